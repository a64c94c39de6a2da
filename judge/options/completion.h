#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace judge {

/// What the last of `words` can become: verbs, options of the verb, the words an option takes,
/// names of solutions and of cases. All of it is asked of the description of the command line, so a
/// new option is completed as soon as it is there. `words` stand behind the program's name; the
/// last one is what has been typed of a word so far, maybe nothing. None where a file is expected:
/// shells know files better.
std::vector<std::string> complete(const CLI::App& program, const std::vector<std::string>& words);

}  // namespace judge
