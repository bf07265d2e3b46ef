// SPDX-License-Identifier: MIT

/// Files that are replaced at once: whoever looks sees the old bytes or the new ones, never a part.
///
/// The bytes go to a new file in the same folder, which then takes the name. Its own name has a random
/// part and is created exclusively, so that a link planted there is neither followed nor overwritten. A
/// link under the final name is replaced, not followed. A device or a pipe, such as `/dev/null`, is written
/// to as it stands.
public enum AtomicFile {
  /// Whether the bytes must have reached the disk before the file takes its name.
  public enum Durability: Hashable, Sendable {
    /// The system writes them when it likes: enough for what can be made again.
    case cached
    /// They are on the disk: for what a later run builds upon.
    case flushed
  }

  /// Writes a file, or replaces it; an old file's permissions are kept.
  ///
  /// - Throws: ``FileError`` with the path and the system's words. The old file is then as it was, and no
  ///   other file is left behind.
  public static func write(
    _ bytes: [UInt8], to path: String, durability: Durability = .cached
  ) throws(FileError) {
    var random = SystemRandomNumberGenerator()
    try write(bytes, to: path, durability: durability, names: &random)
  }

  /// See ``write(_:to:durability:)``, with a text in UTF-8.
  public static func write(
    _ text: String, to path: String, durability: Durability = .cached
  ) throws(FileError) {
    try write(Array(text.utf8), to: path, durability: durability)
  }

  /// Writes with names from a generator, so that a test knows them beforehand.
  static func write(
    _ bytes: [UInt8], to path: String, durability: Durability,
    names: inout some RandomNumberGenerator
  ) throws(FileError) {
    do throws(SystemFault) {
      guard !path.utf8.contains(0) else { throw SystemFault.zeroInPath }
      let old = try FileStatus(of: path)
      if let old, old.kind == .stream {
        try OpenFile(writingToStream: path).write(bytes)
        return
      }
      try replace(path, old, with: bytes, durability, names: &names)
    } catch {
      throw FileError(
        code: .notWritten, subject: path, detail: error.description,
        hint: "choose a place that exists, can be written to and has room")
    }
  }

  private static func replace(
    _ path: String, _ old: FileStatus?, with bytes: [UInt8], _ durability: Durability,
    names: inout some RandomNumberGenerator
  ) throws(SystemFault) {
    let (temporary, file) = try create(beside: path, names: &names)
    do throws(SystemFault) {
      if let old, old.kind == .regular { try file.setPermissions(old.permissions) }
      try file.write(bytes)
      if durability == .flushed { try file.flush() }
      try file.close()
      try FileSystem.rename(temporary, to: path)
    } catch {
      FileSystem.remove(temporary)
      throw error
    }
  }

  /// Creates an empty file with a new name in the folder of a path.
  static func create(
    beside path: String, names: inout some RandomNumberGenerator
  ) throws(SystemFault) -> (String, OpenFile) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var attempts = 16
    while true {
      let name = folder + ".andon-" + String(names.next(), radix: 36) + ".tmp"
      do {
        return (name, try OpenFile(creating: name))
      } catch {
        attempts -= 1
        guard error.isNameTaken, attempts > 0 else { throw error }
      }
    }
  }
}
