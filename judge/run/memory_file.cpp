#include "judge/run/memory_file.h"

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

std::int64_t MemoryFile::position() const {
  return checked(lseek(descriptor(), 0, SEEK_CUR), "lseek");
}

std::string MemoryFile::read(std::int64_t offset, std::size_t count) const {
  std::string bytes(count, '\0');
  const ssize_t got = checked(pread(descriptor(), bytes.data(), count, offset), "pread");
  bytes.resize(static_cast<std::size_t>(got));
  return bytes;
}

}  // namespace judge
