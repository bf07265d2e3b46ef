// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
@testable import Typeset
import ViewLayout

extension ViewNode {
  static func color(_ name: PaletteColor = .red, path: String = "color") -> ViewNode {
    ViewNode(path: path, view: .color(.palette(name)))
  }

  static func fixed(_ width: Double, _ height: Double, path: String = "fixed") -> ViewNode {
    ViewNode(path: path, view: .leaf(FixedLeaf(answer: Size(width, height))))
  }

  static func shape(_ kind: ShapeKind, fill: ShapeStyle? = nil, path: String = "shape") -> ViewNode {
    ViewNode(path: path, view: .shape(kind, fill: fill))
  }

  static func hStack(
    _ children: [ViewNode], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    path: String = "stack"
  ) -> ViewNode {
    ViewNode(path: path, view: .hStack(alignment: alignment, spacing: spacing, children))
  }

  static func vStack(
    _ children: [ViewNode], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    path: String = "stack"
  ) -> ViewNode {
    ViewNode(path: path, view: .vStack(alignment: alignment, spacing: spacing, children))
  }

  func with(_ modifiers: ViewModifier...) -> ViewNode {
    var copy = self
    copy.modifiers += modifiers
    return copy
  }

  func frame(_ width: Double?, _ height: Double?) -> ViewNode {
    with(.frame(width: width, height: height, alignment: .center))
  }

  func frame(minWidth: Double? = nil, maxWidth: Double? = nil) -> ViewNode {
    var frame = FlexibleFrame()
    frame.minWidth = minWidth
    frame.maxWidth = maxWidth
    return with(.flexibleFrame(frame))
  }
}

extension LayoutEngine {
  /// An engine for trees without text.
  static func withoutFonts(
    _ environment: LayoutEnvironment = LayoutEnvironment(), images: (any ImageLibrary)? = nil
  ) -> LayoutEngine {
    LayoutEngine(
      environment: environment, typesetter: Typesetter(fonts: FontCollection(families: [])), images: images)
  }
}

extension PlacedTree {
  /// The rectangle at a path, or nil where nothing is shown there.
  func frame(_ path: String) -> Rect? { frames.first { $0.path == path }?.rect }
}

extension PlacedLeaf {
  /// The shape of a fill.
  var outline: Outline? {
    if case .fill(let outline, _) = content { outline } else { nil }
  }

  /// The colour of a fill.
  var color: EncodedColor? {
    if case .fill(_, .solid(let color)) = content { color } else { nil }
  }
}
