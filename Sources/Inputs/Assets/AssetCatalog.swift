// SPDX-License-Identifier: MIT

import Foundation

/// What one asset catalog holds, by name; the sets themselves are read when somebody asks for them.
struct AssetCatalog: Hashable, Sendable {
  /// What a catalog's folder ends in.
  static let ending = ".xcassets"
  private static let colorEnding = ".colorset"
  private static let imageEnding = ".imageset"
  /// How deep groups may lie in each other.
  private static let depthLimit = 16
  /// The most sets of one catalog. Its names are held in memory.
  private static let setLimit = 100_000

  /// The folder.
  let path: String
  /// The folders of colour sets by name.
  private(set) var colors: [String: String] = [:]
  /// The folders of image sets by name.
  private(set) var images: [String: String] = [:]

  /// Looks through the folder of a catalog. Links to folders are not followed, so that no circle is walked.
  init(at path: String) {
    self.path = path
    walk(path, prefix: "", depth: 0)
  }

  /// Looks through a group; one that provides a namespace is part of the names inside.
  private mutating func walk(_ folder: String, prefix: String, depth: Int) {
    guard depth <= Self.depthLimit else { return }
    for name in FolderListing.folders(in: folder) where colors.count + images.count < Self.setLimit {
      let path = "\(folder)/\(name)"
      // Of two sets of one name the first by path is taken.
      if let set = Self.name(name, without: Self.colorEnding) {
        colors[prefix + set] = colors[prefix + set] ?? path
      } else if let set = Self.name(name, without: Self.imageEnding) {
        images[prefix + set] = images[prefix + set] ?? path
      } else if !name.contains(".") || Self.isGroup(path) {
        walk(path, prefix: Self.providesNamespace(path) ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      }
    }
  }

  /// A name may hold points; the sets of other kinds have endings of their own.
  private static func isGroup(_ path: String) -> Bool {
    let kinds = ["set", "stack", "stacklayer", "iconset", "launchimage", "brandassets", "complicationset"]
    let ending = path[path.index(after: path.lastIndex(of: ".") ?? path.startIndex)...]
    return !kinds.contains { ending.hasSuffix($0) }
  }

  private static func name(_ folder: String, without ending: String) -> String? {
    folder.hasSuffix(ending) && folder != ending ? String(folder.dropLast(ending.count)) : nil
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    let file = "\(folder)/\(AssetSetFile.name)"
    guard let bytes = try? InputFile.bytes(of: file, limit: AssetSetFile.sizeLimit),
      let root = try? JSONReader.read(bytes, file: file).root
    else { return false }
    return root.member("properties")?.member("provides-namespace")?.content.isTrue == true
  }
}

/// The file in every folder of a catalog.
enum AssetSetFile {
  static let name = "Contents.json"
  /// The largest that is read. Unit: bytes.
  static let sizeLimit = 1 << 20
}

extension JSONValue {
  fileprivate func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}

extension JSONValue.Content {
  fileprivate var isTrue: Bool {
    if case .boolean(true) = self { true } else { false }
  }
}
