// mistake: a noexcept function throws
// evidence: std::invalid_argument
class Solution {
    static int index(const string& s, char x) noexcept {
        size_t at = s.find(x);
        if (at == string::npos) throw invalid_argument(string("not a digit: ") + x);
        return at;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        int sum = 0;
        for (auto& row : board) for (char x : row) sum += index("2345678", x);
        cout << sum;
    }
};
