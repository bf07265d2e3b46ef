// SPDX-License-Identifier: MIT

import WidgetModel

extension LayoutReader {
  /// Reads what a ForEach goes over: a field's name, a list of items, or a number of repetitions.
  mutating func items(_ place: JSONPlace) -> ItemSource? {
    if let name = place.stringIfAny { return field(name, place) }
    if let elements = place.elementsIfAny {
      let values = elements.compactMap(SampleReader.value)
      return values.count == elements.count ? .values(values) : nil
    }
    let what =
      "a field with a list, a list of items, or a number of repetitions up to \(RepetitionCount.limit)"
    return place.integer(what, in: 0...RepetitionCount.limit).map { count in
      .values((0..<count).map { .text(String($0)) })
    }
  }

  /// Reads a field's name, with or without the braces that it has in texts.
  private mutating func field(_ name: String, _ place: JSONPlace) -> ItemSource? {
    let bare = name.hasPrefix("{") && name.hasSuffix("}") ? String(name.dropFirst().dropLast()) : name
    guard !bare.isEmpty, !bare.contains("{") else {
      place.report(
        .template, "'\(name.excerpt)' names no field", hint: "Write the field's name, such as \"days\".")
      return nil
    }
    noteFields([bare])
    return .field(bare, place.position)
  }

  /// Reads what a ForEach repeats, in which `{item}` is the item.
  mutating func repeated(_ place: JSONPlace) -> [Element]? {
    repetitions += 1
    defer { repetitions -= 1 }
    return contents(place)
  }

  /// Notes the fields that the widget names; inside a ForEach `{item}` is none of the entry's.
  mutating func noteFields(_ names: [String]) {
    let item = EntryFields.itemField
    fields.formUnion(
      names.filter { repetitions == 0 || ($0 != item && !$0.hasPrefix("\(item).")) })
  }
}

extension JSONPlace {
  /// Where the value stands, for errors that are found when an entry is filled in.
  var position: SourcePosition {
    SourcePosition(
      file: problems.file, line: value.location.line, column: value.location.column, keyPath: path)
  }
}
