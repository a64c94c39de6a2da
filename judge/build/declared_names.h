#pragma once

#include <set>
#include <string>
#include <string_view>
#include <tuple>

namespace judge {

/// A name and the namespace that it stands in: `std` and `getline`; no namespace for the global one
/// and for macros. Namespaces with a name that is reserved to the library count as part of the one
/// around them.
struct DeclaredName {
  std::string space;
  std::string name;

  bool operator<(const DeclaredName& other) const {
    return std::tie(space, name) < std::tie(other.space, other.name);
  }
};

/// The names that a C++ text can be taken to declare for everybody: what stands at the level of
/// namespaces (functions, classes, variables, aliases, enumerators) and macros, but for names that
/// are reserved to the library and classes that are only announced. `preprocessed` is the output of
/// `g++ -E -dD`. May find names that are none (a type in a declaration); misses none that headers
/// are known to declare.
std::set<DeclaredName> declared_names(std::string_view preprocessed);

}  // namespace judge
