#include "judge/build/rare_headers.h"

#include <map>
#include <set>

#include "judge/build/cpp_words.h"

namespace judge {

namespace {

/// A header and the words of it that a text may hold.
struct RareHeader {
  std::string_view name;
  std::string_view words;
};

constexpr RareHeader rare_headers[] = {
    {"atomic",
     "atomic atomic_bool atomic_flag atomic_int atomic_long atomic_size_t atomic_uint "
     "atomic_ref"},
    {"barrier", "barrier"},
    {"charconv", "from_chars to_chars"},
    {"chrono", "chrono"},
    {"cmath",
     "acos acosf acosh acosl asin asinf asinh asinl atan atan2 atan2f atanf atanh "
     "atanl cbrt cbrtf cbrtl ceil ceilf ceill copysign copysignf copysignl cos cosf "
     "cosh cosl double_t erf erfc exp exp2 expf expl expm1 fabs fabsf fabsl fdim "
     "float_t floor floorf floorl fma fmax fmaxf fmaxl fmin fminf fminl fmod fmodf "
     "fmodl fpclassify frexp hypot hypotf hypotl ilogb INFINITY HUGE_VAL isfinite "
     "isgreater isgreaterequal isinf isless islessequal isnan isnormal ldexp lerp "
     "lgamma llrint llround log log10 log10f log1p log2 log2f log2l logb logf logl "
     "lrint lround M_E M_LN10 M_LN2 M_LOG10E M_LOG2E M_PI M_PI_2 M_PI_4 M_SQRT1_2 "
     "M_SQRT2 modf NAN nan nearbyint nextafter pow powf powl remainder remquo rint "
     "round roundf roundl scalbln scalbn signbit sin sinf sinh sinl sqrt sqrtf sqrtl "
     "tan tanf tanh tanl tgamma trunc truncf truncl"},
    {"complex", "complex"},
    {"condition_variable", "condition_variable condition_variable_any"},
    {"coroutine", "coroutine_handle suspend_always suspend_never"},
    {"execution", "execution"},
    {"expected", "expected"},
    {"filesystem", "filesystem"},
    {"fstream", "fstream ifstream ofstream"},
    {"future", "async future future_status packaged_task promise shared_future"},
    {"latch", "latch"},
    {"locale", "locale"},
    {"memory_resource", "pmr"},
    {"mutex",
     "call_once lock_guard mutex once_flag recursive_mutex scoped_lock timed_mutex unique_lock"},
    {"numbers", "numbers"},
    {"random",
     "bernoulli_distribution binomial_distribution default_random_engine discrete_distribution "
     "minstd_rand "
     "mt19937 mt19937_64 normal_distribution random_device uniform_int_distribution "
     "uniform_real_distribution"},
    {"ratio", "ratio"},
    {"regex", "cmatch regex regex_match regex_replace regex_search smatch sregex_iterator"},
    {"semaphore", "binary_semaphore counting_semaphore"},
    {"shared_mutex", "shared_lock shared_mutex"},
    {"source_location", "source_location"},
    {"stop_token", "stop_token"},
    {"syncstream", "osyncstream"},
    {"thread", "jthread this_thread thread"},
    {"valarray", "valarray"},
};

std::map<std::string_view, std::string_view> headers_by_word() {
  std::map<std::string_view, std::string_view> headers;
  for (const RareHeader& header : rare_headers) {
    for (const std::string_view word : words_of(header.words)) headers.emplace(word, header.name);
  }
  return headers;
}

}  // namespace

std::vector<std::string> all_rare_headers() {
  std::vector<std::string> names;
  for (const RareHeader& header : rare_headers) names.emplace_back(header.name);
  return names;
}

std::vector<std::string> rare_headers_for(std::string_view text) {
  const auto header_of = headers_by_word();
  std::set<std::string> headers;
  const std::string code = code_of(text);
  for (const std::string_view word : words_of(code)) {
    if (const auto found = header_of.find(word); found != header_of.end())
      headers.emplace(found->second);
  }
  return {headers.begin(), headers.end()};
}

}  // namespace judge
