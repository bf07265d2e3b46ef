// SPDX-License-Identifier: MIT

public import Typeset

/// The environment values that layout and drawing read.
public struct LayoutEnvironment: Sendable {
  /// Pixels of the canvas per point.
  public var displayScale: Double
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// The contrast of the scheme.
  public var colorSchemeContrast: ColorSchemeContrast
  /// The palette that named colours come from.
  public var palette: Palette
  /// The Dynamic Type size of text styles.
  public var dynamicTypeSize: DynamicTypeSize
  /// The locale of shaping, line breaking and dates, such as `en_US`.
  public var locale: String {
    didSet { localeDirection = LayoutDirection(of: locale) }
  }
  /// IANA name of the time zone of dates, such as `Europe/Berlin`.
  public var timeZone: String
  /// How finely text about time is written.
  public var timeFidelity: TimeFidelity
  /// How wide text is that changes by itself.
  public var dynamicTextWidth: DynamicTextWidth
  /// How far apart the factors are that a shrinking text tries, from 1 downwards. Unit: hundredths, at least 1.
  public var scaleStep = 1
  /// The side on which the layout begins: the locale's, unless another one was set.
  public var layoutDirection: LayoutDirection {
    get { ownDirection ?? localeDirection }
    set { ownDirection = newValue }
  }
  /// The colour of controls that no view tints.
  public var accent = ShapeStyle.palette(.blue)
  /// The shape that container-relative shapes follow where no view sets one, or nil for rectangles.
  public var containerShape: ContainerShape?

  private var ownDirection: LayoutDirection?
  private var localeDirection: LayoutDirection

  /// Creates an environment; the defaults are those of a phone at 3×, and the direction is the locale's.
  public init(
    displayScale: Double = 3, colorScheme: ColorScheme = .light,
    colorSchemeContrast: ColorSchemeContrast = .standard, palette: Palette = .ios26,
    dynamicTypeSize: DynamicTypeSize = .large, locale: String = "en_US", timeZone: String = "UTC",
    timeFidelity: TimeFidelity = .seconds, dynamicTextWidth: DynamicTextWidth = .whole,
    containerShape: ContainerShape? = nil, layoutDirection: LayoutDirection? = nil
  ) {
    self.displayScale = displayScale
    self.colorScheme = colorScheme
    self.colorSchemeContrast = colorSchemeContrast
    self.palette = palette
    self.dynamicTypeSize = dynamicTypeSize
    self.locale = locale
    self.timeZone = timeZone
    self.timeFidelity = timeFidelity
    self.dynamicTextWidth = dynamicTextWidth
    self.containerShape = containerShape
    ownDirection = layoutDirection
    localeDirection = LayoutDirection(of: locale)
  }
}

/// How wide a text is that changes by itself, such as a timer.
public enum DynamicTextWidth: String, Hashable, Sendable, CaseIterable {
  /// As wide as what it is offered, since nobody knows how wide the next text will be.
  case whole
  /// As wide as the text of the moment.
  case text
}

extension LayoutEnvironment {
  /// Whether bars and switches run from right to left, as the layout does.
  var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

/// SwiftUI's layout directions.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft

  /// The direction of a locale's script.
  init(of locale: String) {
    self = LocaleFacts.isRightToLeft(locale: locale) ? .rightToLeft : .leftToRight
  }
}

/// SwiftUI's colour schemes.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// The generations of the system's colours.
public enum Palette: String, Hashable, Sendable, CaseIterable {
  case ios17, ios26
}

/// SwiftUI's Dynamic Type sizes.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Orders sizes from the smallest.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.place < b.place }
}
