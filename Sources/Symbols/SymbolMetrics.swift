// SPDX-License-Identifier: MIT

/// The measures that a style gives to every symbol.
struct SymbolMetrics {
  /// The diameter of the reference circle, the disc of `circle.fill`. Unit: design unit, 1/100 em.
  ///
  /// - Source: reverse-engineered from SwiftUI's symbol sizing, for weights −0.8, 0 and 0.62, with straight lines
  ///   between them.
  let circleDiameter: Double
  /// The width of a line. Unit: design unit.
  ///
  /// Derived: a ring grows with the weight as if its middle line stayed and its stroke took the whole difference of the
  /// diameters. The width of the regular medium stroke, 8 units, and that of the other scales, in the proportion in which
  /// their diameters grow towards the light end, are modelled.
  let lineWidth: Double
  /// The width of the scale's regular line. Unit: design unit.
  private let regularLineWidth: Double
  /// The factor from the design, which is drawn at medium scale, to the scale's middle lines. Unit: none.
  let skeletonScale: Double

  init(_ style: SymbolStyle) {
    let row = Row(style.scale)
    let range = SymbolStyle.weights
    let weight = min(max(style.weight, range.lowerBound), range.upperBound)
    let end = weight < 0 ? row.light : row.heavy
    let share = weight < 0 ? weight / range.lowerBound : weight / range.upperBound
    circleDiameter = row.regular + (end - row.regular) * share
    regularLineWidth = row.lineWidth
    let middle = row.regular - row.lineWidth
    lineWidth = circleDiameter - middle
    skeletonScale = middle / Self.designDiameter
  }

  /// Returns the width of a line that is a factor wider than the regular one. Unit: design unit.
  ///
  /// Wide lines, such as dots, grow and shrink by as much as a plain one; narrow ones shrink in proportion, and of
  /// the growth beyond regular a detail takes a share only. Modelled.
  func lineWidth(factor: Double, growth: Double) -> Double {
    let difference = lineWidth - regularLineWidth
    if difference < 0 { return factor < 1 ? factor * lineWidth : factor * regularLineWidth + difference }
    return factor * regularLineWidth + growth * difference
  }

  /// The middle line of the regular medium ring.
  private static let designDiameter = 99.61 - 8

  private struct Row {
    var light: Double
    var regular: Double
    var heavy: Double
    var lineWidth: Double

    init(_ scale: SymbolScale) {
      switch scale {
      case .small: self.init(light: 74.46, regular: 78.86, heavy: 83.98)
      case .medium: self.init(light: 94.63, regular: 99.61, heavy: 106.64)
      case .large: self.init(light: 121.66, regular: 127.20, heavy: 135.89)
      }
    }

    private init(light: Double, regular: Double, heavy: Double) {
      self.light = light
      self.regular = regular
      self.heavy = heavy
      lineWidth = 8 * (regular - light) / (99.61 - 94.63)
    }
  }
}
