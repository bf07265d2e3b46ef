// SPDX-License-Identifier: MIT

public import Geometry
public import Light
public import Typeset
public import ViewLayout
public import WidgetModel

/// One render as the rules see it.
public struct RuleSubject: Sendable {
  /// One Text: what the report says of it, and how sure that is.
  public struct TextFacts: Sendable {
    /// The report's line.
    public var report: TextReport
    /// The contrast at the place where it is the largest; the report has the smallest. Nil where it is not known.
    public var bestContrast: Double?
    /// The floor of shrinking. Unit: none, over 0 and at most 1.
    public var minimumScale: Double
    /// What the text would come to if its widths were off by the stand-in face's margin either way.
    public var verdicts: (narrower: FitVerdict, wider: FitVerdict)
    /// That margin. Unit: share of the width.
    public var widthUncertainty: Double
  }

  /// What the twin came to.
  public struct TwinFacts: Sendable {
    /// The figures over those of the twin.
    public var ratio: TwinRatio
    /// Whether both drawings have the same bytes.
    public var hasEqualDrawing: Bool
    /// The number of the twin's views with ink.
    public var leafCount: Int
  }

  /// A limit on light that a picture breaks.
  public struct BrokenLimit: Hashable, Sendable {
    /// The rule's id.
    public var rule: String
    /// What was found, where it is a figure.
    public var measured: Measurement?
    /// What is allowed, where it is a figure.
    public var limit: Measurement?
  }

  /// The environment of the render.
  public var environment: WidgetEnvironment
  /// Whether the widget declares a container background in this environment.
  public var declaresContainerBackground: Bool
  /// The light.
  public var reading: LightReading
  /// The twin, or nil where the environment has none.
  public var twin: TwinFacts?
  /// Every Text.
  public var texts: [TextFacts]
  /// The content's views with ink in drawing order.
  public var leaves: [PlacedLeaf]
  /// The bounds of each view's ink, in the order of `leaves`. Unit: pt.
  public var inkBounds: [Rect?]
  /// What a finger can hit in the content.
  public var controls: [PlacedControl]
  /// The content's symbols.
  public var symbols: [PlacedSymbol]
  /// The whole canvas. Unit: pt.
  public var canvas: Rect
  /// The canvas inside the content margins. Unit: pt.
  public var contentRect: Rect
  /// Pixels of the canvas per point.
  public var displayScale: Double
  /// How much the system enlarges the canvas.
  public var panelPointsPerCanvasPoint: Double
  /// The ceilings that the project sets for this widget and environment.
  public var budgets: [LightBudget]
  /// The light that the baseline keeps of the render, or nil. Unit: pt².
  public var baselineLight: Double?
  /// What the night picture breaks only when it is drawn with `isLuminanceReduced` false.
  public var limitsBrokenUndimmed: [BrokenLimit]
}

extension RuleSubject {
  /// How far a view's ink lies outside, and of what.
  struct Overflow {
    /// The largest distance. Unit: pt on the canvas.
    var distance: Double
    /// One sentence.
    var place: String
  }

  /// Returns the overflow of one leaf, or nil where its ink stays inside.
  func overflow(of index: Int) -> Overflow? {
    let leaf = leaves[index]
    guard var ink = inkBounds[index] else { return nil }
    if let clip = leaf.clip {
      guard let visible = ink.intersection(clip) else { return nil }
      ink = visible
    }
    // Antialiasing and rounding to the grid may move an edge by a pixel without anyone seeing it.
    let tolerance = 1 / displayScale + 1e-6
    let outside = ink.distanceOutside(canvas)
    if outside > tolerance {
      return Overflow(distance: outside, place: "ink lies outside the widget and is cut at its edge")
    }
    guard let frame = leaf.enclosingFrame else { return nil }
    let beyond = ink.distanceOutside(frame)
    guard beyond > tolerance else { return nil }
    return Overflow(distance: beyond, place: "ink lies outside the frame set around it")
  }
}

extension Rect {
  /// The largest distance by which an edge lies outside another rectangle, 0 where none does.
  fileprivate func distanceOutside(_ other: Rect) -> Double {
    max(other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY, 0)
  }
}
