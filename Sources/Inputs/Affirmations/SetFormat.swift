// SPDX-License-Identifier: MIT

/// How a set is written.
public enum SetFormat: String, Hashable, Sendable, CaseIterable {
  /// One text a line; blank lines count for nothing.
  case text
  /// Texts of several lines, parted by lines of only `%`.
  case passages
  /// RFC 4180 with a header, whose names are the fields; commas, semicolons or tabs part the cells.
  case table
  /// An array of texts or objects, or any JSON in which such stand.
  case json
  /// A text or an object a line.
  case jsonLines = "json-lines"
  /// A catalog of translations.
  case strings, stringsdict, xcstrings, propertyList, po, xliff

  /// The format as that of a catalog, where it is one.
  var catalog: CatalogFormat? { CatalogFormat(rawValue: rawValue) }

  /// The format of a catalog.
  init?(_ catalog: CatalogFormat?) {
    guard let catalog else { return nil }
    self.init(rawValue: catalog.rawValue)
  }
}
