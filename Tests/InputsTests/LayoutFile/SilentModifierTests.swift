// SPDX-License-Identifier: MIT

import Testing

@testable import Inputs

/// Modifiers that change nothing in the picture.
@Suite struct SilentModifierTests {
  @Test(arguments: [
    #""widgetURL": "app://open""#, #""accessibilityLabel": "Calm""#, #""accessibilityHidden": true"#,
    #""id": 4"#, #""tag": "a""#, #""animation": {"value": "x"}"#, #""transition": "opacity""#,
    #""contentTransition": "numericText""#, #""invalidatableContent": true"#, #""privacySensitive": {}"#,
    #""widgetAccentable": null"#, #""contentShape": "Circle""#, #""ignoresSafeArea": "all""#,
    #""accessibilityAddTraits": ["isHeader"]"#, #""contentMargins": 8"#,
  ])
  func `they are read and leave no trace`(_ key: String) throws {
    #expect(try LayoutText.modifiers(#"{"Text": "a", \#(key)}"#) == [])
    #expect(try LayoutText.modifiers(#"{"Text": "a", "modifiers": [{\#(key)}]}"#) == [])
  }

  @Test(arguments: [
    #""widgetURL": 4"#, #""accessibilityHidden": "yes""#, #""accessibilityAddTraits": [4]"#,
    #""accessibilitySortPriority": "high""#, #""privacySensitive": 1"#,
  ])
  func `a wrong value is refused`(_ key: String) {
    for view in [#"{"Text": "a", \#(key)}"#, #"{"Text": "a", "modifiers": [{\#(key)}]}"#] {
      #expect(LayoutText.problems(LayoutText.file(content: view)).map(\.code) == [.wrongType])
    }
  }

  @Test func `no name is both drawn and silent, or both silent and refused`() {
    let silent = Set(SilentModifier.allCases.map(\.rawValue))
    #expect(silent.isDisjoint(with: ModifierName.allCases.map(\.rawValue)))
    #expect(silent.isDisjoint(with: ModifierName.notDrawnYet))
  }
}
