// SPDX-License-Identifier: MIT

import Foundation

/// Reads binary property lists with Foundation, once their structure is known to be sound.
enum BinaryPropertyList {
  /// Whether a content begins as a binary property list does.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Returns the value of a binary property list, the keys of its dictionaries sorted.
  ///
  /// - Throws: ``InputError`` for a damaged or a hostile file.
  static func read(_ bytes: [UInt8], file: String) throws(InputError) -> PropertyListValue {
    try BinaryPropertyListStructure.check(bytes, file: file)
    guard let value = try? PropertyListDecoder().decode(DecodedValue.self, from: Data(bytes)) else {
      throw InputError(
        .propertyList, at: SourcePosition(file: file), "the binary property list is damaged",
        hint: "Is the file whole?")
    }
    return PropertyListValue(content: value.content, line: nil)
  }

  /// A value of any type, as Foundation decodes it.
  private struct DecodedValue: Decodable {
    let content: PropertyListValue.Content

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }

      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      if let text = try? single.decode(String.self) {
        content = .text(text)
      } else if let members = try? decoder.container(keyedBy: Key.self) {
        let keys = members.allKeys.sorted { $0.stringValue < $1.stringValue }
        content = .dictionary(
          try keys.map { key in
            PropertyListMember(
              key: key.stringValue, value: try members.decode(DecodedValue.self, forKey: key).value)
          })
      } else if var list = try? decoder.unkeyedContainer() {
        var elements: [PropertyListValue] = []
        while !list.isAtEnd { elements.append(try list.decode(DecodedValue.self).value) }
        content = .array(elements)
      } else {
        content = Self.plain(single)
      }
    }

    var value: PropertyListValue { PropertyListValue(content: content, line: nil) }

    private static func plain(_ container: any SingleValueDecodingContainer) -> PropertyListValue.Content {
      if let flag = try? container.decode(Bool.self) { return .other(flag ? "true" : "false") }
      if let whole = try? container.decode(Int.self) { return .number(String(whole)) }
      if let number = try? container.decode(Double.self) { return .number(String(number)) }
      return .other("data or a date")
    }
  }
}
