// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Raster
import WidgetModel

/// What the system does to a drawing before it reaches the panel.
struct Presenting: Hashable {
  let pass: WidgetEnvironment.SystemPass
  let model: SystemModel

  /// The space of presented pictures for drawings in a space.
  func space(for drawing: ColorSpace) -> ColorSpace {
    switch (pass, model.redSpace) {
    case (.none, _), (.red, .picture): drawing
    case (.red, .displayP3): .displayP3
    }
  }

  /// Applies the pass to a drawing on opaque black.
  func apply(to picture: inout PixelBuffer) {
    switch pass {
    case .none: return
    case .red:
      picture.applyRedPass(
        weights: model.redWeights, domain: model.redDomain == .encoded ? .encoded : .linear)
    }
  }

  /// Returns what an opaque pixel becomes, by the same arithmetic as a picture's.
  func presented(_ color: PremultipliedColor, drawnIn drawing: ColorSpace) -> EncodedColor {
    var pixel = PixelBuffer(size: PixelSize(1, 1), filledWith: color, space: drawing)
    apply(to: &pixel)
    let shown = pixel[0, 0]
    return EncodedColor(
      red: Double(shown.red) / 255, green: Double(shown.green) / 255, blue: Double(shown.blue) / 255,
      in: space(for: drawing))
  }
}
