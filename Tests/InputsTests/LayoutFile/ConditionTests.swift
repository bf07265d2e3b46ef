// SPDX-License-Identifier: MIT

import Testing
import ViewLayout
import WidgetModel

@Suite struct ConditionTests {
  /// Returns the line limit that a `when` leads to, which tells its branches apart.
  private func branch(_ when: String, in environment: WidgetEnvironment) throws -> Int? {
    let node = try LayoutText.content(#"{"Text": "a", "lineLimit": 9, "when": \#(when)}"#, in: environment)
    guard case .lineLimit(let lines)? = node.modifiers.first else { throw Unexpected() }
    return lines
  }

  static let conditions: [(condition: String, holdsIn: [String])] = [
    ("dimmed", ["standbyNight", "alwaysOn"]),
    ("!dimmed", ["home", "standbyDay"]),
    ("vibrant", ["standbyNight"]),
    ("fullColor", ["home", "standbyDay", "alwaysOn"]),
    ("accented", []),
    ("dark", ["standbyDay", "standbyNight", "alwaysOn"]),
    ("light", ["home"]),
    ("noContainerBackground", ["standbyDay", "standbyNight", "alwaysOn"]),
    ("systemSmall", ["home", "standbyDay", "standbyNight", "alwaysOn"]),
    ("systemMedium", []),
    ("home", ["home"]),
    ("dimmed+fullColor", ["alwaysOn"]),
    ("dimmed + !fullColor", ["standbyNight"]),
    ("home,vibrant", ["home", "standbyNight"]),
    ("home, dimmed+fullColor", ["home", "alwaysOn"]),
    ("!home+!dimmed", ["standbyDay"]),
  ]

  @Test(arguments: conditions)
  func `a condition holds where it says`(_ condition: String, _ names: [String]) throws {
    let holding = try Environments.all.filter {
      try branch(#"{"\#(condition)": {"lineLimit": 1}}"#, in: $0) == 1
    }
    #expect(holding.map(\.name) == names)
  }

  @Test func `the more specific wins, in the order of the kinds, wherever it stands`() throws {
    // Each of them holds at night; the list runs from the most to the least specific.
    let ranked = [
      "standbyNight", "systemSmall", "vibrant", "dark", "noContainerBackground", "dimmed",
    ]
    for first in ranked.indices {
      let rest = ranked[first...].enumerated()
      let ascending = rest.map { #""\#($0.element)": {"lineLimit": \#($0.offset + 1)}"# }
      for branches in [ascending, ascending.reversed()] {
        #expect(try branch("{\(branches.joined(separator: ","))}", in: Environments.night) == 1)
      }
    }
  }

  @Test func `both is more specific than either`() throws {
    let when =
      #"{"dimmed+vibrant": {"lineLimit": 1}, "vibrant": {"lineLimit": 2}, "dimmed": {"lineLimit": 3}}"#
    #expect(try branch(when, in: Environments.night) == 1)
    // One name outweighs any number of lesser conditions.
    let named = #"{"standbyNight": {"lineLimit": 1}, "dimmed+vibrant+dark+systemSmall": {"lineLimit": 2}}"#
    #expect(try branch(named, in: Environments.night) == 1)
  }

  @Test func `of equal rank the later wins`() throws {
    let when = #"{"dark": {"lineLimit": 1}, "!light": {"lineLimit": 2}}"#
    #expect(try branch(when, in: Environments.night) == 2)
  }

  @Test func `branches that hold together change different keys`() throws {
    let view =
      #"{"Text": "a", "when": {"dimmed": {"lineLimit": 1, "padding": 1}, "vibrant": {"padding": 2}}}"#
    #expect(
      try LayoutText.modifiers(view, in: Environments.night) == ["lineLimit(1)", "padding(2.0 2.0 2.0 2.0)"])
  }

  @Test func `a variant of an environment answers to its name`() throws {
    let variant = Environments.make("standbyNight.undimmed", .vibrant, background: .removed)
    let when = #"{"standbyNight": {"lineLimit": 1}, "standbyDay": {"lineLimit": 2}}"#
    #expect(try branch(when, in: variant) == 1)
  }
}
