// SPDX-License-Identifier: MIT

import Foundation

/// The zone of dates, and the moment of entries that have none of their own.
public struct EntryDates: Sendable {
  /// The moment where nobody names one, local to the zone.
  ///
  /// Apple's pictures show 9:41; the day is this project's choice. The clock is never read.
  public static let defaultMoment = "2026-01-01T09:41"

  /// IANA name of the zone, such as `Europe/Berlin`.
  public let timeZone: String
  /// The moment of an entry without the field `date`, in ISO 8601.
  public let moment: String
  let zone: TimeZone

  /// Creates dates from what the user wrote, checked.
  public init(timeZone: String = "UTC", moment: String? = nil) throws(InputError) {
    guard let zone = TimeZone(identifier: timeZone) else {
      throw InputError(
        .unknownName, at: SourcePosition(file: "", keyPath: "timeZone"),
        "the time zone '\(timeZone.excerpt)' is not known",
        hint: Suggestion.nearest(to: timeZone, among: TimeZone.knownTimeZoneIdentifiers)
          .map { "Did you mean '\($0)'?" } ?? "Write an IANA name, such as Europe/Berlin.")
    }
    self.timeZone = timeZone
    self.zone = zone
    self.moment = moment ?? Self.defaultMoment
    do throws(Moment.Fault) {
      _ = try Moment.seconds(self.moment, in: zone)
    } catch {
      throw InputError(
        .date, at: SourcePosition(file: "", keyPath: "date"),
        "the date '\(self.moment.excerpt)' \(error.reason)", hint: "Write it as 2026-01-01T09:41.")
    }
  }
}
