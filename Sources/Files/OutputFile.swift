// SPDX-License-Identifier: MIT

/// A file that is written piece by piece.
///
/// Pieces wait in a buffer until they are some 64 KiB. The first fault is kept, and what follows it is dropped:
/// whoever opened the file hears of it from ``close()``.
public final class OutputFile {
  private static let capacity = 1 << 16

  /// What becomes of the file at the end.
  private enum Ending {
    case stay
    /// It takes the place of another.
    case rename(String, to: String)
  }

  private let path: String
  private let file: OpenFile
  private let ending: Ending
  private var waiting: [UInt8] = []
  private var isClosed = false
  /// What has stopped the file from being written, if anything.
  public private(set) var fault: FileError?

  /// Opens a file that grows: it is created if need be, and cut to a length before anything is added.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - length: The bytes that stay. Unit: bytes.
  public init(appendingTo path: String, keeping length: Int) throws(FileError) {
    self.path = path
    ending = .stay
    do throws(SystemFault) {
      file = try OpenFile(appendingTo: path)
      try file.cut(to: length)
    } catch {
      throw FileError(writing: path, error)
    }
  }

  /// Opens a new file that takes the place of another when it is closed; until then the old one stands.
  ///
  /// A device or a pipe is written to as it stands.
  public init(replacing path: String) throws(FileError) {
    self.path = path
    do throws(SystemFault) {
      guard !path.utf8.contains(0) else { throw SystemFault.zeroInPath }
      if try FileStatus(of: path)?.kind == .stream {
        file = try OpenFile(writingToStream: path)
        ending = .stay
      } else {
        var random = SystemRandomNumberGenerator()
        let (temporary, file) = try AtomicFile.create(beside: path, names: &random)
        self.file = file
        ending = .rename(temporary, to: path)
      }
    } catch {
      throw FileError(writing: path, error)
    }
  }

  deinit {
    if !isClosed, case .rename(let temporary, _) = ending { FileSystem.remove(temporary) }
  }

  /// Takes characters.
  public func write(_ text: String) {
    guard fault == nil else { return }
    waiting += text.utf8
    if waiting.count >= Self.capacity { flush() }
  }

  /// Takes bytes.
  public func write(_ bytes: some Sequence<UInt8>) {
    guard fault == nil else { return }
    waiting += bytes
    if waiting.count >= Self.capacity { flush() }
  }

  /// Hands what waits to the system.
  public func flush() {
    guard fault == nil, !waiting.isEmpty else { return }
    do throws(SystemFault) {
      try file.write(waiting)
    } catch {
      fault = FileError(writing: path, error)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Writes what waits and closes the file, which then has its name.
  ///
  /// - Throws: ``FileError`` of the first fault; what the file was to replace is then as it was.
  public func close() throws(FileError) {
    flush()
    if let fault { throw fault }
    do throws(SystemFault) {
      try file.close()
      if case .rename(let temporary, let path) = ending { try FileSystem.rename(temporary, to: path) }
      isClosed = true
    } catch {
      throw FileError(writing: path, error)
    }
  }
}

extension FileError {
  /// Says what kept a file from being written.
  init(writing path: String, _ fault: SystemFault) {
    self.init(
      code: .notWritten, subject: path, detail: fault.description,
      hint: "choose a place that exists, can be written to and has room")
  }
}
