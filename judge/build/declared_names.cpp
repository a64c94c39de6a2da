#include "judge/build/declared_names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "judge/build/cpp_words.h"

namespace judge {

namespace {

// The keywords that stand in declarations, outside of parentheses and braces.
constexpr std::array keywords{
    "alignas",   "auto",      "bool",      "char",      "class",        "concept",  "const",
    "consteval", "constexpr", "constinit", "decltype",  "default",      "delete",   "double",
    "enum",      "explicit",  "export",    "extern",    "final",        "float",    "friend",
    "inline",    "int",       "long",      "namespace", "noexcept",     "operator", "override",
    "private",   "protected", "public",    "requires",  "short",        "signed",   "static",
    "struct",    "template",  "throw",     "typedef",   "thread_local", "typename", "union",
    "unsigned",  "using",     "virtual",   "void",      "volatile"};

/// Words that nothing of a program's own can be called, and that it has no business with but to ask
/// whether a feature is there (`__cpp_lib_ranges`).
bool is_reserved(std::string_view name) {
  if (name.starts_with("__cpp_")) return false;
  return name.starts_with('_') || name.find("__") != std::string_view::npos ||
         std::ranges::find(keywords, name) != keywords.end();
}

/// Reads a text token by token, and follows its brackets.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::set<DeclaredName> scan() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '#' && is_at_start_of_line())
        take_directive();
      else if (c == '"' || c == '\'')
        skip_literal();
      else if (std::isdigit(static_cast<unsigned char>(c)) != 0)
        take_word();  // a number
      else if (is_of_word(c))
        take_name(take_word());
      else
        take_mark(c);
    }
    return std::move(names_);
  }

 private:
  bool is_at_start_of_line() const { return at_ == 0 || text_[at_ - 1] == '\n'; }

  std::string_view take_word() {
    const std::size_t start = at_;
    while (at_ < text_.size() && is_of_word(text_[at_])) ++at_;
    return text_.substr(start, at_ - start);
  }

  std::string_view take_line() {
    const std::size_t start = at_;
    at_ = std::min(text_.find('\n', at_), text_.size());
    return text_.substr(start, at_ - start);
  }

  /// `#define NAME …`, or a line that tells where the text is from.
  void take_directive() {
    constexpr std::string_view define = "#define ";
    std::string_view line = take_line();
    if (!line.starts_with(define)) return;
    line.remove_prefix(define.size());
    declare("", {line.begin(), std::ranges::find_if_not(line, is_of_word)});
  }

  /// With its suffix: that of `operator""s` is no name of its own.
  void skip_literal() {
    const char quote = text_[at_++];
    while (at_ < text_.size() && text_[at_] != quote) at_ += text_[at_] == '\\' ? 2 : 1;
    at_ = std::min(at_ + 1, text_.size());
    take_word();
    last_ = quote;
  }

  void take_name(std::string_view name) {
    declare(space_, perhaps_forward_);
    perhaps_forward_.clear();
    if (is_namespace_ && is_outside() && parentheses_ == 0 && !is_reserved(name)) new_space_ = name;
    if (name == "namespace") is_namespace_ = true;
    if (name == "enum") is_enumeration_ = true;
    if (name == "extern") is_extern_ = true;
    if (name == "using") is_using_ = true;
    // `T C::f` belongs to C, and `using ::f;` declares f. In parentheses stand parameters, but for
    // the name in `void (*f)(int)`.
    const bool is_member = last_ == ':' && before_last_ == ':' && !is_using_;
    const bool is_pointer = last_ == '*' && before_last_ == '(' && parentheses_ == 1;
    const bool is_declared = is_outside() && !is_member && (parentheses_ == 0 || is_pointer);
    // `class C;` says too little of C for a program that uses it.
    if (is_declared && is_class_key_)
      perhaps_forward_ = name;
    else if (is_declared)
      declare(space_, name);
    is_class_key_ = name == "class" || name == "struct" || name == "union";
    remember('a');
  }

  void take_mark(char c) {
    ++at_;
    if (std::isspace(static_cast<unsigned char>(c)) != 0) return;
    if (c != ';') declare(space_, perhaps_forward_);
    perhaps_forward_.clear();
    is_class_key_ = false;
    switch (c) {
      case '(': ++parentheses_; break;
      case ')': --parentheses_; break;
      case '{': open_brace(); break;
      case '}': close_brace(); break;
      case ';':
        if (parentheses_ == 0) begin_statement();
        break;
      default: break;
    }
    remember(c);
  }

  void open_brace() {
    const bool is_linkage = is_extern_ && last_ == '"';  // not the body of an `extern` function
    const bool is_scope =
        is_outside() && parentheses_ == 0 && (is_namespace_ || is_enumeration_ || is_linkage);
    braces_.push_back({is_scope, parentheses_, space_});
    if (!is_scope) ++hidden_;
    if (is_scope && !new_space_.empty()) space_ = new_space_;
    parentheses_ = 0;
    begin_statement();
  }

  void close_brace() {
    if (braces_.empty()) return;
    const Brace brace = std::move(braces_.back());
    braces_.pop_back();
    if (!brace.is_scope) --hidden_;
    parentheses_ = brace.parentheses;
    space_ = brace.space;
    if (parentheses_ == 0) begin_statement();
  }

  void begin_statement() {
    is_namespace_ = is_enumeration_ = is_extern_ = is_using_ = false;
    new_space_.clear();
  }

  bool is_outside() const { return hidden_ == 0; }

  void declare(const std::string& space, std::string_view name) {
    if (!name.empty() && !is_reserved(name)) names_.insert({space, std::string(name)});
  }

  void remember(char c) {
    before_last_ = last_;
    last_ = c;
  }

  struct Brace {
    bool is_scope;  // of a namespace, a linkage or an enumeration: its names are seen from outside
    int parentheses;    // that were open before it
    std::string space;  // in which it stands
  };

  std::string_view text_;
  std::size_t at_ = 0;
  std::set<DeclaredName> names_;
  std::vector<Brace> braces_;
  int hidden_ = 0;       // open braces that are no scope
  int parentheses_ = 0;  // open ones, since the last brace
  std::string space_;
  // Of the statement that is being read:
  bool is_namespace_ = false;
  bool is_enumeration_ = false;
  bool is_extern_ = false;
  bool is_using_ = false;
  bool is_class_key_ = false;  // the word read last
  std::string perhaps_forward_;
  std::string new_space_;
  char last_ = ' ';  // the mark read last; `a` for any name
  char before_last_ = ' ';
};

}  // namespace

std::set<DeclaredName> declared_names(std::string_view preprocessed) {
  return Scanner(preprocessed).scan();
}

}  // namespace judge
