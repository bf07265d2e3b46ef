// SPDX-License-Identifier: MIT

import Inputs
import Inspection

extension JSONValue {
  /// Returns a SARIF `physicalLocation`; without a place it is the file's first line, since readers want one.
  static func sarifPlace(file: String, at place: ReportContext.Place?) -> JSONValue {
    [
      "artifactLocation": ["uri": .string(URIText.reference(file)), "uriBaseId": "%SRCROOT%"],
      "region": ["startLine": .integer(place?.line ?? 1), "startColumn": .count(place?.column)],
    ]
  }
}

extension RunError {
  /// A SARIF `notification`.
  var sarif: JSONValue {
    let text = [message, hint].compactMap(\.self).map(SentenceText.sentence).joined(separator: " ")
    let place = line.map { ReportContext.Place(line: $0, column: column ?? 1) }
    return [
      "level": "error", "message": ["text": .string(text)],
      "locations": file.map { [["physicalLocation": .sarifPlace(file: $0, at: place)]] },
    ]
  }
}

extension RuleDescription {
  /// A SARIF `reportingDescriptor`.
  var sarif: JSONValue {
    [
      "id": .string(id), "name": .string(title),
      "shortDescription": ["text": .string(what)],
      "fullDescription": ["text": .string("\(what) \(why)")],
      "help": ["text": .string("\(why)\n\n\(howMeasured)\n\n\(howToFix)")],
      "defaultConfiguration": [
        "enabled": .boolean(level != .off),
        "level": .string(level == .off ? "none" : level.rawValue),
      ],
    ]
  }
}

/// Paths as URI references.
enum URIText {
  /// Returns a relative path as a relative reference of RFC 3986; a colon is encoded too, since before the
  /// first slash it would end a scheme.
  static func reference(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80, scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar) {
        uri.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }
}
