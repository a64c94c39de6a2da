// style: operators new and delete that put a header before each block; stable_sort takes its memory
// by the nothrow form, whose default calls this one
void* operator new(size_t size) {
    auto* header = static_cast<size_t*>(malloc(size + 16));
    if (header == nullptr) throw bad_alloc();
    header[0] = 0x5eed;
    return header + 2;
}
void operator delete(void* block) noexcept {
    if (block == nullptr) return;
    size_t* header = static_cast<size_t*>(block) - 2;
    if (header[0] != 0x5eed) abort();
    free(header);
}
class Solution {
    bool fits(vector<vector<char>>& b, int r, int c, char d) {
        for (int i = 0; i < 9; i++)
            if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d)
                return false;
        return true;
    }
    int choices(vector<vector<char>>& b, int k) {
        int n = 0;
        for (char d = '1'; d <= '9'; d++) n += fits(b, k / 9, k % 9, d);
        return n;
    }
    bool solve(vector<vector<char>>& b, vector<int> open) {
        if (open.empty()) return true;
        vector<pair<int, int>> cells;
        for (int k : open) cells.push_back({choices(b, k), k});
        stable_sort(cells.begin(), cells.end(), [](auto& x, auto& y) { return x.first > y.first; });
        int k = cells.back().second;
        open.clear();
        for (auto& cell : cells) open.push_back(cell.second);
        open.pop_back();
        unique_ptr<char[]> digits(new char[10]);
        strcpy(digits.get(), "123456789");
        for (int i = 0; i < 9; i++)
            if (fits(b, k / 9, k % 9, digits[i])) {
                b[k / 9][k % 9] = digits[i];
                if (solve(b, open)) return true;
                b[k / 9][k % 9] = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<int> open;
        for (int k = 0; k < 81; k++)
            if (board[k / 9][k % 9] == '.') open.push_back(k);
        solve(board, open);
    }
};
