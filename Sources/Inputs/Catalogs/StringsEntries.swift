// SPDX-License-Identifier: MIT

/// Reads Apple's `.strings`: pairs of a key and a text, or a property list of them as built apps have it.
struct StringsEntries {
  private var collector: CatalogCollector
  private let locale: String?

  static func read(
    _ bytes: [UInt8], file: String, options: CatalogOptions
  ) throws(InputError) -> CatalogEntries {
    let locale = CatalogLocale.ofFolder(in: file)
    if BinaryPropertyList.isOne(bytes) || isXML(bytes, file: file) {
      let list = try PropertyListFile.read(bytes, file: file)
      var reader = PluralRuleEntries(
        collector: CatalogCollector(file: file, options: options, problems: list.problems), locale: locale)
      try reader.add(list.root)
      return reader.collector.finish()
    }
    var reader = StringsEntries(
      collector: CatalogCollector(file: file, options: options), locale: locale)
    return reader.entries(of: try CatalogBytes(bytes, file: file))
  }

  private static func isXML(_ bytes: [UInt8], file: String) -> Bool {
    guard let content = try? CatalogBytes(bytes, file: file) else { return false }
    return XMLPropertyList.isOne(content.utf8)
  }

  private mutating func entries(of content: CatalogBytes) -> CatalogEntries {
    var scanner = OldStyleScanner(content, file: collector.file)
    var lines: [String: Int] = [:]
    // Some tools write the braces that a property list in the old style has around its pairs.
    var isInBraces = false
    while true {
      do throws(InputError) {
        try scanner.skipSpace()
      } catch {
        // A comment without an end takes all that follows.
        collector.report(error)
        break
      }
      guard scanner.current != nil else { break }
      if lines.isEmpty, !isInBraces, scanner.take(UInt8(ascii: "{")) {
        isInBraces = true
        continue
      }
      if isInBraces, scanner.take(UInt8(ascii: "}")) {
        isInBraces = false
        continue
      }
      let start = scanner.place
      let comment = scanner.takeComment()
      do throws(InputError) {
        let member = try scanner.member(depth: 0)
        add(member, at: start.line, comment: comment, known: &lines)
      } catch {
        collector.report(error)
        scanner.skipLine(after: start)
      }
    }
    return collector.finish()
  }

  private mutating func add(
    _ member: PropertyListMember, at line: Int, comment: String?, known: inout [String: Int]
  ) {
    if let first = known[member.key] {
      return collector.report(
        .duplicateKey, line: line, key: member.key,
        "the key \"\(member.key.excerpt)\" stands on line \(first) and again on line \(line)",
        hint: "Keep one of the two.")
    }
    known[member.key] = line
    guard let text = member.value.text else { return collector.leaveOut(.notText) }
    collector.add(
      CatalogText(
        id: member.key, key: member.key, text: text, comment: Self.written(comment), locale: locale,
        line: line))
  }

  /// What Xcode writes where a developer wrote nothing says nothing.
  private static func written(_ comment: String?) -> String? {
    comment == "No comment provided by engineer." ? nil : comment
  }
}
