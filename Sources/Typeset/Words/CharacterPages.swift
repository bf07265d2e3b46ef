// SPDX-License-Identifier: MIT

import Pictures

/// What taking texts apart asks of each character, for one chain of faces.
///
/// Found for 256 characters at a time, when the first of them is met.
struct CharacterPages {
  /// What is known of one character.
  struct Character {
    /// What the character is beside others; nothing for one that texts are not taken apart around.
    var joint: TextJoint = []
    /// Which face of the chain draws it.
    var face: UInt8 = 0
    /// How its glyph depends on its neighbours.
    var bond = GlyphBond.bound
    /// Whether its script says something about a text.
    var isOfScript = false
    /// Whether a part may begin with it.
    var canBegin = false
  }

  /// How a letter is kerned with the space before it.
  enum Kerning: Hashable {
    /// Nobody asked yet.
    case unknown
    /// By how much the space is wider than alone. Unit: font units.
    case by(Int32)
    /// The letter itself is moved.
    case mixed
  }

  private let chain: [FontFace]
  private var bonds: [GlyphBonds?]
  /// Where in `characters` each page begins, or -1.
  private var starts: [Int32]
  private var characters: [Character] = []
  private var kernings: [Kerning] = []

  init(chain: [FontFace]) {
    self.chain = chain
    bonds = chain.map { _ in nil }
    // Without a face no character is asked for.
    starts = chain.isEmpty ? [] : [Int32](repeating: -1, count: 256)
  }

  /// What is known of a character.
  mutating func character(_ unit: UInt16) -> Character { characters[place(of: unit)] }

  /// How a letter is kerned with a space before it, which `find` tells where nobody asked yet.
  mutating func kerning(before unit: UInt16, orFind find: () -> Kerning) -> Kerning {
    let place = place(of: unit)
    if kernings[place] == .unknown { kernings[place] = find() }
    return kernings[place]
  }

  /// The memory held, near enough for a budget. Unit: bytes.
  var cost: Int {
    characters.count * (MemoryLayout<Character>.stride + MemoryLayout<Kerning>.stride)
  }

  @inline(__always)
  private mutating func place(of unit: UInt16) -> Int {
    let start = starts[Int(unit >> 8)]
    if start >= 0 { return Int(start) + Int(unit & 0xff) }
    return place(ofNew: unit)
  }

  private mutating func place(ofNew unit: UInt16) -> Int {
    let start = characters.count
    starts[Int(unit >> 8)] = Int32(start)
    for low in UInt32(0)..<256 { characters.append(found(UInt32(unit & 0xff00) | low)) }
    kernings += [Kerning](repeating: .unknown, count: 256)
    return start + Int(unit & 0xff)
  }

  private mutating func found(_ character: UInt32) -> Character {
    var found = Character(joint: TextJoint(of: character))
    let script = TextScript(of: character)
    guard found.joint.contains(.apart), script == .common || TextScript.plain.contains(script) else {
      return Character()
    }
    found.isOfScript = script != .common
    guard let index = chain.firstIndex(where: { $0.shaping.glyph(for: character) != nil }),
      let glyph = chain[index].shaping.glyph(for: character)
    else { return found }
    found.face = UInt8(index)
    let known = bonds[index] ?? chain[index].shaping.bonds
    bonds[index] = known
    found.bond = known[glyph]
    found.canBegin =
      found.isOfScript && !found.joint.isDisjoint(with: [.letter, .ideograph])
      && LineEdge(of: character) == .plain
    return found
  }
}
