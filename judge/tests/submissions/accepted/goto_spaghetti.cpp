// about: old C style: labels, goto, one big function, variables declared at the top
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        int r, c, d, k, n, top, best, p, i;
        int pos[82], val[82];
        top = 0;
    choose:
        best = 10; p = -1;
        for (i = 0; i < 81; i++) {
            r = i / 9; c = i % 9;
            if (board[r][c] != '.') continue;
            n = 0;
            for (d = '1'; d <= '9'; d++) {
                for (k = 0; k < 9; k++)
                    if (board[r][k] == d || board[k][c] == d || board[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) goto clash;
                n++;
            clash:;
            }
            if (n < best) { best = n; p = i; }
        }
        if (p < 0) goto done;
        pos[top] = p; val[top] = '0';
    advance:
        r = pos[top] / 9; c = pos[top] % 9;
        board[r][c] = '.';
    again:
        val[top]++;
        if (val[top] > '9') {
            if (top == 0) goto done;
            top--;
            goto advance;
        }
        for (k = 0; k < 9; k++)
            if (board[r][k] == val[top] || board[k][c] == val[top] || board[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == val[top]) goto again;
        board[r][c] = (char)val[top];
        top++;
        goto choose;
    done:
        return;
    }
};
