// SPDX-License-Identifier: MIT

public import Geometry

/// What one element of a drawing adds to the light of its picture.
///
/// Element 0 is the background, also where none is shown; then come the leaves in drawing order, a group with
/// opacity or clip as one.
public struct AttributedElement: Hashable, Sendable {
  /// The place in the layout file; of a group the nearest view around all of it.
  public var path: String
  /// The string of a Text, or nil.
  public var text: String?
  /// The smallest rectangle around its views, or nil for a background that is not shown. Unit: pt on the canvas.
  public var frame: Rect?
  /// The change of the picture's light as the element is drawn on what lies under it; less than zero for
  /// something dark on something bright. The lights of all elements add up to the picture's. Unit: pt² of the
  /// panel.
  public var light: Double
  /// The element's light over the picture's, or nil for a picture without light. Unit: none.
  public var share: Double?
  /// The picture's light when the element is left out and nothing else moves, or nil where a drawing of very
  /// many elements leaves no time to find it. Unit: pt² of the panel.
  public var without: Double?

  /// Creates an element.
  public init(
    path: String, text: String?, frame: Rect?, light: Double, share: Double?, without: Double? = nil
  ) {
    self.path = path
    self.text = text
    self.frame = frame
    self.light = light
    self.share = share
    self.without = without
  }
}
