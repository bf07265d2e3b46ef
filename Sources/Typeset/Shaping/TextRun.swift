// SPDX-License-Identifier: MIT

/// A part of a text that is shaped in one go: one face, one script, one direction.
struct TextRun {
  /// UTF-16 offsets.
  var range: Range<Int>
  /// The face.
  var face: FontFace
  /// The script.
  var script: TextScript
  /// The embedding level of UAX #9.
  var level: UInt8
  /// Whether digits take equal advances.
  var hasMonospacedDigits: Bool
  /// The clusters of the run by index.
  var clusters: Range<Int>

  /// Whether the run's level is odd.
  var isRightToLeft: Bool { level & 1 == 1 }
}

/// A grapheme cluster before shaping.
struct TextCluster {
  /// What draws it.
  enum Source: Equatable {
    /// A face, by its index in the span's chain.
    case face(Int)
    /// Glyph 0 of the stand-in: no face has the cluster.
    case missing
    /// Nothing: a newline or a tab.
    case nothing
  }

  /// UTF-16 offsets.
  var range: Range<Int>
  /// Which span it begins in.
  var span: Int
  /// Script after digits, marks and spaces took that of their surroundings.
  var script: TextScript
  /// What draws it.
  var source: Source
  /// What it is for lines.
  var kind: ShapedText.Kind
  /// What it must not do at the edge of a line.
  var edge: LineEdge
  /// Whether it begins with a digit.
  var isDigit: Bool
  /// 1 in the stand-in, whose characters tracking widens; 0 else.
  var tracked: Double
  /// Extras over the stand-in's advance. Unit: em/1000.
  var extra: (text: Double, display: Double)
}
