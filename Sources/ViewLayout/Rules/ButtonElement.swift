// SPDX-License-Identifier: MIT

/// A button with its modifiers; reports where a finger can hit it.
final class ButtonElement: WrapperElement {
  private let path: String
  /// The button without its modifiers: they do not widen what can be hit.
  private let control: LayoutElement

  init(_ child: LayoutElement, control: LayoutElement, path: String) {
    self.path = path
    self.control = control
    super.init(child)
  }

  override func draw(into picture: inout PictureBuilder) {
    let first = picture.leaves.count
    super.draw(into: &picture)
    guard let rect = control.rect else { return }
    picture.button(in: rect, leavesFrom: first, path: path)
  }
}
