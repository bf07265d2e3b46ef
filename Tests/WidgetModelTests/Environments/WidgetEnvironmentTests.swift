// SPDX-License-Identifier: MIT

import Testing
import ViewLayout
import WidgetModel

@Suite struct WidgetEnvironmentTests {
  let all = WidgetEnvironment.builtIn()

  @Test func `four environments are drawn unless a run asks otherwise`() {
    #expect(all.map(\.name) == ["home", "standbyDay", "standbyNight", "alwaysOn"])
  }

  @Test func `the matrix of environments is the documented one`() {
    #expect(all.map(\.widgetRenderingMode) == [.fullColor, .fullColor, .vibrant, .fullColor])
    #expect(all.map(\.isLuminanceReduced) == [false, false, true, true])
    #expect(all.map(\.containerBackground) == [.shown, .removed, .removed, .removed])
    #expect(all.map(\.colorScheme) == [.light, .dark, .dark, .dark])
    #expect(all.map(\.geometry) == [.home, .standby, .standby, .standby])
    #expect(all.map(\.systemPass) == [.none, .none, .red, .none])
    #expect(all.map(\.twin) == [nil, nil, "standbyDay", "standbyDay"])
    #expect(all.map(\.dynamicTypeSize) == [.large, nil, nil, nil])
    #expect(all.map(\.viewing) == ["hand", "bedside", "bedside", "bedside"])
  }

  @Test func `the home screen takes its colour scheme from the model`() throws {
    var model = SystemModel()
    try model.set("home.colorScheme", to: .word("dark"))
    #expect(WidgetEnvironment.builtIn(model).map(\.colorScheme) == [.dark, .dark, .dark, .dark])
  }

  @Test func `night alone has a variant that is not dimmed`() throws {
    let undimmed = all.compactMap(\.undimmed)
    #expect(undimmed.map(\.name) == ["standbyNight.undimmed"])
    var expected = WidgetEnvironment.standByNight
    expected.name = "standbyNight.undimmed"
    expected.isLuminanceReduced = false
    #expect(undimmed.first == expected)
    #expect(undimmed.first?.undimmed == nil)
  }

  @Test func `StandBy shows the small widget alone`() {
    for environment in all {
      for family in WidgetFamily.allCases {
        #expect(environment.applies(to: family) == (environment.name == "home" || family == .systemSmall))
      }
    }
  }

  @Test func `every value of every environment has one source`() {
    let keys = Set(WidgetEnvironment.evidence.map(\.key)).subtracting(["twin"])
    for environment in all {
      for key in keys {
        let rows = WidgetEnvironment.evidence.filter {
          $0.key == key && $0.environments.contains(environment.name)
        }
        #expect(rows.count == 1, "\(environment.name) \(key)")
      }
    }
    let twins = WidgetEnvironment.evidence.filter { $0.key == "twin" }.flatMap(\.environments)
    #expect(twins == all.filter { $0.twin != nil }.map(\.name))
  }
}
