// SPDX-License-Identifier: MIT

import Geometry
import Inputs
import Light
import Testing
import ViewLayout
import WidgetModel

@Suite struct ConfigurationTests {
  static let rules = [
    KnownRule(id: "light.ratio", hasLimit: true), KnownRule(id: "text.truncated", hasLimit: false),
  ]

  private func read(_ text: String) throws(InputError) -> Configuration {
    try Configuration.read(Array(text.utf8), file: "andon.json", rules: Self.rules)
  }

  @Test func `an empty configuration is the built-in one`() throws {
    let configuration = try read("{}")
    #expect(configuration.environmentNames == ["home", "standbyDay", "standbyNight", "alwaysOn"])
    #expect(configuration.selectedEnvironments == configuration.environmentNames)
    #expect(configuration.selectedDevices == ["iphone-15-pro"])
    #expect(configuration.setting(for: "light.ratio", widget: "a", environment: "home") == RuleSetting())
    #expect(configuration.budgets(widget: "a", environment: "home").isEmpty)
    #expect(configuration.include == ["."])
  }

  @Test func `a project's environment changes the one that it extends`() throws {
    let configuration = try read(
      """
      { "environments": {
          "bedroom": { "extends": "standbyNight", "isLuminanceReduced": false, "twin": "home" },
          "bedroom2": { "extends": "bedroom", "dynamicTypeSize": "xLarge" },
          "wall": { "extends": "home", "canvas": [200, 100], "drawingScale": 4.5, "cornerRadius": 0,
                    "margins": 12 },
          "wall2": { "extends": "wall", "canvas": null, "margins": null },
          "home": { "colorScheme": "dark" } },
        "environment": ["bedroom", "home"] }
      """)
    #expect(
      configuration.environmentNames == [
        "home", "standbyDay", "standbyNight", "alwaysOn", "bedroom", "bedroom2", "wall", "wall2",
      ])
    #expect(configuration.selectedEnvironments == ["bedroom", "home"])
    var measures = WidgetEnvironment.Measures()
    (measures.drawingScale, measures.cornerRadius) = (4.5, 0)
    #expect(configuration.environment(named: "wall2")?.measures == measures)
    (measures.canvas, measures.margins) = (Size(200, 100), EdgeInsets(all: 12))
    #expect(configuration.environment(named: "wall")?.measures == measures)
    let bedroom = try #require(configuration.environment(named: "bedroom2"))
    #expect(bedroom.widgetRenderingMode == .vibrant)
    #expect(bedroom.isLuminanceReduced == false)
    #expect(bedroom.systemPass == .red)
    #expect(bedroom.twin == "home")
    #expect(bedroom.dynamicTypeSize == .xLarge)
    #expect(configuration.environment(named: "home")?.colorScheme == .dark)
  }

  @Test func `a project's device changes the one that it extends`() throws {
    let configuration = try read(
      """
      { "devices": { "mine": { "extends": "iphone-15-pro", "title": "Mine", "screen": [400, 800],
                               "widgetSizes": { "systemSmall": [160, 161] }, "pixelsPerInch": null } },
        "device": "mine" }
      """)
    let device = try configuration.devices.device(named: "mine")
    #expect(device.title == "Mine")
    #expect(device.screen == Size(400, 800))
    #expect(device.widgetSizes[.systemSmall] == Size(160, 161))
    #expect(device.scale == 3)
    #expect(device.pixelsPerInch == nil)
    #expect(device.sizeCertainty == .project)
    #expect(configuration.selectedDevices == ["mine"])
  }

  @Test func `the system model takes the project's parameters`() throws {
    let configuration = try read(
      #"{"model": {"red.domain": "linear", "standby.inset": 80, "home.colorScheme": "dark"}}"#)
    #expect(configuration.model.redDomain == .linear)
    #expect(configuration.model.standByInset == 80)
    #expect(configuration.environment(named: "home")?.colorScheme == .dark)
  }

  @Test func `the narrower setting of a rule wins`() throws {
    let configuration = try read(
      """
      { "rules": {
          "text.truncated": "off",
          "light.ratio": { "severity": "warning", "limit": 0.3,
            "environments": { "alwaysOn": { "limit": 0.4 } },
            "widgets": { "clock": { "severity": "error", "environments": { "alwaysOn": { "limit": 0.5 } } },
                         "quiet": "off" } } } }
      """)
    func setting(_ widget: String, _ environment: String) -> RuleSetting {
      configuration.setting(for: "light.ratio", widget: widget, environment: environment)
    }
    #expect(setting("a", "home") == RuleSetting(severity: .warning, limit: 0.3))
    #expect(setting("a", "alwaysOn") == RuleSetting(severity: .warning, limit: 0.4))
    #expect(setting("clock", "home") == RuleSetting(severity: .error, limit: 0.3))
    #expect(setting("clock", "alwaysOn") == RuleSetting(severity: .error, limit: 0.5))
    #expect(setting("quiet", "alwaysOn") == RuleSetting(severity: .off, limit: 0.4))
    #expect(configuration.setting(for: "text.truncated", widget: "a", environment: "home").severity == .off)
  }

  @Test func `budgets hold by environment, and by widget in place of that`() throws {
    let configuration = try read(
      """
      { "budgets": { "standbyNight": { "light": 300, "luminance": 0.01,
                                       "widgets": { "clock": { "luminance": 0.02, "litFraction": 0.1 } } } } }
      """)
    func budgets(_ widget: String, _ environment: String) -> [String] {
      configuration.budgets(widget: widget, environment: environment).map {
        "\($0.figure.rawValue) \($0.ceiling)"
      }
    }
    #expect(budgets("a", "standbyNight") == ["luminance 0.01", "light 300.0"])
    #expect(budgets("clock", "standbyNight") == ["litFraction 0.1", "luminance 0.02", "light 300.0"])
    #expect(budgets("a", "standbyNight.undimmed") == ["luminance 0.01", "light 300.0"])
    #expect(budgets("clock", "alwaysOn").isEmpty)
  }

  @Test func `an ignored finding covers what it names`() throws {
    let configuration = try read(
      """
      { "ignore": [ { "rule": "text.truncated", "widget": "a", "path": "content/VStack/0", "reason": "wanted" },
                    { "rule": "light.ratio", "environment": "alwaysOn", "reason": "later" } ] }
      """)
    let first = configuration.ignored[0]
    #expect(first.reason == "wanted")
    #expect(first.position.line == 1)
    #expect(first.covers(rule: "text.truncated", widget: "a", environment: "home", path: "content/VStack/0"))
    #expect(!first.covers(rule: "text.truncated", widget: "b", environment: "home", path: "content/VStack/0"))
    #expect(!first.covers(rule: "text.truncated", widget: "a", environment: "home", path: nil))
    #expect(
      configuration.ignored[1].covers(rule: "light.ratio", widget: "b", environment: "alwaysOn", path: "x"))
    #expect(
      !configuration.ignored[1].covers(rule: "light.ratio", widget: "b", environment: "home", path: nil))
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    var text: String
    var code: InputError.Code
    var path: String
    var says: String
    var testDescription: String { text }

    init(_ text: String, _ code: InputError.Code, _ path: String, _ says: String) {
      (self.text, self.code, self.path, self.says) = (text, code, path, says)
    }
  }

  static let wrong: [Wrong] = [
    Wrong(#"{"rule": {}}"#, .unknownKey, "rule", "'rules'"),
    Wrong(#"{"rules": {"light.ration": "off"}}"#, .unknownName, "rules/light.ration", "'light.ratio'"),
    Wrong(#"{"rules": {"light.ratio": "of"}}"#, .unknownName, "rules/light.ratio", "'off'"),
    Wrong(
      #"{"rules": {"light.ratio": {"limit": -1}}}"#, .outOfRange, "rules/light.ratio/limit", "not negative"),
    Wrong(
      #"{"rules": {"text.truncated": {"limit": 1}}}"#, .unknownKey, "rules/text.truncated/limit", "no limit"),
    Wrong(
      #"{"rules": {"light.ratio": {"environments": {"alwayOn": "off"}}}}"#, .unknownName,
      "rules/light.ratio/environments/alwayOn", "'alwaysOn'"),
    Wrong(#"{"budgets": {"nite": {}}}"#, .unknownName, "budgets/nite", "standbyNight"),
    Wrong(#"{"budgets": {"home": {"ligth": 1}}}"#, .unknownKey, "budgets/home/ligth", "'light'"),
    Wrong(#"{"budgets": {"home": {"luminance": 2}}}"#, .outOfRange, "budgets/home/luminance", "from 0 to 1"),
    Wrong(#"{"ignore": [{"rule": "light.ratio"}]}"#, .missingKey, "ignore/0", "no reason"),
    Wrong(#"{"ignore": [{"rule": "light.ratio", "reason": " "}]}"#, .missingKey, "ignore/0", "no reason"),
    Wrong(#"{"ignore": [{"reason": "x"}]}"#, .missingKey, "ignore/0", "'rule'"),
    Wrong(
      #"{"ignore": [{"rule": "light.rat", "reason": "x"}]}"#, .unknownName, "ignore/0/rule", "'light.ratio'"),
    Wrong(#"{"environment": "standbynight"}"#, .unknownName, "environment", "'standbyNight'"),
    Wrong(#"{"device": ["iphone-15-pro", "iphone-15-por"]}"#, .unknownName, "device/1", "'iphone-15-pro'"),
    Wrong(
      #"{"environments": {"mine": {"extends": "home", "canvas": [158]}}}"#, .outOfRange,
      "environments/mine/canvas", "[width, height]"),
    Wrong(
      #"{"environments": {"mine": {"extends": "home", "drawingScale": 20}}}"#, .outOfRange,
      "environments/mine/drawingScale", "0.5"),
    Wrong(#"{"environments": {"mine": {}}}"#, .missingKey, "environments/mine", "'extends'"),
    Wrong(
      #"{"environments": {"mine": {"extends": "hoem"}}}"#, .unknownName, "environments/mine/extends", "'home'"
    ),
    Wrong(
      #"{"environments": {"dimmed": {"extends": "home"}}}"#, .outOfRange, "environments/dimmed",
      "condition already"),
    Wrong(
      #"{"environments": {"a+b": {"extends": "home"}}}"#, .outOfRange, "environments/a+b", "letters, digits"),
    Wrong(
      #"{"environments": {"mine": {"extends": "home", "viewing": "sofa"}}}"#, .unknownName,
      "environments/mine/viewing", "hand"),
    Wrong(
      #"{"environments": {"mine": {"extends": "home", "twin": "mine"}}}"#, .contradiction,
      "environments/mine/twin", "own twin"),
    Wrong(
      #"{"environments": {"mine": {"extends": "home", "dimmed": true}}}"#, .unknownKey,
      "environments/mine/dimmed", "isLuminanceReduced"),
    Wrong(
      #"{"devices": {"mine": {"extends": "phone-15-pro"}}}"#, .unknownName, "devices/mine/extends",
      "'iphone-15-pro'"),
    Wrong(
      #"{"devices": {"iphone-15-pro": {"scale": 0}}}"#, .outOfRange, "devices/iphone-15-pro/scale",
      "from 1 to 4"),
    Wrong(
      #"{"devices": {"iphone-15-pro": {"widgetSizes": {"systemTiny": [1, 1]}}}}"#, .unknownKey,
      "devices/iphone-15-pro/widgetSizes/systemTiny", "systemSmall"),
    Wrong(#"{"model": {"red.domian": "linear"}}"#, .unknownKey, "model/red.domian", "'red.domain'"),
    Wrong(#"{"model": {"red.domain": "liner"}}"#, .outOfRange, "model/red.domain", "'linear'"),
    Wrong(#"{"model": {"standby.inset": "70"}}"#, .outOfRange, "model/standby.inset", "a number"),
    Wrong(#"{"timeZone": "Europe/Berln"}"#, .unknownName, "timeZone", "'Europe/Berlin'"),
    Wrong(#"{"date": "today"}"#, .date, "date", "2026-01-01T09:41"),
    Wrong(#"{"locale": "en US"}"#, .outOfRange, "locale", "en_US"),
    Wrong(#"{"include": []}"#, .outOfRange, "include", "empty list"),
    Wrong(#"[]"#, .wrongType, "", "a configuration"),
  ]

  @Test(arguments: wrong)
  func `a configuration that is wrong is refused with its place`(_ wrong: Wrong) throws {
    let error = try #require(#expect(throws: InputError.self) { try read(wrong.text) })
    #expect(error.all.count == 1)
    #expect(error.code == wrong.code)
    #expect(error.position.keyPath ?? "" == wrong.path)
    #expect(error.position.line == 1)
    #expect("\(error.detail) \(error.hint ?? "")".contains(wrong.says))
  }
}
