// SPDX-License-Identifier: MIT

import Files
import Geometry
import Inputs
import Inspection
import Light
import Raster
import Reports
import WidgetModel

/// Meters picture files, as `measure` and `compare` do.
struct PictureMeter {
  /// Whether the brightest square is looked for.
  enum Peak {
    case left
    case metered
  }

  let io: ToolIO
  /// The device whose panel shows the pictures, where one is known.
  let device: Device?
  let peak: Peak
  private let meter: LightMeter

  /// What a report says that it was made with.
  var stack: Stack {
    let panel = Stack.Parameter(
      name: "panel", value: "\"\(meter.panel.name)\"", certainty: Certainty.derived.rawValue)
    let threshold = Stack.Parameter(
      name: "litThreshold", value: String(meter.litThreshold), certainty: Certainty.policy.rawValue)
    return Stack(version: Tool.version, model: [threshold, panel], fonts: [])
  }

  /// Meters files in turn; one that cannot be read does not keep the others from it.
  func read(_ names: [String]) -> (pictures: [PictureReport], errors: [RunError]) {
    var pictures: [PictureReport] = []
    var errors: [RunError] = []
    for name in names {
      do throws(RunError) {
        pictures.append(try read(ProjectPath.relative(name, to: io.folder)))
      } catch {
        errors.append(error)
      }
    }
    return (pictures, errors)
  }

  private func read(_ name: String) throws(RunError) -> PictureReport {
    let bytes = try bytes(of: name)
    guard !bytes.isEmpty else {
      throw RunError(file: name, code: InputError.Code.empty.rawValue, message: "the file is empty")
    }
    do throws(PNGError) {
      return report(on: try PNGPicture(bytes, name: name), name)
    } catch {
      throw RunError(file: name, code: error.code.rawValue, message: error.detail, hint: error.hint)
    }
  }

  private func bytes(of name: String) throws(RunError) -> [UInt8] {
    guard name != "-" else {
      guard let bytes = io.readInput() else {
        throw RunError(file: name, message: "standard input could not be read")
      }
      return bytes
    }
    do throws(FileError) {
      return try FileContents.read(io.path(name))
    } catch {
      throw RunError(file: name, code: error.code.rawValue, message: error.detail, hint: error.hint)
    }
  }

  private func report(on picture: PNGPicture, _ name: String) -> PictureReport {
    let area = device.map { Double(picture.size.count) / ($0.scale * $0.scale) }
    var reading: LightReading
    switch picture.samples {
    case .eight:
      let buffer = picture.pixelBuffer
      reading = meter.reading(of: buffer, area: area)
      if let side = tileSide { reading.peakTile = meter.peakTile(of: buffer, side: side) }
    case .sixteen(let samples):
      var onBlack = ContiguousArray(samples)
      var span = onBlack.mutableSpan
      BlackGround.composite(&span)
      var counts = CodeCounts(depth: .sixteen, litThreshold: meter.litThreshold)
      counts.count(samples: onBlack.span)
      reading = meter.reading(of: counts, space: picture.space, area: area)
      if let side = tileSide {
        reading.peakTile = meter.peakTile(
          ofSamples: onBlack.span, width: picture.size.width, side: side, space: picture.space)
      }
    }
    return PictureReport(
      file: name, pixels: picture.size, depth: picture.fileDepth, space: picture.space,
      isAlphaComposited: !picture.isOpaque, ignored: picture.ignored, reading: reading)
  }

  private var tileSide: Int? {
    guard peak == .metered, let device else { return nil }
    return LightMeter.peakTileSide(panelScale: device.scale)
  }
}

extension PictureMeter {
  /// Creates a meter as the words of the command line ask for it, for a project.
  init(_ arguments: Arguments, _ configuration: Configuration, io: ToolIO) throws(CommandError) {
    var device: Device?
    if let name = arguments.value(.device) {
      do throws(ModelError) {
        device = try configuration.devices.device(named: name)
      } catch {
        throw CommandError(error)
      }
    }
    guard device != nil || !arguments.has(.peak) else {
      throw CommandError(
        .optionValue, subject: "--peak", "--peak needs --device, which gives the pixels of a point",
        hint: "For example: --device \(DeviceCatalogue.defaultName)")
    }
    guard arguments.operands.count(where: { $0 == "-" }) < 2 else {
      throw CommandError(
        .contradiction, subject: "-", "standard input can be read once, and '-' stands twice")
    }
    self.init(
      io: io, device: device, peak: arguments.has(.peak) ? .metered : .left,
      meter: LightMeter(litThreshold: configuration.model.litThreshold))
  }
}
