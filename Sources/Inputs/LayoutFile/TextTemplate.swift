// SPDX-License-Identifier: MIT

/// A string with places for the entry's fields.
///
/// `{field}` takes the field, `{{` is a brace, a lone `}` stands for itself.
struct TextTemplate: Sendable {
  enum Piece: Hashable, Sendable {
    case words(String)
    case field(String)
  }

  let pieces: [Piece]
  /// Where the string stands in the layout file.
  let position: SourcePosition

  /// Makes a part of a template.
  init(pieces: [Piece], position: SourcePosition) {
    self.pieces = pieces
    self.position = position
  }

  /// The fields in the order of the string.
  var fields: [String] {
    pieces.compactMap { if case .field(let name) = $0 { name } else { nil } }
  }

  /// The words, if no field is named.
  var fixedWords: String? {
    switch pieces.count {
    case 0: ""
    case 1: if case .words(let words) = pieces[0] { words } else { nil }
    default: nil
    }
  }

  /// Reads a string, or reports that it is too long or what is wrong with its braces.
  init?(_ place: JSONPlace, _ string: String) {
    guard string.utf8.count <= EntryFields.textLimit else {
      place.report(
        .outOfRange, "a text of more than \(EntryFields.textLimit) bytes is not set",
        hint: "No widget shows as much; give a shorter text.")
      return nil
    }
    var pieces: [Piece] = []
    var words = ""
    var rest = Substring(string)
    // Braces are looked for in the bytes: in a long text that is many times faster than by characters.
    while let brace = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      words += rest[..<brace]
      rest = rest[rest.utf8.index(after: brace)...]
      if rest.utf8.first == UInt8(ascii: "{") {
        words.append("{")
        rest = rest[rest.utf8.index(after: rest.startIndex)...]
        continue
      }
      guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "}")) else {
        place.report(
          .template, "'{' opens a field and no '}' closes it in \"\(string.excerpt)\"",
          hint: "A brace itself is written '{{'.")
        return nil
      }
      let name = String(rest[..<end])
      guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: "{")) else {
        place.report(
          .template, "'{\(name.excerpt)}' names no field in \"\(string.excerpt)\"",
          hint: "A field is written {name}; a brace itself '{{'.")
        return nil
      }
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
      pieces.append(.field(name))
      rest = rest[rest.utf8.index(after: end)...]
    }
    words += rest
    if !words.isEmpty { pieces.append(.words(words)) }
    self.pieces = pieces
    position = place.position
  }
}
