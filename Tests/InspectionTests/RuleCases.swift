// SPDX-License-Identifier: MIT

import Testing

/// A layout that breaks a rule in an environment, and one that keeps it.
struct RuleCase: CustomTestStringConvertible {
  var rule: String
  var environment: String
  var failing: String
  var passing: String
  var configuration = "{}"
  var testDescription: String { rule }

  /// A small widget around some content, with a declared container background.
  static func widget(_ content: String, background: String = #"{ "color": "black" }"#) -> String {
    """
    { "andon": 1, "name": "case", "family": "systemSmall", "samples": [ { "text": "I am enough." } ],
      "containerBackground": \(background), "content": \(content) }
    """
  }

  static let hello = #"{ "Text": "I am enough.", "foregroundStyle": "white" }"#

  static let all: [RuleCase] = [
    RuleCase(
      rule: "light.ratio", environment: "alwaysOn",
      // 0x88 is 24.6 % of white in linear light and 0x89 25.0 %: 0.25 lies between 0x88 and 0x8A.
      failing: widget(##"{ "Color": "#FFFFFF", "when": { "dimmed": { "Color": "#8A8A8A" } } }"##),
      passing: widget(##"{ "Color": "#FFFFFF", "when": { "dimmed": { "Color": "#888888" } } }"##)),
    RuleCase(
      rule: "light.lit", environment: "standbyNight",
      failing: widget(##"{ "Color": "#101010", "frame": { "width": 62, "height": 62 } }"##),
      passing: widget(##"{ "Color": "#101010", "frame": { "width": 60, "height": 60 } }"##)),
    RuleCase(
      rule: "light.peak", environment: "alwaysOn",
      failing: widget(#"{ "Circle": {}, "fill": "white", "frame": { "width": 20, "height": 20 } }"#),
      passing: widget(##"{ "Circle": {}, "fill": "#808080", "frame": { "width": 20, "height": 20 } }"##),
      configuration: #"{ "rules": { "light.peak": "warning" } }"#),
    RuleCase(
      rule: "light.budget", environment: "home",
      failing: widget(hello), passing: widget(#"{ "Text": "I", "foregroundStyle": "white" }"#),
      configuration: #"{ "budgets": { "home": { "litFraction": 0.01 } } }"#),
    RuleCase(
      rule: "text.truncated", environment: "home",
      failing: widget(#"{ "Text": "I am enough, and more than that.", "lineLimit": 1 }"#),
      passing: widget(#"{ "Text": "I am enough.", "lineLimit": 1 }"#)),
    RuleCase(
      rule: "text.missing-glyph", environment: "home",
      failing: widget(#"{ "Text": "\u0F40\u0F42" }"#), passing: widget(hello)),
    RuleCase(
      rule: "text.scale", environment: "home",
      failing: widget(
        #"{ "Text": "I am enough, and more than that, today.", "lineLimit": 1, "minimumScaleFactor": 0.6 }"#),
      passing: widget(#"{ "Text": "I am enough. Today.", "lineLimit": 1, "minimumScaleFactor": 0.6 }"#)),
    // 14.0 pt of capital at half a metre are 16′; StandBy enlarges 253 / 158 times: 14.0 / 1.601 / 0.7046 = 12.4 pt.
    RuleCase(
      rule: "text.small", environment: "standbyDay",
      failing: widget(#"{ "Text": "Calm", "font": { "size": 12 } }"#),
      passing: widget(#"{ "Text": "Calm", "font": { "size": 13 } }"#)),
    RuleCase(
      rule: "text.contrast", environment: "home",
      failing: widget(
        ##"{ "Text": "Calm", "foregroundStyle": "#969696" }"##, background: ##"{ "color": "#FFFFFF" }"##),
      passing: widget(
        ##"{ "Text": "Calm", "foregroundStyle": "#808080" }"##, background: ##"{ "color": "#FFFFFF" }"##)),
    RuleCase(
      rule: "background.container", environment: "standbyDay",
      failing:
        #"{ "andon": 1, "name": "case", "family": "systemSmall", "samples": [ {} ], "content": \#(hello) }"#,
      passing: widget(hello)),
    RuleCase(
      rule: "background.handmade", environment: "home",
      failing: widget(#"{ "ZStack": [ { "Color": "indigo" }, \#(hello) ] }"#),
      passing: widget(
        #"{ "ZStack": [ { "Color": "indigo", "frame": { "width": 126, "height": 60 } }, \#(hello) ] }"#)),
    RuleCase(
      rule: "dimmed.same", environment: "alwaysOn", failing: widget(hello),
      passing: widget(
        #"{ "Text": "I am enough.", "when": { "dimmed": { "font": "subheadline" } } }"#)),
    RuleCase(
      rule: "dimmed.elements", environment: "alwaysOn",
      failing: widget(#"{ "VStack": [ \#(hello), { "Text": "9:41" } ] }"#),
      passing: widget(
        #"{ "VStack": [ \#(hello), { "Text": "9:41", "when": { "dimmed": { "hidden": true } } } ] }"#)),
    RuleCase(
      rule: "dimmed.button", environment: "standbyNight",
      failing: widget(#"{ "Button": [ { "Text": "Next" } ], "intent": "Next" }"#),
      passing: widget(#"{ "Button": [ { "Text": "Next" } ], "intent": "Next", "buttonStyle": "plain" }"#)),
    RuleCase(
      rule: "motion.alwaysOn", environment: "alwaysOn",
      failing: widget(#"{ "Text": { "date": "2026-01-01T10:41:00Z", "style": "timer" } }"#),
      passing: widget(#"{ "Text": { "date": "2026-01-01T10:41:00Z", "style": "relative" } }"#)),
    RuleCase(
      rule: "night.dependsOnDimmed", environment: "standbyNight",
      failing: widget(##"{ "Color": "#FFFFFF", "when": { "dimmed": { "Color": "#202020" } } }"##),
      passing: widget(##"{ "Color": "#FFFFFF", "when": { "dimmed,vibrant": { "Color": "#202020" } } }"##)),
    RuleCase(
      rule: "accented.swallowed", environment: "tinted",
      failing: widget(
        #"{ "ZStack": [ { "RoundedRectangle": {}, "cornerRadius": 8, "fill": "indigo" }, \#(hello) ] }"#),
      passing: widget(
        #"""
        { "ZStack": [ { "RoundedRectangle": {}, "cornerRadius": 8, "fill": "indigo",
                        "when": { "accented": { "opacity": 0.3 } } }, \#(hello) ] }
        """#),
      configuration: #"""
        { "environments": { "tinted": { "extends": "home", "widgetRenderingMode": "accented" } } }
        """#),
    RuleCase(
      rule: "layout.overflow", environment: "home",
      failing: widget(
        #"{ "Text": "I am enough.", "fixedSize": true, "frame": { "width": 40, "height": 30 } }"#),
      passing: widget(#"{ "Text": "I am enough.", "fixedSize": true, "frame": { "width": 110 } }"#)),
    RuleCase(
      rule: "tap.target", environment: "home",
      failing: widget(
        #"{ "Button": [ { "Color": "white", "frame": { "width": 43, "height": 60 } } ], "intent": "Next", "buttonStyle": "plain" }"#
      ),
      passing: widget(
        #"{ "Button": [ { "Color": "white", "frame": { "width": 44, "height": 60 } } ], "intent": "Next", "buttonStyle": "plain" }"#
      )),
    RuleCase(
      rule: "symbol.unknown", environment: "home",
      failing: widget(#"{ "Image": { "systemName": "haert.fill" } }"#),
      passing: widget(#"{ "Image": { "systemName": "heart.fill" } }"#)),
  ]
}
