// SPDX-License-Identifier: MIT

public import Colorimetry
import Geometry
public import Pictures
import Typeset

/// A text of one colour that is drawn in another way than before.
public struct TextChange: Sendable {
  /// The place in ``PlacedTree/elements``.
  public let element: Int
  /// What the text is drawn in.
  public let color: EncodedColor
  /// The runs, and how far each is moved to stand on the canvas.
  public let runs: [PlacedRun]

  /// A run of a paragraph on its canvas.
  public struct PlacedRun: Sendable {
    /// The run; positions are relative to the paragraph.
    public let run: GlyphRun
    /// How far it is moved to the right. Unit: pt.
    public let x: Double
    /// How far it is moved down. Unit: pt.
    public let y: Double
    /// The line of the paragraph, from 0.
    public let line: Int

    /// The run with its positions on the canvas.
    public var placed: GlyphRun {
      var run = run
      for index in run.glyphs.indices {
        run.glyphs[index].position = run.glyphs[index].position.moved(x: x, y: y)
      }
      return run
    }
  }

  /// Returns the change of a text in its place, or nil where nothing of it is drawn.
  init?(
    of text: TextElement, element: Int, among enclosure: PlacedLeaf.Enclosure, on grid: PixelGrid
  ) {
    guard let rect = text.rect, rect.isFinite, let paragraph = text.paragraph,
      let color = text.setting.plainInk,
      !text.setting.text.string.isEmpty
    else { return nil }
    let place = grid.rounded(rect)
    guard enclosure.shows(place) else { return nil }
    runs = paragraph.placedRuns(in: place, on: grid)
    guard !runs.isEmpty else { return nil }
    self.element = element
    self.color = color
  }

  /// What is drawn.
  public var items: [DrawItem] { runs.map { .glyphs($0.placed, .solid(color)) } }
}

extension ParagraphLayout {
  /// Returns the runs with glyphs of a paragraph that stands in a rectangle of the grid: each baseline lies on the
  /// grid, pen positions along it do not.
  func placedRuns(in rect: Rect, on grid: PixelGrid) -> [TextChange.PlacedRun] {
    var placed: [TextChange.PlacedRun] = []
    for (number, line) in lines.enumerated() {
      let shift = grid.shift(of: line.baseline, in: rect)
      for run in line.runs where !run.glyphs.isEmpty {
        placed.append(TextChange.PlacedRun(run: run, x: rect.minX, y: shift, line: number))
      }
    }
    return placed
  }
}

extension PixelGrid {
  /// Returns how far a line of a text is moved down to stand on the grid.
  ///
  /// - Parameters:
  ///   - baseline: The line's baseline below the top of the text. Unit: pt.
  ///   - rect: Where the text stands, on the grid. Unit: pt.
  func shift(of baseline: Double, in rect: Rect) -> Double { rounded(rect.minY + baseline) - baseline }
}
