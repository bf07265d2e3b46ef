// SPDX-License-Identifier: MIT

/// Where one value of the built-in environments comes from.
public struct EnvironmentEvidence: Hashable, Sendable {
  /// The environments that the value belongs to.
  public let environments: [String]
  /// The key of the value in `andon.json`.
  public let key: String
  /// How sure the value is.
  public let certainty: Certainty
  /// One sentence: the source.
  public let source: String
}

extension WidgetEnvironment {
  /// Where the values of the built-in environments come from, in the order of their keys.
  public static let evidence: [EnvironmentEvidence] = {
    let home = ["home"]
    let standBy = ["standbyDay", "standbyNight", "alwaysOn"]
    func row(
      _ environments: [String], _ key: String, _ certainty: Certainty, _ source: String
    ) -> EnvironmentEvidence {
      EnvironmentEvidence(environments: environments, key: key, certainty: certainty, source: source)
    }
    return [
      row(
        home + ["standbyDay"], "widgetRenderingMode", .official,
        "Human Interface Guidelines, Widgets, December 2025: full color on the home screen and in StandBy"),
      row(
        ["standbyNight"], "widgetRenderingMode", .official,
        "Human Interface Guidelines, Widgets, and WWDC23 session 10027: vibrant and tinted red"),
      row(
        ["alwaysOn"], "widgetRenderingMode", .derived,
        "the mode of StandBy follows from the red of night alone (AmbientUI, read by others)"),
      row(home + ["standbyDay"], "isLuminanceReduced", .official, "true is documented for Always On alone"),
      row(
        ["standbyNight"], "isLuminanceReduced", .guess,
        "no text of Apple says so and AmbientUI speaks against it; drawn a second time as standbyNight.undimmed"
      ),
      row(
        ["alwaysOn"], "isLuminanceReduced", .official,
        "documented for Always On; not verified for small widgets inside StandBy"),
      row(home, "containerBackground", .official, "WidgetKit, Displaying the right widget background"),
      row(standBy, "containerBackground", .official, "WidgetKit: the background is removed in StandBy"),
      row(home, "colorScheme", .policy, "the user's choice; set home.colorScheme"),
      row(standBy, "colorScheme", .reverseEngineered, "AmbientUI forces dark"),
      row(home, "geometry", .official, "Human Interface Guidelines, Widgets, Specifications"),
      row(standBy, "geometry", .reverseEngineered, "AmbientUI: one row of two small widgets, scaled up"),
      row(home + ["standbyDay"], "systemPass", .official, "no pass is described"),
      row(
        ["standbyNight"], "systemPass", .reverseEngineered,
        "AmbientUI turns the whole layer into pure red; its weights are not known, see red.weights"),
      row(
        ["alwaysOn"], "systemPass", .guess,
        "the system may dim further by an amount that is not published; bytes are left alone"),
      row(home, "dynamicTypeSize", .official, "Human Interface Guidelines: Large to AX5"),
      row(standBy, "dynamicTypeSize", .reverseEngineered, "AmbientUI does not apply Dynamic Type"),
      row(
        ["standbyNight", "alwaysOn"], "twin", .policy,
        "a dimmed widget is compared with its own daylight drawing under the same system pass"),
      row(home, "viewing", .policy, "a phone in the hand at 0.3 m"),
      row(standBy, "viewing", .policy, "a phone by the bed at 0.5 m, a white of 20 cd/m² and 1 lx"),
    ]
  }()
}
