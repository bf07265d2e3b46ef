// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Testing
import Typeset
import ViewLayout
import WidgetModel

@testable import Inputs

@Suite struct SeedWidgetTests {
  private func view(in environment: WidgetEnvironment) throws -> WidgetView {
    let layout = try LayoutFile.read(
      Array(SeedWidget.text.utf8), file: "affirmation.widget.json", environments: Environments.names)
    return try layout.view(in: environment, entry: layout.samples[0], dates: EntryDates())
  }

  @Test func `the file says what the widget is`() throws {
    let layout = try LayoutFile.read(
      Array(SeedWidget.text.utf8), file: "affirmation.widget.json", environments: Environments.names)
    #expect(layout.name == "affirmation")
    #expect(layout.family == .systemSmall)
    #expect(layout.colorSpace == .sRGB)
    #expect(layout.fields == ["date", "text"])
    #expect(layout.samples.map(\.text) == ["I am enough."])
    #expect(layout.samples[0].origin == "affirmation.widget.json:5")
  }

  @Test(arguments: [Environments.home, Environments.day])
  func `undimmed it has three views on indigo`(_ environment: WidgetEnvironment) throws {
    let view = try view(in: environment)
    let background = try #require(view.containerBackground)
    guard case .color(.palette(.indigo)) = background[0].view,
      case .vStack(.leading, spacing: 6, let children) = view.content.view
    else { throw Unexpected() }
    #expect(children.map(\.path) == ["content/VStack/0", "content/VStack/1", "content/VStack/2"])
    guard case .text(.verbatim("I am enough.")) = children[0].view,
      case .spacer(minLength: 0) = children[1].view,
      case .text(.formatted(.date(let seconds, .time, now: _))) = children[2].view
    else { throw Unexpected() }
    // date -u -d 2026-01-01T09:41:00Z +%s
    #expect(seconds == 1_767_260_460)
    #expect(
      describe(children[0]) == [
        "font(style(headline))", "foregroundStyle(palette(white))", "lineLimit(3)", "minimumScaleFactor(0.6)",
      ])
    #expect(describe(children[2]) == ["font(style(caption2))", "foregroundStyle(hierarchical(secondary))"])
  }

  @Test(arguments: [Environments.night, Environments.alwaysOn])
  func `dimmed it is smaller, red, on black, and without the time`(_ environment: WidgetEnvironment) throws {
    let view = try view(in: environment)
    let background = try #require(view.containerBackground)
    guard case .color(.palette(.black)) = background[0].view,
      case .vStack(.leading, spacing: 4, let children) = view.content.view
    else { throw Unexpected() }
    #expect(children.map(\.path) == ["content/VStack/0", "content/VStack/1"])
    #expect(
      describe(children[0]) == [
        "font(style(subheadline))", "foregroundStyle(opacity(palette(red), 0.85))", "lineLimit(2)",
        "minimumScaleFactor(0.6)",
      ])
  }
}

/// Returns the modifiers of a node as short words.
func describe(_ node: ViewNode) -> [String] { node.modifiers.map(describe) }

private func describe(_ modifier: ViewModifier) -> String {
  switch modifier {
  case .font(let font): "font(\(describe(font)))"
  case .fontWeight(let weight): "fontWeight(\(weight))"
  case .foregroundStyle(let style): "foregroundStyle(\(describe(style)))"
  case .lineLimit(let lines): "lineLimit(\(lines.map(String.init) ?? "nil"))"
  case .minimumScaleFactor(let factor): "minimumScaleFactor(\(factor))"
  case .multilineTextAlignment(let alignment): "multilineTextAlignment(\(alignment))"
  case .padding(let insets): "padding(\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing))"
  case .frame(let width, let height, let alignment):
    "frame(\(describe(width)) \(describe(height)) \(alignment.horizontal) \(alignment.vertical))"
  case .flexibleFrame(let frame):
    "flexibleFrame(\([frame.minWidth, frame.idealWidth, frame.maxWidth, frame.minHeight, frame.idealHeight, frame.maxHeight].map(describe).joined(separator: " ")))"
  case .fixedSize(let horizontal, let vertical): "fixedSize(\(horizontal) \(vertical))"
  case .offset(let x, let y): "offset(\(x) \(y))"
  case .background(let nodes, let alignment):
    "background(\(nodes.map(\.path).joined(separator: " ")), \(alignment.horizontal) \(alignment.vertical))"
  case .overlay(let nodes, let alignment):
    "overlay(\(nodes.map(\.path).joined(separator: " ")), \(alignment.horizontal) \(alignment.vertical))"
  default: "\(modifier)"
  }
}

private func describe(_ length: Double?) -> String { length.map { "\($0)" } ?? "-" }

private func describe(_ font: FontStyle) -> String {
  let base =
    switch font.base {
    case .style(let style): "style(\(style))"
    case .size(let size): "size(\(size))"
    }
  return base + (font.weight.map { " \($0)" } ?? "") + (font.design == .default ? "" : " \(font.design)")
    + (font.isItalic ? " italic" : "") + (font.hasMonospacedDigits ? " monospacedDigit" : "")
}

func describe(_ style: ShapeStyle) -> String {
  switch style {
  case .color(let color):
    "color(\(color.red) \(color.green) \(color.blue) \(color.alpha) \(color.space.rawValue))"
  case .palette(let color): "palette(\(color))"
  case .semantic(let color): "semantic(\(color))"
  case .appearances(let styles): "appearances(\(describe(styles.style(in: .light, .standard))))"
  case .hierarchical(let level): "hierarchical(\(level))"
  case .opacity(let inner, let value): "opacity(\(describe(inner)), \(value))"
  case .system(let name): "system(\(name))"
  case .standardGradient(let inner): "standardGradient(\(describe(inner)))"
  case .gradient(let gradient):
    "gradient(\(gradient.stops.map { "\(describe($0.style))@\($0.location)" }.joined(separator: " ")) \(gradient.arrangement) \(gradient.colorSpace))"
  case .shadow(let inner, let shadow):
    "shadow(\(describe(inner)), \(describe(shadow.color)) \(shadow.radius) \(shadow.x) \(shadow.y))"
  }
}
