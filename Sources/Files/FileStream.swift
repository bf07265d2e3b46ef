// SPDX-License-Identifier: MIT

/// A file, a pipe or a device, read piece by piece.
///
/// Opening a pipe waits for someone who writes to it, and reading waits for bytes.
public final class FileStream {
  private let file: OpenFile
  private let name: String
  /// The bytes of a regular file that are still to come, by its size when it was opened.
  private var rest: Int?

  /// Opens a file.
  ///
  /// - Throws: ``FileError``, also for a directory.
  public init(_ path: String) throws(FileError) {
    name = path
    do throws(SystemFault) {
      guard !FileSystem.isFolder(path) else { throw SystemFault.isAFolder }
      file = try OpenFile(reading: path)
      rest = try file.remainingSize()
    } catch {
      throw FileError(reading: path, error)
    }
  }

  /// Reads on from an open descriptor, which stays the caller's; 0 is standard input.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - name: What errors call it.
  public init(descriptor: Int32, name: String) throws(FileError) {
    self.name = name
    file = OpenFile(borrowing: descriptor)
    do throws(SystemFault) {
      rest = try file.remainingSize()
    } catch {
      throw FileError(reading: name, error)
    }
  }

  /// Reads the next piece.
  ///
  /// - Parameters:
  ///   - bytes: Gets the piece at its end.
  ///   - count: The most bytes of the piece.
  /// - Returns: The number of bytes, 0 at the end.
  /// - Throws: ``FileError`` where the system refuses, and with code `file.shrunk` where the end comes before
  ///   the one that the file had when it was opened.
  public func read(appendingTo bytes: inout [UInt8], atMost count: Int) throws(FileError) -> Int {
    let got: Int
    do throws(SystemFault) {
      got = try file.read(appendingTo: &bytes, atMost: count)
    } catch {
      throw FileError(reading: name, error)
    }
    guard let rest else { return got }
    guard got > 0 || rest == 0 else {
      throw FileError(
        code: .shrunk, subject: name,
        detail: "the file got shorter while it was read: \(rest) bytes are gone",
        hint: "read it when nothing writes to it any longer")
    }
    self.rest = max(0, rest - got)
    return got
  }
}
