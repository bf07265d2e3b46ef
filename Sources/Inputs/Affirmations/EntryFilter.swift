// SPDX-License-Identifier: MIT

public import WidgetModel

/// What a field must be for an entry to be chosen.
public struct EntryFilter: Hashable, Sendable {
  /// How the field stands to the value.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// The field is the value; of a list, one of its values is.
    case equal = "="
    /// It is not, or there is no such field.
    case unequal = "!="
    /// The field holds the value somewhere, whatever the case of letters.
    case contains = "~="
  }

  /// The field: one of the set's or, for `id` and `locale`, what the entry has.
  public var field: String
  /// How the field stands to the value.
  public var relation: Relation
  /// The value.
  public var value: String

  /// Creates a filter.
  public init(field: String, relation: Relation, value: String) {
    self.field = field
    self.relation = relation
    self.value = value
  }

  /// Reads `FIELD=VALUE`, `FIELD!=VALUE` or `FIELD~=PART`; nil where it is none of these.
  public init?(_ words: String) {
    guard let sign = words.firstIndex(of: "=") else { return nil }
    value = String(words[words.index(after: sign)...])
    var name = words[..<sign]
    relation =
      switch name.last {
      case "!": .unequal
      case "~": .contains
      default: .equal
      }
    if relation != .equal { name.removeLast() }
    guard !name.isEmpty else { return nil }
    field = String(name)
  }

  /// The filter as it is written.
  public var written: String { "\(field)\(relation.rawValue)\(value)" }

  /// Whether an entry is chosen.
  public func holds(for entry: Entry) -> Bool {
    let words = words(of: entry)
    switch relation {
    case .equal: return words.contains(value)
    case .unequal: return !words.contains(value)
    case .contains:
      let part = value.lowercased()
      return words.contains { $0.lowercased().contains(part) }
    }
  }

  /// Returns what the field says: one text, those of a list, or nothing.
  func words(of entry: Entry) -> [String] {
    if let value = EntryMaker.value(of: field, in: entry.fields) { return Self.words(of: value) }
    switch field {
    case "id": return [entry.id]
    case "locale": return [entry.locale].compactMap(\.self)
    default: return []
    }
  }

  private static func words(of value: Entry.Value) -> [String] {
    switch value {
    case .text(let text): [text]
    case .list(let values): values.flatMap(words)
    case .record: []
    }
  }
}
