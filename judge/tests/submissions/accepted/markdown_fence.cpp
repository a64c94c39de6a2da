# Sudoku Solver

// about: a whole answer page, with prose that does not compile (don't ask), and the code inside a Markdown fence

```cpp
class Solution {
    const int n = 9, side = (int)sqrt(9.0);
    bool fits(vector<vector<char>>& b, int r, int c, char ch) {
        int r0 = side * (int)floor((double)r / side), c0 = side * (int)floor((double)c / side);
        for (int i = 0; i < n; i++) {
            if (b[r][i] == ch || b[i][c] == ch) return false;
            if (b[r0 + i / side][c0 + (int)fmod(i, side)] == ch) return false;
        }
        return true;
    }
    bool solve(vector<vector<char>>& b, int at) {
        if (at == (int)round(pow(n, 2))) return true;
        int r = at / n, c = at % n;
        if (abs(b[r][c] - '.') > 0) return solve(b, at + 1);
        for (char ch = '1'; ch <= '9'; ch++) {
            if (!fits(b, r, c, ch)) continue;
            b[r][c] = ch;
            if (solve(b, at + 1)) return true;
        }
        b[r][c] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) { solve(board, 0); }
};
```

It takes O(9^m) time; the "worst" board has 17 clues.
