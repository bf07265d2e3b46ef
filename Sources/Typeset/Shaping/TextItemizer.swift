// SPDX-License-Identifier: MIT

/// Finds the clusters of a text and the face, script and direction of each.
struct TextItemizer {
  /// The text.
  let utf16: [UInt16]
  /// For each span the faces in the order in which they are tried.
  let chains: [[FontFace]]
  /// What each span asks of faces.
  private let styles: [FaceStyle]
  /// Where the spans after the first begin.
  private let starts: [Int]

  /// The clusters in reading order.
  private(set) var clusters: [TextCluster] = []
  /// The characters that no face has, each once.
  private(set) var missing: [Character] = []
  private var noted: Set<Character> = []
  /// The embedding level of each UTF-16 unit.
  private(set) var levels: [UInt8] = []
  /// The level of the paragraph around each UTF-16 unit.
  private(set) var paragraphLevels: [UInt8] = []
  /// The characters of the cluster at hand.
  private var scalars: [UInt32] = []

  init(_ key: ShapeKey, chains: [[FontFace]], tools: TextTools) {
    let utf16 = Array(key.text.utf16)
    self.utf16 = utf16
    self.chains = chains
    styles = key.faces
    starts = key.others.map(\.start)
    (levels, paragraphLevels) =
      TextItemizer.mayRunRightToLeft(utf16)
      ? tools.bidi.levels(of: utf16)
      : ([UInt8](repeating: 0, count: utf16.count), [UInt8](repeating: 0, count: utf16.count))
    findClusters(tools)
    settleScripts()
  }

  /// The parts that are shaped in one go.
  var runs: [TextRun] {
    var runs: [TextRun] = []
    for (index, cluster) in clusters.enumerated() {
      guard case .face(let number) = cluster.source else { continue }
      let face = chains[cluster.span][number]
      let level = levels[cluster.range.lowerBound]
      let hasMonospacedDigits = styles[cluster.span].hasMonospacedDigits
      if let last = runs.last, last.clusters.upperBound == index, last.face === face,
        last.script == cluster.script, last.level == level, last.hasMonospacedDigits == hasMonospacedDigits
      {
        runs[runs.count - 1].range = last.range.lowerBound..<cluster.range.upperBound
        runs[runs.count - 1].clusters = last.clusters.lowerBound..<index + 1
      } else {
        runs.append(
          TextRun(
            range: cluster.range, face: face, script: cluster.script, level: level,
            hasMonospacedDigits: hasMonospacedDigits, clusters: index..<index + 1))
      }
    }
    return runs
  }

  /// Whether some character may have a strong direction to the left, or steer directions.
  private static func mayRunRightToLeft(_ text: [UInt16]) -> Bool {
    text.contains {
      switch $0 {
      case 0x0590...0x08ff, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xd802...0xd83b, 0xfb1d...0xfdff,
        0xfe70...0xfeff:
        true
      default: false
      }
    }
  }

  private mutating func findClusters(_ tools: TextTools) {
    clusters.reserveCapacity(utf16.count)
    var start = 0
    // Below U+0300 every character is a cluster, but for CR LF.
    if utf16.allSatisfy({ $0 < 0x300 && $0 != 0x0d }) {
      for offset in utf16.indices { append(offset..<offset + 1) }
    } else {
      tools.clusters.forEachBoundary(in: utf16) { end in
        append(start..<end)
        start = end
      }
    }
  }

  private mutating func append(_ range: Range<Int>) {
    decode(range)
    let span = span(at: range.lowerBound)
    let visible = scalars.first { !isNeverSeen($0) }
    let leading = visible ?? scalars[0]
    let source = source(leading: leading, isSeen: visible != nil, in: span)
    let isStandIn = source == .face(0) && visible != nil
    clusters.append(
      TextCluster(
        range: range, span: span, script: TextScript(of: leading), source: source,
        kind: isNewline(leading) ? .newline : visible == nil || isBreakingSpace(leading) ? .blank : .visible,
        edge: leading < 0x80 ? LineEdge.ofASCII(leading) : LineEdge(of: leading),
        isDigit: isDecimalDigit(leading), tracked: isStandIn ? 1 : 0,
        extra: isStandIn ? SystemTracking.extra(for: leading, face: styles[span]) : (0, 0)))
    // The selector asks for a colour picture, which no face has; the letter's own form is drawn.
    if source == .missing || scalars.contains(0xfe0f) { noteMissing(range) }
  }

  /// The span that an offset behind all clusters so far lies in.
  private func span(at offset: Int) -> Int {
    var span = clusters.last?.span ?? 0
    while span < starts.count, starts[span] <= offset { span += 1 }
    return span
  }

  private mutating func decode(_ range: Range<Int>) {
    scalars.removeAll(keepingCapacity: true)
    if range.count == 1, !UTF16.isSurrogate(utf16[range.lowerBound]) {
      scalars.append(UInt32(utf16[range.lowerBound]))
    } else {
      for scalar in String(decoding: utf16[range], as: UTF16.self).unicodeScalars {
        scalars.append(scalar.value)
      }
    }
  }

  /// The first face that has all of a cluster; characters that are never seen ask for nothing.
  private func source(leading: UInt32, isSeen: Bool, in span: Int) -> TextCluster.Source {
    if isNewline(leading) || leading == 0x09 { return .nothing }
    if !isSeen {
      // Stays with what it follows, so that it parts no run.
      if let last = clusters.last, last.span == span, case .face = last.source { return last.source }
      return .face(0)
    }
    // Some faces have an empty glyph for U+0000, which says nothing about the character.
    if isControl(leading) { return .missing }
    for index in chains[span].indices where covers(chains[span][index]) { return .face(index) }
    return .missing
  }

  private func covers(_ face: FontFace) -> Bool {
    var base: UInt32?
    for scalar in scalars where !isNeverSeen(scalar) {
      if let known = base, let whole = composed(known, scalar), face.shaping.glyph(for: whole) != nil {
        base = whole
        continue
      }
      guard face.shaping.glyph(for: scalar) != nil else { return false }
      base = scalar
    }
    return true
  }

  private mutating func noteMissing(_ range: Range<Int>) {
    for character in String(decoding: utf16[range], as: UTF16.self) where noted.insert(character).inserted {
      missing.append(character)
    }
  }

  /// Digits, marks and spaces take the script before them; at the start the one after them.
  private mutating func settleScripts() {
    var current = clusters.first { $0.script.isReal }?.script ?? .common
    for index in clusters.indices {
      if clusters[index].script.isReal {
        current = clusters[index].script
      } else {
        clusters[index].script = current
      }
    }
  }
}

extension LineEdge {
  /// The class of ASCII without a call; the values are those of UAX #14.
  static func ofASCII(_ character: UInt32) -> LineEdge {
    switch character {
    case 0x21, 0x25, 0x29, 0x2c, 0x2e, 0x2f, 0x3a, 0x3b, 0x3f, 0x5d, 0x7d: .neverBegins
    case 0x24, 0x28, 0x2b, 0x5b, 0x5c, 0x7b: .neverEnds
    default: .plain
    }
  }
}

/// Whether the character ends a line (classes BK, CR, LF and NL of UAX #14).
private func isNewline(_ character: UInt32) -> Bool {
  switch character {
  case 0x0a...0x0d, 0x85, 0x2028, 0x2029: true
  default: false
  }
}

/// Whether the character is a control (general category Cc) and so stands for nothing that can be drawn.
private func isControl(_ character: UInt32) -> Bool { character < 0x20 || 0x7f..<0xa0 ~= character }

/// Whether the character is white space at which a line may end, so that it hangs over the line's end.
private func isBreakingSpace(_ character: UInt32) -> Bool {
  switch character {
  case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: true
  default: false
  }
}

/// Whether Unicode calls the character default ignorable: joiners, selectors, direction marks.
private func isNeverSeen(_ character: UInt32) -> Bool {
  // Below the combining marks only the soft hyphen is; most text is there.
  guard character >= 0x300 else { return character == 0xad }
  return Unicode.Scalar(character)?.properties.isDefaultIgnorableCodePoint ?? false
}

/// Whether the character is a decimal digit of any script.
private func isDecimalDigit(_ character: UInt32) -> Bool {
  guard character >= 0x300 else { return 0x30...0x39 ~= character }
  return Unicode.Scalar(character)?.properties.numericType == .decimal
}
