// SPDX-License-Identifier: MIT

extension SetFormat {
  /// The formats by the ending of a name, in lower case; catalogs have endings of their own.
  private static let endings: [String: SetFormat] = [
    "txt": .text, "text": .text, "csv": .table, "tsv": .table, "tab": .table, "json": .json,
    "jsonl": .jsonLines, "ndjson": .jsonLines,
  ]

  /// Tells the format of a set.
  ///
  /// What the content leaves no doubt about holds against the name, and the name against what the content
  /// only suggests. Standard input is told by no more than ``DecidingHead`` needs.
  ///
  /// - Parameters:
  ///   - name: The set as the user named it.
  ///   - head: Its first bytes, in UTF-8.
  static func tell(name: String, head: [UInt8]) -> SetFormat {
    let isInput = name == SetSource.standardInputName
    let ending = name.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
    let named = ending.flatMap { endings[$0] }
    if named == nil, let catalog = SetFormat(CatalogFormat(name: name, content: head)) { return catalog }
    if let format = certain(head, named, isInput) { return format }
    if let named { return named == .text && holdsPassages(head) ? .passages : named }
    if isTable(head) { return .table }
    return (isInput ? startsWithDivider(head) : holdsPassages(head)) ? .passages : .text
  }

  // MARK: Content

  /// Returns the format that the content is beyond doubt, whatever the name says.
  private static func certain(_ head: [UInt8], _ named: SetFormat?, _ isInput: Bool) -> SetFormat? {
    let start = head.drop { $0 <= 0x20 }
    let inner = start.dropFirst().first { $0 > 0x20 }
    switch start.first {
    case UInt8(ascii: "<"):
      return SetFormat(CatalogFormat(name: "", content: start))
    case UInt8(ascii: "b"):
      guard start.starts(with: Array("bplist0".utf8)) else { return nil }
      return SetFormat(CatalogFormat(name: "", content: start))
    case UInt8(ascii: "{"):
      guard named == .json || named == .jsonLines || opensObject(inner) else { return nil }
      if let catalog = SetFormat(CatalogFormat(name: "", content: start)) { return catalog }
      if isInput, let line = firstLine(of: start), isWholeObject(line), isObjectWithText(line) {
        return .jsonLines
      }
      return named == .jsonLines || isObjectALine(start) ? .jsonLines : .json
    case UInt8(ascii: "["):
      // A text may begin with a bracket.
      return named == .jsonLines ? nil : opensElement(inner) ? .json : nil
    default: return nil
    }
  }

  /// Whether a brace opens an object: a key or the closing brace follows.
  static func opensObject(_ inner: UInt8?) -> Bool {
    inner == UInt8(ascii: "\"") || inner == UInt8(ascii: "}")
  }

  /// Whether a bracket opens an array: a quote, a bracket or a brace follows.
  static func opensElement(_ inner: UInt8?) -> Bool {
    inner == UInt8(ascii: "\"") || inner == UInt8(ascii: "[") || inner == UInt8(ascii: "{")
  }

  /// Whether the first line is an object and the next line begins another.
  private static func isObjectALine(_ start: ArraySlice<UInt8>) -> Bool {
    let lines = start.split(
      maxSplits: 2, whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    guard lines.count > 1, let next = lines[1].first(where: { $0 > 0x20 }) else { return false }
    return isWholeObject(lines[0]) && next == UInt8(ascii: "{")
  }

  /// Whether a line's braces close where it ends.
  static func isWholeObject(_ line: ArraySlice<UInt8>) -> Bool {
    (try? JSONReader.read(Array(line), file: "", part: .line)) != nil
  }

  /// Whether a whole object has a member `text` that is one: alone in a set it gives the same entry that it gives
  /// as a line.
  static func isObjectWithText(_ line: ArraySlice<UInt8>) -> Bool {
    guard let value = try? JSONReader.read(Array(line), file: "", part: .line),
      case .object(let members) = value.root.content
    else { return false }
    return members.contains { member in
      if member.key == "text", case .string = member.value.content { true } else { false }
    }
  }

  private static func firstLine(of start: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    start.split(maxSplits: 1, whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).first
  }

  /// Whether a set without a telling name is a table, by its first line.
  private static func isTable(_ head: [UInt8]) -> Bool {
    let lines = head.split(
      maxSplits: 1, whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    return lines.count > 1 && isHeader(lines[0])
  }

  /// Whether a line is the header of a table: short names, two at least, and one of those that sets have.
  static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
    let known = ["text"] + EntryIdentity.fields + EntryIdentity.textFields + EntryMaker.localeFields
    let words = String(decoding: line, as: UTF8.self)
    return TableSeparator.allCases.contains { separator in
      let names = words.split(separator: Character(Unicode.Scalar(separator.rawValue)))
        .map { $0.filter { $0 != "\"" }.lowercased() }
      return names.count > 1 && names.contains { known.contains($0) }
        && names.allSatisfy { name in
          name.count <= 32 && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        }
    }
  }

  /// Whether the first line that is not blank is a line of only `%`.
  private static func startsWithDivider(_ head: [UInt8]) -> Bool {
    head.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .lazy.filter { $0.contains { $0 > 0x20 } }.first.map(PassageReader.isDivider) ?? false
  }

  /// Whether lines of only `%` part the texts: two at least, since one may be a text about per cent.
  private static func holdsPassages(_ head: [UInt8]) -> Bool {
    head.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .lazy.filter(PassageReader.isDivider).prefix(2).count > 1
  }
}
