// about: a contest template full of macros: endl, all, fast, private, return_ and friends
#define endl '\n'
#define private public
#define return_ return
#define all(x) (x).begin(), (x).end()
#define fast ios_base::sync_with_stdio(false), cin.tie(nullptr)
#define FOR(i, a, b) for (int i = (a); i <= (b); i++)
#define F first
#define S second
#define N 9
#define ll long long
typedef pair<int, int> pii;

class Solution {
private:
    bool seen[3][N][N + 1] = {};
    vector<pii> todo;
    int box(pii p) { return_ p.F / 3 * 3 + p.S / 3; }
    bool free_(pii p, int d) { return_ !seen[0][p.F][d] && !seen[1][p.S][d] && !seen[2][box(p)][d]; }
    void mark(pii p, int d, bool v) { seen[0][p.F][d] = seen[1][p.S][d] = seen[2][box(p)][d] = v; }
    int ways(pii p) { int n = 0; FOR(d, 1, 9) n += free_(p, d); return_ n; }
    bool rec(vector<vector<char>>& b) {
        if (todo.empty()) return_ true;
        auto it = min_element(all(todo), [&](pii x, pii y) { return_ ways(x) < ways(y); });
        swap(*it, todo.back());
        pii p = todo.back();
        todo.pop_back();
        FOR(d, 1, 9) if (free_(p, d)) {
            mark(p, d, true);
            b[p.F][p.S] = '0' + d;
            if (rec(b)) return_ true;
            mark(p, d, false);
        }
        todo.push_back(p);
        return_ false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        fast;
        FOR(r, 0, 8) FOR(c, 0, 8)
            if (b[r][c] == '.') todo.push_back({r, c});
            else mark({r, c}, b[r][c] - '0', true);
        rec(b);
        cout << "done" << endl;
    }
};
