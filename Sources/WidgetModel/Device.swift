// SPDX-License-Identifier: MIT

public import Geometry

/// A phone: the sizes of its widgets and its panel.
public struct Device: Hashable, Sendable {
  /// The name on the command line, such as `iphone-15-pro`.
  public var name: String
  /// The name for people, such as `iPhone 15 Pro`.
  public var title: String
  /// The screen in portrait. Unit: pt.
  public var screen: Size
  /// Pixels per point.
  public var scale: Double
  /// Pixels per inch of the panel, or nil where no source gives it.
  public var pixelsPerInch: Double?
  /// Whether the panel can stay on at a low level.
  public var isAlwaysOn: Bool
  /// The size of each family on the home screen. Unit: pt.
  public var widgetSizes: [WidgetFamily: Size]

  /// Creates a device.
  public init(
    name: String, title: String, screen: Size, scale: Double, pixelsPerInch: Double?,
    isAlwaysOn: Bool, widgetSizes: [WidgetFamily: Size]
  ) {
    self.name = name
    self.title = title
    self.screen = screen
    self.scale = scale
    self.pixelsPerInch = pixelsPerInch
    self.isAlwaysOn = isAlwaysOn
    self.widgetSizes = widgetSizes
  }
}
