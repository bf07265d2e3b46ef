// SPDX-License-Identifier: MIT

import Geometry

/// A control without its modifiers, which do not widen what a finger can hit; notes where it was drawn.
final class ControlAreaElement: WrapperElement {
  /// The rectangle once something of it was drawn. Unit: pt on the canvas.
  private(set) var visibleRect: Rect?

  override var inkFollowsPlace: Bool { false }

  override func draw(into picture: inout PictureBuilder) {
    super.draw(into: &picture)
    visibleRect = rect.flatMap(picture.visiblePlace)
  }
}

/// A control with its modifiers; reports where a finger can hit it.
final class ControlElement: WrapperElement {
  private let kind: PlacedControl.Kind
  private let path: String
  private let area: ControlAreaElement

  init(_ child: LayoutElement, kind: PlacedControl.Kind, area: ControlAreaElement, path: String) {
    self.kind = kind
    self.path = path
    self.area = area
    super.init(child)
  }

  override var inkFollowsPlace: Bool { false }

  override func draw(into picture: inout PictureBuilder) {
    let first = picture.leaves.count
    super.draw(into: &picture)
    guard let place = area.visibleRect else { return }
    picture.control(kind, in: place, leavesFrom: first, path: path)
  }
}

extension PrimitiveView {
  /// What a finger can do with the view, or nil for nothing.
  var controlKind: PlacedControl.Kind? {
    switch self {
    case .button: .button
    case .control(.toggle): .toggle
    case .control(.link): .link
    default: nil
    }
  }
}
