// SPDX-License-Identifier: MIT

import Files
import Reports
import Synchronization

/// A file as a report writes to it.
final class FileChannel: TextChannel {
  let file: OutputFile

  init(_ file: OutputFile) { self.file = file }

  func write(_ text: String) { file.write(text) }
}

/// A stream of the process as a report writes to it.
final class OutputText: TextChannel {
  private let channel: any OutputChannel

  init(_ channel: any OutputChannel) { self.channel = channel }

  func write(_ text: String) { channel.write(text) }
}

/// Where the characters of reports wait on the disk.
final class SpoolFolder: Sendable {
  private let path: String
  private let firstFault = Mutex<FileError?>(nil)

  init(_ path: String) { self.path = path }

  /// What has kept characters from waiting, if anything; the reports are then not whole.
  var fault: FileError? { firstFault.withLock { $0 } }

  /// Opens a place.
  func makeSpool() -> any TextSpool {
    do throws(FileError) {
      return FileSpool(try ScratchFile(in: path), of: self)
    } catch {
      note(error)
      return TextBuffer()
    }
  }

  fileprivate func note(_ error: FileError) { firstFault.withLock { $0 = $0 ?? error } }
}

private final class FileSpool: TextSpool {
  private let file: ScratchFile
  private let folder: SpoolFolder

  init(_ file: ScratchFile, of folder: SpoolFolder) {
    self.file = file
    self.folder = folder
  }

  func write(_ text: String) { file.write(text) }

  func pour(into channel: any TextChannel) {
    var rest: [UInt8] = []
    do throws(FileError) {
      try file.read { piece in
        // A piece may end inside a character.
        rest += piece
        let end = rest.lastIndex { $0 & 0xC0 != 0x80 }.map { rest[$0] < 0x80 ? $0 + 1 : $0 } ?? 0
        channel.write(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeFirst(end)
      }
    } catch {
      folder.note(error)
    }
    if !rest.isEmpty { channel.write(String(decoding: rest, as: UTF8.self)) }
  }
}
