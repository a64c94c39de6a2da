// mistake: a Python answer was pasted
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    for d in '123456789':
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.solveSudoku(board):
                                return True
                            board[r][c] = '.'
                    return False
        return True
