# `make help` lists what can be done here.

BUILD ?= build
JUDGE := $(BUILD)/judge
SOURCES := CMakeLists.txt $(shell find judge \( -name tests -o -name bench \) -prune -o \( -name '*.cpp' -o -name '*.h' \) -print)

# The compiler of the judge and of the solutions: `make judge CXX=clang++`. Make's own default is
# not a wish of the user's.
ifeq ($(origin CXX),default)
  unexport CXX
else
  export CXX
endif

# Passed on through the environment, so that a path may hold blanks, quotes or any letters; as they
# were typed, so that a `$` in a name is no call of a function of make's.
GIVEN := SOLUTION SOLUTIONS BASELINE ROUNDS PRECISION CASE CASES BOARD NAME SUITE AGAINST FOR SEED \
  PUZZLES
$(foreach name,$(GIVEN),$(eval override $(name) := $$(value $(name))))
export $(GIVEN)

COMPARE = $${BASELINE:+--baseline "$$BASELINE"} $${CASES:+--cases "$$CASES"} $${CASE:+--case "$$CASE"} \
  $${ROUNDS:+--rounds "$$ROUNDS"} $${PRECISION:+--precision "$$PRECISION"}

.DEFAULT_GOAL := judge
.PHONY: judge compare report watch debug stress new add-case test challenge mutants lint-cases format lint bench \
  bench-solutions clean help

judge: $(JUDGE)  ## judge a solution: SOLUTION=name or path, CASE=glob, CASES=path, BOARD=…, ARGS=any options
	@$(JUDGE) run $${SOLUTION:+"$$SOLUTION"} $${CASES:+--cases "$$CASES"} \
	  $${CASE:+--case "$$CASE"} $${BOARD:+--board "$$BOARD"} $(ARGS)

# SOLUTIONS is a list, so it is split at blanks.
compare: $(JUDGE)  ## compare solutions: SOLUTIONS="a b path/c.cpp" [all of solution/], BASELINE=…, CASES=path, ROUNDS=n, PRECISION=1%
	@$(JUDGE) compare $$SOLUTIONS $(COMPARE) $(ARGS)

report: $(JUDGE)  ## the same as a page for the browser, build/report.html
	@$(JUDGE) compare $$SOLUTIONS $(COMPARE) --html $(BUILD)/report.html $(ARGS)

watch: $(JUDGE)  ## judge a solution, and again whenever it is saved; takes what `make judge` takes
	@$(JUDGE) watch $${SOLUTION:+"$$SOLUTION"} $${CASES:+--cases "$$CASES"} \
	  $${CASE:+--case "$$CASE"} $${BOARD:+--board "$$BOARD"} $(ARGS)

debug: $(JUDGE)  ## step through a solution in gdb: SOLUTION=…, CASE=glob, BOARD=…, ARGS=--backtrace to see where it crashes
	@$(JUDGE) debug $${SOLUTION:+"$$SOLUTION"} $${CASES:+--cases "$$CASES"} \
	  $${CASE:+--case "$$CASE"} $${BOARD:+--board "$$BOARD"} $(ARGS)

$(JUDGE): $(SOURCES)
	@mkdir -p $(BUILD)
	@cmake -S . -B $(BUILD) -G Ninja >$(BUILD)/configure.log 2>&1 || { cat $(BUILD)/configure.log; exit 1; }
	@cmake --build $(BUILD) --target judge
	@touch $@

new: $(JUDGE)  ## start a solution: NAME=mine
	@$(JUDGE) new "$$NAME"

add-case: $(JUDGE)  ## keep a board in testcases/: BOARD=… NAME=… [SUITE=mine] [ARGS=--catches=…]
	@$(JUDGE) add-case "$$BOARD" --name "$$NAME" $${SUITE:+--suite "$$SUITE"} $(ARGS)

test: $(JUDGE)  ## run all tests (FILTER=regular expression for some)
	@cmake -S . -B $(BUILD) -G Ninja -DJUDGE_TESTS=ON >$(BUILD)/configure.log 2>&1 || { cat $(BUILD)/configure.log; exit 1; }
	@cmake --build $(BUILD)
	@ctest --test-dir $(BUILD) --output-on-failure --no-tests=error -j $$(nproc) $${FILTER:+-R "$$FILTER"}

challenge: $(JUDGE)  ## see how far a solution gets on much harder boards: SOLUTION=…, CASE=glob, CASES=path
	@$(JUDGE) challenge $${SOLUTION:+"$$SOLUTION"} $${CASES:+--cases "$$CASES"} \
	  $${CASE:+--case "$$CASE"} $(ARGS)

stress: $(JUDGE)  ## give a solution new boards until it fails one: SOLUTION=…, AGAINST=another, FOR=30s, SEED=n
	@$(JUDGE) stress $${SOLUTION:+"$$SOLUTION"} $${AGAINST:+--against "$$AGAINST"} \
	  $${FOR:+--for "$$FOR"} $${SEED:+--seed "$$SEED"} $(ARGS)

mutants: $(JUDGE)  ## see which case rejects which of the wrong submissions in judge/tests
	@$(JUDGE) mutants $(ARGS)

lint-cases: $(JUDGE)  ## check suite files, and see how hard their boards are: CASES=path
	@$(JUDGE) lint $${CASES:+"$$CASES"}

bench: $(JUDGE)  ## measure the judge itself, as ratios
	@cmake --build $(BUILD) --target judge_bench
	@$(BUILD)/judge_bench $(JUDGE)

bench-solutions: $(JUDGE)  ## race solutions against each other: SOLUTIONS='a b', PUZZLES=list, ARGS='--json FILE'
	@cmake --build $(BUILD) --target judge_bench_solutions
	@$(BUILD)/judge_bench_solutions $${PUZZLES:+--puzzles "$$PUZZLES"} $(ARGS) -- $$SOLUTIONS

format:  ## lay out all C++ files by clang-format
	@git ls-files -z '*.cpp' '*.h' ':!judge/tests/submissions' | xargs -0 clang-format -i

lint: $(JUDGE)  ## look for mistakes by clang-tidy, and for files that `make format` would change
	@git ls-files -z '*.cpp' '*.h' ':!judge/tests/submissions' | xargs -0 clang-format --dry-run --Werror
	@run-clang-tidy -quiet -p $(BUILD) 'judge_sudoku|judge_parts|judge_command_line|judge_race|judge_bench_solutions|judge/main'

clean:  ## remove everything that was built
	@rm -rf build

help:  ## this list
	@sed -n 's/^\([-a-z]*\):[^#]*## \(.*\)/make \1\t\2/p' Makefile | expand -t 22
