// SPDX-License-Identifier: MIT

/// Numbers that look random and are the same on every run.
///
/// - Source: SplitMix64, Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; equal seeds give equal numbers.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns the next number in 0..<1, on a grid of 2⁻⁵³, by the same steps on every system.
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns the next number in a range.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }
}
