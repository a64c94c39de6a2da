"""What the judge tells lldb: as gdb_session.py, whose interactive session this is for lldb."""

import os
import sys

import lldb

sys.dont_write_bytecode = True  # the folder of this file is not ours to write to
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from sudoku_grid import grid_text  # noqa: E402

BEFORE_SOLVE = "sudoku_judge_before_solve"
ENTRY = "sudoku_judge_entry"


def elements_of(vector):
    """The elements of a std::vector, past lldb's own view of it."""
    vector = vector.GetNonSyntheticValue()
    parts = vector.GetChildMemberWithName("_M_impl")
    start = parts.GetChildMemberWithName("_M_start")
    finish = parts.GetChildMemberWithName("_M_finish").GetValueAsUnsigned()
    element = start.GetType().GetPointeeType()
    size = element.GetByteSize() or 1
    count = (finish - start.GetValueAsUnsigned()) // size
    return start, element, count


def rows_of(board):
    """The bytes of each of its rows, at most a dozen."""
    start, row_type, row_count = elements_of(board)
    rows = []
    for i in range(min(row_count, 12)):
        address = start.GetValueAsUnsigned() + i * row_type.GetByteSize()
        first, _, cell_count = elements_of(board.CreateValueFromAddress("row", address, row_type))
        error = lldb.SBError()
        cells = b""
        if cell_count > 0:
            cells = board.GetProcess().ReadMemory(
                first.GetValueAsUnsigned(), min(cell_count, 80), error
            )
        rows.append(cells if error.Success() else b"")
    return rows


def summarize(value, _):
    """The grid; any other vector of vectors in a line, since lldb has either this or its own."""
    rows = rows_of(value.GetNonSyntheticValue())
    if len(rows) == 9 and all(len(row) == 9 for row in rows):
        return "\n" + grid_text(rows)
    return "size=%d {%s}" % (elements_of(value)[2], ", ".join(repr(row)[1:] for row in rows))


def __lldb_init_module(debugger, _):
    debugger.HandleCommand(
        "type summary add --python-function lldb_session.summarize --regex "
        '"^std::vector<std::vector<char, .*>, .*>( &)?$"'
    )
    debugger.HandleCommand("settings set target.disable-aslr false")
    debugger.HandleCommand("settings set target.inherit-env false")
    debugger.HandleCommand("settings set target.process.thread.step-avoid-regexp ^(std|__gnu_cxx)::")
    debugger.SetAsync(False)
    target = debugger.CreateTarget(os.environ["JUDGE_WORKER"])
    at_call = target.BreakpointCreateByName(BEFORE_SOLVE)
    words = [os.environ[name] for name in ("JUDGE_LIBRARY", "JUDGE_BOARD", "JUDGE_MEMORY")]
    error = lldb.SBError()
    launch = lldb.SBLaunchInfo(words)
    process = target.Launch(launch, error)
    if not error.Success():
        print("lldb cannot start the program: %s" % error)
        return
    thread = process.GetSelectedThread()
    if thread.GetStopReason() != lldb.eStopReasonBreakpoint:
        print("solveSudoku was not reached")
        return
    target.BreakpointDelete(at_call.GetID())
    thread.StepOut()
    for _ in range(20):
        if ENTRY not in thread.GetFrameAtIndex(0).GetFunctionName():
            break
        thread.StepInto()
    debugger.HandleCommand("frame select 0")
    debugger.SetAsync(True)
