// mistake: asks for an impossibly large table first, catches the bad_alloc and returns without solving
// evidence: board is unchanged
class Solution {
    vector<int> table;
public:
    void solveSudoku(vector<vector<char>>& board) {
        try {
            table.resize(table.max_size() / 2);
            solve(board, 0);
        } catch (const bad_alloc& e) {
            cerr << "no memory: " << e.what() << endl;
        }
    }
    bool solve(vector<vector<char>>& b, int p) {
        if (p == 81) return true;
        if (b[p / 9][p % 9] != '.') return solve(b, p + 1);
        for (char d = '1'; d <= '9'; ++d) {
            bool ok = true;
            for (int k = 0; k < 9; ++k)
                ok = ok && b[p / 9][k] != d && b[k][p % 9] != d && b[p / 27 * 3 + k / 3][p % 9 / 3 * 3 + k % 3] != d;
            if (!ok) continue;
            b[p / 9][p % 9] = d;
            if (solve(b, p + 1)) return true;
        }
        b[p / 9][p % 9] = '.';
        return false;
    }
};
