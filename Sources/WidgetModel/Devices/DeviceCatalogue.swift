// SPDX-License-Identifier: MIT

/// The devices by name.
public struct DeviceCatalogue: Hashable, Sendable {
  /// The devices, the newest line first.
  public let devices: [Device]

  /// Creates a catalogue; of devices of one name the first is found.
  public init(devices: [Device]) { self.devices = devices }

  /// The name of the device that is taken unless a run asks otherwise.
  public static let defaultName = "iphone-15-pro"

  /// The names in the order of the list.
  public var names: [String] { devices.map(\.name) }

  /// Returns the device of a name.
  ///
  /// - Throws: ``ModelError`` with code `model.unknown-device`, listing all names.
  public func device(named name: String) throws(ModelError) -> Device {
    if let device = devices.first(where: { $0.name == name }) { return device }
    throw ModelError(
      .unknownDevice, name, "no device is called '\(name)'",
      hint: "'andon list devices' lists the names", accepted: names)
  }
}
