// SPDX-License-Identifier: MIT

import Foundation

/// A new, empty folder that goes, with all that is in it, when the value does.
public final class TemporaryFolder {
  /// The folder's path, without a slash at its end.
  public let path: String

  /// Creates the folder.
  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("andon-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a name in the folder.
  public func file(_ name: String) -> String { path + "/" + name }

  /// Returns the names in the folder, sorted.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
