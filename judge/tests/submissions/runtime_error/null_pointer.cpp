// mistake: writes through a pointer that is null, because the node was never allocated
// evidence: SIGSEGV
struct Node { int digit; Node* volatile next; };
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        Node head{board[0][0], nullptr};
        Node* volatile p = &head;
        for (int i = 0; i < 2; i++) {
            Node* q = p;
            q->digit = i;
            p = q->next;
        }
    }
};
