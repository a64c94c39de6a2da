// mistake: the flag that ends the search is a global and stays true after the first board
bool solved = false;
class Solution {
    bool safe(vector<vector<char>>& b, int r, int c, char d) {
        for (int i = 0; i < 9; i++)
            if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        return true;
    }
    void search(vector<vector<char>>& b) {
        int br = -1, bc = 0, bn = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != '.') continue;
                int n = 0;
                for (char d = '1'; d <= '9'; d++) n += safe(b, r, c, d);
                if (n < bn) bn = n, br = r, bc = c;
            }
        if (br < 0) { solved = true; return; }
        for (char d = '1'; d <= '9' && !solved; d++) {
            if (!safe(b, br, bc, d)) continue;
            b[br][bc] = d;
            search(b);
            if (!solved) b[br][bc] = '.';
        }
    }
public:
    void solveSudoku(vector<vector<char>>& board) { search(board); }
};
