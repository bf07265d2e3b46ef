// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads the entries that a layout file or a set in JSON holds.
struct SampleReader {
  let file: String

  /// Returns the entries of `samples`, without those that were reported.
  func samples(_ place: JSONPlace) -> [Entry] {
    guard let elements = place.elements("a list of entries: [ { \"text\": \"…\" } ]") else { return [] }
    return elements.compactMap { element in
      guard let members = element.members("an entry: { \"text\": \"…\" }") else { return nil }
      return entry(members, at: element)
    }
  }

  /// Returns the entry of an object, whose key `id` is its id.
  private func entry(_ members: [JSONPlace.Member], at place: JSONPlace) -> Entry? {
    var fields: [String: Entry.Value] = [:]
    for member in members where !member.place.isNull {
      guard let value = Self.value(member.place) else { return nil }
      fields[member.key] = value
    }
    return Entry(
      id: EntryIdentity.id(of: fields), fields: fields,
      origin: "\(file):\(place.value.location.line)")
  }

  /// Returns a text, a number as it is written, true or false as words, or a list of these.
  static func value(_ place: JSONPlace) -> Entry.Value? {
    switch place.value.content {
    case .string(let string): return .text(string)
    case .number(_, let literal): return .text(literal)
    case .boolean(let value): return .text(value ? "true" : "false")
    case .array:
      let elements = place.elementsIfAny ?? []
      let values = elements.compactMap(value)
      return values.count == elements.count ? .list(values) : nil
    case .null, .object:
      place.expected("a field: a text, a number or a list")
      return nil
    }
  }
}
