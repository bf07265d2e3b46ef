// SPDX-License-Identifier: MIT

import CICU

/// What a character must not do at the edge of a line, from its class in UAX #14.
enum LineEdge: UInt8 {
  /// Nothing is asked.
  case plain
  /// Closing marks, small kana and their like do not begin a line.
  case neverBegins
  /// Opening marks and prefixes do not end one.
  case neverEnds
  /// Leaders are not parted from each other, nor from what is before them.
  case inseparable
  /// Marks that repeat a word do not begin a line, not even after a space.
  case repeatsWord

  /// The corresponding C function is `u_getIntPropertyValue`.
  init(of character: UInt32) {
    switch character {
    // Thai ๆ, Lao ໆ and Khmer ៗ are ordinary letters to UAX #14.
    case 0x0e46, 0x0ec6, 0x17d7:
      self = .repeatsWord
      return
    default:
      break
    }
    switch cicu_line_edge(character) {
    case Int32(CICU_NEVER_BEGINS): self = .neverBegins
    case Int32(CICU_NEVER_ENDS): self = .neverEnds
    case Int32(CICU_INSEPARABLE): self = .inseparable
    default: self = .plain
    }
  }
}

/// What a character is beside others: whether a text may be taken apart before or behind it.
struct TextJoint: OptionSet {
  let rawValue: UInt8

  /// A cluster of its own beside any other such character.
  static let apart = TextJoint(rawValue: UInt8(CICU_APART))
  /// A letter before which a line may begin after spaces.
  static let letter = TextJoint(rawValue: UInt8(CICU_LETTER))
  /// A letter before which a line may begin anyhow.
  static let ideograph = TextJoint(rawValue: UInt8(CICU_IDEOGRAPH))
  /// A line may end between it and an ideograph.
  static let endsBeforeIdeograph = TextJoint(rawValue: UInt8(CICU_ENDS_BEFORE_IDEOGRAPH))
  /// A line may end after spaces that follow it.
  static let endsBeforeSpace = TextJoint(rawValue: UInt8(CICU_ENDS_BEFORE_SPACE))

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The corresponding C function is `u_getIntPropertyValue`.
  init(of character: UInt32) { rawValue = UInt8(truncatingIfNeeded: cicu_joint(character)) }
}

/// Owns a break iterator of ICU; used by one thread at a time.
@safe struct BreakIterator: ~Copyable {
  /// What the iterator looks for.
  enum Kind {
    /// Grapheme clusters (UAX #29).
    case clusters
    /// Places where a line may or must end (UAX #14, strict).
    case lines
  }

  private let breaker: OpaquePointer

  /// Opens an iterator for a locale, or for the root locale where ICU refuses that one.
  ///
  /// The corresponding C function is `ubrk_open`.
  init(_ kind: Kind, locale: String) {
    let code = Int32(kind == .clusters ? CICU_CLUSTERS : CICU_LINES)
    var status: Int32 = 0
    let opened = unsafe cicu_breaker_open(code, locale, &status) ?? cicu_breaker_open(code, "", &status)
    guard let opened = unsafe opened else {
      preconditionFailure("ICU's break rules are not installed: ubrk_open gave status \(status)")
    }
    unsafe breaker = opened
  }

  deinit { unsafe cicu_breaker_close(breaker) }

  /// Hands over each boundary after the text's start.
  ///
  /// The corresponding C functions are `ubrk_setText` and `ubrk_next`.
  borrowing func forEachBoundary(in text: [UInt16], _ body: (_ offset: Int) -> Void) {
    unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: text.count) { offsets in
      var status: Int32 = 0
      let count = unsafe cicu_breaker_boundaries(
        breaker, text, Int32(text.count), offsets.baseAddress, &status)
      precondition(status == 0, "ubrk_setText takes any UTF-16 text; it gave status \(status)")
      for index in 0..<Int(count) { unsafe body(Int(offsets[index])) }
    }
  }
}

/// Owns a bidirectional analysis of ICU; used by one thread at a time.
@safe struct BidiAnalysis: ~Copyable {
  private let bidi: OpaquePointer

  /// Makes an empty analysis. The corresponding C function is `ubidi_open`.
  init() {
    guard let opened = unsafe cicu_bidi_open() else { preconditionFailure("ubidi_open found no memory") }
    unsafe bidi = opened
  }

  deinit { unsafe cicu_bidi_close(bidi) }

  /// Returns the level of each UTF-16 unit and of the paragraph around it (UAX #9, rules P2 to L1).
  ///
  /// The corresponding C functions are `ubidi_setPara` and `ubidi_getLevels`.
  borrowing func levels(of text: [UInt16]) -> (units: [UInt8], paragraphs: [UInt8]) {
    var units = [UInt8](repeating: 0, count: text.count)
    var paragraphs = units
    var status: Int32 = 0
    unsafe cicu_bidi_levels(bidi, text, Int32(text.count), &units, &paragraphs, &status)
    precondition(status == 0, "ubidi_setPara takes any UTF-16 text; it gave status \(status)")
    return (units, paragraphs)
  }
}
