// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The tool as a process of its own.
@Suite struct InterruptionTests {
  static let tool = Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "andon")

  /// Whether the tool was built beside the tests.
  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: tool.path) }

  @Test(.enabled(if: isBuilt), arguments: [SIGINT, SIGTERM])
  func `a signal ends a run in good order while the next line has not come`(number: Int32) async throws {
    let project = try BatchProject(lines: 1)
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = [
      "report", "plain.widget.json", "--set", "-", "--environment", "home", "--format", "jsonl",
    ]
    process.currentDirectoryURL = URL(filePath: project.folder.path)
    let (input, output, messages) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    // The third line has no end and the input stays open: the first two must come all the same.
    let lines = "One.\nTwo.\nxxx"
    try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    var text = ""
    while text.split(separator: "\n").count < 2 || !text.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    #expect(kill(process.processIdentifier, number) == 0)
    text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 2)
    #expect(said.contains("the run was stopped"))
    let results = try BatchProject.objects(text)
    #expect(results.count == 3)
    let summary = try #require(results.last?["summary"] as? [String: Any])
    #expect(summary["interrupted"] as? Bool == true && summary["renders"] as? Int == 2)
  }

  @Test(.enabled(if: isBuilt), .timeLimit(.minutes(1)))
  func `the first line of a pipe is judged before the second is written`() async throws {
    let project = try BatchProject(lines: 1)
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = [
      "report", "plain.widget.json", "--set", "-", "--environment", "home", "--format", "jsonl",
    ]
    process.currentDirectoryURL = URL(filePath: project.folder.path)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var texts: [String] = []
    for line in ["One.", "Two."] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
      var text = ""
      while !text.hasSuffix("\n") {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        text += String(decoding: data, as: UTF8.self)
      }
      texts += try BatchProject.objects(text).compactMap {
        ($0["entry"] as? [String: Any])?["text"] as? String
      }
    }
    try input.fileHandleForWriting.close()
    _ = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(texts == ["One.", "Two."])
  }
}
