// SPDX-License-Identifier: MIT

// The transfer functions need x^2.4 and its inverse. A C library's `pow` differs in the last digit from
// platform to platform and from release to release; these use only operations that IEEE 754 rounds
// correctly (+, −, ×, ÷, √, fused multiply-add), so every machine gets the same double.

/// Returns the fifth root of a number that is not negative.
///
/// Newton's method from above falls until rounding stops it; that needs no seed from tables or exponents.
///
/// - Parameter x: Unit: none, 0…; meant for values near 0…1.
/// - Accuracy: relative error below 4 × 10⁻¹⁶.
func fifthRoot(_ x: Double) -> Double {
  guard x > 0 else { return 0 }
  var root = max(1, x)
  while true {
    let square = root * root
    let next = root - (root - x / (square * square)) / 5
    guard next < root else { return root }
    root = next
  }
}

/// Returns the cube root of a number that is not negative, as ``fifthRoot(_:)`` does.
func cubeRoot(_ x: Double) -> Double {
  guard x > 0 else { return 0 }
  var root = max(1, x)
  while true {
    let next = root - (root - x / (root * root)) / 3
    guard next < root else { return root }
    root = next
  }
}

/// Returns x^2.4 = x² · (x^(1/5))² for a number that is not negative.
///
/// The root and both squares are carried with their rounding errors, so that the result is rounded once.
///
/// - Accuracy: the nearest double but for ties closer than 2⁻⁴⁰ of a unit in the last place; never more
///   than one such unit away.
func raisedToTwelveFifths(_ x: Double) -> Double {
  guard x > 0 else { return 0 }
  let root = DoubleDouble(high: fifthRoot(x))
  let square = root.squared
  let fifth = square.squared.times(root)
  // One more Newton step, kept apart: root + correction is the fifth root to twice the digits.
  let correction = ((x - fifth.high) - fifth.low) / (5 * square.squared.high)
  let tail = 2 * root.high * correction + correction * correction
  let rootSquared = DoubleDouble(high: square.high, low: square.low + tail)
  let product = DoubleDouble(high: x).squared.times(rootSquared)
  return product.high + product.low
}

/// Returns x^(5/12) = ∛x · ⁴√∛x for a number that is not negative.
///
/// - Accuracy: relative error below 10⁻¹⁵.
func raisedToFiveTwelfths(_ x: Double) -> Double {
  let root = cubeRoot(x)
  return root * root.squareRoot().squareRoot()
}

/// A number as the sum of a double and of what rounding left over.
struct DoubleDouble {
  var high: Double
  var low: Double = 0

  /// The square, with its rounding error.
  var squared: DoubleDouble { times(self) }

  /// Returns the product, with its rounding error.
  func times(_ other: DoubleDouble) -> DoubleDouble {
    let product = high * other.high
    let error = (-product).addingProduct(high, other.high)
    return DoubleDouble(high: product, low: error + (high * other.low + low * other.high))
  }
}
