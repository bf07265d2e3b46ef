// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry

/// Items that are composited as one.
///
/// The items are drawn, cut by the clip and the mask, put through the filters in their order, and laid down
/// at the opacity. The transform moves all of it, the clip, the mask and the filters' lengths too; where
/// SwiftUI's modifiers stand in another order, groups are nested.
public struct DrawGroup: Equatable, Sendable {
  /// The opacity of the whole. Unit: none, 0…1.
  public var opacity: Double
  /// The shape outside of which nothing is drawn, or nil.
  public var clip: Outline?
  /// Items whose alpha the group is multiplied by, or nil.
  public var mask: [DrawItem]?
  /// The map from the group's own coordinates to those around it, in pt, or nil where they are the same.
  public var transform: AffineTransform?
  /// What is done with the drawn group, in this order.
  public var filters: [DrawFilter]
  /// The items in drawing order.
  public var items: [DrawItem]

  /// Creates a group.
  public init(
    opacity: Double = 1, clip: Outline? = nil, mask: [DrawItem]? = nil,
    transform: AffineTransform? = nil, filters: [DrawFilter] = [], items: [DrawItem]
  ) {
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.transform = transform
    self.filters = filters
    self.items = items
  }
}

/// What is done with the pixels of a group.
///
/// - Source: SwiftUI's `radius` is the standard deviation of the Gaussian, for both; reverse-engineered.
public enum DrawFilter: Hashable, Sendable {
  /// A Gaussian blur of the standard deviation `sigma`. Unit: pt.
  case blur(sigma: Double, edges: BlurEdges)
  /// The group's alpha, blurred, in a colour, moved by (x, y) and laid beneath the group. Unit: pt.
  case shadow(color: EncodedColor, sigma: Double, x: Double, y: Double)
}

/// What a blur does at the edges of what it blurs.
public enum BlurEdges: Hashable, Sendable {
  /// They fade into nothing, and the blur reaches out past them.
  case fading
  /// They stay where they are and as opaque as they were: `blur(radius:opaque: true)`.
  case opaque
}
