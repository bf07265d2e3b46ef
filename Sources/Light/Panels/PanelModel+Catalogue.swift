// SPDX-License-Identifier: MIT

import Colorimetry

extension PanelModel {
  /// The panel that readings use unless told otherwise: a phone's OLED with Display P3 primaries.
  ///
  /// - Melanopic and scotopic weights are **modelled**, not measured on any phone: the median, and the range
  ///   of 95 %, over 1500 made-up emitter spectra a channel whose chromaticity lies at the primary of
  ///   Display P3, under the action spectrum of CIE S 026:2018 and V′(λ) of CIE 1951, each × the channel's
  ///   luminance. Per luminance, the published spectra of a 2013 phone panel are 3 % over them for green and
  ///   11 to 14 % for blue.
  /// - Power weights are **recorded**, and rounded to the hundredth that they are good for: 600, 580 and 800 mW
  ///   for a full screen of red, green and blue at the highest level of a 2016 phone (Android Dev Summit 2018,
  ///   "The cost of a pixel color"), less about 190 mW for a black one (50 mA; 3.85 V is assumed). It is the
  ///   newest panel with public figures; a phone of 2010 drew 1 : 1.5 : 2 (J. Sharkey; PowerTutor's code has
  ///   1 : 1.46 : 2.09). That power is linear in linear light is **modelled**, in the form of Dong, Choi and
  ///   Zhong (DAC 2009). Adding channels is some 10 % wrong on the average panel, so the figure is an index
  ///   for ratios and ranking, never watts.
  public static let phoneOLED = PanelModel(
    name: "phone-oled-p3",
    melanopic: ChannelResponse(
      ChannelWeights(0.001157, 0.375922, 0.628540),
      low: ChannelWeights(0.000847, 0.291570, 0.558854),
      high: ChannelWeights(0.001672, 0.471005, 0.665209)),
    scotopic: scotopicResponse,
    power: ChannelResponse(ChannelWeights(0.29, 0.28, 0.43)))

  /// Scotopic over photopic light of each channel, × its luminance; the range as for melanopic light.
  private static let scotopicResponse: ChannelResponse = {
    let luminance = ColorSpace.displayP3.luminanceWeights
    func weights(_ red: Double, _ green: Double, _ blue: Double) -> ChannelWeights {
      ChannelWeights(red * luminance.red, green * luminance.green, blue * luminance.blue)
    }
    return ChannelResponse(
      ChannelWeights(0.016836, 1.316602, 1.195724),
      low: weights(0.0596, 1.6388, 13.6169), high: weights(0.0926, 2.1958, 15.91))
  }()
}
