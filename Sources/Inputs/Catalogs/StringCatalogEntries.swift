// SPDX-License-Identifier: MIT

import Typeset

/// Reads Xcode's string catalogs, `.xcstrings`.
struct StringCatalogEntries {
  private var collector: CatalogCollector
  /// The locale of the source in Andon's spelling, or nil where the catalog has none.
  private var source: String?
  /// All locales of the catalog but the source, in the order in which they are met.
  private var locales: [String] = []

  static func read(
    _ bytes: [UInt8], file: String, options: CatalogOptions
  ) throws(InputError) -> CatalogEntries {
    let json = try JSONReader.read(CatalogBytes(bytes, file: file).utf8, file: file)
    let problems = FileProblems(file: file)
    let root = JSONPlace(value: json.root, path: "", problems: problems)
    let members = root.members("a string catalog: { \"sourceLanguage\": …, \"strings\": … }")
    let strings = members?.first { $0.key == "strings" }?.place
    if members != nil, strings == nil {
      root.report(
        .missingKey, "the string catalog has no \"strings\"",
        hint: "A catalog is { \"sourceLanguage\": \"en\", \"strings\": { … }, \"version\": \"1.0\" }.")
    }
    let entries = strings?.members("an object of keys and their texts")
    try problems.throwIfAny()
    var reader = StringCatalogEntries(
      collector: CatalogCollector(file: file, options: options, problems: json.problems))
    reader.readSource(members?.first { $0.key == "sourceLanguage" }?.place, root: root)
    reader.add(entries ?? [])
    return reader.collector.finish()
  }

  private init(collector: CatalogCollector) {
    self.collector = collector
  }

  private mutating func readSource(_ place: JSONPlace?, root: JSONPlace) {
    guard let place else {
      return report(
        .missingKey, root, "the string catalog has no \"sourceLanguage\"",
        hint: "Without it a key that has no text of its own cannot be shown as one.")
    }
    guard let name = place.stringIfAny, let locale = CatalogLocale.spelled(name) else {
      return report(
        .unknownName, place, "expected the locale of the source, found \(place.value.kindDescription)")
    }
    source = locale
  }

  private mutating func report(
    _ code: InputError.Code, _ place: JSONPlace, _ detail: String, hint: String? = nil
  ) {
    collector.report(place.error(code, detail, hint: hint))
  }

  // MARK: Keys

  private mutating func add(_ keys: [JSONPlace.Member]) {
    var seen: Set<String> = []
    for key in keys {
      for member in localizations(of: key) ?? [] {
        guard let locale = CatalogLocale.spelled(member.key), locale != source else { continue }
        if seen.insert(locale).inserted { locales.append(locale) }
      }
    }
    for key in keys { add(key) }
  }

  private func localizations(of key: JSONPlace.Member) -> [JSONPlace.Member]? {
    key.place.membersIfAny?.first { $0.key == "localizations" }?.place.membersIfAny
  }

  private mutating func add(_ key: JSONPlace.Member) {
    guard let members = key.place.membersIfAny else {
      return report(
        .wrongType, key.place, "expected what is known of a key, found \(key.place.value.kindDescription)")
    }
    var entry = StringCatalogEntry(key: key.key, line: key.keyLocation.line)
    var reason: LeftOutReason?
    for member in members {
      switch (member.key, member.place.value.content) {
      case ("comment", .string(let comment)): entry.comment = comment
      case ("extractionState", .string("stale")): reason = .stale
      case ("shouldTranslate", .boolean(false)): reason = reason ?? .notForTranslation
      default: break
      }
    }
    var texts: [CatalogText] = []
    var present: Set<String> = []
    for member in localizations(of: key) ?? [] {
      guard let locale = CatalogLocale.spelled(member.key) else {
        report(.unknownName, member.place, "'\(member.key.excerpt)' is no locale")
        continue
      }
      present.insert(locale)
      guard collector.takes(locale) else { continue }
      do throws(InputError) {
        texts += try entry.texts(
          of: member.place, locale: locale, numbers: collector.numbers(of: locale),
          samples: collector.placeholders)
      } catch {
        collector.report(error)
      }
    }
    if let source, !present.contains(source), collector.takes(source) {
      let text = CatalogText(
        id: entry.key, key: entry.key, text: entry.key, comment: entry.comment, locale: source,
        line: entry.line)
      texts.insert(text, at: 0)
    }
    if let reason { return collector.leaveOut(reason, count: texts.count) }
    for text in texts { collector.add(text) }
    collector.leaveOut(
      .untranslated, count: locales.count { !present.contains($0) && collector.takes($0) })
  }
}
