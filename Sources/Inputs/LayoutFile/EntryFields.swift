// SPDX-License-Identifier: MIT

import ViewLayout
import WidgetModel

/// One entry's values for the texts of a layout.
struct EntryFields {
  let entry: Entry
  let dates: EntryDates
  /// What `{item}` stands for inside a ForEach.
  var item: Entry.Value?
  /// Where the ForEaches around a view repeat it, the outermost first.
  var places: [RepeatedPlace] = []
  let repetitions = RepetitionCount()

  init(entry: Entry, dates: EntryDates) {
    self.entry = entry
    self.dates = dates
  }

  /// The item of the nearest ForEach.
  static let itemField = "item"

  /// The field that every entry has: its own, or the one of the run.
  static let dateField = "date"
  /// The field with the moment at which the entry is looked at, where that is not its date.
  static let nowField = "now"
  /// The longest text that is set. Unit: bytes of UTF-8.
  ///
  /// A widget shows some hundred characters. Shaping keeps about 200 bytes of each, so the limit is what
  /// keeps a file in the place of an affirmation from taking gigabytes.
  static let textLimit = 1 << 18

  func content(of source: TextSource) throws(InputError) -> TextContent {
    switch source {
    case .words(let template): return .verbatim(try words(of: template))
    case .value(let source): return .formatted(try value(of: source))
    case .parts(let parts):
      var filled: [TextPart] = []
      for part in parts {
        filled.append(TextPart(try content(of: part.source), modifiers: part.modifiers))
      }
      return .parts(filled)
    }
  }

  func content(of source: ImageSource) throws(InputError) -> ImageContent {
    switch source {
    case .symbol(let template): .symbol(name: try words(of: template))
    case .fixed(let asset): .asset(asset)
    case .asset(let reference, let assets):
      .asset(try assets.image(reference, words: try words(of: reference.template)))
    }
  }

  func words(of template: TextTemplate) throws(InputError) -> String {
    var words = ""
    for piece in template.pieces {
      switch piece {
      case .words(let fixed): words += fixed
      case .field(let name): words += try value(of: name, in: template)
      }
      guard words.utf8.count <= Self.textLimit else { throw tooLong(piece, in: template) }
    }
    return words
  }

  private func tooLong(_ piece: TextTemplate.Piece, in template: TextTemplate) -> InputError {
    var position = template.position
    if case .field(let name) = piece, let own = entry.position(of: name) { position = own }
    return InputError(
      .outOfRange, at: position, "a text of more than \(Self.textLimit) bytes is not set",
      hint: "No widget shows as much; give a shorter text.")
  }

  private func value(of name: String, in template: TextTemplate) throws(InputError) -> String {
    let what: String
    switch try value(of: name, at: template.position) {
    case .text(let text): return text
    case .list: what = "a list, and a Text takes one text"
    case .record: what = "an object; name one of its fields, as in {\(name.excerpt).name}"
    }
    throw InputError(
      .entry, at: entry.position(of: name) ?? template.position, "the field '\(name.excerpt)' is \(what)")
  }

  /// Returns a field, `{item}` inside a ForEach, or what an object in one of them holds: `{item.name}`.
  func value(of name: String, at position: SourcePosition) throws(InputError) -> Entry.Value {
    if item == nil, let value = entry.fields[name] { return value }
    var steps = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let root = steps.removeFirst()
    if root == Self.itemField, let item { return try member(steps, of: item, name, at: position) }
    if let value = entry.fields[name] { return value }
    if let value = entry.fields[root] { return try member(steps, of: value, name, at: position) }
    if name == Self.dateField { return .text(dates.moment) }
    throw unknown(name, at: position, known: Array(entry.fields.keys) + [Self.dateField])
  }

  private func member(
    _ steps: [String], of value: Entry.Value, _ name: String, at position: SourcePosition
  ) throws(InputError) -> Entry.Value {
    var value = value
    for step in steps {
      guard case .record(let members) = value else { throw unknown(name, at: position, known: []) }
      guard let next = members[step] else { throw unknown(name, at: position, known: Array(members.keys)) }
      value = next
    }
    return value
  }

  private func unknown(_ name: String, at position: SourcePosition, known: [String]) -> InputError {
    let step = name.split(separator: ".").last.map(String.init) ?? name
    let nearest = Suggestion.nearest(to: step, among: known).map { "Did you mean '\($0)'? " } ?? ""
    return InputError(
      .unknownField, at: position, "the entry '\(entry.id.excerpt)' has no field '\(name.excerpt)'",
      hint: known.isEmpty
        ? "What stands before the point is no object with fields."
        : "\(nearest)It has: \(Set(known).sorted().joined(separator: ", ")).")
  }

  /// Returns the moment of a template, from 1970-01-01T00:00:00Z. Unit: s.
  func seconds(of template: TextTemplate) throws(InputError) -> Double {
    try seconds(try words(of: template), at: position(of: template))
  }

  /// Returns the moment at which the entry is looked at: its own `now`, else its `date`. Unit: s.
  func now(for template: TextTemplate) throws(InputError) -> Double {
    let field = entry.fields[Self.nowField] == nil ? Self.dateField : Self.nowField
    return try seconds(
      try value(of: field, in: template), at: entry.position(of: field) ?? template.position)
  }

  private func seconds(_ words: String, at position: SourcePosition) throws(InputError) -> Double {
    do throws(Moment.Fault) {
      return try Moment.seconds(words, in: dates.zone)
    } catch {
      throw InputError(
        .date, at: position, "the date '\(words.excerpt)' \(error.reason)",
        hint: "Write it as 2026-01-01T09:41:00Z, or without Z for local time.")
    }
  }

  /// Where the words of a template were written: the entry is to blame where its field is all that the template
  /// holds, else the layout.
  func position(of template: TextTemplate) -> SourcePosition {
    let field = template.fields.count == 1 ? template.fields[0] : nil
    return field.flatMap { entry.fields[$0] == nil ? nil : entry.position(of: $0) } ?? template.position
  }
}

extension Entry {
  /// Where a field of the entry was written, or nil for an entry of no file.
  func position(of field: String) -> SourcePosition? {
    guard let origin else { return nil }
    let field = keyPath.map { field == "text" ? $0 : "\($0)/\(field)" } ?? field
    guard let colon = origin.lastIndex(of: ":"), let line = Int(origin[origin.index(after: colon)...]) else {
      return SourcePosition(file: origin, keyPath: field)
    }
    return SourcePosition(file: String(origin[..<colon]), line: line, keyPath: field)
  }
}
