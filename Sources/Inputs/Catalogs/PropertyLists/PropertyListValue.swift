// SPDX-License-Identifier: MIT

/// A value of a property list and the line where it starts.
struct PropertyListValue: Sendable {
  indirect enum Content: Sendable {
    case text(String)
    /// A number as it is written.
    case number(String)
    /// Something else, in words for an error: `a date`.
    case other(String)
    case array([PropertyListValue])
    /// The members in the order of the file; a binary one has no order, and here that of the keys.
    case dictionary([PropertyListMember])
  }

  var content: Content
  /// The line, counted from 1, or nil in a binary property list.
  var line: Int?
}

/// A key and its value.
struct PropertyListMember: Sendable {
  var key: String
  var value: PropertyListValue
}

extension PropertyListValue {
  /// The text, or nil for a value of another type.
  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }

  /// The members, or nil for a value of another type.
  var members: [PropertyListMember]? {
    if case .dictionary(let members) = content { return members }
    return nil
  }

  /// Returns the value of a key, or nil.
  func value(of key: String) -> PropertyListValue? { members?.first { $0.key == key }?.value }

  /// What the value is, in words for an error.
  var kindDescription: String {
    switch content {
    case .text(let text): "the text \"\(text.excerpt)\""
    case .number(let number): "the number \(number.excerpt)"
    case .other(let what): what
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// A property list as far as it could be read.
struct PropertyListFile {
  /// The most levels of arrays and dictionaries in each other.
  static let nestingLimit = 64

  /// The outermost value, or nil where nothing could be read.
  var root: PropertyListValue?
  /// What is wrong with it, in the order of the file.
  var problems: [InputError] = []

  /// Reads a property list in binary, XML or the old style.
  ///
  /// - Throws: ``InputError`` where nothing of it can be read.
  static func read(_ bytes: [UInt8], file: String) throws(InputError) -> PropertyListFile {
    if BinaryPropertyList.isOne(bytes) {
      return PropertyListFile(root: try BinaryPropertyList.read(bytes, file: file))
    }
    let content = try CatalogBytes(bytes, file: file)
    if XMLPropertyList.isOne(content.utf8) { return try XMLPropertyList.read(bytes, file: file) }
    var scanner = OldStyleScanner(content, file: file)
    return PropertyListFile(root: try scanner.wholeValue())
  }
}
