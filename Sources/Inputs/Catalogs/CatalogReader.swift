// SPDX-License-Identifier: MIT

/// Reads the files in which apps keep their translated texts.
enum CatalogReader {
  /// Returns the entries of a catalog, and what is wrong with single ones in their place.
  ///
  /// - Parameters:
  ///   - bytes: The whole content.
  ///   - name: The file as the user named it; its path may tell the locale, as in `de.lproj` and `ja.po`.
  ///   - format: How it is written.
  ///   - options: What is taken.
  /// - Throws: ``InputError`` where nothing of it can be read.
  static func entries(
    of bytes: [UInt8], name: String, format: CatalogFormat, options: CatalogOptions
  ) throws(InputError) -> CatalogEntries {
    guard bytes.dropFirst(UTF8Text.byteOrderMarkLength(of: bytes)).contains(where: { $0 > 0x20 }) else {
      throw InputError(.empty, at: SourcePosition(file: name), "the set holds no entries")
    }
    return switch format {
    case .strings: try StringsEntries.read(bytes, file: name, options: options)
    case .stringsdict: try PluralRuleEntries.read(bytes, file: name, options: options)
    case .xcstrings: try StringCatalogEntries.read(bytes, file: name, options: options)
    case .propertyList: try PropertyListEntries.read(bytes, file: name, options: options)
    case .po: try GettextEntries.read(bytes, file: name, options: options)
    case .xliff: try XLIFFEntries.read(bytes, file: name, options: options)
    }
  }
}
