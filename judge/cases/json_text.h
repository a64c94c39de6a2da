#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace judge {

/// A JSON value that knows where it stands in its text, which the values of nlohmann/json do not.
/// All keys of an object are kept, also a key that comes twice.
struct JsonValue {
  enum class Kind { null, boolean, number, string, array, object };
  struct Key {
    std::string text;
    std::size_t offset;  // of its opening quote
  };

  Kind kind = Kind::null;
  std::size_t offset = 0;              // of its first byte
  std::string text;                    // of a string
  std::vector<JsonValue> items;        // of an array or of an object
  std::vector<Key> keys;               // of an object: keys[i] belongs to items[i]
  std::optional<std::uint64_t> count;  // of a number that is whole, not negative and fits

  /// The value of a key of an object, the last one if there are several; nullptr if there is none.
  const JsonValue* find(std::string_view key) const;
};

/// `an array`, `a string`.
std::string_view name_of(JsonValue::Kind kind);

/// Why a text is not JSON, or not JSON of a sane size, and at which byte.
struct JsonFault {
  std::size_t offset;
  std::string message;  // of foreign text only what is printable
};

/// Reads JSON (RFC 8259, in UTF-8) by nlohmann's parser. Refused are also: a NUL byte, which that
/// parser takes for the end; nesting deeper than 32, and more than a million values, so that no
/// file overflows the stack or the memory.
std::variant<JsonValue, JsonFault> parse_json(std::string_view text);

/// Lines and columns of a text, both counted from 1, columns in bytes.
class LineIndex {
 public:
  struct Position {
    std::size_t line;
    std::size_t column;
  };

  explicit LineIndex(std::string_view text);
  Position find(std::size_t offset) const;

 private:
  std::vector<std::size_t> line_starts_;
};

}  // namespace judge
