#include "judge/build/symbolize.h"

#include <fmt/format.h>

#include <charconv>
#include <sstream>

#include "judge/build/compiler_process.h"
#include "judge/build/toolchain.h"

namespace judge {

namespace fs = std::filesystem;

namespace {

/// `Solution::solve` of `Solution::solve(std::vector<…>&, int)`.
std::string without_parameters(const std::string& function) {
  std::string name = function.substr(0, function.find('('));
  if (name.ends_with("operator")) name += "()";
  if (const std::size_t lambda = name.find("::{lambda"); lambda != std::string::npos)
    name = name.substr(0, lambda) + ", a lambda";
  return name;
}

}  // namespace

std::vector<SourceLine> find_source_lines(const fs::path& library, const fs::path& submission,
                                          const std::vector<std::uint64_t>& offsets) {
  const auto addr2line = find_program("addr2line");
  if (!addr2line || offsets.empty()) return {};
  std::vector<std::string> arguments{addr2line->string(), "-e", library.string(), "-f", "-C", "-i"};
  for (std::uint64_t offset : offsets) arguments.push_back(fmt::format("{:#x}", offset));
  CompilerProcess process(arguments, "/tmp", CompilerProcess::any_file_size,
                          std::chrono::seconds(5));
  const CompilerResult result = process.finish({});

  // Two lines a frame: the function, then `file:line`, maybe with ` (discriminator 3)` behind.
  std::vector<SourceLine> lines;
  std::istringstream text(result.messages);
  for (std::string function, place; std::getline(text, function) && std::getline(text, place);) {
    const std::size_t colon = place.rfind(':');
    if (colon == std::string::npos) continue;
    const fs::path file = place.substr(0, colon);
    SourceLine line{submission.string(), 0, without_parameters(function)};
    std::from_chars(place.data() + colon + 1, place.data() + place.size(), line.line);
    const bool is_own = file == submission || file == fs::absolute(submission).lexically_normal() ||
                        file == fs::absolute(submission);
    if (is_own && line.line > 0) lines.push_back(line);
  }
  return lines;
}

}  // namespace judge
