// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry
public import Pictures
public import Typeset

/// A view tree after layout: what is drawn, where, and what each text came to.
public struct PlacedTree: Sendable {
  /// The size that the root chose. Unit: pt.
  public var size: Size
  /// The leaves in drawing order.
  public var leaves: [PlacedLeaf]
  /// The drawing, with groups for opacity and clips.
  public var items: [DrawItem]
  /// The parts of the drawing that lie on each other, in drawing order.
  public var elements: [PlacedElement]
  /// The buttons.
  public var buttons: [PlacedButton]
  /// The symbols that are shown, with ink or without.
  public var symbols: [PlacedSymbol]
  /// What `frames` is made of; the paths are put together only when somebody asks.
  let frameRecords: [FrameRecord]

  /// Every view's unrounded rectangle by path, `PATH#k` with its first k modifiers only. Unit: pt.
  ///
  /// A view comes before its contents. Views that are not shown, as the losers of a `ViewThatFits`, are left out; a
  /// group stands for the smallest rectangle around its views.
  public var frames: [(path: String, rect: Rect)] {
    frameRecords.map { record in
      (record.modifiers.map { "\(record.path)#\($0)" } ?? record.path, record.rect)
    }
  }
}

/// A symbol, which is never Apple's own drawing.
public struct PlacedSymbol: Hashable, Sendable {
  /// The place in the layout file.
  public var path: String
  /// The name with the variants in force.
  public var name: String
  /// Whether there is a stand-in; without one a placeholder is drawn.
  public var isKnown: Bool
}

/// The rectangle of a view with all its modifiers, or with the first ones only.
struct FrameRecord: Sendable {
  var path: String
  /// How many modifiers count, or nil for all of them.
  var modifiers: Int?
  /// Unit: pt.
  var rect: Rect
}

/// A part of a drawing that is laid down as one: a leaf, or a group with all that is in it.
public struct PlacedElement: Hashable, Sendable {
  /// The places of its items in the tree's drawing.
  public var items: Range<Int>
  /// The places of its leaves in the tree.
  public var leaves: Range<Int>
}

/// One thing with ink.
public struct PlacedLeaf: Sendable {
  /// What kind of ink.
  public enum Content: Sendable {
    /// A filled shape or a colour.
    case fill(Outline, EncodedColor)
    /// Text, with its colour; the drawing starts at the rectangle's origin.
    case text(String, ParagraphLayout, EncodedColor)
  }

  /// The place in the layout file.
  public var path: String
  /// The rectangle on the pixel grid of the canvas. Unit: pt.
  public var rect: Rect
  /// What is drawn, in its own colour.
  public var content: Content
  /// The groups around the leaf that are laid down at a share of their opacity, the outermost first.
  public var fades: [Fade]
  /// The intersection of the clips around the leaf's bounds, or nil where none clips.
  public var clip: Rect?
  /// The common part of the frames set around the leaf, unrounded, or nil without one. Unit: pt.
  public var enclosingFrame: Rect?
  /// How long until the drawing would change by itself with full luminance, or nil for one that stays. Unit: s.
  public var changeInterval: Double?

  /// A group that is drawn on a clear ground and laid down at a share of its opacity.
  public struct Fade: Hashable, Sendable {
    /// Which of the tree's groups this is; leaves with the same number are drawn together.
    public var group: Int
    /// The share. Unit: none, 0…1.
    public var share: Double
  }

  /// The product of the shares of the groups around the leaf. Unit: none, 0…1.
  public var fadedShare: Double { fades.reduce(1) { $0 * $1.share } }
}

/// A control and what a finger can hit.
public struct PlacedButton: Sendable {
  /// The place in the layout file.
  public var path: String
  /// The rectangle on the pixel grid of the canvas, without the button's own modifiers. Unit: pt.
  public var rect: Rect
  /// Whether the button has a filled ground of its own (style or background).
  public var isFilled: Bool
}
