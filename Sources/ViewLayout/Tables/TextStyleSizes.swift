// SPDX-License-Identifier: MIT

public import Typeset

extension TextStyle {
  /// Returns the size of one em at a Dynamic Type size. Unit: pt.
  ///
  /// - Source: Apple's Human Interface Guidelines, Typography, Specifications: official.
  public func pointSize(at size: DynamicTypeSize) -> Double { pointSizes[size.place] }

  /// The weight of the style at every size.
  ///
  /// - Source: as the sizes.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The sizes from `xSmall` to `accessibility5`. Unit: pt.
  private var pointSizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

extension DynamicTypeSize {
  /// The place among the sizes, from the smallest.
  var place: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// The step among the accessibility sizes, 1 to 5, or 0 below them.
  var accessibilityStep: Int { max(place - 6, 0) }
}
