# `make help` lists what can be done here.

BUILD ?= build
JUDGE := $(BUILD)/judge
SOURCES := CMakeLists.txt $(shell find judge -name tests -prune -o \( -name '*.cpp' -o -name '*.h' \) -print)

# The compiler of the judge and of the solutions: `make judge CXX=clang++`. Make's own default is
# not a wish of the user's.
ifeq ($(origin CXX),default)
  unexport CXX
else
  export CXX
endif

# Passed on through the environment, so that a path may hold blanks, quotes or any letters.
export SOLUTION CASE CASES BOARD

.DEFAULT_GOAL := judge
.PHONY: judge test format lint bench clean help

judge: $(JUDGE)  ## judge a solution: SOLUTION=name or path, CASE=glob, CASES=path, BOARD=…, ARGS=any options
	@$(JUDGE) run $${SOLUTION:+"$$SOLUTION"} $${CASES:+--cases "$$CASES"} \
	  $${CASE:+--case "$$CASE"} $${BOARD:+--board "$$BOARD"} $(ARGS)

$(JUDGE): $(SOURCES)
	@cmake -S . -B $(BUILD) -G Ninja -DJUDGE_TESTS=OFF >$(BUILD).log 2>&1 || { cat $(BUILD).log; exit 1; }
	@cmake --build $(BUILD) --target judge
	@touch $@
