// SPDX-License-Identifier: MIT

public import Raster
public import WidgetModel

/// One render: what is reported of it, and its picture where the plan keeps pictures.
public struct RenderResult: Sendable {
  /// What is reported.
  public var report: RenderReport
  /// The presented picture, opaque, or nil.
  public var picture: PixelBuffer?
  /// The sizes of the render.
  public var geometry: WidgetGeometry
  /// The panel's density, or nil where no source gives it. Unit: px per inch.
  public var pixelsPerInch: Double?
  /// Whether the widget declares a container background; without one the phone shows a notice.
  public var declaresContainerBackground: Bool
  /// What the picture is made of, where the plan keeps pictures and attributes their light.
  var elements: [DrawnElement]?
  /// The hash of what the project says about the render, where the plan keeps it; see `LayoutFile.designDigest`.
  public var design: String?
}
