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
  case unevenRoundedRectangle = "UnevenRoundedRectangle"
  case containerRelativeShape = "ContainerRelativeShape"
  case path = "Path"
  case linearGradient = "LinearGradient"
  case radialGradient = "RadialGradient"
  case ellipticalGradient = "EllipticalGradient"
  case angularGradient = "AngularGradient"
  case button = "Button"
  case label = "Label"
  case link = "Link"
  case toggle = "Toggle"
  case gauge = "Gauge"
  case progressView = "ProgressView"
  case accessoryWidgetBackground = "AccessoryWidgetBackground"

  /// The keys of the view's own arguments.
  var arguments: [Argument] {
    switch self {
    case .vStack, .hStack: [.alignment, .spacing]
    case .zStack: [.alignment]
    case .spacer: [.minLength]
    case .image: [.resizable]
    case .rectangle, .circle, .ellipse, .containerRelativeShape: Argument.ofInsettableShapes
    case .capsule: [.style] + Argument.ofInsettableShapes
    case .roundedRectangle: [.cornerRadius, .style] + Argument.ofInsettableShapes
    case .unevenRoundedRectangle:
      [.topLeadingRadius, .bottomLeadingRadius, .bottomTrailingRadius, .topTrailingRadius, .style]
        + Argument.ofInsettableShapes
    case .path: [.eoFill] + Argument.ofShapes
    case .linearGradient: Argument.ofGradients + [.startPoint, .endPoint]
    case .radialGradient: Argument.ofGradients + [.center, .startRadius, .endRadius]
    case .ellipticalGradient: Argument.ofGradients + [.center, .startRadiusFraction, .endRadiusFraction]
    case .angularGradient: Argument.ofGradients + [.center, .angle, .startAngle, .endAngle]
    case .button: [.label, .systemImage, .image, .intent, .role]
    case .label: [.title, .icon, .systemImage, .image]
    case .link: [.label, .destination]
    case .toggle: [.label, .systemImage, .image, .intent, .isOn]
    case .gauge: [.value, .axes, .label, .currentValueLabel, .minimumValueLabel, .maximumValueLabel]
    case .progressView: [.value, .total, .timerInterval, .countsDown, .label, .currentValueLabel]
    case .viewThatFits: [.axes]
    case .grid: [.alignment, .horizontalSpacing, .verticalSpacing]
    case .gridRow: [.alignment]
    case .lazyVGrid: [.columns, .alignment, .spacing]
    case .forEach: [.content]
    case .group, .geometryReader, .emptyView, .divider, .text, .color, .accessoryWidgetBackground: []
    }
  }

  /// The arguments without which the view cannot be made.
  var requiredArguments: [Argument] {
    switch self {
    case .roundedRectangle: [.cornerRadius]
    case .button, .link: [.label]
    case .label: [.title]
    case .toggle: [.isOn]
    case .gauge: [.value]
    case .lazyVGrid: [.columns]
    case .linearGradient: [.stops, .startPoint, .endPoint]
    case .radialGradient: [.stops, .startRadius, .endRadius]
    case .ellipticalGradient, .angularGradient: [.stops]
    case .forEach: [.content]
    default: []
    }
  }

  /// Whether the arguments may stand in the view's own object, which holds no views.
  var takesArgumentsInside: Bool { isShape || isGradient || isControl || self == .spacer }

  /// Whether the view is a control, whose own name may hold its label.
  var isControl: Bool {
    switch self {
    case .button, .label, .link, .toggle, .gauge, .progressView: true
    default: false
    }
  }

  var isShape: Bool { arguments.contains(.fill) }

  var isGradient: Bool { arguments.contains(.stops) }

  /// Views of the format that this version cannot draw.
  static let notDrawnYet = [
    "MeshGradient"
  ]
}

/// The arguments of views.
enum Argument: String, CaseIterable {
  case alignment, spacing, minLength, cornerRadius, style
  case horizontalSpacing, verticalSpacing, columns, content, resizable
  /// The axes of ViewThatFits, or the range of a Gauge.
  case axes = "in"
  // Controls.
  case label, title, icon, systemImage, image, intent, destination, role, isOn
  case value, total, timerInterval, countsDown
  case currentValueLabel, minimumValueLabel, maximumValueLabel
  // Shapes.
  case topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius
  case inset, trim, rotation, eoFill
  case fill, stroke, strokeBorder
  // Gradients.
  case colors, stops, colorSpace, startPoint, endPoint, center, startRadius, endRadius
  case startRadiusFraction, endRadiusFraction, angle, startAngle, endAngle

  /// What every shape takes.
  static let ofShapes: [Argument] = [.trim, .rotation, .fill, .stroke]
  /// What shapes take whose edge can be moved inwards.
  static let ofInsettableShapes: [Argument] = [.inset, .strokeBorder] + ofShapes
  /// What draws a shape and is no part of it.
  static let ofDrawing: [Argument] = [.fill, .stroke, .strokeBorder]
  /// What every gradient takes.
  static let ofGradients: [Argument] = [.colors, .stops, .colorSpace]

  /// The views that take the argument, for an error.
  var views: [String] { ViewKind.allCases.filter { $0.arguments.contains(self) }.map(\.rawValue) }
}

/// The modifiers that a layout file may name, in the order in which plain keys apply.
enum ModifierName: String, CaseIterable {
  case font, fontWeight, bold, fontDesign, italic, monospaced, monospacedDigit, foregroundStyle
  case tracking, kerning, baselineOffset, underline, strikethrough, textCase
  case lineLimit, lineSpacing, minimumScaleFactor, allowsTightening, truncationMode, multilineTextAlignment
  case dynamicTypeSize
  case tint
  case buttonStyle, buttonBorderShape, controlSize, labelStyle, toggleStyle, gaugeStyle, progressViewStyle
  case labelsHidden, disabled
  case renderingMode, interpolation, imageScale, symbolVariant, symbolRenderingMode
  case aspectRatio, scaledToFit, scaledToFill, fixedSize
  case padding
  case safeAreaPadding, safeAreaInset
  case containerRelativeFrame
  case frame
  case background
  case overlay
  case border, containerShape
  case clipShape, cornerRadius, clipped, mask
  case shadow, blur
  case compositingGroup, drawingGroup
  case opacity
  case rotationEffect, scaleEffect
  case offset, position
  case alignmentGuide, layoutPriority, zIndex
  case gridCellColumns, gridCellUnsizedAxes, gridColumnAlignment, gridCellAnchor

  /// Reads a key, SwiftUI's older names too.
  init?(key: String) {
    self.init(rawValue: key == Self.olderForegroundStyle ? ModifierName.foregroundStyle.rawValue : key)
  }

  /// The modifiers that may be named, those that draw nothing too.
  static var known: [String] { allCases.map(\.rawValue) + SilentModifier.allCases.map(\.rawValue) }
  /// The modifiers that SwiftUI's Text itself has, so that a part of a text takes them.
  static let ofText: Set<ModifierName> = [
    .font, .fontWeight, .bold, .fontDesign, .italic, .monospaced, .monospacedDigit, .foregroundStyle,
    .tracking, .kerning, .baselineOffset, .underline, .strikethrough,
  ]

  /// SwiftUI's older name of `foregroundStyle`.
  static let olderForegroundStyle = "foregroundColor"

  /// Modifiers of SwiftUI and WidgetKit that this version cannot draw.
  static let notDrawnYet: Set<String> = [
    // Text.
    "fontWidth",
    // Drawing.
    "rotation3DEffect", "transformEffect", "projectionEffect", "brightness", "contrast", "saturation",
    "grayscale", "hueRotation", "colorInvert", "colorMultiply", "luminanceToAlpha", "blendMode",
    "accentColor",
    "backgroundStyle", "glassEffect", "visualEffect",
    // Images and controls.
    "antialiased",
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
