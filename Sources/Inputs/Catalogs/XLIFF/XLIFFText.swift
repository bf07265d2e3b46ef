// SPDX-License-Identifier: MIT

/// The words of a source or a target while its elements are read.
///
/// What encloses words (`g`, `mrk`, `pc`) leaves its words; what stands for code of the format (`bpt`, `ept`,
/// `it`, `sc`, `ec`, `bx`, `ex`) leaves nothing; what stands for a value of the app (`x`, `ph`) leaves its code or
/// its description, so that a placeholder in it is filled, but no markup.
struct XLIFFText {
  private(set) var words = ""
  let line: Int
  /// The code of the element that is open, and how many stand in it.
  private var code: (words: String, isKept: Bool, depth: Int)?

  init(line: Int) {
    self.line = line
  }

  mutating func add(_ text: String) {
    if code == nil { words += text } else { code?.words += text }
  }

  /// Takes up the start of an element inside the text.
  mutating func open(_ tag: XMLTag, originalData: [String: String]) {
    if code != nil {
      code?.depth += 1
      return
    }
    switch tag.name {
    case "bpt", "ept", "it": code = ("", false, 0)
    case "ph", "x":
      let described =
        tag.attributes["dataRef"].flatMap { originalData[$0] } ?? tag.attributes["equiv-text"]
        ?? tag.attributes["disp"] ?? tag.attributes["equiv"]
      if tag.attributes["ctype"] == "lb" { words += "\n" }
      code = (described ?? "", true, 0)
    case "cp":
      // A character that XML cannot hold.
      if let hex = tag.attributes["hex"], let value = UInt32(hex, radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        words.unicodeScalars.append(scalar)
      }
    default: break
    }
  }

  mutating func close(_ name: String) {
    guard let code else { return }
    guard code.depth == 0 else {
      self.code?.depth -= 1
      return
    }
    self.code = nil
    if code.isKept { words += Self.shown(code.words) }
  }

  /// What is seen of a code: a placeholder, a line break, no tag.
  private static func shown(_ code: String) -> String {
    guard code.hasPrefix("<") else { return code }
    return code.hasPrefix("<br") ? "\n" : ""
  }
}
