// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import WidgetModel

@Suite struct DeviceCatalogueTests {
  struct Row: Decodable {
    let screen: [Double]
    let sizes: [String: [Double]]

    static let published: [Row] = {
      let url = Bundle.module.url(forResource: "Resources/iphone-widget-sizes", withExtension: "json")!
      do {
        return try JSONDecoder().decode([Row].self, from: Data(contentsOf: url))
      } catch {
        preconditionFailure("iphone-widget-sizes.json cannot be read: \(error)")
      }
    }()
  }

  let catalogue = DeviceCatalogue.builtIn

  @Test func `each device has the published sizes of its screen`() throws {
    for device in catalogue.devices {
      let row = try #require(
        Row.published.first { $0.screen == [device.screen.width, device.screen.height] }, "\(device.name)")
      var expected = row.sizes
      // The small side printed for this screen is an erratum: its medium is 157 high, and so are the pixels.
      if row.screen == [414, 736] { expected["systemSmall"] = [157, 157] }
      let sizes = device.widgetSizes.map { ($0.key.rawValue, [$0.value.width, $0.value.height]) }
      #expect(Dictionary(uniqueKeysWithValues: sizes) == expected, "\(device.name)")
    }
  }

  @Test func `names are unique, lower case and made from the titles`() throws {
    #expect(Set(catalogue.names).count == catalogue.names.count)
    #expect(try catalogue.device(named: "iphone-16-pro-max").title == "iPhone 16 Pro Max")
    #expect(try catalogue.device(named: "iphone-se-3").scale == 2)
    #expect(try catalogue.device(named: "iphone-13-mini").screen == Size(375, 812))
    #expect(try catalogue.device(named: "iphone-air").widgetSizes.isEmpty)
  }

  @Test func `the default is an always-on phone of 158 points at 460 pixels an inch`() throws {
    let device = try catalogue.device(named: DeviceCatalogue.defaultName)
    #expect(device.isAlwaysOn && device.scale == 3 && device.pixelsPerInch == 460)
    #expect(try device.size(of: .systemSmall) == Size(158, 158))
  }

  /// A phone that the sources call Pro and date from the 14 on stays on.
  @Test func `every Pro from the 14 on stays on, none before`() {
    for device in catalogue.devices where device.title.contains("Pro") {
      let line = device.title.split(separator: " ")[1]
      #expect(device.isAlwaysOn == ((Int(line) ?? 0) >= 14), "\(device.title)")
    }
  }

  @Test func `an unknown device is an error that lists the names`() {
    let error = #expect(throws: ModelError.self) { try catalogue.device(named: "iphone-15pro") }
    #expect(error?.code == .unknownDevice)
    #expect(error?.accepted.contains("iphone-15-pro") == true)
  }

  @Test func `a size that no source gives is an error that names family and phone`() throws {
    let device = try catalogue.device(named: "iphone-16-pro")
    let error = #expect(throws: ModelError.self) { try device.size(of: .accessoryCircular) }
    #expect(error?.code == .unknownSize)
    #expect(error?.detail.contains("accessoryCircular") == true)
    #expect(error?.detail.contains("iPhone 16 Pro") == true)
    #expect(error?.accepted == ["systemSmall", "systemMedium", "systemLarge"])
  }
}
