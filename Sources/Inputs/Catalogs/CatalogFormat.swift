// SPDX-License-Identifier: MIT

/// How a catalog of translated texts is written.
enum CatalogFormat: String, CaseIterable, Sendable {
  /// Apple's `.strings`: pairs of quoted texts, or a property list of them.
  case strings
  /// Apple's plural rules, a property list.
  case stringsdict
  /// Xcode's string catalog, JSON.
  case xcstrings
  /// A property list of texts, in XML or binary.
  case propertyList
  /// gettext's PO.
  case po
  /// XLIFF 1.2 or 2.0.
  case xliff

  /// How much of a content is looked at. Unit: bytes.
  static let headLength = 4096

  /// Tells the format from the ending of a name, or from the content where the ending tells nothing; nil where
  /// it is no catalog.
  ///
  /// - Parameters:
  ///   - name: The file as the user named it; `-` is standard input.
  ///   - content: Its start, at least ``headLength`` bytes where there are as many.
  init?(name: String, content: some Collection<UInt8>) {
    let file = name.split(separator: "/").last ?? ""
    let ending = file.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased()
    switch ending ?? "" {
    case "strings": self = .strings
    case "stringsdict": self = .stringsdict
    case "xcstrings": self = .xcstrings
    case "plist": self = .propertyList
    case "po", "pot": self = .po
    case "xliff", "xlf": self = .xliff
    case "txt", "text", "csv", "tsv", "json", "jsonl", "ndjson": return nil
    default:
      guard let format = CatalogFormat(content: content) else { return nil }
      self = format
    }
  }

  /// Tells the format from what only files of that format start with.
  private init?(content: some Collection<UInt8>) {
    // The zero bytes of UTF-16 are left out: all the marks are ASCII.
    let head = String(decoding: content.prefix(Self.headLength).filter { $0 != 0 }, as: UTF8.self)
    let start = head.drop { $0 == "\u{FEFF}" || $0 == "\u{FFFD}" || $0.isWhitespace }
    if start.hasPrefix("bplist0") {
      self = .propertyList
    } else if start.hasPrefix("<") {
      guard let format = CatalogFormat(markup: start) else { return nil }
      self = format
    } else if start.hasPrefix("{") {
      guard start.contains("\"strings\""), start.contains("\"sourceLanguage\"") else { return nil }
      self = .xcstrings
    } else if Self.startsAsPO(start) {
      self = .po
    } else if Self.startsAsPairs(start) {
      self = .strings
    } else {
      return nil
    }
  }

  private init?(markup: Substring) {
    if markup.contains("<xliff") {
      self = .xliff
    } else if markup.contains("<plist") || markup.contains("<!DOCTYPE plist") {
      self = markup.contains("NSStringLocalizedFormatKey") ? .stringsdict : .propertyList
    } else {
      return nil
    }
  }

  /// Whether the first line that is no comment is that of an entry.
  private static func startsAsPO(_ start: Substring) -> Bool {
    let lines = start.split(whereSeparator: \.isNewline).lazy.map { $0.drop(while: \.isWhitespace) }
    let first = lines.first { !$0.isEmpty && !$0.hasPrefix("#") } ?? ""
    return first.hasPrefix("msgid \"") || first.hasPrefix("msgctxt \"")
  }

  /// Whether the first line that is no comment is a pair `"key" = "text"`.
  private static func startsAsPairs(_ start: Substring) -> Bool {
    var rest = start
    while rest.hasPrefix("/") {
      let end =
        rest.hasPrefix("/*") ? rest.firstRange(of: "*/")?.upperBound : rest.firstIndex(where: \.isNewline)
      rest = rest[(end ?? rest.endIndex)...].drop(while: \.isWhitespace)
    }
    let line = rest.prefix { !$0.isNewline }
    return line.hasPrefix("\"") && line.contains("\" = \"")
  }
}
