#include "judge/run/sanitizer_report.h"

#include <algorithm>
#include <array>
#include <utility>

namespace judge {

namespace {

// ASan ends the process, in whatever words, where a program gets std::bad_alloc or a null pointer.
constexpr std::string_view refusal = "a request for more memory than there can be";
constexpr std::array<std::string_view, 3> words_of_refusal{
    "requested allocation size", "allocator is out of memory", "out of memory"};

/// Those of ASan's names for a fault that are a sentence of the past.
constexpr std::array plain_names{
    std::pair(std::string_view("attempting double-free"), std::string_view("a double free")),
    std::pair(std::string_view("attempting free on address which was not malloc()-ed"),
              std::string_view("a free of memory that was not allocated")),
};

/// The fault in the first line of a report: what stands before the addresses.
std::string name_of_fault(std::string_view line) {
  for (const auto& [start, name] : plain_names) {
    if (line.starts_with(start)) return std::string(name);
  }
  if (std::ranges::any_of(words_of_refusal, [&](auto words) { return line.starts_with(words); }))
    return std::string(refusal);
  std::size_t end = line.size();
  for (const std::string_view behind : {" on ", " 0x", " (0x", " (thread", ": memory ranges"})
    end = std::min(end, line.find(behind));
  while (end > 0 && (line[end - 1] == ':' || line[end - 1] == ' ')) --end;
  return std::string(line.substr(0, end));
}

/// Where the report of a failed check begins. There are two kinds:
///
///     /usr/include/c++/12/array:186: …: Assertion '__n < this->size()' failed.
///
///     /usr/include/c++/12/debug/vector:442:
///     In function:
///         …
///     Error: attempt to subscript container with out-of-bounds index 9, but
///     container only holds 9 elements.
struct LibraryReport {
  std::size_t begin;
  std::string message;
};

std::size_t begin_of_line(const std::string& text, std::size_t at) {
  return at == 0 ? 0 : text.rfind('\n', at - 1) + 1;  // npos + 1 is 0
}

std::optional<LibraryReport> find_assertion(const std::string& text) {
  constexpr std::string_view mark = ": Assertion '";
  const std::size_t at = text.rfind(mark);
  const std::size_t path = at == std::string::npos ? at : text.rfind("/include/", at);
  if (path == std::string::npos || text.find('\n', path) < at) return std::nullopt;
  const std::size_t condition = at + mark.size();
  return LibraryReport{
      begin_of_line(text, path),
      "a failed check: " + text.substr(condition, text.find('\'', condition) - condition)};
}

std::optional<LibraryReport> find_debug_report(const std::string& text) {
  constexpr std::string_view mark = "\nError: ";
  const std::size_t at = text.rfind(mark);
  const std::size_t function = at == std::string::npos ? at : text.rfind("In function:", at);
  if (function == std::string::npos) return std::nullopt;
  const std::size_t first = at + mark.size();
  std::string message = text.substr(first, text.find("\n\n", first) - first);
  std::ranges::replace(message, '\n', ' ');  // which may stand behind a blank
  for (std::size_t blanks; (blanks = message.find("  ")) != std::string::npos;)
    message.erase(blanks, 1);
  if (message.ends_with('.')) message.pop_back();
  const std::size_t line = begin_of_line(text, function);
  return LibraryReport{line == 0 ? 0 : begin_of_line(text, line - 1), message};
}

std::optional<LibraryReport> find_report(const std::string& text) {
  if (auto assertion = find_assertion(text)) return assertion;
  return find_debug_report(text);
}

}  // namespace

SanitizerFinding read_sanitizer_report(const std::string& subject, const std::string& text) {
  if (subject == "unreachable-call")
    return {"UndefinedBehaviorSanitizer",
            "a point that cannot be reached was: a check of the standard library failed, or a "
            "__builtin_unreachable was wrong"};
  if (subject != "AddressSanitizer") return {"UndefinedBehaviorSanitizer", subject + ": " + text};
  // ==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x… at pc …
  // READ of size 1 at 0x… thread T0
  const auto after = [&](const std::string& mark, const std::string& until) -> std::string {
    const std::size_t start = text.find(mark);
    if (start == std::string::npos) return "";
    const std::size_t first = start + mark.size();
    return text.substr(first, text.find_first_of(until, first) - first);
  };
  std::string message = name_of_fault(after("AddressSanitizer: ", "\n"));
  for (const char* access : {"READ", "WRITE"}) {
    if (const auto size = after(std::string("\n") + access + " of size ", " \n"); !size.empty())
      message += std::string(": ") + access + " of size " + size;
  }
  return {"AddressSanitizer", message};
}

bool is_refusal_of_memory(const SanitizerFinding& finding) {
  return finding.message == refusal;
}

std::optional<SanitizerFinding> find_library_report(const std::string& output) {
  const auto report = find_report(output);
  if (!report) return std::nullopt;
  return SanitizerFinding{"libstdc++", report->message};
}

std::string without_report(std::string output) {
  if (const auto report = find_report(output))
    output.resize(report->begin);
  else if (const std::size_t at = output.rfind(": runtime error: "); at != std::string::npos)
    output.resize(begin_of_line(output, at));  // UBSan's, which prints a line before it stops
  return output;
}

}  // namespace judge
