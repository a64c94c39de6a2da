// style: aligned operators new and delete with a header before each block; the library's own code
// takes and returns by them
void* operator new(size_t n) {
    char* p = (char*)malloc(n + 16);
    if (!p) throw bad_alloc();
    return p + 16;
}
void* operator new(size_t n, align_val_t) {
    char* p = (char*)aligned_alloc(16, (n + 31) / 16 * 16);
    if (!p) throw bad_alloc();
    return p + 16;
}
void operator delete(void* p) noexcept { if (p) free((char*)p - 16); }
void operator delete(void* p, size_t) noexcept { if (p) free((char*)p - 16); }
void operator delete(void* p, align_val_t) noexcept { if (p) free((char*)p - 16); }
void operator delete(void* p, size_t, align_val_t) noexcept { if (p) free((char*)p - 16); }
class Solution {
    bool solve(vector<vector<char>>& g, int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9;
        if (g[r][c] != '.') return solve(g, k + 1);
        for (char d = '1'; d <= '9'; ++d) {
            bool fits = true;
            for (int i = 0; i < 9; ++i)
                if (g[r][i] == d || g[i][c] == d || g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d)
                    fits = false;
            if (!fits) continue;
            g[r][c] = d;
            if (solve(g, k + 1)) return true;
        }
        g[r][c] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& g) {
        pmr::memory_resource* memory = pmr::new_delete_resource();
        void* block = memory->allocate(100, 8);
        memory->deallocate(block, 100, 8);
        solve(g, 0);
    }
};
