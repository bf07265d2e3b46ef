// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import Light
import Testing

@Suite struct AttributionTests {
  /// A widget of 158 pt at 3×, without margins, over black; rectangles of whole pixels.
  private func attribution(
    of content: String, background: String = ##"{ "color": "#000000" }"##, in environment: String = "home"
  ) async throws -> (elements: [AttributedElement], light: Double) {
    let layout = try Scenes.layout(
      """
      { "andon": 1, "name": "case", "family": "systemSmall", "samples": [ {} ], "contentMargins": 0,
        "containerBackground": \(background), "content": \(content) }
      """)
    let (report, _) = try await Scenes.run(layout, environments: [environment], keepsakes: .attribution)
    #expect(report.errors == [])
    let render = try #require(report.renders.first)
    return (try #require(render.attribution), try #require(render.reading.light))
  }

  private func rectangle(_ color: String, _ width: Double, _ height: Double, x: Double = 0) -> String {
    """
    { "Rectangle": {}, "fill": "\(color)", "frame": { "width": \(width), "height": \(height) },
      "offset": { "x": \(x), "y": 0 } }
    """
  }

  /// Linear light of a byte, from the definition of sRGB.
  private func light(ofByte byte: Double) -> Double {
    let encoded = byte / 255
    return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  private func expect(
    _ figure: Double?, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs((figure ?? .nan) - expected) <= 1e-9 * max(1, expected.magnitude),
      "\(figure ?? .nan) ≠ \(expected)",
      sourceLocation: sourceLocation)
  }

  @Test func `two rectangles apart have the light of their areas`() async throws {
    let content =
      "{ \"HStack\": [ \(rectangle("#FFFFFF", 40, 30)), \(rectangle("#808080", 20, 60)) ], \"spacing\": 10 }"
    let (elements, total) = try await attribution(of: content)
    #expect(elements.map(\.path) == ["containerBackground", "content/HStack/0", "content/HStack/1"])
    let white = 40.0 * 30
    let grey = 20.0 * 60 * light(ofByte: 128)
    for (element, expected) in zip(elements, [0, white, grey]) { expect(element.light, expected) }
    for (element, expected) in zip(elements, [white + grey, grey, white]) {
      expect(element.without, expected)
    }
    for (element, expected) in zip(elements, [0, white, grey]) {
      expect(element.share, expected / (white + grey))
    }
    expect(total, white + grey)
  }

  @Test func `of two that overlap, the upper one counts where it lies`() async throws {
    // 60 × 40 white, and over its right third 20 × 40 of a grey of half its width beyond it.
    let content =
      "{ \"ZStack\": [ \(rectangle("#FFFFFF", 60, 40)), \(rectangle("#808080", 40, 40, x: 30)) ] }"
    let (elements, total) = try await attribution(of: content)
    let grey = light(ofByte: 128)
    // The grey one reaches from 10 to 50, the white one from −30 to 30: 20 pt in common.
    expect(elements[1].light, 60.0 * 40)
    expect(elements[2].light, 40.0 * 40 * grey - 20 * 40)
    expect(total, 40.0 * 40 + 40 * 40 * grey)
    // Without the white one all of the grey one is left, without the grey one all of the white one.
    expect(elements[1].without, 40.0 * 40 * grey)
    expect(elements[2].without, 60.0 * 40)
  }

  @Test func `something dark on something bright takes light away`() async throws {
    let (elements, total) = try await attribution(
      of: rectangle("#000000", 50, 20), background: ##"{ "color": "#FFFFFF" }"##)
    expect(elements[1].light, -50.0 * 20)
    let share = try #require(elements[1].share)
    #expect(share < 0)
    expect(elements[1].without, total + 50 * 20)
    // What is black emits nothing when it is all there is.
    expect(elements[0].without, 0)
  }

  @Test func `a group with opacity is one element, and an invisible one is none`() async throws {
    let pair = "\(rectangle("#FFFFFF", 30, 30)), \(rectangle("#FFFFFF", 30, 30))"
    let content =
      "{ \"VStack\": [ { \"HStack\": [ \(pair) ], \"opacity\": 0.5 }, { \"Color\": \"clear\" } ] }"
    let (elements, total) = try await attribution(of: content)
    #expect(elements.map(\.path) == ["containerBackground", "content/VStack/0/HStack"])
    // 0.5 of 255 is 128 after rounding half up.
    expect(total, 2 * 30 * 30 * light(ofByte: 128))
    expect(elements[1].light, total)
  }

  @Test(arguments: ["home", "standbyDay", "standbyNight", "alwaysOn"])
  func `the lights of a real widget add up to its reading`(environment: String) async throws {
    let layout = try Scenes.example("seed/before.widget.json")
    let (report, _) = try await Scenes.run(layout, environments: [environment], keepsakes: .attribution)
    let render = try #require(report.renders.first)
    let elements = try #require(render.attribution)
    let light = try #require(render.reading.light)
    #expect(elements.count == 4)
    let sum: Double = elements.map(\.light).reduce(0, +)
    let shares: Double = elements.map { $0.share ?? .nan }.reduce(0, +)
    #expect(abs(sum / light - 1) <= 1e-12)
    #expect(abs(shares - 1) <= 1e-12)
    #expect(elements.allSatisfy { ($0.without ?? -1) >= 0 })
  }

  @Test func `what is left out by hand has the light that was foretold`() async throws {
    // The upper two overlap, and the corner of the widget cuts the first; nothing moves in a ZStack.
    let views = [
      rectangle("#3050C0", 158, 158), rectangle("#E0A020", 90, 70, x: -20),
      rectangle("#FFFFFF", 40, 90, x: 10),
    ]
    func content(_ views: [String]) -> String { "{ \"ZStack\": [ \(views.joined(separator: ", ")) ] }" }
    for environment in ["home", "standbyNight"] {
      let (elements, _) = try await attribution(of: content(views), in: environment)
      for index in views.indices {
        var rest = views
        rest.remove(at: index)
        // Something invisible takes its place, so that the stack keeps its size.
        rest.append(rectangle("#00000000", 158, 158))
        let (_, light) = try await attribution(of: content(rest), in: environment)
        expect(elements[index + 1].without, light)
      }
    }
  }

  @Test func `a picture without light has lights and no shares`() async throws {
    let (elements, total) = try await attribution(of: rectangle("#000000", 50, 20))
    #expect(total == 0)
    #expect(elements.map(\.light) == [0, 0])
    #expect(elements.map(\.share) == [nil, nil])
    #expect(elements.map(\.without) == [0, 0])
  }

  @Test func `nothing is attributed unless it is asked for`() async throws {
    let (report, _) = try await Scenes.run(
      Scenes.example("seed/after.widget.json"), environments: ["home"])
    #expect(report.renders.first?.attribution == nil)
  }
}
