// SPDX-License-Identifier: MIT

import Testing

@testable import ViewLayout

/// Which file of an image set an environment takes.
@Suite struct ImageChoiceTests {
  private func form(_ file: String, _ change: (inout ImageAsset.Form) -> Void = { _ in }) -> ImageAsset.Form {
    var form = ImageAsset.Form(file: file)
    change(&form)
    return form
  }

  private func file(
    of forms: [ImageAsset.Form], _ environment: LayoutEnvironment = LayoutEnvironment()
  ) -> String? {
    // The order of the file must not count.
    let chosen = [forms, forms.reversed()].map { forms in
      ImageAsset(name: "a", forms: forms).form(in: environment)?.file
    }
    #expect(chosen[0] == chosen[1])
    return chosen[0]
  }

  private static let scales: [(display: Double, there: [Double?], taken: Double?)] = [
    (3, [1, 2, 3], 3), (3, [1, 2], 2), (3, [1], 1), (3, [1, nil], 1), (3, [nil], nil),
    (2, [1, 2, 3], 2), (2, [1, 3], 3), (2, [1, nil], 1), (1, [2, 3], 2), (1, [3, nil], 3),
  ]

  @Test(arguments: scales)
  func `the display's scale is taken, else a larger one, else a smaller one, else the one for all`(
    display: Double, there: [Double?], taken: Double?
  ) throws {
    let forms = there.map { ImageAsset.Form(file: "\($0 ?? 0)", scale: $0) }
    #expect(file(of: forms, LayoutEnvironment(displayScale: display)) == "\(taken ?? 0)")
  }

  @Test func `the scheme goes before the scale`() {
    let forms = [
      form("any") { $0.scale = 3 },
      form("dark") {
        $0.scale = 1
        $0.scheme = .dark
      },
    ]
    #expect(file(of: forms, LayoutEnvironment(colorScheme: .dark)) == "dark")
    #expect(file(of: forms, LayoutEnvironment(colorScheme: .light)) == "any")
  }

  @Test func `the scheme goes before the contrast`() {
    let forms = [
      form("any"), form("dark") { $0.scheme = .dark }, form("high") { $0.contrast = .increased },
      form("light") { $0.scheme = .light },
    ]
    #expect(file(of: forms, LayoutEnvironment(colorScheme: .dark, colorSchemeContrast: .increased)) == "dark")
    #expect(file(of: forms, LayoutEnvironment(colorScheme: .light)) == "light")
    #expect(file(of: [forms[0], forms[2]], LayoutEnvironment(colorSchemeContrast: .increased)) == "high")
  }

  @Test func `a language is taken where it is spoken`() {
    let forms = [
      form("any"), form("ja") { $0.locale = "ja" }, form("pt") { $0.locale = "pt" },
      form("pt-BR") { $0.locale = "pt-BR" }, form("hant") { $0.locale = "zh-Hant" },
    ]
    #expect(file(of: forms, LayoutEnvironment(locale: "ja_JP")) == "ja")
    #expect(file(of: forms, LayoutEnvironment(locale: "pt_BR")) == "pt-BR")
    #expect(file(of: forms, LayoutEnvironment(locale: "pt_PT")) == "pt")
    #expect(file(of: forms, LayoutEnvironment(locale: "zh_Hans_CN")) == "any")
    #expect(file(of: forms, LayoutEnvironment(locale: "en_US")) == "any")
  }

  @Test func `a direction is taken where a language has it`() {
    let forms = [form("ltr") { $0.direction = .leftToRight }, form("rtl") { $0.direction = .rightToLeft }]
    #expect(file(of: forms, LayoutEnvironment(locale: "ar_EG")) == "rtl")
    #expect(file(of: forms, LayoutEnvironment(locale: "he_IL")) == "rtl")
    #expect(file(of: forms, LayoutEnvironment(locale: "de_DE")) == "ltr")
  }

  @Test func `a phone's own form goes before the one for all, one for some screens after it`() {
    let all = form("all")
    #expect(file(of: [all, form("phone") { $0.isForPhone = true }]) == "phone")
    #expect(file(of: [all, form("wide") { $0.isWideGamut = true }]) == "wide")
    #expect(file(of: [all, form("some") { $0.isForSomeDevices = true }]) == "all")
  }

  @Test func `where no form fits there is none`() {
    #expect(file(of: [form("dark") { $0.scheme = .dark }], LayoutEnvironment(colorScheme: .light)) == nil)
    #expect(file(of: []) == nil)
  }
}
