// SPDX-License-Identifier: MIT

/// The bytes of files, read whole.
public enum FileContents {
  /// Returns the bytes of a file.
  ///
  /// Pipes and terminals are read to their end. Nothing beyond the limit is held in memory.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes that are accepted.
  public static func read(_ path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      let file = try OpenFile(reading: path)
      bytes.reserveCapacity(min(try file.size(), limit))
      while try file.read(appendingTo: &bytes, atMost: 1 << 16) > 0 {
        guard bytes.count <= limit else { break }
      }
    } catch {
      throw FileError(reading: path, error)
    }
    guard bytes.count <= limit else {
      throw FileError(
        code: .tooLarge, subject: path, detail: "the file has more than \(limit) bytes",
        hint: "give a smaller file")
    }
    return bytes
  }
}

extension FileContents {
  /// Returns the number of bytes of a regular file, or nil of anything else.
  public static func length(of path: String) -> Int? {
    guard !path.utf8.contains(0), let length = try? OpenFile(reading: path).remainingSize() else {
      return nil
    }
    return length
  }
}

extension FileError {
  /// Says what kept a file from being read.
  init(reading path: String, _ fault: SystemFault) {
    if fault.isMissing {
      self.init(
        code: .missing, subject: path, detail: "there is no such file", hint: "give a file that exists")
    } else if fault.isFolder {
      self.init(
        code: .directory, subject: path, detail: "expected a file, found a directory",
        hint: "name a file in it")
    } else {
      self.init(
        code: .unreadable, subject: path, detail: "the file cannot be read: \(fault.description)",
        hint: "give a file that this user may read")
    }
  }
}
