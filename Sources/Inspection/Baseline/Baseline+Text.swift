// SPDX-License-Identifier: MIT

// The file: a first line with the format, one line for each parameter and each face, an empty line, then one line
// for each widget, locale and entry, sorted by bytes, so that two branches that add entries merge line by line:
//
//     andon-baseline|1
//     model|red.domain|"encoded"
//     font|Inter Regular|40d692fc…
//
//     affirmation|en_US|8beb4e81cd32|iphone-15-pro/alwaysOn=390.4|iphone-15-pro/home=4196.25

extension Baseline {
  /// The format that this version reads and writes.
  private static let format = 1
  /// The first word of the file.
  private static let word = "andon-baseline"

  /// The baseline as a file.
  public var text: String {
    var lines = ["\(Self.word)|\(Self.format)"]
    lines += ground.model.sorted { $0.key < $1.key }.map { Self.line(["model", $0.key, $0.value]) }
    lines += ground.fonts.sorted { $0.key < $1.key }.map { Self.line(["font", $0.key, $0.value]) }
    lines.append("")
    for (key, figures) in self.lines.sorted(by: { $0.key < $1.key }) where !figures.isEmpty {
      let light = figures.sorted { $0.key < $1.key }.map { place, light in
        "\(place.device)/\(place.environment)=\(Self.number(light))"
      }
      lines.append(Self.line([key.widget, key.locale, key.entry] + light))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the shortest decimal that reads back to the same double, whole numbers without a point.
  private static func number(_ figure: Double) -> String {
    let text = figure.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func line(_ parts: [String]) -> String {
    parts.map(escaped).joined(separator: "|")
  }

  /// A part holds no bar and no end of a line; both are written with a backslash, as is the backslash.
  private static func escaped(_ part: String) -> String {
    guard part.utf8.contains(where: { "\\|\n\r".utf8.contains($0) }) else { return part }
    var text = ""
    for scalar in part.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "|": text += "\\p"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func unescaped(_ part: Substring) -> String? {
    guard part.utf8.contains(UInt8(ascii: "\\")) else { return String(part) }
    var text = ""
    var isEscaped = false
    for scalar in part.unicodeScalars {
      guard isEscaped else {
        if scalar == "\\" { isEscaped = true } else { text.unicodeScalars.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "\\": text += "\\"
      case "p": text += "|"
      case "n": text += "\n"
      case "r": text += "\r"
      default: return nil
      }
    }
    return isEscaped ? nil : text
  }
}

/// A baseline that cannot be read.
public struct BaselineError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// Half a sentence: what is wrong.
  public var detail: String

  /// Creates an error.
  public init(line: Int, _ detail: String) {
    self.line = line
    self.detail = detail
  }
}

extension Baseline {
  /// Reads a baseline. The order of lines does not matter: a merge may have changed it.
  ///
  /// - Throws: ``BaselineError`` at the first line that is none.
  public init(text: String) throws(BaselineError) {
    self.init(ground: Ground())
    var isHead = true
    var number = 0
    // Bytes are looked at: to a Character a carriage return and a line feed are one, and marks join what they follow.
    for piece in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = Substring(piece.last == UInt8(ascii: "\r") ? piece.dropLast() : piece)
      if number == 1 {
        guard line == "\(Self.word)|\(Self.format)" else {
          throw BaselineError(line: 1, "the first line is not \(Self.word)|\(Self.format)")
        }
      } else if line.isEmpty {
        isHead = false
      } else {
        let parts = line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        let words = parts.compactMap { Self.unescaped(Substring($0)) }
        guard words.count == parts.count else {
          throw BaselineError(line: number, "a backslash stands before none of \\, p, n and r")
        }
        if isHead { try takeHead(words, number) } else { try take(words, number) }
      }
    }
    guard number > 1 else { throw BaselineError(line: 1, "the baseline has no lines") }
  }

  private mutating func takeHead(_ words: [String], _ line: Int) throws(BaselineError) {
    guard words.count == 3 else { throw BaselineError(line: line, "a line of the head has three parts") }
    switch words[0] {
    case "model": ground.model[words[1]] = words[2]
    case "font": ground.fonts[words[1]] = words[2]
    default: throw BaselineError(line: line, "the head has model and font lines alone")
    }
  }

  private mutating func take(_ words: [String], _ line: Int) throws(BaselineError) {
    guard words.count > 3 else {
      throw BaselineError(line: line, "a line has a widget, a locale, an id and figures")
    }
    let key = Key(widget: words[0], locale: words[1], entry: words[2])
    guard lines[key] == nil else {
      throw BaselineError(line: line, "the entry stands twice, as after a merge of two branches")
    }
    var figures: [Place: Double] = [:]
    for word in words[3...] {
      guard let equals = word.lastIndex(of: "="), let slash = word[..<equals].firstIndex(of: "/"),
        let light = Double(word[word.index(after: equals)...]), light.isFinite, light >= 0
      else { throw BaselineError(line: line, "expected device/environment=light") }
      let place = Place(
        device: String(word[..<slash]), environment: String(word[word.index(after: slash)..<equals]))
      figures[place] = light
    }
    lines[key] = figures
  }
}
