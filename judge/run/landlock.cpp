#include "judge/run/landlock.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "judge/run/system_error.h"

// The C library has no functions for Landlock, and <linux/landlock.h> knows what was there when the
// distribution was made, not what the running kernel can. So the few numbers that are needed stand
// here; they are the same on every machine.

namespace judge {

namespace {

constexpr long create_ruleset_call = 444;
constexpr long add_rule_call = 445;

constexpr unsigned ask_for_version = 1;
constexpr int path_beneath = 1;

constexpr std::uint64_t execute = 1 << 0;
constexpr std::uint64_t write_file = 1 << 1;
constexpr std::uint64_t read_file = 1 << 2;
constexpr std::uint64_t read_dir = 1 << 3;
constexpr std::uint64_t remove_dir = 1 << 4;
constexpr std::uint64_t remove_file = 1 << 5;
constexpr std::uint64_t make_dir = 1 << 7;
constexpr std::uint64_t make_reg = 1 << 8;
constexpr std::uint64_t truncate_file = 1 << 14;
constexpr std::uint64_t ioctl_dev = 1 << 15;

constexpr std::uint64_t rights_of_files =
    execute | write_file | read_file | truncate_file | ioctl_dev;
constexpr std::uint64_t reading = execute | read_file | read_dir;
constexpr std::uint64_t changing = write_file | read_file | read_dir | remove_dir | remove_file |
                                   make_dir | make_reg | truncate_file;

/// Everything that an ABI can forbid; the kernel refuses what it does not know.
struct Forbidden {
  std::uint64_t files;
  std::uint64_t tcp;
  std::uint64_t scopes;
};

Forbidden everything_of(long abi) {
  Forbidden all{(1 << 13) - 1, 0, 0};
  if (abi >= 2) all.files |= 1 << 13;  // moving between folders
  if (abi >= 3) all.files |= truncate_file;
  if (abi >= 4) all.tcp = (1 << 0) | (1 << 1);  // bind, connect
  if (abi >= 5) all.files |= ioctl_dev;
  if (abi >= 6) all.scopes = (1 << 0) | (1 << 1);  // abstract sockets, signals
  return all;
}

std::size_t size_of_forbidden(long abi) {
  if (abi < 4) return offsetof(Forbidden, tcp);
  if (abi < 6) return offsetof(Forbidden, scopes);
  return sizeof(Forbidden);
}

/// Negative, or 0, if there is no Landlock.
long abi_of_kernel() {
  static const long abi = syscall(create_ruleset_call, nullptr, 0, ask_for_version);
  return abi;
}

struct [[gnu::packed]] PathBeneath {
  std::uint64_t allowed;
  std::int32_t parent;
};

}  // namespace

FileRules::FileRules() {
  const long abi = abi_of_kernel();
  const Forbidden forbidden = everything_of(abi);
  ruleset_ = Descriptor(
      static_cast<int>(checked(syscall(create_ruleset_call, &forbidden, size_of_forbidden(abi), 0),
                               "landlock_create_ruleset")));
}

void FileRules::allow_reading(const std::filesystem::path& path) {
  allow(path, 0, reading);
}

void FileRules::allow_reading_unless_link(const std::filesystem::path& path) {
  allow(path, O_NOFOLLOW, reading);
}

void FileRules::allow_changing(const std::filesystem::path& path) {
  allow(path, 0, changing);
}

void FileRules::allow(const std::filesystem::path& path, int open_flags, std::uint64_t rights) {
  const Descriptor file(open(path.c_str(), O_PATH | O_CLOEXEC | open_flags));
  struct stat status {};
  if (file.number() < 0 || fstat(file.number(), &status) != 0 || S_ISLNK(status.st_mode)) return;
  if (!S_ISDIR(status.st_mode)) rights &= rights_of_files;
  const PathBeneath rule{rights & everything_of(abi_of_kernel()).files, file.number()};
  checked(syscall(add_rule_call, ruleset_.number(), path_beneath, &rule, 0),
          "landlock_add_rule " + path.string());
}

bool has_landlock() {
  return abi_of_kernel() >= 1;
}

}  // namespace judge
