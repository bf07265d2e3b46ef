// SPDX-License-Identifier: MIT

import Colorimetry

/// The system's colours by what they are for, and its grays, under UIKit's names without the ending `Color`.
public enum SemanticColor: String, Hashable, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case separator
  case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
}

/// The bytes of the colours by purpose.
///
/// - Source: labels, backgrounds, fills and the separator are community tables that agree with each other, Apple
///   publishes no bytes; the grays are those of the Human Interface Guidelines, Color: official. The grouped
///   backgrounds are the plain ones in the other order in light, as the system nests them: derived. Values of
///   increased contrast are known for the grays alone; the others stay as they are.
extension SystemColors {
  /// Returns a colour by its purpose.
  static func color(
    _ name: SemanticColor, in scheme: ColorScheme, _ contrast: ColorSchemeContrast
  ) -> EncodedColor {
    if let levels = gray(name) {
      let increased = contrast == .increased
      let level =
        scheme == .light
        ? (increased ? levels.lightIncreased : levels.light)
        : (increased ? levels.darkIncreased : levels.dark)
      return EncodedColor(bytes: level.0, level.1, level.2)
    }
    return scheme == .light ? light(name) : dark(name)
  }

  private static func light(_ name: SemanticColor) -> EncodedColor {
    switch name {
    case .label: label(.primary, in: .light)
    case .secondaryLabel: label(.secondary, in: .light)
    case .tertiaryLabel: label(.tertiary, in: .light)
    case .quaternaryLabel: label(.quaternary, in: .light)
    case .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground: .white
    case .secondarySystemBackground, .systemGroupedBackground, .tertiarySystemGroupedBackground:
      EncodedColor(bytes: 242, 242, 247)
    case .systemFill: EncodedColor(bytes: 120, 120, 128, alpha: 0.2)
    case .secondarySystemFill: EncodedColor(bytes: 120, 120, 128, alpha: 0.16)
    case .tertiarySystemFill: EncodedColor(bytes: 118, 118, 128, alpha: 0.12)
    case .quaternarySystemFill: EncodedColor(bytes: 116, 116, 128, alpha: 0.08)
    case .separator: EncodedColor(bytes: 60, 60, 67, alpha: 0.3)
    case .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6: .clear
    }
  }

  private static func dark(_ name: SemanticColor) -> EncodedColor {
    switch name {
    case .label: label(.primary, in: .dark)
    case .secondaryLabel: label(.secondary, in: .dark)
    case .tertiaryLabel: label(.tertiary, in: .dark)
    case .quaternaryLabel: label(.quaternary, in: .dark)
    case .systemBackground, .systemGroupedBackground: .black
    case .secondarySystemBackground, .secondarySystemGroupedBackground: EncodedColor(bytes: 28, 28, 30)
    case .tertiarySystemBackground, .tertiarySystemGroupedBackground: EncodedColor(bytes: 44, 44, 46)
    case .systemFill: EncodedColor(bytes: 120, 120, 128, alpha: 0.36)
    case .secondarySystemFill: EncodedColor(bytes: 120, 120, 128, alpha: 0.32)
    case .tertiarySystemFill: EncodedColor(bytes: 118, 118, 128, alpha: 0.24)
    case .quaternarySystemFill: EncodedColor(bytes: 118, 118, 128, alpha: 0.18)
    case .separator: EncodedColor(bytes: 84, 84, 88, alpha: 0.65)
    case .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6: .clear
    }
  }

  private typealias Bytes = (UInt8, UInt8, UInt8)
  private typealias Levels = (light: Bytes, dark: Bytes, lightIncreased: Bytes, darkIncreased: Bytes)

  private static func gray(_ name: SemanticColor) -> Levels? {
    switch name {
    case .systemGray2: ((174, 174, 178), (99, 99, 102), (142, 142, 147), (124, 124, 128))
    case .systemGray3: ((199, 199, 204), (72, 72, 74), (174, 174, 178), (84, 84, 86))
    case .systemGray4: ((209, 209, 214), (58, 58, 60), (188, 188, 192), (68, 68, 70))
    case .systemGray5: ((229, 229, 234), (44, 44, 46), (216, 216, 220), (54, 54, 56))
    case .systemGray6: ((242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38))
    default: nil
    }
  }
}
