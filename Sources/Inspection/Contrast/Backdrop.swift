// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Typeset
import ViewLayout

/// The known colour under a text.
///
/// Contrast is judged from colours that the design names, never from antialiased pixels.
enum Backdrop {
  /// Returns the opaque colour under a rectangle, or nil where more than one colour lies there.
  ///
  /// - Parameters:
  ///   - rect: The text's rectangle. Unit: pt on the canvas.
  ///   - leaves: The views with ink below the text, in drawing order.
  ///   - ground: The opaque colour under all of them.
  static func color(under rect: Rect, leaves: some Sequence<PlacedLeaf>, ground: EncodedColor)
    -> EncodedColor?
  {
    var color: EncodedColor? = ground
    for leaf in leaves {
      switch leaf.content {
      case .text(_, let paragraph, let ink):
        // Letters under letters: the ground is no longer one colour where both have ink.
        guard ink.alpha > 0, !paragraph.lines.isEmpty, leaf.rect.intersection(rect) != nil else { continue }
        color = nil
      case .fill(let outline, let ink):
        guard ink.alpha > 0 else { continue }
        switch outline.coverage(of: rect, clip: leaf.clip) {
        case .none: continue
        case .whole: color = ink.alpha >= 1 ? ink : color.map { ink.composited(over: $0) }
        case .part: color = nil
        }
      }
    }
    return color
  }
}

/// How much of a rectangle a shape covers.
enum ShapeCoverage {
  case none, part, whole
}

extension Outline {
  /// Returns how much of a rectangle the outline covers inside a clip.
  fileprivate func coverage(of rect: Rect, clip: Rect?) -> ShapeCoverage {
    guard bounds.intersection(rect) != nil else { return .none }
    if let clip {
      guard clip.intersection(rect) != nil else { return .none }
      guard clip.contains(rect) else { return .part }
    }
    guard bounds.contains(rect) else { return .part }
    // A convex shape holds a rectangle where it holds its four corners.
    let corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY),
      Point(rect.minX, rect.maxY), Point(rect.maxX, rect.maxY),
    ]
    return corners.allSatisfy(surelyContains) ? .whole : .part
  }

  /// Returns whether a point inside the bounds is surely inside the outline.
  private func surelyContains(_ point: Point) -> Bool {
    switch self {
    case .rectangle: return true
    case .path: return false
    case .ellipse(let rect):
      return Outline.quarterContains(point, of: rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
    case .roundedRectangle(let rect, let radius, _):
      // A circle of 1.53 radii cuts more than either corner curve: the continuous one ends there.
      let reach = min(radius * 1.53, rect.width / 2, rect.height / 2)
      return Outline.quarterContains(point, of: rect, radiusX: reach, radiusY: reach)
    }
  }

  /// Returns whether a point lies inside a rectangle whose corners are quarters of an ellipse.
  private static func quarterContains(_ point: Point, of rect: Rect, radiusX: Double, radiusY: Double) -> Bool
  {
    guard radiusX > 0, radiusY > 0 else { return true }
    let u = max(0, radiusX - min(point.x - rect.minX, rect.maxX - point.x)) / radiusX
    let v = max(0, radiusY - min(point.y - rect.minY, rect.maxY - point.y)) / radiusY
    return u * u + v * v <= 1
  }
}
