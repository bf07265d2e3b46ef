// SPDX-License-Identifier: MIT

/// What `andon init` writes.
enum StarterProject {
  /// The set of affirmations.
  static let setName = "affirmations.txt"

  /// The files by their names in the project's folder.
  static let files = [
    (name: "andon.json", content: configuration),
    (name: "widgets/affirmation.widget.json", content: widget),
    (name: setName, content: affirmations),
  ]

  private static let configuration = """
    {
      "include": ["widgets"],
      "rules": {
        "light.ratio": { "severity": "error", "limit": 0.25 }
      }
    }

    """

  private static let widget = """
    {
      "andon": 1,
      "name": "affirmation",
      "family": "systemSmall",
      "samples": [
        { "text": "I am enough.", "date": "2026-01-01T09:41:00Z" }
      ],
      "containerBackground": {
        "color": "indigo",
        "when": { "dimmed": { "color": "black" } }
      },
      "content": {
        "VStack": [
          {
            "Text": "{text}",
            "font": "headline",
            "foregroundStyle": "white",
            "lineLimit": 3,
            "minimumScaleFactor": 0.6,
            "when": {
              "dimmed": {
                "font": "subheadline",
                "lineLimit": 2,
                "foregroundStyle": { "color": "red", "opacity": 0.85 }
              }
            }
          },
          { "Spacer": {}, "minLength": 0 },
          {
            "Text": { "date": "{date}", "style": "time" },
            "font": "caption2",
            "foregroundStyle": "secondary",
            "when": { "dimmed": { "hidden": true } }
          }
        ],
        "alignment": "leading",
        "spacing": 6,
        "when": { "dimmed": { "spacing": 4 } }
      }
    }

    """

  private static let affirmations = """
    I am enough.
    I breathe in calm and breathe out worry.
    My pace is the right pace.
    Rest is part of the work.
    今日もよくがんばりました。

    """
}
