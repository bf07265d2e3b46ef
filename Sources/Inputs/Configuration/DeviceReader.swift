// SPDX-License-Identifier: MIT

import Geometry
import WidgetModel

/// Reads a project's own devices, and what it changes about the built-in ones.
enum DeviceReader {
  static let keys = [
    "extends", "title", "screen", "scale", "pixelsPerInch", "isAlwaysOn", "widgetSizes",
  ]

  /// Returns the built-in devices with the project's, each changed from the one that it extends.
  ///
  /// A device extends a built-in one or one further up in the file.
  static func catalogue(_ place: JSONPlace) -> DeviceCatalogue {
    var devices = DeviceCatalogue.builtIn.devices
    for member in place.members("devices by name") ?? [] where member.isPlainName(of: "a device") {
      guard let device = device(member, among: devices) else { continue }
      if let index = devices.firstIndex(where: { $0.name == member.key }) {
        devices[index] = device
      } else {
        devices.append(device)
      }
    }
    return DeviceCatalogue(devices: devices)
  }

  private static func device(_ member: JSONPlace.Member, among known: [Device]) -> Device? {
    guard let changes = member.place.members("a device: { \"extends\": \"iphone-15-pro\", … }") else {
      return nil
    }
    let extends = changes.first { $0.key == "extends" }?.place
    let name = extends == nil ? member.key : extends?.string("the name of a device")
    guard let name else { return nil }
    guard var device = known.first(where: { $0.name == name }) else {
      if let extends {
        extends.report(
          .unknownName, "no device '\(name.excerpt)' is known at this place",
          hint: Suggestion.hint(for: name, among: known.map(\.name)))
      } else {
        member.place.report(
          .missingKey, "the device '\(name.excerpt)' lacks the key 'extends'",
          hint: "Write the name of the device that it changes, such as \"extends\": \"iphone-15-pro\".")
      }
      return nil
    }
    device.name = member.key
    for change in changes { apply(change, to: &device) }
    return device
  }

  private static func apply(_ change: JSONPlace.Member, to device: inout Device) {
    let place = change.place
    switch change.key {
    case "extends": return
    case "title": device.title = place.string("the device's name for people") ?? device.title
    case "screen": device.screen = size(place, "the upright screen in points", upTo: 5000) ?? device.screen
    case "scale": device.scale = place.number("pixels per point, from 1 to 4", in: 1...4) ?? device.scale
    case "pixelsPerInch":
      device.pixelsPerInch =
        place.isNull ? nil : place.number("pixels per inch, from 50 to 2000", in: 50...2000)
    case "isAlwaysOn": device.isAlwaysOn = place.boolean() ?? device.isAlwaysOn
    case "widgetSizes":
      for member in place.members("sizes by family: { \"systemSmall\": [158, 158] }") ?? [] {
        guard let family = WidgetFamily(rawValue: member.key) else {
          member.reportUnknown(in: "widgetSizes", known: WidgetFamily.allCases.map(\.rawValue))
          continue
        }
        guard let size = size(member.place, "the widget in points", upTo: 2000) else { continue }
        device.widgetSizes[family] = size
        device.sizeCertainty = .project
      }
    default: change.reportUnknown(in: "a device", known: keys)
    }
  }

  private static func size(_ place: JSONPlace, _ what: String, upTo longest: Double) -> Size? {
    let form = "\(what): [width, height]"
    guard let elements = place.elements(form) else { return nil }
    guard elements.count == 2 else {
      place.report(.outOfRange, "expected \(form), found \(elements.count) numbers")
      return nil
    }
    let lengths = elements.compactMap { $0.number("a length from 1 to \(Int(longest))", in: 1...longest) }
    return lengths.count == 2 ? Size(lengths[0], lengths[1]) : nil
  }
}
