// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads entries in JSON: those of a layout file and those of a set.
enum SampleReader {
  /// Returns the entries of `samples`, without those that were reported.
  static func samples(_ place: JSONPlace) -> [Entry] {
    let elements = place.elements("a list of entries: [ { \"text\": \"…\" } ]") ?? []
    return elements.compactMap { element in
      values(at: element).map { entry($0, at: element, idField: nil) }
    }
  }

  /// Returns the fields of a text or an object, or nil after a report.
  static func values(at place: JSONPlace) -> [String: Entry.Value]? {
    if let text = place.stringIfAny { return ["text": .text(text)] }
    guard let members = place.members("an entry: a text, or { \"text\": \"…\" }") else { return nil }
    var values: [String: Entry.Value] = [:]
    for member in members where !member.place.isNull {
      guard let value = value(member.place) else { return nil }
      values[member.key] = value
    }
    return values
  }

  static func entry(_ values: [String: Entry.Value], at place: JSONPlace, idField: String?) -> Entry {
    Entry(
      id: EntryIdentity.id(of: values, idField: idField), fields: values,
      origin: "\(place.problems.file):\(place.value.location.line)")
  }

  /// Returns a text, a number as it is written, true or false as words, or a list or an object of these.
  static func value(_ place: JSONPlace) -> Entry.Value? {
    switch place.value.content {
    case .string(let string): return .text(string)
    case .number(_, let literal): return .text(literal)
    case .boolean(let value): return .text(value ? "true" : "false")
    case .array:
      let elements = place.elementsIfAny ?? []
      let values = elements.compactMap(value)
      return values.count == elements.count ? .list(values) : nil
    case .object:
      var values: [String: Entry.Value] = [:]
      for member in place.membersIfAny ?? [] where !member.place.isNull {
        guard let value = value(member.place) else { return nil }
        values[member.key] = value
      }
      return .record(values)
    case .null:
      place.expected("a field: a text, a number, a list or an object")
      return nil
    }
  }
}
