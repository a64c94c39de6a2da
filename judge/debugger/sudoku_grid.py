"""How a board looks in a debugger; shared by the sessions of gdb and lldb."""


def symbol(byte):
    """A cell's byte as one word: itself where it can be printed, else `\\x01`."""
    byte &= 0xFF
    return chr(byte) if 0x20 < byte < 0x7F else "\\x%02x" % byte


def grid_text(rows):
    """Nine rows of nine bytes, drawn as the judge's reports do.

        5 3 . | . 7 . | . . .
        6 . . | 1 9 5 | . . .
        . 9 8 | . . . | . 6 .
        ------+-------+------
    """
    cells = [[symbol(byte) for byte in row] for row in rows]
    width = max(len(cell) for row in cells for cell in row)
    bands = [
        " | ".join(" ".join(cell.rjust(width) for cell in row[at : at + 3]) for at in (0, 3, 6))
        for row in cells
    ]
    box = "-" * (3 * width + 3)
    line = "+".join((box, "-" + box, box))
    return "\n".join(bands[0:3] + [line] + bands[3:6] + [line] + bands[6:9])
