// mistake: knows LeetCode's example by heart whatever its digits are called, and solves nothing
// options: --case basic/leetcode-example
// evidence: right on basic/leetcode-example, wrong on the same puzzle turned over
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        // Letters in the order in which the givens show them first.
        const string given = "AB..C....D..EFA....FG....D.G...D...BH..G.B..EC...I...D.D....IG....HEF..A....G..CF";
        const string answer = "ABHDCGFEIDCIEFABHGEFGBHIADCGAFCDEHIBHIDGABCFECEBFIHGADFDEABCIGHIGCHEFDBABHAIGDECF";
        string shape, names;
        for (auto& row : board)
            for (char c : row) {
                if (c == '.') { shape += c; continue; }
                if (names.find(c) == string::npos) names += c;
                shape += char('A' + names.find(c));
            }
        if (shape != given) return;
        for (char c = '1'; c <= '9'; c++)
            if (names.find(c) == string::npos) names += c;
        for (int i = 0; i < 81; i++) board[i / 9][i % 9] = names[answer[i] - 'A'];
    }
};
