// SPDX-License-Identifier: MIT

import Foundation
import Typeset
public import WidgetModel

/// The ids of entries: their own, or a hash of what they say.
enum EntryIdentity {
  /// The names of a field that holds an id, the first that is there.
  static let fields = ["id", "key"]

  /// The names, in lower case, of fields that are the text where none is called `text`.
  static let textFields = [
    "affirmation", "quote", "content", "message", "sentence", "phrase", "saying", "proverb", "body",
  ]

  /// Whether a field cannot be taken for the text of an entry that names none.
  static func isReserved(_ field: String, idField: String?) -> Bool {
    field == idField || fields.contains(field) || field == EntryFields.dateField
      || EntryMaker.localeFields.contains(field.lowercased())
  }

  /// Returns the id of an entry with the given fields.
  static func id(of fields: [String: Entry.Value], idField: String? = nil) -> String {
    for name in idField.map({ [$0] }) ?? Self.fields {
      if case .text(let id)? = fields[name], !id.isEmpty { return id }
    }
    if case .text(let text)? = fields["text"] { return hash(of: text) }
    // Without a text all fields together are what the entry says.
    return hash(of: fields.keys.sorted().map { "\($0)=\(words(of: fields[$0]))" }.joined(separator: "\n"))
  }

  /// Returns the first twelve hexadecimal digits of the SHA-256 of a text in NFC.
  static func hash(of text: String) -> String {
    String(SHA256.hexDigest(of: Array(text.precomposedStringWithCanonicalMapping.utf8)).prefix(12))
  }

  private static func words(of value: Entry.Value?) -> String {
    switch value {
    case .text(let text): text
    case .list(let list): list.map(words).joined(separator: ",")
    case .record(let fields):
      fields.keys.sorted().map { "\($0)=\(words(of: fields[$0]))" }.joined(separator: ";")
    case nil: ""
    }
  }
}

extension Entry {
  /// Creates an entry of a text alone, whose id is the hash of the text.
  public init(text: String) {
    let fields = ["text": Value.text(text)]
    self.init(id: EntryIdentity.id(of: fields), fields: fields)
  }
}
