#include "judge/tests/terminal.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "judge/run/system_error.h"

namespace judge {

namespace {

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace

Terminal::Terminal(const std::vector<std::string>& arguments, const Surroundings& around,
                   unsigned short columns) {
  std::vector<std::string> words{around.program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<std::string> changes = around.environment;
  changes.emplace_back("TERM=xterm");
  std::vector<std::string> environment = environment_with(changes);
  const std::vector<char*> word_pointers = pointers_to(words);
  const std::vector<char*> environment_pointers = pointers_to(environment);
  const std::string folder = around.folder.empty() ? JUDGE_SOURCE_DIR : around.folder.string();

  winsize size{};
  size.ws_col = columns;
  size.ws_row = 40;
  int master = -1;
  program_ = checked(forkpty(&master, nullptr, nullptr, &size), "forkpty");
  if (program_ == 0) {
    if (chdir(folder.c_str()) == 0)
      execve(word_pointers.front(), word_pointers.data(), environment_pointers.data());
    _exit(127);
  }
  master_ = Descriptor(master);
  checked(tcgetattr(master, &settings_at_start_), "tcgetattr");
}

Terminal::~Terminal() {
  if (is_ended_) return;
  kill(program_, SIGKILL);
  waitpid(program_, nullptr, 0);
}

std::string Terminal::wait_for(const std::string& text) {
  while (unread_.find(text) == std::string::npos) {
    if (!read_more()) {
      ADD_FAILURE() << "never appeared: " << text << "\nbut this:\n" << unread_;
      break;
    }
  }
  const std::size_t at = unread_.find(text);
  const std::string seen = unread_.substr(0, at == std::string::npos ? at : at + text.size());
  unread_.erase(0, seen.size());
  return seen;
}

std::string Terminal::wait_for_end() {
  while (read_more()) {
  }
  return std::exchange(unread_, {});
}

void Terminal::type(const std::string& keys) {
  const auto size = static_cast<ssize_t>(keys.size());
  if (write(master_.number(), keys.data(), keys.size()) != size) throw_errno("write");
}

int Terminal::exit_code() {
  while (read_more()) {
  }
  int status = 0;
  checked(waitpid(program_, &status, 0), "waitpid");
  is_ended_ = true;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

bool Terminal::settings_are_as_before() const {
  termios now{};
  checked(tcgetattr(master_.number(), &now), "tcgetattr");
  return now.c_lflag == settings_at_start_.c_lflag && now.c_iflag == settings_at_start_.c_iflag &&
         now.c_oflag == settings_at_start_.c_oflag;
}

std::vector<std::string> Terminal::children() const {
  const std::string pid = std::to_string(program_);
  std::ifstream list("/proc/" + pid + "/task/" + pid + "/children");
  std::vector<std::string> children;
  for (std::string child; list >> child;) children.push_back(child);
  return children;
}

bool Terminal::read_more() {
  constexpr int minutes = 180'000;  // in milliseconds
  pollfd input{master_.number(), POLLIN, 0};
  if (poll(&input, 1, minutes) <= 0) return false;
  char buffer[4096];
  const ssize_t size = read(master_.number(), buffer, sizeof buffer);
  if (size <= 0) return false;  // EIO: the other side is closed
  unread_.append(buffer, static_cast<std::size_t>(size));
  return true;
}

std::string without_returns(std::string text) {
  std::erase(text, '\r');
  return text;
}

}  // namespace judge
