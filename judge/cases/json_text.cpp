#include "judge/cases/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "judge/report/escape.h"

// How a value learns where it stands: the parser is given an iterator that counts the bytes it has
// read, and reports each key, each value and each opening bracket as soon as it has read it, before
// it goes on to the next. Between the end of one and the start of the next there is only space and
// punctuation:
//
//     {"name" :  "x", "board": [ 12 , "ab"]}
//      ^^^^^^  ->^^^  ^^^^^^^  ->^   ->^^^^
//
// so the start is the first other byte after the last end. (After a number the parser has read one
// byte more, but that byte is space or punctuation too.)

namespace judge {

namespace {

constexpr std::size_t deepest = 32;
constexpr std::size_t most_values = 1'000'000;

using Json = nlohmann::json;

class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, std::size_t& count) : at_(at), count_(&count) {}

  reference operator*() const { return *at_; }
  CountingIterator& operator++() {
    ++at_;
    ++*count_;
    return *this;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) {
    return a.at_ == b.at_;
  }

 private:
  const char* at_;
  std::size_t* count_;
};

/// `unexpected '}'; expected string literal` out of nlohmann's `[json.exception.parse_error.101]
/// parse error at line 1, column 9: syntax error while parsing object key - unexpected '}'; …`.
std::string trim_message(std::string_view message) {
  const auto skip_past = [&](std::string_view mark) {
    const std::size_t at = message.find(mark);
    if (at != std::string_view::npos) message.remove_prefix(at + mark.size());
  };
  skip_past("] ");
  if (message.starts_with("parse error at ")) skip_past(": ");
  if (message.starts_with("syntax error while parsing ")) skip_past(" - ");
  const std::size_t last_read = message.find("; last read: ");
  const std::size_t expected = message.rfind("; expected ");
  std::string trimmed(message.substr(0, std::min(last_read, message.size())));
  if (last_read < expected && expected != std::string_view::npos)
    trimmed += message.substr(expected);
  constexpr std::size_t longest = 120;  // a number is quoted whole, and may be long
  if (trimmed.size() > longest) trimmed = trimmed.substr(0, longest) + "…";
  return escape_line(trimmed);
}

constexpr std::string_view json_spaces = " \t\r\n";

/// The mistakes that people make most get plain words.
std::string explain(std::string_view text, std::size_t offset, std::string_view message) {
  if (text.find_first_not_of(json_spaces) == std::string_view::npos) return "the file is empty";
  if (offset >= text.size()) return "the file ends too early: " + trim_message(message);
  const std::size_t before = text.substr(0, offset).find_last_not_of(json_spaces);
  const bool follows_comma = before != std::string_view::npos && text[before] == ',';
  const char here = text[offset];
  if (follows_comma && (here == '}' || here == ']'))
    return fmt::format("a comma stands before the closing `{}`", here);
  if (here == '\'') return "a string stands in single quotes, expected double quotes";
  if (here == '/' || here == '#') return "a comment stands here, JSON has none";
  return trim_message(message);
}

/// Builds a JsonValue out of what the parser reports; stops the parser at the first fault.
class Builder : public Json::json_sax_t {
 public:
  Builder(std::string_view text, const std::size_t& bytes_read)
      : text_(text), bytes_read_(bytes_read) {}

  std::variant<JsonValue, JsonFault> take_result() {
    if (fault_) return *std::move(fault_);
    return std::move(root_);
  }

  bool null() override { return add(JsonValue::Kind::null); }
  bool boolean(bool) override { return add(JsonValue::Kind::boolean); }
  bool number_integer(std::int64_t) override { return add(JsonValue::Kind::number); }
  bool number_unsigned(std::uint64_t number) override {
    if (!add(JsonValue::Kind::number)) return false;
    latest_->count = number;
    return true;
  }
  bool number_float(double, const std::string&) override { return add(JsonValue::Kind::number); }
  bool string(std::string& text) override { return add(JsonValue::Kind::string, std::move(text)); }
  bool binary(Json::binary_t&) override { return false; }  // only in binary formats

  bool start_object(std::size_t) override { return open(JsonValue::Kind::object); }
  bool start_array(std::size_t) override { return open(JsonValue::Kind::array); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(std::string& text) override {
    open_.back()->keys.push_back({std::move(text), take_start()});
    return true;
  }

  bool parse_error(std::size_t position, const std::string&,
                   const Json::exception& exception) override {
    const std::size_t offset = position == 0 ? 0 : position - 1;
    return fail(offset, "not valid JSON: " + explain(text_, offset, exception.what()));
  }

 private:
  bool add(JsonValue::Kind kind, std::string text = {}) {
    const std::size_t start = take_start();
    if (++count_ > most_values)
      return fail(start, fmt::format("more than {} JSON values, expected fewer", most_values));
    JsonValue value{kind, start, std::move(text), {}, {}, {}};
    if (open_.empty()) {
      root_ = std::move(value);
      latest_ = &root_;
    } else {
      latest_ = &open_.back()->items.emplace_back(std::move(value));
    }
    return true;
  }

  bool open(JsonValue::Kind kind) {
    if (!add(kind)) return false;
    if (open_.size() == deepest)
      return fail(latest_->offset, fmt::format("nested more than {} deep", deepest));
    open_.push_back(latest_);
    return true;
  }

  bool close() {
    open_.pop_back();
    last_end_ = bytes_read_;
    return true;
  }

  bool fail(std::size_t offset, std::string message) {
    fault_ = JsonFault{std::min(offset, text_.size()), std::move(message)};
    return false;
  }

  /// Where that starts which was just reported.
  std::size_t take_start() {
    const std::size_t start = text_.find_first_not_of(" \t\r\n,:]}", last_end_);
    last_end_ = bytes_read_;
    return start;
  }

  std::string_view text_;
  const std::size_t& bytes_read_;
  std::size_t last_end_ = 0;
  std::size_t count_ = 0;
  JsonValue root_;
  JsonValue* latest_ = nullptr;
  // The arrays and objects that are being read. Each lies in the items of the one before it, which
  // get no further item until it is closed, so that the pointers stay valid.
  std::vector<JsonValue*> open_;
  std::optional<JsonFault> fault_;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
  for (std::size_t i = keys.size(); i-- > 0;) {
    if (keys[i].text == key) return &items[i];
  }
  return nullptr;
}

std::string_view name_of(JsonValue::Kind kind) {
  switch (kind) {
    case JsonValue::Kind::null: return "null";
    case JsonValue::Kind::boolean: return "true or false";
    case JsonValue::Kind::number: return "a number";
    case JsonValue::Kind::string: return "a string";
    case JsonValue::Kind::array: return "an array";
    case JsonValue::Kind::object: return "an object";
  }
  return {};
}

std::variant<JsonValue, JsonFault> parse_json(std::string_view text) {
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)
    return JsonFault{nul, "not valid JSON: a NUL byte stands here, expected text in UTF-8"};
  std::size_t bytes_read = 0;
  Builder builder(text, bytes_read);
  Json::sax_parse(CountingIterator(text.data(), bytes_read),
                  CountingIterator(text.data() + text.size(), bytes_read), &builder);
  return builder.take_result();
}

LineIndex::LineIndex(std::string_view text) : line_starts_{0} {
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
    line_starts_.push_back(at + 1);
}

LineIndex::Position LineIndex::find(std::size_t offset) const {
  const auto next = std::ranges::upper_bound(line_starts_, offset);
  const auto line = static_cast<std::size_t>(next - line_starts_.begin());
  return {line, offset - *std::prev(next) + 1};
}

}  // namespace judge
