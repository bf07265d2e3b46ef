// SPDX-License-Identifier: MIT

public import Geometry
public import ViewLayout

/// A named set of environment values, with what the system does to the picture.
public struct WidgetEnvironment: Hashable, Sendable {
  /// Where the canvas and the picture get their sizes from.
  public enum Geometry: String, Hashable, Sendable, CaseIterable {
    /// The family's size on the home screen.
    case home
    /// The cell of StandBy.
    case standby
  }

  /// What the system does to the drawing before it reaches the panel.
  public enum SystemPass: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The red of StandBy at night.
    case red
  }

  /// Whether the container background is drawn.
  public enum ContainerBackground: String, Hashable, Sendable, CaseIterable {
    case shown, removed
  }

  /// Sizes that an environment sets in place of those that follow from its geometry; nil keeps these.
  public struct Measures: Hashable, Sendable {
    /// The canvas that widgets are laid out on. Unit: pt.
    public var canvas: Size?
    /// Pixels of the picture per point of the canvas. Layout still rounds to the device's own.
    public var drawingScale: Double?
    /// The radius of the continuous corners. Unit: pt of the canvas.
    public var cornerRadius: Double?
    /// The system's content margins. Unit: pt of the canvas.
    public var margins: EdgeInsets?

    /// Creates measures that set nothing.
    public init() {}
  }

  /// The name, such as `standbyNight`.
  public var name: String
  /// WidgetKit's rendering mode.
  public var widgetRenderingMode: RenderingMode
  /// SwiftUI's `isLuminanceReduced`; `dimmed` in layout files.
  public var isLuminanceReduced: Bool
  /// Whether the container background is drawn.
  public var containerBackground: ContainerBackground
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// SwiftUI's contrast of the scheme: increased where the user asks for more.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  /// Where sizes come from.
  public var geometry: Geometry
  /// The sizes that come from elsewhere.
  public var measures = Measures()
  /// The system's own change to the picture.
  public var systemPass: SystemPass
  /// Dynamic Type size, or nil where the system does not apply it.
  public var dynamicTypeSize: DynamicTypeSize?
  /// The environment that this one is compared with, or nil.
  public var twin: String?
  /// The viewing profile's name.
  public var viewing: String

  /// Creates an environment.
  public init(
    name: String, widgetRenderingMode: RenderingMode, isLuminanceReduced: Bool,
    containerBackground: ContainerBackground, colorScheme: ColorScheme, geometry: Geometry,
    systemPass: SystemPass, dynamicTypeSize: DynamicTypeSize?, twin: String?, viewing: String
  ) {
    self.name = name
    self.widgetRenderingMode = widgetRenderingMode
    self.isLuminanceReduced = isLuminanceReduced
    self.containerBackground = containerBackground
    self.colorScheme = colorScheme
    self.geometry = geometry
    self.systemPass = systemPass
    self.dynamicTypeSize = dynamicTypeSize
    self.twin = twin
    self.viewing = viewing
  }
}

/// WidgetKit's rendering modes.
public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
  case fullColor, accented, vibrant
}
