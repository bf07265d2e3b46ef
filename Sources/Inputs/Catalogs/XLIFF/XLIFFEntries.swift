// SPDX-License-Identifier: MIT

/// Reads XLIFF 1.2 and 2.0.
///
/// The text of a unit is its target. One without is counted as untranslated, as its app would show another
/// language there; in a file, or a part of one, that has no other language than the source's the text is the
/// source.
final class XLIFFEntries: XMLElements {
  private var collector: CatalogCollector
  private var isVersion2 = false
  private var hasRoot = false
  private var parts: [XLIFFPart] = []
  private var units: [XLIFFUnit] = []
  /// Whether what is open is for translation, the outermost first.
  private var translates: [Bool] = []
  private var languages: (source: String?, target: String?) = (nil, nil)

  private var unit: XLIFFUnit?
  /// The element whose text is read, and the text.
  private var capture: (name: String, text: XLIFFText)?
  /// How many elements are open of one that is passed over.
  private var passed = 0

  static func read(
    _ bytes: [UInt8], file: String, options: CatalogOptions
  ) throws(InputError) -> CatalogEntries {
    let elements = XLIFFEntries(CatalogCollector(file: file, options: options))
    let end = try XMLReader.read(bytes, file: file, into: elements)
    if elements.units.isEmpty, let end { throw end }
    elements.addUnits()
    if let end { elements.collector.report(end) }
    return elements.collector.finish()
  }

  private init(_ collector: CatalogCollector) {
    self.collector = collector
  }

  // MARK: Elements

  /// Elements whose texts are not those of the unit: suggestions, cut copies, terms.
  private static let passedOver: Set<String> = [
    "alt-trans", "seg-source", "bin-unit", "matches", "glossary", "skl", "skeleton", "metadata", "reference",
  ]

  func open(_ tag: XMLTag) throws(InputError) {
    guard passed == 0 else {
      passed += 1
      return
    }
    if capture != nil {
      capture?.text.open(tag, originalData: unit?.originalData ?? [:])
      return
    }
    if !hasRoot { return try openRoot(tag) }
    if Self.passedOver.contains(tag.name) {
      passed = 1
      return
    }
    switch tag.name {
    case "file": openPart(tag)
    case "group": openScope(tag)
    case "trans-unit", "unit": openUnit(tag)
    case "segment", "ignorable": unit?.segments.append(XLIFFUnit.Segment(line: tag.line))
    case "source", "target", "note", "data":
      guard unit != nil else { return }
      capture = (tag.name, XLIFFText(line: tag.line))
      if tag.name == "data" { dataID = tag.attributes["id"] }
      if tag.name == "target" { noteState(tag.attributes["state"]) }
    default: break
    }
  }

  private var dataID: String?

  func add(_ text: String) {
    if passed == 0 { capture?.text.add(text) }
  }

  func close(_ name: String) throws(InputError) {
    guard passed == 0 else {
      passed -= 1
      return
    }
    if let capture {
      guard capture.name == name else {
        self.capture?.text.close(name)
        return
      }
      self.capture = nil
      return take(capture.text, of: name)
    }
    switch name {
    case "file", "group": _ = translates.popLast()
    case "trans-unit", "unit":
      _ = translates.popLast()
      if let unit { units.append(unit) }
      unit = nil
    default: break
    }
  }

  private func openRoot(_ tag: XMLTag) throws(InputError) {
    hasRoot = true
    let version = tag.attributes["version"] ?? ""
    guard tag.name == "xliff", version.hasPrefix("1.") || version.hasPrefix("2.") else {
      throw InputError(
        .setFormat, at: collector.position(line: tag.line),
        tag.name == "xliff"
          ? "XLIFF of version '\(version.excerpt)' is not read"
          : "expected <xliff>, found <\(tag.name.excerpt)>",
        hint: "XLIFF 1.2 and 2.0 are read.")
    }
    isVersion2 = version.hasPrefix("2.")
    languages = (tag.attributes["srcLang"], tag.attributes["trgLang"])
  }

  private func openPart(_ tag: XMLTag) {
    let source = tag.attributes["source-language"] ?? languages.source
    let target = tag.attributes["target-language"] ?? languages.target
    parts.append(
      XLIFFPart(
        original: tag.attributes["original"] ?? tag.attributes["id"] ?? "",
        sourceLocale: source.flatMap(CatalogLocale.spelled),
        targetLocale: target.flatMap(CatalogLocale.spelled)))
    openScope(tag)
  }

  private func openScope(_ tag: XMLTag) {
    let own = tag.attributes["translate"].map { $0 != "no" }
    translates.append(own ?? translates.last ?? true)
  }

  private func openUnit(_ tag: XMLTag) {
    openScope(tag)
    var unit = XLIFFUnit(
      id: tag.attributes["id"] ?? "", name: tag.attributes["resname"] ?? tag.attributes["name"],
      line: tag.line, isForTranslation: translates.last ?? true, part: max(0, parts.count - 1))
    if !isVersion2 { unit.segments = [XLIFFUnit.Segment(line: tag.line)] }
    self.unit = unit
  }

  /// Takes up what the state of a target in XLIFF 1.2 says.
  private func noteState(_ state: String?) {
    guard !isVersion2, let state, let last = unit?.segments.indices.last else { return }
    unit?.segments[last].isUntranslated = ["new", "needs-translation"].contains(state)
  }

  private func take(_ text: XLIFFText, of name: String) {
    if name == "note" {
      unit?.notes.append(text.words)
      return
    }
    if name == "data" {
      if let dataID { unit?.originalData[dataID] = text.words }
      return
    }
    guard let last = unit?.segments.indices.last else { return }
    if name == "source" {
      unit?.segments[last].source = text.words
      if unit?.segments[last].target == nil { unit?.segments[last].line = text.line }
    } else {
      unit?.segments[last].target = text.words
      unit?.segments[last].line = text.line
    }
  }

  // MARK: Units

  private func addUnits() {
    var lines: [String: Int] = [:]
    for unit in units {
      let part = parts.indices.contains(unit.part) ? parts[unit.part] : XLIFFPart(original: "")
      // Parts may have the same ids.
      let id = parts.count > 1 ? "\(part.original)|\(unit.id)" : unit.id
      if let first = lines.updateValue(unit.line, forKey: "\(unit.part)\u{4}\(unit.id)"), !unit.id.isEmpty {
        collector.report(
          .duplicateKey, line: unit.line, key: unit.id,
          "the unit \"\(unit.id.excerpt)\" stands on line \(first) and again on line \(unit.line)",
          hint: "Keep one of the two.")
      } else {
        add(unit, id: id, of: part)
      }
    }
  }

  private func add(_ unit: XLIFFUnit, id: String, of part: XLIFFPart) {
    guard unit.isForTranslation else { return collector.leaveOut(.notForTranslation) }
    let isSourceOnly = part.targetLocale == nil || part.targetLocale == part.sourceLocale
    let words = unit.target ?? (isSourceOnly ? unit.source : nil)
    guard let words else {
      if unit.source == nil {
        collector.report(.missingKey, line: unit.line, key: unit.id, "the unit has no source")
      } else {
        collector.leaveOut(.untranslated)
      }
      return
    }
    collector.add(
      CatalogText(
        id: id.isEmpty ? nil : id, key: unit.name ?? unit.id, text: words,
        comment: unit.notes.joined(separator: "\n"),
        locale: part.targetLocale ?? part.sourceLocale, line: unit.segments.first?.line ?? unit.line))
  }
}
