// mistake: reads an empty cell as an int, though the variant holds a candidate set there
// evidence: bad_variant_access
class Solution {
    using Cell = variant<int, set<int>>;
public:
    void solveSudoku(vector<vector<char>>& board) {
        int sum = 0;
        for (auto& row : board)
            for (char x : row) {
                Cell cell;
                if (x == '.') cell = set<int>{1, 2, 3};
                else cell = x - '0';
                sum += get<int>(cell);
            }
        cout << sum << '\n';
    }
};
