// mistake: goes on using a unique_ptr after it has been moved from
// evidence: SIGSEGV
class Solution {
    struct State { int used[27] = {}; };
    unique_ptr<State> state = make_unique<State>();
    vector<unique_ptr<State>> history;
    __attribute__((noinline)) void remember() { history.push_back(std::move(state)); }
public:
    void solveSudoku(vector<vector<char>>& board) {
        remember();
        volatile int* u = state->used;
        for (int i = 0; i < 9; i++) u[i] = board[i][0];
    }
};
