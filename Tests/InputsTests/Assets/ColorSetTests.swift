// SPDX-License-Identifier: MIT

import Colorimetry
import TestSupport
import Testing
import ViewLayout

@testable import Inputs

@Suite struct ColorSetTests {
  private func styles(_ entries: String...) throws -> AppearanceStyles? {
    try ColorSet(Array(ColorSetText.set(entries).utf8), file: "c/Contents.json").styles
  }

  private func color(_ color: String) throws -> EncodedColor? {
    guard case .color(let color)? = try styles(ColorSetText.entry(color))?.style(in: .light, .standard) else {
      return nil
    }
    return color
  }

  private func problem(_ text: String) -> InputError? {
    do throws(InputError) {
      _ = try ColorSet(Array(text.utf8), file: "c/Contents.json")
      return nil
    } catch {
      return error
    }
  }

  // MARK: Components

  private static let components: [(text: String, value: Double)] = [
    ("0.502", 0.502), ("0.000", 0), ("1.000", 1), ("5e-1", 0.5),
    ("0xFF", 255.0 / 255), ("0x00", 0), ("0x80", 128.0 / 255), ("0X7f", 127.0 / 255), ("0x8", 8.0 / 255),
    ("128", 128.0 / 255), ("255", 255.0 / 255), ("0", 0), ("1", 1.0 / 255),
  ]

  @Test(arguments: components)
  func `a component is a fraction, a hexadecimal byte or a whole byte`(text: String, value: Double) throws {
    let color = try #require(try color(ColorSetText.color("srgb", text, "0.25", "0x33")))
    #expect(color == EncodedColor(red: value, green: 0.25, blue: 0.2))
  }

  private static let alphas: [(text: String, value: Double)] = [
    ("1.000", 1), ("1", 1), ("0", 0), ("0.250", 0.25), ("0x80", 128.0 / 255),
  ]

  @Test(arguments: alphas)
  func `a bare alpha is not a byte`(text: String, value: Double) throws {
    #expect(try color(ColorSetText.color("srgb", "0", "0", "0", alpha: text))?.alpha == value)
  }

  @Test func `numbers without quotes are read like the strings`() throws {
    let color = try color(
      #"{ "color-space": "srgb", "components": { "red": 0.5, "green": 51, "blue": 0, "alpha": 1 } }"#)
    #expect(color == EncodedColor(red: 0.5, green: 0.2, blue: 0))
  }

  @Test(arguments: [
    "256", "-1", "0xFFF", "0x", "0xG0", "1.5", "-0.1", "", "nan", "inf", "0x1p3", "1,0", "12 ", "1e999",
    "half",
  ])
  func `a component that is none is refused with its place`(text: String) throws {
    let error = try #require(
      problem(ColorSetText.set([ColorSetText.entry(ColorSetText.color("srgb", "0", text, "0"))])))
    #expect(error.code == .outOfRange)
    #expect(error.position.keyPath == "colors/0/color/components/green")
    #expect(error.position.file == "c/Contents.json")
    #expect(error.position.line == 2)
  }

  // MARK: Spaces

  @Test func `Display P3 stays Display P3`() throws {
    #expect(
      try color(ColorSetText.color("display-p3", "1.000", "0.500", "0.000"))
        == EncodedColor(red: 1, green: 0.5, blue: 0, in: .displayP3))
    let set = try ColorSet(
      Array(ColorSetText.set([ColorSetText.entry(ColorSetText.color("display-p3", "1", "0", "0"))]).utf8),
      file: "c")
    #expect(set.isDisplayP3)
  }

  @Test func `extended sRGB may leave the range, plain sRGB may not`() throws {
    #expect(
      try color(ColorSetText.color("extended-srgb", "1.25", "-0.1", "0.5"))
        == EncodedColor(red: 1.25, green: -0.1, blue: 0.5))
  }

  /// IEC 61966-2-1: 0.5 linear is 1.055 · 0.5^(1/2.4) − 0.055 = 0.735357.
  @Test func `linear sRGB is encoded`() throws {
    let color = try #require(try color(ColorSetText.color("extended-linear-srgb", "0.5", "0.0", "1.0")))
    expectClose(color.red, 0.7353569830524495, within: 1e-12)
    expectClose(color.green, 0, within: 0)
    expectClose(color.blue, 1, within: 1e-12)
  }

  /// 0.5^2.2 = 0.217638 of linear light.
  @Test(arguments: ["gray-gamma-22", "extended-gray"])
  func `a gray has the light of its power`(space: String) throws {
    let color = try #require(try color(ColorSetText.gray(space, "0.500", alpha: "0.750")))
    #expect(color.red == color.green && color.green == color.blue)
    #expect(color.alpha == 0.75)
    expectClose(TransferFunction.linear(color.red), 0.21763764082403103, within: 1e-14)
  }

  @Test func `an extended gray may leave the range`() throws {
    let color = try #require(try color(ColorSetText.gray("extended-gray", "2.0")))
    expectClose(TransferFunction.linear(color.red), 4.59479341998814, within: 1e-12)
  }

  // MARK: References

  private static let references: [(platform: String, name: String, style: ShapeStyle)] = [
    ("ios", "systemBlueColor", ShapeStyle.palette(.blue)), ("universal", "systemGrayColor", .palette(.gray)),
    ("ios", "labelColor", .semantic(.label)),
    ("watchos", "systemBackgroundColor", .semantic(.systemBackground)),
    ("ios", "systemGray6Color", .semantic(.systemGray6)),
    ("universal", "separatorColor", .semantic(.separator)),
    ("ios", "linkColor", .palette(.blue)), ("ios", "whiteColor", .palette(.white)),
  ]

  @Test(arguments: references)
  func `a reference is the system's colour`(platform: String, name: String, style: ShapeStyle) throws {
    let styles = try styles(
      ColorSetText.entry(#"{ "platform": "\#(platform)", "reference": "\#(name)" }"#))
    #expect(styles?.style(in: .dark, .standard) == style)
  }

  @Test func `every name that a hint offers is known`() {
    #expect(SystemColorReference.names.count >= 30)
    for name in SystemColorReference.names { #expect(SystemColorReference.style(name) != nil, "\(name)") }
  }

  @Test func `a reference that is not known is answered with the nearest`() throws {
    let error = try #require(
      problem(
        ColorSetText.set([ColorSetText.entry(#"{ "platform": "ios", "reference": "systemBleuColor" }"#)])))
    #expect(error.hint == "Did you mean 'systemBlueColor'?")
    #expect(error.position.keyPath == "colors/0/color/reference")
    let mac = try #require(
      problem(
        ColorSetText.set([ColorSetText.entry(#"{ "platform": "osx", "reference": "controlAccentColor" }"#)])))
    #expect(mac.position.keyPath == "colors/0/color/platform")
  }

  // MARK: Choice

  private static let any = ColorSetText.color("srgb", "0x01", "0", "0")
  private static let dark = ColorSetText.color("srgb", "0x02", "0", "0")
  private static let high = ColorSetText.color("srgb", "0x03", "0", "0")
  private static let darkHigh = ColorSetText.color("srgb", "0x04", "0", "0")

  /// The red bytes in light, dark, light with more contrast, dark with more contrast.
  private func reds(_ entries: [String]) throws -> [Int] {
    let styles = try #require(try ColorSet(Array(ColorSetText.set(entries).utf8), file: "c").styles)
    return [
      (ColorScheme.light, ColorSchemeContrast.standard), (.dark, .standard), (.light, .increased),
      (.dark, .increased),
    ]
    .map { scheme, contrast in
      guard case .color(let color) = styles.style(in: scheme, contrast) else { return -1 }
      return Int((color.red * 255).rounded())
    }
  }

  @Test func `each appearance takes its own entry and falls back by scheme, then contrast`() throws {
    let any = ColorSetText.entry(Self.any)
    let dark = ColorSetText.entry(Self.dark, "dark")
    let high = ColorSetText.entry(Self.high, "high")
    let darkHigh = ColorSetText.entry(Self.darkHigh, "high", "dark")
    #expect(try reds([any]) == [1, 1, 1, 1])
    #expect(try reds([any, dark]) == [1, 2, 1, 2])
    #expect(try reds([any, dark, high, darkHigh]) == [1, 2, 3, 4])
    #expect(try reds([darkHigh, high, dark, any]) == [1, 2, 3, 4])
    #expect(try reds([any, dark, high]) == [1, 2, 3, 2])
    #expect(try reds([any, high]) == [1, 1, 3, 3])
    #expect(try reds([ColorSetText.entry(Self.any, "light"), dark]) == [1, 2, 1, 2])
  }

  @Test func `an entry without a colour gives way to the next that fits`() throws {
    let any = ColorSetText.entry(Self.any)
    let dark = ColorSetText.entry(Self.dark, "dark")
    #expect(try reds([any, ColorSetText.entry(nil, "dark")]) == [1, 1, 1, 1])
    #expect(try reds([ColorSetText.entry(nil), dark]) == [2, 2, 2, 2])
    #expect(try styles(ColorSetText.entry(nil), ColorSetText.entry(nil, "dark")) == nil)
  }

  @Test func `a phone's own entry goes before the one for all, and other devices are passed over`() throws {
    let all = ColorSetText.entry(Self.any)
    let phone = ColorSetText.entry(Self.dark, idiom: "iphone")
    #expect(try reds([all, phone]) == [2, 2, 2, 2])
    #expect(try reds([phone, all]) == [2, 2, 2, 2])
    let others = ["mac", "ipad", "vision", "watch", "tv", "car"].map {
      ColorSetText.entry(Self.high, idiom: $0)
    }
    #expect(try reds(others + [all]) == [1, 1, 1, 1])
    let catalyst = #"{ "idiom": "universal", "subtype": "mac-catalyst", "color": \#(Self.high) }"#
    #expect(try reds([catalyst, all]) == [1, 1, 1, 1])
  }

  @Test func `of two gamuts the wider one is a phone's`() throws {
    let plain = #"{ "idiom": "universal", "display-gamut": "sRGB", "color": \#(Self.any) }"#
    let wide = """
      { "idiom": "universal", "display-gamut": "display-P3", "color": \(ColorSetText.color("display-p3", "0x02", "0", "0")) }
      """
    #expect(try reds([plain, wide]) == [2, 2, 2, 2])
  }

  // MARK: What is wrong with a file

  @Test(arguments: [
    ("[]", "expected a colour set: an object, found an array"),
    ("{}", "the colour set lacks the key 'colors'"),
    (#"{ "colors": {} }"#, "expected a list of colours, found an object"),
    (#"{ "colors": [ 3 ] }"#, "expected an entry of a colour set, found the number 3"),
    (
      #"{ "colors": [ { "color": 3 } ] }"#,
      "expected a colour: components, or a reference, found the number 3"
    ),
    (#"{ "colors": [ { "color": {} } ] }"#, "the colour has neither 'components' nor 'reference'"),
    (
      #"{ "colors": [ { "color": { "color-space": "cmyk", "components": {} } } ] }"#,
      "colour space 'cmyk' is not known"
    ),
    (
      #"{ "colors": [ { "color": { "color-space": "srgb", "components": { "red": "1", "blue": "1" } } } ] }"#,
      "the components in srgb lack 'green'"
    ),
    (
      #"{ "colors": [ { "color": { "color-space": "gray-gamma-22", "components": { "red": "1" } } } ] }"#,
      "the components in gray-gamma-22 lack 'white'"
    ),
    (#"{ "colors": [ {}"#, "the file ends inside the array that opens at line 1, column 13"),
  ])
  func `a broken set says what is wrong`(text: String, detail: String) {
    #expect(problem(text)?.detail == detail)
  }
}
