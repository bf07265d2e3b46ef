// SPDX-License-Identifier: MIT

import CICU

/// SwiftUI's `Text.Case`.
public enum TextCase: String, Hashable, Sendable, CaseIterable {
  case uppercase, lowercase

  /// Returns a text in the case, by the rules of a locale: `ß` becomes `SS`, a Turkish `i` becomes `İ`.
  ///
  /// The corresponding C functions are `u_strToUpper` and `u_strToLower`.
  public func applied(to text: String, locale: String) -> String {
    let units = Array(text.utf16)
    let kind = Int32(self == .uppercase ? CICU_UPPERCASE : CICU_LOWERCASE)
    // Letters may become two or three; most texts keep their length.
    var result = [UInt16](repeating: 0, count: units.count + 16)
    while true {
      var status: Int32 = 0
      let length = unsafe cicu_recase(
        kind, locale, units, Int32(units.count), &result, Int32(result.count), &status)
      precondition(status == 0, "u_strToUpper takes any UTF-16 text; it gave status \(status)")
      guard Int(length) > result.count else {
        return String(decoding: result[..<Int(length)], as: UTF16.self)
      }
      result = [UInt16](repeating: 0, count: Int(length))
    }
  }
}
