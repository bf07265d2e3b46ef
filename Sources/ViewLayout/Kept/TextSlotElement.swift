// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Typeset

/// A Text that is filled again and again.
final class TextSlotElement: WrapperElement, DrawnText {
  let path: String
  private let values: InheritedValues
  /// What the text shows, or nil where it could not be written.
  private var content: TextContent?

  init(_ child: LayoutElement, path: String, content: TextContent, values: InheritedValues) {
    self.path = path
    self.content = content
    self.values = values
    super.init(child)
  }

  override var contents: [LayoutElement] { [] }
  override var inkFollowsPlace: Bool { false }

  /// Fills the text and returns whether that changes it.
  func fill(_ next: TextContent, by builder: ElementBuilder) -> Bool {
    if let content, next.showsSame(as: content) { return false }
    if case .verbatim(let words) = next, case .verbatim? = content, let text = child as? TextElement {
      text.replaceWords(by: builder.words(words, among: values))
    } else {
      replaceChild(by: builder.text(next, path: path, values: values))
    }
    content = next
    return true
  }

  override func inkMarks(on grid: PixelGrid) -> InkMarks {
    if child is TextElement { return InkMarks(child.inkMark(on: grid)) }
    var marks = InkMarks()
    var open = [child]
    while let element = open.popLast() {
      if element.inkFollowsPlace { marks.append(element.inkMark(on: grid)) }
      open += element.contents
    }
    return marks
  }

  /// Forgets what the text shows.
  func empty() { content = nil }

  var plainText: TextElement? { (child as? TextElement)?.plainText }
}

/// A text that may be drawn in another place, or with other words, while the rest of a drawing stays.
protocol DrawnText: LayoutElement {
  /// The place in the layout file.
  var path: String { get }
  /// The text where its place is known and it is set in one colour, without lines and shadows; else nil.
  var plainText: TextElement? { get }
}

extension TextElement: DrawnText {
  var plainText: TextElement? { rect != nil && setting.plainInk != nil ? self : nil }
}

extension TextElement.Setting {
  /// The one colour of a text that is set in one way, without lines and shadows, or nil.
  var plainInk: EncodedColor? {
    guard inks.count == 1, case .solid(let color) = inks[0].letters, !inks[0].letters.isClear else {
      return nil
    }
    let style = text.spans[0].style
    return style.underline == nil && style.strikethrough == nil ? color : nil
  }
}

extension TextContent {
  /// Whether two contents of one Text, whose modifiers are the same, show the same.
  fileprivate func showsSame(as other: TextContent) -> Bool {
    switch (self, other) {
    case (.verbatim(let a), .verbatim(let b)): a == b && a.utf8.elementsEqual(b.utf8)
    case (.formatted(let a), .formatted(let b)): a == b
    case (.parts(let a), .parts(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.content.showsSame(as: $1.content) }
    default: false
    }
  }
}
