#include "judge/build/prelude.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <cstdio>
#include <filesystem>
#include <sstream>

#include "judge/build/compiler_process.h"
#include "judge/build/cpp_words.h"
#include "judge/build/declared_names.h"
#include "judge/build/files.h"
#include "judge/build/toolchain.h"
#include "judge/report/shell.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

std::vector<std::string> names_of(const std::string& text) {
  std::vector<std::string> names;
  for (const DeclaredName& declared : declared_names(text))
    names.push_back(declared.space + "::" + declared.name);
  return names;
}

TEST(DeclaredNames, FunctionsVariablesClassesAliasesAndMacros) {
  EXPECT_THAT(names_of("extern int f(const char* path, int mode);\n"), ElementsAre("::f"));
  EXPECT_THAT(names_of("inline int f(int a) noexcept(true) { int b = a; return b; } int g;"),
              ElementsAre("::f", "::g"));
  EXPECT_THAT(names_of("struct S { int member; void call(); }; typedef int T;"),
              ElementsAre("::S", "::T"));
  EXPECT_THAT(names_of("#define ONE 1\n#define TWO(x) x\n#undef ONE\nusing U = long;"),
              ElementsAre("::ONE", "::TWO", "::U"));
  EXPECT_THAT(names_of("enum E { a, b = 2 }; typedef void (*handler)(int number);"),
              ElementsAre("::E", "::a", "::b", "::handler"));
}

TEST(DeclaredNames, NamespacesAndLinkage) {
  EXPECT_THAT(names_of("namespace std { int a; namespace views { int b; } int c; } int d;"),
              ElementsAre("::d", "::std", "std::a", "std::c", "std::views", "views::b"));
  EXPECT_THAT(names_of("namespace std __attribute__((__visibility__(\"default\"))) { int a; }"),
              ElementsAre("::std", "std::a"));
  EXPECT_THAT(names_of("namespace std { inline namespace __cxx11 { int a; } }"),
              ElementsAre("::std", "std::a"));
  EXPECT_THAT(names_of("extern \"C\" { int a; } extern \"C\" int b(int c) { int d; }"),
              ElementsAre("::a", "::b"));
  EXPECT_THAT(names_of("namespace std { using ::memcpy; }"), ElementsAre("::std", "std::memcpy"));
}

TEST(DeclaredNames, NothingThatIsAMemberOrReserved) {
  EXPECT_THAT(names_of("template<> void S<char>::f(int x) { int y; }"), Not(Contains("::f")));
  EXPECT_THAT(names_of("static int _a; int __b; long b__c;"), IsEmpty());
  EXPECT_THAT(names_of("# 1 \"name.h\" 3\n"), IsEmpty());
  EXPECT_THAT(names_of("constexpr int operator\"\"s(char c);"), IsEmpty());
}

TEST(WordsOfWholePrelude, AreWhatTheSmallOneLacks) {
  const std::string small = "int read; namespace std { int count; namespace ranges { int all; } }";
  EXPECT_THAT(words_of_whole_prelude(small + "namespace std { int left, read; }", small),
              ElementsAre("left", "read"));
  EXPECT_THAT(
      words_of_whole_prelude(small + "namespace std { namespace ranges { int to; } }", small),
      ElementsAre("ranges"));
  EXPECT_THAT(words_of_whole_prelude(small, small), IsEmpty());
}

/// With a small prelude of <vector> and <algorithm>.
bool needs_whole(const std::string& submission) {
  return needs_whole_prelude(submission, {"string", "left"},
                             "// small\n#include <algorithm>\n#include <vector>\n");
}

TEST(NeedsWholePrelude, ByAWordOfTheCode) {
  EXPECT_FALSE(needs_whole("vector<int> strings; int left_over; // a string on the left"));
  EXPECT_FALSE(needs_whole("const char* text = \"string\"; char c = 's';"));
  EXPECT_FALSE(needs_whole("auto text = R\"(string \")\" \"left\";"));
  EXPECT_TRUE(needs_whole("string text;"));
  EXPECT_TRUE(needs_whole("auto text = u8R\"(\")\"; int left;"));
  EXPECT_TRUE(needs_whole("int side = sqrt(9);"));  // of a rare header
}

TEST(NeedsWholePrelude, ByAnInclude) {
  EXPECT_FALSE(needs_whole("#include <vector>\n  #  include  <algorithm> // sort\n"));
  EXPECT_TRUE(needs_whole("#include <iostream>\n"));
  EXPECT_TRUE(needs_whole("#include <bits/stdc++.h>\n"));
  EXPECT_TRUE(needs_whole("#include \"own.h\"\n"));
  EXPECT_TRUE(needs_whole("#define HEADER <vector>\n#include HEADER\n"));
  EXPECT_TRUE(needs_whole("#include_next <vector>\n"));
  EXPECT_TRUE(needs_whole("import std;"));
}

TEST(NeedsWholePrelude, ByNamesThatDoNotStandInTheText) {
  EXPECT_TRUE(needs_whole("#define NAME(x) x##ing\nNAME(str) text;"));
  EXPECT_TRUE(needs_whole("%:define NAME(x) x%:%:ing\nNAME(str) text;"));
  EXPECT_TRUE(needs_whole("str\\\ning text;"));
  EXPECT_TRUE(needs_whole("\\u0073tring text;"));
  EXPECT_TRUE(needs_whole("auto text = \"text\"s;"));
  EXPECT_FALSE(needs_whole("#define LOOP(i) \\\n  for (int i = 0; i < 9; ++i)\n"));
  EXPECT_FALSE(needs_whole("auto text = \"a\" \"b\"; char c = '\"';"));
}

/// Runs a command of the shell's to its end; it writes to files in `folder`.
void run_in(const fs::path& folder, const std::string& command) {
  CompilerProcess shell({"/bin/sh", "-c", "cd " + shell_quoted(folder.string()) + "; " + command},
                        folder, CompilerProcess::any_file_size, std::chrono::seconds(60));
  shell.finish([] {});
}

/// Which of `words` name something in `space` behind the prelude, as the compiler sees it.
std::set<std::string> members_of(const std::string& space, const fs::path& prelude,
                                 const std::vector<std::string>& words,
                                 const Toolchain& toolchain) {
  const TemporaryFolder folder(fs::temp_directory_path());
  std::string text = "#include \"" + prelude.string() + "\"\n#line 1 \"probe\"\n";
  for (std::size_t i = 0; i < words.size(); ++i)
    text += "namespace probe" + std::to_string(i) + " { using " + space + "::" + words[i] + "; }\n";
  write_file(folder.path() / "probe.cpp", text);
  run_in(folder.path(), toolchain.compiler.front() + " -std=" + toolchain.standard +
                            " -w -fsyntax-only probe.cpp 2>errors " +
                            (toolchain.is_clang ? "-ferror-limit=0" : "-fmax-errors=0"));
  std::set<std::string> members(words.begin(), words.end());
  std::istringstream errors(read_file(folder.path() / "errors"));
  for (std::string line; std::getline(errors, line);) {
    std::size_t number = 0;
    if (sscanf(line.c_str(), "probe:%zu:%*d: error", &number) == 1)
      members.erase(words.at(number - 1));
  }
  return members;
}

// The compiler is asked about each word of the headers. What is in std or global behind the whole
// prelude alone has to be among the words.
TEST(WordsOfWholePrelude, MissNothingInTheHeadersOfThisMachine) {
  const auto say_nothing = [](const std::string&) {};
  const fs::path cache = fs::path(judge_program()).parent_path() / "cache";
  const Toolchain toolchain = prepare_toolchain(find_compiler(), Flavour::fast, cache, say_nothing);
  const std::string words_that_tell = read_file(toolchain.folder / "words.txt");
  std::set<std::string> told;
  for (const std::string_view word : words_of(words_that_tell)) told.emplace(word);
  const fs::path small = toolchain.folder / "small" / "prelude.h";
  const fs::path whole = toolchain.folder / "whole" / "prelude.h";

  const TemporaryFolder folder(fs::temp_directory_path());
  run_in(folder.path(), toolchain.compiler.front() + " -std=" + toolchain.standard + " -E -x c++ " +
                            shell_quoted(whole.string()) + " -o all.ii");
  const std::string headers = code_of(read_file(folder.path() / "all.ii"));
  std::set<std::string> words;
  for (const std::string_view word : words_of(headers)) {
    const bool is_name = std::isalpha(static_cast<unsigned char>(word[0])) != 0;
    if (is_name && word.find("__") == std::string_view::npos) words.emplace(word);
  }
  for (const char* keyword : {"operator", "template", "typename", "namespace", "using", "class"})
    words.erase(keyword);  // after one of these the compiler would misread the next lines, too
  const std::vector<std::string> asked(words.begin(), words.end());

  for (const std::string space : {"std", ""}) {
    const auto of_whole = members_of(space, whole, asked, toolchain);
    const auto of_small = members_of(space, small, asked, toolchain);
    EXPECT_THAT(of_whole, IsSupersetOf({"vector", "string"}));
    EXPECT_THAT(of_small, AllOf(Contains("vector"), Not(Contains("string"))));
    for (const std::string& name : of_whole)
      EXPECT_TRUE(of_small.contains(name) || told.contains(name)) << space << "::" << name;
  }
}

}  // namespace
}  // namespace judge
