// SPDX-License-Identifier: MIT

public import Geometry
public import Pictures

/// A text broken into placed lines for one proposal.
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
    /// The part of the source string that the line shows, before any ellipsis was put in.
    public var text: String
  }

  /// The bounding box of the lines, each length rounded up to a pixel. Unit: pt.
  public var size: Size
  /// The lines from the top.
  public var lines: [Line]
  /// The size of one em that the span with the most letters asked for. Unit: pt.
  public var requestedSize: Double
  /// The size of one em that was used: `requestedSize` × `scale`. Unit: pt.
  public var pointSize: Double
  /// The factor that shrinking came to, a whole number of hundredths. Unit: none.
  public var scale: Double
  /// The factor that shrinking could have come to at the least. Unit: none, over 0 and at most 1.
  public var minimumScale: Double
  /// Whether text was left out for an ellipsis.
  public var isTruncated: Bool
  /// The text that was left out; empty when nothing was.
  public var droppedText: String
  /// The characters that no face has, each once, in order of appearance.
  public var missingCharacters: [Character]
  /// The names of the faces used, each once, in order of appearance.
  public var faces: [String]
  /// ISO 15924 code of the script that most letters belong to, such as `Latn`.
  public var script: String
  /// Whether the paragraph runs from right to left.
  public var isRightToLeft: Bool
  /// Height of a capital letter (0.88 em for East Asian text) at `pointSize`. Unit: pt.
  public var capHeight: Double
  /// How far the stand-in face may be wrong about a width, for this text. Unit: share of the width.
  public var widthUncertainty: Double
  /// What the text would come to if it were narrower by `widthUncertainty` than it was measured.
  public var verdictIfNarrower: FitVerdict
  /// What the text would come to if it were wider by `widthUncertainty` than it was measured.
  public var verdictIfWider: FitVerdict

  /// Whether the verdict would be another if widths were wrong by `widthUncertainty`.
  public var isUncertain: Bool { verdictIfNarrower != verdictIfWider }
  /// The first line's baseline below the top. Unit: pt.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The last line's baseline below the top. Unit: pt.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
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
