// SPDX-License-Identifier: MIT

/// How much wider or narrower than the stand-in the iOS system face sets a character.
///
/// All numbers are thousandths of an em. Added to Inter 3.019 (kerning on), they bring the width of a line
/// to 0.5 % (median) and 1.9 % (95th percentile) of what interface files record of iOS.
struct SystemTracking: Hashable, Sendable {
  /// Added for every character.
  let perCharacter: Double
  /// How far the outlines have gone from the text to the display cut, 0…1; scales the display extras.
  let ramp: Double

  /// The tracking of one size and face. Unit of the size: pt.
  init(size: Double, face: FaceStyle) {
    switch face.design {
    case .default:
      ramp = SystemTracking.interpolated(SystemTracking.cut, at: size)
      var (text, display) = SystemTracking.difference(face.weight)
      if face.isItalic {
        text += SystemTracking.italic.text
        display += SystemTracking.italic.display
      }
      perCharacter = SystemTracking.interpolated(SystemTracking.table, at: size) + text + ramp * display
    case .monospaced:
      perCharacter = SystemTracking.monospaced
      ramp = 0
    case .rounded, .serif:
      // Nothing is recorded of these designs, so their stand-ins keep their own widths.
      perCharacter = 0
      ramp = 0
    }
  }

  /// How far the stand-in may be wrong about the width of a line. Unit: share of the width.
  ///
  /// Of 95 in 100 recorded lines the error is less: 2 % from light to bold, 3 % in the other weights of
  /// ordinary text, 4 % where digits are the most. The monospaced advance is recorded. For the rounded and the
  /// serif design nothing is, and the share is a guess.
  static func uncertainty(of face: FaceStyle, isMostlyDigits: Bool) -> Double {
    switch face.design {
    case .rounded, .serif: return 0.1
    case .monospaced: return 0.005
    case .default:
      if isMostlyDigits { return 0.04 }
      return face.weight < .light || face.weight > .bold ? 0.03 : 0.02
    }
  }

  /// What one character needs beyond the rest, in the text cut and on the way to the display cut.
  ///
  /// Digits, points and colons, the percent sign and the letters i and l are wider in the system face
  /// than in Inter, the more so in titles; fitted to the recorded advances of iOS 26.1.
  static func extra(for character: UInt32, face: FaceStyle) -> (text: Double, display: Double) {
    guard face.design == .default else { return (0, 0) }
    switch character {
    case 0x30...0x39: return (17.4, 9.5)
    case 0x21, 0x27, 0x2c, 0x2e, 0x3a, 0x3b: return (12, 0)
    case 0x25: return (130, -70)
    case 0x69, 0x6c:
      let share = narrowLetterShare(face.weight)
      return (12 * share, 8 * share)
    default: return (0, 0)
    }
  }

  /// How much of the extra of i and l a weight takes: between the two ends Inter's are too narrow.
  ///
  /// Fitted to the line "iiiiillll" at 8, 17.5 and 33 pt for the two lightest and the two heaviest weights.
  private static func narrowLetterShare(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.1
    case .thin: 0.3
    case .light: 1.15
    case .regular: 1.1
    case .medium: 1
    case .semibold: 0.7
    case .bold: 0.5
    case .heavy: 0.7
    case .black: 0.6
    }
  }

  /// System face less Inter, apart from Apple's table: in the text cut, and what the display cut adds.
  ///
  /// Fitted to recorded lines: from light to bold to many labels and strings of iOS, for the other weights to
  /// six strings at 8, 17.5 and 33 pt of iOS 26.1, ordinary lines counting most.
  private static func difference(_ weight: FontWeight) -> (text: Double, display: Double) {
    switch weight {
    case .ultraLight: (-11.5, -66.8)
    case .thin: (-11.5, -65.3)
    case .light: (-6, -59)
    case .regular: (-2, -57.2)
    case .medium: (4.2, -55.8)
    case .semibold: (6.9, -54.7)
    case .bold: (13, -53.3)
    case .heavy: (24.5, -53.6)
    case .black: (33.5, -52)
    }
  }

  /// System italic less system upright. Fitted to the same strings of the regular weight; that the other weights
  /// do as it does is modelled.
  private static let italic = (text: 0.4, display: 7.5)

  /// The system's monospaced advance, 1266/2048 em, less the stand-in's 0.6 em.
  ///
  /// Recorded on iOS 26.1 at 8, 17.5, 32 and 33 pt, regular and bold; there is no tracking table.
  private static let monospaced = 1000.0 * 1266 / 2048 - 600

  /// The share of the way from the text to the display cut, by size; recorded at these sizes.
  private static let cut: [(size: Double, value: Double)] = [
    (17, 0), (20, 0.2363), (22, 0.5273), (24, 0.8182), (28, 1),
  ]

  /// Apple's tracking of the system face, by size.
  ///
  /// - Source: Apple, Human Interface Guidelines, Typography, edition of 16 December 2025.
  private static let table: [(size: Double, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6),
    (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10),
    (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4),
    (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]

  /// The value at a size, in straight lines between the entries and constant outside them.
  private static func interpolated(_ entries: [(size: Double, value: Double)], at size: Double) -> Double {
    guard let upper = entries.firstIndex(where: { $0.size >= size }) else {
      return entries[entries.count - 1].value
    }
    guard upper > 0 else { return entries[0].value }
    let (a, b) = (entries[upper - 1], entries[upper])
    return a.value + (b.value - a.value) * (size - a.size) / (b.size - a.size)
  }
}
