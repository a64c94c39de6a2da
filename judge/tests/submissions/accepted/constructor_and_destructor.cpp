// about: the class allocates in its constructor and frees in its destructor
class Solution {
    int** used;
    static int box(int r, int c) { return 18 + r / 3 * 3 + c / 3; }
public:
    Solution() {
        used = new int*[27];
        for (int i = 0; i < 27; i++) used[i] = new int[10]();
    }
    ~Solution() {
        for (int i = 0; i < 27; i++) delete[] used[i];
        delete[] used;
    }
    Solution(const Solution&) = delete;
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') add(r, c, board[r][c] - '0', 1);
        fill(board);
    }
private:
    void add(int r, int c, int d, int v) { used[r][d] += v; used[9 + c][d] += v; used[box(r, c)][d] += v; }
    bool clash(int r, int c, int d) { return used[r][d] || used[9 + c][d] || used[box(r, c)][d]; }
    bool fill(vector<vector<char>>& board) {
        int R = -1, C = -1, most = -1;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    int n = 0;
                    for (int d = 1; d <= 9; d++) n += clash(r, c, d);
                    if (n > most) { most = n; R = r; C = c; }
                }
        if (R == -1) return true;
        for (int d = 1; d <= 9; d++) {
            if (clash(R, C, d)) continue;
            add(R, C, d, 1);
            board[R][C] = d + '0';
            if (fill(board)) return true;
            add(R, C, d, -1);
        }
        board[R][C] = '.';
        return false;
    }
};
