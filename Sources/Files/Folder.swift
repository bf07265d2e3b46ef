// SPDX-License-Identifier: MIT

/// Folders that output goes to.
public enum Folder {
  /// Makes a folder and those above it, as far as they are missing.
  ///
  /// - Throws: ``FileError`` with the path and the system's words.
  public static func make(_ path: String) throws(FileError) {
    do throws(SystemFault) {
      guard !path.utf8.contains(0) else { throw SystemFault.zeroInPath }
      try make(path[...])
    } catch {
      throw FileError(
        code: .notWritten, subject: path, detail: "the folder could not be made: \(error.description)",
        hint: "choose a place that exists, can be written to and has room")
    }
  }

  /// Whether a path is that of a folder, or of a link to one.
  public static func exists(_ path: String) -> Bool {
    !path.utf8.contains(0) && FileSystem.isFolder(path)
  }

  private static func make(_ path: Substring) throws(SystemFault) {
    let path = path.last == "/" && path.count > 1 ? path.dropLast() : path
    do {
      try FileSystem.makeFolder(String(path))
    } catch {
      if error.isMissing, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
        try make(path[..<slash])
        try FileSystem.makeFolder(String(path))
      } else if !FileSystem.isFolder(String(path)) {
        throw error.isNameTaken ? .notAFolder : error
      }
    }
  }
}
