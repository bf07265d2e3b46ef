// SPDX-License-Identifier: MIT

/// The views that a layout file may name, under SwiftUI's own names.
enum ViewKind: String, CaseIterable {
  case vStack = "VStack"
  case hStack = "HStack"
  case zStack = "ZStack"
  case group = "Group"
  case viewThatFits = "ViewThatFits"
  case geometryReader = "GeometryReader"
  case grid = "Grid"
  case gridRow = "GridRow"
  case lazyVGrid = "LazyVGrid"
  case forEach = "ForEach"
  case emptyView = "EmptyView"
  case spacer = "Spacer"
  case divider = "Divider"
  case text = "Text"
  case image = "Image"
  case color = "Color"
  case rectangle = "Rectangle"
  case roundedRectangle = "RoundedRectangle"
  case circle = "Circle"
  case ellipse = "Ellipse"
  case capsule = "Capsule"
  case button = "Button"

  /// The keys of the view's own arguments.
  var arguments: [Argument] {
    switch self {
    case .vStack, .hStack: [.alignment, .spacing]
    case .zStack: [.alignment]
    case .spacer: [.minLength]
    case .image: [.resizable]
    case .rectangle, .circle, .ellipse: [.fill]
    case .capsule: [.style, .fill]
    case .roundedRectangle: [.cornerRadius, .style, .fill]
    case .button: [.label, .intent]
    case .viewThatFits: [.axes]
    case .grid: [.alignment, .horizontalSpacing, .verticalSpacing]
    case .gridRow: [.alignment]
    case .lazyVGrid: [.columns, .alignment, .spacing]
    case .forEach: [.content]
    case .group, .geometryReader, .emptyView, .divider, .text, .color: []
    }
  }

  /// The argument without which the view cannot be made.
  var requiredArgument: Argument? {
    switch self {
    case .roundedRectangle: .cornerRadius
    case .button: .label
    case .lazyVGrid: .columns
    case .forEach: .content
    default: nil
    }
  }

  /// Whether the arguments may stand in the view's own object, which holds no views.
  var takesArgumentsInside: Bool { isShape || self == .spacer || self == .button }

  var isShape: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule: true
    default: false
    }
  }

  /// Views of the format that this version cannot draw.
  static let notDrawnYet = [
    "MeshGradient", "Toggle", "Link", "Label", "Path", "Gauge", "ProgressView",
    "LinearGradient", "RadialGradient", "AngularGradient", "ContainerRelativeShape",
    "AccessoryWidgetBackground",
  ]
}

/// The arguments of views.
enum Argument: String, CaseIterable {
  case alignment, spacing, minLength, cornerRadius, style, fill, label, intent
  case horizontalSpacing, verticalSpacing, columns, content
  case resizable
  case axes = "in"

  /// The views that take the argument, for an error.
  var views: [String] { ViewKind.allCases.filter { $0.arguments.contains(self) }.map(\.rawValue) }
}

/// The modifiers that a layout file may name, in the order in which plain keys apply.
enum ModifierName: String, CaseIterable {
  case font, fontWeight, bold, foregroundStyle, lineLimit, minimumScaleFactor, multilineTextAlignment
  case tint, buttonStyle
  case imageScale, symbolVariant, symbolRenderingMode
  case aspectRatio, scaledToFit, scaledToFill, fixedSize
  case padding
  case safeAreaPadding, safeAreaInset
  case containerRelativeFrame
  case frame
  case background
  case overlay
  case clipShape, cornerRadius
  case opacity
  case offset, position
  case alignmentGuide, layoutPriority
  case gridCellColumns, gridCellUnsizedAxes, gridColumnAlignment, gridCellAnchor

  /// Reads a key, SwiftUI's older names too.
  init?(key: String) {
    self.init(rawValue: key == Self.olderForegroundStyle ? ModifierName.foregroundStyle.rawValue : key)
  }

  /// The modifiers that may be named, those that draw nothing too.
  static var known: [String] { allCases.map(\.rawValue) + SilentModifier.allCases.map(\.rawValue) }

  /// SwiftUI's older name of `foregroundStyle`.
  static let olderForegroundStyle = "foregroundColor"

  /// Modifiers of SwiftUI and WidgetKit that this version cannot draw.
  static let notDrawnYet: Set<String> = [
    // Text.
    "italic", "underline", "strikethrough", "monospacedDigit", "monospaced", "fontDesign", "fontWidth",
    "tracking", "kerning", "lineSpacing", "baselineOffset", "textCase", "truncationMode",
    "allowsTightening", "dynamicTypeSize",
    // Layout.
    "zIndex",
    // Drawing.
    "mask", "clipped", "shadow", "blur", "rotationEffect", "rotation3DEffect", "scaleEffect",
    "transformEffect", "brightness", "contrast", "saturation", "grayscale", "hueRotation",
    "colorInvert", "colorMultiply", "luminanceToAlpha", "blendMode", "compositingGroup", "drawingGroup",
    "border", "stroke", "strokeBorder", "trim", "accentColor", "backgroundStyle",
    "containerShape", "glassEffect", "visualEffect",
    // Images and controls.
    "renderingMode", "interpolation",
    "labelStyle", "toggleStyle", "gaugeStyle", "progressViewStyle", "buttonBorderShape", "controlSize",
    "disabled",
    // Widgets and behaviour.
    "widgetAccentedRenderingMode", "redacted", "environment", "flipsForRightToLeftLayoutDirection",
  ]
}

/// The keys of a view that are neither arguments nor modifiers.
enum ViewKey {
  static let when = "when"
  static let hidden = "hidden"
  static let modifiers = "modifiers"
}
