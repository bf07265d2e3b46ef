// SPDX-License-Identifier: MIT

import Colorimetry

/// The colour spaces of asset catalogs.
enum CatalogColorSpace: String, CaseIterable {
  case sRGB = "srgb"
  case displayP3 = "display-p3"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// Whether a colour has one component beside alpha.
  var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

  /// What a component may be. Unit: none.
  var range: ClosedRange<Double> {
    switch self {
    case .sRGB, .displayP3, .grayGamma22: 0...1
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: -1000...1000
    }
  }

  /// Returns the colour of components: red, green and blue, or the gray three times.
  ///
  /// The extended gray has the curve of the plain one: modelled; no source says otherwise.
  func color(_ red: Double, _ green: Double, _ blue: Double, alpha: Double) -> EncodedColor {
    func encoded(_ linear: (Double) -> Double) -> EncodedColor {
      EncodedColor(
        red: TransferFunction.encoded(linear(red)), green: TransferFunction.encoded(linear(green)),
        blue: TransferFunction.encoded(linear(blue)), alpha: alpha)
    }
    switch self {
    case .sRGB, .extendedSRGB: return EncodedColor(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3: return EncodedColor(red: red, green: green, blue: blue, alpha: alpha, in: .displayP3)
    case .extendedLinearSRGB: return encoded { $0 }
    case .grayGamma22, .extendedGray: return encoded(GrayGamma.linear)
    }
  }
}
