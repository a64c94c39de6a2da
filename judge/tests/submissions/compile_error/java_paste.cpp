// mistake: a Java answer was pasted
import java.util.*;
class Solution {
    public void solveSudoku(char[][] board) {
        List<int[]> holes = new ArrayList<>();
        for (int i = 0; i < board.length; i++)
            for (int j = 0; j < board[0].length; j++)
                if (board[i][j] == '.') holes.add(new int[]{i, j});
        backtrack(board, holes, 0);
    }
    private boolean backtrack(char[][] board, List<int[]> holes, int k) {
        return k == holes.size();
    }
}
