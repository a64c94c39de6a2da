#include "judge/report/comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "judge/report/escape.h"
#include "judge/report/numbers.h"
#include "judge/report/rows.h"
#include "judge/report/sentences.h"

namespace judge {

namespace {

constexpr std::size_t narrowest_name = 22;
constexpr std::size_t narrowest_bar = 12;
constexpr std::size_t widest_bar = 40;
constexpr std::size_t widest_slowest = 56;
constexpr std::size_t widest_name = 40;
constexpr std::size_t ratio_columns = 14;
constexpr std::size_t rank_columns = 3;
constexpr double check_is_clear_below = 0.05;  // of the sign test over cases

/// Half the width of the interval as a share of the ratio: `±0.4 %`.
std::string format_width(const SpeedRatio& ratio) {
  const double share = std::max(ratio.high / ratio.ratio - 1, 1 - ratio.low / ratio.ratio);
  if (!std::isfinite(share)) return "±?";
  return fmt::format("±{:.{}f} %", share * 100, share < 0.0995 ? 1 : 0);
}

/// A bar of eighths of a block, empty behind its end: `▊▊▊▌`.
std::string bar(double blocks, std::size_t columns) {
  static constexpr const char* eighths[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const double most = static_cast<double>(columns);
  const auto parts = static_cast<std::size_t>(std::lround(std::clamp(blocks, 0.125, most) * 8));
  std::string text;
  for (std::size_t i = 0; i < parts / 8; ++i) text += "█";
  return text + eighths[parts % 8];
}

/// Where the columns of the tables stand: what the terminal is wider goes to names, then to bars.
struct Layout {
  std::size_t name;
  std::size_t bar;
  bool has_characters;
};

Layout lay_out(const Comparison& comparison, std::size_t width) {
  std::size_t longest = narrowest_name;
  for (const Contestant& one : comparison.contestants)
    longest = std::max(longest, columns_of(escape_line(one.judgement.name)));
  const std::size_t room = width > page_columns ? width - page_columns : 0;
  const std::size_t name = std::min({longest, widest_name, narrowest_name + room});
  return {name, std::min(narrowest_bar + (room - (name - narrowest_name)) / 2, widest_bar),
          room >= 14 + (name - narrowest_name)};
}

std::string rank_of(const Contestant& contestant) {
  return right_aligned(contestant.rank > 0 ? std::to_string(contestant.rank) : "-", rank_columns);
}

std::string name_of(const Contestant& contestant, const Layout& layout) {
  return left_aligned(escape_line(contestant.judgement.name), layout.name);
}

/// The compiler's first line that says what is wrong; the lines before it say where.
std::string first_error_of(const std::string& messages) {
  const std::vector<std::string> lines = escape_lines(messages);
  const auto error = std::ranges::find_if(
      lines, [](const std::string& line) { return line.find("error") != line.npos; });
  if (error != lines.end()) return *error;
  return lines.empty() ? "" : lines.front();
}

/// `Wrong Answer, 12 of 138: box 1 holds 7 twice, at r1c3 and r3c1`
std::string describe_rejection(const Contestant& contestant) {
  const Judgement& judgement = contestant.judgement;
  std::string text(name_of(judgement.verdict));
  if (judgement.verdict == Verdict::accepted) {
    text = judgement.notes.empty() ? text : judgement.notes.back();
    return fmt::format("not ranked: {}", text);
  }
  if (!judgement.cases.empty())
    text += fmt::format(", {} of {}", judgement.passed(), judgement.total);
  if (judgement.evidence.empty()) return text;
  const Evidence& evidence = judgement.evidence.front();
  const auto* message = std::get_if<CompilerMessage>(&evidence);
  const std::string reason = message == nullptr       ? describe(evidence)
                             : message->guess.empty() ? first_error_of(message->text)
                                                      : message->guess;
  return text + ": " + escape_line(reason);
}

std::string describe_cases(const Contestant& contestant) {
  const SpeedRatio& ratio = *contestant.ratio;
  return fmt::format("{}/{}/{}", ratio.wins, ratio.ties, ratio.losses);
}

/// Where the cases that are decided do not say the same as the mean.
void write_check(Page& page, const Contestant& contestant) {
  if (!contestant.ratio || contestant.ratio->is_no_difference()) return;
  const SpeedRatio& ratio = *contestant.ratio;
  if (ratio.wins + ratio.losses == 0) return;  // too few rounds to decide any case
  const bool is_clear = ratio.sign_test < check_is_clear_below;
  if (is_clear && (ratio.wins > ratio.losses) == ratio.is_faster()) return;
  page.row("check", fmt::format("{} is {} in the mean, but faster in {} and slower in {}: it "
                                "depends on the board",
                                escape_line(contestant.judgement.name),
                                ratio.is_faster() ? "faster" : "slower",
                                format_count(ratio.wins, "case"), ratio.losses));
}

class ComparisonPage {
 public:
  ComparisonPage(const Comparison& comparison, const TextStyle& style, ComparisonOrder order)
      : comparison_(comparison),
        page_(style),
        layout_(lay_out(comparison, page_.width())),
        rows_(sorted(comparison, order)) {}

  std::string write() && {
    write_title();
    write_standings();
    if (comparison_.rounds > 0) {
      write_numbers();
      write_notes();
    }
    return std::move(page_).take();
  }

 private:
  static std::vector<const Contestant*> sorted(const Comparison& comparison,
                                               ComparisonOrder order) {
    std::vector<const Contestant*> rows;
    for (const Contestant& one : comparison.contestants) rows.push_back(&one);
    const auto memory = [](const Contestant* one) {
      const std::uint64_t bytes = one->judgement.peak_memory_bytes;
      return bytes == 0 ? std::numeric_limits<std::uint64_t>::max() : bytes;
    };
    switch (order) {
      case ComparisonOrder::rank: break;
      case ComparisonOrder::name:
        std::ranges::stable_sort(rows, {}, [](const Contestant* one) -> const std::string& {
          return one->judgement.name;
        });
        break;
      case ComparisonOrder::memory: std::ranges::stable_sort(rows, {}, memory); break;
      case ComparisonOrder::lines:
        std::ranges::stable_sort(rows, {}, &Contestant::source_lines);
        break;
      case ComparisonOrder::characters:
        std::ranges::stable_sort(rows, {}, &Contestant::source_characters);
        break;
    }
    return rows;
  }

  const Contestant& baseline() const { return comparison_.contestants[comparison_.baseline]; }
  std::string baseline_name() const { return escape_line(baseline().judgement.name); }

  void write_title() {
    const auto total = comparison_.contestants.size();
    const auto right = static_cast<std::size_t>(std::ranges::count_if(
        comparison_.contestants,
        [](const Contestant& one) { return one.judgement.verdict == Verdict::accepted; }));
    const std::string text =
        fmt::format("{} of {} accepted", right, format_count(total, "solution"));
    page_.line(fmt::format("{}, {}",
                           right == total ? page_.paint().good(text) : page_.paint().bad(text),
                           format_count(comparison_.cases.size(), "case")));
  }

  void write_standings() {
    const bool is_timed = comparison_.rounds > 0;
    page_.line();
    const std::string begin = std::string(rank_columns + 2, ' ');
    page_.line(page_.paint().quiet(
        is_timed ? fmt::format("{}{}  {}  {}  {}", begin, left_aligned("solution", layout_.name),
                               left_aligned("time", ratio_columns), left_aligned("", layout_.bar),
                               "faster/same/slower")
                 : begin + "solution"));
    for (const Contestant* one : rows_) write_standing(*one, is_timed);
  }

  void write_standing(const Contestant& one, bool is_timed) {
    const std::string begin = fmt::format("{}  {}  ", rank_of(one), name_of(one, layout_));
    if (!one.is_ranked || !is_timed) {
      const bool is_accepted = one.judgement.verdict == Verdict::accepted;
      const std::string text =
          is_accepted && !is_timed ? describe_acceptance(one.judgement) : describe_rejection(one);
      const std::size_t begin_columns = columns_of(begin);
      std::string start = begin;
      for (const std::string& line : wrap(text, page_.width() - begin_columns)) {
        page_.line(start + (is_accepted ? line : page_.paint().bad(line)));
        start = std::string(begin_columns, ' ');
      }
      return;
    }
    std::string cases = one.ratio ? describe_cases(one) : "baseline";
    if (one.lost > 0) cases += fmt::format(", {} lost", one.lost);
    page_.line(fmt::format("{}{}  {}  {}", begin, left_aligned(describe_ratio(one), ratio_columns),
                           left_aligned(bar(blocks_of(one), layout_.bar), layout_.bar), cases));
  }

  static std::string describe_acceptance(const Judgement& judgement) {
    return fmt::format("Accepted, {} of {}", judgement.passed(), judgement.total);
  }

  static std::string describe_ratio(const Contestant& one) {
    if (!one.ratio) return "1";
    if (one.ratio->is_no_difference()) return "no difference";
    return fmt::format("{} {}", format_ratio(one.ratio->ratio), format_width(*one.ratio));
  }

  /// One block for the fastest, and one more each time that the time doubles; fewer for each where
  /// there is no room for all.
  double blocks_of(const Contestant& one) const {
    double fastest = std::numeric_limits<double>::max();
    double slowest = 0;
    for (const Contestant* other : rows_) {
      if (!other->is_ranked) continue;
      const double ratio = other->ratio ? other->ratio->ratio : 1;
      fastest = std::min(fastest, ratio);
      slowest = std::max(slowest, ratio);
    }
    const double doublings = std::log2((one.ratio ? one.ratio->ratio : 1) / fastest);
    const double most = std::log2(slowest / fastest) + 1;
    return (doublings + 1) * std::min(1.0, static_cast<double>(layout_.bar) / most);
  }

  void write_numbers() {
    page_.line();
    const bool counts = std::ranges::any_of(
        rows_, [](const Contestant* one) { return one->instructions.has_value(); });
    const std::size_t others = (rank_columns + 2 + layout_.name + 2 + 9 + 2 + 9 + 7 +
                                (layout_.has_characters ? 12 : 0) + (counts ? 9 : 0));
    const std::size_t slowest_columns =
        std::min(page_.width() - std::min(page_.width(), others), widest_slowest);
    const auto row = [&](const std::string& rank, const std::string& name, const std::string& total,
                         const std::string& slowest, const std::string& instructions,
                         const std::string& memory, const std::string& lines,
                         const std::string& characters) {
      return fmt::format("{}  {}{}  {}{}{}{}{}", rank, name, right_aligned(total, 9),
                         left_aligned(slowest, slowest_columns),
                         counts ? right_aligned(instructions, 9) : "", right_aligned(memory, 9),
                         right_aligned(lines, 7),
                         layout_.has_characters ? right_aligned(characters, 12) : "");
    };
    page_.line(page_.paint().quiet(row(std::string(rank_columns, ' '),
                                       left_aligned("solution", layout_.name), "in all", "slowest",
                                       "instr.", "memory", "lines", "characters")));
    for (const Contestant* one : rows_) {
      if (!one->is_ranked) continue;
      page_.line(row(rank_of(*one), name_of(*one, layout_), format_duration(one->total),
                     describe_slowest(*one),
                     one->instructions ? fmt::format("{:.3g}", *one->instructions) : "-",
                     one->judgement.peak_memory_bytes > 0
                         ? format_bytes(one->judgement.peak_memory_bytes)
                         : "-",
                     format_number(one->source_lines), format_number(one->source_characters)));
    }
  }

  std::string describe_slowest(const Contestant& one) const {
    const auto* slowest = one.slowest();
    if (slowest == nullptr) return "-";
    const auto index = static_cast<std::size_t>(slowest - one.times.data());
    return fmt::format("{} {}", format_duration(**slowest),
                       escape_line(comparison_.cases[index]->full_name()));
  }

  void write_notes() {
    page_.line();
    if (comparison_.contestants.size() > 1)
      page_.row("time", fmt::format("of a case, as a multiple of {}'s: the geometric mean over the "
                                    "cases; each block of the bars is twice the time",
                                    baseline_name()));
    for (const Contestant* one : rows_) {
      if (!one->is_ranked) continue;
      write_check(page_, *one);
      if (one->times_are_doubtful())
        page_.row("note", escape_line(describe_doubtful_times(one->judgement.name)));
    }
    write_lost();
    write_noise();
    write_measuring();
  }

  void write_lost() {
    if (!comparison_.has_lost_cases()) return;
    page_.row("lost",
              "cases over their time limit. They are in no mean: a ratio is of the cases that both "
              "solve. The rank is by the time in all, with twice its limit for each lost case "
              "(PAR2).");
  }

  void write_noise() {
    const SpeedRatio& noise = *comparison_.noise;
    const double off = std::max(noise.ratio, 1 / noise.ratio) - 1;
    std::string text = fmt::format("{} against itself, in the same rounds: {} {}", baseline_name(),
                                   format_ratio(noise.ratio), format_width(noise));
    const bool is_noisy = !noise.is_no_difference() || off > comparison_.precision;
    if (is_noisy)
      text += ", which should be 1: the machine is too noisy for differences of that size";
    page_.row("noise", text);
    if (!comparison_.is_precise && !is_noisy)
      page_.row("", fmt::format("not every ratio is known to {:.2g} % yet; more rounds: --budget",
                                comparison_.precision * 100));
  }

  void write_measuring() {
    const Machine& machine = comparison_.machine;
    page_.row("measured",
              fmt::format("{} in {}, {}; {}, {}; {}", format_count(comparison_.rounds, "round"),
                          format_duration(comparison_.timing_time),
                          machine.pinned_core ? fmt::format("all on core {}", *machine.pinned_core)
                                              : "on any core",
                          escape_line(machine.processor), format_count(machine.cores, "core"),
                          escape_line(baseline().judgement.compiler)));
  }

  const Comparison& comparison_;
  Page page_;
  Layout layout_;
  std::vector<const Contestant*> rows_;
};

}  // namespace

std::string to_text(const Comparison& comparison, const TextStyle& style, ComparisonOrder order) {
  return ComparisonPage(comparison, style, order).write();
}

}  // namespace judge
