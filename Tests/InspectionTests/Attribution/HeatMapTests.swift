// SPDX-License-Identifier: MIT

import Geometry
import Inspection
import Raster
import TestSupport
import Testing

@Suite struct HeatMapTests {
  private func results(keeping keepsakes: InspectionPlan.Keepsakes) async throws -> [RenderResult] {
    let layout = try Scenes.layout(
      RuleCase.widget(
        """
        { "VStack": [ { "Text": "Rest is part of the work.", "foregroundStyle": "black", "font": "caption" },
          { "Circle": {}, "fill": "orange" }, { "Text": "9:41", "foregroundStyle": "#303030" } ] }
        """, background: ##"{ "color": "#B0C4DE" }"##))
    return try await Scenes.run(layout, environments: ["home"], keepsakes: keepsakes).results
  }

  @Test func `the heat map is drawn as it was looked at`() async throws {
    let result = try #require(try await results(keeping: [.pictures, .attribution]).first)
    let picture = try #require(HeatMap(typesetter: Scenes.typesetter).picture(of: result))
    try GoldenPicture.check(picture, "heat-home")
  }

  @Test func `there is no heat map without a picture or without attribution`() async throws {
    for keepsakes: InspectionPlan.Keepsakes in [.pictures, .attribution] {
      let result = try #require(try await results(keeping: keepsakes).first)
      #expect(HeatMap(typesetter: Scenes.typesetter).picture(of: result) == nil)
    }
  }
}
