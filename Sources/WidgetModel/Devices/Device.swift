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
  /// The size of each family that a source gives. Unit: pt.
  public var widgetSizes: [WidgetFamily: Size]
  /// How sure the sizes are.
  public var sizeCertainty: Certainty

  /// Creates a device.
  public init(
    name: String, title: String, screen: Size, scale: Double, pixelsPerInch: Double?,
    isAlwaysOn: Bool, widgetSizes: [WidgetFamily: Size], sizeCertainty: Certainty
  ) {
    self.name = name
    self.title = title
    self.screen = screen
    self.scale = scale
    self.pixelsPerInch = pixelsPerInch
    self.isAlwaysOn = isAlwaysOn
    self.widgetSizes = widgetSizes
    self.sizeCertainty = sizeCertainty
  }

  /// Returns the size of a family on the home screen. Unit: pt.
  ///
  /// - Throws: ``ModelError`` with code `model.unknown-size` where no source gives it.
  public func size(of family: WidgetFamily) throws(ModelError) -> Size {
    if let size = widgetSizes[family] { return size }
    let known = WidgetFamily.allCases.filter { widgetSizes[$0] != nil }.map(\.rawValue)
    throw ModelError(
      .unknownSize, family.rawValue, "no source gives the size of \(family.rawValue) on \(title)",
      hint: known.isEmpty
        ? "choose another device" : "its known families are \(known.joined(separator: ", "))",
      accepted: known)
  }
}
