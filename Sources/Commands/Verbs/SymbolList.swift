// SPDX-License-Identifier: MIT

import Files
import Inspection
import Raster
import Reports
import Symbols
import Typeset

/// `andon list symbols`: the names, as lines or as JSON, or a sheet of the drawings.
enum SymbolList {
  /// The formats of the names.
  enum Format: String, CaseIterable {
    case text, json
  }

  static func run(_ arguments: Arguments, io: ToolIO) throws(CommandError) -> ExitCode {
    if let folder = arguments.value(.out) {
      try writeSheet(into: folder, io: io)
      return .passed
    }
    let format: Format? = try arguments.choice(.format)
    switch format ?? .text {
    case .text: io.output.write(SymbolCatalogue.names.map { $0 + "\n" }.joined())
    case .json:
      io.output.write(JSONText.block(.array(SymbolCatalogue.names.map(JSONValue.string))) + "\n")
    }
    return .passed
  }

  private static func writeSheet(into folder: String, io: ToolIO) throws(CommandError) {
    let typesetter = Typesetter(fonts: try FontCollection.bundled())
    let file = "\(folder)/symbols.png"
    do throws(FileError) {
      try Folder.make(io.path(folder))
      let sheet = SymbolSheet(typesetter: typesetter).picture()
      guard let bytes = try? sheet.pngBytes(pixelsPerInch: nil, name: file) else { return }
      try AtomicFile.write(bytes, to: io.path(file))
    } catch {
      throw CommandError(
        .notWritten, subject: file, "\(file): \(error.detail)", hint: SentenceText.sentence(error.hint))
    }
    io.output.write(file + "\n")
  }
}
