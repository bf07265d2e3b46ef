// SPDX-License-Identifier: MIT

import Inputs

extension [String] {
  /// The words as a choice: `a, b or c`.
  var spelledOut: String { joined(by: "or") }

  /// The words as a list: `a, b and c`.
  var spelledOutAll: String { joined(by: "and") }

  private func joined(by word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }

  /// Returns a hint at the word that was most likely meant, or nil where none is near.
  func hint(for word: String, spelled: (String) -> String = { $0 }) -> String? {
    Suggestion.nearest(to: word, among: self).map { "Did you mean \(spelled($0))?" }
  }
}
