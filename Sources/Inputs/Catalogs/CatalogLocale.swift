// SPDX-License-Identifier: MIT

import Typeset

/// The locales of catalogs in Andon's spelling: `pt_BR`, `zh_Hans`.
enum CatalogLocale {
  /// Folders that Xcode named before it took codes for names.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
    "Dutch": "nl",
  ]

  /// Scripts that POSIX writes as modifiers: `sr@latin`.
  private static let modifiers = [
    "latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva",
  ]

  /// Returns a locale such as `pt-br`, `zh_Hans_CN` or `sr_RS@latin` in Andon's spelling, or nil for a word
  /// that cannot be one.
  static func spelled(_ name: String) -> String? {
    if let old = oldNames[name] { return old }
    guard name.utf8.count <= 64 else { return nil }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    // A POSIX name may hold an encoding: `de_DE.UTF-8`.
    let code = parts.first?.prefix { $0 != "." } ?? ""
    let subtags = code.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = subtags.first, (2...3).contains(language.utf8.count), isLetters(language) else {
      return nil
    }
    var spelled = [language.lowercased()]
    for subtag in subtags.dropFirst() {
      guard let subtag = Self.subtag(subtag) else { return nil }
      spelled.append(subtag)
    }
    if parts.count > 1, let script = modifiers[parts[1].lowercased()] { spelled.insert(script, at: 1) }
    return spelled.joined(separator: "_")
  }

  /// Returns a script, a region or a variant as it is written, or nil for a word that is none.
  private static func subtag(_ word: Substring) -> String? {
    let isPlain = word.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    switch word.utf8.count {
    case 4 where isLetters(word): return word.prefix(1).uppercased() + word.dropFirst().lowercased()
    case 2 where isLetters(word): return word.uppercased()
    case 3 where word.utf8.allSatisfy(isDigit): return String(word)
    case 4 where word.utf8.first.map(isDigit) == true && isPlain: return String(word)
    case 5...8 where isPlain: return word.uppercased()
    default: return nil
    }
  }

  /// Returns the locale of the innermost `….lproj` of a path, or nil.
  static func ofFolder(in path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    let project = folders.last { $0.hasSuffix(".lproj") }
    return project.flatMap { spelled(String($0.dropLast(".lproj".count))) }
  }

  /// Returns the locale that gettext's files have in their name, `pt_BR.po` or `app.pt_BR.po`, or in the folder
  /// of `LC_MESSAGES`, or nil.
  static func ofFileName(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    let words = (parts.last ?? "").split(separator: ".").dropLast()
    // Files are called `app.po` too, which no language is.
    if let own = words.last.flatMap({ spelled(String($0)) }), LocaleFacts.isKnown(locale: own) { return own }
    let folder = parts.lastIndex(of: "LC_MESSAGES").flatMap { $0 > 0 ? parts[$0 - 1] : nil }
    return folder.flatMap { spelled(String($0)) }
  }

  private static func isLetters(_ word: Substring) -> Bool { word.utf8.allSatisfy(isLetter) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
