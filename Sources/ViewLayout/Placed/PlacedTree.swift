// SPDX-License-Identifier: MIT

public import Geometry
public import Pictures

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
  /// What a finger can hit.
  public var controls: [PlacedControl]
  /// The symbols that are shown, with ink or without.
  public var symbols: [PlacedSymbol]
  /// The images of files, each time one was built, shown or not.
  public var images: [PlacedImage]
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

/// An image of a file as a view asked for it.
public struct PlacedImage: Hashable, Sendable {
  /// The form that the environment chose.
  public var form: ImageAsset.Form
  /// How its set says that it is drawn.
  public var renderingMode: ImageRenderingMode
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

/// A control and where a finger can hit it.
public struct PlacedControl: Sendable {
  /// The kinds of control that a finger can hit.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case button, toggle, link
  }

  /// Which kind it is.
  public var kind: Kind
  /// The place in the layout file.
  public var path: String
  /// The upright rectangle around the control without its own modifiers, after rotation and scale around it.
  /// Unit: pt on the canvas.
  public var rect: Rect
  /// Whether the control has a filled ground of its own (style or background).
  public var isFilled: Bool
}
