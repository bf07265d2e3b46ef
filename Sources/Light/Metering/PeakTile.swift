// SPDX-License-Identifier: MIT

public import Colorimetry
import Geometry
public import Raster

extension LightMeter {
  /// Returns the largest mean luminance over every position of a square: a mean of all hides a hot spot.
  ///
  /// - Parameters:
  ///   - picture: The picture, opaque or on black.
  ///   - side: The side of the square, cut to a smaller picture; see ``peakTileSide(panelScale:)``. Unit: px.
  /// - Returns: Unit: none, 0…1; 0 for a picture without pixels.
  /// - Accuracy: 10⁻¹³; sums are whole numbers, so the figure is the same for every flip and turn.
  /// - Precondition: `side` is 1…512.
  public func peakTile(of picture: PixelBuffer, side: Int) -> Double {
    let light = LuminanceTables(depth: .eight, space: picture.space)
    let pixels = picture.pixels.span
    let width = picture.size.width
    return peakTile(width: width, height: picture.size.height, side: side) { y, row in
      let line = pixels.extracting(y * width..<(y + 1) * width)
      for x in row.indices { row[x] = light.luminance(of: line[x]) }
    }
  }

  /// Returns the largest mean luminance over every position of a square in a picture of 16-bit samples.
  ///
  /// See ``peakTile(of:side:)``.
  ///
  /// - Parameters:
  ///   - samples: Four samples a pixel, row by row from the top, already laid on black.
  ///   - width: The number of columns. Unit: px.
  ///   - side: The side of the square, cut to a smaller picture. Unit: px.
  ///   - space: The space of the samples.
  public func peakTile(
    ofSamples samples: Span<UInt16>, width: Int, side: Int, space: ColorSpace
  ) -> Double {
    guard width > 0 else { return 0 }
    precondition(samples.count % (4 * width) == 0, "rows of four samples a pixel make a picture")
    let light = LuminanceTables(depth: .sixteen, space: space)
    return peakTile(width: width, height: samples.count / (4 * width), side: side) { y, row in
      let line = samples.extracting(y * 4 * width..<(y + 1) * 4 * width)
      for x in row.indices {
        row[x] = light.luminance(
          red: Int(line[4 * x]), green: Int(line[4 * x + 1]), blue: Int(line[4 * x + 2]))
      }
    }
  }

  /// Returns the side of the square that ``LightReading/peakTile`` speaks of: 8 pt on the panel. Unit: px.
  public static func peakTileSide(panelScale: Double) -> Int {
    max(1, Int((8 * panelScale).rounded()))
  }

  /// Slides a square over rows: each column's sum over `side` rows first, then the columns side by side.
  private func peakTile(
    width: Int, height: Int, side: Int, row fill: (Int, inout ContiguousArray<UInt64>) -> Void
  ) -> Double {
    precondition((1...LuminanceTables.greatestSide).contains(side), "a tile is 1 to 512 px wide")
    guard width > 0, height > 0 else { return 0 }
    let columns = min(side, width)
    let rows = min(side, height)
    var row = ContiguousArray<UInt64>(repeating: 0, count: width)
    var sums = row
    var greatest: UInt64 = 0
    for y in 0..<height {
      fill(y, &row)
      for x in 0..<width { sums[x] += row[x] }
      if y >= rows {
        fill(y - rows, &row)
        for x in 0..<width { sums[x] -= row[x] }
      }
      guard y >= rows - 1 else { continue }
      var sum: UInt64 = 0
      for x in 0..<width {
        sum += sums[x]
        if x >= columns { sum -= sums[x - columns] }
        if x >= columns - 1 { greatest = max(greatest, sum) }
      }
    }
    return Double(greatest) / Double(rows * columns) / LuminanceTables.unit
  }
}

/// The share of each code of each channel in luminance, as whole numbers.
private struct LuminanceTables {
  /// Full white. Each share is half a unit off at most, a pixel therefore 1.5 × 2⁻⁴⁴ < 10⁻¹³.
  static let unit = Double(1 << 44)
  /// The largest square whose sum, 2¹⁸ × 2⁴⁴, still fits.
  static let greatestSide = 512

  private let red: ContiguousArray<UInt64>
  private let green: ContiguousArray<UInt64>
  private let blue: ContiguousArray<UInt64>

  init(depth: CodeCounts.Depth, space: ColorSpace) {
    let light = depth == .eight ? TransferFunction.linearByCode8 : TransferFunction.linearByCode16
    func shares(_ weight: Double) -> ContiguousArray<UInt64> {
      ContiguousArray(light.map { UInt64(($0 * weight * Self.unit).rounded()) })
    }
    let weights = space.luminanceWeights
    red = shares(weights.red)
    green = shares(weights.green)
    blue = shares(weights.blue)
  }

  func luminance(red r: Int, green g: Int, blue b: Int) -> UInt64 { red[r] + green[g] + blue[b] }

  /// Returns the luminance of a pixel of eight bits a sample, red in the lowest byte.
  func luminance(of pixel: UInt32) -> UInt64 {
    luminance(red: Int(pixel & 255), green: Int(pixel >> 8 & 255), blue: Int(pixel >> 16 & 255))
  }
}
