// SPDX-License-Identifier: MIT

/// Bytes that wait on the disk for their turn; nobody else sees them, and they go with the process.
public final class ScratchFile {
  private let file: OpenFile
  private let folder: String
  private var waiting: [UInt8] = []
  private var length = 0
  private var fault: FileError?

  /// Opens a file without a name.
  ///
  /// - Parameter folder: A folder on the disk that has room.
  public init(in folder: String) throws(FileError) {
    self.folder = folder
    do throws(SystemFault) {
      var random = SystemRandomNumberGenerator()
      let (name, file) = try AtomicFile.create(beside: "\(folder)/scratch", names: &random)
      self.file = file
      FileSystem.remove(name)
    } catch {
      throw FileError(writing: folder, error)
    }
  }

  /// Takes characters.
  public func write(_ text: String) {
    guard fault == nil else { return }
    waiting += text.utf8
    if waiting.count >= 1 << 16 { flush() }
  }

  private func flush() {
    guard fault == nil, !waiting.isEmpty else { return }
    do throws(SystemFault) {
      try file.write(waiting)
      length += waiting.count
    } catch {
      fault = FileError(writing: folder, error)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Hands all bytes on, in pieces of any length.
  public func read(_ body: ([UInt8]) -> Void) throws(FileError) {
    if length == 0, fault == nil {
      // What fits into the buffer never reaches the disk.
      if !waiting.isEmpty { body(waiting) }
      return
    }
    flush()
    if let fault { throw fault }
    do throws(SystemFault) {
      var offset = 0
      while offset < length {
        var piece: [UInt8] = []
        let count = try file.read(appendingTo: &piece, at: offset, atMost: 1 << 16)
        guard count > 0 else { break }
        body(piece)
        offset += count
      }
    } catch {
      throw FileError(writing: folder, error)
    }
  }
}
