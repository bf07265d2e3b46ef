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
    throw InputError(
      .setFormat, at: SourcePosition(file: name),
      "a set of the kind .\(format.rawValue) is not read yet by this version",
      hint: "Text with one affirmation a line, CSV with a header and JSON arrays are.")
  }
}
