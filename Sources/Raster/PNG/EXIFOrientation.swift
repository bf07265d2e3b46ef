// SPDX-License-Identifier: MIT

extension PictureOrientation {
  /// The tag of the orientation, and the number of its type: a whole number of two bytes.
  private static let tag = 0x0112
  private static let shortType = 3

  /// Reads the orientation of EXIF data; data that cannot be read, or that names none, is upright.
  ///
  /// - Source: EXIF 2.32, section 4.6, in the form of TIFF 6.0; PNG specification, third edition, eXIf.
  init(exif data: ArraySlice<UInt8>) {
    self = Self.read(Array(data)).flatMap(PictureOrientation.init) ?? .upright
  }

  private static func read(_ bytes: [UInt8]) -> Int? {
    let isLittle = bytes.starts(with: "II*\0".utf8)
    guard isLittle || bytes.starts(with: "MM\0*".utf8) else { return nil }
    func whole(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let digits = bytes[place..<place + count]
      return isLittle
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = whole(4, 4), let count = whole(start, 2) else { return nil }
    for index in 0..<count {
      let entry = start + 2 + 12 * index
      guard let tag = whole(entry, 2), let type = whole(entry + 2, 2) else { return nil }
      if tag == Self.tag { return type == shortType ? whole(entry + 8, 2) : nil }
    }
    return nil
  }
}
