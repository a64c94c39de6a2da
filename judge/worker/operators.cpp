// A submission may replace operator new and delete. In a program of its own they would serve all of
// the program, the library's code included: a std::string takes its memory in the one and returns
// it in the other. So the worker replaces every such operator, which makes the library call the
// worker's, and hands each call on: to the submission's where it has that operator; else, as the
// standard says of those that have a default, to the one that the default calls, where that is the
// submission's (ASan's own would not); and else to what would have been called without the
// worker's.

#include <dlfcn.h>

#include <atomic>
#include <cstddef>
#include <new>

using std::align_val_t;
using std::nothrow_t;
using std::size_t;

// All operators that a program may replace: what they return, their name, their name in a library,
// the parameters, and the arguments.
#define FOR_EACH_BASIC_OPERATOR(USE)                                       \
  USE(void*, new, _Znwm, (size_t n), (n))                                  \
  USE(void*, new, _ZnwmSt11align_val_t, (size_t n, align_val_t a), (n, a)) \
  USE(void, delete, _ZdlPv, (void* p) noexcept, (p))                       \
  USE(void, delete, _ZdlPvSt11align_val_t, (void* p, align_val_t a) noexcept, (p, a))

// The others, each behind the one that it calls by default: that one's name in a library, and the
// call.
#define FOR_EACH_OTHER_OPERATOR(USE)                                                               \
  USE(void*, new[], _Znam, (size_t n), (n), _Znwm, operator new(n))                                \
  USE(void*, new, _ZnwmRKSt9nothrow_t, (size_t n, const nothrow_t& t) noexcept, (n, t), _Znwm,     \
      null_if_it_throws([=] { return operator new(n); }))                                          \
  USE(void*, new[], _ZnamRKSt9nothrow_t, (size_t n, const nothrow_t& t) noexcept, (n, t), _Znam,   \
      null_if_it_throws([=] { return operator new[](n); }))                                        \
  USE(void*, new[], _ZnamSt11align_val_t, (size_t n, align_val_t a), (n, a),                       \
      _ZnwmSt11align_val_t, operator new(n, a))                                                    \
  USE(void*, new, _ZnwmSt11align_val_tRKSt9nothrow_t,                                              \
      (size_t n, align_val_t a, const nothrow_t& t) noexcept, (n, a, t), _ZnwmSt11align_val_t,     \
      null_if_it_throws([=] { return operator new(n, a); }))                                       \
  USE(void*, new[], _ZnamSt11align_val_tRKSt9nothrow_t,                                            \
      (size_t n, align_val_t a, const nothrow_t& t) noexcept, (n, a, t), _ZnamSt11align_val_t,     \
      null_if_it_throws([=] { return operator new[](n, a); }))                                     \
  USE(void, delete[], _ZdaPv, (void* p) noexcept, (p), _ZdlPv, operator delete(p))                 \
  USE(void, delete, _ZdlPvm, (void* p, size_t n) noexcept, (p, n), _ZdlPv, operator delete(p))     \
  USE(void, delete[], _ZdaPvm, (void* p, size_t n) noexcept, (p, n), _ZdaPv, operator delete[](p)) \
  USE(void, delete, _ZdlPvRKSt9nothrow_t, (void* p, const nothrow_t& t) noexcept, (p, t),          \
      _ZdlPv, operator delete(p))                                                                  \
  USE(void, delete[], _ZdaPvRKSt9nothrow_t, (void* p, const nothrow_t& t) noexcept, (p, t),        \
      _ZdaPv, operator delete[](p))                                                                \
  USE(void, delete[], _ZdaPvSt11align_val_t, (void* p, align_val_t a) noexcept, (p, a),            \
      _ZdlPvSt11align_val_t, operator delete(p, a))                                                \
  USE(void, delete, _ZdlPvmSt11align_val_t, (void* p, size_t n, align_val_t a) noexcept,           \
      (p, n, a), _ZdlPvSt11align_val_t, operator delete(p, a))                                     \
  USE(void, delete[], _ZdaPvmSt11align_val_t, (void* p, size_t n, align_val_t a) noexcept,         \
      (p, n, a), _ZdaPvSt11align_val_t, operator delete[](p, a))                                   \
  USE(void, delete, _ZdlPvSt11align_val_tRKSt9nothrow_t,                                           \
      (void* p, align_val_t a, const nothrow_t& t) noexcept, (p, a, t),                            \
      _ZdlPvSt11align_val_t, operator delete(p, a))                                                \
  USE(void, delete[], _ZdaPvSt11align_val_tRKSt9nothrow_t,                                         \
      (void* p, align_val_t a, const nothrow_t& t) noexcept, (p, a, t),                            \
      _ZdaPvSt11align_val_t, operator delete[](p, a))

namespace {

/// Where the calls of one operator go; null until it is known.
using Target = std::atomic<void*>;

void* function_of(Target& target, const char* name) {
  void* function = target.load(std::memory_order_relaxed);
  if (function == nullptr) target.store(function = dlsym(RTLD_NEXT, name));
  return function;
}

/// The library's own operator of that name; null if it has none.
void* find_in(void* library, const void* base, const char* name) {
  Dl_info found;
  void* function = dlsym(library, name);  // its own, or one of a library that it needs
  const bool is_its_own =
      function != nullptr && dladdr(function, &found) != 0 && found.dli_fbase == base;
  return is_its_own ? function : nullptr;
}

template <class Call>
void* null_if_it_throws(const Call& call) {
  try {
    return call();
  } catch (...) {
    return nullptr;
  }
}

#define DEFINE_TARGET(result, operation, symbol, ...) constinit Target target_##symbol = nullptr;
FOR_EACH_BASIC_OPERATOR(DEFINE_TARGET)
FOR_EACH_OTHER_OPERATOR(DEFINE_TARGET)

}  // namespace

#define DEFINE_OPERATOR(result, operation, symbol, parameters, arguments, ...)           \
  result operator operation parameters {                                                 \
    return reinterpret_cast<result(*) parameters>(function_of(target_##symbol, #symbol)) \
        arguments;                                                                       \
  }
FOR_EACH_BASIC_OPERATOR(DEFINE_OPERATOR)
FOR_EACH_OTHER_OPERATOR(DEFINE_OPERATOR)

/// Called by a submission's library before its static initialisers run; see beginning.h.
extern "C" void sudoku_judge_take_operators(void* address_in_library) {
  Dl_info info;
  if (dladdr(address_in_library, &info) == 0) return;
  void* library = dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD);
  if (library == nullptr) return;
#define TAKE_OPERATOR(result, operation, symbol, ...)               \
  void* taken_##symbol = find_in(library, info.dli_fbase, #symbol); \
  if (taken_##symbol != nullptr) target_##symbol.store(taken_##symbol);
#define TAKE_OR_DEFAULT(result, operation, symbol, parameters, arguments, called, call) \
  TAKE_OPERATOR(result, operation, symbol)                                              \
  if (taken_##symbol == nullptr && taken_##called != nullptr) {                         \
    taken_##symbol = reinterpret_cast<void*>(                                           \
        static_cast<result(*) parameters>([] parameters -> result { return call; }));   \
    target_##symbol.store(taken_##symbol);                                              \
  }
  FOR_EACH_BASIC_OPERATOR(TAKE_OPERATOR)
  FOR_EACH_OTHER_OPERATOR(TAKE_OR_DEFAULT)
  dlclose(library);
}
