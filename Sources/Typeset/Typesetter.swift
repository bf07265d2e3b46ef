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
  private let sizes = SpanSizesCache()
  private let formattedTexts = FormattedTextCache()

  /// Creates a typesetter over a collection of faces.
  ///
  /// - Parameters:
  ///   - fonts: The faces.
  ///   - cacheBudget: How much memory shaped texts may keep. Unit: bytes.
  public init(fonts: FontCollection, cacheBudget: Int = 1 << 20) {
    self.fonts = fonts
    cache = ShapeCache(budget: cacheBudget)
  }

  /// Returns the text laid out in a proposal.
  ///
  /// A length that is nil or infinite is no limit. A height limits the lines to those that it holds, at
  /// least one. A proposal of 0 × 0 is answered with 0 × 0 and no line; any other length that is not
  /// positive is taken as a very small one, which gives one cluster a line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: How to break, shrink, cut and align.
  ///   - width: The width offered, or nil for no limit. Unit: pt.
  ///   - height: The height offered, or nil for no limit. Unit: pt.
  public func layOut(
    _ text: StyledText, style: ParagraphStyle, width: Double?, height: Double?
  ) -> ParagraphLayout {
    paragraph(text, style: style).layOut(width: width, height: height)
  }

  /// Returns the size of the text in a proposal: as ``layOut(_:style:width:height:)``, without the glyphs.
  public func measure(
    _ text: StyledText, style: ParagraphStyle, width: Double?, height: Double?
  ) -> TextMeasurement {
    paragraph(text, style: style).measure(width: width, height: height)
  }

  /// Returns a text shaped and ready to be laid out in several proposals, which takes less time than to name
  /// the text each time.
  public func paragraph(_ text: StyledText, style: ParagraphStyle) -> Paragraph {
    Paragraph(text, style: style, shaped: shaped(text, style), sizes: sizes)
  }

  private func shaped(_ text: StyledText, _ style: ParagraphStyle) -> ShapedText {
    let key = ShapeKey(text, locale: style.locale)
    return cache.text(for: key) {
      tools.withTools(locale: style.locale) { $0.shape(key, fonts: fonts) }
    }
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
