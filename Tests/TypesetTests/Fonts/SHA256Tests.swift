// SPDX-License-Identifier: MIT

import Testing
@testable import Typeset

/// Vectors of NIST's FIPS 180 example files and of its "long message" example.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `the published digest comes out`(message: String, digest: String) throws {
    #expect(try FontBytes(Array(message.utf8), subject: "message").sha256 == digest)
  }

  @Test func `a million times the letter a has its published digest`() throws {
    let letters = Array(repeating: UInt8(ascii: "a"), count: 1_000_000)
    let isRight =
      try FontBytes(letters, subject: "message").sha256
      == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(isRight)
  }
}
