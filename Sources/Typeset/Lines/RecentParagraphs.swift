// SPDX-License-Identifier: MIT

/// The paragraphs that one worker asked for last.
///
/// An entry is shown in several environments, and most of them set its texts alike: so a text is shaped, fitted and
/// set once for all of those. Used by one thread at a time.
public final class RecentParagraphs {
  /// How many are kept: the texts of one entry, in the styles that environments set them in.
  private static let most = 32

  /// What makes the paragraphs.
  public let typesetter: Typesetter
  private var paragraphs: [Paragraph] = []
  /// What paragraphs that differ rarely have in common, by place.
  private var marks: [UInt64] = []
  /// The place of the paragraph that was taken up last.
  private var latest = RecentParagraphs.most - 1

  /// Creates an empty collection over a typesetter.
  public init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// Returns a text shaped and ready to be laid out.
  public func paragraph(_ text: StyledText, style: ParagraphStyle) -> Paragraph {
    let mark = RecentParagraphs.mark(of: text)
    for place in marks.indices where marks[place] == mark && paragraphs[place].shows(text, in: style) {
      return paragraphs[place]
    }
    let paragraph = typesetter.paragraph(text, style: style)
    if paragraphs.count < RecentParagraphs.most {
      paragraphs.append(paragraph)
      marks.append(mark)
    } else {
      latest = (latest + 1) % RecentParagraphs.most
      paragraphs[latest] = paragraph
      marks[latest] = mark
    }
    return paragraph
  }

  private static func mark(of text: StyledText) -> UInt64 {
    text.spans[0].style.font.size.bitPattern &+ UInt64(text.spans[0].string.utf8.count)
  }
}

extension Paragraph {
  /// Whether it is a text in a style, byte by byte: Swift's own equality takes é and e followed by U+0301 as one.
  fileprivate func shows(_ text: StyledText, in style: ParagraphStyle) -> Bool {
    self.style == style && self.text.spans.count == text.spans.count
      && zip(self.text.spans, text.spans).allSatisfy {
        $0.style == $1.style && $0.string.hasBytes(of: $1.string)
      }
  }
}
