// SPDX-License-Identifier: MIT

/// A control with its modifiers; reports where a finger can hit it.
final class ControlElement: WrapperElement {
  private let kind: PlacedControl.Kind
  private let path: String
  /// The control without its modifiers: they do not widen what can be hit.
  private let control: LayoutElement

  init(_ child: LayoutElement, kind: PlacedControl.Kind, control: LayoutElement, path: String) {
    self.kind = kind
    self.path = path
    self.control = control
    super.init(child)
  }

  override func draw(into picture: inout PictureBuilder) {
    let first = picture.leaves.count
    super.draw(into: &picture)
    guard let rect = control.rect else { return }
    picture.control(kind, in: rect, leavesFrom: first, path: path)
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
