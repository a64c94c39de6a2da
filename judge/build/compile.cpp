#include "judge/build/compile.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <sstream>

#include "judge/build/files.h"
#include "judge/build/fingerprint.h"
#include "judge/build/make_rule.h"
#include "judge/build/messages.h"
#include "judge/build/own_headers.h"
#include "judge/build/paste.h"
#include "judge/build/prelude.h"
#include "judge/run/landlock.h"

// The cache holds, for each program, named by a fingerprint of all that went into it:
//
//   programs/KEY.so         the program
//   programs/KEY.includes   only if it includes files of its own: their fingerprints and paths, one
//                           file a line; written before the program
//
// A program is compiled in a temporary folder beside and renamed into place, so that a judge that
// is interrupted, or two that run at once, leave no half-written one.

namespace judge {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

constexpr auto compile_limit = 20s;  // of CPU time
constexpr std::uint64_t largest_program_bytes = 64ULL << 20;
constexpr std::size_t programs_kept = 1000;

/// The files of one run of the compiler.
struct TemporaryFiles {
  fs::path folder;

  fs::path unit() const { return folder / "unit.cpp"; }
  fs::path rule() const { return folder / "unit.d"; }
  fs::path library() const { return folder / "program.so"; }
};

std::string fingerprint_of_content(const fs::path& file) {
  std::error_code error;
  return fs::is_regular_file(file, error) ? fingerprint({read_file(file)}) : "absent";
}

/// A path as a C++ string literal.
std::string quoted(const std::string& text) {
  std::string literal = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') literal += '\\';
    if (static_cast<unsigned char>(c) < ' ')
      literal += fmt::format("\\{:03o}", static_cast<unsigned char>(c));
    else
      literal += c;
  }
  return literal + '"';
}

/// The submission between the judge's beginning and its entry, each under the name that messages
/// should give it. What the compiler only notices behind the end of the submission (a brace that
/// was never closed, say) gets a name that says so.
std::string translation_unit(const Submission& submission, const Prelude& prelude,
                             bool is_confined) {
  const std::string path = submission.path.string();
  std::string head = beginning_text();
  const std::string text =
      is_confined ? without_files_out_of_reach(submission.text) : submission.text;
  for (const std::string& header : prelude.headers) head += include_if_there(header);
  return fmt::format(
      "{}#line 1 {}\n{}\n#line 1 {}\n{}{}", head, quoted(path), text,
      quoted("after the end of " + path),
      submission.is_free_function ? "#define SUDOKU_JUDGE_CALLS_A_FREE_FUNCTION\n" : "",
      entry_text());
}

/// Files that the submission's text names are looked for here, besides the system's headers.
fs::path own_folder(const Submission& submission) {
  return submission.path.has_parent_path() ? submission.path.parent_path() : fs::path(".");
}

std::vector<std::string> compiler_arguments(const Toolchain& toolchain, const Prelude& prelude,
                                            const Submission& submission,
                                            const TemporaryFiles& files) {
  std::vector<std::string> arguments = toolchain.compiler;
  const auto append = [&](const std::vector<std::string>& words) {
    arguments.insert(arguments.end(), words.begin(), words.end());
  };
  append(toolchain.compile_flags);
  append(prelude.flags);
  append({"-iquote", own_folder(submission).string(), "-MMD", "-MF", files.rule().string()});
  append({files.unit().string(), "-o", files.library().string()});
  append(toolchain.link_flags);
  return arguments;
}

/// Where compilers keep their parts: below /usr, and beside a compiler that was installed
/// elsewhere.
void allow_toolchain(FileRules& rules, const Toolchain& toolchain) {
  for (const char* path : {"/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/usr/local",
                           "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d",
                           "/etc/alternatives", "/etc/clang", "/nix/store", "/gnu/store"})
    rules.allow_reading(path);
  std::error_code ignored;  // without it, the compiler says what it misses
  const fs::path program = fs::weakly_canonical(toolchain.compiler.front(), ignored);
  for (const fs::path& prefix : {fs::path("/usr"), program.parent_path().parent_path()}) {
    for (const char* name :
         {"bin", "sbin", "lib", "lib32", "lib64", "libx32", "libexec", "include", "share"})
      rules.allow_reading(prefix / name);
  }
  for (const char* name : {"/usr/x86_64-linux-gnu", "/usr/aarch64-linux-gnu"})
    rules.allow_reading(name);
  rules.allow_reading(toolchain.folder);
}

/// A submission includes files from beside it. Its folder may be the user's home, though: what is
/// hidden there stays hidden, and so does what a link in it leads to.
void allow_own_folder(FileRules& rules, const Submission& submission) {
  constexpr int most_entries = 500;
  int count = 0;
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::directory_iterator(own_folder(submission), ignored)) {
    if (entry.path().filename().native().starts_with('.')) continue;
    if (++count > most_entries) break;
    rules.allow_reading_unless_link(entry.path());
  }
}

/// What the compiler may read and write while it compiles a stranger's text. That text can name
/// files (`#include`, `.incbin`), and they would stand in the messages or in the program.
FileRules rules_for_compiler(const Toolchain& toolchain, const Submission& submission,
                             const fs::path& temporary) {
  FileRules rules;
  allow_toolchain(rules, toolchain);
  allow_own_folder(rules, submission);
  rules.allow_changing(temporary);
  rules.allow_changing("/dev/null");
  rules.allow_reading("/dev/urandom");
  return rules;
}

/// The files that the submission included, except for the system's and the judge's.
std::string list_includes(const TemporaryFiles& files) {
  std::string lines;
  for (const fs::path& file : read_make_rule(read_file(files.rule()))) {
    if (file == files.unit() || file.filename() == "prelude.h" || file.extension() == ".gch" ||
        file.extension() == ".pch")
      continue;
    lines += fmt::format("{} {}\n", fingerprint_of_content(file), fs::absolute(file).string());
  }
  return lines;
}

/// Keeps the programs used last.
void prune(const fs::path& folder) {
  std::vector<fs::directory_entry> programs;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".so") programs.push_back(entry);
  }
  if (programs.size() <= programs_kept) return;
  std::error_code ignored;  // another judge may have been faster
  const auto age = [&](const fs::directory_entry& entry) { return entry.last_write_time(ignored); };
  std::ranges::sort(programs, std::greater<>(), age);
  for (auto entry = programs.begin() + programs_kept; entry != programs.end(); ++entry) {
    fs::remove(entry->path(), ignored);
    fs::remove(fs::path(entry->path()).replace_extension(".includes"), ignored);
  }
}

/// Whether something was used that is declared and not defined.
bool lacks_a_definition(const std::string& messages) {
  return messages.find("incomplete type") != std::string::npos ||
         messages.find("undefined template") != std::string::npos;
}

/// Messages of the linker name files of the temporary folder, which would say nothing to the user.
std::string without_folder(std::string messages, const fs::path& folder) {
  const std::string prefix = folder.string() + "/";
  for (std::size_t at = 0; (at = messages.find(prefix, at)) != std::string::npos;)
    messages.erase(at, prefix.size());
  return messages;
}

/// Where the report of a compiler that broke down begins, if it did.
std::optional<std::size_t> find_crash_report(const std::string& messages) {
  std::size_t start = std::string::npos;
  for (const char* sign : {"PLEASE submit a bug report", "LLVM ERROR", "internal compiler error",
                           "out of memory allocating", "Stack dump:", "Killed signal terminated",
                           "unable to execute command"})
    start = std::min(start, messages.find(sign));
  if (start == std::string::npos) return std::nullopt;
  return messages.rfind('\n', start) + 1;  // 0 if there is none
}

/// Tries it, by a file as large as a program may be expected to be.
void throw_if_disk_is_full(const fs::path& folder) {
  constexpr std::size_t probe_bytes = 4 << 20;
  write_file(folder / "probe", std::string(probe_bytes, '\0'));
}

}  // namespace

CompileFailure failure_of(const CompilerResult& result, std::string_view submission,
                          const fs::path& folder) {
  CompileFailure failure;
  std::string messages = without_folder(result.messages, folder);
  // A compiler that breaks down prints its own stack, which helps nobody to correct a solution.
  if (const auto report = find_crash_report(messages)) {
    failure.why_stopped =
        "the compiler broke down: it may use 2 GiB of memory and make a program of 64 MiB";
    messages.resize(*report);
  }
  if (result.timed_out)
    failure.why_stopped =
        fmt::format("the compiler was still busy after {} s", compile_limit.count());
  failure.guess = guess_why_it_does_not_compile(submission, messages).value_or("");
  failure.messages = plain_messages(messages);
  if (!failure.why_stopped.empty())
    failure.messages = fmt::format("{}{}\n{}", failure.why_stopped,
                                   result.timed_out ? " and was stopped" : "", failure.messages);
  return failure;
}

Compilation::CacheEntry Compilation::cache_entry(const fs::path& cache,
                                                 const Submission& submission,
                                                 const Toolchain& toolchain) {
  const std::string key = fingerprint({toolchain.key, toolchain.is_confined ? "confined" : "free",
                                       submission.path.native(), submission.text});
  const fs::path folder = fs::absolute(cache) / "programs";
  return {folder / (key + ".so"), folder / (key + ".includes")};
}

bool Compilation::is_up_to_date(const CacheEntry& entry) {
  if (!fs::exists(entry.program)) return false;
  if (!fs::exists(entry.includes)) return true;
  std::istringstream lines(read_file(entry.includes));
  for (std::string state, path; lines >> state && std::getline(lines >> std::ws, path);) {
    if (fingerprint_of_content(path) != state) return false;
  }
  return true;
}

Compilation::Compilation(const Submission& submission, const Toolchain& toolchain,
                         const fs::path& cache, const OnProgress& on_preparing)
    : submission_(submission),
      toolchain_(toolchain),
      entry_(cache_entry(cache, submission, toolchain)),
      program_{toolchain.worker,
               entry_.program,
               toolchain.title,
               0ns,
               true,
               is_sanitized(toolchain.flavour)},
      start_(std::chrono::steady_clock::now()) {
  if (is_up_to_date(entry_)) {
    std::error_code ignored;  // marked as used; a cache that is not ours to write still serves
    fs::last_write_time(entry_.program, fs::file_time_type::clock::now(), ignored);
    return;
  }
  make_cache_folder(entry_.program.parent_path());
  folder_.emplace(entry_.program.parent_path());
  if (toolchain.is_confined)
    file_rules_.emplace(rules_for_compiler(toolchain, submission, folder_->path()));
  start_compiler(needs_of(submission.text, toolchain), on_preparing);
}

void Compilation::start_compiler(const Needs& needs, const OnProgress& on_preparing) {
  needs_ = needs;
  const Prelude prelude = prelude_for(needs, toolchain_, on_preparing);
  has_made_prelude_ = prelude.was_made_now;
  start_ = std::chrono::steady_clock::now();
  const TemporaryFiles files{folder_->path()};
  write_file(files.unit(), translation_unit(submission_, prelude, toolchain_.is_confined));
  compiler_.emplace(compiler_arguments(toolchain_, prelude, submission_, files), folder_->path(),
                    largest_program_bytes, compile_limit, file_rules_ ? &*file_rules_ : nullptr);
}

/// A header may announce what only another one defines, so that the words of neither tell. Then all
/// of them are tried.
CompilerResult Compilation::wait_for_compiler(const OnProgress& on_progress) {
  const auto finish = [&] {
    return compiler_->finish(
        [&] { on_progress(fmt::format("compiling {}", submission_.path.string())); });
  };
  CompilerResult result = finish();
  if (result.succeeded || needs_ == everything() || !lacks_a_definition(result.messages))
    return result;
  start_compiler(everything(), on_progress);
  return finish();
}

/// Puts a new program into the cache, unless another judge was faster: that judge may just be
/// letting its worker read the file that is there, and the sandbox permits that very file, not its
/// name.
void Compilation::publish(const fs::path& library) {
  const FileLock lock(entry_.program.parent_path() / "lock");
  if (is_up_to_date(entry_)) return;
  if (const std::string includes = list_includes({library.parent_path()}); !includes.empty())
    write_file(entry_.includes, includes);
  else
    fs::remove(entry_.includes);
  fs::rename(library, entry_.program);
}

CompileResult Compilation::finish(const OnProgress& on_progress) {
  if (!compiler_) return program_;
  const CompilerResult result = wait_for_compiler(on_progress);
  const auto compile_time = std::chrono::steady_clock::now() - start_;
  if (!result.succeeded) {
    if (blames_the_disk(result)) throw_if_disk_is_full(folder_->path());
    CompileFailure failure = failure_of(result, submission_.text, folder_->path());
    failure.compile_time = compile_time;
    return failure;
  }

  publish(TemporaryFiles{folder_->path()}.library());
  folder_.reset();
  prune(entry_.program.parent_path());
  program_.compile_time = compile_time;
  program_.from_cache = false;
  return program_;
}

}  // namespace judge
