// SPDX-License-Identifier: MIT

import Inputs
import Testing
import Typeset
import ViewLayout
import WidgetModel

/// What the keys that set text say.
@Suite struct TextModifierTests {
  private func modifiers(_ keys: String) throws -> [TextModifier] {
    try LayoutText.content(#"{"Text": "a", \#(keys)}"#).modifiers.compactMap {
      if case .text(let modifier) = $0 { modifier } else { nil }
    }
  }

  @Test func `every spelling gives its modifier`() throws {
    #expect(try modifiers(#""italic": true"#) == [.italic(true)])
    #expect(try modifiers(#""italic": false"#) == [.italic(false)])
    #expect(try modifiers(#""italic": null"#) == [])
    #expect(
      try modifiers(#""monospaced": true, "monospacedDigit": true"#) == [.monospaced(true), .monospacedDigit])
    #expect(try modifiers(#""monospacedDigit": false"#) == [])
    #expect(try modifiers(#""fontDesign": "serif""#) == [.fontDesign(.serif)])
    #expect(
      try modifiers(#""tracking": 1.5, "kerning": -1, "baselineOffset": 2"#)
        == [.tracking(1.5), .kerning(-1), .baselineOffset(2)])
    #expect(try modifiers(#""underline": true"#) == [.underline(TextLineStyle())])
    #expect(try modifiers(#""underline": false"#) == [.underline(nil)])
    #expect(
      try modifiers(#""strikethrough": {"pattern": "dashDot", "color": "red"}"#)
        == [.strikethrough(TextLineStyle(pattern: .dashDot, color: .palette(.red)))])
    #expect(try modifiers(#""textCase": "uppercase""#) == [.textCase(.uppercase)])
    #expect(
      try modifiers(#""lineSpacing": 4, "allowsTightening": true, "truncationMode": "middle""#)
        == [.lineSpacing(4), .allowsTightening(true), .truncationMode(.middle)])
    #expect(try modifiers(#""dynamicTypeSize": "xLarge""#) == [.dynamicTypeSize(.xLarge ... .xLarge)])
    #expect(
      try modifiers(#""dynamicTypeSize": {"max": "xLarge"}"#) == [.dynamicTypeSize(.xSmall ... .xLarge)])
    #expect(
      try modifiers(#""lineLimit": {"lines": 2, "reservesSpace": true}"#) == [
        .lineLimit(reserving: 2, atMost: 2)
      ])
    #expect(try modifiers(#""lineLimit": {"min": 2}"#) == [.lineLimit(reserving: 2, atMost: nil)])
    #expect(try modifiers(#""lineLimit": {"max": 3}"#) == [.lineLimit(reserving: 0, atMost: 3)])
  }

  @Test(arguments: [
    (#""italic": 1"#, InputError.Code.wrongType), (#""tracking": "wide""#, .wrongType),
    (#""tracking": 1e9"#, .outOfRange), (#""lineSpacing": -1"#, .outOfRange),
    (#""underline": {"pattern": "wavy"}"#, .unknownName), (#""underline": {"colour": "red"}"#, .unknownKey),
    (#""textCase": "title""#, .unknownName), (#""truncationMode": "end""#, .unknownName),
    (#""dynamicTypeSize": {"min": "large", "max": "small"}"#, .outOfRange),
    (#""lineLimit": {"lines": 2, "min": 1}"#, .contradiction), (#""lineLimit": {}"#, .contradiction),
    (#""lineLimit": {"min": 3, "max": 2}"#, .contradiction),
  ])
  func `a wrong value is reported`(keys: String, code: InputError.Code) {
    let problems = LayoutText.problems(LayoutText.file(content: #"{"Text": "a", \#(keys)}"#))
    #expect(problems.map(\.code) == [code])
  }
}

/// Texts that are joined, and the Markdown of literals.
@Suite struct TextPartTests {
  /// The parts of a text as words with what is changed about them.
  private func parts(_ text: String, in environment: WidgetEnvironment = Environments.home) throws -> [String]
  {
    guard case .text(let content) = try LayoutText.content("{\"Text\": \(text)}", in: environment).view else {
      return []
    }
    func spell(_ content: TextContent) -> String {
      switch content {
      case .verbatim(let words): words
      case .formatted: "value"
      case .parts(let parts):
        parts.map { "\($0.modifiers.map(Self.spell).joined())(\(spell($0.content)))" }.joined()
      }
    }
    if case .parts(let parts) = content {
      return parts.map { "\($0.modifiers.map(Self.spell).joined())(\(spell($0.content)))" }
    }
    return [spell(content)]
  }

  private static func spell(_ modifier: ViewModifier) -> String {
    switch modifier {
    case .fontWeight(.bold): "b"
    case .text(.italic(true)): "i"
    case .text(.monospaced(true)): "c"
    case .text(.strikethrough): "s"
    case .text(.link): "l"
    case .foregroundStyle: "f"
    default: "?"
    }
  }

  /// Expected values by CommonMark 0.31.2 and GitHub Flavored Markdown; the fields are ours.
  @Test(arguments: [
    ("a **bold** word", ["(a )", "b(bold)", "( word)"]),
    ("*a* _b_ __c__", ["i(a)", "( )", "i(b)", "( )", "b(c)"]),
    ("***both***", ["bi(both)"]),
    ("**a *b* c**", ["b(a )", "bi(b)", "b( c)"]),
    ("*a **b***", ["i(a )", "bi(b)"]),
    ("~~old~~ new", ["s(old)", "( new)"]),
    ("~one~", ["~one~"]),
    ("run `a*b*` now", ["(run )", "c(a*b*)", "( now)"]),
    ("``a`b``", ["c(a`b)"]),
    ("see [the *site*](https://a.b) now", ["(see )", "l(the )", "il(site)", "( now)"]),
    ("[no link]", ["[no link]"]),
    ("2 * 3 * 4", ["2 * 3 * 4"]),
    ("a * b*", ["a * b*"]),
    ("snake_case_word", ["snake_case_word"]),
    ("5*3*2", ["(5)", "i(3)", "(2)"]),
    ("**open", ["**open"]),
    (#"\\*not\\*"#, ["*not*"]),
    (#"C:\\dir"#, [#"C:\dir"#]),
    ("*foo**bar*", ["i(foo**bar)"]),
    ("**{text}** day", ["b(calm)", "( day)"]),
    ("*{text}*", ["i(calm)"]),
    ("{text}*", ["calm*"]),
    ("**", ["**"]),
    ("", [""]),
  ])
  func `a literal is read as Markdown`(literal: String, expected: [String]) throws {
    #expect(try parts("\"\(literal)\"") == expected)
  }

  @Test(arguments: ["[", "*a ", "[a](", "`", "a* "])
  func `a literal of thousands of marks is read at once, with too many as it is`(mark: String) throws {
    let some = String(repeating: mark, count: 1000)
    #expect(try parts("\"\(some)\"").joined().contains(mark))
    let many = String(repeating: mark, count: 60_000)
    #expect(try parts("\"\(many)\"") == [many])
  }

  @Test func `brackets pair as they nest`() throws {
    #expect(try parts(#""[[a](b)""#) == ["([)", "l(a)"])
    #expect(try parts(#""[a[b]](c)""#) == ["l(a[b])"])
    #expect(try parts(#""[a\\](b)](c)""#) == ["l(a](b))"])
  }

  @Test func `what a field puts in is never read, nor is a verbatim text`() throws {
    let view = try LayoutText.content(
      #"{"Text": "say {text}"}"#, entry: Entry(id: "1", fields: ["text": .text("**no** `marks` *here*")])
    ).view
    guard case .text(.verbatim(let words)) = view else { throw Problem.unexpected }
    #expect(words == "say **no** `marks` *here*")
    #expect(try parts(#"{"verbatim": "**as is** {text}"}"#) == ["**as is** calm"])
  }

  private enum Problem: Error { case unexpected }

  @Test func `a list of texts is one text`() throws {
    let text = #"["Hello ", {"Text": "{text}", "bold": true, "foregroundStyle": "red"}, {"Text": "!"}]"#
    #expect(try parts(text) == ["(Hello )", "bf(calm)", "(!)"])
    let dimmed = #"["a", {"Text": "b", "when": {"dimmed": {"hidden": true}}}]"#
    #expect(try parts(dimmed) == ["(a)", "(b)"])
    #expect(try parts(dimmed, in: Environments.alwaysOn) == ["(a)"])
  }

  @Test(arguments: [
    #"[{"Circle": {}}]"#, #"[{"Text": ["a"]}]"#, #"[{"Text": "a", "padding": 4}]"#,
    #"[{"Text": "a", "modifiers": [{"frame": {"width": 4}}]}]"#,
    #"[{"Text": "a", "when": {"dimmed": {"lineLimit": 4}}}]"#,
  ])
  func `what cannot be a part is reported`(text: String) {
    let problems = LayoutText.problems(LayoutText.file(content: "{\"Text\": \(text)}"))
    #expect(problems.map(\.code) == [.contradiction])
  }
}
