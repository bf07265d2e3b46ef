// SPDX-License-Identifier: MIT

import Typeset
import WidgetModel

/// Makes entries of the fields that a set gives.
struct EntryMaker {
  /// Fields that name the locale of an entry, the first that is there.
  static let localeFields = ["locale", "lang", "language"]

  let file: String
  let options: SetOptions
  private var known: [String: Bool] = [:]

  init(file: String, options: SetOptions) {
    self.file = file
    self.options = options
  }

  /// Where an entry stands in its set.
  struct Place {
    var line: Int
    var keyPath: String?
    /// The locale that the place gives, before a field does.
    var locale: String?
  }

  /// Returns an entry, or what keeps its fields from being one.
  mutating func entry(_ fields: [String: Entry.Value], at place: Place) -> Result<Entry, InputError> {
    var fields = fields
    for choice in options.fields where choice.field != choice.source {
      if let value = Self.value(of: choice.source, in: fields) {
        fields[choice.field] = value
      } else if choice.field == "text" {
        return .failure(missing(choice.source, in: fields, at: place))
      }
    }
    if case .text(let text)? = fields["text"], text.allSatisfy(\.isWhitespace) {
      return .failure(error(.entry, at: place, "the text is empty"))
    }
    var locale = place.locale
    do throws(InputError) {
      if locale == nil { locale = try self.locale(of: fields, at: place) }
    } catch {
      return .failure(error)
    }
    return .success(
      Entry(
        id: EntryIdentity.id(of: fields, idField: options.idField), fields: fields,
        origin: "\(file):\(place.line)", keyPath: place.keyPath,
        locale: locale.map(Self.written)))
  }

  /// Returns an error of a place in the set.
  func error(
    _ code: InputError.Code, at place: Place, _ detail: String, hint: String? = nil
  ) -> InputError {
    InputError(
      code, at: SourcePosition(file: file, line: place.line, keyPath: place.keyPath), detail, hint: hint)
  }

  /// Returns a field, or with points in its name one inside an object.
  static func value(of name: String, in fields: [String: Entry.Value]) -> Entry.Value? {
    if let value = fields[name] { return value }
    guard let point = name.firstIndex(of: "."), case .record(let inner)? = fields[String(name[..<point])]
    else { return nil }
    return value(of: String(name[name.index(after: point)...]), in: inner)
  }

  private func missing(
    _ name: String, in fields: [String: Entry.Value], at place: Place
  ) -> InputError {
    let known = fields.keys.sorted()
    let nearest = Suggestion.nearest(to: name, among: known).map { "Did you mean '\($0)'? " } ?? ""
    return error(
      .unknownField, at: place, "there is no field '\(name.excerpt)', which is to be the text",
      hint: known.isEmpty ? nil : "\(nearest)There are: \(known.map(\.excerpt).joined(separator: ", ")).")
  }

  // MARK: Locales

  /// Returns the locale that a field names; words that are no locale, such as `English`, name none.
  private mutating func locale(
    of fields: [String: Entry.Value], at place: Place
  ) throws(InputError) -> String? {
    for name in Self.localeFields {
      guard case .text(let locale)? = fields[name], !locale.isEmpty else { continue }
      if isLocale(locale) { return locale }
      guard name != "locale" else {
        throw error(
          .unknownName, at: place,
          "the locale '\(locale.excerpt)' has a language or a region that is none",
          hint: "Write it as en_US or ja.")
      }
    }
    return nil
  }

  /// Whether a word is the name of a locale whose language and region are known.
  mutating func isLocale(_ word: String) -> Bool {
    if let answer = known[word] { return answer }
    let answer = Self.looksLikeLocale(word) && LocaleFacts.isKnown(locale: word)
    // A set of a million words in the place of locales must not fill the memory.
    if known.count < 1000 { known[word] = answer }
    return answer
  }

  /// Whether a locale starts with a language of two letters, as all but the rarest do.
  static func isPlainlyLocale(_ locale: String) -> Bool {
    locale.prefix { $0 != "-" && $0 != "_" }.count == 2
  }

  /// Whether a word has the form of a locale: a language, perhaps a script, perhaps a region.
  private static func looksLikeLocale(_ word: String) -> Bool {
    guard word.utf8.count <= 11, word.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    var parts = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let language = parts.popFirst(), (2...3).contains(language.count),
      language.allSatisfy(\.isLowercase)
    else { return false }
    if let script = parts.first, script.count == 4, script.allSatisfy(\.isLetter) { parts.removeFirst() }
    if let region = parts.first {
      let isCode = region.count == 2 && region.allSatisfy(\.isUppercase)
      guard isCode || region.count == 3 && region.allSatisfy(\.isNumber) else { return false }
      parts.removeFirst()
    }
    return parts.isEmpty
  }

  /// Returns a locale as reports write it: `pt-BR` and `pt_BR` are one.
  static func written(_ locale: String) -> String { String(locale.map { $0 == "-" ? "_" : $0 }) }
}
