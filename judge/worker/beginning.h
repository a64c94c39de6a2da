// Stands before the submission in the same translation unit: the first of its library's
// initialisers. It gives operator new and delete, if the submission has its own, to the worker, so
// that what the submission's initialisers allocate comes from them everywhere; see operators.cpp.
// Weak: not every program that loads the library wants them.
extern "C" __attribute__((weak, visibility("default"))) void sudoku_judge_take_operators(
    void* address_in_library);
extern "C" __attribute__((constructor(101))) void sudoku_judge_begin() {
  if (sudoku_judge_take_operators != nullptr)
    sudoku_judge_take_operators(reinterpret_cast<void*>(sudoku_judge_begin));
}
