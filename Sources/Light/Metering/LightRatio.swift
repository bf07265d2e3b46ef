// SPDX-License-Identifier: MIT

/// The figures of one reading over those of another; a figure is nil where there is nothing to divide by.
public struct LightRatio: Hashable, Sendable {
  /// Mean relative luminance.
  public var luminance: Double?
  /// Light, each on its own area.
  public var light: Double?
  /// Melanopic light.
  public var melanopic: Double?
  /// Scotopic light.
  public var scotopic: Double?
  /// Colour-dependent power.
  public var powerIndex: Double?

  /// Creates the ratio of a reading to that of its twin. Equal figures give exactly 1.
  public init(of reading: LightReading, to twin: LightReading) {
    func ratio(_ figure: Double, _ reference: Double) -> Double? {
      reference > 0 ? figure / reference : nil
    }
    luminance = ratio(reading.luminance, twin.luminance)
    if let own = reading.light, let reference = twin.light { light = ratio(own, reference) }
    melanopic = ratio(reading.melanopic, twin.melanopic)
    scotopic = ratio(reading.scotopic, twin.scotopic)
    powerIndex = ratio(reading.powerIndex, twin.powerIndex)
  }
}
