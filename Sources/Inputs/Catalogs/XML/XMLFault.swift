// SPDX-License-Identifier: MIT

/// What libxml2's codes of errors mean, for those that a damaged file gives.
enum XMLFault {
  /// Returns what a code means, in half a sentence.
  ///
  /// - Source: `libxml/xmlerror.h`, `xmlParserErrors`.
  static func description(of code: Int) -> String {
    switch code {
    case 1: "something is longer than a document of this kind ever is"
    case 4: "an element was expected"
    case 5: "the document is not whole, or goes on after its end"
    case 6, 7, 8: "a reference to a character is none"
    case 9: "a byte is no character that XML allows, or not of the document's encoding"
    case 22, 23, 26, 27, 68: "'&' does not begin a reference that is known; an ampersand is written &amp;"
    case 38: "'<' stands in the value of an attribute; it is written &lt;"
    case 39, 40, 41, 65: "an attribute has no value in quotes that close"
    case 42: "an attribute stands twice"
    case 44, 45: "a comment or a CDATA section is never closed"
    case 63: "a CDATA section is never closed"
    case 73: "'>' was expected"
    case 76: "a closing tag is not that of the element that is open"
    case 77: "an element is never closed"
    case 80: "comments hold no '--'"
    case 81, 31, 32: "the bytes are not of the document's encoding"
    case 87, 89: "references lead in a circle, or to more than they should"
    default: "libxml2 calls it error \(code)"
    }
  }

  /// Whether a code is that of a file that ends too early.
  static func meansEnd(_ code: Int) -> Bool { [4, 5, 40, 44, 63, 73, 77].contains(code) }
}
