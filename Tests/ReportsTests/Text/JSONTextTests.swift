// SPDX-License-Identifier: MIT

import Foundation
import Reports
import Testing

@Suite struct JSONTextTests {
  @Test func `members keep their order and those without a value are absent`() {
    let value: JSONValue = [
      "z": 1, "gone": .figure(nil), "infinite": .figure(.infinity), "nan": .figure(.nan), "a": .figure(0.5),
    ]
    #expect(JSONText.line(value) == #"{ "z": 1, "a": 0.5 }"#)
  }

  @Test func `every scalar up to U+2FFF and beyond the first plane reads back`() throws {
    let scalars = (0...0x2FFF).compactMap(Unicode.Scalar.init) + ["\u{FFFF}", "\u{1F634}", "\u{10FFFF}"]
    let string = String(String.UnicodeScalarView(scalars))
    let parsed = try JSONDecoder().decode([String].self, from: Data("[\(JSONText.quoted(string))]".utf8))
    #expect(parsed == [string])
  }

  @Test func `the short escapes of RFC 8259 are used`() {
    #expect(JSONText.quoted("\"\\\u{8}\t\n\u{C}\r\u{1}/") == #""\"\\\b\t\n\f\r\u0001/""#)
  }

  @Test func `a container that fits stays on its line and another is broken`() {
    let short: JSONValue = ["size": [759, 759], "empty": [], "none": [:]]
    #expect(JSONText.block(short) == #"{ "size": [759, 759], "empty": [], "none": {} }"#)
    let long: JSONValue = ["texts": .array(Array(repeating: "twenty characters...", count: 6)), "n": 1]
    let lines = JSONText.block(long, indent: 2).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[1] == "    \"texts\": [")
    #expect(lines[2] == "      \"twenty characters...\",")
    #expect(lines.last == "  }")
  }
}
