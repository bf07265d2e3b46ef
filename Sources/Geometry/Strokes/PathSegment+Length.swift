// SPDX-License-Identifier: MIT

extension PathSegment {
  /// The number of equal steps of the parameter that a curve is measured in.
  private static let steps = 16

  /// The length. Unit: that of the points.
  ///
  /// - Accuracy: a relative 10⁻⁹ on the curves of ellipses and rounded rectangles; less close to cusps.
  var length: Double {
    if isStraight { return start.toward(end).length }
    return (0..<Self.steps).reduce(0) { $0 + length(ofStep: $1) }
  }

  /// Returns the parameter at a length from the start.
  func parameter(atLength wanted: Double) -> Double {
    if isStraight {
      let length = length
      return length > 0 ? max(0, min(wanted / length, 1)) : 0
    }
    var rest = wanted
    for index in 0..<Self.steps {
      let step = length(ofStep: index)
      guard rest > step else {
        let low = Double(index) / Double(Self.steps)
        return refined(low, low + 1 / Double(Self.steps), rest)
      }
      rest -= step
    }
    return 1
  }

  /// Halves an interval until the length from its first end on is found to 10⁻⁹ of the parameter.
  private func refined(_ first: Double, _ last: Double, _ wanted: Double) -> Double {
    var (low, high) = (first, last)
    for _ in 0..<26 {
      let middle = (low + high) / 2
      if length(from: first, to: middle) < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func length(ofStep index: Int) -> Double {
    length(from: Double(index) / Double(Self.steps), to: Double(index + 1) / Double(Self.steps))
  }

  /// Gauss and Legendre's rule of five points.
  private func length(from low: Double, to high: Double) -> Double {
    let (middle, half) = ((low + high) / 2, (high - low) / 2)
    func speed(_ offset: Double) -> Double { derivative(at: middle + half * offset).length }
    let (inner, outer) = (0.538469310105683091, 0.906179845938663993)
    return half
      * (0.568888888888888889 * speed(0) + 0.478628670499366468 * (speed(-inner) + speed(inner))
        + 0.236926885056189088 * (speed(-outer) + speed(outer)))
  }
}
