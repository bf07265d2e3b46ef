// SPDX-License-Identifier: MIT

import ViewLayout

/// What a layout file can name: colours and images of asset catalogs, and image files of its project.
public struct LayoutAssets: Sendable {
  /// The catalogs, the nearest first.
  let catalogs: [AssetCatalog]
  /// The folder of the layout file, with all links followed, or nil where there is none.
  let folder: String?
  /// The folder that no file may lie outside of, with all links followed.
  let root: String?

  /// Creates a place without catalogs and without files.
  public init() { self.init(catalogs: [], folder: nil, root: nil) }

  init(catalogs: [AssetCatalog], folder: String?, root: String?) {
    self.catalogs = catalogs
    self.folder = folder
    self.root = root
  }

  /// The names of all colours, sorted.
  var colorNames: [String] { Set(catalogs.flatMap(\.colors.keys)).sorted() }
  /// The names of all images, sorted.
  var imageNames: [String] { Set(catalogs.flatMap(\.images.keys)).sorted() }

  /// The name of the colour set that is an app's accent.
  static let accentName = "AccentColor"

  /// Returns a colour set, or nil where no catalog has the name.
  ///
  /// - Throws: ``InputError`` with the problems of the set's file.
  func colorSet(named name: String) throws(InputError) -> ColorSet? {
    guard let folder = catalogs.lazy.compactMap({ $0.colors[name] }).first else { return nil }
    let file = "\(folder)/\(AssetSetFile.name)"
    return try ColorSet(try InputFile.bytes(of: file, limit: AssetSetFile.sizeLimit), file: file)
  }
}
