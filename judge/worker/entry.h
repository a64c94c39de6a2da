// Stands behind the submission in the same translation unit: the one place where the judge's code
// and the submission's meet. The submission may have redefined any word by a macro, so every word
// that is used below is freed of that first. `Solution` and `solveSudoku` stay as the submission
// has them.
#undef auto
#undef char
#undef default
#undef delete
#undef extern
#undef namespace
#undef new
#undef static_cast
#undef std
#undef vector
#undef visibility
#undef void
namespace sudoku_judge {}
// The compiler names the next lines by their title when what they call is not what it should be.
#ifdef SUDOKU_JUDGE_CALLS_A_FREE_FUNCTION
#line 1 "the judge's call of solveSudoku(board)"
extern "C" __attribute__((visibility("default"))) void sudoku_judge_entry(
    ::std::vector<::std::vector<char>>& board, void (*before)(), void (*after)()) {
  before();
  ::solveSudoku(board);
  after();
}
#else
// The brackets zero the members that have no initialiser. The object lies on the heap, where
// garbage can be laid out for it, but by no operator of its class, and is called as the temporary
// one that the title says.
#line 1 "the judge's call of Solution().solveSudoku(board)"
extern "C" __attribute__((visibility("default"))) void sudoku_judge_entry(
    ::std::vector<::std::vector<char>>& board, void (*before)(), void (*after)()) {
  auto* solution = ::new ::Solution();
  before();
  static_cast<::Solution&&>(*solution).solveSudoku(board);
  after();
  ::delete solution;
}
#endif
