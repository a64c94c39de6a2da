// about: and, or, not, bitand, compl and the digraphs <% %> <: :> instead of the usual signs
class Solution <%
    int used<:3:><:9:> = <%%>;
    int & u(int k, int r, int c) <% return used<:k:><:k == 0 ? r : k == 1 ? c : r / 3 * 3 + c / 3:>; %>
    void mark(int r, int c, int bit) <% for (int k = 0; k < 3; ++k) u(k, r, c) xor_eq bit; %>
    bool solve(vector<vector<char>> bitand b) <%
        int R = -1, C = -1, M = 0;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) <%
                if (b<:r:><:c:> not_eq '.') continue;
                int m = compl (u(0, r, c) bitor u(1, r, c) bitor u(2, r, c)) bitand 511;
                if (R < 0 or __builtin_popcount(m) < __builtin_popcount(M)) R = r, C = c, M = m;
            %>
        if (R < 0) return true;
        for (int d = 0; d < 9; ++d)
            if (M >> d bitand 1) <%
                mark(R, C, 1 << d);
                b<:R:><:C:> = '1' + d;
                if (solve(b)) return true;
                mark(R, C, 1 << d);
            %>
        b<:R:><:C:> = '.';
        return not true;
    %>
public:
    void solveSudoku(vector<vector<char>> bitand b) <%
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (not (b<:r:><:c:> == '.')) mark(r, c, 1 << (b<:r:><:c:> - '1'));
        solve(b);
    %>
%>;
