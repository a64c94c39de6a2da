#include "judge/run/save_watch.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/inotify.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <stdexcept>

#include "judge/run/interrupt.h"
#include "judge/run/system_error.h"

// What inotify tells of a save, by the ways in which editors and tools do it:
//
//   in place (nano, VS Code, cp)        MODIFY …, CLOSE_WRITE
//   aside and renamed (vim, sed, git)   MOVED_FROM, CREATE, MODIFY …, CLOSE_WRITE; or MOVED_TO
//
// A file counts as saved at CLOSE_WRITE and MOVED_TO: then it is whole. At CREATE and MODIFY it is
// not yet, and at MOVED_FROM and DELETE there is none to be judged.

namespace judge {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

constexpr unsigned is_saved = IN_CLOSE_WRITE | IN_MOVED_TO;
constexpr unsigned is_gone = IN_MOVED_FROM | IN_DELETE;
constexpr unsigned folder_is_gone = IN_IGNORED | IN_MOVE_SELF | IN_UNMOUNT;

constexpr auto rest = 20ms;            // without an event: the burst is over
constexpr auto longest_burst = 300ms;  // something that writes without end is not waited for
constexpr auto look_for_folder_every = 200ms;
constexpr auto a_day = 24h;  // nothing is to be done until a save

[[noreturn]] void throw_out_of(const std::string& what, const std::string& setting) {
  throw std::runtime_error(
      fmt::format("cannot watch {}: the system's {} are all in use; end other programs that watch "
                  "files, or raise it: sysctl {}",
                  what, setting, setting));
}

}  // namespace

SaveWatch::SaveWatch() : events_(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
  if (events_.number() >= 0) return;
  if (errno == EMFILE) throw_out_of("files", "fs.inotify.max_user_instances");
  throw_errno("inotify_init1");
}

void SaveWatch::add_file(const fs::path& file) {
  add(fs::absolute(file).parent_path(), file.filename().string(), /*is_suffix=*/false);
  std::error_code ignored;  // a file that is absent leads nowhere
  if (!fs::is_symlink(file, ignored)) return;
  const fs::path target = fs::canonical(file, ignored);
  if (!target.empty()) add(target.parent_path(), target.filename().string(), /*is_suffix=*/false);
}

void SaveWatch::add_folder(const fs::path& folder, const std::string& suffix) {
  add(fs::absolute(folder), suffix, /*is_suffix=*/true);
}

bool SaveWatch::has_seen_save() {
  read_events();
  return has_seen_save_;
}

void SaveWatch::wait_for_save() {
  const auto has_lost = [&] { return std::ranges::count(entries_, lost, &Entry::watch) > 0; };
  while (!has_seen_save()) {
    wait_for_input(events_.number(), has_lost() ? look_for_folder_every : a_day);
    find_lost_folders();
  }
  const auto deadline = std::chrono::steady_clock::now() + longest_burst;
  while (wait_for_input(events_.number(), rest) && std::chrono::steady_clock::now() < deadline)
    read_events();
  has_seen_save_ = false;
}

void SaveWatch::add(const fs::path& folder, const std::string& name, bool is_suffix) {
  const bool is_known = std::ranges::any_of(entries_, [&](const Entry& entry) {
    return entry.folder == folder && entry.name == name && entry.is_suffix == is_suffix;
  });
  if (!is_known) entries_.push_back({folder, name, is_suffix, start_watch(folder)});
}

int SaveWatch::start_watch(const fs::path& folder) const {
  const int watch =
      inotify_add_watch(events_.number(), folder.c_str(),
                        is_saved | is_gone | IN_MOVE_SELF | IN_DELETE_SELF | IN_ONLYDIR);
  if (watch >= 0) return watch;
  if (errno == ENOENT || errno == ENOTDIR || errno == EACCES) return lost;
  if (errno == ENOSPC) throw_out_of(folder.string(), "fs.inotify.max_user_watches");
  throw_errno("inotify_add_watch " + folder.string());
}

/// A folder that is back again is as good as a save of all files in it.
void SaveWatch::find_lost_folders() {
  for (Entry& entry : entries_) {
    if (entry.watch != lost) continue;
    entry.watch = start_watch(entry.folder);
    if (entry.watch != lost) has_seen_save_ = true;
  }
}

void SaveWatch::read_events() {
  alignas(inotify_event) std::array<char, 16 << 10> buffer;
  for (;;) {
    const ssize_t size = read(events_.number(), buffer.data(), buffer.size());
    if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
    checked(size, "read of inotify");
    for (ssize_t at = 0; at < size;) {
      const auto* event = reinterpret_cast<const inotify_event*>(buffer.data() + at);
      note_event(event->wd, event->mask, event->len > 0 ? event->name : "");
      at += static_cast<ssize_t>(sizeof *event + event->len);
    }
  }
}

void SaveWatch::note_event(int watch, unsigned what, const std::string& name) {
  if ((what & IN_Q_OVERFLOW) != 0) has_seen_save_ = true;  // nobody knows what was missed
  for (Entry& entry : entries_) {
    if (entry.watch != watch) continue;
    if ((what & folder_is_gone) != 0) entry.watch = lost;
    const bool is_meant = entry.is_suffix ? name.ends_with(entry.name) : name == entry.name;
    const unsigned what_counts = entry.is_suffix ? is_saved | is_gone : is_saved;
    if (is_meant && (what & what_counts) != 0) has_seen_save_ = true;
  }
}

}  // namespace judge
