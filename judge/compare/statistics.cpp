#include "judge/compare/statistics.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <stdexcept>

#include "judge/sudoku/random.h"

namespace judge {

namespace {

constexpr std::size_t resamples = 1000;
constexpr std::size_t fewest_to_draw_from = 6;  // rounds
constexpr double case_is_decided_below = 0.05;  // by the sign test over its rounds

/// The rounds of a case by both solutions.
struct Pair {
  const std::vector<double>* mine;
  const std::vector<double>* baseline;
};

std::vector<Pair> pairs_of(const RoundTimes& mine, const RoundTimes& baseline) {
  if (mine.size() != baseline.size())
    throw std::invalid_argument("compare_times: not the same cases");
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < mine.size(); ++i) {
    if (mine[i].empty() || baseline[i].empty()) continue;
    pairs.push_back({&mine[i], &baseline[i]});
    const std::size_t rounds = pairs.front().mine->size();
    if (mine[i].size() != rounds || baseline[i].size() != rounds)
      throw std::invalid_argument("compare_times: not the same rounds");
  }
  return pairs;
}

/// The logarithms of a case's times, the least first, with the round of each: so the median of
/// whatever rounds are drawn is found in one pass.
class SortedRounds {
 public:
  explicit SortedRounds(const std::vector<double>& times) {
    for (std::size_t round = 0; round < times.size(); ++round)
      logs_.push_back({std::log(times[round]), round});
    std::ranges::sort(logs_, {}, &LogTime::log);
  }

  /// Each round counts as often as it was drawn; of an even number it is the middle of two.
  double median(const std::vector<int>& drawn) const {
    const int upper_middle = static_cast<int>(logs_.size() / 2);
    const int lower_middle = static_cast<int>((logs_.size() - 1) / 2);
    int passed = 0;
    double lower = 0;
    bool has_lower = false;
    for (const LogTime& one : logs_) {
      passed += drawn[one.round];
      if (!has_lower && passed > lower_middle) {
        lower = one.log;
        has_lower = true;
      }
      if (passed > upper_middle) return (lower + one.log) / 2;
    }
    return lower;
  }

 private:
  struct LogTime {
    double log;
    std::size_t round;
  };
  std::vector<LogTime> logs_;
};

struct SortedPair {
  SortedRounds mine;
  SortedRounds baseline;
};

/// The mean over all cases of the logarithm of the ratio of medians, of the rounds that are drawn.
double mean_log_ratio(const std::vector<SortedPair>& pairs, const std::vector<int>& drawn) {
  double sum = 0;
  for (const SortedPair& pair : pairs) sum += pair.mine.median(drawn) - pair.baseline.median(drawn);
  return sum / static_cast<double>(pairs.size());
}

/// How much wider Student's t is than the normal distribution, for so many rounds: the Cornish and
/// Fisher expansion of its quantile, and the factor that a variance of few draws is too small by.
double widening(std::size_t rounds) {
  static_assert(SpeedRatio::confidence == 0.99);
  constexpr double z = 2.5758293035489004;  // 99.5 % of the normal distribution lies below
  const double freedom = static_cast<double>(rounds) - 1;
  const double t = z + (std::pow(z, 3) + z) / (4 * freedom) +
                   (5 * std::pow(z, 5) + 16 * std::pow(z, 3) + 3 * z) / (96 * freedom * freedom);
  return t / z * std::sqrt((freedom + 1) / freedom);
}

/// Student's interval from the rounds' own means, for so few rounds that draws of them say little.
void set_interval_of_few_rounds(SpeedRatio& ratio, const std::vector<Pair>& pairs, double middle) {
  // 99.5 % of Student's t with 1, 2, 3 and 4 degrees of freedom lie below these.
  static constexpr double quantiles[] = {63.657, 9.925, 5.841, 4.604};
  static_assert(std::size(quantiles) == fewest_to_draw_from - 2);
  const std::size_t rounds = pairs.front().mine->size();
  std::vector<double> means(rounds);
  for (std::size_t round = 0; round < rounds; ++round) {
    for (const auto& [mine, baseline] : pairs)
      means[round] += std::log((*mine)[round] / (*baseline)[round]);
    means[round] /= static_cast<double>(pairs.size());
  }
  const auto count = static_cast<double>(rounds);
  const double mean = std::accumulate(means.begin(), means.end(), 0.0) / count;
  double squares = 0;
  for (const double one : means) squares += (one - mean) * (one - mean);
  const double half = quantiles[rounds - 2] * std::sqrt(squares / (count - 1) / count);
  ratio.low = std::exp(std::min(middle, mean - half));
  ratio.high = std::exp(std::max(middle, mean + half));
}

void count_cases(const std::vector<Pair>& pairs, SpeedRatio& ratio) {
  for (const auto& [mine, baseline] : pairs) {
    std::size_t faster = 0;
    std::size_t slower = 0;
    for (std::size_t round = 0; round < mine->size(); ++round) {
      if ((*mine)[round] < (*baseline)[round]) ++faster;
      if ((*mine)[round] > (*baseline)[round]) ++slower;
    }
    if (sign_test(faster, slower) >= case_is_decided_below)
      ++ratio.ties;
    else
      ++(faster > slower ? ratio.wins : ratio.losses);
  }
  ratio.sign_test = sign_test(ratio.wins, ratio.losses);
}

}  // namespace

double median(std::vector<double> values) {
  if (values.empty()) throw std::invalid_argument("median of nothing");
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  if (values.size() % 2 == 1) return *middle;
  return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

double sign_test(std::size_t wins, std::size_t losses) {
  const std::size_t coins = wins + losses;
  if (coins == 0) return 1;
  const auto n = static_cast<double>(coins);
  double tail = 0;  // of the binomial distribution; by logarithms, as 2^1000 is no double
  for (std::size_t heads = 0; heads <= std::min(wins, losses); ++heads) {
    const auto k = static_cast<double>(heads);
    tail += std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) -
                     n * std::log(2.0));
  }
  return std::min(1.0, 2 * tail);
}

SpeedRatio compare_times(const RoundTimes& mine, const RoundTimes& baseline, std::uint64_t seed) {
  const std::vector<Pair> pairs = pairs_of(mine, baseline);
  SpeedRatio ratio;
  if (pairs.empty()) return ratio;
  const std::size_t rounds = pairs.front().mine->size();
  std::vector<SortedPair> sorted;
  for (const Pair& pair : pairs)
    sorted.push_back({SortedRounds(*pair.mine), SortedRounds(*pair.baseline)});
  std::vector<int> drawn(rounds, 1);
  const double middle = mean_log_ratio(sorted, drawn);
  ratio.ratio = std::exp(middle);
  count_cases(pairs, ratio);

  if (rounds < 2) {  // nothing is known of how far one round can be off
    ratio.low = 0;
    ratio.high = std::numeric_limits<double>::infinity();
    return ratio;
  }
  if (rounds < fewest_to_draw_from) {
    set_interval_of_few_rounds(ratio, pairs, middle);
    return ratio;
  }
  Random random(seed, 0);
  std::vector<double> means(resamples);
  for (double& mean : means) {
    std::ranges::fill(drawn, 0);
    for (std::size_t i = 0; i < rounds; ++i)
      ++drawn[static_cast<std::size_t>(random.below(static_cast<int>(rounds)))];
    mean = mean_log_ratio(sorted, drawn);
  }
  std::ranges::sort(means);
  const auto cut = static_cast<std::size_t>((1 - SpeedRatio::confidence) / 2 * resamples);
  const double width = widening(rounds);
  ratio.low = std::exp(middle - width * std::max(0.0, middle - means[cut]));
  ratio.high = std::exp(middle + width * std::max(0.0, means[resamples - 1 - cut] - middle));
  return ratio;
}

}  // namespace judge
