// SPDX-License-Identifier: MIT

import Foundation
import Light
import Testing
import Typeset
import ViewLayout
import WidgetModel

@testable import Inputs

/// The schemas that editors read name what the readers read, word for word.
@Suite struct SchemaTests {
  private func layout(_ path: String...) throws -> Set<String> {
    try words("widget.schema.json", at: path)
  }

  /// Returns the keys of the object, or the words of the list, at a path of a schema.
  private func words(_ file: String, at path: [String]) throws -> Set<String> {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/\(file)")
    var value: Any? = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    for key in path {
      value = Int(key).map { (value as? [Any])?[$0] } ?? (value as? [String: Any])?[key]
    }
    if let object = value as? [String: Any] { return Set(object.keys) }
    return Set(try #require(value as? [Any], "\(path)").compactMap { $0 as? String })
  }

  @Test func `the schema of layouts names the keys of layouts`() throws {
    let modifiers = Set(ModifierName.known + [ModifierName.olderForegroundStyle])
    let arguments = Set(Argument.allCases.map(\.rawValue))
    let views = Set(ViewKind.allCases.map(\.rawValue))
    let own = views.union(modifiers).union(arguments).union([ViewKey.hidden, ViewKey.modifiers])
    #expect(try layout("properties") == Set(LayoutReader.keys))
    #expect(try layout("$defs", "modifier", "properties") == modifiers)
    #expect(try layout("$defs", "changes", "properties") == own)
    #expect(try layout("$defs", "view", "properties") == own.union([ViewKey.when]))
  }

  @Test func `the schema of layouts names the words of its values`() throws {
    let fixed = try layout("$defs", "frame", "anyOf", "0", "properties")
    let flexible = try layout("$defs", "frame", "anyOf", "1", "properties")
    #expect(fixed.union(flexible) == Set(ValueReader.frameKeys))
    #expect(try layout("$defs", "font", "anyOf", "1", "properties") == Set(FontReader.keys))
    #expect(try layout("$defs", "font", "anyOf", "0", "enum") == Set(TextStyle.allCases.map(\.rawValue)))
    #expect(try layout("$defs", "colorName", "anyOf", "0", "enum") == Set(LayoutReader.colorNames))
    #expect(try layout("$defs", "alignment", "anyOf", "0", "enum") == Set(ValueReader.alignmentNames))
    #expect(
      try layout("$defs", "view", "properties", "fontWeight", "anyOf", "0", "enum")
        == Set(FontWeight.allCases.map(\.rawValue)))
    #expect(
      try layout("$defs", "modifier", "properties", "buttonStyle", "enum")
        == Set(ButtonStyleKind.allCases.map(\.rawValue)))
    #expect(try layout("properties", "family", "enum") == Set(WidgetFamily.allCases.map(\.rawValue)))
  }

  @Test func `the schema of configurations names their keys`() throws {
    func configuration(_ path: String...) throws -> Set<String> { try words("andon.schema.json", at: path) }
    let figures = Set(LightFigure.allCases.map(\.rawValue))
    #expect(try configuration("properties") == Set(ConfigurationReader.keys))
    #expect(try configuration("$defs", "environment", "properties") == Set(EnvironmentReader.keys))
    #expect(try configuration("$defs", "device", "properties") == Set(DeviceReader.keys))
    #expect(
      try configuration("properties", "budgets", "additionalProperties", "properties")
        == figures.union(["widgets"]))
    #expect(
      try configuration("$defs", "environment", "properties", "viewing", "enum")
        == Set(ViewingProfile.all.map(\.name)))
    #expect(
      try configuration("$defs", "narrow", "anyOf", "0", "enum") == Set(RuleSeverity.allCases.map(\.rawValue))
    )
  }
}
