// about: exact cover with std::map and std::set, slow but sure
class Solution {
    using Row = tuple<int, int, int>;
    map<int, set<Row>> X;
    static array<int, 4> cons(const Row& w) {
        auto [r, c, d] = w;
        return {r * 9 + c, 100 + r * 9 + d, 200 + c * 9 + d, 300 + (r / 3 * 3 + c / 3) * 9 + d};
    }
    vector<pair<int, set<Row>>> choose(const Row& w) {
        vector<pair<int, set<Row>>> cut;
        for (int j : cons(w)) {
            for (const Row& i : X[j])
                for (int k : cons(i)) if (k != j) X[k].erase(i);
            cut.emplace_back(j, move(X[j]));
            X.erase(j);
        }
        return cut;
    }
    void restore(const Row& w, vector<pair<int, set<Row>>>& cut) {
        while (!cut.empty()) {
            auto [j, rows] = move(cut.back());
            cut.pop_back();
            for (const Row& i : rows)
                for (int k : cons(i)) if (k != j) X[k].insert(i);
            X[j] = move(rows);
        }
    }
    bool solve(vector<Row>& out) {
        if (X.empty()) return true;
        auto it = min_element(X.begin(), X.end(), [](auto& a, auto& b) { return a.second.size() < b.second.size(); });
        vector<Row> rows(it->second.begin(), it->second.end());
        for (const Row& w : rows) {
            out.push_back(w);
            auto cut = choose(w);
            if (solve(out)) return true;
            restore(w, cut);
            out.pop_back();
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) for (int d = 0; d < 9; ++d)
            for (int j : cons({r, c, d})) X[j].insert({r, c, d});
        vector<Row> out;
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) if (b[r][c] != '.') choose({r, c, b[r][c] - '1'});
        solve(out);
        for (auto [r, c, d] : out) b[r][c] = char('1' + d);
    }
};
