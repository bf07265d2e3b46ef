// SPDX-License-Identifier: MIT

import ViewLayout

extension WidgetEnvironment {
  /// Returns the built-in environments in the order of reports: what is drawn unless a run asks otherwise.
  ///
  /// Where each value comes from is listed in ``evidence``.
  public static func builtIn(_ model: SystemModel = SystemModel()) -> [WidgetEnvironment] {
    [home(model), standByDay, standByNight, alwaysOn]
  }

  /// The home screen, untinted.
  public static func home(_ model: SystemModel = SystemModel()) -> WidgetEnvironment {
    WidgetEnvironment(
      name: "home", widgetRenderingMode: .fullColor, isLuminanceReduced: false,
      containerBackground: .shown, colorScheme: model.homeColorScheme, geometry: .home,
      systemPass: .none, dynamicTypeSize: .large, twin: nil, viewing: "hand")
  }

  /// StandBy in a lit room.
  public static let standByDay = WidgetEnvironment(
    name: "standbyDay", widgetRenderingMode: .fullColor, isLuminanceReduced: false,
    containerBackground: .removed, colorScheme: .dark, geometry: .standby, systemPass: .none,
    dynamicTypeSize: nil, twin: nil, viewing: "bedside")

  /// StandBy in a dark room: vibrant, reddened, and taken to be dimmed.
  public static let standByNight = WidgetEnvironment(
    name: "standbyNight", widgetRenderingMode: .vibrant, isLuminanceReduced: true,
    containerBackground: .removed, colorScheme: .dark, geometry: .standby, systemPass: .red,
    dynamicTypeSize: nil, twin: "standbyDay", viewing: "bedside")

  /// StandBy on a panel that stays on at a low level.
  public static let alwaysOn = WidgetEnvironment(
    name: "alwaysOn", widgetRenderingMode: .fullColor, isLuminanceReduced: true,
    containerBackground: .removed, colorScheme: .dark, geometry: .standby, systemPass: .none,
    dynamicTypeSize: nil, twin: "standbyDay", viewing: "bedside")

  /// The same night with `isLuminanceReduced` false, as software read by others has it; nil for all but a
  /// dimmed environment under the red pass.
  ///
  /// It is never in a list of environments: it is drawn beside the other to tell whether a widget depends on
  /// the flag. It has the same twin, and conditions on the other's name hold in it.
  public var undimmed: WidgetEnvironment? {
    guard isLuminanceReduced, systemPass == .red else { return nil }
    var copy = self
    copy.name += ".undimmed"
    copy.isLuminanceReduced = false
    return copy
  }

  /// Whether the environment shows widgets of a family: StandBy shows the small one alone.
  public func applies(to family: WidgetFamily) -> Bool {
    geometry == .home || family == .systemSmall
  }
}
