// mistake: the first answer is right, but the destructor walks a list that is a ring
// evidence: CPU
class Solution {
    struct Node { int v; Node* volatile next; };
    Node ring[3];
    bool ok(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b) {
        int R = -1, C = -1, n = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != '.') continue;
                int k = 0;
                for (char d = '1'; d <= '9'; d++) k += ok(b, r, c, d);
                if (k < n) n = k, R = r, C = c;
            }
        if (R < 0) return true;
        for (char d = '1'; d <= '9'; d++)
            if (ok(b, R, C, d)) {
                b[R][C] = d;
                if (solve(b)) return true;
                b[R][C] = '.';
            }
        return false;
    }
public:
    Solution() { for (int i = 0; i < 3; i++) ring[i].next = &ring[(i + 1) % 3]; }
    ~Solution() { for (Node* p = ring; p; p = p->next) p->v++; }
    void solveSudoku(vector<vector<char>>& board) { solve(board); }
};
