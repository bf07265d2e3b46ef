// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Light
import Pictures
import Typeset
import ViewLayout
import WidgetModel

/// Says of every Text of a drawing what it came to.
struct TextInspection {
  let drawing: CaseInspection.Drawing
  let presenting: Presenting
  /// The space of the drawing.
  let space: ColorSpace
  let profile: ViewingProfile
  /// The panel's density, or nil where no source gives it. Unit: px per inch.
  let pixelsPerInch: Double?

  /// Returns the facts of every Text of the content, in drawing order.
  func facts() -> [RuleSubject.TextFacts] {
    let leaves = (drawing.widget.background?.leaves ?? []) + drawing.widget.content.leaves
    let first = leaves.count - drawing.widget.content.leaves.count
    return (first..<leaves.count).compactMap { index in
      guard case .text(let string, let paragraph, let paint) = leaves[index].content else { return nil }
      return facts(
        leaves[index], string, paragraph,
        colors(of: leaves[index], in: [paint] + leaves[index].furtherPaints, over: leaves[..<index]))
    }
  }

  /// The colours of a text in any of its paints and of its ground, or nil where one cannot be told.
  private func colors(
    of leaf: PlacedLeaf, in paints: [Paint], over leaves: ArraySlice<PlacedLeaf>
  ) -> Set<Backdrop.Colors>? {
    var all: Set<Backdrop.Colors> = []
    for paint in paints {
      guard let colors = Backdrop.colors(of: leaf, paint, over: leaves, in: space) else { return nil }
      all.formUnion(colors)
    }
    return all
  }

  private func facts(
    _ leaf: PlacedLeaf, _ string: String, _ paragraph: ParagraphLayout, _ colors: Set<Backdrop.Colors>?
  ) -> RuleSubject.TextFacts {
    let capHeight =
      paragraph.capHeight * drawing.widget.geometry.drawingScale * leaf.enclosure.magnification
    var report = TextReport(
      path: leaf.path, string: string, frame: leaf.rect, requestedSize: paragraph.requestedSize,
      size: paragraph.pointSize, scale: paragraph.scale, lines: paragraph.lines.count,
      isTruncated: paragraph.isTruncated, droppedText: paragraph.droppedText,
      missingGlyphs: paragraph.missingCharacters.map { String($0) }, capHeightPixels: capHeight,
      capHeightArcmin: pixelsPerInch.map {
        profile.arcMinutes(ofHeightInPixels: capHeight, pixelsPerInch: $0)
      },
      contrast: nil, wcag: nil, script: paragraph.script, isRightToLeft: paragraph.isRightToLeft,
      faces: paragraph.faces)
    report.minimumScale = paragraph.minimumScale < 1 ? paragraph.minimumScale : nil
    var bestContrast: Double?
    for pair in colors ?? [] {
      let ink = presenting.presented(pair.ink, drawnIn: space)
      let under = presenting.presented(pair.ground, drawnIn: space)
      let contrast = profile.contrast(ink.relativeLuminance, under.relativeLuminance)
      let wcag = ContrastRatio.wcag2(ink, under)
      report.contrast = min(report.contrast ?? contrast, contrast)
      report.wcag = min(report.wcag ?? wcag, wcag)
      bestContrast = max(bestContrast ?? contrast, contrast)
    }
    return RuleSubject.TextFacts(
      report: report, bestContrast: bestContrast, minimumScale: paragraph.minimumScale,
      verdicts: (paragraph.verdictIfNarrower, paragraph.verdictIfWider),
      widthUncertainty: paragraph.widthUncertainty)
  }
}
