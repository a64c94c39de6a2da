// What a submission finds already included, as on LeetCode. Precompiled once for each compiler.
// Headers that are rare in pastes come as they are needed, see judge/build/prelude.h.
#include "small_prelude.h"

#include <any>
#include <bitset>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <memory>
#include <ranges>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
