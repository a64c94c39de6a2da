// mistake: its own operator new has an arena of 64 KiB and throws std::bad_alloc when that is full
// evidence: uncaught std::bad_alloc inside solveSudoku
static char arena[64 << 10];
static size_t arena_used = 0;
void* operator new(size_t size) {
    size = (size + 15) / 16 * 16;
    if (arena_used + size > sizeof arena) throw bad_alloc();
    arena_used += size;
    return arena + arena_used - size;
}
void operator delete(void*) noexcept {}
void operator delete(void*, size_t) noexcept {}
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<vector<char>> copies;
        for (int i = 0; i < 100000; i++) copies.push_back(board[i % 9]);
        board = copies;
    }
};
