#include "judge/options/options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <random>
#include <sstream>

#include "judge/bad_input.h"
#include "judge/build/files.h"
#include "judge/cases/load.h"
#include "judge/cases/quantities.h"
#include "judge/cases/shard.h"
#include "judge/report/escape.h"
#include "judge/report/terminal.h"

namespace judge {

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::nanoseconds default_time_limit = 2s;

using ReportFormat = ReportOptions::Format;
using NamedFormat = std::pair<std::string, ReportFormat>;

const std::vector<NamedFormat> all_formats = {{"text", ReportFormat::text},
                                              {"json", ReportFormat::json},
                                              {"junit", ReportFormat::junit},
                                              {"csv", ReportFormat::csv},
                                              {"markdown", ReportFormat::markdown}};

/// What to say of a format that other verbs can write and this one cannot; empty for any other
/// word.
std::string describe_foreign_format(const std::string& word,
                                    const std::vector<NamedFormat>& known_here,
                                    const std::string& verb) {
  const auto is_in = [&](const std::vector<NamedFormat>& formats) {
    return std::ranges::count(formats, word, &NamedFormat::first) > 0;
  };
  if (is_in(known_here) || !is_in(all_formats)) return "";
  std::vector<std::string> words;
  for (const NamedFormat& format : known_here) words.push_back(format.first);
  return fmt::format("judge {} cannot write {}, only {}{}", verb, word, fmt::join(words, ", "),
                     word == "junit" ? "; judge run and judge compare can"
                                     : "; it is a table of solutions, which judge compare writes");
}

/// An option whose text `parse` turns into a value, or into nothing for what is none.
template <typename Parse, typename Assign>
CLI::Option* add_quantity(CLI::App& verb, const std::string& name, Parse parse, Assign assign,
                          const std::string& example, const std::string& description) {
  const auto read = [=](const std::string& text) {
    const auto value = parse(text);
    if (!value) throw CLI::ValidationError(name, fmt::format("{} is not like {}", text, example));
    assign(*value);
  };
  return verb.add_option_function<std::string>(name, read, description)->type_name(example);
}

/// An option whose text is one of a few words.
template <typename Value>
CLI::Option* add_choice(CLI::App& verb, const std::string& name, Value& target,
                        const std::vector<std::pair<std::string, Value>>& choices,
                        const std::string& description) {
  std::vector<std::string> words;
  for (const auto& choice : choices) words.push_back(choice.first);
  const std::string all_words = fmt::format("{}", fmt::join(words, "|"));
  const auto read = [=, &target](const std::string& text) {
    const auto choice = std::ranges::find(choices, text, &std::pair<std::string, Value>::first);
    if (choice == choices.end())
      throw CLI::ValidationError(name, fmt::format("{} is none of {}", text, all_words));
    target = choice->second;
  };
  return verb.add_option_function<std::string>(name, read, description)->type_name(all_words);
}

}  // namespace

void CaseOptions::add_to(CLI::App& verb) {
  verb.add_option(
          "--cases", paths,
          fmt::format(
              "suites, a folder of them, or a list of boards (- for stdin); may be repeated "
              "[{}/]",
              default_folder))
      ->type_name("PATH")
      ->expected(1)
      ->take_all();
  verb.add_option("--case", glob, "only the cases with such a name, such as edge/first-*")
      ->type_name("GLOB");
  verb.add_option("--board", board,
                  "one board instead: 81 characters, or as LeetCode or a puzzle file shows it; "
                  "- for stdin")
      ->type_name("BOARD");
  add_shard_option(verb, shard,
                   "only every 4th board, from the 1st on, so that machines can share the work");
  add_quantity(
      verb, "--time-limit", parse_duration, [this](auto value) { time_limit = value; }, "2s",
      "CPU time for each case, instead of the suite's own");
}

std::vector<Suite> CaseOptions::load() const {
  if (board) {
    if (!paths.empty() || glob)
      throw BadInput("--board is a case of its own; it cannot go with --cases or --case");
    const Case only =
        case_of_board(text_of_board_option(*board), time_limit.value_or(default_time_limit));
    return {Suite{only.suite, "", {only}}};
  }
  const fs::path everything = repository_folder(default_folder);
  std::vector<Suite> suites = load_suites(paths.empty() ? std::vector{everything} : paths);
  if (glob) suites = select_cases(std::move(suites), *glob);
  if (shard) suites = select_shard(std::move(suites), *shard);
  if (time_limit) {
    for (Suite& suite : suites)
      for (Case& tested : suite.cases) tested.time_limit = *time_limit;
  }
  return suites;
}

std::optional<LongList> CaseOptions::find_long_list() const {
  constexpr std::uintmax_t longest_that_is_held = 1 << 20;  // bytes, some 12,000 boards
  std::error_code error;
  if (paths.size() != 1 || board || glob || !fs::is_regular_file(paths[0], error) ||
      fs::file_size(paths[0], error) <= longest_that_is_held || is_suite_file(paths[0]))
    return std::nullopt;
  return LongList{paths[0], time_limit.value_or(default_time_limit), shard.value_or(Shard())};
}

std::string text_of_board_option(const std::string& value) {
  if (value != "-") return value;
  std::ostringstream text;
  text << std::cin.rdbuf();
  return text.str();
}

fs::path repository_folder(const std::string& name) {
  return shorten(fs::path(JUDGE_SOURCE_DIR) / name);
}

void add_limit_options(CLI::App& verb, Limits& limits) {
  add_quantity(
      verb, "--memory-limit", parse_bytes, [&](auto bytes) { limits.memory_bytes = bytes; }, "512M",
      "live memory of the process that runs the solution [512M]");
  add_quantity(
      verb, "--output-limit", parse_bytes, [&](auto bytes) { limits.output_bytes = bytes; }, "1M",
      "what it may print in all [1M]");
}

void add_duration_option(CLI::App& verb, const std::string& name,
                         std::optional<std::chrono::nanoseconds>& target,
                         const std::string& example, const std::string& description) {
  add_quantity(
      verb, name, parse_duration, [&](auto value) { target = value; }, example, description);
}

void add_percentage_option(CLI::App& verb, const std::string& name, double& target,
                           const std::string& description) {
  add_quantity(
      verb, name, parse_percentage, [&](auto value) { target = value; }, "1%", description);
}

void add_shard_option(CLI::App& verb, std::optional<Shard>& shard, const std::string& description) {
  add_quantity(
      verb, "--shard", parse_shard, [&](auto value) { shard = value; }, "1/4", description);
}

void add_difficulty_option(CLI::App& verb, std::optional<Grade>& grade) {
  using Choice = std::optional<Grade>;
  add_choice<Choice>(verb, "--difficulty", grade,
                     {{"easy", Grade::easy},
                      {"medium", Grade::medium},
                      {"hard", Grade::hard},
                      {"extreme", Grade::extreme}},
                     "see below [any]");
}

std::uint64_t draw_seed() {
  return std::random_device()() % 1'000'000;
}

void add_sanitize_options(CLI::App& verb, JudgingOptions& judging) {
  add_choice(
      verb, "--sanitize", judging.sanitize,
      {{"auto", Sanitize::automatic}, {"always", Sanitize::always}, {"never", Sanitize::never}},
      "run with sanitizers too: auto after all but a Compile Error and a limit of memory or output "
      "[auto]");
  add_quantity(
      verb, "--sanitize-budget", parse_duration,
      [&](auto value) { judging.sanitize_budget = value; }, "3s",
      "time for as many cases as fit into it, the quickest first; always takes all [3s]");
}

void add_sandbox_option(CLI::App& verb, Sandbox& sandbox) {
  const auto leave_out = [&sandbox](const std::vector<std::string>& layers) {
    for (const std::string& layer : layers) {
      if (layer == "landlock")
        sandbox.landlock = false;
      else if (layer == "seccomp")
        sandbox.seccomp = false;
      else
        throw CLI::ValidationError("--without",
                                   fmt::format("{} is none of landlock|seccomp", layer));
    }
  };
  verb.add_option_function<std::vector<std::string>>(
          "--without", leave_out,
          "leave out a layer of the sandbox, as on a kernel that lacks it; may be repeated")
      ->type_name("landlock|seccomp")
      ->expected(1)
      ->take_all();
}

void ChallengeOption::add_to(CLI::App& verb) {
  add_choice(verb, "--challenge", when,
             {{"auto", When::automatic}, {"always", When::always}, {"never", When::never}},
             "harder boards after Accepted; auto: if no cases were chosen [auto]");
}

bool ChallengeOption::is_wanted(const CaseOptions& cases) const {
  switch (when) {
    case When::automatic: return cases.are_default();
    case When::always: return true;
    case When::never: return false;
  }
  return false;
}

void add_timing_option(CLI::App& verb, TimingOptions& timing) {
  using When = TimingOptions::When;
  add_choice(verb, "--timing", timing.when,
             {{"auto", When::automatic}, {"always", When::always}, {"never", When::never}},
             fmt::format("time those that are right; auto: unless they are more than {} [auto]",
                         TimingOptions::most_if_automatic));
}

void add_order_option(CLI::App& verb, ComparisonOrder& order) {
  add_choice(verb, "--sort", order,
             {{"rank", ComparisonOrder::rank},
              {"name", ComparisonOrder::name},
              {"memory", ComparisonOrder::memory},
              {"lines", ComparisonOrder::lines},
              {"characters", ComparisonOrder::characters}},
             "the rows of the table [rank]");
}

void CacheOption::add_to(CLI::App& verb) {
  folder = fs::read_symlink("/proc/self/exe").parent_path() / "cache";
  verb.add_option("--cache", folder, "where compiled solutions are kept [beside this program]")
      ->type_name("FOLDER");
}

void ReportOptions::add_to(CLI::App& verb, const std::vector<Format>& formats) {
  std::vector<NamedFormat> choices;
  for (const auto& choice : all_formats) {
    if (std::ranges::count(formats, choice.second) > 0) choices.push_back(choice);
  }
  add_choice(verb, "--format", format, choices, "for people, or for programs [text]")
      ->check(CLI::Validator(
          [choices, name = verb.get_name()](const std::string& word) {
            return describe_foreign_format(word, choices, name);
          },
          ""));
  verb.add_option("--output", file, "write the report to a file instead of stdout")
      ->type_name("FILE");
  add_choice(verb, "--color", colour,
             {{"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}},
             "auto: on a terminal [auto]");
}

void ReportOptions::add_page_to(CLI::App& verb) {
  verb.add_option("--html", page, "write a page for the browser as well")->type_name("FILE");
}

bool ReportOptions::wants_colour() const {
  switch (colour) {
    case Colour::automatic: return !file && terminal_shows_colour();
    case Colour::always: return true;
    case Colour::never: return false;
  }
  return false;
}

void ReportOptions::write(const std::string& report) const {
  if (file)
    write_file(*file, report);
  else
    write_all(STDOUT_FILENO, report, "stdout");
}

void ReportOptions::write_page(const std::function<std::string()>& make_page) const {
  if (!page) return;
  write_file(*page, make_page());
  if (format == Format::text && !file)
    write_all(STDOUT_FILENO, fmt::format("  page      {}\n", escape_line(page->string())),
              "stdout");
}

}  // namespace judge
