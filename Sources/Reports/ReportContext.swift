// SPDX-License-Identifier: MIT

public import Inspection

/// What a report needs to know beside the results.
public struct ReportContext: Sendable {
  /// Whether characters may carry colour.
  public enum Style: Sendable {
    case plain
    /// Escape sequences of ECMA-48.
    case colored
  }

  /// A place in a file, counted from 1.
  public struct Place: Hashable, Sendable {
    /// The line.
    public var line: Int
    /// The column in characters.
    public var column: Int
    /// Creates a place.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The rules of the run.
  public var rules: [RuleDescription] = []
  /// What fails a render.
  public var judgment = Judgment()
  /// The limit on a render's luminance over that of its twin, or nil where none holds.
  public var ratioLimit: @Sendable (RenderReport) -> Double? = { $0.ratio == nil ? nil : 0.25 }
  /// The limits of a rule that hold for a render, passed or not; none of a rule that is not asked.
  public var limits: @Sendable (_ rule: String, RenderReport) -> [Double] = { rule, render in
    rule == "light.ratio" && render.ratio != nil ? [0.25] : []
  }
  /// What draws a render again.
  public var preview = PreviewFacts()
  /// Where a path of a layout file stands in it, or nil where it is not known.
  public var place: @Sendable (_ file: String, _ path: String) -> Place? = { _, _ in nil }
  /// Opens a channel whose characters wait, in memory unless the caller knows a better place.
  public var makeSpool: @Sendable () -> any TextSpool = { TextBuffer() }
  /// Columns of the text report.
  public var columns = 80
  /// Whether the text report is coloured.
  public var style = Style.plain

  /// Creates a context with the defaults.
  public init() {}
}
