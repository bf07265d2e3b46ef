// SPDX-License-Identifier: MIT

import ViewLayout
import WidgetModel

/// The widget that the documentation shows, as text.
enum SeedWidget {
  static let text = """
    {
      "andon": 1,
      "name": "affirmation",
      "family": "systemSmall",
      "samples": [ { "text": "I am enough.", "date": "2026-01-01T09:41:00Z" } ],
      "containerBackground": { "color": "indigo", "when": { "dimmed": { "color": "black" } } },
      "content": {
        "VStack": [
          { "Text": "{text}", "font": "headline", "foregroundStyle": "white",
            "lineLimit": 3, "minimumScaleFactor": 0.6,
            "when": { "dimmed": { "font": "subheadline", "lineLimit": 2,
                                  "foregroundStyle": { "color": "red", "opacity": 0.85 } } } },
          { "Spacer": {}, "minLength": 0 },
          { "Text": { "date": "{date}", "style": "time" }, "font": "caption2", "foregroundStyle": "secondary",
            "when": { "dimmed": { "hidden": true } } }
        ],
        "alignment": "leading", "spacing": 6,
        "when": { "dimmed": { "spacing": 4 } }
      }
    }
    """
}

/// The environments of the tests: WidgetKit's values, and nothing about the panel.
enum Environments {
  static func make(
    _ name: String, _ mode: RenderingMode = .fullColor, dimmed: Bool = false,
    background: WidgetEnvironment.ContainerBackground = .shown, scheme: ColorScheme = .dark
  ) -> WidgetEnvironment {
    WidgetEnvironment(
      name: name, widgetRenderingMode: mode, isLuminanceReduced: dimmed, containerBackground: background,
      colorScheme: scheme, geometry: .home, systemPass: .none, dynamicTypeSize: nil, twin: nil,
      viewing: "hand")
  }

  static let home = make("home", scheme: .light)
  static let day = make("standbyDay", background: .removed)
  static let night = make("standbyNight", .vibrant, dimmed: true, background: .removed)
  static let alwaysOn = make("alwaysOn", dimmed: true, background: .removed)
  static let all = [home, day, night, alwaysOn]
  static let names = all.map(\.name)
}
