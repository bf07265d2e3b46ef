// SPDX-License-Identifier: MIT

import Geometry
import Testing
import WidgetModel

@Suite struct WidgetGeometryTests {
  func geometry(
    _ family: WidgetFamily = .systemSmall, on device: String = DeviceCatalogue.defaultName,
    in environment: WidgetEnvironment, by model: SystemModel = SystemModel()
  ) throws -> WidgetGeometry {
    try WidgetGeometry(
      of: family, on: DeviceCatalogue.builtIn.device(named: device), in: environment, by: model)
  }

  @Test func `the home screen draws the canvas at the panel's scale`() throws {
    let home = try geometry(in: .home())
    #expect(home.canvas == Size(158, 158))
    #expect(home.pixels == PixelSize(474, 474))
    #expect(home.drawingScale == 3 && home.panelScale == 3 && home.displayScale == 3)
    #expect(home.area == 158 * 158)
    #expect(home.margins == EdgeInsets(all: 16))
    #expect(home.cornerRadius == 22)
    #expect(home.clip == .roundedRectangle(Rect(0, 0, 158, 158), radius: 22, style: .continuous))
    let medium = try geometry(.systemMedium, on: "iphone-se-3", in: .home())
    #expect(medium.pixels == PixelSize(642, 296))
    #expect(medium.area == 321 * 148)
  }

  /// 393 pt of width less 70 on both ends are 253 pt: 759 px, 1.6 times the home screen's 474.
  @Test func `StandBy lays out on the home canvas and draws it larger`() throws {
    let night = try geometry(in: .standByNight)
    #expect(night.canvas == Size(158, 158))
    #expect(night.pixels == PixelSize(759, 759))
    #expect(night.drawingScale == 759.0 / 158)
    #expect(night.displayScale == 3)
    #expect(night.area == 253 * 253)
    #expect(abs(night.margins.leading - 7) < 1e-12 && night.margins.top == night.margins.trailing)
    #expect(night.cornerRadius == 22)
  }

  @Test func `StandBy's native layout has the cell's own points and the same corners on the panel`() throws {
    var model = SystemModel()
    try model.set("standby.layout", to: .word("native"))
    let native = try geometry(in: .standByDay, by: model)
    let scaled = try geometry(in: .standByDay)
    #expect(native.canvas == Size(253, 253))
    #expect(native.drawingScale == 3)
    #expect(native.pixels == scaled.pixels && native.area == scaled.area)
    let corners = (native.cornerRadius * native.drawingScale, scaled.cornerRadius * scaled.drawingScale)
    #expect(abs(corners.0 - corners.1) < 1e-9)
    #expect(abs(native.margins.leading - 253 * 7 / 158) < 1e-12)
  }

  @Test func `an environment's own measures stand in place of those that follow from its geometry`() throws {
    for base in [WidgetEnvironment.home(), .standByDay] {
      var own = base
      own.measures.canvas = Size(150, 140)
      own.measures.drawingScale = 4.5
      own.measures.cornerRadius = 0
      own.measures.margins = EdgeInsets(all: 12)
      let geometry = try geometry(in: own)
      #expect(geometry.canvas == Size(150, 140))
      #expect(geometry.pixels == PixelSize(675, 630))
      #expect(geometry.drawingScale == 4.5 && geometry.displayScale == 3)
      #expect(geometry.clip == .rectangle(Rect(0, 0, 150, 140)))
      #expect(geometry.margins == EdgeInsets(all: 12))
    }
    // A narrower canvas still fills the cell of StandBy.
    var narrow = WidgetEnvironment.standByDay
    narrow.measures.canvas = Size(126.5, 126.5)
    #expect(try geometry(in: narrow).pixels == PixelSize(759, 759))
  }

  @Test func `a cell is whole pixels whatever the inset`() throws {
    var model = SystemModel()
    try model.set("standby.inset", to: .number(70.1))
    // (393 − 140.2) × 3 = 758.4.
    let cell = try geometry(in: .standByDay, by: model)
    #expect(cell.pixels == PixelSize(758, 758))
    #expect(cell.drawingScale * 158 == 758)
  }

  @Test func `accessories have no margins and no corners of the home screen`() throws {
    let circle = try geometry(.accessoryCircular, in: .home())
    #expect(circle.margins == .zero && circle.cornerRadius == 0)
    #expect(circle.clip == .rectangle(Rect(0, 0, 72, 72)))
  }

  @Test func `StandBy refuses a larger widget`() {
    let error = #expect(throws: ModelError.self) { try geometry(.systemMedium, in: .alwaysOn) }
    #expect(error?.code == .notApplicable)
    #expect(error?.subject == "alwaysOn")
  }

  @Test func `a device without the family's size is refused`() {
    let error = #expect(throws: ModelError.self) { try geometry(on: "iphone-air", in: .home()) }
    #expect(error?.code == .unknownSize)
  }

  @Test func `every device and environment has pixels where a size is known`() throws {
    for device in DeviceCatalogue.builtIn.devices where device.widgetSizes[.systemSmall] != nil {
      for environment in WidgetEnvironment.builtIn() {
        let geometry = try WidgetGeometry(
          of: .systemSmall, on: device, in: environment, by: SystemModel())
        #expect(geometry.pixels.width > 200 && geometry.drawingScale >= device.scale)
        #expect(geometry.margins.leading * 2 < geometry.canvas.width)
      }
    }
  }
}
