// SPDX-License-Identifier: MIT

import Testing

@testable import Inputs

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4's companion document, and the empty message.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `digests are those of the standard`(_ message: String, _ digest: String) {
    let hexadecimal = SHA256.digest(of: Array(message.utf8))
      .map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    #expect(hexadecimal.joined() == digest)
  }
}
