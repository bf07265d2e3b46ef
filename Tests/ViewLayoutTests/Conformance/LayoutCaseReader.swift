// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ViewLayout

/// Reads view trees in the spelling of `layout-cases.json`.
struct LayoutCaseReader {
  struct Failure: Error { var message: String }

  var id: String

  func fail(_ message: String) -> Failure { Failure(message: "\(id): \(message)") }

  // MARK: - Values

  func object(_ value: Any?) throws -> [String: Any] {
    guard let object = value as? [String: Any] else { throw fail("not an object: \(value ?? "nothing")") }
    return object
  }

  func list(_ value: Any?) throws -> [Any] {
    guard let list = value as? [Any] else { throw fail("not a list: \(value ?? "nothing")") }
    return list
  }

  /// Reads a length; `null` and nothing are nil.
  func length(_ value: Any?) throws -> Double? {
    switch value {
    case nil, is NSNull: return nil
    case let text as String where text == "inf": return .infinity
    case let number as NSNumber: return number.doubleValue
    default: throw fail("not a length: \(value ?? "nothing")")
    }
  }

  func number(_ value: Any?) throws -> Double {
    guard let number = try length(value) else { throw fail("a number is missing") }
    return number
  }

  func numbers(_ value: Any?, count: Int) throws -> [Double] {
    let numbers = try list(value).map(number)
    guard numbers.count == count else { throw fail("\(count) numbers expected: \(numbers)") }
    return numbers
  }

  func horizontal(_ value: Any?) throws -> HorizontalAlignment {
    guard let value else { return .center }
    guard let name = value as? String, let alignment = HorizontalAlignment(rawValue: name) else {
      throw fail("not a horizontal alignment: \(value)")
    }
    return alignment
  }

  func vertical(_ value: Any?) throws -> VerticalAlignment {
    guard let value else { return .center }
    guard let name = value as? String, let alignment = VerticalAlignment(rawValue: name) else {
      throw fail("not a vertical alignment: \(value)")
    }
    return alignment
  }

  func alignment(_ value: Any?) throws -> Alignment {
    switch value as? String ?? "center" {
    case "center": return .center
    case "leading": return Alignment(.leading, .center)
    case "trailing": return Alignment(.trailing, .center)
    case "top": return Alignment(.center, .top)
    case "bottom": return Alignment(.center, .bottom)
    case "topLeading": return .topLeading
    case "topTrailing": return Alignment(.trailing, .top)
    case "bottomLeading": return Alignment(.leading, .bottom)
    case "bottomTrailing": return Alignment(.trailing, .bottom)
    case let other: throw fail("not an alignment: \(other)")
    }
  }

  // MARK: - Views

  func node(_ value: Any?, path: String) throws -> ViewNode {
    let json = try object(value)
    guard let name = json.keys.first(where: { $0.first?.isUppercase == true }) else {
      throw fail("no view in \(json.keys.sorted())")
    }
    let modifiers = try (json["modifiers"] as? [Any] ?? []).enumerated().map { index, modifier in
      try self.modifier(object(modifier), path: "\(path)@\(index)")
    }
    return ViewNode(path: path, view: try view(name, json, path: path), modifiers: modifiers)
  }

  private func nodes(_ value: Any?, path: String) throws -> [ViewNode] {
    try list(value).enumerated().map { index, child in
      try node(child, path: path.isEmpty ? "\(index)" : "\(path)/\(index)")
    }
  }

  private func view(_ name: String, _ json: [String: Any], path: String) throws -> PrimitiveView {
    let argument = json[name]
    let spacing = try length(json["spacing"])
    switch name {
    case "VStack":
      return .vStack(
        alignment: try horizontal(json["alignment"]), spacing: spacing, try nodes(argument, path: path))
    case "HStack":
      return .hStack(
        alignment: try vertical(json["alignment"]), spacing: spacing, try nodes(argument, path: path))
    case "ZStack":
      return .zStack(alignment: try alignment(json["alignment"]), try nodes(argument, path: path))
    case "Group": return .group(try nodes(argument, path: path))
    case "EmptyView": return .emptyView
    case "ViewThatFits":
      let names = json["in"] as? [String] ?? ["horizontal", "vertical"]
      return .viewThatFits(in: Set(names.compactMap(Axis.init)), try nodes(argument, path: path))
    case "GeometryReader": return .geometryReader(try nodes(argument, path: path))
    case "Grid":
      return .grid(
        alignment: try alignment(json["alignment"]), horizontalSpacing: try length(json["horizontalSpacing"]),
        verticalSpacing: try length(json["verticalSpacing"]), try nodes(argument, path: path))
    case "GridRow":
      return .gridRow(
        alignment: try json["alignment"].map { try vertical($0) }, try nodes(argument, path: path))
    case "LazyVGrid":
      return .lazyVGrid(
        columns: try list(json["columns"]).map { try column(object($0)) },
        alignment: try horizontal(json["alignment"]), spacing: spacing, try nodes(argument, path: path))
    case "Spacer": return .spacer(minLength: try length(json["minLength"]))
    case "Divider": return .divider
    case "Color": return .color(.palette(.red))
    case "Rectangle": return .shape(.rectangle, fill: nil)
    case "Circle": return .shape(.circle, fill: nil)
    case "Fixed", "Flexible", "AreaText": return .leaf(try leaf(name, argument))
    default: throw fail("no such view: \(name)")
    }
  }

  private func column(_ json: [String: Any]) throws -> GridColumn {
    if let width = try length(json["fixed"]) { return GridColumn(.fixed(width)) }
    if let limits = json["flexible"] as? [String: Any] {
      return GridColumn(
        .flexible(
          minimum: try length(limits["minimum"]) ?? 10, maximum: try length(limits["maximum"]) ?? .infinity))
    }
    let limits = try object(json["adaptive"])
    return GridColumn(
      .adaptive(minimum: try number(limits["minimum"]), maximum: try length(limits["maximum"]) ?? .infinity))
  }

  private func leaf(_ name: String, _ argument: Any?) throws -> any MeasuredLeaf {
    switch name {
    case "Fixed":
      let size = try numbers(argument, count: 2)
      return FixedLeaf(answer: Size(size[0], size[1]))
    case "AreaText": return AreaLeaf(area: try number(object(argument)["area"]))
    default:
      let limits = try object(argument)
      func axis(_ side: String) throws -> (min: Double, ideal: Double, max: Double) {
        (
          try number(limits["min\(side)"]), try number(limits["ideal\(side)"]),
          try number(limits["max\(side)"])
        )
      }
      return FlexibleLeaf(width: try axis("Width"), height: try axis("Height"))
    }
  }

  // MARK: - Modifiers

  private func modifier(_ json: [String: Any], path: String) throws -> ViewModifier {
    guard let (name, value) = json.first, json.count == 1 else { throw fail("not one modifier: \(json)") }
    switch name {
    case "frame": return try frame(object(value))
    case "padding": return .padding(try padding(value))
    case "fixedSize":
      if let both = value as? Bool { return .fixedSize(horizontal: both, vertical: both) }
      let axes = try object(value)
      return .fixedSize(
        horizontal: axes["horizontal"] as? Bool ?? false, vertical: axes["vertical"] as? Bool ?? false)
    case "offset", "position":
      let point = try numbers(value, count: 2)
      return name == "offset" ? .offset(x: point[0], y: point[1]) : .position(x: point[0], y: point[1])
    case "layoutPriority": return .layoutPriority(try number(value))
    case "background", "overlay":
      let decoration = try object(value)
      let place = try alignment(decoration["alignment"])
      let content =
        decoration["content"] is [Any]
        ? try nodes(decoration["content"], path: path) : [try node(decoration["content"], path: path)]
      return name == "background"
        ? .background(content, alignment: place) : .overlay(content, alignment: place)
    case "aspectRatio":
      let ratio = try object(value)
      return .aspectRatio(
        try length(ratio["ratio"]), ratio["contentMode"] as? String == "fill" ? .fill : .fit)
    case "alignmentGuide":
      let setting = try object(value)
      return .alignmentGuide(try guide(setting["guide"]), try rule(setting["value"]))
    case "gridCellColumns": return .gridCellColumns(Int(try number(value)))
    case "gridCellUnsizedAxes":
      return .gridCellUnsizedAxes(Set(try list(value).compactMap { ($0 as? String).flatMap(Axis.init) }))
    case "gridColumnAlignment": return .gridColumnAlignment(try horizontal(value))
    default: throw fail("no such modifier: \(name)")
    }
  }

  private func frame(_ json: [String: Any]) throws -> ViewModifier {
    let place = try alignment(json["alignment"])
    guard json.keys.contains(where: { $0 != "width" && $0 != "height" && $0 != "alignment" }) else {
      return .frame(
        width: try length(json["width"]), height: try length(json["height"]), alignment: place)
    }
    var frame = FlexibleFrame(alignment: place)
    frame.minWidth = try length(json["minWidth"])
    frame.idealWidth = try length(json["idealWidth"])
    frame.maxWidth = try length(json["maxWidth"])
    frame.minHeight = try length(json["minHeight"])
    frame.idealHeight = try length(json["idealHeight"])
    frame.maxHeight = try length(json["maxHeight"])
    return .flexibleFrame(frame)
  }

  private func padding(_ value: Any) throws -> EdgeInsets {
    guard let json = value as? [String: Any] else { return EdgeInsets(all: try length(value) ?? 16) }
    guard let edges = json["edges"] as? [String] else {
      return EdgeInsets(
        top: try length(json["top"]) ?? 0, leading: try length(json["leading"]) ?? 0,
        bottom: try length(json["bottom"]) ?? 0, trailing: try length(json["trailing"]) ?? 0)
    }
    let amount = try length(json["length"]) ?? 16
    func inset(_ edge: String, _ axis: String) -> Double {
      edges.contains(edge) || edges.contains(axis) || edges.contains("all") ? amount : 0
    }
    return EdgeInsets(
      top: inset("top", "vertical"), leading: inset("leading", "horizontal"),
      bottom: inset("bottom", "vertical"), trailing: inset("trailing", "horizontal"))
  }

  private func guide(_ value: Any?) throws -> AlignmentGuide {
    guard let name = value as? String else { throw fail("not a guide: \(value ?? "nothing")") }
    if let place = HorizontalAlignment(rawValue: name), place != .center { return .horizontal(place) }
    if let place = VerticalAlignment(rawValue: name) { return .vertical(place) }
    throw fail("not a guide: \(name)")
  }

  private func rule(_ value: Any?) throws -> GuideRule {
    guard let terms = value as? [String: Any] else { return GuideRule(constant: try number(value)) }
    var rule = GuideRule(constant: try length(terms["plus"]) ?? 0)
    for name in terms.keys.sorted() where name != "plus" {
      let dimension: GuideRule.Dimension =
        switch name {
        case "width": .width
        case "height": .height
        default: .guide(try guide(name))
        }
      rule.terms.append(GuideRule.Term(dimension, times: try number(terms[name])))
    }
    return rule
  }
}
