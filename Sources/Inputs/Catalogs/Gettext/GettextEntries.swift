// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads gettext's PO files.
struct GettextEntries {
  private var collector: CatalogCollector
  private let bytes: [UInt8]
  private let encoding: String
  private var offset = 0
  private var line = 0
  private var draft = GettextDraft(line: 1)
  private var locale: String?
  /// The smallest number of each plural form.
  private var samples = GettextPluralRule.english.samples()
  /// The lines of the texts that were met.
  private var lines: [String: Int] = [:]

  static func read(
    _ bytes: [UInt8], file: String, options: CatalogOptions
  ) throws(InputError) -> CatalogEntries {
    let text = try GettextText(bytes, file: file)
    var reader = GettextEntries(text, CatalogCollector(file: file, options: options))
    while let line = reader.takeLine() { reader.read(line) }
    reader.finishEntry()
    return reader.collector.finish()
  }

  private init(_ text: GettextText, _ collector: CatalogCollector) {
    bytes = text.utf8
    encoding = text.encoding
    self.collector = collector
    locale = CatalogLocale.ofFileName(collector.file)
  }

  // MARK: Lines

  /// Steps over a line that ends at LF, CR LF, CR or the end, and returns it without spaces around it.
  private mutating func takeLine() -> ArraySlice<UInt8>? {
    guard offset < bytes.count else { return nil }
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
    let content = bytes[start..<offset]
    let isPair =
      offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "\r")
      && bytes[offset + 1] == UInt8(ascii: "\n")
    offset += isPair ? 2 : 1
    line += 1
    let rest = content.drop { $0 <= 0x20 }
    return rest.prefix(upTo: rest.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? rest.startIndex)
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    if line.starts(with: "#~".utf8) {
      let rest = line.dropFirst(2).drop { $0 <= 0x20 }
      if rest.first == UInt8(ascii: "|") { return }
      if draft.hasTranslation, !draft.isObsolete { finishEntry() }
      readEntryLine(rest, isObsolete: true)
    } else if line.first == UInt8(ascii: "#") {
      if draft.hasTranslation || draft.isBroken { finishEntry() }
      readComment(line)
    } else if !line.isEmpty {
      readEntryLine(line, isObsolete: false)
    } else if draft.isBroken {
      finishEntry()
    }
  }

  private mutating func readComment(_ line: ArraySlice<UInt8>) {
    let text = String(decoding: line.dropFirst(2), as: UTF8.self)
    switch line.dropFirst().first {
    case UInt8(ascii: ",")?:
      for flag in text.split(separator: ",") { draft.flags.insert(flag.filter { !$0.isWhitespace }) }
    case UInt8(ascii: ".")?:
      let comment = text.drop(while: \.isWhitespace)
      if draft.comment.count < 64 { draft.comment.append(String(comment)) }
    default: break
    }
  }

  private mutating func readEntryLine(_ line: ArraySlice<UInt8>, isObsolete: Bool) {
    let word = line.prefix { $0 != UInt8(ascii: "\"") && $0 > 0x20 }
    let keyword = String(decoding: word.prefix(32), as: UTF8.self)
    if keyword.isEmpty {
      guard let part = draft.current else {
        return fail("a text in quotes stands where none goes on")
      }
      return append(line, to: part)
    }
    guard let part = part(named: keyword) else {
      startEntry(isObsolete: isObsolete)
      return fail("expected msgid or msgstr, found '\(keyword.excerpt)'")
    }
    switch part {
    case .context, .id:
      let begins =
        draft.hasTranslation || draft.isBroken || draft.parts[part] != nil || draft.parts[.id] != nil
      if begins { finishEntry() }
      if draft.isBlank { startEntry(isObsolete: isObsolete) }
    case .pluralID: break
    case .translation:
      guard draft.parts[.id] != nil || draft.isBroken else { return fail("a msgstr has no msgid before it") }
      if draft.translationLine == nil { draft.translationLine = self.line }
    }
    guard draft.parts[part] == nil else { return fail("'\(keyword)' stands twice in an entry") }
    draft.parts[part] = []
    draft.current = part
    append(line.dropFirst(word.count).drop { $0 <= 0x20 }, to: part)
  }

  private mutating func startEntry(isObsolete: Bool) {
    draft.line = line
    draft.isObsolete = isObsolete
  }

  private func part(named word: String) -> GettextDraft.Part? {
    switch word {
    case "msgctxt": return .context
    case "msgid": return .id
    case "msgid_plural": return .pluralID
    case "msgstr": return .translation(0)
    default:
      guard word.hasPrefix("msgstr["), word.hasSuffix("]"),
        let number = Int(word.dropFirst("msgstr[".count).dropLast()), (0..<64).contains(number)
      else { return nil }
      return .translation(number)
    }
  }

  // MARK: Texts

  /// Adds the text in quotes on a line to a part.
  private mutating func append(_ quoted: ArraySlice<UInt8>, to part: GettextDraft.Part) {
    guard quoted.first == UInt8(ascii: "\""), quoted.count >= 2, quoted.last == UInt8(ascii: "\"") else {
      return fail("expected a text in double quotes that closes on its line")
    }
    var text: [UInt8] = []
    var rest = quoted.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return fail("a quote stands inside a text", hint: "Write it as \\\".") }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let letter = rest.popFirst() else {
        return fail("the backslash before the closing quote takes it away")
      }
      Self.appendEscape(letter, &rest, to: &text)
    }
    draft.parts[part, default: []] += text
  }

  /// Reads an escape of C; one that C does not have stands for its letter.
  private static func appendEscape(_ letter: UInt8, _ rest: inout ArraySlice<UInt8>, to text: inout [UInt8]) {
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "x"):
      let digits = rest.prefix(2).prefix { Character(Unicode.Scalar($0)).isHexDigit }
      rest = rest.dropFirst(digits.count)
      if let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) { text.append(byte) }
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = rest.prefix(2).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      rest = rest.dropFirst(digits.count)
      let value = Int(String(decoding: [letter] + digits, as: UTF8.self), radix: 8) ?? 0
      text.append(UInt8(truncatingIfNeeded: value))
    default: text.append(letter)
    }
  }

  /// Reports a line of an entry, which is then none; its other lines are not reported too.
  private mutating func fail(_ detail: String, hint: String? = nil) {
    if !draft.isBroken { collector.report(.po, line: line, key: nil, detail, hint: hint) }
    draft.isBroken = true
  }

  // MARK: Entries

  private mutating func finishEntry() {
    let entry = draft
    draft = GettextDraft(line: line)
    guard !entry.isBroken, let id = entry.parts[.id] else {
      if !entry.isBroken, !entry.parts.isEmpty {
        collector.report(.po, line: entry.line, key: nil, "the entry has no msgid")
      }
      return
    }
    let translations = entry.translations
    if entry.isObsolete { return collector.leaveOut(.obsolete, count: max(1, translations.count)) }
    guard let key = String(validating: id, as: UTF8.self),
      let context = String(validating: entry.parts[.context] ?? [], as: UTF8.self)
    else { return reportEncoding(entry.line, key: nil) }
    if key.isEmpty, entry.parts[.context] == nil {
      return readHeader(translations.first?.text ?? [], line: entry.line)
    }
    guard !translations.isEmpty else {
      return collector.report(
        .po, line: entry.line, key: key, "the entry has no msgstr", hint: "Is the file whole?")
    }
    add(entry, key: key, context: entry.parts[.context] == nil ? nil : context, translations)
  }

  private mutating func add(
    _ entry: GettextDraft, key: String, context: String?, _ translations: [GettextDraft.Translation]
  ) {
    let name = context.map { "\($0)|\(key)" } ?? key
    // A context is told from a key that holds the same sign.
    if let first = lines.updateValue(entry.line, forKey: "\(context ?? "")\u{4}\(key)") {
      return collector.report(
        .duplicateKey, line: entry.line, key: name,
        "the text \"\(key.excerpt)\" stands on line \(first) and again on line \(entry.line)",
        hint: "Keep one of the two, or tell them apart by msgctxt.")
    }
    if entry.flags.contains("fuzzy") { return collector.leaveOut(.fuzzy, count: translations.count) }
    let hasForms = entry.parts[.pluralID] != nil
    for translation in translations {
      if translation.text.isEmpty {
        collector.leaveOut(.untranslated)
        continue
      }
      let line = entry.translationLine ?? entry.line
      guard let text = String(validating: translation.text, as: UTF8.self) else {
        reportEncoding(line, key: name)
        continue
      }
      var filling = CatalogText.Filling.samples
      if hasForms, samples.indices.contains(translation.form), let number = samples[translation.form] {
        filling = .number(Double(number))
      }
      collector.add(
        CatalogText(
          id: CatalogText.id(name, hasForms ? [String(translation.form)] : []), key: key, text: text,
          comment: entry.comment.joined(separator: "\n"),
          fields: context.map { ["context": .text($0)] } ?? [:],
          locale: locale, line: line, filling: entry.isPlain ? .none : filling))
    }
  }

  private mutating func reportEncoding(_ line: Int, key: String?) {
    collector.report(
      .notUTF8, line: line, key: key, "the entry holds bytes that are not \(encoding)",
      hint: "Save the file in the charset that its header names, best UTF-8.")
  }

  /// Reads `Language` and `Plural-Forms`, each on a line of its own.
  private mutating func readHeader(_ text: [UInt8], line: Int) {
    for field in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      guard let colon = field.firstIndex(of: ":") else { continue }
      let value = field[field.index(after: colon)...].drop(while: \.isWhitespace)
      switch field[..<colon].lowercased() {
      case "language": locale = CatalogLocale.spelled(String(value)) ?? locale
      case "plural-forms":
        guard !value.hasPrefix("nplurals=INTEGER") else { continue }
        guard let rule = GettextPluralRule(String(value)) else {
          collector.report(
            .po, line: line, key: "Plural-Forms", "the rule of plural forms cannot be understood",
            hint: "For example: nplurals=2; plural=n != 1;")
          continue
        }
        samples = rule.samples()
      default: break
      }
    }
  }
}

extension GettextDraft {
  /// A translation and the number of its form.
  struct Translation {
    var form: Int
    var text: [UInt8]
  }

  /// The translations in the order of their forms.
  var translations: [Translation] {
    parts.compactMap { part, text in
      if case .translation(let form) = part { return Translation(form: form, text: text) }
      return nil
    }.sorted { $0.form < $1.form }
  }
}
