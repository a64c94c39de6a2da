// mistake: a template instantiates itself with N + 1 without end
// evidence: template
template <int N> struct Cell { static constexpr int value = Cell<N + 1>::value; };
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { board[0][0] = Cell<0>::value; }
};
