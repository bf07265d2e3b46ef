// SPDX-License-Identifier: MIT

import Symbols
import Typeset

/// The values that flow down a view tree; the modifier nearest to a view wins.
struct InheritedValues {
  /// The font, or nil where none is set: body, unless a control brings its own.
  var font: FontStyle?
  /// The weight that overrides the font's own.
  var fontWeight: FontWeight?
  var foreground = Foreground()
  var lineLimit: Int?
  var minimumScaleFactor = 1.0
  var textAlignment = TextAlignment.leading
  /// What else is said about text.
  private(set) var text = TextValues()
  /// The colour of controls.
  var tint: ShapeStyle
  var imageScale = SymbolScale.medium
  /// The variants of symbols, which add up from the outside in.
  var symbolVariants: Set<SymbolVariant> = []
  var symbolRenderingMode = SymbolRenderingMode.monochrome
  /// The tint that a view around has set, or nil for the app's accent.
  var ownTint: ShapeStyle?
  var controls = ControlValues()

  /// Creates the values of the root.
  ///
  /// - Parameter accent: The colour of controls. Without one of its own an app's is blue.
  init(accent: ShapeStyle = .palette(.blue)) { tint = accent }

  /// Takes up a modifier and returns whether it is one that flows down.
  mutating func take(_ modifier: ViewModifier) -> Bool {
    switch modifier {
    case .font(let font): self.font = font
    case .fontWeight(let weight): fontWeight = weight
    case .foregroundStyle(let style): foreground.set(style)
    case .lineLimit(let limit):
      lineLimit = limit
      text = text.reservingNoLines()
    case .text(let modifier): take(modifier)
    case .minimumScaleFactor(let factor): minimumScaleFactor = factor
    case .multilineTextAlignment(let alignment): textAlignment = alignment
    case .tint(let style):
      guard style != .system(.tint) else { break }
      tint = style
      ownTint = style
    case .control(let setting): controls.take(setting)
    case .imageScale(let scale): imageScale = scale
    case .symbolVariant(let variants): add(variants)
    case .symbolRenderingMode(let mode): symbolRenderingMode = mode
    default: return false
    }
    return true
  }

  private mutating func add(_ variants: [SymbolVariant]) {
    if variants.contains(.none) { symbolVariants = [] }
    symbolVariants.formUnion(variants.filter { $0 != .none })
  }

  private mutating func take(_ modifier: TextModifier) {
    switch modifier {
    case .link: foreground.set(tint)
    case .lineLimit(_, let limit):
      lineLimit = limit
      text = text.taking(modifier)
    default: text = text.taking(modifier)
    }
  }

  /// The Dynamic Type size inside the environment's.
  func dynamicTypeSize(in environment: LayoutEnvironment) -> DynamicTypeSize {
    environment.dynamicTypeSize.clamped(to: text.dynamicTypeSizes)
  }

  /// How a span of text is set.
  func spanStyle(in environment: LayoutEnvironment) -> SpanStyle {
    SpanStyle(
      font: fontRequest(in: environment),
      letterSpacing: text.tracking ?? text.kerning ?? 0, baselineOffset: text.baselineOffset,
      underline: text.underline?.pattern, strikethrough: text.strikethrough?.pattern)
  }

  /// The font of a text: size from Dynamic Type, weight from the nearest place that names one.
  func fontRequest(in environment: LayoutEnvironment) -> FontRequest {
    let size = dynamicTypeSize(in: environment)
    let font = font ?? FontStyle(.style(.body))
    let (points, ownWeight): (Double, FontWeight) =
      switch font.base {
      case .style(let style): (style.pointSize(at: size), style.weight)
      case .size(let points): (points, .regular)
      }
    return FontRequest(
      size: points, weight: fontWeight ?? font.weight ?? ownWeight, design: text.design ?? font.design,
      isItalic: text.isItalic ?? font.isItalic,
      hasMonospacedDigits: text.hasMonospacedDigits || font.hasMonospacedDigits)
  }

  /// The rules of a text for breaking and shrinking.
  func paragraphStyle(in environment: LayoutEnvironment) -> ParagraphStyle {
    var style = ParagraphStyle(
      lineLimit: lineLimit.map { max($0, 1) },
      // One or more switches shrinking off, zero or less lifts the floor.
      minimumScaleFactor: min(max(minimumScaleFactor, 0.01), 1),
      alignment: textAlignment, locale: environment.locale, displayScale: environment.displayScale)
    style.scaleStep = environment.scaleStep
    style.reservedLines = text.reservedLines
    style.lineSpacing = text.lineSpacing
    style.allowsTightening = text.allowsTightening
    style.truncationMode = text.truncationMode
    style.isRightToLeft = environment.layoutDirection == .rightToLeft
    return style
  }
}

/// The foreground style: a style of its own or the system's label colours, and a level of it.
struct Foreground {
  /// The style that levels are taken of, or nil for the label colours.
  private(set) var base: ShapeStyle?
  private(set) var level = HierarchicalLevel.primary
  /// What the level's opacity is multiplied by. Unit: none, 0…1.
  private(set) var share = 1.0

  /// Takes up a style; a level keeps the style around it and replaces the level around it.
  mutating func set(_ style: ShapeStyle) {
    if let (level, share) = style.hierarchicalLevel {
      self.level = level
      self.share = share
    } else {
      self = Foreground(base: style)
    }
  }
}

extension ShapeStyle {
  /// The level and the share of its opacity, where the style is a level of the foreground.
  fileprivate var hierarchicalLevel: (HierarchicalLevel, Double)? {
    switch self {
    case .hierarchical(let level): return (level, 1)
    case .opacity(let style, let share):
      guard let (level, inner) = style.hierarchicalLevel else { return nil }
      return (level, inner * share)
    case .color, .palette, .semantic, .appearances, .system, .gradient, .standardGradient, .shadow: return nil
    }
  }
}
