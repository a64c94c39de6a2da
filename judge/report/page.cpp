#include "judge/report/page.h"

#include <fmt/format.h>

#include <filesystem>
#include <random>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "judge/build/files.h"

namespace judge {

namespace fs = std::filesystem;

namespace {

std::string read_own_file(const char* name) {
  return read_file(fs::path(JUDGE_SOURCE_DIR) / "judge" / "report" / "page" / name);
}

/// A script, if it cannot end its own element.
std::optional<std::string> embeddable(std::string content) {
  const bool is_safe = content.find("</script") == content.npos &&
                       content.find("<!--") == content.npos && content.find('\0') == content.npos;
  if (!is_safe) return std::nullopt;
  return content;
}

std::optional<std::string> find_chart_library() {
  for (const char* file : {"/usr/share/javascript/chart.js/chart.min.js",
                           "/usr/share/javascript/chart.js/Chart.min.js"}) {
    std::error_code error;
    if (fs::is_regular_file(file, error)) return embeddable(read_file(file));
  }
  return std::nullopt;
}

/// JSON in which nothing can be taken for markup: plain ASCII, with `<`, `>` and `&` as `\u003c`
/// and so on. They stand in strings only, where that is the same.
std::string spell_for_script(const nlohmann::json& data) {
  std::string spelled;
  for (const char c : data.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace)) {
    switch (c) {
      case '<': spelled += "\\u003c"; break;
      case '>': spelled += "\\u003e"; break;
      case '&': spelled += "\\u0026"; break;
      default: spelled += c;
    }
  }
  return spelled;
}

/// The sections with their headings, and before them a list of them.
Markup contents_and(const std::vector<PageSection>& sections) {
  Markup links;
  Markup parts;
  for (const PageSection& section : sections) {
    if (section.body.is_empty()) continue;
    links += markup("<li><a href=\"#{}\">{}</a></li>\n", section.id, section.heading);
    parts += markup("<section aria-labelledby=\"{}\">\n<h2 id=\"{}\">{}</h2>\n{}</section>\n",
                    section.id, section.id, section.heading, section.body);
  }
  return markup("<nav aria-label=\"Contents\">\n<ul>\n{}</ul>\n</nav>\n", links) + parts;
}

/// 128 bits that nobody can guess.
std::string draw_nonce() {
  std::random_device device;
  std::string nonce;
  for (int i = 0; i < 4; ++i) nonce += fmt::format("{:08x}", device());
  return nonce;
}

Markup script_element(const std::string& nonce, const std::string& content) {
  return markup("<script nonce=\"{}\">{}</script>\n", nonce, Markup::trusted(content));
}

}  // namespace

PageParts find_page_parts() {
  return {read_own_file("page.css"), read_own_file("page.js"), find_chart_library(), draw_nonce()};
}

std::string to_document(const PageContent& content, const PageParts& parts) {
  const bool draws = parts.chart_library.has_value() && !content.data.is_null();
  Markup page = markup(
      "<!DOCTYPE html>\n"
      "<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'nonce-{}'; script-src 'nonce-{}'; img-src data:; base-uri 'none'; form-action 'none'\">\n"
      "<meta name=\"referrer\" content=\"no-referrer\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n"
      "<title>{}</title>\n<link rel=\"icon\" href=\"data:,\">\n<style "
      "nonce=\"{}\">{}</style>\n</head>\n"
      "<body>\n<a class=\"skip\" href=\"#main\">Skip to the report</a>\n",
      parts.nonce, parts.nonce, content.title, parts.nonce, Markup::trusted(parts.style));
  page += markup("<header>\n{}</header>\n<main id=\"main\">\n", content.header);
  if (!parts.chart_library && !content.data.is_null())
    page += markup(
        "<p class=\"hint\">Without charts: Chart.js was not found when this page was written "
        "(on Debian, the package libjs-chart.js). All numbers are in the tables.</p>\n");
  page += markup(
      "{}</main>\n<footer>\n<p>Written by the local judge for LeetCode 37, Sudoku "
      "Solver, version {}.{}</p>\n</footer>\n",
      contents_and(content.sections), JUDGE_VERSION,
      draws ? markup(" Charts by Chart.js (MIT licence).") : Markup());
  if (draws) {
    page += markup("<script type=\"application/json\" id=\"data\">{}</script>\n",
                   Markup::trusted(spell_for_script(content.data)));
    page += script_element(parts.nonce, *parts.chart_library);
  }
  page += script_element(parts.nonce, parts.script);
  page += markup("</body>\n</html>\n");
  return page.html();
}

}  // namespace judge
