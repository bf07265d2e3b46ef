// SPDX-License-Identifier: MIT

extension Outline {
  /// The outline as a path, clockwise, as SwiftUI walks round the plain shapes.
  public var path: Path {
    switch self {
    case .rectangle(let rect): .rectangle(rect)
    case .roundedRectangle(let rect, let radius, let style):
      .roundedRectangle(rect, radius: radius, style: style)
    case .ellipse(let rect): .ellipse(in: rect)
    case .path(let path, _): path
    }
  }

  /// Which places count as inside.
  public var fillRule: FillRule {
    if case .path(_, let rule) = self { rule } else { .nonZero }
  }

  /// The smallest rectangle that holds the outline; empty for a path without a piece.
  public var bounds: Rect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
    case .path(let path, _): path.bounds ?? Rect(0, 0, 0, 0)
    }
  }

  /// Returns the plain shape whose edge lies a distance further inside, or nil for a free path.
  ///
  /// A rounded rectangle loses the distance from its radius too, as SwiftUI's insettable shapes do.
  /// Where nothing is left the result is an empty rectangle at the middle.
  public func inset(by distance: Double) -> Outline? {
    switch self {
    case .rectangle(let rect): .rectangle(rect.shrunk(by: distance))
    case .roundedRectangle(let rect, let radius, let style):
      .roundedRectangle(rect.shrunk(by: distance), radius: max(0, radius - distance), style: style)
    case .ellipse(let rect): .ellipse(rect.shrunk(by: distance))
    case .path: nil
    }
  }
}

extension Rect {
  /// Returns the rectangle with all edges moved inwards, never past its middle.
  fileprivate func shrunk(by distance: Double) -> Rect {
    let dx = min(distance, width / 2)
    let dy = min(distance, height / 2)
    return inset(by: EdgeInsets(top: dy, leading: dx, bottom: dy, trailing: dx))
  }
}
