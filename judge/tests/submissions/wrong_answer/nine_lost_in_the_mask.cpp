// mistake: the masks are unsigned char with bit d - 1, so the bit of 9 falls off and 9 is never seen as used
class Solution {
    unsigned char row[9]{}, col[9]{}, box[9]{};
    bool dfs(vector<vector<char>>& b, int p) {
        if (p == 81) return true;
        int r = p / 9, c = p % 9;
        if (b[r][c] != '.') return dfs(b, p + 1);
        unsigned char &x = row[r], &y = col[c], &z = box[r / 3 * 3 + c / 3];
        for (int d = 1; d <= 9; ++d) {
            int bit = 1 << (d - 1);
            if ((x | y | z) & bit) continue;
            x |= bit; y |= bit; z |= bit;
            b[r][c] = '0' + d;
            if (dfs(b, p + 1)) return true;
            x &= ~bit; y &= ~bit; z &= ~bit;
        }
        b[r][c] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int p = 0; p < 81; ++p) {
            if (b[p / 9][p % 9] == '.') continue;
            int bit = 1 << (b[p / 9][p % 9] - '1');
            row[p / 9] |= bit; col[p % 9] |= bit; box[p / 27 * 3 + p % 9 / 3] |= bit;
        }
        dfs(b, 0);
    }
};
