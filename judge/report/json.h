#pragma once

#include <chrono>
#include <nlohmann/json.hpp>
#include <string>

#include "judge/verdict/judgement.h"

// What the JSON documents of different verbs share. Their fields are told in the README and in
// judge/report/judge-result.schema.json.

namespace judge {

double as_milliseconds(std::chrono::nanoseconds time);

/// A solution as `judge run` writes it.
nlohmann::ordered_json json_of(const Judgement& judgement);

/// The document of these solutions, with its version.
nlohmann::ordered_json json_document(nlohmann::ordered_json solutions);

/// A document as it is written: indented, in ASCII, ending in a line feed.
std::string spelled_out(const nlohmann::ordered_json& document);

}  // namespace judge
