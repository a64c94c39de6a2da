// mistake: a constexpr loop that the compiler must run never ends
constexpr unsigned spin() {
    unsigned n = 1;
    while (n != 0) n = n % 1000 + 1;
    return n;
}
constexpr unsigned table = spin();
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { board[0][0] = '0' + table % 10; }
};
