// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
public import Inspection
import Light

// The field names of the JSON report. They are a contract of their own: a property may be renamed, a
// field may not, and fields are only added.

extension Stack {
  /// The head of a report.
  public var json: JSONValue {
    [
      "report": 1,
      "version": .string(version),
      "model": .object(
        model.map { JSONValue.Member(key: $0.name, value: Self.parameter($0.value[...])) }),
      "certainty": .object(
        model.map { JSONValue.Member(key: $0.name, value: .string($0.certainty)) }),
      "fonts": .array(fonts.map { ["face": .string($0.face), "sha256": .string($0.sha256)] }),
    ]
  }

  /// Returns the value that a parameter's JSON text stands for: a word, a number, a truth value or a list.
  private static func parameter(_ text: Substring) -> JSONValue {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let items = text.dropFirst().dropLast().split(separator: ",")
      return .array(items.map { parameter($0.drop { $0 == " " }) })
    }
    if let figure = Double(text), figure.isFinite { return .number(figure) }
    if text == "true" || text == "false" { return .boolean(text == "true") }
    let isQuoted = text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return .string(String(isQuoted ? text.dropFirst().dropLast() : text))
  }
}

extension RenderReport {
  /// One element of `renders`.
  var json: JSONValue {
    [
      "widget": .string(widget),
      "file": .string(file),
      "entry": entry.json,
      "index": .count(index),
      "locale": .string(locale),
      "device": .string(device),
      "environment": .string(environment),
      "size": [
        "points": [.number(points.width), .number(points.height)],
        "pixels": pixels.json,
        "panelScale": .figure(panelScale),
      ],
      "space": .string(space.rawValue),
      "reading": reading.json,
      "ratio": ratio?.json,
      "systemRatio": systemRatio.map { ["luminance": .figure($0)] },
      "baseline": baselineLight.map { ["light": .figure($0), "growth": .figure(growth(over: $0))] },
      "texts": .array(texts.map(\.json)),
      "symbols": symbols.isEmpty ? nil : .array(symbols.map(\.json)),
      "frames": frames.map { frames in
        .object(
          frames.compactMap { frame in
            frame.rect.json.map { JSONValue.Member(key: frame.path, value: $0) }
          })
      },
      "attribution": attribution.map { .array($0.map(\.json)) },
      "findings": .array(findings.map(\.json)),
      "cannotTell": .array(cannotTell.map(\.json)),
      "usedIgnores": usedIgnores.isEmpty ? nil : .array(usedIgnores.map(JSONValue.integer)),
      "picture": .text(picture),
    ]
  }
}

extension RenderReport {
  /// Returns the share by which the light is over that of the baseline; nil where there was none.
  private func growth(over old: Double) -> Double? {
    old > 0 ? reading.light.map { $0 / old - 1 } : nil
  }
}

extension BaselineComparison {
  /// The field `baseline` of a run.
  var json: JSONValue {
    [
      "file": .string(file), "outcome": .string(outcome.rawValue),
      "grown": .integer(grownCount), "shrunken": .integer(shrunkenCount), "new": .integer(addedCount),
      "gone": .integer(goneCount),
      "grownFigures": grown.isEmpty ? nil : .array(grown.map(\.json)),
      "newEntries": added.isEmpty ? nil : .array(added.map(\.json)),
      "goneEntries": gone.isEmpty ? nil : .array(gone.map(\.json)),
    ]
  }
}

extension BaselineComparison.Growth {
  fileprivate var json: JSONValue {
    [
      "widget": .string(key.widget), "locale": .string(key.locale), "id": .string(key.entry),
      "device": .string(place.device), "environment": .string(place.environment),
      "old": .figure(old), "new": .figure(new),
    ]
  }
}

extension Baseline.Key {
  fileprivate var json: JSONValue {
    ["widget": .string(widget), "locale": .string(locale), "id": .string(entry)]
  }
}

extension EntryLabel {
  /// The field `entry`.
  var json: JSONValue {
    ["id": .string(id), "text": .string(text), "origin": .text(origin), "key": .text(key)]
  }
}

extension LightReading {
  /// The field `reading`.
  var json: JSONValue {
    [
      "litFraction": .figure(litFraction), "encodedMean": .figure(encodedMean),
      "luminance": .figure(luminance),
      "red": .figure(red), "green": .figure(green), "blue": .figure(blue),
      "light": .figure(light),
      "melanopic": .figure(melanopic), "scotopic": .figure(scotopic),
      "powerIndex": .figure(powerIndex), "peakTile": .figure(peakTile),
    ]
  }
}

extension TwinRatio {
  /// The field `ratio`.
  var json: JSONValue {
    [
      "twin": .string(twin), "luminance": .figure(luminance), "light": .figure(light),
      "melanopic": .figure(melanopic), "scotopic": .figure(scotopic),
      "powerIndex": .figure(powerIndex),
    ]
  }
}

extension TextReport {
  /// One element of `texts`.
  var json: JSONValue {
    [
      "path": .string(path), "string": .string(string), "frame": frame.json,
      "requestedSize": .figure(requestedSize), "size": .figure(size), "scale": .figure(scale),
      "minimumScale": .figure(minimumScale),
      "lines": .integer(lines),
      "truncated": .boolean(isTruncated),
      "dropped": isTruncated ? .string(droppedText) : nil,
      "missingGlyphs": .array(missingGlyphs.map(JSONValue.string)),
      "capHeight": .figure(capHeightPixels), "capHeightArcmin": .figure(capHeightArcmin),
      "contrast": .figure(contrast), "wcag": .figure(wcag),
      "script": .string(script), "direction": isRightToLeft ? "rightToLeft" : "leftToRight",
      "face": .text(faces.first),
      "faces": faces.count > 1 ? .array(faces.map(JSONValue.string)) : nil,
    ]
  }
}

extension Remedy {
  /// The field `remedy`.
  fileprivate var json: JSONValue {
    let unit = reaches?.unit ?? .none
    return [
      "path": .string(path), "change": .string(change), "reaches": .figure(reaches?.value),
      "unit": unit == .none ? nil : .string(unit.rawValue),
    ]
  }
}

extension AttributedElement {
  /// One element of `attribution`; figures in pt² as `light` of the reading.
  var json: JSONValue {
    [
      "path": .string(path), "text": .text(text), "frame": frame?.json,
      "light": .figure(light), "share": .figure(share), "without": .figure(without),
    ]
  }
}

extension SymbolReport {
  /// One element of `symbols`.
  var json: JSONValue {
    ["path": .string(path), "name": .string(name), "drawing": isKnown ? "modelled" : "placeholder"]
  }
}

extension Finding {
  /// One element of `findings`.
  var json: JSONValue {
    let unit = (measured ?? limit)?.unit
    return [
      "rule": .string(rule), "severity": .string(severity.rawValue), "message": .string(message),
      "advice": advice.isEmpty ? nil : .string(advice),
      "measured": .figure(measured?.value), "limit": .figure(limit?.value),
      "remedy": remedy?.json,
      "unit": unit.flatMap { $0 == .none ? nil : .string($0.rawValue) },
      "path": .text(path),
    ]
  }
}

extension OpenQuestion {
  /// One element of `cannotTell`.
  var json: JSONValue {
    ["rule": .string(rule), "message": .string(message), "path": .text(path)]
  }
}

extension RunError {
  /// One element of `errors`.
  var json: JSONValue {
    [
      "file": .text(file), "line": .count(line), "column": .count(column), "key": .text(key),
      "code": .text(code), "message": .string(message), "hint": .text(hint), "index": .count(index),
    ]
  }
}

extension RunSummary {
  /// The field `summary`.
  var json: JSONValue {
    [
      "renders": .integer(renders), "passed": .integer(passed), "failed": .integer(failed),
      "errors": .integer(errors), "errorFindings": .integer(errorFindings),
      "warningFindings": .integer(warningFindings), "cannotTell": .integer(cannotTell),
      "interrupted": isInterrupted ? true : nil,
      "leftOut": leftOut.isEmpty ? nil : .array(leftOut.map(\.json)),
    ]
  }
}

extension LeftOut {
  /// One element of `leftOut`: the set, and how many texts by the reason.
  fileprivate var json: JSONValue {
    .object(
      [JSONValue.Member(key: "file", value: .string(file))]
        + counts.map { JSONValue.Member(key: $0.reason, value: .integer($0.number)) })
  }
}

extension PictureReport {
  /// One element of `pictures`.
  var json: JSONValue {
    [
      "file": .string(file), "size": ["pixels": pixels.json], "depth": .integer(depth),
      "space": .string(space.rawValue), "alphaComposited": .boolean(isAlphaComposited),
      "ignored": ignored.isEmpty ? nil : .array(ignored.map(JSONValue.string)),
      "reading": reading.json,
    ]
  }
}

extension PixelSize {
  /// The counts of columns and rows.
  fileprivate var json: JSONValue { .array([.integer(width), .integer(height)]) }
}

extension Rect {
  /// The corner and the extents, or nil where one is infinite.
  fileprivate var json: JSONValue? {
    let figures = [minX, minY, width, height]
    return figures.allSatisfy(\.isFinite) ? .array(figures.map(JSONValue.number)) : nil
  }
}
