// SPDX-License-Identifier: MIT

import Geometry

extension ShapeKind {
  /// Returns the edge of the shape in a rectangle.
  func outline(in rect: Rect) -> Outline {
    let shorter = min(rect.width, rect.height)
    switch self {
    case .rectangle:
      return .rectangle(rect)
    case .roundedRectangle(let radius, let style):
      return radius > 0
        ? .roundedRectangle(rect, radius: min(radius, shorter / 2), style: style) : .rectangle(rect)
    case .circle:
      return .ellipse(Rect(rect.midX - shorter / 2, rect.midY - shorter / 2, shorter, shorter))
    case .ellipse:
      return .ellipse(rect)
    case .capsule(let style):
      return .roundedRectangle(rect, radius: shorter / 2, style: style)
    case .path(let path, let rule):
      return .path(path.transformed(.translation(x: rect.minX, y: rect.minY)), rule)
    }
  }
}
