// SPDX-License-Identifier: MIT

public import Geometry
public import Pictures

extension PictureRenderer {
  /// Draws a picture into a buffer that holds another one, and touches only what differs.
  ///
  /// One entry after the other changes a text and leaves the rest: what is outside the changed part is the
  /// same pixel for pixel, so it needs no drawing, no pass of the system and no metering again. The result
  /// is what ``draw(_:scale:into:on:within:part:)`` gives.
  ///
  /// - Parameters:
  ///   - picture: The new drawing.
  ///   - old: The drawing that the buffer holds, drawn with the same scale, ground and shape.
  ///   - scale: Pixels in one pt of the canvas.
  ///   - buffer: What is drawn into.
  ///   - ground: What lies under the drawing.
  ///   - shape: The shape outside of which the ground alone shows, in pt; nil for the whole buffer.
  /// - Returns: The part that was drawn again; empty where nothing differs.
  /// - Precondition: the ground is not ``Ground/current``, which the old drawing has covered.
  public func redraw(
    _ picture: Picture, after old: Picture, scale: Double, into buffer: inout PixelBuffer,
    on ground: Ground, within shape: Outline? = nil
  ) -> PixelRect {
    precondition(ground != .current, "what lay under the old drawing is no longer there")
    let part = pixels(touchedBy: old.items, andNot: picture.items, scale: scale)
      .intersection(PixelRect(buffer.size))
    draw(picture, scale: scale, into: &buffer, on: ground, within: shape, part: part)
    return part
  }

  /// Returns a rectangle outside of which two lists of items draw the same.
  private func pixels(
    touchedBy old: [DrawItem], andNot new: [DrawItem], scale: Double
  ) -> PixelRect {
    var part = PixelRect.empty
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      guard before != after else { continue }
      part = part.union(pixels(touchedBy: [before, after].compactMap { $0 }, scale: scale))
    }
    return part
  }
}
