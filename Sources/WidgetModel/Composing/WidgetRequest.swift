// SPDX-License-Identifier: MIT

/// Where one widget is to be shown, and in whose language.
public struct WidgetRequest: Hashable, Sendable {
  /// The family.
  public var family: WidgetFamily
  /// The phone.
  public var device: Device
  /// The environment.
  public var environment: WidgetEnvironment
  /// The locale of shaping, line breaking and dates, such as `en_US`.
  public var locale: String
  /// IANA name of the time zone of dates, such as `Europe/Berlin`.
  public var timeZone: String

  /// Creates a request.
  public init(
    family: WidgetFamily, device: Device, environment: WidgetEnvironment, locale: String = "en_US",
    timeZone: String = "UTC"
  ) {
    self.family = family
    self.device = device
    self.environment = environment
    self.locale = locale
    self.timeZone = timeZone
  }
}
