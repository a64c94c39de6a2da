#include "judge/build/toolchain.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <map>
#include <optional>
#include <sstream>
#include <stdexcept>

#include "judge/bad_input.h"
#include "judge/build/files.h"
#include "judge/build/fingerprint.h"
#include "judge/build/make_rule.h"
#include "judge/build/prelude.h"
#include "judge/run/system_error.h"

// A toolchain is a folder of the cache, named by a fingerprint of all it depends on:
//
//   small/  whole/   the two preludes, precompiled: prelude.h  prelude.h.gch (.pch)
//   words.txt        the words that tell that a submission needs the whole one, or a rare header
//   worker
//   toolchain.txt    written last: where it stands, the rest is complete
//
// The whole prelude is made when a submission first needs it: whole/complete is written last.
// toolchain.txt also keeps the state of every system header that goes in, so that an upgrade of the
// library makes the toolchain anew. Everything is made in its final place, because clang checks the
// paths in a precompiled header.

namespace judge {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

using Words = std::vector<std::string>;

constexpr auto preparation_limit = 120s;
// To be raised when what this file or prelude.cpp puts into the folder changes.
constexpr std::string_view folder_format = "9";
// Newest first, each also under the name it had before it was published.
constexpr std::array standards{"c++26", "c++2c", "c++23", "c++2b", "c++20"};
// The fastest first, as measured on a submission; the compiler's default is the last resort.
constexpr std::array linkers{"mold", "gold", "lld"};

fs::path worker_folder() {
  return fs::path(JUDGE_SOURCE_DIR) / "judge" / "worker";
}

/// The judge's code in a program, in the order of the names.
std::vector<fs::path> worker_files() {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(worker_folder()))
    files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

Words operator+(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

/// The flags that everything of one program must share: the prelude, the submission, and, since
/// they exchange vectors, the worker.
Words flavour_flags(Flavour flavour) {
  // -g1: line tables for the backtraces. -gdwarf-4: of a function in a section of its own,
  // addr2line 2.40 reads the wrong file's name from DWARF 5. No vptr: it takes the judge's own
  // objects for broken when no descriptor is left.
  const Words sanitized{"-O1",
                        "-g1",
                        "-gdwarf-4",
                        "-fno-omit-frame-pointer",
                        "-fno-optimize-sibling-calls",
                        "-fsanitize=address,undefined",
                        "-fno-sanitize=vptr",
                        "-fno-sanitize-recover=all",
                        "-DJUDGE_SANITIZED"};
  switch (flavour) {
    case Flavour::fast: return {"-O2"};
    case Flavour::sanitized:
      // ASan does not see an index past the end of a vector<bool>, or of a vector within its
      // capacity.
      return sanitized + Words{"-D_GLIBCXX_DEBUG"};
    case Flavour::sanitized_with_plain_containers:
      return sanitized + Words{"-D_GLIBCXX_ASSERTIONS"};
    case Flavour::debugged:
      // -O0: with -Og, inlined lines of the library's headers come between the user's own, and
      // many a variable is optimised away. The assertions of libstdc++ stop the debugger where an
      // index is wrong, not where that shows.
      return {"-O0", "-g", "-fno-omit-frame-pointer", "-D_GLIBCXX_ASSERTIONS"};
  }
  return {};
}

/// How optimised, for titles.
std::string_view optimisation_of(Flavour flavour) {
  switch (flavour) {
    case Flavour::fast: return "-O2";
    case Flavour::sanitized:
    case Flavour::sanitized_with_plain_containers: return "-O1";
    case Flavour::debugged: return "-O0 -g";
  }
  return "";
}

/// What a toolchain is prepared for, behind the compiler's name.
std::string_view purpose_of(Flavour flavour) {
  switch (flavour) {
    case Flavour::fast: return "";
    case Flavour::sanitized: return " with sanitizers";
    case Flavour::sanitized_with_plain_containers: return " with sanitizers and plain containers";
    case Flavour::debugged: return " for the debugger";
  }
  return "";
}

/// What the worker of a flavour is made of: of the judge's code in a program, the part that is
/// compiled once.
Words worker_sources(Flavour flavour) {
  if (flavour == Flavour::debugged)
    return {worker_folder() / "debug_main.cpp", worker_folder() / "operators.cpp"};
  Words sources;
  for (const fs::path& file : worker_files()) {
    if (file.extension() == ".cpp" && file.filename() != "debug_main.cpp")
      sources.push_back(file.string());
  }
  return sources;
}

/// The flags that the prelude and a submission must share, or the one would not fit the other.
Words language_flags(const std::string& standard, Flavour flavour) {
  // -w: a stranger's warnings are nobody's business here. -fvisibility=hidden: a library's visible
  // functions can be replaced from outside, so the compiler would not inline them.
  // -fsized-deallocation: without it, clang++ hides an operator delete that takes the size.
  return Words{"-std=" + standard,
               "-w",
               "-pipe",
               "-pthread",
               "-fPIC",
               "-fvisibility=hidden",
               "-fsized-deallocation",
               "-fdiagnostics-color=never"} +
         flavour_flags(flavour);
}

/// A precompiled header, in a folder of its own.
struct PreludeFiles {
  fs::path folder;
  bool is_clang;

  std::string header() const { return (folder / "prelude.h").string(); }
  std::string precompiled() const { return header() + (is_clang ? ".pch" : ".gch"); }
};

/// The files of a toolchain.
struct Files {
  fs::path folder;

  PreludeFiles small(bool is_clang) const { return {folder / "small", is_clang}; }
  PreludeFiles whole(bool is_clang) const { return {folder / "whole", is_clang}; }
  std::string whole_is_complete() const { return (folder / "whole" / "complete").string(); }
  std::string words() const { return (folder / "words.txt").string(); }
  std::string headers_rule() const { return (folder / "headers.d").string(); }
  std::string worker() const { return (folder / "worker").string(); }
  std::string manifest() const { return (folder / "toolchain.txt").string(); }
  std::string lock() const { return (folder / "lock").string(); }
};

/// What has to be found out about a compiler; kept in `toolchain.txt`, but for `is_made_now`.
struct Findings {
  bool is_made_now = false;
  std::string name;  // `g++ 12.2.0`
  bool is_clang = false;
  std::string standard;                        // `c++23`
  std::string linker;                          // `gold`; empty for the compiler's default
  std::map<std::string, std::string> headers;  // path and fingerprint of state
};

/// Line by line: the name, the rest in the order of the members, then a header a line.
std::string to_text(const Findings& findings) {
  std::string text = fmt::format("{}\n{}\n{}\n{}\n", findings.name, findings.is_clang,
                                 findings.standard, findings.linker);
  for (const auto& [header, state] : findings.headers)
    text += fmt::format("{} {}\n", state, header);
  return text;
}

Findings findings_of(const std::string& text) {
  Findings findings;
  std::istringstream lines(text);
  std::string is_clang;
  std::getline(lines, findings.name);
  std::getline(lines, is_clang);
  std::getline(lines, findings.standard);
  std::getline(lines, findings.linker);
  findings.is_clang = is_clang == "true";
  for (std::string state, header; lines >> state >> std::ws && std::getline(lines, header);)
    findings.headers[header] = state;
  return findings;
}

/// The text of the small prelude.
std::string small_prelude_text() {
  return read_file(worker_folder() / "small_prelude.h");
}

/// That of the whole one, in one piece.
std::string whole_prelude_text() {
  constexpr std::string_view include = "#include \"small_prelude.h\"\n";
  std::string text = read_file(worker_folder() / "prelude.h");
  text.replace(text.find(include), include.size(), small_prelude_text());
  return text;
}

/// Makes one toolchain in its folder.
class Preparation {
 public:
  /// `findings` are what is known already.
  Preparation(const Words& compiler, Flavour flavour, const Files& files,
              const OnProgress& on_progress, Findings findings = {})
      : compiler_(compiler),
        flavour_(flavour),
        files_(files),
        on_progress_(on_progress),
        findings_(std::move(findings)) {}

  Findings make() {
    identify();
    CompilerProcess worker =
        start(worker_arguments());  // beside the prelude: the machine has cores
    make_folder(files_.small(findings_.is_clang), small_prelude_text());
    make_folder(files_.whole(findings_.is_clang), whole_prelude_text());
    find_standard();
    precompile(files_.small(findings_.is_clang));
    collect_words();
    find_linker();
    if (const CompilerResult result = finish(worker); !result.succeeded)
      throw BadInput(fmt::format("{} cannot compile the judge's worker:\n{}", compiler_.front(),
                                 result.messages));
    return findings_;
  }

  /// The rest, when it is needed.
  void make_whole_prelude() {
    is_extension_ = true;
    precompile(files_.whole(findings_.is_clang));
    write_file(files_.whole_is_complete(), "");
  }

 private:
  CompilerProcess start(const Words& arguments) const {
    return {compiler_ + arguments, files_.folder, CompilerProcess::any_file_size,
            preparation_limit};
  }

  CompilerResult finish(CompilerProcess& process) const {
    return process.finish([&] {
      on_progress_(fmt::format("preparing {}{}, once: precompiling {}standard headers",
                               findings_.name.empty() ? compiler_.front() : findings_.name,
                               purpose_of(flavour_), is_extension_ ? "more " : "the "));
    });
  }

  CompilerResult run(const Words& arguments) const {
    CompilerProcess process = start(arguments);
    return finish(process);
  }

  void identify() {
    const CompilerResult result = run({"-dM", "-E", "-x", "c++", "/dev/null"});
    std::map<std::string, std::string> macros;
    std::istringstream lines(result.messages);
    for (std::string define, macro, value; lines >> define >> macro >> std::ws;) {
      std::getline(lines, value);
      macros[macro] = value;
    }
    if (!result.succeeded || !macros.contains("__GNUC__"))
      throw BadInput(
          fmt::format("{} is no C++ compiler that the judge knows; set CXX to g++ or "
                      "clang++",
                      compiler_.front()));
    findings_.is_clang = macros.contains("__clang__");
    findings_.name = findings_.is_clang
                         ? fmt::format("clang++ {}.{}.{}", macros["__clang_major__"],
                                       macros["__clang_minor__"], macros["__clang_patchlevel__"])
                         : fmt::format("g++ {}.{}.{}", macros["__GNUC__"], macros["__GNUC_MINOR__"],
                                       macros["__GNUC_PATCHLEVEL__"]);
  }

  /// clang++ links ASan's runtime into the worker, whose operators new and delete would then be in
  /// place of ASan's. A runtime that is a library keeps them, and the worker hands on to it.
  /// Without one, ASan does not see memory that is returned by the wrong operator.
  Words sanitizer_library_flags() const {
    if (!findings_.is_clang || !is_sanitized(flavour_)) return {};
    utsname machine{};
    checked(uname(&machine), "uname");
    for (const std::string& library : {fmt::format("libclang_rt.asan-{}.so", machine.machine),
                                       std::string("libclang_rt.asan.so")}) {
      const std::string answer = run({"-print-file-name=" + library}).messages;
      const fs::path path = answer.substr(0, answer.find('\n'));
      if (path.is_absolute() && fs::exists(path))
        return {"-shared-libasan", "-Wl,-rpath," + path.parent_path().string()};
    }
    return {};
  }

  Words worker_arguments() const {
    // -g0: no line of ours is to be stepped through, or named in a backtrace.
    // -rdynamic: a submission's failed `assert` is to find the worker's `__assert_fail`.
    return flavour_flags(flavour_) +
           Words{"-std=c++20", "-g0", "-pthread", "-rdynamic",
                 "-I" + std::string(JUDGE_SOURCE_DIR)} +
           sanitizer_library_flags() + worker_sources(flavour_) +
           Words{"-ldl", "-o", files_.worker()};
  }

  static void make_folder(const PreludeFiles& prelude, const std::string& text) {
    make_cache_folder(prelude.folder);
    write_file(prelude.header(), text);
  }

  Words header_arguments(const PreludeFiles& prelude) const {
    return language_flags(findings_.standard, flavour_) +
           Words{"-x", "c++-header", prelude.header()};
  }

  /// Takes the newest standard that works: a compiler may know a standard by name and still fail on
  /// its library's headers in it.
  void find_standard() {
    CompilerResult result;
    for (const char* standard : standards) {
      findings_.standard = standard;
      result = run(header_arguments(files_.whole(findings_.is_clang)) +
                   Words{"-fsyntax-only", "-MD", "-MF", files_.headers_rule()});
      if (result.succeeded) {
        note_headers();
        return;
      }
      throw_if_disk_is_to_blame(result);
    }
    throw BadInput(fmt::format("{} cannot compile the standard headers as C++20 or newer:\n{}",
                               compiler_.front(), result.messages));
  }

  void precompile(const PreludeFiles& prelude) const {
    Words arguments = header_arguments(prelude) + Words{"-o", prelude.precompiled()};
    // clang++ can work on what the headers need once, rather than in each compile.
    if (findings_.is_clang) arguments.push_back("-fpch-instantiate-templates");
    check(run(arguments));
  }

  void collect_words() const {
    const auto preprocess = [&](const std::string& text) {
      const fs::path file = files_.folder / "headers.h";
      const fs::path output = files_.folder / "headers.ii";
      write_file(file, text);
      check(run(language_flags(findings_.standard, flavour_) +
                Words{"-x", "c++", "-E", "-dD", file.string(), "-o", output.string()}));
      const std::string preprocessed = read_file(output);
      fs::remove(file);
      fs::remove(output);
      return preprocessed;
    };
    const std::string small = preprocess(small_prelude_text());
    const std::string all = preprocess(with_rare_headers(whole_prelude_text()));
    write_file(files_.words(), to_text(find_telling_words(small, all)));
  }

  void check(const CompilerResult& result) const {
    if (result.succeeded) return;
    throw_if_disk_is_to_blame(result);
    throw BadInput(fmt::format("{} cannot compile the standard headers:\n{}", compiler_.front(),
                               result.messages));
  }

  void throw_if_disk_is_to_blame(const CompilerResult& result) const {
    if (blames_the_disk(result))
      throw std::runtime_error(
          fmt::format("the disk of {} is full, or is not ours to write: a precompiled prelude "
                      "takes 100 MB; --cache names another place",
                      files_.folder.parent_path().string()));
  }

  void note_headers() {
    const std::string own = files_.whole(findings_.is_clang).header();
    for (const fs::path& header : read_make_rule(read_file(files_.headers_rule()))) {
      if (header != own) findings_.headers[header] = fingerprint_of_state(header);
    }
  }

  void find_linker() {
    const std::string output = (files_.folder / "empty.so").string();
    for (const std::string linker : linkers) {
      if (run({"-fuse-ld=" + linker, "-shared", "-x", "c++", "/dev/null", "-o", output})
              .succeeded) {
        findings_.linker = linker;
        break;
      }
    }
  }

  const Words& compiler_;
  Flavour flavour_;
  const Files& files_;
  const OnProgress& on_progress_;
  Findings findings_;
  bool is_extension_ = false;
};

/// What was found out before, if the system's headers are still those that were precompiled.
std::optional<Findings> read_findings(const Files& files) {
  std::error_code unreachable;  // making it will say why
  if (!fs::exists(files.manifest(), unreachable)) return std::nullopt;
  Findings findings = findings_of(read_file(files.manifest()));
  for (const auto& [header, state] : findings.headers) {
    if (fingerprint_of_state(header) != state) return std::nullopt;
  }
  std::error_code ignored;  // marked as used; a cache that is not ours to write still serves
  fs::last_write_time(files.folder, fs::file_time_type::clock::now(), ignored);
  return findings;
}

/// Removes toolchains that nobody has used for a month: a precompiled prelude has 100 MB.
void remove_old_toolchains(const fs::path& cache) {
  const auto a_month_ago = fs::file_time_type::clock::now() - 30 * 24h;
  std::error_code ignored;  // another judge may have been faster
  for (const fs::directory_entry& entry : fs::directory_iterator(cache)) {
    const bool is_toolchain = entry.path().filename().string().starts_with("toolchain-");
    if (is_toolchain && entry.last_write_time(ignored) < a_month_ago)
      fs::remove_all(entry.path(), ignored);
  }
}

Findings find_or_make(const Words& compiler, Flavour flavour, const Files& files,
                      const OnProgress& on_progress) {
  if (auto findings = read_findings(files)) return std::move(*findings);
  make_cache_folder(files.folder);
  const FileLock lock(files.lock());
  if (auto findings = read_findings(files))
    return std::move(*findings);  // another judge was faster
  fs::remove(files.manifest());
  fs::remove(files.whole_is_complete());
  Findings findings = Preparation(compiler, flavour, files, on_progress).make();
  findings.is_made_now = true;
  const fs::path draft = files.manifest() + ".new";
  write_file(draft, to_text(findings));
  fs::rename(draft, files.manifest());
  remove_old_toolchains(files.folder.parent_path());
  return findings;
}

/// Everything of the judge's own that goes into a program.
std::string fingerprint_of_sources() {
  std::vector<std::string> texts;
  for (const fs::path& file : worker_files()) texts.push_back(read_file(file));
  texts.push_back(read_file(fs::path(JUDGE_SOURCE_DIR) / "judge" / "run" / "phase.h"));
  return fingerprint({texts.begin(), texts.end()});
}

std::string key_of_toolchain(const Words& compiler, Flavour flavour) {
  const std::string flags = fmt::format("{}", fmt::join(flavour_flags(flavour), " "));
  const std::string state = fingerprint_of_state(compiler.front());
  const std::string sources = fingerprint_of_sources();
  std::vector<std::string_view> parts{folder_format, flags, state, sources};
  parts.insert(parts.end(), compiler.begin(), compiler.end());
  return fingerprint(parts);
}

Files files_of_toolchain(const std::string& key, const fs::path& cache) {
  return {fs::absolute(cache) / ("toolchain-" + key)};
}

}  // namespace

std::optional<fs::path> find_program(const std::string& program) {
  const auto is_program = [](const fs::path& path) {
    return access(path.c_str(), X_OK) == 0 && fs::is_regular_file(path);
  };
  if (program.find('/') != std::string::npos)
    return is_program(program) ? std::optional(fs::absolute(program)) : std::nullopt;
  const char* path = getenv("PATH");
  std::istringstream folders(path != nullptr ? path : "/usr/bin:/bin");
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (is_program(fs::path(folder) / program)) return fs::path(folder) / program;
  }
  return std::nullopt;
}

std::vector<std::string> find_compiler() {
  if (const char* wanted = getenv("CXX"); wanted != nullptr && *wanted != '\0') {
    std::istringstream text(wanted);
    Words words{std::istream_iterator<std::string>(text), {}};
    const auto program = words.empty() ? std::nullopt : find_program(words.front());
    if (!program)
      throw BadInput(fmt::format("CXX={}: no such compiler; set CXX to g++ or clang++", wanted));
    words.front() = program->string();
    return words;
  }
  for (const char* name : {"g++", "clang++", "c++"}) {
    if (const auto program = find_program(name)) return {program->string()};
  }
  throw BadInput("no C++ compiler found; install g++ or clang++, or set CXX to one");
}

Toolchain prepare_toolchain(const std::vector<std::string>& compiler, Flavour flavour,
                            const fs::path& cache, const OnProgress& on_progress) {
  const std::string key = key_of_toolchain(compiler, flavour);
  const Files files = files_of_toolchain(key, cache);
  const Findings findings = find_or_make(compiler, flavour, files, on_progress);

  Toolchain toolchain;
  toolchain.flavour = flavour;
  toolchain.was_made_now = findings.is_made_now;
  toolchain.compiler = compiler;
  const Words extra_flags(compiler.begin() + 1, compiler.end());
  toolchain.title = fmt::format("{} -std={} {}", fmt::join(Words{findings.name} + extra_flags, " "),
                                findings.standard, optimisation_of(flavour));
  toolchain.name = findings.name;
  toolchain.is_clang = findings.is_clang;
  toolchain.standard = findings.standard;
  toolchain.compile_flags = language_flags(findings.standard, flavour);
  toolchain.compile_flags.push_back(findings.is_clang ? "-ferror-limit=20" : "-fmax-errors=20");
  toolchain.link_flags = {"-shared", "-Wl,-Bsymbolic"};
  // Of an undefined function the other builds tell; the sanitizers' own come from the worker.
  if (!is_sanitized(flavour)) toolchain.link_flags.push_back("-Wl,-z,defs");
  if (!findings.linker.empty()) toolchain.link_flags.push_back("-fuse-ld=" + findings.linker);
  toolchain.worker = files.worker();
  toolchain.folder = files.folder;
  toolchain.key = fingerprint({key, toolchain.title, findings.linker});
  return toolchain;
}

Needs needs_of(const std::string& submission, const Toolchain& toolchain) {
  const Files files{toolchain.folder};
  return needs_of(submission, telling_words_of(read_file(files.words())), small_prelude_text());
}

Prelude prelude_for(const Needs& needs, const Toolchain& toolchain, const OnProgress& on_progress) {
  const Files files{toolchain.folder};
  const auto flags_for = [&](const PreludeFiles& prelude) {
    return toolchain.is_clang ? Words{"-include-pch", prelude.precompiled()}
                              : Words{"-include", prelude.header()};
  };
  if (!needs.whole_prelude) return {flags_for(files.small(toolchain.is_clang)), needs.headers};

  const Prelude whole{flags_for(files.whole(toolchain.is_clang)), needs.headers};
  if (fs::exists(files.whole_is_complete())) return whole;
  const FileLock lock(files.lock());
  if (fs::exists(files.whole_is_complete())) return whole;  // another judge was faster
  Findings findings;
  findings.name = toolchain.name;
  findings.is_clang = toolchain.is_clang;
  findings.standard = toolchain.standard;
  Preparation(toolchain.compiler, toolchain.flavour, files, on_progress, findings)
      .make_whole_prelude();
  return {whole.flags, whole.headers, true};
}

std::string beginning_text() {
  return read_file(worker_folder() / "beginning.h");
}

std::string entry_text() {
  return read_file(worker_folder() / "entry.h");
}

}  // namespace judge
