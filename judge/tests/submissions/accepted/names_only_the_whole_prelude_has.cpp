// Each line of `tools` needs another of the headers that LeetCode includes, and none is included here.
class Solution {
    static string tools(const vector<char>& row) {
        stringstream text;                                          // <sstream>
        copy(row.begin(), row.end(), ostream_iterator<char>(text)); // <iterator>, <ostream>
        bitset<9> filled;                                           // <bitset>
        for (int i = 0; i < 9; ++i) filled[i] = row[i] != '.';
        auto bits = make_unique<string>(filled.to_string());        // <memory>
        any copy_of_bits = *bits;                                   // <any>
        if (any_cast<string>(copy_of_bits).size() != 9) throw runtime_error("nine"s);  // <stdexcept>
        string first;
        getline(text, first, '.');
        return first + to_string(stoi("9"));
    }

    bool fill(vector<vector<char>>& board, int cell) {
        if (cell == 81) return true;
        char& place = board[cell / 9][cell % 9];
        if (place != '.') return fill(board, cell + 1);
        for (char digit = '1'; digit <= '9'; ++digit) {
            bool fits = true;
            for (int i = 0; i < 9; ++i) {
                int row = cell / 9, col = cell % 9;
                fits = fits && board[row][i] != digit && board[i][col] != digit &&
                       board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] != digit;
            }
            if (!fits) continue;
            place = digit;
            if (fill(board, cell + 1)) return true;
        }
        place = '.';
        return false;
    }

public:
    void solveSudoku(vector<vector<char>>& board) {
        for (auto& row : board)
            if (tools(row).empty()) return;
        fill(board, 0);
    }
};
