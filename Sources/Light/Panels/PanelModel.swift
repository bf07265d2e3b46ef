// SPDX-License-Identifier: MIT

public import Colorimetry

/// What the sub-pixels of a panel send out besides luminance, and what they draw.
///
/// A panel has Display P3 primaries and drives its channels in proportion to linear light. All figures are
/// relative to full white of the same panel, so that its level, which is not published, drops out.
public struct PanelModel: Hashable, Sendable {
  /// The name in reports.
  public var name: String
  /// Light on the melanopsin receptors.
  public var melanopic: ChannelResponse
  /// Light on the rods.
  public var scotopic: ChannelResponse
  /// Power over that of a black picture.
  public var power: ChannelResponse

  /// Creates a panel.
  public init(
    name: String, melanopic: ChannelResponse, scotopic: ChannelResponse, power: ChannelResponse
  ) {
    self.name = name
    self.melanopic = melanopic
    self.scotopic = scotopic
    self.power = power
  }

  /// Returns the drive of the panel's channels for a colour; what the panel cannot show is cut at black.
  public func drive(for color: LinearColor) -> LinearColor {
    var drive = color.converted(to: .displayP3)
    drive.red = max(0, drive.red)
    drive.green = max(0, drive.green)
    drive.blue = max(0, drive.blue)
    return drive
  }
}

/// How much of an effect each channel of a panel adds, with the range that the source leaves open.
public struct ChannelResponse: Hashable, Sendable {
  /// The weights to reckon with. Unit: any; only their proportions count.
  public var weights: ChannelWeights
  /// The lowest weights that the source allows. Unit: as `weights`.
  public var low: ChannelWeights
  /// The highest weights that the source allows. Unit: as `weights`.
  public var high: ChannelWeights

  /// Creates a response; without a range it is taken as exact.
  public init(_ weights: ChannelWeights, low: ChannelWeights? = nil, high: ChannelWeights? = nil) {
    self.weights = weights
    self.low = low ?? weights
    self.high = high ?? weights
  }

  /// Returns the effect of a drive relative to that of full white. Unit: none, 0…1.
  public func relative(_ drive: LinearColor) -> Double { weights.weighing(drive) / weights.sum }

  /// Returns the least and the greatest relative effect that weights within the range can give.
  ///
  /// The effect is a mean of the channels, so it goes one way in each weight, and its extremes stand at the
  /// corners of the range. For grey, which is white dimmed, both are the same.
  public func band(_ drive: LinearColor) -> ClosedRange<Double> {
    var band = relative(drive)...relative(drive)
    for red in [low.red, high.red] {
      for green in [low.green, high.green] {
        for blue in [low.blue, high.blue] {
          let corner = ChannelWeights(red, green, blue)
          let value = corner.weighing(drive) / corner.sum
          band = min(band.lowerBound, value)...max(band.upperBound, value)
        }
      }
    }
    return band
  }
}
