// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Raster
import Typeset
import ViewLayout

/// The known colours of a text and of what it lies on, at one place.
///
/// Contrast is judged from colours that the design names, never from antialiased pixels. They are laid over each
/// other as the picture's pixels are, in the same groups and with the same rounding.
struct Backdrop {
  /// A place at which colours are looked at.
  private struct Probe {
    /// Unit: pt on the canvas.
    var point: Point
    /// Whether shadows count in full; else they do not count.
    var isShadowed: Bool
  }

  /// The pixel so far in each open group, the outermost first; nil where more than one colour lies under the text.
  private var layers: [PremultipliedColor?] = [.black]
  /// The groups that are open.
  private var fades: [PlacedLeaf.Fade] = []
  private let probe: Probe
  private let space: ColorSpace

  /// What a picture shows where a text has ink, and beside it.
  struct Colors: Hashable {
    var ink: PremultipliedColor
    var ground: PremultipliedColor
  }

  /// Returns the opaque colours of a text and its ground, or nil where what lies under it cannot be told.
  ///
  /// Over gradients they are those at 25 places of the text's rectangle; a shadow that reaches the text counts
  /// once in full and once not at all, and the truth lies between.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - paint: What the text's letters are filled with.
  ///   - leaves: The views with ink below the text, in drawing order; below them is opaque black.
  ///   - space: The space of the drawing.
  static func colors(
    of text: PlacedLeaf, _ paint: Paint, over leaves: some Collection<PlacedLeaf>, in space: ColorSpace
  ) -> Set<Colors>? {
    guard !text.enclosure.isMasked, text.enclosure.blurReach == 0 else { return nil }
    var colors: Set<Colors> = []
    for probe in probes(of: text, paint, over: leaves) {
      var ground = Backdrop(probe: probe, space: space)
      for leaf in leaves { ground.lay(leaf, under: text) }
      ground.cast(text.shadows, on: text.rect, inside: text.fades)
      ground.enter(text.fades)
      var ink = ground
      ink.compose(ink.pixel(of: paint, in: text))
      ground.enter([])
      ink.enter([])
      guard let inkColor = ink.layers[0], let groundColor = ground.layers[0] else { return nil }
      colors.insert(Colors(ink: inkColor, ground: groundColor))
    }
    return colors
  }

  private init(probe: Probe, space: ColorSpace) {
    self.probe = probe
    self.space = space
  }

  private static func probes(
    of text: PlacedLeaf, _ paint: Paint, over leaves: some Collection<PlacedLeaf>
  ) -> [Probe] {
    let rect = text.rect
    let isUneven =
      paint.isGradient || leaves.contains { $0.content.hasGradient && $0.rect.intersection(rect) != nil }
    let hasShadow =
      text.shadows.contains { $0.rect.intersection(rect) != nil }
      || leaves.contains { leaf in leaf.shadows.contains { $0.rect.intersection(rect) != nil } }
    let shares = isUneven ? [0, 0.25, 0.5, 0.75, 1] : [0.5]
    return shares.flatMap { y in
      shares.flatMap { x in
        let point = Point(rect.minX + x * rect.width, rect.minY + y * rect.height)
        return (hasShadow ? [false, true] : [false]).map { Probe(point: point, isShadowed: $0) }
      }
    }
  }

  private mutating func lay(_ leaf: PlacedLeaf, under text: PlacedLeaf) {
    cast(leaf.shadows, on: text.rect, inside: leaf.fades)
    let coverage = leaf.coverage(of: text)
    guard coverage != .none else { return }
    enter(leaf.fades)
    switch (coverage, leaf.content) {
    case (.whole, .fill(_, let paint)), (.whole, .stroke(_, let paint)): compose(pixel(of: paint, in: leaf))
    default: layers[layers.count - 1] = nil
    }
  }

  /// Lays shadows where they count.
  private mutating func cast(_ shadows: [PlacedLeaf.Shadow], on rect: Rect, inside fades: [PlacedLeaf.Fade]) {
    guard probe.isShadowed else { return }
    for shadow in shadows where shadow.rect.intersection(rect) != nil {
      enter(Array(fades.prefix(shadow.depth)))
      compose(shadow.color.premultiplied(in: space))
    }
  }

  private func pixel(of paint: Paint, in leaf: PlacedLeaf) -> PremultipliedColor {
    switch paint {
    case .solid(let color): return color.premultiplied(in: space)
    case .gradient(let gradient):
      let point = leaf.enclosure.transform?.inverse?.applied(to: probe.point) ?? probe.point
      return gradient.pixel(at: point, in: space)
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

extension PlacedLeaf {
  /// Returns how much of a text's rectangle the leaf covers evenly.
  fileprivate func coverage(of text: PlacedLeaf) -> ShapeCoverage {
    let reach = rect.inset(by: EdgeInsets(all: -enclosure.blurReach))
    guard reach.intersection(text.rect) != nil else { return .none }
    if let clip {
      guard clip.intersection(text.rect) != nil else { return .none }
      guard clip.contains(text.rect) else { return .part }
    }
    switch content {
    case .text(_, let paragraph, _): return paragraph.lines.isEmpty ? .none : .part
    case .image: return .part
    case .fill(let outline, _), .stroke(let outline, _):
      if enclosure.isMasked || enclosure.blurReach > 0 { return .part }
      // What turns together is compared before it turns.
      if enclosure.transform == text.enclosure.transform { return outline.coverage(of: text.localRect) }
      return (enclosure.transform.map(outline.transformed) ?? outline).coverage(of: text.rect)
    }
  }
}

extension PlacedLeaf.Content {
  fileprivate var hasGradient: Bool {
    switch self {
    case .fill(_, let paint), .stroke(_, let paint), .text(_, _, let paint): paint.isGradient
    case .image: false
    }
  }
}

extension Paint {
  fileprivate var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }
}
