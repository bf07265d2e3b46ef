// SPDX-License-Identifier: MIT

/// How far a Gaussian spreads and moves ink along one axis.
///
/// - Source: the cut at ⌈2.8 σ⌉ px is reverse-engineered from Apple's renderer.
struct GaussianReach {
  /// The largest standard deviation; a wider blur is drawn as this one. Unit: px.
  static let largestSigma = 256.0

  /// The least standard deviation that blurs. Unit: px.
  private static let leastSigma = 0.1

  /// The standard deviation. Unit: px.
  let sigma: Double
  /// How far the ink moves. Unit: px, right or down.
  let shift: Double
  /// The least whole number of pixels that ink is moved by.
  let first: Int
  /// The largest one.
  let last: Int

  /// Creates a reach.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation. Unit: px; kept within 0…``largestSigma``.
  ///   - shift: How far the ink moves. Unit: px.
  init(sigma: Double, shift: Double = 0) {
    self.sigma = sigma > 0 ? min(sigma, Self.largestSigma) : 0
    self.shift = shift.isFinite ? max(-0x1p20, min(shift, 0x1p20)) : 0
    if self.sigma < Self.leastSigma {
      first = Int(self.shift.rounded(.down))
      last = first + 1
    } else {
      let reach = (2.8 * self.sigma).rounded(.up)
      first = Int((self.shift - reach).rounded(.up))
      last = Int((self.shift + reach).rounded(.down))
    }
  }

  /// Whether only the shift is left, as the shares of two neighbours.
  var isSharp: Bool { sigma < Self.leastSigma }
}

/// The weights of a Gaussian on the pixel grid, in integers whose sum is exactly `unit`.
///
/// The weight of a pixel is exp(−x²⁄2σ²) at its centre. A shift by part of a pixel is in the weights, so that
/// shadows move smoothly.
struct GaussianKernel {
  /// The sum of all weights.
  static let unit = 1 << 16
  /// How far the first weight moves ink. Unit: px, right or down.
  let first: Int
  /// The weights, one pixel apart.
  let weights: ContiguousArray<UInt32>
  /// How far the last weight moves ink. Unit: px.
  var last: Int { first + weights.count - 1 }

  /// Makes the weights of a reach.
  init(_ reach: GaussianReach) {
    first = reach.first
    let values: ContiguousArray<Double>
    if reach.isSharp {
      values = [1 - (reach.shift - Double(first)), reach.shift - Double(first)]
    } else {
      values = ContiguousArray(
        (reach.first...reach.last).map { index in
          let x = (Double(index) - reach.shift) / reach.sigma
          return exponential(ofMinus: x * x / 2)
        })
    }
    let sum = values.reduce(0, +)
    // Each weight is the difference of two rounded sums, so that the answer to an edge is off by half a unit at most.
    var (passed, given) = (0.0, 0)
    weights = ContiguousArray(
      values.map { value in
        passed += value
        let next = Int(passed / sum * Double(Self.unit) + 0.5)
        defer { given = next }
        return UInt32(next - given)
      })
  }

  /// Returns the sum of the weights that places in a range have for one place.
  func weight(around place: Int, inside range: Range<Int>) -> Int {
    // Ink at `place − first − index` comes to lie at `place`.
    let low = max(0, place - first - (range.upperBound - 1))
    let high = min(weights.count - 1, place - first - range.lowerBound)
    guard low <= high, range.contains(place) else { return 0 }
    return weights[low...high].reduce(0) { $0 + Int($1) }
  }
}

/// Returns e^−y for a number that is not negative.
///
/// Halved until it is at most ½, summed to the 14th power, squared back: no mathematical library has a part in
/// the pixels.
///
/// - Accuracy: relative error below 10⁻¹³ up to y = 30.
func exponential(ofMinus y: Double) -> Double {
  guard y < 700 else { return 0 }
  var small = y
  var halvings = 0
  while small > 0.5 {
    small /= 2
    halvings += 1
  }
  var sum = 1.0
  for n in stride(from: 14.0, to: 0, by: -1) { sum = 1 - small / n * sum }
  for _ in 0..<halvings { sum *= sum }
  return sum
}
