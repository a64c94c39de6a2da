#include "judge/report/json.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "judge/report/report.h"

namespace judge {

namespace {

using Json = nlohmann::ordered_json;

/// Rounded to what a reader of the number can use.
double mebibytes(std::uint64_t bytes) {
  return std::round(static_cast<double>(bytes) / (1 << 20) * 1e3) / 1e3;
}

Json nine_rows(const Board& board) {
  Json rows = Json::array();
  for (std::size_t row = 0; row < 9; ++row) rows.push_back(board.cells().substr(row * 9, 9));
  return rows;
}

/// One character for each cell, U+FFFD for a byte that is not ASCII: two such bytes side by side
/// could be read as one character.
std::string row_of(const Answer& answer, std::size_t row) {
  std::string cells;
  for (std::size_t column = 0; column < std::min<std::uint64_t>(answer.row_lengths[row], 9);
       ++column) {
    const char byte = answer.cells[row * 9 + column];
    cells += static_cast<unsigned char>(byte) < 0x80 ? std::string(1, byte) : "\ufffd";
  }
  return cells;
}

/// As far as it was carried: at most nine rows of at most nine cells.
Json rows_of(const Answer& answer) {
  Json rows = Json::array();
  for (std::size_t row = 0; row < std::min<std::uint64_t>(answer.rows, 9); ++row)
    rows.push_back(row_of(answer, row));
  return rows;
}

Json evidence_of(const std::vector<Evidence>& evidence) {
  Json list = Json::array();
  for (const Evidence& one : evidence) {
    Json entry = {{"kind", kind_of(one)}, {"message", describe(one)}};
    if (const auto* violation = std::get_if<Violation>(&one)) {
      for (const Cell cell : cells_of(*violation)) entry["cells"].push_back(cell.name());
    } else if (const auto* died = std::get_if<Died>(&one);
               died != nullptr && !died->lines.empty()) {
      entry["lines"] = Json::array();
      for (const SourceLine& line : died->lines)
        entry["lines"].push_back(
            {{"file", line.file}, {"line", line.line}, {"function", line.function}});
    } else if (const auto* message = std::get_if<CompilerMessage>(&one)) {
      entry["text"] = message->text;
    }
    list.push_back(std::move(entry));
  }
  return list;
}

Json case_of(const CaseJudgement& judged) {
  Json entry = {
      {"suite", judged.tested->suite},
      {"name", judged.tested->name},
      {"verdict", name_of(judged.verdict)},
      {"time_ms", judged.time ? Json(as_milliseconds(*judged.time)) : Json(nullptr)},
      {"evidence", evidence_of(judged.evidence)},
  };
  if (judged.verdict == Verdict::accepted) return entry;
  entry["file"] = judged.tested->origin.file;
  entry["line"] = judged.tested->origin.line;
  entry["input"] = nine_rows(judged.tested->board);
  entry["answer"] = judged.answer ? rows_of(*judged.answer) : Json(nullptr);
  entry["expected"] = nine_rows(judged.tested->solution);
  entry["printed"] = judged.output;
  entry["printed_is_cut"] = judged.output_is_cut;
  return entry;
}

Json sanitizers_of(const std::optional<SanitizerRun>& run) {
  if (!run) return nullptr;
  return {{"covered", run->covered},
          {"time_ms", as_milliseconds(run->time)},
          {"why_none", run->why_none.empty() ? Json(nullptr) : Json(run->why_none)},
          {"why_no_more", run->why_no_more.empty() ? Json(nullptr) : Json(run->why_no_more)}};
}

Json challenge_of(const Challenge& challenge) {
  Json boards = Json::array();
  for (const CaseJudgement& judged : challenge.boards) {
    const auto& known = judged.tested->backtracking_placements;
    boards.push_back(
        {{"suite", judged.tested->suite},
         {"name", judged.tested->name},
         {"verdict", name_of(judged.verdict)},
         {"time_ms", judged.time ? Json(as_milliseconds(*judged.time)) : Json(nullptr)},
         {"backtracking_placements", known ? Json(*known) : Json(nullptr)}});
  }
  return {{"passed", challenge.passed()},
          {"total", challenge.total},
          {challenge.has_budget ? "budget_ms" : "limit_ms", as_milliseconds(challenge.limit)},
          {"boards", std::move(boards)}};
}

Json steps_of(const std::vector<StepTime>& steps) {
  Json list = Json::array();
  for (const StepTime& one : steps)
    list.push_back({{"step", name_of(one.step)}, {"ms", as_milliseconds(one.time)}});
  return list;
}

}  // namespace

double as_milliseconds(std::chrono::nanoseconds time) {
  return static_cast<double>(time.count()) / 1e6;
}

Json json_of(const Judgement& judgement) {
  const bool has_runtime = judgement.slowest() != nullptr && !judgement.runtime_is_doubtful();
  const bool ran = judgement.peak_memory_bytes > 0;
  Json cases = Json::array();
  for (const CaseJudgement& judged : judgement.cases) cases.push_back(case_of(judged));
  Json solution = {
      {"name", judgement.name},
      {"path", judgement.path},
      {"verdict", name_of(judgement.verdict)},
      {"passed", judgement.passed()},
      {"rejected", judgement.rejected()},
      {"total", judgement.total},
      {"runtime_ms", has_runtime ? Json(as_milliseconds(judgement.runtime())) : Json(nullptr)},
      {"memory_mib", ran ? Json(mebibytes(judgement.peak_memory_bytes)) : Json(nullptr)},
      {"cpu_ms",
       judgement.cpu_time.count() > 0 ? Json(as_milliseconds(judgement.cpu_time)) : Json(nullptr)},
      {"compile_ms", as_milliseconds(judgement.compile_time)},
      {"compiled_from_cache", judgement.compiled_from_cache},
      {"compiler", judgement.compiler},
      {"sandbox",
       {{"landlock", judgement.sandbox.landlock}, {"seccomp", judgement.sandbox.seccomp}}},
      {"notes", notes_of(judgement)},
      {"evidence", evidence_of(judgement.evidence)},
      {"sanitizers", sanitizers_of(judgement.sanitizers)},
      {"cases", std::move(cases)},
  };
  if (judgement.challenge) solution["challenge"] = challenge_of(*judgement.challenge);
  if (!judgement.steps.empty()) solution["timings"] = steps_of(judgement.steps);
  return solution;
}

Json json_document(Json solutions) {
  return {{"version", 1}, {"solutions", std::move(solutions)}};
}

std::string spelled_out(const Json& document) {
  // All but ASCII is written as `\u202e`, so that the document is safe to look at in a terminal,
  // too, and loses nothing; bytes that are no UTF-8 become U+FFFD.
  constexpr bool ascii_only = true;
  return document.dump(2, ' ', ascii_only, Json::error_handler_t::replace) + "\n";
}

std::string to_json(const std::vector<Judgement>& judgements) {
  Json solutions = Json::array();
  for (const Judgement& judgement : judgements) solutions.push_back(json_of(judgement));
  return spelled_out(json_document(std::move(solutions)));
}

}  // namespace judge
