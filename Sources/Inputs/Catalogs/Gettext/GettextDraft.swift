// SPDX-License-Identifier: MIT

/// An entry of a PO file while its lines are read.
struct GettextDraft {
  /// What a line of an entry gives.
  enum Part: Hashable {
    case context
    case id
    case pluralID
    /// A translation; a text without plural forms has the one of number 0.
    case translation(Int)
  }

  /// The bytes of the parts that were met.
  var parts: [Part: [UInt8]] = [:]
  /// The part that a line of quotes alone goes on with.
  var current: Part?
  /// Where the entry begins, and where its translation does.
  var line: Int
  var translationLine: Int?
  var flags: Set<String> = []
  var comment: [String] = []
  var isObsolete = false
  /// Whether one of its lines was found wrong, so that it is none.
  var isBroken = false

  init(line: Int) {
    self.line = line
  }

  /// Whether a translation was met, after which another entry may begin.
  var hasTranslation: Bool { translationLine != nil }

  /// Whether nothing but comments was met.
  var isBlank: Bool { parts.isEmpty && !isBroken }

  /// Whether the texts are not formats whatever they look like, as `no-c-format` says.
  var isPlain: Bool { flags.contains { $0.hasPrefix("no-") && $0.hasSuffix("-format") } }
}
