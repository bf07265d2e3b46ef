// SPDX-License-Identifier: MIT

import Inspection
import Typeset

/// One of several machines' shares of the entries.
///
/// An entry belongs to the share whose place, counted from 0, is the first eight bytes of the SHA-256 of its id
/// in UTF-8, as a big-endian number, modulo the number of shares. Equal ids come to one share. What could not be
/// read has no id; its place among all entries stands for the number.
struct Shard: Hashable, Sendable {
  /// The share, counted from 1.
  var number: Int
  /// How many shares there are.
  var count: Int

  /// Returns the share, counted from 1, that an entry belongs to.
  static func number(of id: String?, index: Int, count: Int) -> Int {
    guard let id else { return index % count + 1 }
    let digits = SHA256.hexDigest(of: Array(id.utf8)).prefix(16)
    return Int((UInt64(digits, radix: 16) ?? 0) % UInt64(count)) + 1
  }

  /// Whether an entry belongs to the share.
  func holds(id: String?, index: Int) -> Bool {
    Self.number(of: id, index: index, count: count) == number
  }
}

extension Shard {
  /// Reads a share as it is written on the command line, such as `2/8`.
  init(_ word: String) throws(CommandError) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard parts.count == 2, parts[1] >= 1, (1...parts[1]).contains(parts[0]), parts[1] <= 100_000 else {
      throw CommandError(
        .optionValue, subject: word, "--shard takes a share such as 2/8, not '\(word)'",
        hint: "2/8 is the second of eight.")
    }
    self.init(number: parts[0], count: parts[1])
  }
}
