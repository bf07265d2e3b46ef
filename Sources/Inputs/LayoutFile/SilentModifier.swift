// SPDX-License-Identifier: MIT

/// Modifiers that a layout file may name and that change nothing in the picture: their values are checked.
enum SilentModifier: String, CaseIterable {
  // Identity and what leads where.
  case id, tag, widgetURL
  // Motion, which a picture does not show.
  case animation, transition, contentTransition, invalidatableContent
  // Privacy, which shows on a locked phone alone; redaction itself is `redacted`.
  case privacySensitive, unredacted
  // What WidgetKit reads.
  case widgetAccentable, widgetLabel
  // Touch.
  case contentShape, allowsHitTesting
  // Scrolling and safe areas: a widget does not scroll, and its margins are no safe area.
  case contentMargins, ignoresSafeArea
  // Accessibility.
  case accessibilityLabel, accessibilityHidden, accessibilityValue, accessibilityHint
  case accessibilityElement, accessibilityAddTraits, accessibilityRemoveTraits, accessibilityIdentifier
  case accessibilitySortPriority, accessibilityInputLabels, accessibilityHeading

  /// What a value looks like.
  private enum Form {
    case flag
    case text
    case texts
    case number
    case anything
  }

  private var form: Form {
    switch self {
    case .unredacted, .widgetAccentable, .invalidatableContent, .privacySensitive, .accessibilityHidden,
      .allowsHitTesting:
      .flag
    case .widgetURL, .accessibilityLabel, .accessibilityValue, .accessibilityHint, .accessibilityIdentifier,
      .accessibilityHeading:
      .text
    case .accessibilityAddTraits, .accessibilityRemoveTraits, .accessibilityInputLabels: .texts
    case .accessibilitySortPriority: .number
    case .id, .tag, .animation, .transition, .contentTransition, .contentShape, .contentMargins,
      .ignoresSafeArea, .widgetLabel, .accessibilityElement:
      .anything
    }
  }

  /// Checks a value; `null` is none.
  func check(_ place: JSONPlace) {
    guard !place.isNull else { return }
    switch form {
    case .flag:
      // SwiftUI's call without an argument is true.
      if place.membersIfAny?.isEmpty != true { _ = place.boolean() }
    case .text: _ = place.string("a text")
    case .texts where place.stringIfAny == nil:
      for element in place.elements("a text or a list of texts") ?? [] { _ = element.string("a text") }
    case .number: _ = place.number("a number", in: -1e9...1e9)
    case .texts, .anything: break
    }
  }
}
