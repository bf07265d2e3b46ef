// SPDX-License-Identifier: MIT

public import Geometry

/// The sizes of one widget in one place: the canvas it is laid out on and the pixels it covers.
public struct WidgetGeometry: Hashable, Sendable {
  /// The canvas that the widget is laid out on. Unit: pt.
  public let canvas: Size
  /// Pixels per point of the canvas that layout rounds to.
  public let displayScale: Double
  /// Pixels of the panel per point of the panel.
  public let panelScale: Double
  /// The picture. Unit: px.
  public let pixels: PixelSize
  /// Pixels of the picture per point of the canvas.
  public let drawingScale: Double
  /// The radius of the continuous corners. Unit: pt of the canvas.
  public let cornerRadius: Double
  /// The system's content margins. Unit: pt of the canvas.
  public let margins: EdgeInsets

  /// What the widget covers on the panel. Unit: pt² of the panel.
  public var area: Double { Double(pixels.count) / (panelScale * panelScale) }

  /// The whole canvas. Unit: pt.
  public var bounds: Rect { Rect(origin: .zero, size: canvas) }

  /// The edge outside of which nothing of the widget shows. Unit: pt of the canvas.
  public var clip: Outline {
    cornerRadius > 0
      ? .roundedRectangle(bounds, radius: cornerRadius, style: .continuous) : .rectangle(bounds)
  }

  /// Creates the geometry of a family on a device in an environment.
  ///
  /// - Throws: ``ModelError`` with code `model.not-applicable` where the environment does not show the
  ///   family, or `model.unknown-size` where no source gives its size.
  public init(
    of family: WidgetFamily, on device: Device, in environment: WidgetEnvironment, by model: SystemModel
  ) throws(ModelError) {
    guard environment.applies(to: family) else {
      throw ModelError(
        .notApplicable, environment.name, "\(environment.name) shows no widgets of \(family.rawValue)",
        hint: "StandBy shows systemSmall alone", accepted: [WidgetFamily.systemSmall.rawValue])
    }
    let home = try device.size(of: family)
    let measures = environment.measures
    displayScale = device.scale
    panelScale = device.scale
    switch environment.geometry {
    case .home:
      canvas = measures.canvas ?? home
      drawingScale = measures.drawingScale ?? device.scale
      pixels = Self.pixels(of: canvas, scale: drawingScale)
      cornerRadius = measures.cornerRadius ?? (family.isAccessory ? 0 : model.homeCornerRadius)
      margins = measures.margins ?? (family.isAccessory ? .zero : EdgeInsets(all: model.homeMargin))
    case .standby:
      let cell = Self.standByCell(of: device, by: model)
      let side =
        switch model.standByLayout {
        case .scaled: home.width
        case .native: Double(cell) / device.scale
        }
      canvas = measures.canvas ?? Size(side, side)
      drawingScale = measures.drawingScale ?? Double(cell) / canvas.width
      pixels = Self.pixels(of: canvas, scale: drawingScale)
      cornerRadius = measures.cornerRadius ?? model.standByCornerRadius * (canvas.width / home.width)
      margins = measures.margins ?? EdgeInsets(all: model.standByMarginShare * canvas.width)
    }
  }

  private static func pixels(of canvas: Size, scale: Double) -> PixelSize {
    PixelSize(Int((canvas.width * scale).rounded()), Int((canvas.height * scale).rounded()))
  }

  /// Returns the side of a cell of StandBy: the upright screen's width without the inset on both ends.
  /// Unit: px.
  private static func standByCell(of device: Device, by model: SystemModel) -> Int {
    Int(((device.screen.width - 2 * model.standByInset) * device.scale).rounded())
  }
}
