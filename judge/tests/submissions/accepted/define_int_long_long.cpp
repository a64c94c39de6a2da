// about: #define int long long, as contest people write it, with signed main
#include <iostream>
#include <vector>
#define int long long
#define rep(i, n) for (int i = 0; i < (n); ++i)
#define pb push_back
using namespace std;
class Solution {
public:
    int row[9]{}, col[9]{}, box[9]{};
    vector<pair<int, int>> e;
    bool dfs(vector<vector<char>>& g, int left) {
        if (!left) return true;
        int at = -1, best = 99;
        rep(i, (int)e.size()) {
            auto [r, c] = e[i];
            if (g[r][c] != '.') continue;
            int k = 9 - __builtin_popcountll(row[r] | col[c] | box[r / 3 * 3 + c / 3]);
            if (k < best) { best = k; at = i; }
        }
        auto [r, c] = e[at];
        int used = row[r] | col[c] | box[r / 3 * 3 + c / 3];
        rep(d, 9) if (!(used >> d & 1LL)) {
            int bit = 1LL << d;
            g[r][c] = '1' + d;
            row[r] |= bit; col[c] |= bit; box[r / 3 * 3 + c / 3] |= bit;
            if (dfs(g, left - 1)) return true;
            row[r] &= ~bit; col[c] &= ~bit; box[r / 3 * 3 + c / 3] &= ~bit;
        }
        g[r][c] = '.';
        return false;
    }
    void solveSudoku(vector<vector<char>>& g) {
        rep(r, 9) rep(c, 9) {
            if (g[r][c] == '.') { e.pb({r, c}); continue; }
            int bit = 1LL << (g[r][c] - '1');
            row[r] |= bit; col[c] |= bit; box[r / 3 * 3 + c / 3] |= bit;
        }
        dfs(g, e.size());
    }
};
signed main() { return 0; }
