"""What the judge tells gdb, by `gdb -x`: what to run, how to show a board, and what to do first.

The environment says what to run: JUDGE_WORKER, the submission's JUDGE_LIBRARY and JUDGE_SOURCE,
JUDGE_BOARD and JUDGE_MEMORY, see judge/worker/debug_main.cpp.

A session goes one of two ways. An interactive one is left to the user at the first line of
`solveSudoku`. One for a backtrace, which JUDGE_BACKTRACE asks for, runs the case to its end, or
until the judge stops it, and writes to that file, as JSON, where it was:

    {"stop": {"kind": "signal", "name": "SIGSEGV"},    or limit, exit, returned, failed
     "samples": [{"frames": [...], "has_more": false}]}

The samples are one where the program stopped by itself, several where it had to be stopped. The
judge makes a report of that, see judge/report/place.cpp.
"""

import json
import os
import shlex
import sys

import gdb

sys.dont_write_bytecode = True  # the folder of this file is not ours to write to
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from sudoku_grid import grid_text  # noqa: E402

BEFORE_SOLVE = "sudoku_judge_before_solve"
RETURNED = "sudoku_judge_returned"
ENTRY = "sudoku_judge_entry"

# ---- boards ------------------------------------------------------------------------------------


def elements_of(vector):
    """The first and the number of a std::vector's elements."""
    start = vector["_M_impl"]["_M_start"]
    return start, int(vector["_M_impl"]["_M_finish"] - start)


def rows_of(value):
    """The bytes of a `vector<vector<char>>` of nine rows of nine, else None."""
    first_row, row_count = elements_of(value)
    if row_count != 9:
        return None
    rows = []
    for i in range(9):
        first_cell, cell_count = elements_of(first_row[i])
        if cell_count != 9:
            return None
        rows.append([int(first_cell[j]) for j in range(9)])
    return rows


class Grid:
    """Shows a board as a grid."""

    def __init__(self, rows):
        self.rows = rows

    def to_string(self):
        return "..." if is_summary_wanted() else "\n" + grid_text(self.rows)


def is_summary_wanted():
    """Whether gdb is telling the arguments of a function; before gdb 13 it does not say."""
    return hasattr(gdb, "print_options") and gdb.print_options()["summary"]


def is_vector_of(value_type, is_element):
    value_type = value_type.strip_typedefs().unqualified()
    if value_type.code != gdb.TYPE_CODE_STRUCT:
        return False
    if not (value_type.name or "").startswith(("std::vector<", "std::__debug::vector<")):
        return False
    return is_element(value_type.template_argument(0))


def is_char(value_type):
    return str(value_type.strip_typedefs().unqualified()) == "char"


def find_grid(value):
    """For gdb: the printer of a value, or None to leave it to others."""
    if value.type.code in (gdb.TYPE_CODE_REF, gdb.TYPE_CODE_RVALUE_REF):
        value = value.referenced_value()
    if not is_vector_of(value.type, lambda row: is_vector_of(row, is_char)):
        return None
    try:
        rows = rows_of(value)
    except gdb.error:  # not constructed yet, optimised away, or its memory is gone
        return None
    return Grid(rows) if rows else None


find_grid.name = "sudoku"
find_grid.enabled = True

# ---- surroundings ------------------------------------------------------------------------------


def set_up():
    for setting in (
        "confirm off",
        "pagination off",
        "breakpoint pending on",
        "print thread-events off",
        "python print-stack none",
        # Not everywhere permitted (containers), and the judge has it on as well.
        "disable-randomization off",
        # The words of the program are quoted for it, see below.
        "startup-with-shell on",
        # Where the session was started the paths are as the user typed them.
        "directories $cwd:$cdir",
    ):
        gdb.execute("set " + setting, to_string=True)
    gdb.execute("unset environment", to_string=True)  # as in the judge
    gdb.execute("skip -rfu ^(std|__gnu_cxx|__gnu_debug)::", to_string=True)
    gdb.execute('file "%s"' % os.environ["JUDGE_WORKER"].replace('"', '\\"'), to_string=True)
    words = [os.environ[name] for name in ("JUDGE_LIBRARY", "JUDGE_BOARD", "JUDGE_MEMORY")]
    gdb.execute("set args " + " ".join(map(shlex.quote, words)))
    # The objfile of the worker is asked first: before libstdc++'s own printers.
    gdb.objfiles()[0].pretty_printers.insert(0, find_grid)


class Stops:
    """The last event by which the program stopped."""

    def __init__(self):
        self.last = None
        gdb.events.stop.connect(self.note)
        gdb.events.exited.connect(self.note)

    def note(self, event):
        self.last = event

    def run(self, command):
        """Lets the program run; returns the event by which it stopped."""
        self.last = None
        gdb.execute(command, to_string=True)
        return self.last


def is_alive():
    return gdb.selected_inferior().pid != 0


# ---- an interactive session --------------------------------------------------------------------


class Silence:
    """Keeps from the terminal where gdb tells that the program stopped: that passes `to_string` by.
    For commands that follow `run`, since the program takes its own stdout from gdb."""

    def __enter__(self):
        gdb.flush()
        self.kept = [os.dup(number) for number in (1, 2)]
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for number in (1, 2):
            os.dup2(nowhere, number)
        os.close(nowhere)

    def __exit__(self, *_):
        gdb.flush()
        gdb.flush(gdb.STDERR)
        for number, kept in zip((1, 2), self.kept):
            os.dup2(kept, number)
            os.close(kept)


def run_to_call():
    """Runs to where solveSudoku is about to be called; returns whether that was reached."""
    at_call = gdb.Breakpoint(BEFORE_SOLVE, internal=True)
    at_call.silent = True
    event = Stops().run("run")
    at_call.enabled = False
    return isinstance(event, gdb.BreakpointEvent) and at_call in event.breakpoints


def step_into_solve():
    """To the first line of solveSudoku, whatever class has it and however it is inlined."""
    gdb.execute("finish", to_string=True)
    for _ in range(20):  # a copy of the board for a parameter may come first
        if not is_alive() or gdb.newest_frame().name() != ENTRY:
            break
        gdb.execute("step", to_string=True)


def begin_session():
    if not run_to_call():
        print("solveSudoku was not reached")
        return
    with Silence():
        step_into_solve()
    gdb.execute("frame" if is_alive() else "info program")


# ---- where it was ------------------------------------------------------------------------------

FRAMES_LOOKED_AT = 400  # a stack that overflowed has many more
FRAMES_TOLD = 200
FRAMES_WITH_VARIABLES = 3
LONGEST_VALUE = 400


def is_own(frame):
    """Whether a frame lies in the submission, or in a file that it includes from its own folder."""
    table = frame.find_sal().symtab
    if table is None or frame.name() == ENTRY:
        return False
    # Not by the frame's address: behind a last call that never returns lies another's code.
    if table.objfile.filename != os.path.realpath(os.environ["JUDGE_LIBRARY"]):
        return False
    source = os.environ["JUDGE_SOURCE"]
    folder = os.path.dirname(os.path.abspath(source))
    return table.filename == source or os.path.dirname(os.path.abspath(table.filename)) == folder


def shown(value):
    try:
        text = value.format_string(max_elements=12, repeat_threshold=6, max_depth=3)
    except gdb.error as unknown:
        return "<%s>" % unknown
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "..."


def variables_of(frame):
    """The arguments, then the locals in scope, the innermost of a name."""
    arguments = {}
    variables = {}
    try:
        block = frame.block()
    except RuntimeError:  # no symbols
        return []
    while block:
        for symbol in block:
            if not (symbol.is_argument or symbol.is_variable) or symbol.name in variables:
                continue  # hidden by an inner one
            if symbol.name == "this" or symbol.addr_class == gdb.SYMBOL_LOC_STATIC:
                continue
            if symbol.is_variable and symbol.line > frame.find_sal().line:
                continue  # declared further down
            told = arguments if symbol.is_argument else variables
            told[symbol.name] = shown(symbol.value(frame))
        if block.function:
            break
        block = block.superblock
    told = list(arguments.items()) + list(variables.items())
    return [{"name": name, "value": value} for name, value in told]


def sample():
    """The stack, its own frames only, the innermost first."""
    frames = []
    frame = gdb.newest_frame()
    looked_at = 0
    while frame and looked_at < FRAMES_LOOKED_AT and len(frames) < FRAMES_TOLD:
        if is_own(frame):
            told = {
                "file": frame.find_sal().symtab.filename,
                "line": frame.find_sal().line,
                "function": frame.name() or "",
            }
            if len(frames) < FRAMES_WITH_VARIABLES:
                told["variables"] = variables_of(frame)
            frames.append(told)
        frame = frame.older()
        looked_at += 1
    while frame and looked_at < FRAMES_LOOKED_AT and not is_own(frame):
        frame = frame.older()
        looked_at += 1
    return {"frames": frames, "has_more": frame is not None and frame.is_valid()}


def select_main_thread():
    min(gdb.selected_inferior().threads(), key=lambda thread: thread.num).switch()


SAMPLES = 8


def samples_of_a_loop(stops):
    """The judge sends one SIGSTOP after another, see judge/debugger/stopper.h."""
    samples = []
    while True:
        select_main_thread()
        samples.append(sample())
        if len(samples) == SAMPLES:
            return samples
        if not is_stop_by_judge(stops.run("continue")):
            return samples  # it has come to an end after all


def is_stop_by_judge(event):
    return isinstance(event, gdb.SignalEvent) and event.stop_signal == "SIGSTOP"


def has_returned():
    return int(gdb.parse_and_eval("(int)" + RETURNED)) != 0


def find_place():
    stops = Stops()
    gdb.execute("handle SIGSTOP stop print nopass", to_string=True)
    at_exit = gdb.Breakpoint("_exit", internal=True)
    event = stops.run("run")
    if is_stop_by_judge(event):
        return {"kind": "limit"}, samples_of_a_loop(stops)
    if isinstance(event, gdb.SignalEvent):
        return {"kind": "signal", "name": event.stop_signal}, [sample()]
    if isinstance(event, gdb.BreakpointEvent) and at_exit in event.breakpoints:
        if has_returned():
            return {"kind": "returned"}, []
        return {"kind": "exit"}, [sample()]
    return {"kind": "failed", "why": "the program did not stop where it should"}, []


def tell_place(file):
    try:
        stop, samples = find_place()
    except gdb.error as error:
        stop, samples = {"kind": "failed", "why": str(error)}, []
    with open(file, "w", encoding="ascii") as out:
        json.dump({"stop": stop, "samples": samples}, out)
    if is_alive():
        gdb.execute("kill", to_string=True)


set_up()
if "JUDGE_BACKTRACE" in os.environ:
    tell_place(os.environ["JUDGE_BACKTRACE"])
else:
    begin_session()
