// SPDX-License-Identifier: MIT

import Geometry

// Widget sizes by screen: Human Interface Guidelines, Widgets, Specifications (2025-12-16), which names
// screens and no models. Exceptions, each tagged `communityMeasured`:
//   440 × 956 and 402 × 874 are not in that table; pixels measured on devices (510, 1092, 1146 and 486, 1032,
//   1098 at 3×), the second confirmed by constants of SpringBoardHome read by others; no accessory sizes.
//   414 × 736: the guidelines print a small side of 159 beside a medium height of 157; 471 px at 3× and the
//   same constants say 157.
//   420 × 912: no source gives any size.
// Pixels per inch: Apple's technical specifications as collected in github.com/piotrbakker/diagonal, 2025-09.
// Phones that shrink their picture to the panel (the minis, the large phones with a home button) have no
// density that holds for the picture's pixels.
// Always on: 14 Pro and later Pro models by Apple's StandBy pages; iPhone 17 and Air by their specifications,
// not read again here.

extension DeviceCatalogue {
  /// The iPhones that show widgets, as far as sources go.
  public static let builtIn = DeviceCatalogue(
    devices: [
      phone("17 Pro Max", .s440x956, ppi: 460, isAlwaysOn: true),
      phone("17 Pro", .s402x874, ppi: 460, isAlwaysOn: true),
      phone("17", .s402x874, ppi: 460, isAlwaysOn: true),
      phone("Air", .s420x912, ppi: 460, isAlwaysOn: true),
      phone("16 Pro Max", .s440x956, ppi: 460, isAlwaysOn: true),
      phone("16 Pro", .s402x874, ppi: 460, isAlwaysOn: true),
      phone("16 Plus", .s430x932, ppi: 460),
      phone("16", .s393x852, ppi: 460),
      phone("16e", .s390x844, ppi: 460),
      phone("15 Pro Max", .s430x932, ppi: 460, isAlwaysOn: true),
      phone("15 Pro", .s393x852, ppi: 460, isAlwaysOn: true),
      phone("15 Plus", .s430x932, ppi: 460),
      phone("15", .s393x852, ppi: 460),
      phone("14 Pro Max", .s430x932, ppi: 460, isAlwaysOn: true),
      phone("14 Pro", .s393x852, ppi: 460, isAlwaysOn: true),
      phone("14 Plus", .s428x926, ppi: 458),
      phone("14", .s390x844, ppi: 460),
      phone("13 Pro Max", .s428x926, ppi: 458),
      phone("13 Pro", .s390x844, ppi: 460),
      phone("13", .s390x844, ppi: 460),
      phone("13 mini", .s375x812),
      phone("12 Pro Max", .s428x926, ppi: 458),
      phone("12 Pro", .s390x844, ppi: 460),
      phone("12", .s390x844, ppi: 460),
      phone("12 mini", .s375x812),
      phone("11 Pro Max", .s414x896, ppi: 458),
      phone("11 Pro", .s375x812, ppi: 458),
      phone("11", .s414x896, scale: 2, ppi: 326),
      phone("XS Max", .s414x896, ppi: 458),
      phone("XS", .s375x812, ppi: 458),
      phone("XR", .s414x896, scale: 2, ppi: 326),
      phone("X", .s375x812, ppi: 458),
      phone("8 Plus", .s414x736),
      phone("8", .s375x667, scale: 2),
      phone("7 Plus", .s414x736),
      phone("7", .s375x667, scale: 2),
      phone("6s Plus", .s414x736),
      phone("6s", .s375x667, scale: 2),
      phone("SE 3", .s375x667, scale: 2),
      phone("SE 2", .s375x667, scale: 2),
      phone("SE 1", .s320x568, scale: 2),
    ])

  private static func phone(
    _ model: String, _ screen: ScreenClass, scale: Double = 3, ppi: Double? = nil, isAlwaysOn: Bool = false
  ) -> Device {
    Device(
      name: "iphone-" + model.lowercased().split(separator: " ").joined(separator: "-"),
      title: "iPhone " + model, screen: screen.size, scale: scale, pixelsPerInch: ppi,
      isAlwaysOn: isAlwaysOn, widgetSizes: screen.widgetSizes, sizeCertainty: screen.certainty)
  }
}

/// A screen size with the widget sizes that go with it.
private struct ScreenClass {
  let size: Size
  let widgetSizes: [WidgetFamily: Size]
  let certainty: Certainty

  /// Lists small side, medium width, large height; medium is as high as small and large as wide as medium.
  /// Inline is 26 high everywhere.
  init(
    _ size: Size, system: (small: Double, medium: Double, large: Double)?,
    accessory: (circle: Double, rectangle: Size, inline: Double)?, _ certainty: Certainty = .official
  ) {
    self.size = size
    self.certainty = certainty
    var sizes: [WidgetFamily: Size] = [:]
    if let system {
      sizes[.systemSmall] = Size(system.small, system.small)
      sizes[.systemMedium] = Size(system.medium, system.small)
      sizes[.systemLarge] = Size(system.medium, system.large)
    }
    if let accessory {
      sizes[.accessoryCircular] = Size(accessory.circle, accessory.circle)
      sizes[.accessoryRectangular] = accessory.rectangle
      sizes[.accessoryInline] = Size(accessory.inline, 26)
    }
    widgetSizes = sizes
  }

  static let s440x956 = ScreenClass(
    Size(440, 956), system: (170, 364, 382), accessory: nil, .communityMeasured)
  static let s430x932 = ScreenClass(
    Size(430, 932), system: (170, 364, 382), accessory: (76, Size(172, 76), 257))
  static let s428x926 = ScreenClass(
    Size(428, 926), system: (170, 364, 382), accessory: (76, Size(172, 76), 257))
  static let s420x912 = ScreenClass(Size(420, 912), system: nil, accessory: nil, .communityMeasured)
  static let s402x874 = ScreenClass(
    Size(402, 874), system: (162, 344, 366), accessory: nil, .communityMeasured)
  static let s414x896 = ScreenClass(
    Size(414, 896), system: (169, 360, 379), accessory: (76, Size(160, 72), 248))
  static let s414x736 = ScreenClass(
    Size(414, 736), system: (157, 348, 357), accessory: (76, Size(170, 76), 248), .communityMeasured)
  static let s393x852 = ScreenClass(
    Size(393, 852), system: (158, 338, 354), accessory: (72, Size(160, 72), 234))
  static let s390x844 = ScreenClass(
    Size(390, 844), system: (158, 338, 354), accessory: (72, Size(160, 72), 234))
  static let s375x812 = ScreenClass(
    Size(375, 812), system: (155, 329, 345), accessory: (72, Size(157, 72), 225))
  static let s375x667 = ScreenClass(
    Size(375, 667), system: (148, 321, 324), accessory: (68, Size(153, 68), 225))
  static let s320x568 = ScreenClass(Size(320, 568), system: (141, 292, 311), accessory: nil)
}
