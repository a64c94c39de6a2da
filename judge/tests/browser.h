#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/run/child.h"
#include "judge/run/descriptor.h"

namespace judge {

/// A Chromium without a window that shows one page, driven by the DevTools protocol: messages in
/// JSON, each ended by a NUL byte, through a pipe there and a pipe back. Starting it takes about as
/// long as a hundred other tests, so a test starts one and does all it wants with it. Throws
/// std::runtime_error where the browser ends, is silent for a minute, or refuses something.
class Browser {
 public:
  /// Whether there is one on this machine.
  static bool is_installed();

  /// `folder` is for what the browser keeps while it runs.
  explicit Browser(const std::filesystem::path& folder);

  /// Shows a file, to the end of its loading, and forgets earlier errors.
  void open(const std::filesystem::path& page);

  /// What an expression of JavaScript comes to, in the page.
  nlohmann::json evaluate(const std::string& expression);

  /// A key goes down and up again, for what has the focus.
  void press_enter();

  void set_width(int pixels);
  void set_dark(bool is_dark);
  void set_scripts(bool are_allowed);

  /// What the console shows in red: exceptions that nobody caught, `console.error`, and what the
  /// page's own policy has stopped.
  const std::vector<std::string>& errors() const { return errors_; }

 private:
  nlohmann::json call(const std::string& method, nlohmann::json parameters = nullptr);
  nlohmann::json receive();
  void note(const nlohmann::json& event);

  Descriptor to_browser_;
  Descriptor from_browser_;
  std::string received_;
  int last_call_ = 0;
  std::string session_;  // of the page
  bool is_loaded_ = false;
  std::vector<std::string> errors_;
  std::optional<Child> process_;
};

}  // namespace judge
