// SPDX-License-Identifier: MIT

import Typeset
import ViewLayout

/// Reads the Markdown of a Text's literal, as SwiftUI does with a `LocalizedStringKey`: emphasis, strikethrough,
/// code and links inside one paragraph, white space kept. What fields put in is not read.
enum MarkdownText {
  /// How a part is marked.
  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let strong = Marks(rawValue: 1)
    static let emphasis = Marks(rawValue: 2)
    static let strikethrough = Marks(rawValue: 4)
    static let code = Marks(rawValue: 8)
    static let link = Marks(rawValue: 16)

    /// What SwiftUI changes about the text.
    var modifiers: [ViewModifier] {
      var modifiers: [ViewModifier] = []
      if contains(.strong) { modifiers.append(.fontWeight(.bold)) }
      if contains(.emphasis) { modifiers.append(.text(.italic(true))) }
      if contains(.code) { modifiers.append(.text(.monospaced(true))) }
      if contains(.strikethrough) { modifiers.append(.text(.strikethrough(TextLineStyle()))) }
      if contains(.link) { modifiers.append(.text(.link)) }
      return modifiers
    }
  }

  /// The most marks of a literal; one with more is taken as it is. Pairing them takes time by their square.
  static let mostMarks = 4096

  /// Returns what a literal says.
  static func source(_ template: TextTemplate) -> TextSource {
    let marks = template.pieces.reduce(0) { count, piece in
      guard case .words(let words) = piece else { return count }
      return words.utf8.reduce(count) { $0 + ("*_~`[\\".utf8.contains($1) ? 1 : 0) }
    }
    guard 1...mostMarks ~= marks else { return .words(template) }
    var parser = MarkdownParser(template.pieces)
    let parts = parser.parts()
    func words(_ pieces: [TextTemplate.Piece]) -> TextSource {
      .words(TextTemplate(pieces: pieces, position: template.position))
    }
    if parts.isEmpty { return words([]) }
    if parts.count == 1, parts[0].marks.isEmpty { return words(parts[0].pieces) }
    return .parts(parts.map { TextPartSource(source: words($0.pieces), modifiers: $0.marks.modifiers) })
  }
}

/// Finds the marked parts of one paragraph.
///
/// - Source: CommonMark 0.31.2, sections 2.4, 6.1 to 6.3 and the appendix on delimiter stacks; GitHub Flavored
///   Markdown 0.29, section 6.5, with two tildes only. HTML, entities, images, autolinks and link titles are not
///   read.
struct MarkdownParser {
  /// A part with equal marks.
  struct Part: Hashable {
    var pieces: [TextTemplate.Piece]
    var marks: MarkdownText.Marks
  }

  /// A character or a field, which counts as a letter.
  private enum Atom {
    case character(Character)
    case field(String)

    var character: Character? { if case .character(let character) = self { character } else { nil } }
  }

  /// A stretch of text, or a run of marks that may open or close something.
  private struct Token {
    var atoms: [Atom]
    var marks: MarkdownText.Marks = []
    /// `*`, `_` or `~`, or nil for text.
    var delimiter: Character?
    var canOpen = false
    var canClose = false
    /// How many marks the file has: the rule on multiples of three asks for it.
    var length = 0
  }

  private let atoms: [Atom]
  /// The place of the bracket that closes each one that opens.
  private var closings: [Int: Int] = [:]
  private var tokens: [Token] = []

  init(_ pieces: [TextTemplate.Piece]) {
    atoms = pieces.flatMap { piece -> [Atom] in
      switch piece {
      case .words(let words): words.map(Atom.character)
      case .field(let name): [.field(name)]
      }
    }
    pairBrackets()
  }

  /// Finds the bracket that closes each one that opens, in one pass.
  private mutating func pairBrackets() {
    var open: [Int] = []
    var place = 0
    while place < atoms.count {
      switch atoms[place].character {
      case "\\": place += 1
      case "[": open.append(place)
      case "]": if let start = open.popLast() { closings[start] = place }
      default: break
      }
      place += 1
    }
  }

  /// Returns the parts in order.
  mutating func parts() -> [Part] {
    read(atoms[...], marks: [], readsLinks: true)
    pair(from: 0)
    var parts: [Part] = []
    for token in tokens {
      for atom in token.atoms { Self.add(atom, token.marks, to: &parts) }
    }
    return parts
  }

  private static func add(_ atom: Atom, _ marks: MarkdownText.Marks, to parts: inout [Part]) {
    if parts.last?.marks != marks { parts.append(Part(pieces: [], marks: marks)) }
    let last = parts.count - 1
    switch atom {
    case .field(let name): parts[last].pieces.append(.field(name))
    case .character(let character):
      if case .words(var words)? = parts[last].pieces.last {
        // Taken out first, so that appending copies nothing.
        parts[last].pieces.removeLast()
        words.append(character)
        parts[last].pieces.append(.words(words))
      } else {
        parts[last].pieces.append(.words(String(character)))
      }
    }
  }

  // MARK: Tokens

  private mutating func read(_ atoms: ArraySlice<Atom>, marks: MarkdownText.Marks, readsLinks: Bool) {
    var place = atoms.startIndex
    while place < atoms.endIndex {
      switch atoms[place].character {
      case "\\":
        let next = place + 1
        if next < atoms.endIndex, let escaped = atoms[next].character, Self.isASCIIPunctuation(escaped) {
          addText(atoms[next], marks)
          place += 2
        } else {
          addText(atoms[place], marks)
          place += 1
        }
      case "`": place = readCode(atoms, from: place, marks: marks)
      case "[" where readsLinks: place = readLink(atoms, from: place, marks: marks)
      case "*", "_", "~": place = readDelimiters(atoms, from: place, marks: marks)
      default:
        addText(atoms[place], marks)
        place += 1
      }
    }
  }

  private mutating func addText(_ atom: Atom, _ marks: MarkdownText.Marks) {
    let last = tokens.count - 1
    if last >= 0, tokens[last].delimiter == nil, tokens[last].marks == marks {
      tokens[last].atoms.append(atom)
    } else {
      tokens.append(Token(atoms: [atom], marks: marks))
    }
  }

  /// The end of a run of one character.
  private func end(of character: Character, _ atoms: ArraySlice<Atom>, from start: Int) -> Int {
    var end = start
    while end < atoms.endIndex, atoms[end].character == character { end += 1 }
    return end
  }

  /// Code ends at as many backticks as it began with; a space at both ends is left out.
  private mutating func readCode(
    _ atoms: ArraySlice<Atom>, from start: Int, marks: MarkdownText.Marks
  ) -> Int {
    let inside = end(of: "`", atoms, from: start)
    var place = inside
    while place < atoms.endIndex {
      guard atoms[place].character == "`" else {
        place += 1
        continue
      }
      let close = end(of: "`", atoms, from: place)
      if close - place == inside - start {
        var code = atoms[inside..<place]
        let isBlank = code.allSatisfy { $0.character == " " }
        if !isBlank, code.first?.character == " ", code.last?.character == " " {
          code = code.dropFirst().dropLast()
        }
        for atom in code { addText(atom, marks.union(.code)) }
        return close
      }
      place = close
    }
    for atom in atoms[start..<inside] { addText(atom, marks) }
    return inside
  }

  /// `[text](target)`; the target is not shown.
  private mutating func readLink(
    _ atoms: ArraySlice<Atom>, from start: Int, marks: MarkdownText.Marks
  ) -> Int {
    guard let close = closings[start], close + 1 < atoms.endIndex, atoms[close + 1].character == "(",
      case let open = close + 1,
      let end = atoms[open...].firstIndex(where: { $0.character == ")" }),
      !atoms[open..<end].contains(where: { $0.character?.isWhitespace == true })
    else {
      addText(atoms[start], marks)
      return start + 1
    }
    let first = tokens.count
    read(atoms[(start + 1)..<close], marks: marks.union(.link), readsLinks: false)
    pair(from: first)
    // What did not pair inside does not pair with anything outside.
    for index in first..<tokens.count { tokens[index].delimiter = nil }
    return end + 1
  }

  private mutating func readDelimiters(
    _ atoms: ArraySlice<Atom>, from start: Int, marks: MarkdownText.Marks
  ) -> Int {
    guard let character = atoms[start].character else { return start + 1 }
    let end = end(of: character, atoms, from: start)
    let before = start > atoms.startIndex ? Side(atoms[start - 1].character) : .space
    let after = end < atoms.endIndex ? Side(atoms[end].character) : .space
    let isLeft = after != .space && (after != .punctuation || before != .letter)
    let isRight = before != .space && (before != .punctuation || after != .letter)
    var token = Token(
      atoms: Array(atoms[start..<end]), marks: marks, delimiter: character, length: end - start)
    if character == "_" {
      token.canOpen = isLeft && (!isRight || before == .punctuation)
      token.canClose = isRight && (!isLeft || after == .punctuation)
    } else {
      token.canOpen = isLeft
      token.canClose = isRight
    }
    if character == "~", end - start != 2 { token.delimiter = nil }
    tokens.append(token)
    return end
  }

  /// What stands beside marks; a field is a letter.
  private enum Side {
    case space, punctuation, letter

    init(_ character: Character?) {
      guard let character else {
        self = .letter
        return
      }
      self =
        character.isWhitespace
        ? .space : character.isPunctuation || character.isSymbol ? .punctuation : .letter
    }
  }

  private static func isASCIIPunctuation(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  // MARK: Pairs

  /// Pairs marks that close with the nearest ones before them that open.
  private mutating func pair(from first: Int) {
    var closer = first
    while closer < tokens.count {
      guard tokens[closer].delimiter != nil, tokens[closer].canClose,
        let opener = opener(for: closer, from: first)
      else {
        closer += 1
        continue
      }
      let isDouble = tokens[opener].atoms.count >= 2 && tokens[closer].atoms.count >= 2
      let mark: MarkdownText.Marks =
        tokens[closer].delimiter == "~" ? .strikethrough : isDouble ? .strong : .emphasis
      for index in (opener + 1)..<closer {
        tokens[index].marks.formUnion(mark)
        tokens[index].delimiter = nil
      }
      tokens[opener].atoms.removeLast(isDouble ? 2 : 1)
      tokens[closer].atoms.removeLast(isDouble ? 2 : 1)
      if tokens[opener].atoms.isEmpty { tokens[opener].delimiter = nil }
      if tokens[closer].atoms.isEmpty { tokens[closer].delimiter = nil }
    }
  }

  private func opener(for closer: Int, from first: Int) -> Int? {
    let closing = tokens[closer]
    var place = closer - 1
    while place >= first {
      let opening = tokens[place]
      if opening.delimiter == closing.delimiter, opening.canOpen {
        // Where one run could do both, lengths that sum to a multiple of three do not pair.
        let isOdd =
          (opening.canClose || closing.canOpen) && (opening.length + closing.length).isMultiple(of: 3)
          && !(opening.length.isMultiple(of: 3) && closing.length.isMultiple(of: 3))
        if !isOdd { return place }
      }
      place -= 1
    }
    return nil
  }
}
