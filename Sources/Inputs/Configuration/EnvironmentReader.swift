// SPDX-License-Identifier: MIT

import Geometry
import Light
import ViewLayout
import WidgetModel

/// Reads a project's own environments, and what it changes about the built-in ones.
struct EnvironmentReader {
  static let keys = [
    "extends", "widgetRenderingMode", "isLuminanceReduced", "containerBackground", "colorScheme",
    "colorSchemeContrast", "geometry", "canvas", "drawingScale", "cornerRadius", "margins", "systemPass",
    "dynamicTypeSize", "twin", "viewing",
  ]

  let builtIn: [WidgetEnvironment]

  /// Returns the built-in environments, changed where the project says so, and then its own.
  ///
  /// An environment extends a built-in one or one further up in the file.
  func environments(_ place: JSONPlace) -> [WidgetEnvironment] {
    let members = place.members("environments by name") ?? []
    var known = builtIn
    for member in members where isName(member) {
      guard let environment = environment(member, among: known) else { continue }
      if let index = known.firstIndex(where: { $0.name == member.key }) {
        known[index] = environment
      } else {
        known.append(environment)
      }
    }
    checkTwins(members, known: known)
    return known
  }

  /// Names stand in conditions and file names, so they hold none of their marks.
  private func isName(_ member: JSONPlace.Member) -> Bool {
    if Condition.Words(environments: []).all.contains(member.key) {
      member.report(
        .outOfRange, "'\(member.key)' is a condition already and cannot be an environment's name")
      return false
    }
    return member.isPlainName(of: "an environment")
  }

  private func environment(_ member: JSONPlace.Member, among known: [WidgetEnvironment]) -> WidgetEnvironment?
  {
    guard let changes = member.place.members("an environment: { \"extends\": \"home\", … }") else {
      return nil
    }
    let extends = changes.first { $0.key == "extends" }?.place
    let name = extends == nil ? member.key : extends?.string("the name of an environment")
    guard let name else { return nil }
    guard var environment = known.first(where: { $0.name == name }) else {
      if let extends {
        extends.report(
          .unknownName, "no environment '\(name.excerpt)' is known at this place",
          hint: Suggestion.hint(for: name, among: known.map(\.name)))
      } else {
        member.place.report(
          .missingKey, "the environment '\(member.key)' lacks the key 'extends'",
          hint: "Write the name of the environment that it changes, such as \"extends\": \"home\".")
      }
      return nil
    }
    environment.name = member.key
    for change in changes { apply(change, to: &environment) }
    return environment
  }

  private func apply(_ change: JSONPlace.Member, to environment: inout WidgetEnvironment) {
    let place = change.place
    switch change.key {
    case "extends": return
    case "widgetRenderingMode":
      environment.widgetRenderingMode =
        place.name(of: "rendering mode", RenderingMode.self) ?? environment.widgetRenderingMode
    case "isLuminanceReduced":
      environment.isLuminanceReduced = place.boolean() ?? environment.isLuminanceReduced
    case "containerBackground":
      environment.containerBackground =
        place.name(of: "container background", WidgetEnvironment.ContainerBackground.self)
        ?? environment.containerBackground
    case "colorScheme":
      environment.colorScheme = place.name(of: "color scheme", ColorScheme.self) ?? environment.colorScheme
    case "colorSchemeContrast":
      environment.colorSchemeContrast =
        place.name(of: "contrast", ColorSchemeContrast.self) ?? environment.colorSchemeContrast
    case "geometry":
      environment.geometry =
        place.name(of: "geometry", WidgetEnvironment.Geometry.self) ?? environment.geometry
    case "canvas", "drawingScale", "cornerRadius", "margins":
      apply(change, to: &environment.measures)
    case "systemPass":
      environment.systemPass =
        place.name(of: "system pass", WidgetEnvironment.SystemPass.self) ?? environment.systemPass
    case "dynamicTypeSize":
      environment.dynamicTypeSize =
        place.isNull ? nil : place.name(of: "Dynamic Type size", DynamicTypeSize.self)
    case "twin": environment.twin = place.isNull ? nil : place.string("the name of an environment, or null")
    case "viewing": environment.viewing = viewing(place) ?? environment.viewing
    default: change.reportUnknown(in: "an environment", known: Self.keys)
    }
  }

  /// Applies a size of the environment's own; null takes it back.
  private func apply(_ change: JSONPlace.Member, to measures: inout WidgetEnvironment.Measures) {
    let place = change.place
    switch change.key {
    case "canvas": measures.canvas = place.isNull ? nil : canvas(place)
    case "drawingScale":
      measures.drawingScale =
        place.isNull ? nil : place.number("pixels per point of the canvas, from 0.5 to 8", in: 0.5...8)
    case "cornerRadius":
      measures.cornerRadius = place.isNull ? nil : place.number("a radius in points, 0 to 100", in: 0...100)
    default:
      measures.margins =
        place.isNull
        ? nil : place.number("margins in points, 0 to 100", in: 0...100).map { EdgeInsets(all: $0) }
    }
  }

  private func canvas(_ place: JSONPlace) -> Size? {
    let form = "the canvas in points: [width, height]"
    guard let elements = place.elements(form) else { return nil }
    guard elements.count == 2 else {
      place.report(.outOfRange, "expected \(form), found \(elements.count) numbers")
      return nil
    }
    let lengths = elements.compactMap { $0.number("a length from 1 to 1000", in: 1...1000) }
    return lengths.count == 2 ? Size(lengths[0], lengths[1]) : nil
  }

  private func viewing(_ place: JSONPlace) -> String? {
    let known = ViewingProfile.all.map(\.name)
    guard let name = place.string("a viewing profile: \(known.joined(separator: ", "))") else { return nil }
    if known.contains(name) { return name }
    place.report(
      .unknownName, "the viewing profile '\(name.excerpt)' is not known",
      hint: Suggestion.hint(for: name, among: known))
    return nil
  }

  private func checkTwins(_ members: [JSONPlace.Member], known: [WidgetEnvironment]) {
    for member in members {
      guard let twin = member.place.membersIfAny?.first(where: { $0.key == "twin" })?.place,
        let name = twin.stringIfAny
      else { continue }
      if name == member.key {
        twin.report(.contradiction, "'\(name.excerpt)' is its own twin", hint: "Write null for no twin.")
      } else if !known.contains(where: { $0.name == name }) {
        twin.report(
          .unknownName, "the environment '\(name.excerpt)' is not known",
          hint: Suggestion.hint(for: name, among: known.map(\.name)))
      }
    }
  }
}
