// SPDX-License-Identifier: MIT

public import Geometry
import Pictures

/// Shapes, breaks, shrinks and cuts text with one collection of faces.
///
/// A typesetter may be used by any number of threads; what it returns depends on the arguments alone.
public final class Typesetter: Sendable {
  let fonts: FontCollection
  let cache: ShapeCache
  private let tools = TextToolPool()
  private let formattedTexts = FormattedTextCache()

  /// Creates a typesetter over a collection of faces.
  ///
  /// - Parameters:
  ///   - fonts: The faces.
  ///   - cacheBudget: How much memory shaped texts may keep. Unit: bytes.
  public init(fonts: FontCollection, cacheBudget: Int = 16 << 20) {
    self.fonts = fonts
    cache = ShapeCache(budget: cacheBudget)
  }

  /// Says what a request asks for that is not drawn yet, or nil where all of it is.
  public static func unsupported(_ request: FontRequest) -> String? {
    if request.design != .default { return "the font design \(request.design.rawValue)" }
    if request.isItalic { return "italic text" }
    return nil
  }

  /// Returns the text laid out in a proposal.
  ///
  /// A length that is nil or infinite is no limit. A height limits the lines to those that it holds, at
  /// least one. A proposal of 0 × 0 is answered with 0 × 0 and no line; any other length that is not
  /// positive is taken as a very small one, which gives one cluster a line.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: The face and size asked for.
  ///   - style: How to break, shrink, cut and align.
  ///   - width: The width offered, or nil for no limit. Unit: pt.
  ///   - height: The height offered, or nil for no limit. Unit: pt.
  public func layOut(
    _ string: String, font: FontRequest, style: ParagraphStyle, width: Double?, height: Double?
  ) -> ParagraphLayout {
    let text = shaped(string, font, style)
    let fitter = TextFitter(text: text, request: FitRequest(font, style, width: width, height: height))
    let composer = composer(fitter, style)
    let fit = composer.fit
    let uncertainty = text.traits.isMostlyDigits ? 0.04 : 0.02
    let height = text.traits.isEastAsian ? SystemFaceMetrics.eastAsianHeight : SystemFaceMetrics.capHeight
    return ParagraphLayout(
      size: composer.size, lines: composer.lines(), requestedSize: fitter.request.size,
      pointSize: fit.widths.size, scale: Double(fit.hundredths) / 100,
      minimumScale: Double(fitter.request.floor) / 100, isTruncated: fit.isTruncated,
      droppedText: fit.isTruncated ? text.string((fit.lines.last?.next ?? 0)..<text.units.count) : "",
      missingCharacters: text.traits.missingCharacters, faces: text.traits.faceNames,
      script: text.traits.script, isRightToLeft: text.traits.isRightToLeft,
      capHeight: fit.widths.size * height, widthUncertainty: uncertainty,
      verdictIfNarrower: fitter.verdict(widthsOffBy: -uncertainty),
      verdictIfWider: fitter.verdict(widthsOffBy: uncertainty))
  }

  /// Returns the size of the text in a proposal: as ``layOut(_:font:style:width:height:)``, without the glyphs.
  public func measure(
    _ string: String, font: FontRequest, style: ParagraphStyle, width: Double?, height: Double?
  ) -> TextMeasurement {
    let request = FitRequest(font, style, width: width, height: height)
    let composer = composer(TextFitter(text: shaped(string, font, style), request: request), style)
    let count = composer.fit.lines.count
    guard count > 0 else { return TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0) }
    return TextMeasurement(
      size: composer.size, firstBaseline: composer.baseline(of: 0),
      lastBaseline: composer.baseline(of: count - 1))
  }

  private func composer(_ fitter: TextFitter, _ style: ParagraphStyle) -> ParagraphComposer {
    ParagraphComposer(
      text: fitter.text, fit: fitter.fit(), style: style, grid: PixelRounding(scale: style.displayScale))
  }

  private func shaped(_ string: String, _ font: FontRequest, _ style: ParagraphStyle) -> ShapedText {
    let key = ShapeKey(
      text: string, weight: font.weight, hasMonospacedDigits: font.hasMonospacedDigits, locale: style.locale)
    return cache.text(for: key) {
      tools.withTools(locale: style.locale) { TextShaper.shape(key, fonts: fonts, tools: $0) }
    }
  }
}

extension FitRequest {
  /// Reads a proposal; a size that is no positive number sets nothing.
  init(_ font: FontRequest, _ style: ParagraphStyle, width: Double?, height: Double?) {
    size = font.size.isFinite ? max(font.size, 0) : 0
    isNothing = width == 0 && height == 0
    self.width = FitRequest.limit(width)
    self.height = FitRequest.limit(height)
    lineLimit = style.lineLimit.map { max($0, 1) }
    // The small term takes back what 0.07 × 100 is over 7.
    let floor = (style.minimumScaleFactor * 100 - 1e-9).rounded(.up)
    self.floor = floor < 100 ? max(1, Int(floor)) : 100
  }

  private static func limit(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}

extension Typesetter {
  /// Returns the tight extent of the ink below and right of the paragraph's top left, or nil without ink. Unit: pt.
  public func inkBounds(of layout: ParagraphLayout) -> Rect? {
    var bounds: Rect?
    for run in layout.lines.flatMap(\.runs) {
      guard let face = run.source as? FontFace else { continue }
      let scale = run.pointSize / Double(face.unitsPerEm)
      for glyph in run.glyphs {
        guard let ink = face.inkBounds(of: glyph.id) else { continue }
        let rect = Rect(
          glyph.position.x + ink.minX * scale, glyph.position.y - ink.maxY * scale,
          (ink.maxX - ink.minX) * scale, (ink.maxY - ink.minY) * scale)
        bounds = bounds.map { $0.union(rect) } ?? rect
      }
    }
    return bounds
  }

  /// Returns a value as it is written in a locale.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - locale: A locale identifier such as `en_US`.
  ///   - timeZone: An IANA name such as `Europe/Berlin`.
  ///   - fidelity: How finely text about time is written.
  /// - Throws: ``LocaleError`` where the locale, the zone or the value is none.
  public func text(
    of value: FormattedValue, locale: String, timeZone: String, fidelity: TimeFidelity
  ) throws(LocaleError) -> FormattedText {
    try formattedTexts.text(of: value, locale: locale, timeZone: timeZone, fidelity: fidelity)
  }
}
