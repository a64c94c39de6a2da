#include "judge/verbs/add_case.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "judge/cases/add_case.h"
#include "judge/options/options.h"
#include "judge/report/escape.h"
#include "judge/report/shell.h"

namespace judge {

namespace {

int run_add_case(NewCase wanted) {
  wanted.board = text_of_board_option(wanted.board);
  const AddedCase result = add_case(wanted, repository_folder("testcases"));
  const Case& added = result.added;
  std::string text =
      fmt::format("added {} to {}:{}{}\n", added.full_name(), escape_line(added.origin.file),
                  added.origin.line, result.is_new_suite ? ", a new suite" : "");
  if (!result.twin.empty())
    text += fmt::format("it is the same up to symmetry as {}\n", result.twin);
  text += fmt::format("judge it: make judge CASE={}\n", shell_quoted(added.full_name()));
  ReportOptions().write(text);
  return 0;
}

}  // namespace

Act add_add_case(CLI::App& verb) {
  auto wanted = std::make_shared<NewCase>();
  verb.add_option("BOARD", wanted->board,
                  "81 characters, or as LeetCode or a puzzle file shows it; - for stdin")
      ->required();
  verb.add_option("--name", wanted->name, "its name in the suite, such as three-empty-boxes")
      ->required();
  verb.add_option("--suite", wanted->suite,
                  "a suite of testcases/, or the path of a suite file; made if it is not there "
                  "[mine]");
  verb.add_option("--catches", wanted->catches, "one line: the mistake that the board catches");
  verb.add_flag("--twin", wanted->may_be_symmetric,
                "also if it is the same as another board up to symmetry");
  verb.footer("Exit code: 0 added, 2 not.");
  return [wanted] { return run_add_case(*wanted); };
}

}  // namespace judge
