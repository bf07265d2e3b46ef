// SPDX-License-Identifier: MIT

import Colorimetry

extension SystemModel {
  /// The names of all parameters, sorted.
  public static let parameterNames: [String] = definitions.map(\.name)

  /// All parameters with their values, sorted by name.
  public var parameters: [ModelParameter] {
    Self.definitions.map { definition in
      ModelParameter(
        name: definition.name, value: definition.read(self),
        certainty: projectSettings.contains(definition.name) ? .project : definition.certainty,
        source: definition.source, accepts: definition.accepts)
    }
  }

  /// Sets a parameter by its dotted name.
  ///
  /// - Throws: ``ModelError`` with code `model.unknown-parameter`, listing all names, or `model.bad-value`,
  ///   saying what the parameter takes.
  public mutating func set(_ name: String, to value: ModelParameter.Value) throws(ModelError) {
    guard let definition = Self.definitions.first(where: { $0.name == name }) else {
      throw ModelError(
        .unknownParameter, name, "the system model has no parameter '\(name)'",
        hint: "the parameters are \(Self.parameterNames.joined(separator: ", "))",
        accepted: Self.parameterNames)
    }
    guard definition.write(&self, value) else {
      throw ModelError(
        .badValue, name, "'\(name)' takes \(definition.accepts), not \(value.json)",
        accepted: definition.words)
    }
    projectSettings.insert(name)
  }

  /// The table of parameters, sorted by name.
  private static let definitions: [ParameterDefinition] = [
    .word(
      "dimmed.time", \.dimmedTime, .reverseEngineered,
      "SwiftUI's time formatting under reduced luminance; field reports show 4:--"),
    .word(
      "dynamicText.width", \.dynamicTextWidth, .reverseEngineered,
      "text that changes by itself takes the whole width offered once it is archived for a widget"),
    .number(
      "home.cornerRadius", \.homeCornerRadius, in: 0...100, .guess,
      "Apple gives no number; 21 to 22 pt is what developers recall, the same for all families of a device"),
    .word(
      "home.colorScheme", \.homeColorScheme, .policy,
      "the home screen follows the user's choice; light is the brighter case"),
    .number(
      "home.margin", \.homeMargin, in: 0...100, .official,
      "Human Interface Guidelines, Widgets: 16 pt standard; 11 pt for tight groupings"),
    .wholeNumber(
      "litThreshold", \.litThreshold, in: 0...65535, .policy,
      "any light counts, as in the on-pixel ratio of watch stores"),
    .word("palette", \.palette, .official, "Human Interface Guidelines, Color, since June 2025"),
    .word(
      "red.domain", \.redDomain, .guess,
      "the filters of the red pass are known, the domain of their weights is not"),
    .word("red.space", \.redSpace, .guess, "what red the panel shows in StandBy at night is not published"),
    redWeightsDefinition,
    .number(
      "standby.cornerRadius", \.standByCornerRadius, in: 0...100, .derived,
      "the radius on the home screen × the scale of StandBy (AmbientUI, read by others)"),
    .number(
      "standby.inset", \.standByInset, in: 0...150, .reverseEngineered,
      "the fallback of AmbientUI's table of insets, whose values cannot be read"),
    .word(
      "standby.layout", \.standByLayout, .reverseEngineered,
      "AmbientUI has a widget scale factor: StandBy's side over that of the home screen"),
    .number(
      "standby.marginShare", \.standByMarginShare, in: 0...0.4, .reverseEngineered,
      "AmbientUI, 0.0443037975 of the side while the container background is removed"),
    .wholeNumber(
      "text.scaleStep", \.textScaleStep, in: 1...50, .guess,
      "in which steps text shrinks is not published; hundredths find the largest size that fits, to a hundredth"
    ),
  ].sorted { $0.name < $1.name }

  private static let redWeightsDefinition = ParameterDefinition(
    name: "red.weights", certainty: .guess,
    source: "AmbientUI weighs red, green and blue by a constant that cannot be read; these are BT.709's",
    accepts: "three numbers in 0…1, for red, green and blue, that add up to at most 1",
    read: { .numbers([$0.redWeights.red, $0.redWeights.green, $0.redWeights.blue]) },
    write: { model, value in
      guard case .numbers(let list) = value, list.count == 3,
        list.allSatisfy((0...1).contains), list[0] + (list[1] + list[2]) <= 1
      else { return false }
      model.redWeights = ChannelWeights(list[0], list[1], list[2])
      return true
    })
}
