// SPDX-License-Identifier: MIT

import ViewLayout

/// The system's colours as asset catalogs refer to them, such as `systemBlueColor`.
enum SystemColorReference {
  /// The platforms whose names are UIKit's.
  static let platforms = ["ios", "universal", "watchos", "tvos"]
  /// What every name ends in.
  private static let ending = "Color"

  /// The palette's colours with names that begin with `system`.
  private static let tinted = PaletteColor.allCases.filter { $0 != .black && $0 != .white && $0 != .clear }

  /// The names that are known.
  static var names: [String] {
    tinted.map(Self.name) + ["linkColor", "blackColor", "whiteColor", "clearColor"]
      + SemanticColor.allCases.map { $0.rawValue + ending }
  }

  /// Returns the style that a name stands for, or nil.
  static func style(_ name: String) -> ShapeStyle? {
    guard name.hasSuffix(ending) else { return nil }
    let word = String(name.dropLast(ending.count))
    if let purpose = SemanticColor(rawValue: word) { return .semantic(purpose) }
    switch word {
    // A link is of the system's blue.
    case "link": return .palette(.blue)
    case "black", "white", "clear": return PaletteColor(rawValue: word).map(ShapeStyle.palette)
    default: break
    }
    return tinted.first { Self.name($0) == name }.map(ShapeStyle.palette)
  }

  private static func name(_ color: PaletteColor) -> String {
    "system" + color.rawValue.prefix(1).uppercased() + color.rawValue.dropFirst() + ending
  }
}
