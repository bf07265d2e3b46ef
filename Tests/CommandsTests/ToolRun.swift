// SPDX-License-Identifier: MIT

import Colorimetry
import Commands
import Files
import Foundation
import Geometry
import Raster
import TestSupport

/// What one run of the tool left behind.
struct ToolRun {
  var code: ExitCode
  var output: String
  var messages: String

  /// Runs the tool in a folder, with nothing of the process.
  init(
    _ words: String..., in folder: TemporaryFolder? = nil, environment: [String: String] = [:],
    input: [UInt8]? = [], screen: ToolIO.Screen = .none
  ) async {
    await self.init(
      words, in: folder?.path ?? "/nowhere", environment: environment, input: input, screen: screen)
  }

  /// See above, with the words as a list and the folder by its path.
  init(
    _ words: [String], in folder: String, environment: [String: String] = [:], input: [UInt8]? = [],
    screen: ToolIO.Screen = .none, fault: OutputFault? = nil
  ) async {
    let output = MemoryChannel(fault: fault)
    let messages = MemoryChannel()
    let io = ToolIO(
      output: output, messages: messages, readInput: { input }, folder: folder, screen: screen)
    code = await Tool.run(words, environment: environment, io: io)
    self.output = output.text
    self.messages = messages.text
  }
}

/// A channel that keeps what it gets, or that has a fault from the start.
final class MemoryChannel: OutputChannel {
  private(set) var text = ""
  let fault: OutputFault?

  init(fault: OutputFault? = nil) { self.fault = fault }

  func write(_ text: String) {
    if fault == nil { self.text += text }
  }

  func flush() {}
}

extension TemporaryFolder {
  func text(_ name: String) throws -> String {
    String(decoding: try FileContents.read("\(path)/\(name)"), as: UTF8.self)
  }

  /// The paths of everything in the folder, sorted.
  var paths: [String] { (try? FileManager.default.subpathsOfDirectory(atPath: path).sorted()) ?? [] }

  /// Writes a picture whose first pixels are white and whose others are black.
  func writePicture(_ name: String, white: Int, of size: PixelSize = PixelSize(10, 10)) throws {
    var picture = PixelBuffer(
      size: size, filledWith: PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255))
    let white = PixelBuffer(
      size: PixelSize(white, 1), filledWith: PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255))
    for place in 0..<white.size.width {
      picture.copy(
        PixelBuffer(size: PixelSize(1, 1), filledWith: white[place, 0]), x: place % size.width,
        y: place / size.width)
    }
    try AtomicFile.write(try picture.pngBytes(), to: "\(path)/\(name)")
  }
}
