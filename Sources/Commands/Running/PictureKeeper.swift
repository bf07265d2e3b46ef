// SPDX-License-Identifier: MIT

import Files
import Inspection
import Raster

/// Writes the picture of each render, and a sheet of each case, as they are made.
struct PictureKeeper: RenderKeeper {
  private let folder: String
  private let judgment: Judgment
  private let preview: Preview
  private let heatMap: HeatMap
  private let sheet: ContactSheet?
  private let io: ToolIO
  private var names = PictureNames()
  private var files: [String] = []
  private var errors: [RunError] = []

  init(_ request: PreviewRequest, _ preparation: Preparation, io: ToolIO) {
    folder = request.folder
    judgment = request.run.judgment
    preview = Preview(typesetter: preparation.typesetter)
    heatMap = HeatMap(typesetter: preparation.typesetter)
    sheet = request.sheet == .contactSheet ? ContactSheet(typesetter: preparation.typesetter) : nil
    self.io = io
  }

  mutating func keep(_ renders: [RenderResult]) {
    for render in renders {
      guard let picture = preview.picture(of: render) else { continue }
      let name = names.name(of: render.report, render.report.environment)
      write(picture, name, pixelsPerInch: render.pixelsPerInch)
      if let picture = heatMap.picture(of: render) {
        write(picture, name.dropLast(".png".count) + ".heat.png", pixelsPerInch: nil)
      }
    }
    if let first = renders.first, let picture = sheet?.picture(of: renders, judgment: judgment) {
      write(picture, names.name(of: first.report, "sheet"), pixelsPerInch: nil)
    }
  }

  mutating func finish() -> (files: [String], errors: [RunError]) { (files, errors) }

  private mutating func write(_ picture: PixelBuffer, _ name: String, pixelsPerInch: Double?) {
    let file = "\(folder)/\(name)"
    do {
      try AtomicFile.write(try picture.pngBytes(pixelsPerInch: pixelsPerInch, name: file), to: io.path(file))
      files.append(file)
    } catch let error as FileError {
      errors.append(RunError(file: file, code: error.code.rawValue, message: error.detail, hint: error.hint))
    } catch {
      errors.append(RunError(file: file, message: "\(error)"))
    }
  }
}
