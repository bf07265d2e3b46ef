// SPDX-License-Identifier: MIT

/// The objects of a binary property list, looked at before Foundation makes values of them.
///
/// A file of a few hundred bytes can hold a dictionary that contains itself, or arrays whose elements are the
/// same array twice, thirty levels deep: a value that does not end, or a thousand million of them.
///
/// - Source: `CFBinaryPList.c` of Apple's open CoreFoundation describes the format in its head.
struct BinaryPropertyListStructure {
  private let bytes: [UInt8]
  private let file: String
  private var offsetLength: Int
  private var referenceLength: Int
  private var count = 0
  private var tableStart = 0
  /// How much an object takes when it is made a value, with all that it holds, by where it stands.
  private var known: [Int: Extent] = [:]
  private var open: Set<Int> = []
  private var referencesLeft: Int

  private struct Extent {
    /// Unit: about a byte.
    var size: Int
    var height: Int
  }

  /// How many times the length of the file its values may take; objects that occur often are shared.
  private static let growth = 32
  private static let trailerLength = 32
  private static let headerLength = 8

  /// - Throws: ``InputError`` for a file that is damaged, holds itself, or holds far more than its length.
  static func check(_ bytes: [UInt8], file: String) throws(InputError) {
    var structure = try BinaryPropertyListStructure(bytes, file: file)
    let root = structure.integer(at: bytes.count - 16, length: 8) ?? 0
    let extent = try structure.extent(ofObject: root, depth: 0)
    guard extent.size <= growth * bytes.count + 1 << 20 else {
      throw structure.error("the values would take far more room than the file has bytes")
    }
  }

  private init(_ bytes: [UInt8], file: String) throws(InputError) {
    self.bytes = bytes
    self.file = file
    let damaged = InputError(
      .propertyList, at: SourcePosition(file: file), "the binary property list is cut short or damaged",
      hint: "Is the file whole?")
    guard bytes.starts(with: "bplist0".utf8), bytes.count > Self.headerLength + Self.trailerLength else {
      throw damaged
    }
    let trailer = bytes.count - Self.trailerLength
    offsetLength = Int(bytes[trailer + 6])
    referenceLength = Int(bytes[trailer + 7])
    // Every reference takes a byte at least, so that a whole file has no more of them than bytes.
    referencesLeft = bytes.count
    guard (1...8).contains(offsetLength), (1...8).contains(referenceLength),
      let count = integer(at: trailer + 8, length: 8), let tableStart = integer(at: trailer + 24, length: 8),
      (1...bytes.count).contains(count), (Self.headerLength...trailer).contains(tableStart),
      tableStart + count * offsetLength <= trailer
    else { throw damaged }
    self.count = count
    self.tableStart = tableStart
  }

  private func error(_ detail: String) -> InputError {
    InputError(.propertyList, at: SourcePosition(file: file), detail)
  }

  private var damaged: InputError { error("an object of the binary property list is damaged") }

  /// Returns a number in big-endian order, or nil beyond the file or of more than 62 bits.
  private func integer(at offset: Int, length: Int) -> Int? {
    guard offset >= 0, length > 0, length <= 8, offset <= bytes.count - length else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + length] { value = value << 8 | UInt64(byte) }
    return value < 1 << 62 ? Int(value) : nil
  }

  private mutating func extent(ofObject object: Int, depth: Int) throws(InputError) -> Extent {
    guard object < count,
      let offset = integer(at: tableStart + object * offsetLength, length: offsetLength),
      (Self.headerLength..<tableStart).contains(offset)
    else { throw damaged }
    guard !open.contains(offset) else { throw error("the binary property list holds itself") }
    if let known = known[offset] {
      guard depth + known.height <= PropertyListFile.nestingLimit else { throw tooDeep }
      return known
    }
    guard depth <= PropertyListFile.nestingLimit else { throw tooDeep }
    open.insert(offset)
    let extent = try extent(at: offset, depth: depth)
    open.remove(offset)
    known[offset] = extent
    return extent
  }

  private var tooDeep: InputError {
    error("arrays and dictionaries are nested more than \(PropertyListFile.nestingLimit) deep")
  }

  private mutating func extent(at offset: Int, depth: Int) throws(InputError) -> Extent {
    let kind = bytes[offset] >> 4
    let detail = Int(bytes[offset] & 0x0F)
    switch kind {
    case 0x0 where [0, 8, 9].contains(detail): return Extent(size: 8, height: 0)
    case 0x1 where detail <= 3, 0x2 where detail == 2 || detail == 3, 0x3 where detail == 3:
      return try plain(at: offset + 1, length: 1 << detail)
    case 0x4, 0x5, 0x6, 0xA, 0xD: break
    default: throw error("the binary property list holds something other than texts, numbers, dates and data")
    }
    guard let (length, start) = length(at: offset), length <= bytes.count else { throw damaged }
    switch kind {
    case 0x4, 0x5: return try plain(at: start, length: length)
    case 0x6: return try plain(at: start, length: 2 * length)
    case 0xA: return try container(at: start, references: length, keys: 0, depth: depth)
    default: return try container(at: start, references: 2 * length, keys: length, depth: depth)
    }
  }

  private func plain(at start: Int, length: Int) throws(InputError) -> Extent {
    guard start + length <= tableStart else { throw damaged }
    return Extent(size: 8 + length, height: 0)
  }

  private mutating func container(
    at start: Int, references: Int, keys: Int, depth: Int
  ) throws(InputError) -> Extent {
    guard start + references * referenceLength <= tableStart, references <= referencesLeft else {
      throw damaged
    }
    referencesLeft -= references
    var extent = Extent(size: 16, height: 0)
    for index in 0..<references {
      guard let object = integer(at: start + index * referenceLength, length: referenceLength) else {
        throw damaged
      }
      if index < keys, !isText(object) { throw error("a key of the binary property list is no text") }
      let inner = try self.extent(ofObject: object, depth: depth + 1)
      extent.size = min(extent.size + 8 + inner.size, 1 << 60)
      extent.height = max(extent.height, inner.height + 1)
    }
    return extent
  }

  private func isText(_ object: Int) -> Bool {
    guard object < count,
      let offset = integer(at: tableStart + object * offsetLength, length: offsetLength),
      (Self.headerLength..<tableStart).contains(offset)
    else { return false }
    return bytes[offset] >> 4 == 0x5 || bytes[offset] >> 4 == 0x6
  }

  /// Returns the number of elements and where they begin; 15 says that a number follows.
  private func length(at offset: Int) -> (length: Int, start: Int)? {
    let detail = Int(bytes[offset] & 0x0F)
    guard detail == 0xF else { return (detail, offset + 1) }
    guard offset + 1 < tableStart, bytes[offset + 1] >> 4 == 0x1, bytes[offset + 1] & 0x0F <= 3 else {
      return nil
    }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let length = integer(at: offset + 2, length: size) else { return nil }
    return (length, offset + 2 + size)
  }
}
