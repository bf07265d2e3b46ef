// SPDX-License-Identifier: MIT

import Colorimetry
import Testing
import WidgetModel

@Suite struct SystemModelTests {
  @Test func `parameters are listed once, sorted by name, each with a source`() {
    let parameters = SystemModel().parameters
    #expect(parameters.map(\.name) == SystemModel.parameterNames)
    #expect(parameters.map(\.name) == parameters.map(\.name).sorted())
    #expect(Set(parameters.map(\.name)).count == parameters.count)
    #expect(parameters.allSatisfy { !$0.source.isEmpty && !$0.accepts.isEmpty })
  }

  @Test(arguments: [
    ("red.weights", "[0.2126, 0.7152, 0.0722]"), ("red.domain", "\"encoded\""),
    ("red.space", "\"picture\""), ("standby.layout", "\"scaled\""), ("standby.inset", "70"),
    ("home.margin", "16"), ("standby.cornerRadius", "22"), ("home.colorScheme", "\"light\""),
    ("palette", "\"ios26\""), ("litThreshold", "0"), ("text.scaleStep", "1"),
  ])
  func `the built-in value is the documented one, as JSON`(_ row: (name: String, json: String)) {
    #expect(SystemModel().parameters.first { $0.name == row.name }?.value.json == row.json)
  }

  @Test func `every parameter takes its own value, which is then the project's`() throws {
    for parameter in SystemModel().parameters {
      var model = SystemModel()
      try model.set(parameter.name, to: parameter.value)
      let after = try #require(model.parameters.first { $0.name == parameter.name })
      #expect(after.value == parameter.value)
      #expect(after.certainty == .project && parameter.certainty != .project)
    }
  }

  @Test func `a set parameter changes its value alone`() throws {
    var model = SystemModel()
    try model.set("red.weights", to: .numbers([0.25, 0.5, 0.25]))
    try model.set("red.domain", to: .word("linear"))
    try model.set("standby.inset", to: .number(60.5))
    try model.set("litThreshold", to: .number(8))
    #expect(model.redWeights == ChannelWeights(0.25, 0.5, 0.25))
    #expect(model.redDomain == .linear)
    #expect(model.litThreshold == 8)
    #expect(model.parameters.first { $0.name == "standby.inset" }?.value.json == "60.5")
    let changed = zip(SystemModel().parameters, model.parameters).filter { $0 != $1 }.map(\.0.name)
    #expect(changed == ["litThreshold", "red.domain", "red.weights", "standby.inset"])
  }

  @Test(
    arguments: [
      ("red.domain", .word("gamma")), ("red.domain", .number(1)), ("red.weights", .numbers([1, 1])),
      ("red.weights", .numbers([0.5, 0.5, 0.5])), ("red.weights", .numbers([.nan, 0, 0])),
      ("standby.inset", .number(-1)), ("standby.inset", .number(.nan)), ("standby.inset", .word("70")),
      ("litThreshold", .number(0.5)), ("litThreshold", .number(65536)), ("home.margin", .number(.infinity)),
      ("text.scaleStep", .number(0)), ("text.scaleStep", .number(51)), ("text.scaleStep", .number(2.5)),
    ] as [(String, ModelParameter.Value)])
  func `a value out of range is refused and leaves the model alone`(
    _ row: (name: String, value: ModelParameter.Value)
  ) {
    var model = SystemModel()
    let error = #expect(throws: ModelError.self) { try model.set(row.name, to: row.value) }
    #expect(error?.code == .badValue)
    #expect(error?.subject == row.name)
    #expect(model == SystemModel())
  }

  @Test func `a wrong word is refused with the words that are right`() {
    var model = SystemModel()
    let error = #expect(throws: ModelError.self) { try model.set("standby.layout", to: .word("scale")) }
    #expect(error?.accepted == ["scaled", "native"])
    #expect(error?.detail == "'standby.layout' takes one of scaled, native, not \"scale\"")
  }

  @Test func `an unknown name is refused with all names`() {
    var model = SystemModel()
    let error = #expect(throws: ModelError.self) { try model.set("red.weight", to: .number(1)) }
    #expect(error?.code == .unknownParameter)
    #expect(error?.accepted == SystemModel.parameterNames)
  }
}
