// mistake: the recursion stops at a depth of 50 and calls that solved
// evidence: left empty
class Solution {
    int R[9]{}, C[9]{}, B[9]{};
    void flip(int r, int c, int d) { R[r] ^= 1 << d; C[c] ^= 1 << d; B[r / 3 * 3 + c / 3] ^= 1 << d; }
    bool dfs(vector<vector<char>>& b, int depth) {
        if (depth == 50) return true;
        int br = -1, bc = -1, bm = 0;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (b[r][c] != '.') continue;
                int m = 511 & ~(R[r] | C[c] | B[r / 3 * 3 + c / 3]);
                if (br < 0 || __builtin_popcount(m) < __builtin_popcount(bm)) br = r, bc = c, bm = m;
            }
        if (br < 0) return true;
        for (int d = 0; d < 9; ++d)
            if (bm >> d & 1) {
                flip(br, bc, d);
                b[br][bc] = '1' + d;
                if (dfs(b, depth + 1)) return true;
                flip(br, bc, d);
                b[br][bc] = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) if (b[r][c] != '.') flip(r, c, b[r][c] - '1');
        dfs(b, 0);
    }
};
