// SPDX-License-Identifier: MIT

import Foundation

/// The asset catalogs of a project.
///
/// They are the `.xcassets` folders in the folder of the layout file, and those in the folder of `andon.json` or
/// anywhere below it. Links to folders are not followed, and names that start with a point are passed over.
public struct AssetCatalogs: Sendable {
  /// How many folders are looked into for catalogs.
  private static let folderLimit = 50_000
  /// How deep they may lie in each other.
  private static let depthLimit = 32

  /// The folder of `andon.json` with all links followed, or nil without a configuration.
  private let project: String?
  /// The catalogs of the project, sorted by path.
  private let catalogs: [AssetCatalog]

  /// Looks for the catalogs of a project.
  ///
  /// - Parameter configuration: The configuration; without a file there is no folder to look through.
  public init(of configuration: Configuration) {
    project = configuration.file.map { Self.resolved(Self.folder(of: $0)) }
    var paths: [String] = []
    var remaining = Self.folderLimit
    if let project { Self.search(project, depth: 0, remaining: &remaining, into: &paths) }
    catalogs = paths.map(AssetCatalog.init)
  }

  /// Returns what a layout file finds: the catalogs beside it first, then the project's by path.
  ///
  /// - Parameter file: The layout file's path.
  public func assets(for file: String) -> LayoutAssets {
    let folder = Self.resolved(Self.folder(of: file))
    let beside = FolderListing.folders(in: folder).filter { $0.hasSuffix(AssetCatalog.ending) }
      .map { name in
        catalogs.first { $0.path == "\(folder)/\(name)" } ?? AssetCatalog(at: "\(folder)/\(name)")
      }
    let isInside = project.map { folder == $0 || folder.hasPrefix($0 == "/" ? $0 : $0 + "/") } ?? false
    let others = isInside ? catalogs.filter { !beside.contains($0) } : []
    return LayoutAssets(
      catalogs: beside + others, folder: folder, root: isInside ? project ?? folder : folder)
  }

  private static func search(
    _ folder: String, depth: Int, remaining: inout Int, into paths: inout [String]
  ) {
    guard depth <= depthLimit, remaining > 0 else { return }
    remaining -= 1
    for name in FolderListing.folders(in: folder) {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if name.hasSuffix(AssetCatalog.ending) {
        paths.append(path)
      } else {
        search(path, depth: depth + 1, remaining: &remaining, into: &paths)
      }
    }
  }

  /// Returns the part of a path before the last name.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns a path from the root with all links followed.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
