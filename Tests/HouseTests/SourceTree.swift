// SPDX-License-Identifier: MIT

import Foundation

/// The project's own sources, read as text.
struct SourceTree {
  struct File {
    var path: String
    var text: String
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    /// The path's parts, such as `Sources`, `Raster`, `Kernels`, `FillRow.swift`.
    var parts: [String] { path.split(separator: "/").map(String.init) }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func manifest() throws -> String {
    try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
  }

  /// The Swift files under a top-level folder, sorted by path.
  static func swiftFiles(under folder: String) throws -> [File] {
    let base = root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      File(
        path: "\(folder)/\(path)",
        text: try String(contentsOf: base.appending(path: path), encoding: .utf8))
    }
  }
}
