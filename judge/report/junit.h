#pragma once

#include <string>
#include <vector>

#include "judge/verdict/judgement.h"

namespace judge {

/// The XML that test runners write for continuous integration, as Ant's JUnit task has made it
/// usual: a testsuite for each solution and suite, a testcase for each case.
///
///     Wrong Answer, a limit           failure, with all evidence and the boards
///     Runtime Error, Compile Error    error; so is what the sanitizers found
///     not run, after a rejection      skipped, if `cases` names all that were to be run
///
/// What belongs to no case (a solution that does not compile, a crash at the start or the end) is a
/// testcase `compile` or `whole program` of its own. Valid XML 1.0 in UTF-8 whatever a submission
/// did: what XML cannot hold is escaped as on the terminal.
std::string to_junit(const std::vector<Judgement>& judgements,
                     const std::vector<const Case*>& cases = {});

}  // namespace judge
