// SPDX-License-Identifier: MIT

/// A text of an XLIFF file in its two languages.
struct XLIFFUnit {
  var id: String
  /// `resname` in XLIFF 1.2, `name` in 2.0.
  var name: String?
  var line: Int
  var isForTranslation: Bool
  var notes: [String] = []
  var segments: [Segment] = []
  /// The words of XLIFF 2.0's `originalData`, by id.
  var originalData: [String: String] = [:]
  /// The part of the file that it stands in.
  var part: Int

  /// A sentence or so of the text.
  struct Segment {
    var source: String?
    var target: String?
    var line: Int
    /// The state of the target says that it holds no translation yet.
    var isUntranslated = false
  }

  /// The whole text of the source, or nil where there is none.
  var source: String? {
    segments.contains { $0.source != nil } ? segments.map { $0.source ?? "" }.joined() : nil
  }

  /// The whole translation, or nil where a segment with words has none.
  var target: String? {
    var words = ""
    for segment in segments {
      if let target = segment.target, !target.isEmpty, !segment.isUntranslated {
        words += target
      } else if let source = segment.source, source.allSatisfy(\.isWhitespace) {
        words += source
      } else {
        return nil
      }
    }
    return segments.isEmpty ? nil : words
  }
}

/// One `<file>` of an XLIFF file.
struct XLIFFPart {
  /// The file that the texts were taken from, or its id.
  var original: String
  var sourceLocale: String?
  var targetLocale: String?
}
