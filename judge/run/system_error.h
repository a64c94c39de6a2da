#pragma once

#include <cerrno>
#include <string>
#include <system_error>

namespace judge {

/// Throws what a failed system call left in `errno`; `call` names the call and its object.
[[noreturn]] inline void throw_errno(const std::string& call) {
  throw std::system_error(errno, std::generic_category(), call);
}

/// Passes the result of a system call on, or throws if it is negative.
template <typename Result>
Result checked(Result result, const std::string& call) {
  if (result < 0) throw_errno(call);
  return result;
}

}  // namespace judge
