// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry
public import Pictures
public import Typeset

/// One thing with ink.
public struct PlacedLeaf: Sendable {
  /// What kind of ink; coordinates are those inside the transform around the leaf.
  public enum Content: Sendable {
    /// A filled shape or a colour.
    case fill(Outline, Paint)
    /// A line along a shape, as the outline of the line.
    case stroke(Outline, Paint)
    /// Text, with what the letters of its first part are filled with; the drawing starts at the local rectangle's origin.
    case text(String, ParagraphLayout, Paint)
    /// An image.
    case image(ImagePlacement)

    /// Whether an area is covered, as by a shape's inside or an image, and not by a line or text.
    var isFilled: Bool {
      switch self {
      case .fill, .image: true
      case .stroke, .text: false
      }
    }
  }

  /// The place in the layout file.
  public var path: String
  /// The rectangle before rotation and scale around the leaf; a named shape's and a text's lies on the pixel grid of
  /// the canvas. Unit: pt.
  public var localRect: Rect
  /// What is drawn, in its own colours.
  public var content: Content
  /// What the letters of further parts of a text are filled with, each once.
  public var furtherPaints: [Paint] = []
  /// What lies around the leaf.
  public var enclosure: Enclosure
  /// The shadows that fall between what was drawn before and this leaf, the lowest first.
  public var shadows: [Shadow] = []
  /// How long until the drawing would change by itself with full luminance, or nil for one that stays. Unit: s.
  public var changeInterval: Double?

  /// The upright rectangle around the leaf after rotation and scale. Unit: pt on the canvas.
  public var rect: Rect { enclosure.onCanvas(localRect) }
  /// See ``Enclosure/fades``.
  public var fades: [Fade] { enclosure.fades }
  /// See ``Enclosure/clip``.
  public var clip: Rect? { enclosure.clip }
  /// See ``Enclosure/frame``.
  public var enclosingFrame: Rect? { enclosure.frame }
  /// The product of the shares of the groups around the leaf. Unit: none, 0…1.
  public var fadedShare: Double { fades.reduce(1) { $0 * $1.share } }

  /// A group that is drawn on a clear ground and laid down at a share of its opacity.
  public struct Fade: Hashable, Sendable {
    /// Which of the tree's groups this is; leaves with the same number are drawn together.
    public var group: Int
    /// The share. Unit: none, 0…1.
    public var share: Double
  }

  /// A shadow that leaves cast together.
  public struct Shadow: Hashable, Sendable {
    /// The colour where nothing shows through.
    public var color: EncodedColor
    /// The rectangle that the shadow can reach. Unit: pt on the canvas.
    public var rect: Rect
    /// How many of the leaf's fades the shadow lies in, from the outermost on.
    public var depth: Int
  }

  /// What lies around a leaf.
  public struct Enclosure: Hashable, Sendable {
    /// The groups that are laid down at a share of their opacity, the outermost first.
    public var fades: [Fade] = []
    /// The intersection of the clips' and masks' bounds, or nil where none cuts. Unit: pt on the canvas.
    public var clip: Rect?
    /// The common part of the frames set around, unrounded, or nil without one. Unit: pt on the canvas.
    public var frame: Rect?
    /// Rotation and scale from the leaf's own coordinates to the canvas, or nil without any.
    public var transform: AffineTransform?
    /// Whether a mask takes some of the ink away.
    public var isMasked = false
    /// How far blurs spread the ink; 0 without one. Unit: pt on the canvas.
    public var blurReach = 0.0

    /// How much longer rotation and scale make lengths, in the mean over all directions. Unit: none.
    public var magnification: Double { transform.map { abs($0.determinant).squareRoot() } ?? 1 }

    /// Returns the upright rectangle around where a rectangle goes.
    public func onCanvas(_ rect: Rect) -> Rect { transform?.bounds(of: rect) ?? rect }
  }
}

extension PlacedLeaf.Enclosure {
  /// How far a blur reaches, in standard deviations; the kernel ends there.
  ///
  /// - Source: reverse-engineered from Apple's renderer.
  static let kernelReach = 2.8

  /// Cuts off what lies outside of a rectangle.
  mutating func clip(to rect: Rect) {
    let rect = onCanvas(rect)
    clip = clip.map { $0.intersection(rect) ?? .nothing } ?? rect
  }

  /// Notes a frame.
  mutating func enter(frame rect: Rect) {
    let rect = onCanvas(rect)
    frame = frame.map { $0.intersection(rect) ?? .nothing } ?? rect
  }

  /// Returns whether anything of a rectangle can be seen.
  func shows(_ rect: Rect) -> Bool {
    guard fades.allSatisfy({ $0.share > 0 }), rect.isFinite else { return false }
    guard let clip, !rect.isEmpty else { return true }
    guard let common = onCanvas(rect).intersection(clip) else { return false }
    // Edges that only touch miss each other by the last bits.
    return min(common.width, common.height) > PixelGrid.tolerance
  }
}

extension Rect {
  /// A rectangle that holds nothing and meets nothing.
  fileprivate static let nothing = Rect(0, 0, 0, 0)
}
