// SPDX-License-Identifier: MIT

extension Path {
  /// Returns the part of the path between two shares of its length, from its own start, as SwiftUI's `trim`.
  ///
  /// A circle starts at three o'clock and runs clockwise. What is cut is open; all of a path stays as it is.
  ///
  /// - Parameters:
  ///   - start: The share at which the part starts. Unit: none; kept within 0…1.
  ///   - end: The share at which the part ends; nothing is left where it is not behind the start.
  /// - Accuracy: the ends lie within 10⁻⁸ of the length of the piece that they are on.
  public func trimmed(from start: Double, to end: Double) -> Path {
    let (low, high) = (max(0, start), min(end, 1))
    if low <= 0 && high >= 1 { return self }
    var result = Path()
    guard low < high else { return result }
    let contours = contours
    let total = contours.reduce(0) { $0 + $1.length }
    var passed = 0.0
    for contour in contours {
      let length = contour.length
      let from = max(0, low * total - passed)
      let to = min(length, high * total - passed)
      passed += length
      guard from < to else { continue }
      if from <= 0 && to >= length {
        result.append(contour)
      } else {
        for part in contour.parts([(from, to)]) { result.append(part) }
      }
    }
    return result
  }
}
