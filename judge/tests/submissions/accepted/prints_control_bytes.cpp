// about: prints NUL, escape sequences that clear the screen, a title change, bells, every byte and broken UTF-8
class Solution {
    static bool good(const vector<vector<char>>& b, int p, char v) {
        int r = p / 9, c = p % 9;
        for (int k = 0; k < 9; ++k)
            if (b[r][k] == v || b[k][c] == v || b[r - r % 3 + k / 3][c - c % 3 + k % 3] == v) return false;
        return true;
    }
    bool dig(vector<vector<char>>& b) {
        int at = -1;
        string list(10, '?');
        for (int p = 0; p < 81; ++p) {
            if (b[p / 9][p % 9] != '.') continue;
            string now;
            for (char v : {'1', '2', '3', '4', '5', '6', '7', '8', '9'}) if (good(b, p, v)) now.push_back(v);
            if (now.size() < list.size()) list = now, at = p;
        }
        if (at == -1) return true;
        for (char v : list) { b[at / 9][at % 9] = v; if (dig(b)) return true; }
        b[at / 9][at % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        fwrite("\0\0\0", 1, 3, stdout);
        fputs("\033[2J\033[H\033]0;owned\007\033[?25l\a\a\b\b\r\v\f", stdout);
        for (int ch = 0; ch < 256; ++ch) fputc(ch, stdout);
        fputs("\xff\xfe\xc3\x28\xe2\x82\xf0\x9f\x98 \xed\xa0\x80 \xe2\x80\xae gnp", stderr);
        fputs("<script>alert(1)</script>", stderr);
        dig(board);
    }
};
