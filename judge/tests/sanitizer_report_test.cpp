// What the sanitizers and libstdc++ print, read for the one sentence that helps. The sanitizers
// themselves are at work in the files of judge/tests/submissions/ that need them.

#include "judge/run/sanitizer_report.h"

#include <gmock/gmock.h>

namespace judge {
namespace {

using testing::Eq;
using testing::HasSubstr;

std::string asan_finding(const std::string& report) {
  return read_sanitizer_report("AddressSanitizer", "==1==ERROR: AddressSanitizer: " + report)
      .message;
}

TEST(SanitizerReport, NamesTheFaultWithoutAddresses) {
  EXPECT_EQ(asan_finding("heap-buffer-overflow on address 0x602 at pc 0x4 bp 0x7 sp 0x7\n"
                         "READ of size 1 at 0x602 thread T0\n"),
            "heap-buffer-overflow: READ of size 1");
  EXPECT_EQ(asan_finding("attempting double-free on 0x602 in thread T0:\n    #0 0x7f\n"),
            "a double free");
  EXPECT_EQ(asan_finding("attempting free on address which was not malloc()-ed: 0x7ff in thread "
                         "T0\n"),
            "a free of memory that was not allocated");
  EXPECT_EQ(asan_finding("alloc-dealloc-mismatch (operator new [] vs operator delete) on 0x602\n"),
            "alloc-dealloc-mismatch (operator new [] vs operator delete)");
  EXPECT_EQ(asan_finding("new-delete-type-mismatch on 0x602 in thread T0:\n"),
            "new-delete-type-mismatch");
  EXPECT_EQ(asan_finding("negative-size-param: (size=-1)\n"), "negative-size-param: (size=-1)");
  EXPECT_EQ(asan_finding("memcpy-param-overlap: memory ranges [0x1,0x2) and [0x1, 0x2) overlap\n"),
            "memcpy-param-overlap");
  EXPECT_EQ(asan_finding("requested allocation size 0xffff (0x10000 after adjustments) exceeds\n"),
            "a request for more memory than there can be");
  EXPECT_EQ(asan_finding("allocator is out of memory trying to allocate 0x7fff bytes\n"),
            "a request for more memory than there can be");
  EXPECT_EQ(asan_finding("out of memory: allocator is trying to allocate 0x7fff bytes\n"),
            "a request for more memory than there can be");
}

TEST(SanitizerReport, KeepsTheWordsOfUbsan) {
  const SanitizerFinding finding = read_sanitizer_report("shift", "shift exponent 40 is too large");
  EXPECT_EQ(finding.tool, "UndefinedBehaviorSanitizer");
  EXPECT_EQ(finding.message, "shift: shift exponent 40 is too large");
}

const std::string failed_assertion =
    "/usr/include/c++/12/array:186: int& f(): Assertion '__n < this->size()' failed.\n";
const std::string debug_mode_report =
    "/usr/include/c++/12/debug/vector:442:\nIn function:\n    operator[]\n\nError: attempt to "
    "subscript container with out-of-bounds index 9, but \ncontainer only holds 9 "
    "elements.\n\nObjects involved in the operation:\n";

TEST(LibraryReport, IsToldApartFromWhatTheSubmissionPrinted) {
  for (const std::string& own : {std::string(), std::string("r=1\nno Error: yet\n")}) {
    EXPECT_EQ(without_report(own + failed_assertion), own);
    EXPECT_EQ(without_report(own + debug_mode_report), own);
    EXPECT_EQ(without_report(own + "mine.cpp:10:35: runtime error: shift exponent -1\n"), own);
    EXPECT_EQ(without_report(own), own);
    EXPECT_THAT(find_library_report(own), Eq(std::nullopt));
  }
  EXPECT_EQ(find_library_report("x\n" + failed_assertion)->message,
            "a failed check: __n < this->size()");
  EXPECT_THAT(find_library_report("x\n" + debug_mode_report)->message,
              HasSubstr("out-of-bounds index 9, but container only"));
}

}  // namespace
}  // namespace judge
