// SPDX-License-Identifier: MIT

import Typeset
import WidgetModel

/// One text of a catalog before its placeholders are filled.
struct CatalogText {
  /// What tells it from the others of its locale: the key, and what chooses among the key's texts. Without one
  /// the id is the hash of the words.
  var id: String?
  /// The key as the catalog has it.
  var key: String
  /// The words.
  var text: String
  /// What the catalog says about it, or nil.
  var comment: String?
  /// Further fields of the entry.
  var fields: [String: Entry.Value] = [:]
  /// The locale in Andon's spelling, or nil where nothing tells it.
  var locale: String?
  /// The line of the file, or nil where the file has none.
  var line: Int?
  /// How its placeholders are filled.
  var filling = Filling.samples

  /// How the placeholders of a text are filled.
  enum Filling {
    /// With the samples.
    case samples
    /// With the samples, but for its first number, which is this.
    case number(Double)
    /// They are filled already, or the text has none whatever it looks like.
    case none
  }

  /// A key with what chooses among its texts: `days|one`.
  static func id(_ key: String, _ variant: [String]) -> String {
    ([key] + variant).joined(separator: "|")
  }
}

/// Gathers the entries of one catalog.
struct CatalogCollector {
  let file: String
  let placeholders: PlaceholderSamples
  private let wanted: Set<String>
  private var gathered = CatalogEntries()
  /// How often each id was asked for, by locale.
  private var uses: [String: [String: Int]] = [:]
  private var plurals: [String: PluralNumbers] = [:]
  /// What was found wrong before the texts are gathered, in the order of the file, the last first.
  private var waiting: [InputError]

  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - options: What is taken.
  ///   - problems: What is already known to be wrong, in the order of the file.
  init(file: String, options: CatalogOptions, problems: [InputError] = []) {
    self.file = file
    placeholders = options.placeholders
    wanted = Set(options.locales.map { CatalogLocale.spelled($0) ?? $0 })
    waiting = problems.reversed()
  }

  /// Whether texts of a locale are taken; those of an unknown one always are.
  func takes(_ locale: String?) -> Bool {
    guard let locale, !wanted.isEmpty else { return true }
    return wanted.contains(locale)
  }

  /// Returns the plural numbers of a locale.
  mutating func numbers(of locale: String?) -> PluralNumbers {
    let name = locale ?? ""
    if let known = plurals[name] { return known }
    let numbers = PluralNumbers(locale: locale)
    plurals[name] = numbers
    return numbers
  }

  /// Adds an entry, or counts a text that is blank.
  mutating func add(_ text: CatalogText) {
    reach(text.line)
    guard takes(text.locale) else { return }
    guard !text.text.allSatisfy(\.isWhitespace) else { return leaveOut(.empty) }
    let words: String
    switch text.filling {
    case .samples: words = PlaceholderText(text.text).filled(with: placeholders)
    case .number(let number): words = PlaceholderText(text.text).filled(with: placeholders, number: number)
    case .none: words = text.text
    }
    var fields = text.fields
    fields["text"] = .text(words)
    if !text.key.isEmpty { fields["key"] = .text(text.key) }
    if let comment = text.comment, !comment.isEmpty { fields["comment"] = .text(comment) }
    let origin = text.line.map { "\(file):\($0)" } ?? file
    let id = text.id.map { unique($0, in: text.locale) } ?? EntryIdentity.hash(of: text.text)
    gathered.results.append(.success(Entry(id: id, fields: fields, origin: origin, locale: text.locale)))
  }

  /// Counts texts that are not shown.
  mutating func leaveOut(_ reason: LeftOutReason, count: Int = 1) {
    if count > 0 { gathered.leftOut[reason, default: 0] += count }
  }

  /// Puts what is wrong with a text in its place.
  mutating func report(_ error: InputError) {
    reach(error.position.line)
    gathered.results += error.all.map { .failure($0) }
  }

  /// Puts what is wrong with a text in its place.
  mutating func report(
    _ code: InputError.Code, line: Int?, key: String?, _ detail: String, hint: String? = nil
  ) {
    report(InputError(code, at: position(line: line, key: key), detail, hint: hint))
  }

  /// Returns a place of the file.
  func position(line: Int?, key: String? = nil) -> SourcePosition {
    SourcePosition(file: file, line: line, keyPath: key?.excerpt)
  }

  /// Returns what was gathered.
  mutating func finish() -> CatalogEntries {
    gathered.results += waiting.reversed().map { .failure($0) }
    waiting = []
    return gathered
  }

  /// Puts the waiting problems that stand before a line in their place.
  private mutating func reach(_ line: Int?) {
    guard let line else { return }
    while let problem = waiting.last, problem.position.line ?? 0 < line {
      gathered.results.append(.failure(problem))
      waiting.removeLast()
    }
  }

  /// Returns the id, with a number where another text of the locale has it.
  private mutating func unique(_ id: String, in locale: String?) -> String {
    let name = locale ?? ""
    let before = uses[name, default: [:]][id, default: 0]
    uses[name, default: [:]][id] = before + 1
    return before == 0 ? id : unique("\(id)#\(before + 1)", in: locale)
  }
}
