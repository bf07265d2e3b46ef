// SPDX-License-Identifier: MIT

/// Finds the placeholders of a text in one pass.
///
/// Read are the conversions of `printf` and Foundation that apps use, without the flag for a space: `100 % der`
/// and `50% off` are words.
struct PlaceholderScanner {
  private let bytes: [UInt8]
  private var offset = 0
  /// The start of the words since the last placeholder.
  private var wordsStart = 0
  private var words: [UInt8] = []
  /// The argument that the next placeholder without a number takes.
  private var nextArgument = 1
  private var found: [PlaceholderText.Piece] = []

  /// The longest name. Unit: bytes.
  private static let nameLimit = 128
  /// The widest number; wider ones are no number of a widget.
  private static let widthLimit = 99

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the parts of the text.
  mutating func pieces() -> [PlaceholderText.Piece] {
    while offset < bytes.count {
      let start = offset
      let placeholder: Placeholder?
      switch bytes[offset] {
      case UInt8(ascii: "%"):
        if next(1) == UInt8(ascii: "%") {
          words += bytes[wordsStart...offset]
          offset += 2
          wordsStart = offset
          continue
        }
        placeholder = percent()
      case UInt8(ascii: "{"): placeholder = braces()
      case UInt8(ascii: "$") where next(1) == UInt8(ascii: "{"):
        offset += 1
        placeholder = braces()
      default:
        offset += 1
        continue
      }
      if let placeholder {
        finishWords(at: start)
        found.append(.placeholder(placeholder))
        wordsStart = offset
      } else {
        offset = start + 1
      }
    }
    finishWords(at: bytes.count)
    return found
  }

  private mutating func finishWords(at end: Int) {
    words += bytes[wordsStart..<end]
    if !words.isEmpty { found.append(.words(String(decoding: words, as: UTF8.self))) }
    words = []
    wordsStart = end
  }

  private func next(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private var current: UInt8? { next(0) }

  // MARK: Percent

  /// Reads what follows a percent sign.
  private mutating func percent() -> Placeholder? {
    offset += 1
    switch current {
    case UInt8(ascii: "("): return pythonName()
    case UInt8(ascii: "{"): return braces()
    default: break
    }
    let position = argumentNumber()
    if bytes[offset...].starts(with: "arg".utf8), next(3).map(isLetter) != true {
      offset += 3
      return Placeholder(kind: .variableNumber, argument: position)
    }
    var placeholder = Placeholder(kind: .variableNumber, argument: position)
    placeholder.flags = flags()
    guard let width = size(), let precision = precision() else { return nil }
    placeholder.width = width.value
    placeholder.precision = precision.value
    guard let kind = conversion() else { return nil }
    placeholder.kind = kind
    if position == nil {
      placeholder.argument = nextArgument
      nextArgument += 1
    }
    return placeholder
  }

  /// Reads `2$`, or nothing.
  private mutating func argumentNumber() -> Int? {
    let start = offset
    if let number = digits(), current == UInt8(ascii: "$") {
      offset += 1
      return number
    }
    offset = start
    return nil
  }

  private mutating func digits() -> Int? {
    let start = offset
    var value = 0
    while let byte = current, isDigit(byte), offset - start < 4 {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      offset += 1
    }
    return offset == start ? nil : value
  }

  private mutating func flags() -> String {
    var flags = ""
    while let byte = current, "-+0'#".utf8.contains(byte) {
      if byte == UInt8(ascii: "#"), next(1) == UInt8(ascii: "@") { break }
      flags.append(Character(Unicode.Scalar(byte)))
      offset += 1
      if flags.utf8.count > 4 { break }
    }
    return flags
  }

  /// A number that need not be there.
  private struct Size {
    var value: Int?
  }

  /// Reads a width, which `*` leaves to the app; nil for one beyond the limit.
  private mutating func size() -> Size? {
    if current == UInt8(ascii: "*") {
      offset += 1
      _ = argumentNumber()
      return Size()
    }
    let value = digits()
    return value ?? 0 <= Self.widthLimit ? Size(value: value) : nil
  }

  private mutating func precision() -> Size? {
    guard current == UInt8(ascii: ".") else { return Size() }
    offset += 1
    guard let size = size() else { return nil }
    return size.value ?? 0 <= 20 ? Size(value: size.value ?? 0) : nil
  }

  private mutating func conversion() -> Placeholder.Kind? {
    if take("#@") {
      guard let name = name(until: UInt8(ascii: "@")) else { return nil }
      return .variable(name)
    }
    for length in ["hh", "h", "ll", "l", "q", "z", "t", "j", "L"] where take(length) { break }
    guard let byte = current else { return nil }
    let letter = Character(Unicode.Scalar(byte))
    offset += 1
    switch letter {
    case "@", "s", "S", "c", "C": return .words(conversion: letter)
    case "d", "i", "u", "x", "X", "o": return .integer(conversion: letter)
    case "f", "F", "e", "E", "g", "G": return .real(conversion: letter)
    default: return nil
    }
  }

  // MARK: Names

  /// Reads `(name)s`.
  private mutating func pythonName() -> Placeholder? {
    offset += 1
    guard let name = name(until: UInt8(ascii: ")")) else { return nil }
    let flags = flags()
    guard let width = size(), let precision = precision(), let kind = conversion() else { return nil }
    switch kind {
    case .words(conversion: "s"): return Placeholder(kind: .named(name))
    case .integer, .real:
      return Placeholder(
        kind: .name(name, isNumber: true), flags: flags, width: width.value, precision: precision.value)
    default: return nil
    }
  }

  /// Reads `{name}`, `{0}`, `{}` or `{{ name }}`.
  private mutating func braces() -> Placeholder? {
    offset += 1
    if current == UInt8(ascii: "}") {
      offset += 1
      nextArgument += 1
      return Placeholder(kind: .words(conversion: "@"), argument: nextArgument - 1)
    }
    let isDouble = current == UInt8(ascii: "{")
    if isDouble {
      offset += 1
      skipSpaces()
    }
    guard let name = name(until: UInt8(ascii: "}")) else { return nil }
    if isDouble {
      guard current == UInt8(ascii: "}") else { return nil }
      offset += 1
    }
    return Placeholder(kind: .named(name))
  }

  private mutating func skipSpaces() {
    while current == UInt8(ascii: " ") { offset += 1 }
  }

  /// Reads a name and the sign after it, which spaces may stand before.
  private mutating func name(until end: UInt8) -> String? {
    let start = offset
    while let byte = current, isNameByte(byte), offset - start <= Self.nameLimit { offset += 1 }
    let name = bytes[start..<offset]
    guard !name.isEmpty, name.count <= Self.nameLimit else { return nil }
    skipSpaces()
    guard current == end else { return nil }
    offset += 1
    return String(decoding: name, as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "_.-".utf8.contains(byte) || byte >= 0x80
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }
}
