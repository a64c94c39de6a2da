// about: static members and globals, cleared properly at the start of every call
bool rowUsed[9][10], colUsed[9][10], boxUsed[9][10];
class Solution {
    static vector<pair<int, int>> blanks;
    static int count(int r, int c) {
        int n = 0;
        for (int d = 1; d < 10; ++d) n += !(rowUsed[r][d] || colUsed[c][d] || boxUsed[r / 3 * 3 + c / 3][d]);
        return n;
    }
    static bool place(vector<vector<char>>& b, int k) {
        if (k == (int)blanks.size()) return true;
        int w = k, n = 10;
        for (int i = k; i < (int)blanks.size(); ++i) {
            int m = count(blanks[i].first, blanks[i].second);
            if (m < n) { n = m; w = i; }
        }
        swap(blanks[k], blanks[w]);
        const auto [r, c] = blanks[k];
        const int x = r / 3 * 3 + c / 3;
        for (int d = 1; d < 10; ++d) {
            if (rowUsed[r][d] || colUsed[c][d] || boxUsed[x][d]) continue;
            rowUsed[r][d] = colUsed[c][d] = boxUsed[x][d] = true;
            b[r][c] = '0' + d;
            if (place(b, k + 1)) return true;
            rowUsed[r][d] = colUsed[c][d] = boxUsed[x][d] = false;
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        memset(rowUsed, 0, sizeof rowUsed);
        memset(colUsed, 0, sizeof colUsed);
        memset(boxUsed, 0, sizeof boxUsed);
        blanks.clear();
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (b[r][c] == '.') blanks.emplace_back(r, c);
                else rowUsed[r][b[r][c] - '0'] = colUsed[c][b[r][c] - '0'] = boxUsed[r / 3 * 3 + c / 3][b[r][c] - '0'] = true;
        place(b, 0);
    }
};
vector<pair<int, int>> Solution::blanks;
