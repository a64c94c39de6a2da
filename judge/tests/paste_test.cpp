#include "judge/build/paste.h"

#include <gmock/gmock.h>

#include "judge/build/cpp_words.h"

namespace judge {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Optional;

constexpr const char* code = "class Solution { public: void solveSudoku(vector<vector<char>>&); };";

TEST(CodeOf, BlanksCommentsAndLiteralsAndKeepsLines) {
  EXPECT_EQ(code_of("a // b\nc"), "a     \nc");
  EXPECT_EQ(code_of("a /* b\n */ c"), "a     \n    c");
  EXPECT_EQ(code_of("f(\"x // \\\" y\", '\"') z"), "f(           ,    ) z");
  EXPECT_EQ(code_of("1'000'000 a 'b' c"), "1'000'000 a     c");
  EXPECT_EQ(code_of("don't\nx"), "don  \nx");
  EXPECT_EQ(code_of("R\"_(a \" )\" b)_\" c"), "                c");
  EXPECT_EQ(code_of("/* never closed"), std::string(15, ' '));
  EXPECT_EQ(code_of("\"\\"), "  ");
  EXPECT_EQ(code_of(""), "");
}

TEST(ReadPaste, LeavesCodeAsItIs) {
  for (const std::string& text : {std::string(code), std::string("\r\n\n  ") + code + "\r\n",
                                  std::string("// @lc code=start\n") + code, std::string()}) {
    const Paste paste = read_paste(text);
    EXPECT_EQ(paste.text, text);
    EXPECT_THAT(paste.notes, IsEmpty());
    EXPECT_FALSE(paste.is_free_function);
  }
}

TEST(ReadPaste, TakesTheFencedBlockThatHoldsTheMethod) {
  const Paste paste =
      read_paste("It's easy:\n```\nint x;\n```\n  ```cpp\n" + std::string(code) + "\n```\nBye");
  EXPECT_EQ(paste.text, "\n\n\n\n\n" + std::string(code) + "\n\n\n");
  EXPECT_THAT(paste.notes, ElementsAre(HasSubstr("lines 6 to 6")));
}

TEST(ReadPaste, TakesAFenceThatIsNeverClosed) {
  EXPECT_EQ(read_paste("```c++\n" + std::string(code)).text, "\n" + std::string(code));
}

TEST(ReadPaste, TakesNoFenceInAComment) {
  const std::string text = "/*\n```\nexample\n```\n*/\n" + std::string(code);
  EXPECT_EQ(read_paste(text).text, text);
}

TEST(ReadPaste, LeavesOutAddressesBeforeTheCode) {
  const Paste paste = read_paste("\n https://leetcode.com/problems/sudoku-solver/ \n" +
                                 std::string(code) + "\nhttps://later.example");
  EXPECT_EQ(paste.text, "\n\n" + std::string(code) + "\nhttps://later.example");
  EXPECT_THAT(paste.notes, ElementsAre(HasSubstr("line 2")));
}

/// A text of ASCII in UTF-16.
std::string in_utf16(const std::string& text, bool low_first) {
  std::string wide;
  for (const char c : text) wide += low_first ? std::string{c, '\0'} : std::string{'\0', c};
  return wide;
}

TEST(ReadPaste, TakesAFileInUtf16) {
  const std::string text = std::string("// as notepad saves it\n") + code;
  for (const std::string& file :
       {"\xff\xfe" + in_utf16(text, true), "\xfe\xff" + in_utf16(text, false), in_utf16(text, true),
        in_utf16(text, false)}) {
    const Paste paste = read_paste(file);
    EXPECT_EQ(paste.text, text);
    EXPECT_THAT(paste.notes, ElementsAre(HasSubstr("UTF-16")));
  }
  EXPECT_EQ(read_paste(std::string("\xff\xfe\xe9\0\x1c\x20\x3d\xd8\0\xde", 10)).text,
            "\xc3\xa9\xe2\x80\x9c\xf0\x9f\x98\x80");
}

TEST(ReadPaste, SeesAFreeFunction) {
  EXPECT_TRUE(
      read_paste("struct T {}; bool solveSudoku (Board& b) { return true; }").is_free_function);
  EXPECT_FALSE(read_paste("struct Solver { void solveSudoku(Board& b); };").is_free_function);
  EXPECT_FALSE(read_paste("// solveSudoku(b)\nint x;").is_free_function);
  EXPECT_FALSE(
      read_paste(std::string(code) + " void Solution::solveSudoku(Board&) {}").is_free_function);
}

std::optional<std::string> guess(std::string_view text, std::string_view messages = "") {
  return guess_why_it_does_not_compile(text, messages);
}

TEST(GuessWhyItDoesNotCompile, KnowsOtherLanguages) {
  EXPECT_THAT(guess("class Solution:\n    def solveSudoku(self, board):"),
              Optional(HasSubstr("Python")));
  EXPECT_THAT(guess("class Solution { public void solveSudoku(char[][] board) {} }"),
              Optional(HasSubstr("Java;")));
  EXPECT_THAT(guess("public class Solution { public void SolveSudoku(char[][] board) {} }"),
              Optional(HasSubstr("C#")));
  EXPECT_THAT(guess("var solveSudoku = function(board) {};"), Optional(HasSubstr("JavaScript")));
  EXPECT_THAT(guess("function solveSudoku(board: string[][]): void {}"),
              Optional(HasSubstr("TypeScript")));
  EXPECT_THAT(guess("func solveSudoku(board [][]byte)  {}"), Optional(HasSubstr("Go")));
  EXPECT_THAT(guess("class Solution { func solveSudoku(_ board: inout [[Character]]) {} }"),
              Optional(HasSubstr("Swift")));
  EXPECT_THAT(guess("impl Solution { pub fn solve_sudoku(board: &mut Vec<Vec<char>>) {} }"),
              Optional(HasSubstr("Rust")));
  EXPECT_THAT(guess("class Solution { fun solveSudoku(board: Array<CharArray>): Unit {} }"),
              Optional(HasSubstr("Kotlin")));
  EXPECT_THAT(guess("void solveSudoku(char** board, int n, int* m) {}"), Optional(HasSubstr("C;")));
}

TEST(GuessWhyItDoesNotCompile, FindsNoOtherLanguageBesideCode) {
  for (const char* beside : {"// class Solution:\n", "/* def solveSudoku(self, board): */\n",
                             "const char* old = R\"(\ndef solveSudoku(self, board):\n)\";\n",
                             "#if 0\nimport java.util.*;\n#endif\n"})
    EXPECT_EQ(guess(beside + std::string(code)), std::nullopt) << beside;
}

TEST(GuessWhyItDoesNotCompile, KnowsWrongNames) {
  EXPECT_THAT(guess("class Solution { void solvesudoku(vector<vector<char>>& b) {} };"),
              Optional(HasSubstr("did you call it solvesudoku?")));
  EXPECT_THAT(guess("class Solver { void solveSudoku(vector<vector<char>>& b) {} };"),
              Optional(HasSubstr("the class is called Solver")));
  EXPECT_THAT(guess("int main() {}"), Optional(HasSubstr("no class Solution")));
  EXPECT_THAT(guess(" // nothing"), Optional(HasSubstr("no code")));
}

TEST(GuessWhyItDoesNotCompile, NamesCharactersThatOnlyLookLikeCode) {
  EXPECT_EQ(guess("int a;\n\xc2\xa0int\xc2\xa0 b;\n"),
            "line 2 has a no-break space (U+00A0) where a plain space belongs; 1 more such "
            "character");
  EXPECT_EQ(guess("\n\nif (c == \xe2\x80\x98.\xe2\x80\x99) f(\xe2\x80\x9cx\xe2\x80\x9d);"),
            "line 3 has a curly quote (U+2018) where ' belongs; 3 more such characters");
  EXPECT_THAT(guess("\xe2\x80\x8b" + std::string(code)), Optional(HasSubstr("has to go")));
  EXPECT_THAT(guess(std::string(code) + "// it\xe2\x80\x99s\nchar s[] = \"\xc2\xa0\";"),
              testing::Eq(std::nullopt));
}

TEST(GuessWhyItDoesNotCompile, KnowsNamesOfNewerLibraries) {
  for (const char* error :
       {"'zip' is not a member of 'std::views'", "no member named 'to' in namespace 'std::ranges'",
        "'println' was not declared in this scope; did you mean 'rintl'?",
        "no template named 'flat_map'"})
    EXPECT_THAT(guess(code, "a.cpp:1:2: error: " + std::string(error) + "\n"),
                Optional(HasSubstr("library is too old for `")))
        << error;
  for (const char* error :
       {"'print' was not declared in this scope", "'zap' is not a member of 'std'",
        "use of undeclared identifier 'chunk'"})
    EXPECT_EQ(guess(code, "a.cpp:1:2: error: " + std::string(error) + "\n"), std::nullopt) << error;
}

TEST(GuessWhyItDoesNotCompile, CountsBrackets) {
  EXPECT_THAT(guess(std::string(code) + "extern \"C\" { { // }}"),
              Optional(HasSubstr("2 `{` are")));
  EXPECT_THAT(guess(std::string(code) + "void f() {}}"), Optional(HasSubstr("one `}` too many")));
  EXPECT_THAT(guess(std::string(code) + "int f(;"), Optional(HasSubstr("1 `(` is never closed")));
}

TEST(GuessWhyItDoesNotCompile, KnowsWhatTheCompilersSayOfTheCall) {
  const std::string call = "the judge's call of Solution().solveSudoku(board):4:13: error: ";
  EXPECT_THAT(guess(code, call + "'solveSudoku' is a private member of 'Solution'\n"),
              Optional(HasSubstr("public:")));
  for (const char* made : {"no matching function for call to 'Solution::Solution()'",
                           "no matching constructor for initialization of '::Solution'"})
    EXPECT_EQ(guess(code, call + made),
              "Solution cannot be made without arguments: its constructor needs some");
  for (const char* hidden : {"'Solution::Solution()' is private within this context",
                             "calling a private constructor of class 'Solution'"})
    EXPECT_THAT(guess(code, call + hidden),
                Optional(HasSubstr("the constructor of Solution cannot")));
  for (const char* gone : {"use of deleted function 'Solution::Solution()'",
                           "call to implicitly-deleted default constructor of '::Solution'"})
    EXPECT_THAT(guess(code, call + gone), Optional(HasSubstr("it is deleted")));
  EXPECT_THAT(guess(code, call + "no matching function for call to 'Solution::solveSudoku(int)'"),
              Optional(HasSubstr("does not take one")));
  EXPECT_THAT(guess(code, "x.cpp:1:2: error: ‘int A::b’ is private within this context"),
              testing::Eq(std::nullopt));
  EXPECT_THAT(guess(code, "after the end of x.cpp:1:1: error: poisoned"),
              testing::Eq(std::nullopt));
}

TEST(GuessWhyItDoesNotCompile, SaysWhatHidesTheNamesThatLeetCodeCalls) {
  const std::string call =
      "the judge's call of Solution().solveSudoku(board):4:13: error: expected type-specifier";
  const std::string text(code);
  EXPECT_THAT(guess("namespace lc { namespace { int x; } " + text + "}", call),
              Optional(HasSubstr("in namespace lc;")));
  EXPECT_EQ(guess("namespace lc { int x; } " + text, call), std::nullopt);
  EXPECT_THAT(guess(text + "\n#define Solution Other\n", call),
              Optional(HasSubstr("Solution is a macro here")));
  EXPECT_THAT(guess(text + "\n#  define solveSudoku(x) (x)\n", call),
              Optional(HasSubstr("solveSudoku is a macro here")));
  EXPECT_EQ(guess("namespace lc { " + text + "}", "x.cpp:1:2: error: expected `;`"), std::nullopt);
}

TEST(GuessWhyItDoesNotCompile, KnowsWhatIsNoText) {
  EXPECT_THAT(guess(std::string("\x7f"
                                "ELF\0\1",
                                6) +
                    std::string(code)),
              Optional(HasSubstr("no text")));
}

}  // namespace
}  // namespace judge
