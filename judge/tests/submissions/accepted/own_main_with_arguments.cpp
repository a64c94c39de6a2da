// about: a main with argc and argv that would read a board from a file, a forward-declared class, and TreeNode left over
struct TreeNode { int val; TreeNode *left, *right; };
struct ListNode { int val; ListNode* next; ListNode(int x) : val(x), next(nullptr) {} };
class Solution;
static void show(const vector<vector<char>>& b);
class Solution {
    bool used(const vector<vector<char>>& b, int r, int c, char d) const {
        for (int x = 0; x < 9; ++x)
            if (b[r][x] == d || b[x][c] == d) return true;
        for (int x = r / 3 * 3, X = x + 3; x < X; ++x)
            for (int y = c / 3 * 3, Y = y + 3; y < Y; ++y)
                if (b[x][y] == d) return true;
        return false;
    }
    bool step(vector<vector<char>>& b) {
        using T = tuple<int, int, int>;
        vector<T> v;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (b[r][c] != '.') continue;
                int n = 0;
                for (char d = '1'; d <= '9'; ++d) n += !used(b, r, c, d);
                v.emplace_back(n, r, c);
            }
        if (v.empty()) return true;
        auto [n, r, c] = *min_element(v.begin(), v.end());
        for (char d = '1'; d <= '9' && n; ++d)
            if (!used(b, r, c, d)) {
                b[r][c] = d;
                if (step(b)) return true;
            }
        b[r][c] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) { step(board); }
};
void show(const vector<vector<char>>& b) { for (auto& r : b) cout << string(r.begin(), r.end()) << endl; }
int main(int argc, char** argv) {
    ifstream in(argc > 1 ? argv[1] : "board.txt");
    istream& s = in ? static_cast<istream&>(in) : cin;
    vector<vector<char>> b;
    for (string line; getline(s, line);) b.emplace_back(line.begin(), line.end());
    Solution sol;
    sol.solveSudoku(b);
    show(b);
    return EXIT_SUCCESS;
}
