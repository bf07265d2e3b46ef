// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Raster
import WidgetModel

/// What the system does to a drawing before it reaches the panel.
struct Presenting: Hashable {
  let pass: WidgetEnvironment.SystemPass
  private let weights: ChannelWeights
  private let domain: RedPassDomain
  private let redSpace: SystemModel.RedSpace

  init(pass: WidgetEnvironment.SystemPass, model: SystemModel) {
    self.pass = pass
    weights = model.redWeights
    domain = model.redDomain == .encoded ? .encoded : .linear
    redSpace = model.redSpace
  }

  /// The space of presented pictures for drawings in a space.
  func space(for drawing: ColorSpace) -> ColorSpace {
    switch (pass, redSpace) {
    case (.none, _), (.red, .picture): drawing
    case (.red, .displayP3): .displayP3
    }
  }

  /// Shows a drawing on opaque black as the system does.
  ///
  /// - Parameter picture: A buffer of the drawing's size in the space of presented pictures; all of it is replaced.
  func present(_ drawing: PixelBuffer, in picture: inout PixelBuffer) {
    present(drawing, in: &picture, part: PixelRect(picture.size))
  }

  /// Shows a part of a drawing on opaque black as the system does, in the same part of a picture.
  func present(_ drawing: PixelBuffer, in picture: inout PixelBuffer, part: PixelRect) {
    // The pass weighs code values and lights the panel's own red by the result, whatever space either is in.
    picture.copyCodes(of: drawing, in: part)
    present(&picture, in: part)
  }

  /// Turns a part of a drawing on opaque black into the code values that the system shows.
  func present(_ drawing: inout PixelBuffer, in part: PixelRect) {
    switch pass {
    case .none: return
    case .red: drawing.applyRedPass(weights: weights, domain: domain, part: part)
    }
  }

  /// Returns what an opaque pixel becomes, by the same arithmetic as a picture's.
  func presented(_ color: PremultipliedColor, drawnIn drawing: ColorSpace) -> EncodedColor {
    let pixel = PixelBuffer(size: PixelSize(1, 1), filledWith: color, space: drawing)
    var picture = PixelBuffer(size: PixelSize(1, 1), space: space(for: drawing))
    present(pixel, in: &picture)
    let shown = picture[0, 0]
    return EncodedColor(
      red: Double(shown.red) / 255, green: Double(shown.green) / 255, blue: Double(shown.blue) / 255,
      in: picture.space)
  }
}
