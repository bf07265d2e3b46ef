// SPDX-License-Identifier: MIT

/// The leaves of the recorded trees that SwiftUI does not have, written as colours in frames of the same answers.
enum ProbeSpelling {
  /// `Fixed` keeps its size; `Flexible` clamps what it is offered, and has an ideal size.
  static let views = ["Fixed", "Flexible"]

  /// Returns a tree with such leaves in the layout file's words.
  static func written(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(written) }
    guard var object = value as? [String: Any] else { return value }
    if let size = object["Fixed"] as? [Double] {
      object["Fixed"] = nil
      object["Color"] = "red"
      object["frame"] = ["width": size[0], "height": size[1]]
    } else if let limits = object["Flexible"] as? [String: Any] {
      object["Flexible"] = nil
      object["Color"] = "red"
      object["frame"] = limits
    }
    return object.mapValues(written)
  }

  /// How many modifiers a view of a written tree has that its leaf did not have.
  static func ownModifiers(of view: Any) -> Int { (view as? [String: Any])?["frame"] == nil ? 0 : 1 }
}
