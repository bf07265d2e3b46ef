// SPDX-License-Identifier: MIT

/// Names that recur, each kept once, in the order they were first met.
struct NameTable {
  /// What stands for the names that no longer had room.
  static let others = "(others)"
  private let limit: Int
  private(set) var names: [String] = []
  private var places: [String: Int] = [:]

  /// - Parameter limit: The most names that are kept, one for all the others included.
  init(limit: Int) { self.limit = limit }

  /// Returns the place of a name, which is given one if it has none.
  mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    guard names.count < limit - 1 || name == Self.others else { return place(of: Self.others) }
    places[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// The names.
  var json: JSONValue { .array(names.map(JSONValue.string)) }
}
