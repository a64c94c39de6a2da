// mistake: the search starts at cell 1 instead of cell 0, so an empty r1c1 is never filled
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<int> todo;
        for (int i = 1; i < 81; i++) if (board[i / 9][i % 9] == '.') todo.push_back(i);
        solve(board, todo);
    }
private:
    vector<char> fit(vector<vector<char>>& b, int i) {
        vector<char> v;
        for (char d = '1'; d <= '9'; d++) {
            bool ok = true;
            for (int k = 0; k < 9 && ok; k++)
                ok = b[i / 9][k] != d && b[k][i % 9] != d && b[i / 27 * 3 + k / 3][i % 9 / 3 * 3 + k % 3] != d;
            if (ok) v.push_back(d);
        }
        return v;
    }
    bool solve(vector<vector<char>>& b, vector<int> todo) {
        if (todo.empty()) return true;
        size_t pick = 0;
        vector<char> f = fit(b, todo[0]);
        for (size_t k = 1; k < todo.size(); k++)
            if (auto g = fit(b, todo[k]); g.size() < f.size()) f = g, pick = k;
        int i = todo[pick];
        todo.erase(todo.begin() + pick);
        for (char d : f) {
            b[i / 9][i % 9] = d;
            if (solve(b, todo)) return true;
        }
        b[i / 9][i % 9] = '.';
        return false;
    }
};
