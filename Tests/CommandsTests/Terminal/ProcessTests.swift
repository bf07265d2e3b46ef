// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The tool as its own process, where signals and streams are those of the system.
@Suite struct ProcessTests {
  /// The tool beside the test bundle that is running.
  private static var tool: URL {
    // On Linux the tests are a program of their own, on a Mac a bundle inside another.
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "andon")
  }

  private func process(_ words: [String], in folder: TemporaryFolder) -> Process {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    return process
  }

  @Test func `a reader that goes is told of and ends the run with 2, not with a signal`() throws {
    let folder = try TemporaryFolder()
    try folder.writePicture("full.png", white: 100)
    try folder.writePicture("half.png", white: 50)
    let tool = process(["compare", "full.png", "half.png", "--format", "json"], in: folder)
    let output = Pipe()
    let messages = Pipe()
    try output.fileHandleForReading.close()
    tool.standardOutput = output
    tool.standardError = messages
    try tool.run()
    tool.waitUntilExit()
    #expect(tool.terminationReason == .exit)
    #expect(tool.terminationStatus == 2)
    try messages.fileHandleForWriting.close()
    let text = String(decoding: try messages.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text == "andon: standard output was closed before all results were written\n")
  }

  @Test func `results for a closed output do not land in another file`() throws {
    let folder = try TemporaryFolder()
    try folder.writePicture("half.png", white: 50)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "exec \"$0\" measure half.png --format json --report csv=half.csv >&- 2>&-", Self.tool.path,
    ]
    shell.currentDirectoryURL = URL(filePath: folder.path)
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 2)
    let table = try folder.text("half.csv")
    #expect(table.hasPrefix("file,space,"))
    #expect(table.split(separator: "\r\n").count == 2)
  }

  @Test func `a picture comes through a pipe`() throws {
    let folder = try TemporaryFolder()
    try folder.writePicture("half.png", white: 50)
    let tool = process(["measure", "-", "--format", "csv"], in: folder)
    let output = Pipe()
    tool.standardInput = FileHandle(forReadingAtPath: folder.file("half.png"))
    tool.standardOutput = output
    try tool.run()
    tool.waitUntilExit()
    try output.fileHandleForWriting.close()
    #expect(tool.terminationStatus == 0)
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text.split(separator: "\r\n").last?.hasPrefix("-,srgb,10,10,") == true)
  }
}
