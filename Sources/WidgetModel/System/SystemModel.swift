// SPDX-License-Identifier: MIT

public import Colorimetry
public import ViewLayout

/// What Apple's system is taken to do where it publishes nothing, as named parameters.
///
/// Each parameter has a dotted name, a certainty and a source; see ``parameters``. A project may set any of
/// them, and every report prints all of them.
public struct SystemModel: Hashable, Sendable {
  /// What the red pass weighs.
  public enum RedDomain: String, Hashable, Sendable, CaseIterable {
    /// Encoded bytes.
    case encoded
    /// Linear light, encoded again afterwards.
    case linear
  }

  /// The space whose red the red pass lights.
  public enum RedSpace: String, Hashable, Sendable, CaseIterable {
    /// The picture's own.
    case picture
    /// Display P3, whatever the picture is in.
    case displayP3 = "p3"
  }

  /// On what canvas StandBy lays a widget out.
  public enum StandByLayout: String, Hashable, Sendable, CaseIterable {
    /// The canvas of the home screen, drawn larger.
    case scaled
    /// The cell's own points.
    case native
  }

  /// How text about time is written while the luminance is reduced.
  public enum DimmedTime: String, Hashable, Sendable, CaseIterable {
    /// To the minute, with U+2212 in place of digits that cannot be left out.
    case minutes
    /// As ever.
    case seconds
  }

  /// The weights of the red pass on red, green and blue. Unit: none.
  public var redWeights = ChannelWeights(0.2126, 0.7152, 0.0722)
  /// What the red pass weighs.
  public var redDomain = RedDomain.encoded
  /// The space whose red the red pass lights.
  public var redSpace = RedSpace.picture
  /// On what canvas StandBy lays a widget out.
  public var standByLayout = StandByLayout.scaled
  /// Above and below the cells of StandBy, on the upright screen's width. Unit: pt.
  public var standByInset = 70.0
  /// The content margins in StandBy over the side of the canvas. Unit: none.
  public var standByMarginShare = 7.0 / 158
  /// The corner radius in StandBy. Unit: pt of the home canvas.
  public var standByCornerRadius = 22.0
  /// The content margins on the home screen. Unit: pt.
  public var homeMargin = 16.0
  /// The corner radius on the home screen. Unit: pt.
  public var homeCornerRadius = 22.0
  /// The colour scheme of the home screen.
  public var homeColorScheme = ColorScheme.light
  /// The generation of the system's colours.
  public var palette = Palette.ios26
  /// How text about time is written while the luminance is reduced.
  public var dimmedTime = DimmedTime.minutes
  /// How wide text is that changes by itself.
  public var dynamicTextWidth = DynamicTextWidth.whole
  /// How far apart the factors are that a shrinking text tries, from 1 downwards. Unit: hundredths.
  public var textScaleStep = 1
  /// The code over which a sample counts as lit, at the picture's own depth.
  public var litThreshold = 0

  /// The names of the parameters that the project has set.
  var projectSettings: Set<String> = []

  /// Creates the model with its built-in values.
  public init() {}
}
