// about: sleeps a millisecond in every call, with chrono and thread
#include <chrono>
#include <thread>
using namespace std::chrono_literals;
class Solution {
    vector<set<char>> row, col, box;
public:
    Solution() : row(9), col(9), box(9) {}
    void solveSudoku(vector<vector<char>>& board) {
        this_thread::sleep_for(1ms);
        auto t0 = chrono::steady_clock::now();
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (char x = board[r][c]; x != '.') row[r].insert(x), col[c].insert(x), box[r / 3 * 3 + c / 3].insert(x);
        fill(board);
        cout << chrono::duration<double, milli>(chrono::steady_clock::now() - t0).count() << " ms\n";
    }
    bool fill(vector<vector<char>>& board) {
        int R = -1, C = -1;
        vector<char> o;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] != '.') continue;
                vector<char> p;
                for (char d = '1'; d <= '9'; ++d)
                    if (!row[r].count(d) && !col[c].count(d) && !box[r / 3 * 3 + c / 3].count(d)) p.push_back(d);
                if (R < 0 || p.size() < o.size()) o = p, R = r, C = c;
            }
        if (R < 0) return true;
        for (char d : o) {
            row[R].insert(d), col[C].insert(d), box[R / 3 * 3 + C / 3].insert(d);
            board[R][C] = d;
            if (fill(board)) return true;
            row[R].erase(d), col[C].erase(d), box[R / 3 * 3 + C / 3].erase(d);
        }
        board[R][C] = '.';
        return false;
    }
};
