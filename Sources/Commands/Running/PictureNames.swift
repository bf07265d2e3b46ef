// SPDX-License-Identifier: MIT

import Inspection

/// Gives each picture of a run a name of its own, in characters that every file system takes.
struct PictureNames {
  private var taken: Set<String> = []

  /// Returns the name of a picture, such as `affirmation.1.en_US.iphone-15-pro.alwaysOn.png`.
  ///
  /// - Parameters:
  ///   - render: What is shown.
  ///   - kind: The environment, or what else the picture is.
  mutating func name(of render: RenderReport, _ kind: String) -> String {
    let parts = [render.widget, render.entry.id, render.locale, render.device, kind]
    let name = parts.map(Self.safe).joined(separator: ".")
    var number = 1
    // Ids that differ in case or in dropped characters alone must not share a file.
    while !taken.insert((number == 1 ? name : "\(name)-\(number)").lowercased()).inserted { number += 1 }
    return number == 1 ? "\(name).png" : "\(name)-\(number).png"
  }

  /// Returns a part with only letters, digits, dashes and low lines, at most 48 of them.
  static func safe(_ part: String) -> String {
    String(
      part.unicodeScalars.prefix(48).map { scalar in
        scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar)
          ? Character(scalar) : "_"
      })
  }
}
