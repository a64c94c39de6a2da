// mistake: array<int, 9> is indexed with the digits 1 to 9, and 9 is one too many; the next member is hit
// evidence: array_indexed_by_nine.cpp:16
// needs: sanitizer
class Solution {
    struct Counts { array<int, 9> of; int spare; } counts;
    bool fits(vector<vector<char>>& b, int r, int c, char d) {
        for (int i = 0; i < 9; i++)
            if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        return true;
    }
    bool dfs(vector<vector<char>>& b, int at) {
        if (at == 81) return true;
        int r = at / 9, c = at % 9;
        if (b[r][c] != '.') return dfs(b, at + 1);
        for (int d = 1; d <= 9; d++) {
            counts.of[d]++;
            if (!fits(b, r, c, '0' + d)) continue;
            b[r][c] = '0' + d;
            if (dfs(b, at + 1)) return true;
        }
        b[r][c] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        counts = {};
        dfs(board, 0);
    }
};
