#pragma once

#include <string>
#include <vector>

#include "judge/verdict/judgement.h"

namespace judge {

// What every report for people says in the same words, whatever it is laid out for. A submission
// may have chosen parts of them: they are to be escaped.

/// The evidence that is a reason in one sentence. The compiler's words are a block of their own;
/// what they may come from is a reason.
std::vector<Evidence> reasons_of(const std::vector<Evidence>& evidence);

/// `137 of 138 passed before it`, `this is the first of 138`, …
std::string count_cases(const Judgement& judgement);

/// `42.9 ms inside Solution`, for a rejected one with the number of cases; empty if no case
/// returned.
std::string describe_runtime(const Judgement& judgement);

/// What the sanitizers said; only of a judgement that tells of them.
std::string describe_sanitizers(const Judgement& judgement);

/// What was done to the pasted text, and what is strange about its time and its cases.
std::vector<std::string> notes_of(const Judgement& judgement);

/// What is strange about the times of a solution that was compared.
std::string describe_doubtful_times(const std::string& name);

/// A sentence for each layer that the sandbox lacks.
std::vector<std::string> describe_missing_layers(const Sandbox& sandbox);

}  // namespace judge
