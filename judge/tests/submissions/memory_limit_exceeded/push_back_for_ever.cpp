// mistake: the list of saved states grows for ever because nothing is ever taken out
class Solution {
    struct State { char cells[1 << 20]; };
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<unique_ptr<State>> states;
        for (int i = 0;; i = (i + 1) % 9) {
            states.emplace_back(new State);
            states.back()->cells[0] = board[i][i];
        }
    }
};
