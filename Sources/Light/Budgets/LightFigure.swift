// SPDX-License-Identifier: MIT

/// A figure of a reading that a budget may put a ceiling on; raw values are the keys of JSON.
public enum LightFigure: String, Hashable, Sendable, CaseIterable {
  case litFraction, encodedMean, luminance, red, green, blue, light, melanopic, scotopic, powerIndex
  case peakTile

  /// Returns the figure, or nil where the reading does not have it.
  public func value(in reading: LightReading) -> Double? {
    switch self {
    case .litFraction: reading.litFraction
    case .encodedMean: reading.encodedMean
    case .luminance: reading.luminance
    case .red: reading.red
    case .green: reading.green
    case .blue: reading.blue
    case .light: reading.light
    case .melanopic: reading.melanopic
    case .scotopic: reading.scotopic
    case .powerIndex: reading.powerIndex
    case .peakTile: reading.peakTile
    }
  }
}

/// A ceiling on one figure.
public struct LightBudget: Hashable, Sendable {
  /// The figure.
  public var figure: LightFigure
  /// The largest value allowed, in the figure's own unit.
  public var ceiling: Double

  /// Creates a budget.
  public init(figure: LightFigure, ceiling: Double) {
    self.figure = figure
    self.ceiling = ceiling
  }
}
