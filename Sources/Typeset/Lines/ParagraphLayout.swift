// SPDX-License-Identifier: MIT

public import Geometry
public import Pictures

/// A text broken into placed lines for one proposal.
///
/// What reports say of it is found when it is asked for: most layouts are only drawn.
public struct ParagraphLayout: Sendable {
  /// One line of glyphs.
  public struct Line: Sendable {
    /// The glyphs, run by run in visual order; positions are relative to the paragraph's top left. Unit: pt.
    public var runs: [GlyphRun]
    /// For each run the span of the text that it belongs to.
    public var runSpans: [Int]
    /// The lines under and through letters.
    public var strokes: [TextStroke]
    /// The advance width without trailing white space, not rounded. Unit: pt.
    public var width: Double
    /// The baseline below the paragraph's top. Unit: pt.
    public var baseline: Double
  }

  /// The bounding box of the lines, each length rounded up to a pixel. Unit: pt.
  public let size: Size
  /// The lines from the top.
  public let lines: [Line]
  let fit: TextFit
  let fitter: TextFitter
}

/// A line under or through a part of a line of text.
public struct TextStroke: Hashable, Sendable {
  /// On which side of the letters it is drawn.
  public enum Kind: Hashable, Sendable {
    /// Under the letters, and below them in drawing order.
    case underline
    /// Through the letters, and above them in drawing order.
    case strikethrough
  }

  /// What it is.
  public var kind: Kind
  /// How it is broken up.
  public var pattern: LinePattern
  /// The span of the text that it belongs to.
  public var span: Int
  /// Where it lies, relative to the paragraph's top left and not on the pixel grid. Unit: pt.
  public var rect: Rect
}

/// What a text comes to in its space.
public enum FitVerdict: String, Hashable, Sendable, CaseIterable {
  /// All of it is shown, at full size or at one above the smallest allowed.
  case fits
  /// All of it is shown, at the smallest size allowed.
  case atFloor
  /// An ellipsis stands for a part of it.
  case cut
}
