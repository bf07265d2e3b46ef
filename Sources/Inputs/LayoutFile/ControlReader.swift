// SPDX-License-Identifier: MIT

import ViewLayout

/// Reads the modifiers that set the look of controls.
enum ControlReader {
  static func setting(_ name: ModifierName, _ place: JSONPlace) -> ControlSetting? {
    switch name {
    case .buttonStyle: buttonStyle(place).map(ControlSetting.buttonStyle)
    case .buttonBorderShape: borderShape(place).map(ControlSetting.buttonBorderShape)
    case .controlSize: place.name(of: "control size", ControlSize.self).map(ControlSetting.controlSize)
    case .labelStyle: place.name(of: "label style", LabelStyleKind.self).map(ControlSetting.labelStyle)
    case .toggleStyle: place.name(of: "toggle style", ToggleStyleKind.self).map(ControlSetting.toggleStyle)
    case .gaugeStyle: gaugeStyle(place).map(ControlSetting.gaugeStyle)
    case .progressViewStyle:
      place.name(of: "progress style", ProgressViewStyleKind.self).map(ControlSetting.progressViewStyle)
    case .labelsHidden: labelsHidden(place)
    case .disabled: place.boolean().map(ControlSetting.disabled)
    default: nil
    }
  }

  private static func buttonStyle(_ place: JSONPlace) -> ButtonStyleKind? {
    if let word = place.stringIfAny, ["glass", "glassProminent"].contains(word) {
      place.report(.notDrawnYet, "the button style '\(word)' is not drawn yet by this version")
      return nil
    }
    return place.name(of: "button style", ButtonStyleKind.self)
  }

  private static func gaugeStyle(_ place: JSONPlace) -> GaugeStyleKind? {
    if let word = place.stringIfAny, ["circular", "linear"].contains(word) {
      place.report(
        .unknownName, "the gauge style '\(word)' exists on watchOS only",
        hint: "On iOS it is '\(word == "linear" ? "accessoryLinear" : "accessoryCircular")'.")
      return nil
    }
    return place.name(of: "gauge style", GaugeStyleKind.self)
  }

  private static func labelsHidden(_ place: JSONPlace) -> ControlSetting? {
    if case .boolean(true) = place.value.content { return .labelsHidden }
    place.expected("true", hint: "Leave 'labelsHidden' out for labels that are shown.")
    return nil
  }

  // MARK: Borders

  private enum BorderName: String, CaseIterable {
    case automatic, capsule, roundedRectangle, circle
  }

  /// Reads `"capsule"` or `{ "roundedRectangle": { "radius": 8 } }`.
  private static func borderShape(_ place: JSONPlace) -> ButtonBorderShape? {
    guard let members = place.membersIfAny else {
      return place.name(of: "border shape", BorderName.self).map { name in
        switch name {
        case .automatic: .automatic
        case .capsule: .capsule
        case .roundedRectangle: .roundedRectangle(radius: nil)
        case .circle: .circle
        }
      }
    }
    let known = [BorderName.roundedRectangle.rawValue]
    for member in members where !known.contains(member.key) {
      member.reportUnknown(in: "a border shape", known: known)
    }
    if members.isEmpty {
      place.report(
        .missingKey, "the border shape lacks the key 'roundedRectangle'",
        hint: "Write { \"roundedRectangle\": { \"radius\": 8 } }, or a name.")
    }
    guard let member = members.first(where: { known.contains($0.key) }),
      let inside = member.place.members("{ \"radius\": 8 }")
    else { return nil }
    var radius: Double?
    for argument in inside {
      guard argument.key == "radius" else {
        argument.reportUnknown(in: "a rounded border", known: ["radius"])
        continue
      }
      radius = ValueReader.positiveLength(argument.place, "a radius in points, not negative")
    }
    return .roundedRectangle(radius: radius)
  }
}
