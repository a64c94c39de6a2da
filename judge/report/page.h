#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/report/markup.h"

namespace judge {

/// The files that every page carries inside it.
struct PageParts {
  std::string style;
  std::string script;
  std::optional<std::string> chart_library;  // none where its package is not installed
  /// The password of this page's style sheet and scripts in its policy. It is drawn when the page
  /// is written, so no text of a submission can know it.
  std::string nonce;
};

/// Reads them: ours from the source tree, Chart.js from where Debian puts it.
PageParts find_page_parts();

/// A part of a page below a heading of its own, to which the page's contents link.
struct PageSection {
  std::string_view id;
  std::string heading;
  Markup body;  // a section of nothing is left out
};

/// What a page consists of; the rest is the same for all.
struct PageContent {
  std::string title;
  Markup header;  // below the page's own line, with the only `h1`
  std::vector<PageSection> sections;
  nlohmann::json data;  // what the script draws; null where there is nothing to draw
};

/// The whole document. Its policy lets through its own style sheet and scripts, by its nonce,
/// and nothing else: no network, no handler in an attribute, no script that text has smuggled in.
std::string to_document(const PageContent& content, const PageParts& parts);

}  // namespace judge
