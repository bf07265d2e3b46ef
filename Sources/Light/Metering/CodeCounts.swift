// SPDX-License-Identifier: MIT

/// How often each code value occurs in each channel of a picture: everything that a mean needs, exactly.
///
/// Counts are whole numbers, so those of the parts add up to those of the whole in any order and from any
/// number of threads, and what changed between two pictures can be taken out and put in.
public struct CodeCounts: Hashable, Sendable {
  /// The width of a sample.
  public enum Depth: Int, Hashable, Sendable, CaseIterable {
    case eight = 8
    case sixteen = 16

    /// The code of full light.
    public var maximum: Int { (1 << rawValue) - 1 }
  }

  /// The width of the samples.
  public let depth: Depth
  /// The code over which a sample counts as lit.
  public let litThreshold: Int
  /// The number of pixels.
  public internal(set) var pixels = 0
  /// The number of pixels with any sample over the threshold.
  public internal(set) var litPixels = 0
  /// The number of pixels by code of red.
  public internal(set) var red: ContiguousArray<Int>
  /// The number of pixels by code of green.
  public internal(set) var green: ContiguousArray<Int>
  /// The number of pixels by code of blue.
  public internal(set) var blue: ContiguousArray<Int>

  /// Creates the counts of no pixel at all.
  public init(depth: Depth, litThreshold: Int = 0) {
    self.depth = depth
    self.litThreshold = litThreshold
    let none = ContiguousArray(repeating: 0, count: depth.maximum + 1)
    (red, green, blue) = (none, none, none)
  }

  /// Adds the counts of another part.
  ///
  /// - Precondition: both have the same depth and threshold.
  public mutating func add(_ other: CodeCounts) { combine(other, sign: 1) }

  /// Takes out the counts of a part that was counted in.
  ///
  /// - Precondition: both have the same depth and threshold.
  public mutating func subtract(_ part: CodeCounts) { combine(part, sign: -1) }

  private mutating func combine(_ other: CodeCounts, sign: Int) {
    requireLikeness(to: other)
    pixels += sign * other.pixels
    litPixels += sign * other.litPixels
    for code in red.indices {
      red[code] += sign * other.red[code]
      green[code] += sign * other.green[code]
      blue[code] += sign * other.blue[code]
    }
  }

  /// Takes over other counts, in the memory of its own.
  ///
  /// - Precondition: both have the same depth and threshold.
  public mutating func replace(by other: CodeCounts) {
    requireLikeness(to: other)
    pixels = other.pixels
    litPixels = other.litPixels
    Self.copy(other.red.span, to: &red)
    Self.copy(other.green.span, to: &green)
    Self.copy(other.blue.span, to: &blue)
  }

  private static func copy(_ source: Span<Int>, to target: inout ContiguousArray<Int>) {
    var target = target.mutableSpan
    for code in source.indices { target[code] = source[code] }
  }

  private func requireLikeness(to other: CodeCounts) {
    precondition(
      depth == other.depth && litThreshold == other.litThreshold,
      "only counts of one depth and threshold add up")
  }

  /// Counts a run of equal pixels.
  mutating func count(red r: Int, green g: Int, blue b: Int, times: Int) {
    pixels += times
    if max(r, g, b) > litThreshold { litPixels += times }
    red[r] += times
    green[g] += times
    blue[b] += times
  }
}
