// SPDX-License-Identifier: MIT

public import Geometry
public import Symbols
public import Typeset

/// What is wrapped around a view, under SwiftUI's own names.
public enum ViewModifier: Sendable {
  // Values that flow down to everything inside.
  /// Sets the font.
  case font(FontStyle)
  /// Sets the weight of the font.
  case fontWeight(FontWeight)
  /// Sets the foreground style.
  case foregroundStyle(ShapeStyle)
  /// Limits the lines of text; nil lifts the limit.
  case lineLimit(Int?)
  /// Allows text to shrink to a share of its size.
  case minimumScaleFactor(Double)
  /// Aligns the lines of text to each other.
  case multilineTextAlignment(TextAlignment)
  /// Changes text in another way.
  case text(TextModifier)
  /// Sets the colour of controls.
  case tint(ShapeStyle)
  /// Sets how large symbols are beside text.
  case imageScale(SymbolScale)
  /// Adds variants of symbols, such as their filled drawing.
  case symbolVariant([SymbolVariant])
  /// Sets how the levels of symbols are told apart.
  case symbolRenderingMode(SymbolRenderingMode)
  /// Sets something about the controls.
  case control(ControlSetting)

  // Layout.
  /// Moves the edges outwards; negative amounts move them inwards. Unit: pt.
  case padding(EdgeInsets)
  /// A frame of fixed lengths. Unit: pt.
  case frame(width: Double?, height: Double?, alignment: Alignment)
  /// A frame that clamps what it is offered.
  case flexibleFrame(FlexibleFrame)
  /// Asks for the ideal length on an axis.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Moves the drawing, not the layout. Unit: pt.
  case offset(x: Double, y: Double)
  /// Puts the view's middle at a point of the space that it is offered. Unit: pt.
  case position(x: Double, y: Double)
  /// Offers the largest (fit) or smallest (fill) box of a ratio of width to height; nil is the view's own ratio.
  case aspectRatio(Double?, ContentMode)
  /// Sets where a guide of the view lies.
  case alignmentGuide(AlignmentGuide, GuideRule)
  /// Is served before siblings of lower priority in a stack.
  case layoutPriority(Double)
  /// Draws views behind.
  case background([ViewNode], alignment: Alignment)
  /// Makes room at an edge, where views stand.
  case safeAreaInset(SafeAreaInset, [ViewNode])
  /// A frame of a share of the widget's content area.
  case containerRelativeFrame(ContainerRelativeFrame)
  /// Draws views in front.
  case overlay([ViewNode], alignment: Alignment)

  // What an image alone takes; the last of each kind holds.
  /// Sets whether the image's colours or its alpha alone are drawn.
  case renderingMode(ImageRenderingMode)
  /// Sets how pixels between pixels are found.
  case interpolation(ImageInterpolation)

  // What a view asks of its grid.
  /// Covers several columns.
  case gridCellColumns(Int)
  /// Takes the cell's length on the axes without a say in it.
  case gridCellUnsizedAxes(Set<Axis>)
  /// Sets where the views of the column stand.
  case gridColumnAlignment(HorizontalAlignment)
  /// Sets where the view stands in its cell, as shares of the room that is left over.
  case gridCellAnchor(x: Double, y: Double)

  // Effects on the drawing.
  /// Draws a line inside the edges of the view. Unit of the width: pt.
  case border(ShapeStyle, width: Double)
  /// Sets the shape that container-relative shapes inside follow.
  case containerShape(ShapeKind)
  /// Clips to a shape.
  case clipShape(ShapeKind)
  /// Multiplies the opacity by that of other views.
  case mask([ViewNode], alignment: Alignment)
  /// Lets the drawing cast a shadow.
  case shadow(ShadowStyle)
  /// Blurs the drawing; opaque keeps its edges as they are. Unit of the radius, a standard deviation: pt.
  case blur(radius: Double, opaque: Bool)
  /// Draws as one, without another change.
  case compositingGroup
  /// Draws as one at a share of the opacity. Unit: none, 0…1.
  case opacity(Double)
  /// Turns the drawing clockwise around a place of the view.
  case rotationEffect(degrees: Double, anchor: UnitPoint)
  /// Scales the drawing around a place of the view; negative factors mirror it. Unit of the factors: none.
  case scaleEffect(x: Double, y: Double, anchor: UnitPoint)
  /// Sets where the view stands in the drawing order of its stack.
  case zIndex(Double)
}

/// The limits of SwiftUI's flexible frame. Unit: pt; infinity is allowed in `max`.
public struct FlexibleFrame: Hashable, Sendable {
  /// The smallest width.
  public var minWidth: Double?
  /// The width without a proposal.
  public var idealWidth: Double?
  /// The largest width.
  public var maxWidth: Double?
  /// The smallest height.
  public var minHeight: Double?
  /// The height without a proposal.
  public var idealHeight: Double?
  /// The largest height.
  public var maxHeight: Double?
  /// Where the view stands in the frame.
  public var alignment: Alignment

  /// Creates a frame without limits.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// A font by text style or by size, with what is changed about it.
public struct FontStyle: Hashable, Sendable {
  /// Where the size comes from.
  public enum Base: Hashable, Sendable {
    /// A text style, which Dynamic Type scales.
    case style(TextStyle)
    /// A size that stays. Unit: pt.
    case size(Double)
  }

  /// Where the size comes from.
  public var base: Base
  /// The weight, or nil for the style's own.
  public var weight: FontWeight?
  /// The family of shapes.
  public var design: FontDesign
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// Whether digits take equal advances.
  public var hasMonospacedDigits: Bool

  /// Creates a font.
  public init(
    _ base: Base, weight: FontWeight? = nil, design: FontDesign = .default,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.base = base
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// SwiftUI's text styles.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case caption2
}
