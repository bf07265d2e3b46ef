// SPDX-License-Identifier: MIT

public import Geometry

/// A shape in its place, which shapes inside may follow.
public struct ContainerShape: Hashable, Sendable {
  /// The shape.
  public var shape: ShapeKind
  /// Its rectangle. Unit: pt on the canvas.
  public var rect: Rect

  /// Creates a container's shape.
  public init(_ shape: ShapeKind, in rect: Rect) {
    self.shape = shape
    self.rect = rect
  }

  /// Returns the shape that runs along with the container's in a rectangle inside it.
  ///
  /// A container without a corner radius gives its own kind of shape.
  ///
  /// - Source: reverse-engineered: one distance for all corners, the smallest of the four between the edges.
  func shape(relativeTo inner: Rect) -> ShapeKind {
    let distance = max(
      0,
      min(
        inner.minX - rect.minX, inner.minY - rect.minY, rect.maxX - inner.maxX, rect.maxY - inner.maxY))
    switch shape {
    case .roundedRectangle(let radius, let style):
      return .roundedRectangle(cornerRadius: max(0, radius - distance), style)
    case .unevenRoundedRectangle(let radii, let style):
      return .unevenRoundedRectangle(radii.map { max(0, $0 - distance) }, style)
    default: return shape
    }
  }
}

extension ShapeKind {
  /// Returns the edge of the shape in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. Unit: pt.
  ///   - distance: How much further inside the edge lies. Unit: pt.
  ///   - container: What the shape may follow; without one it is a rectangle.
  func outline(in rect: Rect, inset distance: Double = 0, container: ContainerShape? = nil) -> Outline {
    switch self {
    case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule:
      let outline = plainOutline(in: rect)
      return distance == 0 ? outline : outline.inset(by: distance) ?? outline
    case .unevenRoundedRectangle(let radii, let style):
      let inner = Outline.rectangle(rect).inset(by: distance)?.bounds ?? rect
      return .path(
        .roundedRectangle(inner, radii: radii.map { max(0, $0 - distance) }, style: style), .nonZero)
    case .containerRelative:
      let shape = container?.shape(relativeTo: rect) ?? .rectangle
      return shape.outline(in: rect, inset: distance)
    case .path(let path, let rule):
      return .path(path.transformed(.translation(x: rect.minX, y: rect.minY)), rule)
    case .inset(let shape, let more):
      return shape.outline(in: rect, inset: distance + more, container: container)
    case .trimmed(let shape, let from, let to):
      let whole = shape.outline(in: rect, inset: distance, container: container)
      return .path(whole.path.trimmed(from: from, to: to), whole.fillRule)
    case .rotated(let shape, let degrees, let anchor):
      return shape.outline(in: rect, inset: distance, container: container)
        .transformed(.rotation(degrees: degrees, around: anchor.point(in: rect)))
    }
  }

  private func plainOutline(in rect: Rect) -> Outline {
    let shorter = min(rect.width, rect.height)
    switch self {
    case .roundedRectangle(let radius, let style):
      return radius > 0
        ? .roundedRectangle(rect, radius: min(radius, shorter / 2), style: style) : .rectangle(rect)
    case .circle:
      return .ellipse(Rect(rect.midX - shorter / 2, rect.midY - shorter / 2, shorter, shorter))
    case .ellipse:
      return .ellipse(rect)
    case .capsule(let style):
      return .roundedRectangle(rect, radius: shorter / 2, style: style)
    default:
      return .rectangle(rect)
    }
  }

  /// Whether the shape takes a square of what it is offered, as a circle does since iOS 17.
  var isSquare: Bool {
    switch self {
    case .circle: true
    case .inset(let shape, _), .trimmed(let shape, _, _), .rotated(let shape, _, _): shape.isSquare
    default: false
    }
  }
}
