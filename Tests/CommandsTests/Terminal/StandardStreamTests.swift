// SPDX-License-Identifier: MIT

@testable import Commands
import Files
import Foundation
import Testing

@Suite struct StandardStreamTests {
  init() { FileLimits.becomeErrors() }

  @Test func `what is written arrives, in whole and in order`() throws {
    let pipe = Pipe()
    let stream = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 16)
    let text = (0..<500).map { "\($0) 私は\n" }.joined()
    for line in text.split(separator: "\n") { stream.write(line + "\n") }
    stream.flush()
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data(text.utf8))
    #expect(stream.fault == nil)
  }

  @Test func `a reader that has gone closes the stream`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let stream = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 0)
    stream.write("nobody hears this\n")
    #expect(stream.fault == .closed)
    stream.write("nor this\n")
    #expect(stream.fault == .closed)
  }

  #if os(Linux)
    @Test func `a full disk is told in the system's words`() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let stream = StandardStream(descriptor: full.fileDescriptor, capacity: 1 << 16)
      stream.write("a report\n")
      #expect(stream.fault == nil)
      stream.flush()
      #expect(stream.fault == .refused("No space left on device"))
    }
  #endif
}
