// SPDX-License-Identifier: MIT

/// The face and size that a text asks for.
public struct FontRequest: Hashable, Sendable {
  /// The size of one em before any shrinking. Unit: pt.
  public var size: Double
  /// The weight.
  public var weight: FontWeight
  /// The family of shapes.
  public var design: FontDesign
  /// Whether the text asks for slanted letters.
  public var isItalic: Bool
  /// Whether all digits take the same advance.
  public var hasMonospacedDigits: Bool

  /// Creates a request; the defaults are those of an unstyled Text.
  public init(
    size: Double = 17, weight: FontWeight = .regular, design: FontDesign = .default,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

extension FontRequest {
  /// What of the request decides faces and shapes; the size does not.
  var face: FaceStyle {
    FaceStyle(weight: weight, design: design, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
  }
}

/// What decides the faces of a text and their shapes.
struct FaceStyle: Hashable, Sendable {
  var weight = FontWeight.regular
  var design = FontDesign.default
  var isItalic = false
  var hasMonospacedDigits = false

  /// Hashes places in the lists of weights and designs: their raw values are strings, which take longer.
  func hash(into hasher: inout Hasher) {
    let flags = (isItalic ? 1 : 0) | (hasMonospacedDigits ? 2 : 0) | design.place << 2
    hasher.combine(weight.axisValue | flags << 16)
  }
}

/// The weights of SwiftUI's `Font.Weight`, lightest first.
public enum FontWeight: String, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// Orders weights from the lightest.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.axisValue < b.axisValue }

  /// The place on the `wght` axis of OpenType, with SwiftUI's names in CSS's hundreds.
  public var axisValue: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

/// The families of SwiftUI's `Font.Design`.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  case `default`, rounded, serif, monospaced

  /// The place in the list.
  fileprivate var place: Int {
    switch self {
    case .default: 0
    case .rounded: 1
    case .serif: 2
    case .monospaced: 3
    }
  }
}
