#pragma once

// What an editor's clangd includes before a solution, see solution/.clangd: the prelude, and all of
// the headers that the judge adds only for the pastes that need them. Nothing of the judge includes
// this. Headers that a library does not have yet are left out.
#include "../worker/prelude.h"

#if __has_include(<atomic>)
#include <atomic>
#endif
#if __has_include(<barrier>)
#include <barrier>
#endif
#if __has_include(<charconv>)
#include <charconv>
#endif
#if __has_include(<chrono>)
#include <chrono>
#endif
#if __has_include(<cmath>)
#include <cmath>
#endif
#if __has_include(<complex>)
#include <complex>
#endif
#if __has_include(<condition_variable>)
#include <condition_variable>
#endif
#if __has_include(<coroutine>)
#include <coroutine>
#endif
#if __has_include(<execution>)
#include <execution>
#endif
#if __has_include(<expected>)
#include <expected>
#endif
#if __has_include(<filesystem>)
#include <filesystem>
#endif
#if __has_include(<fstream>)
#include <fstream>
#endif
#if __has_include(<future>)
#include <future>
#endif
#if __has_include(<latch>)
#include <latch>
#endif
#if __has_include(<locale>)
#include <locale>
#endif
#if __has_include(<memory_resource>)
#include <memory_resource>
#endif
#if __has_include(<mutex>)
#include <mutex>
#endif
#if __has_include(<numbers>)
#include <numbers>
#endif
#if __has_include(<random>)
#include <random>
#endif
#if __has_include(<ratio>)
#include <ratio>
#endif
#if __has_include(<regex>)
#include <regex>
#endif
#if __has_include(<semaphore>)
#include <semaphore>
#endif
#if __has_include(<shared_mutex>)
#include <shared_mutex>
#endif
#if __has_include(<source_location>)
#include <source_location>
#endif
#if __has_include(<stop_token>)
#include <stop_token>
#endif
#if __has_include(<syncstream>)
#include <syncstream>
#endif
#if __has_include(<thread>)
#include <thread>
#endif
#if __has_include(<valarray>)
#include <valarray>
#endif
