#include "judge/cases/faults.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "judge/bad_input.h"

namespace judge {

namespace {

constexpr std::size_t most_kept = 20;

}  // namespace

void Faults::add(std::string fault) {
  ++count_;
  if (first_.size() < most_kept) first_.push_back(std::move(fault));
}

void Faults::throw_if_any() const {
  if (count_ == 0) return;
  const std::string more =
      count_ > first_.size() ? fmt::format("\nand {} more", count_ - first_.size()) : "";
  throw BadInput(fmt::format("{}{}", fmt::join(first_, "\n"), more));
}

}  // namespace judge
