// SPDX-License-Identifier: MIT

import Foundation

/// Reads the bytes of a file that the user named.
public enum InputFile {
  /// Returns the content of a regular file.
  ///
  /// - Parameters:
  ///   - path: The file as the user named it; relative to the working directory.
  ///   - limit: The largest content that is read. Unit: bytes.
  /// - Throws: ``InputError`` with a `file.…` code, which says what the name is the name of.
  public static func bytes(of path: String, limit: Int = LayoutFile.sizeLimit) throws(InputError) -> [UInt8] {
    let position = SourcePosition(file: path)
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try attributes(of: resolved, for: path)
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeSymbolicLink?:
      throw InputError(.missing, at: position, "the link leads to no file")
    case .typeDirectory?:
      throw InputError(
        .directory, at: position, "expected a file, found a directory", hint: "Name a file in it.")
    default:
      // Opening a pipe nobody writes to would wait for ever.
      throw InputError(
        .notAFile, at: position, "expected a file, found a pipe or a device",
        hint: "Name a file; where '-' is taken it reads standard input.")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= limit else {
      throw InputError(
        .tooLarge, at: position, "the file has \(size) bytes, more than the \(limit) that are read")
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: resolved)) else { throw unreadable(path) }
    guard !data.isEmpty else {
      throw InputError(.empty, at: position, "the file is empty")
    }
    return Array(data)
  }

  private static func attributes(
    of resolved: String, for path: String
  ) throws(InputError) -> [FileAttributeKey: Any] {
    do {
      return try FileManager.default.attributesOfItem(atPath: resolved)
    } catch CocoaError.fileReadNoPermission {
      throw unreadable(path)
    } catch {
      throw missing(path, named: path)
    }
  }

  private static func unreadable(_ path: String) -> InputError {
    InputError(
      .unreadable, at: SourcePosition(file: path), "the file cannot be read",
      hint: "Its permissions, or those of its folder, do not let this user read it.")
  }

  /// The error of a name that nothing has, or only a link that leads nowhere.
  static func missing(_ path: String, named name: String) -> InputError {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
      return InputError(.missing, at: SourcePosition(file: name), "the link leads to no file")
    }
    let siblings = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted()
    let hint: String? =
      if let siblings {
        Suggestion.nearest(to: url.lastPathComponent, among: siblings).map { "Did you mean '\($0)'?" }
      } else {
        "There is no directory '\(folder.lastPathComponent)' either."
      }
    return InputError(.missing, at: SourcePosition(file: name), "there is no such file", hint: hint)
  }
}
