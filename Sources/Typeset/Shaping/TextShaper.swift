// SPDX-License-Identifier: MIT

import Pictures

/// Turns a text into units with glyphs.
struct TextShaper {
  /// The gap that a tab makes. Modelled: SwiftUI's tab stops are not published. Unit: em.
  static let tabWidth = 1.0

  private let itemizer: TextItemizer
  private let language: TextLanguage
  private let key: ShapeKey
  private var faces: [FontFace] = []
  private var units: [ShapedText.Unit] = []
  private var edges: [LineEdge] = []
  /// For each unit the edge of the first visible one from there on.
  private var edgesAhead: [LineEdge] = []
  private var glyphs: [ShapedText.Glyph] = []
  private var sums: [ShapedText.Sums] = []
  /// Where the glyphs of each cluster begin, and how many there are.
  private var spans: [(start: Int, count: Int)]
  /// How far UTF-16 was counted in UTF-8.
  private var byteOffset = (units: 0, bytes: 0)
  /// The first unit of each span that has begun.
  private var spanStarts = [0]

  private init(_ key: ShapeKey, fonts: FontCollection, tools: TextTools) {
    self.key = key
    let language = TextShaper.language(of: key.locale)
    let chains = key.faces.map { fonts.chain($0, language: language) }
    itemizer = TextItemizer(key, chains: chains, tools: tools)
    self.language = TextLanguage(locale: key.locale)
    spans = Array(repeating: (0, 0), count: itemizer.clusters.count)
  }

  /// The language of a locale identifier, such as `ja` of `ja_JP`.
  static func language(of locale: String) -> Substring {
    locale.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
  }

  /// Shapes a text as a whole.
  static func shape(_ key: ShapeKey, fonts: FontCollection, tools: TextTools) -> ShapedText {
    var shaper = TextShaper(key, fonts: fonts, tools: tools)
    shaper.shapeRuns(tools)
    shaper.makeUnits()
    shaper.lookAhead()
    shaper.weighBreaks()
    let breaks = shaper.findBreaks(tools)
    let spans = shaper.makeSpans()
    return ShapedText(
      source: key.text, units: shaper.units, glyphs: shaper.glyphs, faces: shaper.faces,
      sums: shaper.sums, breaks: breaks, spans: spans, traits: shaper.traits,
      visibleEnd: (shaper.units.lastIndex { $0.kind == .visible } ?? -1) + 1,
      hasRightToLeft: shaper.units.contains { $0.level > 0 || $0.paragraphLevel > 0 },
      hasNewlines: shaper.units.contains { $0.kind == .newline })
  }

  /// Shapes a part of a text by itself.
  static func shapeWord(_ key: ShapeKey, fonts: FontCollection, tools: TextTools) -> ShapedWord {
    var shaper = TextShaper(key, fonts: fonts, tools: tools)
    shaper.shapeRuns(tools)
    shaper.makeUnits()
    shaper.lookAhead()
    shaper.weighBreaks()
    return shaper.word(breaks: shaper.findBreaks(tools))
  }

  private mutating func shapeRuns(_ tools: TextTools) {
    let clusters = itemizer.clusters
    var clusterAt = [Int32](repeating: 0, count: itemizer.utf16.count)
    for (index, cluster) in clusters.enumerated() {
      for offset in cluster.range { clusterAt[offset] = Int32(index) }
    }
    for run in itemizer.runs {
      let em = Double(run.face.unitsPerEm)
      let features: [ShapingFeature] = run.hasMonospacedDigits ? [.tabularDigits] : []
      tools.buffer.shape(run, of: itemizer.utf16, language: language, features: features) { glyph in
        let cluster = Int(clusterAt[glyph.cluster])
        if spans[cluster].count == 0 { spans[cluster].start = glyphs.count }
        spans[cluster].count += 1
        glyphs.append(
          ShapedText.Glyph(
            id: glyph.id, advance: Double(glyph.advance) / em, x: Double(glyph.offset.x) / em,
            y: Double(glyph.offset.y) / em))
      }
    }
  }

  private mutating func makeUnits() {
    var total = ShapedText.Sums()
    for (index, cluster) in itemizer.clusters.enumerated() {
      if cluster.source == .missing { drawBox(for: index) }
      let span = spans[index]
      // A visible cluster without a glyph was joined to the one before it by a ligature.
      if span.count > 0 || cluster.kind != .visible || units.isEmpty {
        while spanStarts.count <= cluster.span { spanStarts.append(units.count) }
        sums.append(total)
        append(cluster, span)
      }
      for glyph in glyphs[span.start..<span.start + span.count] { total.advance += glyph.advance }
      if cluster.source == .nothing, cluster.kind == .blank { total.advance += TextShaper.tabWidth }
      total.tracked += cluster.tracked
      total.text += cluster.extra.text
      total.display += cluster.extra.display
    }
    sums.append(total)
  }

  private mutating func append(_ cluster: TextCluster, _ span: (start: Int, count: Int)) {
    let face = face(of: cluster)
    let at = cluster.range.lowerBound
    units.append(
      ShapedText.Unit(
        start: Int32(at), byteStart: byteOffset(of: at), glyphStart: Int32(span.start),
        glyphCount: Int32(span.count),
        face: UInt16(number(of: face)), level: itemizer.levels[at],
        paragraphLevel: itemizer.paragraphLevels[at], kind: cluster.kind, breakPenalty: 0))
    edges.append(cluster.edge)
  }

  /// The offset in UTF-8 of a place in UTF-16 that is behind all places asked for so far.
  private mutating func byteOffset(of place: Int) -> Int32 {
    for unit in itemizer.utf16[byteOffset.units..<place] {
      // The two units of a pair stand for four bytes.
      byteOffset.bytes += unit < 0x80 ? 1 : unit < 0x800 || UTF16.isSurrogate(unit) ? 2 : 3
    }
    byteOffset.units = place
    return Int32(byteOffset.bytes)
  }

  /// One box stands for a cluster that no face has, however many characters it is made of.
  private mutating func drawBox(for cluster: Int) {
    let face = itemizer.chains[itemizer.clusters[cluster].span][0]
    let advance = Double(face.shaping.advance(of: GlyphID(0))) / Double(face.unitsPerEm)
    spans[cluster] = (glyphs.count, 1)
    glyphs.append(ShapedText.Glyph(id: GlyphID(0), advance: advance, x: 0, y: 0))
  }

  private mutating func number(of face: FontFace) -> Int {
    if let known = faces.firstIndex(where: { $0 === face }) { return known }
    faces.append(face)
    return faces.count - 1
  }

  /// The face that draws a cluster; the first of its span where none has it.
  private func face(of cluster: TextCluster) -> FontFace {
    let chain = itemizer.chains[cluster.span]
    if case .face(let number) = cluster.source { return chain[number] }
    return chain[0]
  }

  private mutating func makeSpans() -> [ShapedText.Span] {
    let styles = key.faces
    return styles.indices.map { index in
      ShapedText.Span(
        start: index < spanStarts.count ? spanStarts[index] : units.count, face: styles[index],
        lines: itemizer.chains[index][0].lineShares, ellipsis: makeEllipsis(for: index))
    }
  }

  private mutating func makeEllipsis(for span: Int) -> ShapedText.Ellipsis {
    let chain = itemizer.chains[span]
    var ellipsis = ShapedText.Ellipsis(in: chain)
    ellipsis.face = UInt16(number(of: chain[Int(ellipsis.face)]))
    return ellipsis
  }
}

// MARK: Breaks

extension TextShaper {
  private mutating func lookAhead() {
    edgesAhead = edges
    var next: LineEdge = .plain
    for index in units.indices.reversed() {
      if units[index].kind == .visible { next = edges[index] }
      edgesAhead[index] = next
    }
  }

  /// Says of each unit how bad it is to begin a line with it where a word is wider than the line.
  ///
  /// Blanks are looked through: a line is not to begin with the mark after them either.
  private mutating func weighBreaks() {
    var before: LineEdge = .plain
    for index in units.indices {
      units[index].breakPenalty =
        switch (before, edgesAhead[index]) {
        case (.inseparable, .inseparable): 2
        case (.neverEnds, _), (_, .neverBegins), (_, .inseparable), (_, .repeatsWord): 1
        default: 0
        }
      if units[index].kind == .visible { before = edges[index] }
    }
  }

  private func findBreaks(_ tools: TextTools) -> [ShapedText.Break] {
    guard !units.isEmpty else { return [] }
    var breaks: [ShapedText.Break] = []
    var unit = 0
    var shownEnd = 0
    tools.lines.forEachBoundary(in: itemizer.utf16) { offset in
      while unit < units.count, Int(units[unit].start) < offset {
        unit += 1
        if units[unit - 1].kind == .visible { shownEnd = unit }
      }
      let isWhole = unit == units.count || Int(units[unit].start) == offset
      let isForced = unit == units.count || units[unit - 1].kind == .newline
      guard isWhole, isForced || edgesAhead[unit] != .repeatsWord else { return }
      breaks.append(ShapedText.Break(next: Int32(unit), shownEnd: Int32(shownEnd)))
    }
    return breaks
  }
}

// MARK: Traits

extension TextShaper {
  private var traits: TextTraits {
    let seen = seenClusters
    var names: [String] = []
    for face in seen.faces where !names.contains(face.name) { names.append(face.name) }
    let main = TextTraits.mainScript(of: seen.scripts)
    return TextTraits(
      script: main.code, isEastAsian: TextScript.eastAsian.contains(main),
      isRightToLeft: (itemizer.paragraphLevels.first ?? 0) & 1 == 1,
      isMostlyDigits: seen.digits * 2 > seen.count, missingCharacters: itemizer.missing, faceNames: names)
  }

  /// What the clusters that are seen come to.
  private var seenClusters: SeenClusters {
    var seen = SeenClusters()
    for cluster in itemizer.clusters where cluster.kind == .visible {
      seen.count += 1
      if cluster.isDigit { seen.digits += 1 }
      if let index = seen.scripts.firstIndex(where: { $0.script == cluster.script }) {
        seen.scripts[index].count += 1
      } else if cluster.script.isReal {
        seen.scripts.append(ShapedWord.ScriptCount(script: cluster.script, count: 1))
      }
      let face = face(of: cluster)
      if !seen.faces.contains(where: { $0 === face }) { seen.faces.append(face) }
    }
    return seen
  }

  private struct SeenClusters {
    var count = 0
    var digits = 0
    /// The scripts that say something, in order of appearance.
    var scripts: [ShapedWord.ScriptCount] = []
    /// In order of appearance.
    var faces: [FontFace] = []
  }

  /// The text as a part of others.
  private func word(breaks: [ShapedText.Break]) -> ShapedWord {
    let seen = seenClusters
    let chain = itemizer.chains[0]
    func place(of face: FontFace) -> Int { chain.firstIndex { $0 === face } ?? 0 }
    func drawer(of cluster: TextCluster?) -> UInt8? {
      guard case .face(let number)? = cluster?.source else { return nil }
      return UInt8(number)
    }
    let (first, last) = (itemizer.clusters.first, itemizer.clusters.last)
    var ordered: [ShapedText.Glyph] = []
    var placed: [ShapedText.Unit] = []
    // Boxes stand behind all other glyphs; here glyphs stand in the order of the clusters.
    let steps = zip(itemizer.clusters, spans).map { cluster, span in
      let begins =
        placed.count < units.count && Int(units[placed.count].start) == cluster.range.lowerBound
      if begins {
        var unit = units[placed.count]
        unit.glyphStart = Int32(ordered.count)
        unit.face = UInt16(place(of: faces[Int(unit.face)]))
        placed.append(unit)
      }
      ordered += glyphs[span.start..<span.start + span.count]
      return ShapedWord.Step(
        beginsUnit: begins, glyphCount: Int32(span.count), tracked: cluster.tracked,
        text: cluster.extra.text, display: cluster.extra.display)
    }
    return ShapedWord(
      units: placed, glyphs: ordered, steps: steps, breaks: breaks, scripts: seen.scripts,
      byteCount: key.text.utf8.count, digits: seen.digits, seen: seen.count,
      faces: seen.faces.map { UInt8(place(of: $0)) },
      missing: itemizer.missing, firstScript: first?.script ?? .common, lastScript: last?.script ?? .common,
      firstFace: drawer(of: first), lastFace: drawer(of: last),
      neverEndsLine: edges.indices.last { units[$0].kind == .visible }.map { edges[$0] } == .neverEnds)
  }
}
