// SPDX-License-Identifier: MIT

extension OldStyleScanner {
  /// Reads a file of one value.
  mutating func wholeValue() throws(InputError) -> PropertyListValue {
    try skipSpace()
    guard current != nil else {
      throw InputError(.empty, at: SourcePosition(file: file), "the file holds no property list")
    }
    let value = try value(depth: 0)
    try skipSpace()
    guard current == nil else { throw error("expected the end of the file, found \(found)") }
    return value
  }

  /// Reads a text, `( … )`, `{ … }` or `< … >`.
  mutating func value(depth: Int) throws(InputError) -> PropertyListValue {
    let start = line
    guard depth <= PropertyListFile.nestingLimit else {
      throw InputError(
        .propertyList, at: SourcePosition(file: file, line: line),
        "arrays and dictionaries are nested more than \(PropertyListFile.nestingLimit) deep")
    }
    if let text = try text() { return PropertyListValue(content: .text(text), line: start) }
    if take(UInt8(ascii: "(")) {
      return PropertyListValue(content: .array(try elements(depth: depth + 1)), line: start)
    }
    if take(UInt8(ascii: "{")) {
      return PropertyListValue(content: .dictionary(try members(depth: depth + 1)), line: start)
    }
    if take(UInt8(ascii: "<")) {
      while let byte = current, byte != UInt8(ascii: ">") {
        let isData = byte <= 0x20 || Character(Unicode.Scalar(byte)).isHexDigit
        guard isData else { throw error("expected hexadecimal digits or '>', found \(found)") }
        step()
      }
      guard take(UInt8(ascii: ">")) else { throw error("the data is never closed", line: start) }
      return PropertyListValue(content: .other("data"), line: start)
    }
    throw error("expected a text in double quotes, found \(found)")
  }

  private mutating func elements(depth: Int) throws(InputError) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: ")")) { return elements }
      elements.append(try value(depth: depth))
      try skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: ")")) else { throw error("expected ',' or ')', found \(found)") }
      return elements
    }
  }

  private mutating func members(depth: Int) throws(InputError) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    var known: Set<String> = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      let start = line
      let member = try member(depth: depth)
      guard known.insert(member.key).inserted else {
        throw error(
          "the key \"\(member.key.excerpt)\" stands twice", hint: "Keep one of the two.", line: start)
      }
      members.append(member)
    }
  }

  /// Reads `key = value;`, or `key;`, whose text is the key.
  mutating func member(depth: Int) throws(InputError) -> PropertyListMember {
    let start = line
    guard let key = try text() else { throw error("expected a key, found \(found)") }
    try skipSpace()
    if take(UInt8(ascii: ";")) {
      return PropertyListMember(key: key, value: PropertyListValue(content: .text(key), line: start))
    }
    guard take(UInt8(ascii: "=")) else {
      throw error(
        "expected '=' after the key \"\(key.excerpt)\", found \(found)",
        hint: "Inside a text a quote is written \\\".")
    }
    try skipSpace()
    let value = try value(depth: depth)
    let end = place
    try skipSpace()
    guard take(UInt8(ascii: ";")) else {
      throw error("expected ';' after the text, found \(found)", hint: nil, line: end.line)
    }
    return PropertyListMember(key: key, value: value)
  }
}
