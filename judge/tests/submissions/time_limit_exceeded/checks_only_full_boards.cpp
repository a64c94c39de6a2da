// mistake: tries every combination of digits and checks the board only when it is full
// evidence: CPU
class Solution {
    bool valid(const vector<vector<char>>& b) {
        for (int i = 0; i < 9; ++i) {
            set<char> row, col, box;
            for (int k = 0; k < 9; ++k) {
                row.insert(b[i][k]);
                col.insert(b[k][i]);
                box.insert(b[i / 3 * 3 + k / 3][i % 3 * 3 + k % 3]);
            }
            if (row.size() < 9 || col.size() < 9 || box.size() < 9) return false;
        }
        return true;
    }
    bool rec(vector<vector<char>>& b, int p) {
        if (p == 81) return valid(b);
        if (b[p / 9][p % 9] != '.') return rec(b, p + 1);
        for (char d = '1'; d <= '9'; ++d) {
            b[p / 9][p % 9] = d;
            if (rec(b, p + 1)) return true;
        }
        b[p / 9][p % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) { rec(board, 0); }
};
