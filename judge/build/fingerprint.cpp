#include "judge/build/fingerprint.h"

#include <fmt/format.h>
#include <sys/stat.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <memory>

namespace judge {

std::string fingerprint(const std::vector<std::string_view>& parts) {
  const std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state(XXH3_createState(),
                                                                       XXH3_freeState);
  XXH3_128bits_reset(state.get());
  for (std::string_view part : parts) {
    const std::string length = fmt::format("{}:", part.size());
    XXH3_128bits_update(state.get(), length.data(), length.size());
    XXH3_128bits_update(state.get(), part.data(), part.size());
  }
  const XXH128_hash_t hash = XXH3_128bits_digest(state.get());
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

std::string fingerprint_of_state(const std::filesystem::path& file) {
  struct stat status {};
  if (stat(file.c_str(), &status) != 0) return fingerprint({file.native(), "absent"});
  return fingerprint({file.native(), fmt::format("{} {} {}", status.st_size, status.st_mtim.tv_sec,
                                                 status.st_mtim.tv_nsec)});
}

}  // namespace judge
