// SPDX-License-Identifier: MIT

/// Shapes, breaks, shrinks and cuts text with one collection of faces.
public final class Typesetter: Sendable {
  let fonts: FontCollection

  /// Creates a typesetter over a collection of faces.
  public init(fonts: FontCollection) { self.fonts = fonts }

  /// Returns the text laid out in a proposal.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: The face and size asked for.
  ///   - style: How to break, shrink, cut and align.
  ///   - width: The width offered, or nil for no limit. Unit: pt.
  ///   - height: The height offered, or nil for no limit. Unit: pt.
  public func layOut(
    _ string: String, font: FontRequest, style: ParagraphStyle, width: Double?, height: Double?
  ) -> ParagraphLayout {
    preconditionFailure()
  }
}
