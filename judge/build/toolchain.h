#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "judge/build/compiler_process.h"
#include "judge/build/prelude.h"
#include "judge/run/sandbox.h"

namespace judge {

/// The ways in which a submission is built.
enum class Flavour {
  fast,       // -O2: for the verdict and the times, as LeetCode measures them
  sanitized,  // AddressSanitizer, UBSan and the checks of libstdc++: for the faults that stay
              // unseen
  sanitized_with_plain_containers,  // without those checks that take place in the containers, which
                                    // make a vector larger than it is in a program
  debugged,  // -O0 -g and the assertions of libstdc++, with a worker that a debugger starts
};

inline bool is_sanitized(Flavour flavour) {
  return flavour == Flavour::sanitized || flavour == Flavour::sanitized_with_plain_containers;
}

/// A compiler with all that is made once for it and a flavour: what it is, the newest standard and
/// the fastest linker that it has, the precompiled headers, and the worker that its submissions run
/// in.
struct Toolchain {
  Flavour flavour = Flavour::fast;
  std::vector<std::string> compiler;  // the words to start it
  std::string name;                   // `g++ 12.2.0`
  bool is_clang = false;
  std::string standard;                    // `c++23`
  std::string title;                       // `g++ 12.2.0 -std=c++23 -O2`
  std::vector<std::string> compile_flags;  // but for the prelude
  std::vector<std::string> link_flags;
  std::filesystem::path worker;
  std::filesystem::path folder;                     // of the cache, where all of it lies
  bool is_confined = available_sandbox().landlock;  // when it compiles a submission
  bool was_made_now = false;                        // rather than taken from the cache
  std::string key;  // changes whenever a program compiled before would have to be compiled anew
};

/// A program by its name in PATH, or by its path.
std::optional<std::filesystem::path> find_program(const std::string& name);

/// The words that start the compiler: those of the environment's `CXX`, otherwise the first of g++,
/// clang++ and c++ that is there; the program as a path. Throws BadInput if there is none.
std::vector<std::string> find_compiler();

/// Takes the toolchain of `compiler` from the cache, or makes it there, which takes seconds. Throws
/// BadInput for what is no C++20 compiler, or has no sanitizers.
Toolchain prepare_toolchain(const std::vector<std::string>& compiler, Flavour flavour,
                            const std::filesystem::path& cache, const OnProgress& on_progress);

/// What a submission finds included.
struct Prelude {
  std::vector<std::string> flags;    // that put it in front of a submission
  std::vector<std::string> headers;  // standard ones that are to be included beside it
  bool was_made_now = false;         // rather than taken from the cache
};

/// What a submission needs of this toolchain's headers.
Needs needs_of(const std::string& submission, const Toolchain& toolchain);

/// The small prelude or the whole, see prelude.h; the whole one is made when it is needed for the
/// first time, which takes seconds. Throws BadInput.
Prelude prelude_for(const Needs& needs, const Toolchain& toolchain, const OnProgress& on_progress);

/// The judge's code that is compiled in front of each submission, and behind it.
std::string beginning_text();
std::string entry_text();

}  // namespace judge
