// SPDX-License-Identifier: MIT

import Foundation
@testable import Inputs
import Testing
import WidgetModel

/// What a catalog came to, in a form that is easy to compare.
struct ReadCatalog {
  var entries: [Entry] = []
  var errors: [InputError] = []
  var leftOut: [LeftOutReason: Int] = [:]

  /// Reads bytes under a name that tells the format.
  init(_ bytes: [UInt8], name: String, samples: [String: String] = [:], locales: [String] = []) throws {
    let format = try #require(CatalogFormat(name: name, content: bytes))
    let read = try CatalogReader.entries(
      of: bytes, name: name, format: format,
      options: CatalogOptions(locales: locales, placeholders: PlaceholderSamples(values: samples)))
    for result in read.results {
      switch result {
      case .success(let entry): entries.append(entry)
      case .failure(let error): errors.append(error)
      }
    }
    leftOut = read.leftOut
  }

  init(_ text: String, name: String, samples: [String: String] = [:], locales: [String] = []) throws {
    try self.init(Array(text.utf8), name: name, samples: samples, locales: locales)
  }

  /// Reads a file of the resources under its own path.
  init(resource name: String, samples: [String: String] = [:], locales: [String] = []) throws {
    try self.init(Self.bytes(of: name), name: name, samples: samples, locales: locales)
  }

  /// The content of a file of the resources.
  static func bytes(of name: String) throws -> [UInt8] {
    let url = try #require(Bundle.module.url(forResource: "Resources/Catalogs/\(name)", withExtension: nil))
    return Array(try Data(contentsOf: url))
  }

  /// The texts by id.
  subscript(id: String) -> String? { entries.first { $0.id == id }?.text }

  /// The ids and texts of one locale.
  func texts(in locale: String) -> [String: String] {
    Dictionary(
      entries.filter { $0.locale == locale }.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The first digits of the SHA-256 of all texts, each after its locale and a tab, a line each.
  var digest: String {
    Entry(text: entries.map { "\($0.locale ?? "")\t\($0.text)" }.joined(separator: "\n")).id
  }

  /// The lines and codes of the errors.
  var outline: [String] { errors.map { "\($0.position.line ?? 0) \($0.code.rawValue)" } }
}

/// Returns the error that keeps a catalog from being read at all.
func refusal(_ bytes: [UInt8], name: String) throws -> InputError {
  try #require(throws: InputError.self) { _ = try ReadCatalog(bytes, name: name) }
}
