// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

extension PlacedImage {
  /// Returns what a project says about the image, whatever folder the file lies in.
  ///
  /// - Parameter digest: The hash of the file.
  func designText(_ digest: String) -> String {
    var words = [digest, "\(form.scale ?? 0)", renderingMode.rawValue]
    if let slices = form.slices {
      let insets = slices.insets
      words += [insets.top, insets.leading, insets.bottom, insets.trailing].map { "\($0)" }
      words.append(slices.mode.rawValue)
    }
    return words.joined(separator: " ")
  }
}
