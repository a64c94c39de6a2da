#include "judge/run/memory_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "judge/run/system_error.h"

namespace judge {

MemoryFile::MemoryFile(const char* name)
    : file_(checked(memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING), "memfd_create")) {}

std::int64_t MemoryFile::size() const {
  struct stat status {};
  checked(fstat(descriptor(), &status), "fstat");
  return status.st_size;
}

void MemoryFile::resize(std::int64_t bytes) {
  checked(ftruncate(descriptor(), bytes), "ftruncate");
}

Descriptor MemoryFile::open_again(int mode) const {
  const std::string path = "/proc/self/fd/" + std::to_string(descriptor());
  return Descriptor(checked(open(path.c_str(), mode | O_CLOEXEC), "open " + path));
}

std::int64_t MemoryFile::position_of(const Descriptor& file) {
  return checked(lseek(file.number(), 0, SEEK_CUR), "lseek");
}

std::string MemoryFile::read(std::int64_t offset, std::size_t count) const {
  std::string bytes(count, '\0');
  const ssize_t got = checked(pread(descriptor(), bytes.data(), count, offset), "pread");
  bytes.resize(static_cast<std::size_t>(got));
  return bytes;
}

}  // namespace judge
