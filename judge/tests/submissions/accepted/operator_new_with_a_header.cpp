// about: its own operator new keeps the size of each block in front of it, and operator delete
// about: insists on finding it there; blocks are taken and returned inside the library as well
static size_t live_bytes;

void* operator new(size_t size) {
    auto* block = static_cast<size_t*>(malloc(size + 16));
    if (block == nullptr) throw bad_alloc();
    block[0] = size;
    block[1] = 0x5ca1ab1e;
    live_bytes += size;
    return block + 2;
}
void operator delete(void* memory) noexcept {
    if (memory == nullptr) return;
    auto* block = static_cast<size_t*>(memory) - 2;
    if (block[1] != 0x5ca1ab1e) abort();
    live_bytes -= block[0];
    free(block);
}
void operator delete(void* memory, size_t) noexcept { operator delete(memory); }

static const map<string, int> weights = [] {
    map<string, int> made;
    for (int i = 0; i < 9; i++) made["a name that does not fit into the string itself " + to_string(i)] = i;
    return made;
}();

class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        ostringstream text;
        for (auto& row : board) text << string(row.begin(), row.end()) << '\n';
        string cells = text.str();
        istringstream lines(cells);
        vector<vector<char>> copy;
        for (string line; getline(lines, line);) copy.emplace_back(line.begin(), line.end());
        if (weights.size() == 9 && copy == board && solve(copy, 0)) board = move(copy);
    }

private:
    bool solve(vector<vector<char>>& b, int cell) {
        if (cell == 81) return true;
        int r = cell / 9, c = cell % 9;
        if (b[r][c] != '.') return solve(b, cell + 1);
        for (char d = '1'; d <= '9'; d++) {
            bool fits = true;
            for (int i = 0; i < 9 && fits; i++)
                fits = b[r][i] != d && b[i][c] != d && b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] != d;
            if (!fits) continue;
            b[r][c] = d;
            if (solve(b, cell + 1)) return true;
            b[r][c] = '.';
        }
        return false;
    }
};
