// SPDX-License-Identifier: MIT

public import Geometry

/// A view with its modifiers, for one environment, before layout.
public struct ViewNode: Sendable {
  /// The place in the layout file, such as `content/VStack/0`.
  public var path: String
  /// The view itself.
  public var view: PrimitiveView
  /// The modifiers, innermost first.
  public var modifiers: [ViewModifier]

  /// Creates a node.
  public init(path: String, view: PrimitiveView, modifiers: [ViewModifier] = []) {
    self.path = path
    self.view = view
    self.modifiers = modifiers
  }
}

/// The views that layout knows, under SwiftUI's own names.
public indirect enum PrimitiveView: Sendable {
  /// Children on a vertical line; nil spacing is the negotiated default. Unit: pt.
  case vStack(alignment: HorizontalAlignment, spacing: Double?, [ViewNode])
  /// Children on a horizontal line; nil spacing is the negotiated default. Unit: pt.
  case hStack(alignment: VerticalAlignment, spacing: Double?, [ViewNode])
  /// Children on top of each other.
  case zStack(alignment: Alignment, [ViewNode])
  /// Children that count as the parent's own.
  case group([ViewNode])
  /// Nothing: no slot and no spacing.
  case emptyView
  /// Room that gives way last. Unit: pt.
  case spacer(minLength: Double?)
  /// A hairline across the enclosing stack.
  case divider
  /// Text.
  case text(TextContent)
  /// A symbol, or an image of a catalog or a file.
  case image(ImageContent, ImageResizing)
  /// A colour or a gradient that fills what it is offered.
  case color(ShapeStyle)
  /// A shape that takes what it is offered: filled, with lines along it from the first to the last; in the
  /// foreground style where it has neither a fill nor lines.
  case shape(ShapeKind, fill: ShapeStyle?, strokes: [ShapeStroke] = [])
  /// A control that runs an intent; the label's children stand in an implicit horizontal stack.
  case button(role: ButtonRole? = nil, label: [ViewNode])
  /// Any other control.
  case control(Control)
  /// The first view that fits on the axes; the last one where none does.
  case viewThatFits(in: Set<Axis>, [ViewNode])
  /// Children in the corner of all the room that is offered.
  case geometryReader([ViewNode])
  /// Rows of cells; views outside of rows cover all columns. Unit of the spacing: pt.
  case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, [ViewNode])
  /// The cells of one row; outside of a grid a group.
  case gridRow(alignment: VerticalAlignment?, [ViewNode])
  /// Columns of given widths that fill row by row. Unit of the spacing between rows: pt.
  case lazyVGrid(columns: [GridColumn], alignment: HorizontalAlignment, spacing: Double?, [ViewNode])
  /// A leaf that answers proposals by a rule of its own, for tests of layout.
  case leaf(any MeasuredLeaf)
}

/// A leaf without ink whose size follows from the proposal alone.
public protocol MeasuredLeaf: Sendable {
  /// Returns the size chosen for a proposal; nil lengths ask for the ideal one. Unit: pt.
  func size(width: Double?, height: Double?) -> Size
}
