// about: tabs, Allman braces, Hungarian names and one blank line between all things
class Solution
{
	int m_nRow[9], m_nCol[9], m_nBox[9];

public:
	Solution()
	{
		memset(this, 0, sizeof *this);
	}

	void solveSudoku(std::vector<std::vector<char> >& vvBoard)
	{
		for (int nR = 0; nR < 9; nR++)
		{
			for (int nC = 0; nC < 9; nC++)
			{
				if (vvBoard[nR][nC] != '.')
				{
					Toggle(nR, nC, 1 << (vvBoard[nR][nC] - '1'));
				}
			}
		}

		Solve(vvBoard);
	}

private:
	void Toggle(int nR, int nC, int nBit)
	{
		m_nRow[nR] ^= nBit;
		m_nCol[nC] ^= nBit;
		m_nBox[nR / 3 * 3 + nC / 3] ^= nBit;
	}

	bool Solve(std::vector<std::vector<char> >& vvBoard)
	{
		int nBestR = -1, nBestC = -1, nBestMask = 0;

		for (int nR = 0; nR < 9; nR++)
		{
			for (int nC = 0; nC < 9; nC++)
			{
				if (vvBoard[nR][nC] == '.')
				{
					int nMask = 511 & ~(m_nRow[nR] | m_nCol[nC] | m_nBox[nR / 3 * 3 + nC / 3]);
					if (nBestR < 0 || __builtin_popcount(nMask) < __builtin_popcount(nBestMask))
					{
						nBestR = nR; nBestC = nC; nBestMask = nMask;
					}
				}
			}
		}

		if (nBestR < 0) return true;

		for (int nD = 0; nD < 9; nD++)
		{
			if (nBestMask & (1 << nD))
			{
				Toggle(nBestR, nBestC, 1 << nD);
				vvBoard[nBestR][nBestC] = (char)('1' + nD);
				if (Solve(vvBoard)) return true;
				Toggle(nBestR, nBestC, 1 << nD);
			}
		}

		vvBoard[nBestR][nBestC] = '.';
		return false;
	}
};
