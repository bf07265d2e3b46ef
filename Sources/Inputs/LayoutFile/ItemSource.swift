// SPDX-License-Identifier: MIT

import WidgetModel

/// What a ForEach goes over.
enum ItemSource: Sendable {
  /// A field with a list.
  case field(String, SourcePosition)
  /// Items that stand in the layout file.
  case values([Entry.Value])
}

/// Counts what the ForEaches of one entry repeat.
///
/// ForEaches nest: a short file could ask for more views than any memory holds.
final class RepetitionCount {
  /// How often views are repeated for one entry at most: a widget shows some dozens.
  static let limit = 10_000

  private var count = 0

  /// Adds repetitions, and returns whether there are not too many.
  func add(_ repetitions: Int) -> Bool {
    count += repetitions
    return count <= Self.limit
  }
}

extension EntryFields {
  /// Returns the items of a ForEach.
  func items(of source: ItemSource, at path: String) throws(InputError) -> [Entry.Value] {
    let items: [Entry.Value]
    switch source {
    case .values(let values): items = values
    case .field(let name, let place):
      guard case .list(let list) = try value(of: name, at: place) else {
        throw InputError(
          .entry, at: entry.position(of: name) ?? place,
          "the field '\(name.excerpt)' is no list, and a ForEach goes over one",
          hint: "Write it as [ … ] in samples or in a set of JSON.")
      }
      items = list
    }
    guard repetitions.add(items.count) else {
      throw InputError(
        .outOfRange, at: SourcePosition(file: "", keyPath: path),
        "views are repeated more than \(RepetitionCount.limit) times",
        hint: "No widget shows as many; give shorter lists.")
    }
    return items
  }

  /// Returns the fields inside a ForEach.
  ///
  /// - Parameters:
  ///   - item: What `{item}` stands for.
  ///   - index: The number of the item, from 0.
  ///   - path: The place of what is repeated.
  func inside(_ item: Entry.Value, index: Int, of path: String) -> EntryFields {
    var inner = self
    inner.item = item
    inner.places.append(RepeatedPlace(path: path, index: index))
    return inner
  }

  /// Returns the path of a view, with the numbers of the items that it is repeated for: `content[2]/Text`.
  func path(_ path: String) -> String {
    var numbered = path
    for place in places.reversed() where path.hasPrefix(place.path) {
      let end = numbered.utf8.index(numbered.startIndex, offsetBy: place.path.utf8.count)
      numbered.insert(contentsOf: "[\(place.index)]", at: end)
    }
    return numbered
  }
}

/// Where a ForEach repeats its content, and for which item.
struct RepeatedPlace: Sendable {
  var path: String
  /// From 0.
  var index: Int
}
