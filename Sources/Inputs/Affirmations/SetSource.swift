// SPDX-License-Identifier: MIT

import Files

/// Where a set comes from; nothing is opened before it is read.
public struct SetSource: Sendable {
  /// What standard input is called, whose format is told as soon as it can be.
  public static let standardInputName = "-"

  /// The set as the user named it; `-` is standard input.
  public let name: String
  private let start: @Sendable () throws(InputError) -> BytePieces

  /// Creates a source of something that gives its bytes piece by piece.
  ///
  /// - Parameters:
  ///   - name: The set as the user named it; its ending tells the format where the content does not.
  ///   - start: Opens it.
  init(name: String, start: @escaping @Sendable () throws(InputError) -> BytePieces) {
    self.name = name
    self.start = start
  }

  /// Returns the same source, whose bytes are counted as they are read.
  public func counted(by count: ReadCount) -> SetSource {
    SetSource(name: name) { [start] () throws(InputError) in
      let pieces = try start()
      return BytePieces { (bytes: inout [UInt8]) throws(InputError) -> Int in
        let length = try pieces.next(appendingTo: &bytes)
        count.add(length)
        return length
      }
    }
  }

  /// Opens the source.
  func open() throws(InputError) -> BytePieces { try start() }
}

extension SetSource {
  /// The most bytes that are asked for at once.
  static let pieceLength = 1 << 16

  /// A file, a pipe or a device.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - name: The file as the user named it.
  public static func file(_ path: String, name: String) -> SetSource {
    SetSource(name: name) { () throws(InputError) in
      do throws(FileError) {
        return BytePieces(try FileStream(path), name: name)
      } catch {
        throw error.code == .missing ? InputFile.missing(path, named: name) : InputError(error, in: name)
      }
    }
  }

  /// An open descriptor, which stays the caller's; 0 is standard input.
  public static func descriptor(_ number: Int32, name: String) -> SetSource {
    SetSource(name: name) { () throws(InputError) in
      do throws(FileError) {
        return BytePieces(try FileStream(descriptor: number, name: name), name: name)
      } catch {
        throw InputError(error, in: name)
      }
    }
  }

  /// Bytes that are in memory.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - name: The set as the user named it.
  ///   - pieces: How many bytes are given at a time; what is read does not depend on it.
  public static func bytes(_ bytes: [UInt8], name: String, pieces: Int = 1 << 16) -> SetSource {
    SetSource(name: name) {
      var offset = 0
      return BytePieces { into in
        let end = min(offset + max(1, pieces), bytes.count)
        into += bytes[offset..<end]
        defer { offset = end }
        return end - offset
      }
    }
  }
}

/// The bytes of an open set, piece by piece.
final class BytePieces {
  private let take: (inout [UInt8]) throws(InputError) -> Int

  init(_ take: @escaping (inout [UInt8]) throws(InputError) -> Int) { self.take = take }

  convenience init(_ stream: FileStream, name: String) {
    self.init { (bytes: inout [UInt8]) throws(InputError) -> Int in
      do throws(FileError) {
        return try stream.read(appendingTo: &bytes, atMost: SetSource.pieceLength)
      } catch {
        throw InputError(error, in: name)
      }
    }
  }

  /// Appends the next piece, and returns its length, 0 at the end.
  func next(appendingTo bytes: inout [UInt8]) throws(InputError) -> Int { try take(&bytes) }
}

extension InputError {
  /// Creates an error of what the system said of a file; both sides have the same codes.
  init(_ error: FileError, in name: String) {
    let hint = error.hint.prefix(1).uppercased() + error.hint.dropFirst() + "."
    self.init(
      Code(rawValue: error.code.rawValue), at: SourcePosition(file: name), error.detail, hint: hint)
  }
}
