#include "judge/build/make_rule.h"

#include <string>

namespace judge {

std::vector<std::filesystem::path> read_make_rule(std::string_view rule) {
  std::vector<std::filesystem::path> paths;
  std::string path;
  const auto end_path = [&] {
    if (!path.empty()) paths.emplace_back(std::move(path));
    path.clear();
  };
  rule.remove_prefix(std::min(rule.size(), rule.find(": ") + 1));
  for (std::size_t i = 0; i < rule.size(); ++i) {
    const char c = rule[i];
    const char next = i + 1 < rule.size() ? rule[i + 1] : '\0';
    if (c == '\\' && next == '\n') {
      end_path();
      ++i;
    } else if ((c == '\\' && (next == ' ' || next == '#')) || (c == '$' && next == '$')) {
      path += next;
      ++i;
    } else if (c == ' ' || c == '\n') {
      end_path();
    } else {
      path += c;
    }
  }
  end_path();
  return paths;
}

}  // namespace judge
