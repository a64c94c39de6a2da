// about: the real work sits in a base class that is declared first and defined after Solution
class SudokuBase {
public:
    void solveSudoku(vector<vector<char>>& board);
protected:
    struct Impl;
    shared_ptr<Impl> impl;
    SudokuBase();
};
class Solution : public SudokuBase {
public:
    using SudokuBase::solveSudoku;
};
struct SudokuBase::Impl {
    map<char, unsigned> rows, cols;
    map<pair<int, int>, int> cand;
    bool fits(const vector<vector<char>>& b, int r, int c, char d) const {
        for (int k = 0; k < 9; ++k)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k % 3][c / 3 * 3 + k / 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b) {
        cand.clear();
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (b[r][c] == '.')
                    for (char d = (cand[{r, c}] = 0, '1'); d <= '9'; ++d) cand[{r, c}] += fits(b, r, c, d);
        if (cand.empty()) return true;
        auto [r, c] = min_element(cand.begin(), cand.end(), [](auto& x, auto& y) { return x.second < y.second; })->first;
        for (char d = '1'; d <= '9'; ++d)
            if (fits(b, r, c, d)) {
                b[r][c] = d;
                if (solve(b)) return true;
            }
        b[r][c] = '.';
        return false;
    }
};
SudokuBase::SudokuBase() : impl(make_shared<Impl>()) {}
void SudokuBase::solveSudoku(vector<vector<char>>& board) { impl->solve(board); }
