// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
public import Inspection
import Light

extension RenderReport {
  /// Reads what ``RunLine/text(of:)`` wrote of a render; every figure is the same double again.
  ///
  /// - Throws: ``RunLineError`` with the name of what is missing.
  public init(json: JSONValue) throws(RunLineError) {
    let size = try json.required("size") { $0 }
    guard let points = size["points"]?.elements?.compactMap(\.figure), points.count == 2,
      let pixels = size["pixels"].flatMap(PixelSize.init(json:)),
      let space = ColorSpace(rawValue: try json.text("space"))
    else { throw RunLineError("\"size\" or \"space\" is not that of a render") }
    self.init(
      widget: try json.text("widget"), file: try json.text("file"),
      entry: try EntryLabel(json: json.required("entry") { $0 }), locale: try json.text("locale"),
      device: try json.text("device"), environment: try json.text("environment"),
      points: Size(points[0], points[1]), pixels: pixels, panelScale: try size.number("panelScale"),
      space: space, reading: try LightReading(json: json.required("reading") { $0 }),
      ratio: try TwinRatio(json["ratio"]), systemRatio: json["systemRatio"]?["luminance"]?.figure,
      texts: try json.list("texts", of: TextReport.init(json:)),
      symbols: try json.list("symbols", of: SymbolReport.init(json:)),
      findings: try json.list("findings", of: Finding.init(json:)),
      cannotTell: try json.list("cannotTell", of: OpenQuestion.init(json:)),
      frames: json["frames"].map { frames in
        frames.members.compactMap { member in Rect(json: member.value).map { (member.key, $0) } }
      },
      attribution: json["attribution"] == nil
        ? nil : try json.list("attribution", of: AttributedElement.init(json:)))
    index = json["index"]?.integer
    usedIgnores = json["usedIgnores"]?.elements?.compactMap(\.integer) ?? []
    baselineLight = json["baseline"]?["light"]?.figure
    picture = json["picture"]?.string
  }
}

extension EntryLabel {
  fileprivate init(json: JSONValue) throws(RunLineError) {
    self.init(
      id: try json.text("id"), text: try json.text("text"), origin: json["origin"]?.string,
      key: json["key"]?.string)
  }
}

extension LightReading {
  fileprivate init(json: JSONValue) throws(RunLineError) {
    self.init(
      litFraction: try json.number("litFraction"), encodedMean: try json.number("encodedMean"),
      luminance: try json.number("luminance"), red: try json.number("red"), green: try json.number("green"),
      blue: try json.number("blue"), light: json["light"]?.figure, melanopic: try json.number("melanopic"),
      scotopic: try json.number("scotopic"), powerIndex: try json.number("powerIndex"),
      peakTile: json["peakTile"]?.figure)
  }
}

extension TwinRatio {
  fileprivate init?(_ json: JSONValue?) throws(RunLineError) {
    guard let json else { return nil }
    self.init(
      twin: try json.text("twin"), luminance: json["luminance"]?.figure, light: json["light"]?.figure,
      melanopic: json["melanopic"]?.figure, scotopic: json["scotopic"]?.figure,
      powerIndex: json["powerIndex"]?.figure)
  }
}

extension TextReport {
  fileprivate init(json: JSONValue) throws(RunLineError) {
    let faces = json["faces"]?.elements?.compactMap(\.string)
    self.init(
      path: try json.text("path"), string: try json.text("string"),
      // A frame without bounds is not written.
      frame: json["frame"].flatMap(Rect.init(json:)) ?? Rect(0, 0, .infinity, .infinity),
      requestedSize: try json.number("requestedSize"), size: try json.number("size"),
      scale: try json.number("scale"), lines: try json.required("lines", as: \.integer),
      isTruncated: try json.required("truncated", as: \.truth), droppedText: json["dropped"]?.string ?? "",
      missingGlyphs: json["missingGlyphs"]?.elements?.compactMap(\.string) ?? [],
      capHeightPixels: try json.number("capHeight"), capHeightArcmin: json["capHeightArcmin"]?.figure,
      contrast: json["contrast"]?.figure, wcag: json["wcag"]?.figure, script: try json.text("script"),
      isRightToLeft: try json.text("direction") == "rightToLeft",
      faces: faces ?? json["face"]?.string.map { [$0] } ?? [])
    minimumScale = json["minimumScale"]?.figure
  }
}

extension SymbolReport {
  fileprivate init(json: JSONValue) throws(RunLineError) {
    self.init(
      path: try json.text("path"), name: try json.text("name"),
      isKnown: try json.text("drawing") == "modelled")
  }
}

extension AttributedElement {
  fileprivate init(json: JSONValue) throws(RunLineError) {
    self.init(
      path: try json.text("path"), text: json["text"]?.string,
      frame: json["frame"].flatMap(Rect.init(json:)), light: try json.number("light"),
      share: json["share"]?.figure, without: json["without"]?.figure)
  }
}

extension Finding {
  init(json: JSONValue) throws(RunLineError) {
    // What is absent has none: shares, ratios and counts of nothing.
    let unit = json["unit"]?.string.flatMap(Measurement.Unit.init) ?? .none
    guard let severity = Severity(rawValue: try json.text("severity")) else {
      throw RunLineError("\"severity\" is neither error nor warning")
    }
    func measurement(_ value: JSONValue?) -> Measurement? {
      value?.figure.map { Measurement($0, unit) }
    }
    self.init(
      rule: try json.text("rule"), severity: severity, message: try json.text("message"),
      advice: json["advice"]?.string ?? "", measured: measurement(json["measured"]),
      limit: measurement(json["limit"]), path: json["path"]?.string,
      remedy: try json["remedy"].map { remedy throws(RunLineError) in
        Remedy(
          path: try remedy.text("path"), change: try remedy.text("change"),
          reaches: remedy["reaches"]?.figure.map {
            Measurement($0, remedy["unit"]?.string.flatMap(Measurement.Unit.init) ?? .none)
          })
      })
  }
}

extension OpenQuestion {
  fileprivate init(json: JSONValue) throws(RunLineError) {
    self.init(rule: try json.text("rule"), message: try json.text("message"), path: json["path"]?.string)
  }
}

extension RunError {
  init(json: JSONValue) throws(RunLineError) {
    self.init(
      file: json["file"]?.string, line: json["line"]?.integer, column: json["column"]?.integer,
      key: json["key"]?.string, code: json["code"]?.string, message: try json.text("message"),
      hint: json["hint"]?.string, index: json["index"]?.integer)
  }
}

extension Stack {
  /// Reads the member `andon` of a last line.
  public init(json: JSONValue) throws(RunLineError) {
    let certainties = json["certainty"]
    self.init(
      version: try json.text("version"),
      model: (json["model"]?.members ?? []).map { member in
        Parameter(
          name: member.key, value: JSONText.line(member.value),
          certainty: certainties?[member.key]?.string ?? "")
      },
      fonts: try json.list("fonts") { face throws(RunLineError) in
        Face(face: try face.text("face"), sha256: try face.text("sha256"))
      })
  }
}

extension RunSummary {
  /// Reads the member `summary` of a last line.
  public init(json: JSONValue) throws(RunLineError) {
    self.init()
    renders = try json.required("renders", as: \.integer)
    passed = try json.required("passed", as: \.integer)
    failed = try json.required("failed", as: \.integer)
    errors = try json.required("errors", as: \.integer)
    errorFindings = try json.required("errorFindings", as: \.integer)
    warningFindings = try json.required("warningFindings", as: \.integer)
    cannotTell = try json.required("cannotTell", as: \.integer)
    isInterrupted = json["interrupted"]?.truth ?? false
    leftOut = try json["leftOut"] == nil ? [] : json.list("leftOut", of: LeftOut.init(json:))
  }
}

extension LeftOut {
  fileprivate init(json: JSONValue) throws(RunLineError) {
    self.init(
      file: try json.text("file"),
      counts: json.members.compactMap { member in
        member.value.integer.map { Count(reason: member.key, number: $0) }
      })
  }
}

extension PixelSize {
  fileprivate init?(json: JSONValue) {
    guard let counts = json.elements?.compactMap(\.integer), counts.count == 2 else { return nil }
    self.init(counts[0], counts[1])
  }
}

extension Rect {
  fileprivate init?(json: JSONValue) {
    guard let figures = json.elements?.compactMap(\.figure), figures.count == 4 else { return nil }
    self.init(figures[0], figures[1], figures[2], figures[3])
  }
}
