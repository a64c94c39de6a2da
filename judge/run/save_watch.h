#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "judge/run/descriptor.h"

namespace judge {

/// Tells when files are saved. It watches their folders and not the files themselves: many editors
/// write a new file and rename it over the old one, and a watch on the old one would see nothing of
/// it. A file, or its folder, may be absent for a while.
class SaveWatch {
 public:
  /// Throws if the machine has no more watches to give, as all functions below.
  SaveWatch();

  /// From now on tells of this file too; of what it leads to as well, if it is a link.
  void add_file(const std::filesystem::path& file);

  /// From now on tells of all files of a folder whose names end in `suffix` too, and of those that
  /// go from it.
  void add_folder(const std::filesystem::path& folder, const std::string& suffix);

  /// Whether something was saved since the last `wait_for_save`. Does not wait.
  bool has_seen_save();

  /// Waits until something has been saved, and until the files rest: what an editor does within a
  /// moment is one save. Throws Interrupted.
  void wait_for_save();

 private:
  struct Entry {
    std::filesystem::path folder;
    std::string name;  // of a file; or the end of the names of many
    bool is_suffix;
    int watch;  // the kernel's number; `lost` while the folder is absent
  };
  static constexpr int lost = -1;

  void add(const std::filesystem::path& folder, const std::string& name, bool is_suffix);
  int start_watch(const std::filesystem::path& folder) const;
  void find_lost_folders();
  void read_events();
  void note_event(int watch, unsigned what, const std::string& name);

  Descriptor events_;
  std::vector<Entry> entries_;
  bool has_seen_save_ = false;
};

}  // namespace judge
