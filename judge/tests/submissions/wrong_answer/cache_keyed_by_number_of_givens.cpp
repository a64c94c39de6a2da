// mistake: answers are cached by the number of givens, so the second board with as many givens gets the first one's answer
// evidence: was given as
unordered_map<int, vector<vector<char>>> seen;
class Solution {
    int R[9]{}, C[9]{}, B[9]{};
    void t(int r, int c, int d) { R[r] ^= 1 << d; C[c] ^= 1 << d; B[r / 3 * 3 + c / 3] ^= 1 << d; }
    bool rec(vector<vector<char>>& b) {
        int br = -1, bc = -1, bm = 0;
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) if (b[r][c] == '.') {
            int m = 511 ^ (R[r] | C[c] | B[r / 3 * 3 + c / 3]);
            if (br < 0 || __builtin_popcount(m) < __builtin_popcount(bm)) br = r, bc = c, bm = m;
        }
        if (br < 0) return true;
        for (int d = 0; d < 9; d++) if (bm & 1 << d) {
            t(br, bc, d);
            b[br][bc] = '1' + d;
            if (rec(b)) return true;
            t(br, bc, d);
        }
        b[br][bc] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        int givens = 0;
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) if (b[r][c] != '.') t(r, c, b[r][c] - '1'), givens++;
        if (seen.count(givens)) { b = seen[givens]; return; }
        rec(b);
        seen[givens] = b;
    }
};
