// SPDX-License-Identifier: MIT

/// What a shaping depends on; the size is not part of it.
struct ShapeKey: Hashable {
  /// The words of all spans.
  var text: String
  /// What the first span asks of faces.
  var face = FaceStyle()
  /// The spans after the first; most texts have none.
  var others: [Span] = []
  var locale: String

  /// A span that does not begin the text.
  struct Span: Hashable {
    /// The offset of the span's first UTF-16 unit.
    var start: Int
    var face: FaceStyle
  }

  init(text: String, face: FaceStyle = FaceStyle(), locale: String) {
    self.text = text
    self.face = face
    self.locale = locale
  }

  init(_ styled: StyledText, locale: String) {
    text = styled.string
    face = styled.spans[0].style.font.face
    self.locale = locale
    guard styled.spans.count > 1 else { return }
    var start = styled.spans[0].string.utf16.count
    for span in styled.spans.dropFirst() {
      others.append(Span(start: start, face: span.style.font.face))
      start += span.string.utf16.count
    }
  }

  /// What each span asks of faces.
  var faces: [FaceStyle] { [face] + others.map(\.face) }

  /// Hashes the texts byte by byte, as they are compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(others)
    hasher.combine(bytesOf: text)
    hasher.combine(bytesOf: locale)
  }

  /// Compares the texts byte by byte: Swift's own equality takes é and e followed by U+0301 as one.
  static func == (a: ShapeKey, b: ShapeKey) -> Bool {
    a.face == b.face && a.others == b.others && a.locale == b.locale && a.text.hasBytes(of: b.text)
  }
}
