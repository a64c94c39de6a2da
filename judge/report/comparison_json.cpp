#include "judge/report/comparison.h"
namespace judge {
std::string to_json(const Comparison&) {
  return "{}\n";
}
}  // namespace judge
