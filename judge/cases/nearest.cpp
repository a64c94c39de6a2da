#include "judge/cases/nearest.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace judge {

namespace {

constexpr std::size_t longest_word = 200;  // a longer one is no typing error

std::string to_lower(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

enum class Where { whole, anywhere };

/// Typing errors between a word and a candidate, or the part of the candidate that is most like the
/// word (Damerau's distance with adjacent swaps; Sellers' variant for the part: the candidate's
/// characters before and after the part cost nothing).
std::size_t count_errors(std::string_view word, std::string_view candidate, Where where) {
  const std::size_t width = candidate.size() + 1;
  std::vector<std::vector<std::size_t>> errors(word.size() + 1, std::vector<std::size_t>(width));
  for (std::size_t j = 0; j < width; ++j) errors[0][j] = where == Where::whole ? j : 0;
  for (std::size_t i = 1; i <= word.size(); ++i) {
    errors[i][0] = i;
    for (std::size_t j = 1; j < width; ++j) {
      const bool same = word[i - 1] == candidate[j - 1];
      errors[i][j] = std::min(
          {errors[i - 1][j] + 1, errors[i][j - 1] + 1, errors[i - 1][j - 1] + (same ? 0 : 1)});
      if (i > 1 && j > 1 && word[i - 1] == candidate[j - 2] && word[i - 2] == candidate[j - 1])
        errors[i][j] = std::min(errors[i][j], errors[i - 2][j - 2] + 1);
    }
  }
  const std::vector<std::size_t>& last = errors.back();
  return where == Where::whole ? last.back() : *std::ranges::min_element(last);
}

/// How far a candidate is, comparable between candidates; nullopt if it is not near.
std::optional<std::size_t> find_distance(std::string_view word, std::string_view candidate) {
  const std::size_t whole = count_errors(word, candidate, Where::whole);
  const bool is_near = whole <= std::max<std::size_t>(1, word.size() / 3) && whole < word.size();
  if (is_near) return 2 * whole;
  const std::size_t part = count_errors(word, candidate, Where::anywhere);
  const bool holds_word = word.size() >= 3 && part <= word.size() / 4;
  if (holds_word) return 2 * part + 3;  // a part is a weaker sign than one error in the whole
  return std::nullopt;
}

}  // namespace

std::vector<std::string> nearest_few(std::string_view word,
                                     const std::vector<std::string>& candidates,
                                     std::size_t at_most) {
  if (word.size() > longest_word) return {};
  std::vector<std::pair<std::size_t, std::string>> found;
  for (const std::string& candidate : candidates) {
    if (candidate.size() > longest_word) continue;
    if (const auto distance = find_distance(to_lower(word), to_lower(candidate)))
      found.emplace_back(*distance, candidate);
  }
  std::ranges::stable_sort(found, {}, [](const auto& entry) { return entry.first; });
  std::vector<std::string> names;
  for (auto& [distance, name] : found) {
    if (names.size() == at_most) break;
    names.push_back(std::move(name));
  }
  return names;
}

std::optional<std::string> nearest(std::string_view word,
                                   const std::vector<std::string>& candidates) {
  std::vector<std::string> names = nearest_few(word, candidates, 1);
  if (names.empty()) return std::nullopt;
  return std::move(names.front());
}

}  // namespace judge
