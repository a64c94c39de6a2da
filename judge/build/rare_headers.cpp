#include "judge/build/rare_headers.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

namespace judge {

namespace {

/// A word of the standard library and the header that it takes.
const std::map<std::string_view, std::string_view> headers_of_words{
    {"atomic", "atomic"},
    {"atomic_bool", "atomic"},
    {"atomic_flag", "atomic"},
    {"atomic_int", "atomic"},
    {"atomic_long", "atomic"},
    {"barrier", "barrier"},
    {"from_chars", "charconv"},
    {"to_chars", "charconv"},
    {"chrono", "chrono"},
    {"complex", "complex"},
    {"condition_variable", "condition_variable"},
    {"condition_variable_any", "condition_variable"},
    {"coroutine_handle", "coroutine"},
    {"suspend_always", "coroutine"},
    {"suspend_never", "coroutine"},
    {"execution", "execution"},
    {"expected", "expected"},
    {"filesystem", "filesystem"},
    {"fstream", "fstream"},
    {"ifstream", "fstream"},
    {"ofstream", "fstream"},
    {"async", "future"},
    {"future", "future"},
    {"packaged_task", "future"},
    {"promise", "future"},
    {"shared_future", "future"},
    {"latch", "latch"},
    {"locale", "locale"},
    {"pmr", "memory_resource"},
    {"call_once", "mutex"},
    {"lock_guard", "mutex"},
    {"mutex", "mutex"},
    {"once_flag", "mutex"},
    {"recursive_mutex", "mutex"},
    {"scoped_lock", "mutex"},
    {"unique_lock", "mutex"},
    {"numbers", "numbers"},
    {"bernoulli_distribution", "random"},
    {"default_random_engine", "random"},
    {"discrete_distribution", "random"},
    {"minstd_rand", "random"},
    {"mt19937", "random"},
    {"mt19937_64", "random"},
    {"normal_distribution", "random"},
    {"random_device", "random"},
    {"uniform_int_distribution", "random"},
    {"uniform_real_distribution", "random"},
    {"ratio", "ratio"},
    {"cmatch", "regex"},
    {"regex", "regex"},
    {"regex_match", "regex"},
    {"regex_replace", "regex"},
    {"regex_search", "regex"},
    {"smatch", "regex"},
    {"sregex_iterator", "regex"},
    {"binary_semaphore", "semaphore"},
    {"counting_semaphore", "semaphore"},
    {"shared_lock", "shared_mutex"},
    {"shared_mutex", "shared_mutex"},
    {"source_location", "source_location"},
    {"stop_token", "stop_token"},
    {"osyncstream", "syncstream"},
    {"jthread", "thread"},
    {"this_thread", "thread"},
    {"thread", "thread"},
    {"valarray", "valarray"},
};

bool is_of_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

}  // namespace

std::vector<std::string> rare_headers_for(std::string_view text) {
  std::set<std::string> headers;
  for (auto start = text.begin(); start != text.end();) {
    start = std::find_if(start, text.end(), is_of_word);
    const auto end = std::find_if_not(start, text.end(), is_of_word);
    const auto found = headers_of_words.find(std::string_view(start, end));
    if (found != headers_of_words.end()) headers.emplace(found->second);
    start = end;
  }
  return {headers.begin(), headers.end()};
}

}  // namespace judge
