#include "judge/verbs/completion.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "judge/options/completion.h"
#include "judge/options/options.h"
#include "judge/report/shell.h"

// The scripts hold no verb and no option: they hand what was typed back to this program, which
// knows its own description. {} is the program.

namespace judge {

namespace {

// -o default: where there are no candidates, names of files.
constexpr const char* bash_script = R"(_judge() {{
  local IFS=$'\n'
  COMPREPLY=($({} completion bash -- "${{COMP_WORDS[@]:1:COMP_CWORD}}" 2>/dev/null))
}}
complete -o default -F _judge judge
)";

constexpr const char* zsh_script = R"(#compdef judge
_judge() {{
  local -a candidates
  candidates=("${{(@f)$({} completion zsh -- "${{(@)words[2,CURRENT]}}" 2>/dev/null)}}")
  candidates=(${{candidates:#}})
  if (( $#candidates )); then compadd -- $candidates; else _files; fi
}}
compdef _judge judge
)";

constexpr const char* fish_script = R"(function __judge_candidates
  set -l words (commandline -opc) (commandline -ct)
  {} completion fish -- $words[2..-1] 2>/dev/null
end
complete -c judge -a '(__judge_candidates)'
)";

struct CompletionOptions {
  std::string shell;
  std::vector<std::string> words;
  std::vector<std::string> candidates;
};

int run_completion(const CompletionOptions& options) {
  std::string text;
  for (const std::string& candidate : options.candidates) text += candidate + "\n";
  if (options.words.empty()) {
    const std::string program =
        shell_quoted(std::filesystem::read_symlink("/proc/self/exe").string());
    const char* script = options.shell == "bash"  ? bash_script
                         : options.shell == "zsh" ? zsh_script
                                                  : fish_script;
    text = fmt::format(fmt::runtime(script), program);
  }
  ReportOptions().write(text);
  return 0;
}

}  // namespace

Act add_completion(CLI::App& verb) {
  auto options = std::make_shared<CompletionOptions>();
  verb.add_option("SHELL", options->shell, "bash, zsh or fish")
      ->type_name("bash|zsh|fish")
      ->check([](const std::string& shell) {
        const bool is_known = shell == "bash" || shell == "zsh" || shell == "fish";
        return is_known ? "" : shell + " is none of bash|zsh|fish";
      })
      ->required();
  verb.add_option("WORD", options->words, "the script's own question: the words typed so far");
  verb.footer(
      "To use it: source <(build/judge completion bash)\n"
      "In fish:   build/judge completion fish | source");
  // Now, while the description is there.
  verb.callback(
      [options, &verb] { options->candidates = complete(*verb.get_parent(), options->words); });
  return [options] { return run_completion(*options); };
}

}  // namespace judge
