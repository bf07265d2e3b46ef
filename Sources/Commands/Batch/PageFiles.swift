// SPDX-License-Identifier: MIT

import Files
import Foundation

/// The files of a batch's page in the folder of its report, with what kept one from being written.
final class PageFiles {
  private static let folder = "data"
  private let path: String
  private var written: Set<String> = []
  private var fault: FileError?

  /// Makes the folder of the data.
  ///
  /// - Parameter path: The folder of the report, from the root.
  init(_ path: String) throws(FileError) {
    self.path = path
    try Folder.make("\(path)/\(Self.folder)")
  }

  /// Writes a file; after a fault no more are written.
  func write(_ name: String, _ text: String) {
    guard fault == nil else { return }
    written.insert(name)
    do throws(FileError) {
      try AtomicFile.write(text, to: "\(path)/\(name)")
    } catch {
      fault = error
    }
  }

  /// Takes away the data of an earlier and longer run, which the page does not know.
  func close() throws(FileError) {
    if let fault { throw fault }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(Self.folder)")) ?? []
    for name in names where name.wholeMatch(of: /(part|detail)-[0-9]{5,}\.js/) != nil {
      guard !written.contains("\(Self.folder)/\(name)") else { continue }
      try? FileManager.default.removeItem(atPath: "\(path)/\(Self.folder)/\(name)")
    }
  }
}
