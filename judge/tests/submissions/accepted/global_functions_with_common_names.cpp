// about: global functions named solve, check, run, worker, entry, before, after, report, and read, write, time, clock as overloads
typedef vector<vector<char>> V;
int cnt;
bool check(V& b, int i, char d) {
    int r = i / 9, c = i % 9;
    for (int k = 0; k < 9; k++)
        if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
    return true;
}
char read(V& b, int i) { return b[i / 9][i % 9]; }
void write(V& b, int i, char d) { b[i / 9][i % 9] = d; }
int time(V& b, int i) { int n = 0; for (char d = '1'; d <= '9'; d++) n += check(b, i, d); return n; }
void clock(int) { cnt++; }
int entry(V& b) {
    int at = -1, best = 10;
    for (int i = 0; i < 81; i++)
        if (read(b, i) == '.') { int t = time(b, i); if (t < best) best = t, at = i; }
    return at;
}
bool solve(V& b) {
    clock(1);
    int at = entry(b);
    if (at < 0) return true;
    for (char d = '1'; d <= '9'; d++)
        if (check(b, at, d)) {
            write(b, at, d);
            if (solve(b)) return true;
        }
    write(b, at, '.');
    return false;
}
void before() { cnt = 0; }
void after(V&) {}
void report() {}
void worker(V& b) { before(); solve(b); after(b); report(); }
void run(V& b) { worker(b); }
class Solution {
public:
    void solveSudoku(V& board) { run(board); }
};
