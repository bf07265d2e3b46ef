// SPDX-License-Identifier: MIT

import Colorimetry
import Light
import Testing

@Suite struct PanelModelTests {
  let panel = PanelModel.phoneOLED

  func drive(_ red: Double, _ green: Double, _ blue: Double, in space: ColorSpace) -> LinearColor {
    panel.drive(for: LinearColor(red: red, green: green, blue: blue, in: space))
  }

  /// Weights of linear sRGB on such a panel, per luminance of white: melanopic .024167 .409154 .572298,
  /// scotopic .077977 1.362455 1.088731.
  @Test func `primaries of sRGB have the published weights`() {
    let melanopic = [0.024167, 0.409154, 0.572298]
    let scotopic = [0.077977, 1.362455, 1.088731]
    for channel in 0..<3 {
      let unit = (0..<3).map { $0 == channel ? 1.0 : 0 }
      let drive = drive(unit[0], unit[1], unit[2], in: .sRGB)
      let white = melanopic.reduce(0, +)
      #expect(abs(panel.melanopic.relative(drive) - melanopic[channel] / white) < 2e-6)
      #expect(abs(panel.scotopic.relative(drive) - scotopic[channel] / scotopic.reduce(0, +)) < 2e-6)
    }
  }

  @Test func `melanopic light of red against white has the published band`() {
    // DER per luminance: red .0037 to .0073, all others at the other end of theirs.
    let band = panel.melanopic.band(drive(1, 0, 0, in: .displayP3))
    #expect(abs(band.lowerBound - 0.000847 / (0.000847 + 0.471005 + 0.665209)) < 1e-12)
    #expect(abs(band.upperBound - 0.001672 / (0.001672 + 0.291570 + 0.558854)) < 1e-12)
    #expect(band.contains(panel.melanopic.relative(drive(1, 0, 0, in: .displayP3))))
  }

  @Test func `grey is white dimmed and has no band`() {
    for response in [panel.melanopic, panel.scotopic, panel.power] {
      let band = response.band(drive(0.25, 0.25, 0.25, in: .displayP3))
      #expect(abs(band.lowerBound - 0.25) < 1e-15 && abs(band.upperBound - 0.25) < 1e-15)
    }
  }

  @Test func `the model stands inside its own band`() {
    for response in [panel.melanopic, panel.scotopic] {
      for (low, high) in [(response.low, response.weights), (response.weights, response.high)] {
        #expect(low.red < high.red && low.green < high.green && low.blue < high.blue)
      }
    }
  }

  @Test func `blue draws the most power for the least luminance`() {
    let red = panel.power.relative(drive(1, 0, 0, in: .displayP3))
    let green = panel.power.relative(drive(0, 1, 0, in: .displayP3))
    let blue = panel.power.relative(drive(0, 0, 1, in: .displayP3))
    // 600, 580 and 800 mW with the 190 of the black screen taken off each, over their sum.
    #expect(
      abs(red - 410.0 / 1410) < 5e-3 && abs(green - 390.0 / 1410) < 5e-3 && abs(blue - 610.0 / 1410) < 5e-3)
  }

  @Test func `a drive is never below black`() {
    let drive = drive(-0.1, 0.5, -1e-18, in: .displayP3)
    #expect(drive.red == 0 && drive.blue == 0 && drive.green == 0.5)
  }
}
