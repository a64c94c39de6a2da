// about: an assertion fails, and the handler of SIGABRT jumps out of it, as C allows
#include <csetjmp>
#include <csignal>
static sigjmp_buf back;
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        auto before = signal(SIGABRT, [](int) { siglongjmp(back, 1); });
        if (!sigsetjmp(back, 1)) assert(board.size() == 10);
        signal(SIGABRT, before);
        place(board, 0);
    }
private:
    bool place(vector<vector<char>>& b, int at) {
        while (at < 81 && b[at / 9][at % 9] != '.') at++;
        if (at == 81) return true;
        int r = at / 9, c = at % 9;
        bool taken[10] = {};
        for (int i = 0; i < 9; i++)
            for (char x : {b[r][i], b[i][c], b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]})
                if (x != '.') taken[x - '0'] = true;
        for (int d = 1; d <= 9; d++) {
            if (taken[d]) continue;
            b[r][c] = '0' + d;
            if (place(b, at + 1)) return true;
        }
        b[r][c] = '.';
        return false;
    }
};
