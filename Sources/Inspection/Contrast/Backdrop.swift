// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Typeset
import ViewLayout

/// The known colours of a text and of what it lies on.
///
/// Contrast is judged from colours that the design names, never from antialiased pixels. They are laid over each
/// other as the picture's pixels are, in the same groups and with the same rounding.
struct Backdrop {
  /// The pixel so far in each open group, the outermost first; nil where more than one colour lies under the text.
  private var layers: [PremultipliedColor?] = [.black]
  /// The groups that are open.
  private var fades: [PlacedLeaf.Fade] = []

  /// What a picture shows where a text has ink, and beside it.
  struct Colors: Hashable {
    var ink: PremultipliedColor
    var ground: PremultipliedColor
  }

  /// Returns the opaque colours of a text and its ground, or nil where more than one colour lies under it.
  ///
  /// - Parameters:
  ///   - text: The text. Its rectangle is on the canvas, in pt.
  ///   - color: The text's colour.
  ///   - leaves: The views with ink below the text, in drawing order; below them is opaque black.
  ///   - space: The space of the drawing.
  static func colors(
    of text: PlacedLeaf, _ color: EncodedColor, over leaves: some Sequence<PlacedLeaf>, in space: ColorSpace
  ) -> Colors? {
    var ground = Backdrop()
    for leaf in leaves { ground.lay(leaf, under: text.rect, in: space) }
    ground.enter(text.fades)
    var ink = ground
    ink.compose(color.premultiplied(in: space))
    ground.enter([])
    ink.enter([])
    guard let inkColor = ink.layers[0], let groundColor = ground.layers[0] else { return nil }
    return Colors(ink: inkColor, ground: groundColor)
  }

  private mutating func lay(_ leaf: PlacedLeaf, under rect: Rect, in space: ColorSpace) {
    switch leaf.content {
    case .text(_, let paragraph, let ink):
      // Letters under letters: the ground is no longer one colour where both have ink.
      guard ink.alpha > 0, !paragraph.lines.isEmpty, leaf.rect.intersection(rect) != nil else { return }
      enter(leaf.fades)
      layers[layers.count - 1] = nil
    case .fill(let outline, let ink):
      guard ink.alpha > 0 else { return }
      let coverage = outline.coverage(of: rect, clip: leaf.clip)
      guard coverage != .none else { return }
      enter(leaf.fades)
      switch coverage {
      case .whole: compose(ink.premultiplied(in: space))
      case .none, .part: layers[layers.count - 1] = nil
      }
    }
  }

  /// Lays a pixel over the innermost open group's; an opaque one makes it known again.
  private mutating func compose(_ pixel: PremultipliedColor?) {
    let last = layers.count - 1
    layers[last] = pixel.flatMap { pixel in
      pixel.alpha == 255 ? pixel : layers[last].map(pixel.composited(over:))
    }
  }

  /// Closes the open groups that a view is not in, and opens those that it is in.
  private mutating func enter(_ target: [PlacedLeaf.Fade]) {
    let common = zip(fades, target).prefix { $0 == $1 }.count
    while fades.count > common {
      let group = layers.removeLast()
      let share = fades.removeLast().share
      compose(group?.faded(to: share))
    }
    fades += target[common...]
    layers += target[common...].map { _ in PremultipliedColor.clear }
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
