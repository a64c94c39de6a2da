#include "judge/build/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

#include "judge/bad_input.h"
#include "judge/run/interrupt.h"
#include "judge/run/system_error.h"

namespace judge {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
  const Descriptor file(checked(open(path.c_str(), O_RDONLY | O_CLOEXEC), "open " + path.string()));
  std::string content;
  char buffer[64 << 10];
  while (const ssize_t got =
             checked(read(file.number(), buffer, sizeof buffer), "read " + path.string()))
    content.append(buffer, static_cast<std::size_t>(got));
  return content;
}

void write_file(const fs::path& path, std::string_view content) {
  const Descriptor file(checked(open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666),
                                "open " + path.string()));
  write_all(file.number(), content, path.string());
}

void write_all(int descriptor, std::string_view content, const std::string& name) {
  while (!content.empty()) {
    const ssize_t written =
        checked(write(descriptor, content.data(), content.size()), "write " + name);
    content.remove_prefix(static_cast<std::size_t>(written));
  }
}

fs::path shorten(const fs::path& path) {
  std::error_code error;
  const fs::path relative = fs::relative(path, error);
  const bool is_below = !error && !relative.empty() && *relative.begin() != "..";
  return is_below ? relative : path;
}

void make_cache_folder(const fs::path& path) {
  std::error_code error;
  fs::create_directories(path, error);
  if (!error && access(path.c_str(), W_OK) != 0)
    error = std::error_code(errno, std::generic_category());
  if (error)
    throw BadInput(fmt::format(
        "cannot write to {}: {}; make it writable, or name another folder by --cache FOLDER",
        path.string(), error.message()));
}

TemporaryFolder::TemporaryFolder(const fs::path& parent) {
  std::string name = (parent / "tmp.XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw_errno("mkdtemp " + name);
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;  // nothing better can be done about a folder that cannot be removed
  fs::remove_all(path_, ignored);
}

FileLock::FileLock(const fs::path& path)
    : file_(checked(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666),
                    "open " + path.string())) {
  while (flock(file_.number(), LOCK_EX) != 0) {
    throw_if_interrupted();
    if (errno != EINTR) throw_errno("flock " + path.string());
  }
}

}  // namespace judge
