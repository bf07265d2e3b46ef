// SPDX-License-Identifier: MIT

/// How a line is drawn along a path, under SwiftUI's own names.
///
/// - Source: the defaults are SwiftUI's, reverse-engineered.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, half of it on each side. Unit: that of the path, pt in pictures.
  public var lineWidth: Double
  /// What the ends of open contours and of dashes look like.
  public var lineCap: LineCap
  /// What corners look like.
  public var lineJoin: LineJoin
  /// The largest length of a mitre, in line widths, that is not cut off.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; an odd number is used twice. Empty for a solid line. Unit: as
  /// the width.
  public var dash: [Double]
  /// How far into the pattern a contour starts. Unit: as the width.
  public var dashPhase: Double

  /// Creates a style.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The end of a line.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// Cut off square at the end.
  case butt
  /// A half disc behind the end.
  case round
  /// Cut off square half a width behind the end.
  case square
}

/// The corner of a line.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// The outer edges run on until they meet.
  case miter
  /// A piece of a disc.
  case round
  /// Cut off straight.
  case bevel
}
