// SPDX-License-Identifier: MIT

/// Makes layout files up: stacks in stacks, texts of fields and fixed ones, shapes, gradients and effects.
struct RandomLayout {
  private var random: SeededChoice
  /// How many more views may be made.
  private var room = 9
  private let images: [String]

  /// - Parameter images: Files beside the layout.
  init(seed: UInt64, images: [String] = []) {
    random = SeededChoice(seed: seed)
    self.images = images
  }

  /// Returns a layout file.
  mutating func json() -> String {
    let background = random.element(of: [
      ##""black""##, ##""indigo""##, ##""#FFFFFF""##, ##"{ "color": "red", "opacity": 0.4 }"##,
      ##"{ "LinearGradient": ["red", "blue"], "startPoint": "top", "endPoint": "bottomTrailing" }"##,
    ])
    return """
      { "andon": 1, "name": "made-up", "family": "systemSmall", "samples": [ {} ],
        "contentMargins": \(random.element(of: ["0", "4", "8"])),
        "containerBackground": \(background.hasPrefix("{ \"L") ? background : "{ \"color\": \(background) }"),
        "content": \(view(depth: 0)) }
      """
  }

  private mutating func view(depth: Int) -> String {
    room -= 1
    if depth < 3, room > 0, !random.happens(oneIn: 3) { return container(depth: depth) }
    return leaf()
  }

  private mutating func container(depth: Int) -> String {
    let kind = random.element(of: ["VStack", "HStack", "ZStack", "VStack", "ViewThatFits", "Group"])
    var children: [String] = []
    for _ in 0..<(1 + random.number(below: 3)) { children.append(view(depth: depth + 1)) }
    var keys = ["\"\(kind)\": [\(children.joined(separator: ", "))]"]
    if kind.hasSuffix("Stack"), random.happens(oneIn: 2) {
      if kind == "VStack" { keys.append("\"alignment\": \"\(random.element(of: ["leading", "trailing"]))\"") }
      if kind != "ZStack" { keys.append("\"spacing\": \(random.element(of: ["-6", "0", "3"]))") }
    }
    return "{ \((keys + modifiers()).joined(separator: ", ")) }"
  }

  private mutating func leaf() -> String {
    let text = random.element(of: [
      #""{text}""#, #""{text}""#, #""{text}""#, #""fixed""#, #""{short} · {text}""#, #""{short}""#,
      #"{ "date": "{date}", "style": "time" }"#,
    ])
    let color = random.element(of: [
      "\"white\"", "\"#FF3B30\"", "\"secondary\"", #"{ "color": "red", "opacity": 0.85 }"#,
      #"{ "LinearGradient": ["pink", "blue"], "startPoint": "top", "endPoint": "bottom" }"#,
    ])
    let kinds = [
      """
      "Text": \(text), "font": { "size": \(8 + random.number(below: 9)) }, "foregroundStyle": \(color), \
      "lineLimit": \(1 + random.number(below: 4)), "minimumScaleFactor": \(random.element(of: ["1", "0.6"]))
      """,
      """
      "Text": \(text), "font": { "size": 11, "weight": "semibold" }, "foregroundStyle": "white", \
      "minimumScaleFactor": 0.5
      """,
      #""Color": "teal", "frame": { "width": 20, "height": 9 }"#,
      #""Circle": {}, "fill": \#(color), "frame": { "width": 17 }"#,
      #""Image": { "systemName": "star.fill" }, "foregroundStyle": \#(color)"#,
      #""Spacer": {}, "minLength": 0"#, #""Divider": {}"#,
      #""Gauge": { "value": 0.4, "currentValueLabel": "{short}" }, "gaugeStyle": "accessoryCircular", "frame": { "width": 30, "height": 30 }"#,
      #""ProgressView": { "value": "{share}" }"#, #""ForEach": "items", "content": { "Text": "{item}" }"#,
    ]
    // Texts are what entries change, so most leaves are texts.
    let kind = random.happens(oneIn: 2) ? kinds[random.number(below: 2)] : random.element(of: kinds)
    guard !images.isEmpty, random.happens(oneIn: 6) else {
      return "{ \(([kind] + modifiers()).joined(separator: ", ")) }"
    }
    return #"{ "Image": { "file": "\#(random.element(of: images))" }, "resizable": true }"#
  }

  private mutating func modifiers() -> [String] {
    guard random.happens(oneIn: 3) else { return [] }
    let text = #"{ "Text": "{short}", "font": { "size": 9 }, "foregroundStyle": "yellow" }"#
    let effect = random.element(of: [
      #"{ "padding": \#(random.element(of: ["-3", "2", "5"])) }"#, ##"{ "background": "#336699" }"##,
      #"{ "background": { "Capsule": {}, "fill": { "color": "white", "opacity": 0.2 } } }"#,
      #"{ "overlay": \#(text) }"#, #"{ "opacity": 0.5 }"#, #"{ "clipShape": "Circle" }"#, #"{ "blur": 1.5 }"#,
      #"{ "rotationEffect": 12 }"#, #"{ "scaleEffect": 0.8 }"#, #"{ "shadow": { "radius": 2, "y": 1 } }"#,
      #"{ "offset": [3, -4] }"#, #"{ "frame": { "maxWidth": "infinity", "alignment": "leading" } }"#,
      #"{ "fixedSize": true }"#, #"{ "mask": { "Circle": {} } }"#,
    ])
    return ["\"modifiers\": [\(effect)]"]
  }
}
