#include "judge/compare/machine.h"

#include <fmt/format.h>
#include <sys/utsname.h>
#include <time.h>

#include <fstream>
#include <thread>

namespace judge {

namespace {

/// The value of the first line `model name : …` of /proc/cpuinfo; machines that are not x86 call it
/// otherwise or do not tell it.
std::string read_processor_name() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(": ");
    if (colon != std::string::npos && line.starts_with("model name")) return line.substr(colon + 2);
  }
  return "";
}

}  // namespace

Machine describe_machine() {
  Machine machine;
  utsname names{};
  if (uname(&names) == 0) {
    machine.system = fmt::format("{} {}", names.sysname, names.release);
    machine.processor = names.machine;
  }
  if (const std::string name = read_processor_name(); !name.empty()) machine.processor = name;
  machine.cores = std::thread::hardware_concurrency();
  return machine;
}

std::string date_of_now() {
  const time_t now = time(nullptr);
  tm parts{};
  gmtime_r(&now, &parts);
  char text[64];
  strftime(text, sizeof text, "%Y-%m-%d %H:%M UTC", &parts);
  return text;
}

}  // namespace judge
