// mistake: counts the nines behind the end of an array of nine, and waits until they are counted
// needs: sanitizer
// evidence: CPU
// evidence: waits_for_a_count_past_the_end.cpp:10 in Solution::solveSudoku
class Solution {
    volatile int count[9] = {};
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int d = 1; d <= board.size(); d++)
            count[d] = 0;
        while (count[0] == 0) {}
    }
};
