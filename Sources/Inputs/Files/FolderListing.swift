// SPDX-License-Identifier: MIT

import Foundation

/// What lies in folders.
enum FolderListing {
  /// Returns the names of the folders in a folder, sorted; links and names that start with a point are left out,
  /// and an unreadable folder has none.
  static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      guard !name.hasPrefix(".") else { return false }
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
  }
}
