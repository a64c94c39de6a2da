#include "judge/tests/browser.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <optional>
#include <stdexcept>
#include <utility>

namespace judge {

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

constexpr int longest_silence_ms = 60'000;

std::optional<std::string> find_browser() {
  for (const char* path : {"/usr/bin/chromium", "/usr/bin/google-chrome"}) {
    if (access(path, X_OK) == 0) return path;
  }
  return std::nullopt;
}

struct Pipe {
  Descriptor out;  // to read from
  Descriptor in;   // to write to
};

Pipe open_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("pipe2 failed");
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

}  // namespace

bool Browser::is_installed() {
  return find_browser().has_value();
}

Browser::Browser(const fs::path& folder) {
  Pipe there = open_pipe();
  Pipe back = open_pipe();
  const Descriptor nothing(::open("/dev/null", O_RDWR | O_CLOEXEC));
  Command command;
  command.arguments = {find_browser().value(),
                       "--headless",
                       "--no-sandbox",  // root has none
                       "--disable-gpu",
                       "--disable-dev-shm-usage",
                       "--no-first-run",
                       "--disable-background-networking",
                       "--disable-extensions",
                       "--user-data-dir=" + (folder / "profile").string(),
                       "--remote-debugging-pipe",  // descriptors 3 and 4
                       "about:blank"};
  command.environment = {"PATH=/usr/bin:/bin", "HOME=" + folder.string(),
                         "TMPDIR=" + folder.string()};
  command.descriptors = {nothing.number(), nothing.number(), nothing.number(), there.out.number(),
                         back.in.number()};
  process_.emplace(command);
  to_browser_ = std::move(there.in);
  from_browser_ = std::move(back.out);

  const Json target = call("Target.createTarget", {{"url", "about:blank"}});
  const Json attached =
      call("Target.attachToTarget", {{"targetId", target.at("targetId")}, {"flatten", true}});
  session_ = attached.at("sessionId");
  for (const char* domain : {"Page.enable", "Runtime.enable", "Log.enable"}) call(domain);
}

Json Browser::call(const std::string& method, Json parameters) {
  Json message = {{"id", ++last_call_}, {"method", method}};
  if (!parameters.is_null()) message["params"] = std::move(parameters);
  if (!session_.empty()) message["sessionId"] = session_;
  const std::string text = message.dump() + '\0';
  for (std::string_view rest = text; !rest.empty();) {
    const ssize_t written = ::write(to_browser_.number(), rest.data(), rest.size());
    if (written <= 0) throw std::runtime_error("the browser has ended");
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  while (true) {
    const Json answer = receive();
    if (answer.value("id", 0) != last_call_) {
      note(answer);
      continue;
    }
    if (answer.contains("error")) throw std::runtime_error(method + ": " + answer["error"].dump());
    return answer.at("result");
  }
}

Json Browser::receive() {
  std::size_t end;
  while ((end = received_.find('\0')) == received_.npos) {
    pollfd ready{from_browser_.number(), POLLIN, 0};
    if (::poll(&ready, 1, longest_silence_ms) <= 0)
      throw std::runtime_error("the browser says nothing");
    std::array<char, 1 << 16> part{};
    const ssize_t length = ::read(from_browser_.number(), part.data(), part.size());
    if (length <= 0) throw std::runtime_error("the browser has ended");
    received_.append(part.data(), static_cast<std::size_t>(length));
  }
  const Json message = Json::parse(received_.substr(0, end));
  received_.erase(0, end + 1);
  return message;
}

void Browser::note(const Json& event) {
  const std::string method = event.value("method", "");
  const Json about = event.value("params", Json::object());
  if (method == "Page.loadEventFired") is_loaded_ = true;
  if (method == "Runtime.exceptionThrown") errors_.push_back(about["exceptionDetails"].dump());
  if (method == "Log.entryAdded" && about["entry"]["level"] == "error")
    errors_.push_back(about["entry"]["text"]);
  if (method == "Runtime.consoleAPICalled" &&
      (about["type"] == "error" || about["type"] == "assert"))
    errors_.push_back(about["args"].dump());
}

void Browser::open(const fs::path& page) {
  errors_.clear();
  is_loaded_ = false;
  const Json answer = call("Page.navigate", {{"url", "file://" + fs::absolute(page).string()}});
  if (answer.contains("errorText")) throw std::runtime_error(answer["errorText"]);
  while (!is_loaded_) note(receive());
}

Json Browser::evaluate(const std::string& expression) {
  const Json answer =
      call("Runtime.evaluate",
           {{"expression", expression}, {"returnByValue", true}, {"awaitPromise", true}});
  if (answer.contains("exceptionDetails"))
    throw std::runtime_error(expression + ": " + answer["exceptionDetails"].dump());
  return answer.at("result").value("value", Json());
}

void Browser::press_enter() {
  const Json key = {{"key", "Enter"}, {"code", "Enter"}, {"windowsVirtualKeyCode", 13}};
  Json down = key;
  down["type"] = "keyDown";
  down["text"] = "\r";
  call("Input.dispatchKeyEvent", down);
  Json up = key;
  up["type"] = "keyUp";
  call("Input.dispatchKeyEvent", up);
}

void Browser::set_width(int pixels) {
  call("Emulation.setDeviceMetricsOverride",
       {{"width", pixels}, {"height", 800}, {"deviceScaleFactor", 1}, {"mobile", pixels < 500}});
}

void Browser::set_dark(bool is_dark) {
  call("Emulation.setEmulatedMedia",
       {{"features", {{{"name", "prefers-color-scheme"}, {"value", is_dark ? "dark" : "light"}}}}});
}

void Browser::set_scripts(bool are_allowed) {
  call("Emulation.setScriptExecutionDisabled", {{"value", !are_allowed}});
}

}  // namespace judge
