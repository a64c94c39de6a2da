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
  EXPECT_THAT(names_of("# 1 \"name.h\" 3\n#define _NAME_H\n"), IsEmpty());
  EXPECT_THAT(names_of("#define __cpp_lib_ranges 1L\n"), ElementsAre("::__cpp_lib_ranges"));
  EXPECT_THAT(names_of("constexpr int operator\"\"s(char c);"), IsEmpty());
}

TEST(DeclaredNames, NoClassesThatAreOnlyAnnounced) {
  EXPECT_THAT(names_of("template <typename _T> class C; struct S; int f(struct S*);"),
              ElementsAre("::f"));
  EXPECT_THAT(names_of("class C final { int a; }; struct S : C {}; union U { int b; } u;"),
              ElementsAre("::C", "::S", "::U", "::u"));
  EXPECT_THAT(names_of("typedef struct S T; extern struct S s;"), ElementsAre("::S", "::T", "::s"));
}

TEST(TellingWords, AreWhatTheSmallPreludeLacks) {
  const std::string small = "int read; namespace std { int count; namespace ranges { int all; } }";
  const auto words = [&](const std::string& more) {
    return find_telling_words(small, small + more).of_whole_prelude;
  };
  EXPECT_THAT(words("namespace std { int left, read; }"), ElementsAre("left", "read"));
  EXPECT_THAT(words("namespace std { namespace ranges { int to; } }"), ElementsAre("ranges"));
  EXPECT_THAT(words(""), IsEmpty());
}

TEST(TellingWords, NameTheHeadersThatDeclareThem) {
  // What the preprocessor leaves of the directives, if each header were three lines.
  std::string all = with_rare_headers("int count;\n");
  const auto put = [&](const std::string& header, const std::string& declarations) {
    const std::string directive = include_if_there(header);
    all.replace(all.find(directive), directive.size(), declarations);
  };
  put("barrier", "namespace std { class thread {}; namespace this_thread { int yield; } }\n");
  put("cmath", "double sqrt(double x);\n");
  put("thread", "namespace std { namespace this_thread { int sleep; } }\n");
  const TellingWords words = find_telling_words("int count;", all);
  EXPECT_THAT(words.of_whole_prelude, IsEmpty());
  EXPECT_THAT(words.headers.at("sqrt"), ElementsAre("cmath"));
  EXPECT_THAT(words.headers.at("thread"), ElementsAre("barrier", "thread"));
  EXPECT_THAT(words.headers.at("this_thread"), ElementsAre("barrier", "thread"));
  EXPECT_FALSE(words.headers.contains("count"));
  EXPECT_EQ(telling_words_of(to_text(words)), words);
}

/// With a small prelude of <vector> and <algorithm>.
Needs needs(const std::string& submission) {
  const TellingWords words{{"string", "left"}, {{"sqrt", {"cmath"}}, {"thread", {"thread"}}}};
  return needs_of(submission, words, "// small\n#include <algorithm>\n#include <vector>\n");
}

const Needs nothing;
const Needs the_whole_prelude{true, {}};

TEST(NeedsOf, WordsOfTheCode) {
  EXPECT_EQ(needs("vector<int> strings; int left_over; // a string on the left"), nothing);
  EXPECT_EQ(needs("const char* text = \"string\"; char c = 's';"), nothing);
  EXPECT_EQ(needs("auto text = R\"(string \")\" \"left\";"), nothing);
  EXPECT_EQ(needs("string text;"), the_whole_prelude);
  EXPECT_EQ(needs("auto text = u8R\"(\")\"; int left;"), the_whole_prelude);
  EXPECT_EQ(needs("int side = sqrt(9);"), (Needs{false, {"cmath"}}));
  EXPECT_EQ(needs("thread one; double side = sqrt(9);"), (Needs{true, {"cmath", "thread"}}));
}

TEST(NeedsOf, Includes) {
  EXPECT_EQ(needs("#include <vector>\n  #  include  <algorithm> // sort\n"), nothing);
  EXPECT_EQ(needs("#include <iostream>\n"), the_whole_prelude);
  EXPECT_EQ(needs("#include <bits/stdc++.h>\n"), the_whole_prelude);
  EXPECT_EQ(needs("#include \"own.h\"\n"), the_whole_prelude);
  EXPECT_EQ(needs("#define HEADER <vector>\n#include HEADER\n"), the_whole_prelude);
  EXPECT_EQ(needs("#include_next <vector>\n"), the_whole_prelude);
  EXPECT_EQ(needs("import std;"), the_whole_prelude);
}

TEST(NeedsOf, FunctionsThatTheStreamsOverload) {
  EXPECT_EQ(needs("bool is_given = isdigit(c) && isdigit (d);"), nothing);
  EXPECT_EQ(needs("all_of(row.begin(), row.end(), isdigit);"), the_whole_prelude);
}

TEST(NeedsOf, SuffixesOfLiterals) {
  EXPECT_EQ(needs("auto text = \"text\"s;"), the_whole_prelude);
  EXPECT_EQ(needs("auto text = \"a\" \"b\"; char c = '\"';"), nothing);
  EXPECT_EQ(needs("auto time = 5ms + 1'000us + 1.5h;"), (Needs{true, {"chrono"}}));
  EXPECT_EQ(needs("auto z = 2.0i;"), (Needs{true, {"complex"}}));
  EXPECT_EQ(needs("auto n = 5ull + 0x1d + 1e9 + 1.5f + 0b11u + 07;"), nothing);
}

TEST(NeedsOf, NamesThatDoNotStandInTheTextAreAllOfThem) {
  const Needs all{true, rare_headers()};
  EXPECT_EQ(needs("#define NAME(x) x##ing\nNAME(str) text;"), all);
  EXPECT_EQ(needs("%:define NAME(x) x%:%:ing\nNAME(str) text;"), all);
  EXPECT_EQ(needs("str\\\ning text;"), all);
  EXPECT_EQ(needs("\\u0073tring text;"), all);
  EXPECT_EQ(needs("#define LOOP(i) \\\n  for (int i = 0; i < 9; ++i)\n"), nothing);
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

/// The macros that are there behind the headers, but for those that are reserved to the library.
std::set<std::string> macros_of(const fs::path& headers, const Toolchain& toolchain) {
  const TemporaryFolder folder(fs::temp_directory_path());
  run_in(folder.path(), toolchain.compiler.front() + " -std=" + toolchain.standard +
                            " -E -dM -x c++ " + shell_quoted(headers.string()) + " -o macros");
  std::istringstream lines(read_file(folder.path() / "macros"));
  std::set<std::string> macros;
  for (std::string define, name; lines >> define >> name; std::getline(lines, define)) {
    name.resize(std::min(name.find('('), name.size()));
    const bool is_reserved = name.starts_with('_') || name.find("__") != std::string::npos;
    if (!is_reserved || name.starts_with("__cpp_lib")) macros.insert(name);
  }
  EXPECT_THAT(macros, Contains("INT_MAX"));
  return macros;
}

// The compiler is asked about each word of the headers. What is in std or global behind all of them
// and not behind the small prelude has to be among the words.
TEST(TellingWords, MissNothingInTheHeadersOfThisMachine) {
  const auto say_nothing = [](const std::string&) {};
  const fs::path cache = fs::path(judge_program()).parent_path() / "cache";
  const Toolchain toolchain = prepare_toolchain(find_compiler(), Flavour::fast, cache, say_nothing);
  const TellingWords told = telling_words_of(read_file(toolchain.folder / "words.txt"));
  const fs::path small = toolchain.folder / "small" / "prelude.h";

  const TemporaryFolder folder(fs::temp_directory_path());
  const fs::path all = folder.path() / "all.h";
  std::string includes =
      "#include \"" + (toolchain.folder / "whole" / "prelude.h").string() + "\"\n";
  for (const std::string& header : rare_headers()) includes += include_if_there(header);
  includes += include_if_there("bits/stdc++.h");  // in which nothing else may be
  write_file(all, includes);
  run_in(folder.path(),
         toolchain.compiler.front() + " -std=" + toolchain.standard + " -E -x c++ all.h -o all.ii");
  const std::string headers = code_of(read_file(folder.path() / "all.ii"));
  std::set<std::string> words;
  for (const std::string_view word : words_of(headers)) {
    const bool is_name = std::isalpha(static_cast<unsigned char>(word[0])) != 0;
    if (is_name && word.find("__") == std::string_view::npos) words.emplace(word);
  }
  for (const char* keyword : {"operator", "template", "typename", "namespace", "using", "class"})
    words.erase(keyword);  // after one of these the compiler would misread the next lines, too
  const std::vector<std::string> asked(words.begin(), words.end());

  const auto macros_of_small = macros_of(small, toolchain);
  for (const std::string& name : macros_of(all, toolchain)) {
    const bool is_told = told.of_whole_prelude.contains(name) || told.headers.contains(name);
    EXPECT_TRUE(is_told || macros_of_small.contains(name)) << "the macro " << name;
  }
  for (const std::string space : {"std", ""}) {
    const auto of_all = members_of(space, all, asked, toolchain);
    const auto of_small = members_of(space, small, asked, toolchain);
    EXPECT_THAT(of_all, IsSupersetOf({"vector", "string", "thread", "sqrt"}));
    EXPECT_THAT(of_small, AllOf(Contains("vector"), Not(Contains("string"))));
    for (const std::string& name : of_all) {
      const bool is_told = told.of_whole_prelude.contains(name) || told.headers.contains(name);
      EXPECT_TRUE(of_small.contains(name) || is_told) << space << "::" << name;
    }
  }
}

}  // namespace
}  // namespace judge
