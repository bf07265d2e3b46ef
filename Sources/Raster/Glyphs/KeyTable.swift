// SPDX-License-Identifier: MIT

/// Whole numbers by keys of 64 bits, for tables that are asked once a glyph.
///
/// Open addressing with linear probing, at most half full, and no keyed hash as the standard dictionary has: nobody
/// outside chooses these keys.
struct KeyTable {
  private static let leastBits = 10

  /// Keys plus one; zero stands for an empty place.
  private var keys = ContiguousArray<UInt64>()
  private var values = ContiguousArray<Int32>()
  private var count = 0
  /// How far a product is shifted down to a place.
  private var shift = 64 - Self.leastBits

  /// Returns the number of a key, if it is there.
  @inline(__always)
  subscript(key: UInt64) -> Int? {
    guard count > 0 else { return nil }
    let place = place(of: key)
    return keys[place] == 0 ? nil : Int(values[place])
  }

  /// Takes up a key that is not there.
  mutating func insert(_ key: UInt64, _ value: Int) {
    if 2 * (count + 1) > keys.count { grow() }
    let place = place(of: key)
    keys[place] = key &+ 1
    values[place] = Int32(truncatingIfNeeded: value)
    count += 1
  }

  mutating func removeAll() { self = KeyTable() }

  /// Returns the place of a key, or the empty one where it belongs.
  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let keys = keys.span
    let mark = key &+ 1
    var place = Int(truncatingIfNeeded: (mark &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(shift))
    while true {
      let found = keys[place]
      if found == mark || found == 0 { return place }
      place = (place &+ 1) & (keys.count &- 1)
    }
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    let size = max(2 * oldKeys.count, 1 << Self.leastBits)
    keys = ContiguousArray(repeating: 0, count: size)
    values = ContiguousArray(repeating: 0, count: size)
    shift = 64 - size.trailingZeroBitCount
    for (old, mark) in oldKeys.enumerated() where mark != 0 {
      let place = place(of: mark &- 1)
      keys[place] = mark
      values[place] = oldValues[old]
    }
  }
}
