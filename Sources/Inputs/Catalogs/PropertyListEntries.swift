// SPDX-License-Identifier: MIT

import Typeset
import WidgetModel

/// Takes the texts of a property list of any shape.
///
/// A dictionary gives its keys, a dictionary in it the path of keys, a list an entry for each of its texts. A
/// dictionary in a list is an entry whose fields are its keys. A dictionary whose keys are all locales and
/// whose values are lists or dictionaries gives the locales.
struct PropertyListEntries {
  private var collector: CatalogCollector

  static func read(
    _ bytes: [UInt8], file: String, options: CatalogOptions
  ) throws(InputError) -> CatalogEntries {
    let list = try PropertyListFile.read(bytes, file: file)
    guard let root = list.root else {
      throw InputError(.empty, at: SourcePosition(file: file), "the property list holds nothing")
    }
    var reader = PropertyListEntries(
      collector: CatalogCollector(file: file, options: options, problems: list.problems))
    reader.add(root, at: [], locale: CatalogLocale.ofFolder(in: file))
    return reader.collector.finish()
  }

  private mutating func add(_ value: PropertyListValue, at path: [String], locale: String?) {
    switch value.content {
    case .text(let text):
      let key = path.joined(separator: "/")
      collector.add(
        CatalogText(id: key.isEmpty ? nil : key, key: key, text: text, locale: locale, line: value.line))
    case .number, .other: collector.leaveOut(.notText)
    case .array(let elements):
      for element in elements { addElement(element, at: path, locale: locale) }
    case .dictionary(let members):
      let locales = Self.locales(of: members)
      for (index, member) in members.enumerated() {
        if let locales {
          add(member.value, at: path, locale: locales[index])
        } else {
          add(member.value, at: path + [member.key], locale: locale)
        }
      }
    }
  }

  /// Adds an element of a list, which has no key of its own.
  private mutating func addElement(_ element: PropertyListValue, at path: [String], locale: String?) {
    switch element.content {
    case .text(let text):
      collector.add(
        CatalogText(
          id: nil, key: path.joined(separator: "/"), text: text, locale: locale, line: element.line))
    case .dictionary(let members): addRecord(members, line: element.line, at: path, locale: locale)
    case .array, .number, .other: add(element, at: path, locale: locale)
    }
  }

  /// Adds an entry whose fields are the members: its text is `text`, or the first text that is no id.
  private mutating func addRecord(
    _ members: [PropertyListMember], line: Int?, at path: [String], locale: String?
  ) {
    var fields: [String: Entry.Value] = [:]
    for member in members { fields[member.key] = Self.field(member.value) }
    let text =
      members.first { $0.key == "text" }
      ?? members.first { $0.value.text != nil && EntryIdentity.textFields.contains($0.key.lowercased()) }
      ?? members.first { $0.value.text != nil && !EntryIdentity.isReserved($0.key, idField: nil) }
    guard let words = text?.value.text else { return collector.leaveOut(.notText) }
    var id: String?
    for name in EntryIdentity.fields where id == nil {
      if case .text(let own)? = fields[name], !own.isEmpty { id = own }
    }
    var key = path.joined(separator: "/")
    if case .text(let own)? = fields["key"] { key = own }
    collector.add(
      CatalogText(id: id, key: key, text: words, fields: fields, locale: locale, line: line))
  }

  private static func field(_ value: PropertyListValue) -> Entry.Value? {
    switch value.content {
    case .text(let text), .number(let text): .text(text)
    case .other: nil
    case .array(let elements): .list(elements.compactMap(field))
    case .dictionary(let members):
      .record(members.reduce(into: [:]) { $0[$1.key] = field($1.value) })
    }
  }

  /// Returns the locales that the keys are, or nil where one is none.
  private static func locales(of members: [PropertyListMember]) -> [String]? {
    guard !members.isEmpty else { return nil }
    var locales: [String] = []
    for member in members {
      switch member.value.content {
      case .array, .dictionary: break
      case .text, .number, .other: return nil
      }
      guard let locale = CatalogLocale.spelled(member.key), LocaleFacts.isKnown(locale: locale) else {
        return nil
      }
      locales.append(locale)
    }
    return locales
  }
}
