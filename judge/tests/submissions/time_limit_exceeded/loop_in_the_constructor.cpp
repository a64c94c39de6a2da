// mistake: the constructor precomputes for ever
// evidence: CPU
class Solution {
    vector<int> primes;
public:
    Solution() {
        for (volatile unsigned n = 2; n != 1; n = n % 1000000 + 2)
            if (primes.size() < 1000) primes.push_back(n);
    }
    void solveSudoku(vector<vector<char>>& board) {}
};
