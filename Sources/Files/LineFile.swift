// SPDX-License-Identifier: MIT

/// The lines of a file, one after the other; no more than the longest is held.
public final class LineFile {
  private let path: String
  private let file: OpenFile
  private var buffer: [UInt8] = []
  /// Where the line that comes next starts in the buffer.
  private var start = 0
  /// Where the line that comes next starts in the file. Unit: bytes.
  public private(set) var offset = 0
  /// Whether the last line that was given has no end: whoever wrote it was stopped.
  public private(set) var isTorn = false

  /// Opens a file.
  public init(_ path: String) throws(FileError) {
    self.path = path
    do throws(SystemFault) {
      file = try OpenFile(reading: path)
    } catch {
      throw FileError(reading: path, error)
    }
  }

  /// Returns the next line without its end, or nil after the last.
  public func next() throws(FileError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          offset += end + 1 - start
          start = end + 1
        }
        return Array(buffer[start..<end])
      }
      buffer.removeFirst(start)
      searched = buffer.count
      start = 0
      if try read() == 0 { break }
    }
    guard !buffer.isEmpty else { return nil }
    isTorn = true
    offset += buffer.count
    defer { buffer = [] }
    return buffer
  }

  private func read() throws(FileError) -> Int {
    do throws(SystemFault) {
      return try file.read(appendingTo: &buffer, atMost: 1 << 16)
    } catch {
      throw FileError(reading: path, error)
    }
  }

  /// Returns the last line that has an end, without it; nil where there is none.
  public static func last(of path: String) throws(FileError) -> [UInt8]? {
    do throws(SystemFault) {
      let file = try OpenFile(reading: path)
      var start = try file.size()
      var tail: [UInt8] = []
      while start > 0 {
        let length = min(start, 1 << 16)
        start -= length
        var piece: [UInt8] = []
        while piece.count < length {
          guard try file.read(appendingTo: &piece, at: start + piece.count, atMost: length - piece.count) > 0
          else { return nil }
        }
        tail = piece + tail
        guard let end = tail.lastIndex(of: UInt8(ascii: "\n")) else { continue }
        if let before = tail[..<end].lastIndex(of: UInt8(ascii: "\n")) {
          return Array(tail[(before + 1)..<end])
        }
        if start == 0 { return Array(tail[..<end]) }
      }
      return nil
    } catch {
      throw FileError(reading: path, error)
    }
  }
}
