// LeetCode includes them all: <csetjmp>, <cinttypes>, <csignal>, <chrono>, <complex>, <cfloat>, <typeindex>, <cfenv>, <valarray>.
class Solution {
    static bool tools() {
        jmp_buf back;
        if (setjmp(back) == 0) longjmp(back, 1);
        char text[32];
        snprintf(text, sizeof text, "%" PRId64, int64_t{1} << 40);
        auto before = signal(SIGUSR1, SIG_IGN);
        raise(SIGUSR1);
        signal(SIGUSR1, before);
        auto time = 5ms + 2us;
        auto number = 1.0i * polar(1.0, 2.0);
        valarray<int> digits(9);
        return time.count() == 5002 && norm(number) > FLT_EPSILON && y1(1.0) < 0 && fegetround() == FE_TONEAREST &&
               type_index(typeid(int)) != type_index(typeid(char)) && digits.sum() == 0 && text[0] == '1';
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
        if (tools()) fill(board, 0);
    }
};
