// SPDX-License-Identifier: MIT

/// Prose broken into lines of a terminal.
public enum WrappedText {
  /// Returns the lines of a text, margins included, at most so many columns wide.
  ///
  /// Lines break at spaces and beside wide characters, which are written without spaces; a word longer
  /// than a line is broken where the line ends. A closing mark never starts a line.
  ///
  /// - Parameters:
  ///   - text: The text; its own line breaks count as spaces. A no-break space keeps its words together and
  ///     is written as a space.
  ///   - columns: The width of a line with its margin.
  ///   - first: What stands before the first line, such as `"  → "`.
  ///   - margin: What stands before every other line.
  public static func lines(
    _ text: String, columns: Int, first: String = "", margin: String = ""
  ) -> [String] {
    var page = Page(columns: columns, first: first, margin: margin)
    for piece in pieces(of: text) { page.place(piece) }
    return page.lines + [page.line]
  }

  /// A stretch of text that no line breaks, unless it is longer than one.
  private struct Piece {
    var text: String
    /// Spaces before it where it does not start a line: 0 or 1.
    var gap: Int
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    for word in text.split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" }) {
      var previous: Character?
      for character in word {
        let joins = previous.map {
          closing.contains(character)
            || DisplayWidth.columns(of: character) < 2 && DisplayWidth.columns(of: $0) < 2
        }
        if joins == true {
          pieces[pieces.count - 1].text.append(character)
        } else {
          pieces.append(Piece(text: String(character), gap: previous == nil ? 1 : 0))
        }
        previous = character
      }
    }
    return pieces
  }

  /// Marks that stay with the character before them.
  private static let closing: Set<Character> = [
    "、", "。", "」", "』", "）", "】", "，", "．", "！", "？", "”", "’", ".", ",", ")", ":", ";",
  ]

  /// The lines so far and the one being filled.
  private struct Page {
    var lines: [String] = []
    var line: String
    private let margin: String
    private let width: Int
    private var room: Int
    private var isFresh = true

    init(columns: Int, first: String, margin: String) {
      line = first
      self.margin = margin
      // Even the deepest margin leaves room for a short word.
      width = max(8, columns - DisplayWidth.columns(of: margin))
      room = max(8, columns - DisplayWidth.columns(of: first))
    }

    mutating func place(_ piece: Piece) {
      if !isFresh, piece.gap + DisplayWidth.columns(of: piece.text) > room {
        endLine()
      }
      if !isFresh, piece.gap == 1 {
        line += " "
        room -= 1
      }
      for character in piece.text {
        let columns = DisplayWidth.columns(of: character)
        if columns > room { endLine() }
        line.append(character == "\u{A0}" ? " " : character)
        room -= columns
        isFresh = false
      }
    }

    private mutating func endLine() {
      lines.append(line)
      line = margin
      room = width
      isFresh = true
    }
  }
}
