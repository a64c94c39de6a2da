#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace judge {

/// The standard headers that a submission seems to need and that the prelude leaves out because
/// they are dear to load and rare in pastes: all of them in the prelude would make every compile
/// half as long again, and <cmath> alone a tenth. Found by the words of the code alone; a variable
/// that happens to have such a name costs a slower compile and nothing else. In the order of their
/// names.
std::vector<std::string> rare_headers_for(std::string_view text);

/// All of them.
std::vector<std::string> all_rare_headers();

}  // namespace judge
