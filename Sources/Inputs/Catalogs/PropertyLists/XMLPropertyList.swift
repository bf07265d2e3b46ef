// SPDX-License-Identifier: MIT

/// Builds the value of a property list from the elements of its XML.
final class XMLPropertyList: XMLElements {
  private let file: String
  private var root: PropertyListValue?
  private var problems: [InputError] = []
  /// The arrays and dictionaries that are open, the outermost first.
  private var frames: [Frame] = []
  /// The words of the element that is open, and where it opens.
  private var leaf: (words: String, line: Int)?

  private struct Frame {
    var line: Int
    var isDictionary: Bool
    var elements: [PropertyListValue] = []
    var members: [PropertyListMember] = []
    var lines: [String: Int] = [:]
    var key: (name: String, line: Int)?

    var value: PropertyListValue {
      PropertyListValue(content: isDictionary ? .dictionary(members) : .array(elements), line: line)
    }
  }

  private init(file: String) {
    self.file = file
  }

  /// Whether a content, in UTF-8, is XML.
  static func isOne(_ utf8: [UInt8]) -> Bool {
    let start = utf8.drop { $0 <= 0x20 }
    // Data of an old property list begins with the same sign.
    return ["<?xml", "<!", "<plist"].contains { start.starts(with: $0.utf8) }
  }

  /// Reads as far as the file goes; what stands before an error is kept.
  static func read(_ bytes: [UInt8], file: String) throws(InputError) -> PropertyListFile {
    let list = XMLPropertyList(file: file)
    let end = try XMLReader.read(bytes, file: file, into: list)
    while let frame = list.frames.popLast() { list.add(frame.value, line: frame.line) }
    let problems = list.problems + (end.map { [$0] } ?? [])
    if list.root == nil, let error = InputError(Array(problems.prefix(InputError.limit))) { throw error }
    return PropertyListFile(root: list.root, problems: problems)
  }

  func open(_ tag: XMLTag) throws(InputError) {
    switch tag.name {
    case "plist": break
    case "dict", "array":
      guard frames.count < PropertyListFile.nestingLimit else {
        throw error(
          "arrays and dictionaries are nested more than \(PropertyListFile.nestingLimit) deep", tag.line)
      }
      frames.append(Frame(line: tag.line, isDictionary: tag.name == "dict"))
    case "key", "string", "integer", "real", "date", "data", "true", "false": leaf = ("", tag.line)
    default: throw error("a property list has no element <\(tag.name.excerpt)>", tag.line)
    }
  }

  func add(_ text: String) { leaf?.words += text }

  func close(_ name: String) throws(InputError) {
    if name == "dict" || name == "array" {
      guard let frame = frames.popLast() else { return }
      return add(frame.value, line: frame.line)
    }
    guard let (words, line) = leaf else { return }
    leaf = nil
    switch name {
    case "key":
      if let index = frames.indices.last { frames[index].key = (words, line) }
    case "string": add(PropertyListValue(content: .text(words), line: line), line: line)
    case "integer", "real": add(PropertyListValue(content: .number(words), line: line), line: line)
    case "true", "false": add(PropertyListValue(content: .other(name), line: line), line: line)
    default: add(PropertyListValue(content: .other("a \(name)"), line: line), line: line)
    }
  }

  private func add(_ value: PropertyListValue, line: Int) {
    guard let index = frames.indices.last else {
      if root == nil { root = value }
      return
    }
    guard frames[index].isDictionary else { return frames[index].elements.append(value) }
    guard let key = frames[index].key else {
      problems.append(error("a value of a dictionary has no key", line))
      return
    }
    frames[index].key = nil
    if let first = frames[index].lines.updateValue(key.line, forKey: key.name) {
      problems.append(
        InputError(
          .duplicateKey, at: SourcePosition(file: file, line: key.line, keyPath: key.name.excerpt),
          "the key \"\(key.name.excerpt)\" stands on line \(first) and again on line \(key.line)",
          hint: "Keep one of the two."))
    } else {
      frames[index].members.append(PropertyListMember(key: key.name, value: value))
    }
  }

  private func error(_ detail: String, _ line: Int) -> InputError {
    InputError(.propertyList, at: SourcePosition(file: file, line: line), detail)
  }
}
