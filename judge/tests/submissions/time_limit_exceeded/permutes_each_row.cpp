// mistake: shuffles every row at random until the whole board happens to be valid
// evidence: CPU
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        mt19937 rng(1);
        const auto given = board;
        bool good = count(board[0].begin(), board[0].end(), '.') == 0;
        while (!good) {
            board = given;
            for (auto& row : board) {
                string miss;
                for (char d = '1'; d <= '9'; ++d) if (find(row.begin(), row.end(), d) == row.end()) miss += d;
                shuffle(miss.begin(), miss.end(), rng);
                for (char& x : row) if (x == '.') x = miss.back(), miss.pop_back();
            }
            good = true;
            for (int c = 0; c < 9; ++c) {
                int m = 0;
                for (int r = 0; r < 9; ++r) m |= 1 << (board[r][c] - '0');
                good = good && m == 0x3fe;
            }
        }
    }
};
