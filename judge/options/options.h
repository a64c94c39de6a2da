#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "judge/cases/case.h"
#include "judge/cases/shard.h"
#include "judge/compare/timing.h"
#include "judge/judge_list.h"
#include "judge/judge_submission.h"
#include "judge/report/comparison.h"
#include "judge/run/limits.h"
#include "judge/sudoku/difficulty.h"

// Groups of options that several verbs share. Each group is a plain struct and a function that adds
// its options to a verb.

namespace CLI {
class App;
}

namespace judge {

/// Which boards.
struct CaseOptions {
  std::string default_folder = "testcases";  // of the repository
  std::vector<std::filesystem::path> paths;  // none: the default folder
  std::optional<std::string> glob;
  std::optional<std::string> board;
  std::optional<Shard> shard;
  std::optional<std::chrono::nanoseconds> time_limit;  // instead of the suites' own

  void add_to(CLI::App& verb);
  /// Whether the user chose no boards.
  bool are_default() const { return paths.empty() && !glob && !board; }
  /// Throws BadInput.
  std::vector<Suite> load() const;
  /// The list that `--cases` names, if it is too long to be held.
  std::optional<LongList> find_long_list() const;
};

/// The text of a board that an option names: its value, or all of stdin for `-`.
std::string text_of_board_option(const std::string& value);

/// A folder of the repository, as a user would type it from here.
std::filesystem::path repository_folder(const std::string& name);

/// What a submission may use.
void add_limit_options(CLI::App& verb, Limits& limits);

/// A length of time, such as `30s`.
void add_duration_option(CLI::App& verb, const std::string& name,
                         std::optional<std::chrono::nanoseconds>& target,
                         const std::string& example, const std::string& description);

/// A share, such as `1%` or `0.01`.
void add_percentage_option(CLI::App& verb, const std::string& name, double& target,
                           const std::string& description);

/// A part of several; what of is for `description` to say.
void add_shard_option(CLI::App& verb, std::optional<Shard>& shard, const std::string& description);

/// How hard boards that are made should be.
void add_difficulty_option(CLI::App& verb, std::optional<Grade>& grade);

/// A seed that nobody chose, short enough to be typed.
std::uint64_t draw_seed();

/// Whether to run with sanitizers as well.
void add_sanitize_options(CLI::App& verb, JudgingOptions& judging);

/// Which layers of the sandbox are left out.
void add_sandbox_option(CLI::App& verb, Sandbox& sandbox);

/// Whether a solution that was accepted tries the boards that decide nothing.
struct ChallengeOption {
  enum class When { automatic, always, never };
  When when = When::automatic;

  void add_to(CLI::App& verb);
  bool is_wanted(const CaseOptions& cases) const;
};

/// Whether those that are right are timed, and in what order they are shown.
void add_timing_option(CLI::App& verb, TimingOptions& timing);
void add_order_option(CLI::App& verb, ComparisonOrder& order);

/// Where compiled things are kept.
struct CacheOption {
  std::filesystem::path folder;

  void add_to(CLI::App& verb);
};

/// Where the report goes, and how it looks.
struct ReportOptions {
  enum class Format { text, json, junit, csv, markdown };
  enum class Colour { automatic, always, never };
  Format format = Format::text;
  Colour colour = Colour::automatic;
  std::optional<std::filesystem::path> file;  // none: stdout
  std::optional<std::filesystem::path> page;  // where a page for the browser goes, if any

  /// `formats` are those that the verb can write; it refuses the others.
  void add_to(CLI::App& verb, const std::vector<Format>& formats = {Format::text, Format::json});
  /// For verbs that can write such a page as well.
  void add_page_to(CLI::App& verb);
  bool wants_colour() const;
  /// Throws std::system_error if it cannot be written to its end.
  void write(const std::string& report) const;
  /// The page, if there is to be one, and a line on the screen that says where it is. Throws alike.
  void write_page(const std::function<std::string()>& make_page) const;
};

}  // namespace judge
