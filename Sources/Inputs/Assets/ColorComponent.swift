// SPDX-License-Identifier: MIT

/// A component of a catalog's colour, in any of the ways in which it is written.
///
/// With a point it is a fraction of 1, `0x` begins a hexadecimal byte, and a bare whole number is a byte for a
/// colour and 0 or 1 for an alpha. In a count over 1,331 public files all three are common.
///
/// - Source: derived from those files and from what Xcode writes.
enum ColorComponent {
  /// The channels differ in what a bare whole number means.
  enum Channel {
    case color, alpha
  }

  /// Returns the component of a string or number. Unit: none; 0…1 but for the extended spaces.
  static func value(_ text: String, of channel: Channel) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard digits.utf8.count <= 2, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
      return UInt8(digits, radix: 16).map { Double($0) / 255 }
    }
    // `Double` reads more than a decimal number: words, hexadecimal fractions.
    guard !text.isEmpty, text.utf8.allSatisfy({ isDecimal($0) }) else { return nil }
    if let whole = Int(text) {
      switch channel {
      case .color: return (0...255).contains(whole) ? Double(whole) / 255 : nil
      case .alpha: return whole == 0 || whole == 1 ? Double(whole) : nil
      }
    }
    guard let fraction = Double(text), fraction.isFinite, abs(fraction) <= 1000 else { return nil }
    return fraction
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || ".-+eE".utf8.contains(byte)
  }
}
