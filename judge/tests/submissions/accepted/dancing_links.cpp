// about: exact cover by dancing links, 324 columns, array based
class Solution {
    static const int MAXN = 729 * 4 + 325;
    int L[MAXN], R[MAXN], U[MAXN], D[MAXN], col[MAXN], rowId[MAXN], size_[325], n;
    vector<int> answer;
    void addRow(int id, const int (&cs)[4]) {
        int first = n;
        for (int k = 0; k < 4; ++k, ++n) {
            int c = cs[k];
            col[n] = c; rowId[n] = id;
            U[n] = U[c]; D[n] = c; D[U[c]] = n; U[c] = n;
            ++size_[c];
            L[n] = k ? n - 1 : first + 3;
            R[n] = k < 3 ? n + 1 : first;
        }
    }
    void cover(int c) {
        L[R[c]] = L[c]; R[L[c]] = R[c];
        for (int i = D[c]; i != c; i = D[i])
            for (int j = R[i]; j != i; j = R[j]) { U[D[j]] = U[j]; D[U[j]] = D[j]; --size_[col[j]]; }
    }
    void uncover(int c) {
        for (int i = U[c]; i != c; i = U[i])
            for (int j = L[i]; j != i; j = L[j]) { ++size_[col[j]]; U[D[j]] = j; D[U[j]] = j; }
        L[R[c]] = c; R[L[c]] = c;
    }
    bool search() {
        if (R[0] == 0) return true;
        int c = R[0];
        for (int j = R[0]; j; j = R[j]) if (size_[j] < size_[c]) c = j;
        cover(c);
        for (int i = D[c]; i != c; i = D[i]) {
            answer.push_back(rowId[i]);
            for (int j = R[i]; j != i; j = R[j]) cover(col[j]);
            if (search()) return true;
            for (int j = L[i]; j != i; j = L[j]) uncover(col[j]);
            answer.pop_back();
        }
        uncover(c);
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i <= 324; ++i) { L[i] = i - 1; R[i] = i + 1; U[i] = D[i] = i; size_[i] = 0; }
        L[0] = 324; R[324] = 0; n = 325;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                for (int d = 0; d < 9; ++d) {
                    if (board[r][c] != '.' && board[r][c] != '1' + d) continue;
                    addRow(r * 81 + c * 9 + d, {1 + r * 9 + c, 82 + r * 9 + d, 163 + c * 9 + d, 244 + (r / 3 * 3 + c / 3) * 9 + d});
                }
        search();
        for (int id : answer) board[id / 81][id / 9 % 9] = '1' + id % 9;
    }
};
