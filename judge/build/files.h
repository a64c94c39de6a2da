#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "judge/run/descriptor.h"

namespace judge {

/// The whole of a file; throws std::system_error.
std::string read_file(const std::filesystem::path& path);

/// Writes a file anew; throws std::system_error, also for a full disk.
void write_file(const std::filesystem::path& path, std::string_view content);

/// Writes all of `content` to an open descriptor; `name` is for the std::system_error.
void write_all(int descriptor, std::string_view content, const std::string& name);

/// The path relative to where the user stands, if it is below that; otherwise the path itself.
std::filesystem::path shorten(const std::filesystem::path& path);

/// Makes a folder and those above it; throws BadInput that names the `--cache` option, since a
/// folder that cannot be made is most often one that belongs to somebody else.
void make_cache_folder(const std::filesystem::path& path);

/// A new folder with an unused name in `parent`, removed with all in it at the end.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::filesystem::path& parent);
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder();
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// Holds a file's lock against other judges; waits for it.
class FileLock {
 public:
  explicit FileLock(const std::filesystem::path& path);

 private:
  Descriptor file_;
};

}  // namespace judge
