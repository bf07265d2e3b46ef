// SPDX-License-Identifier: MIT

import Geometry

/// Columns of given widths that fill row by row: a LazyVGrid.
final class LazyGridElement: LayoutElement {
  private let columns: [GridColumn]
  private let alignment: HorizontalAlignment
  private let rowSpacing: Double
  private let children: [LayoutElement]
  private var answers = SizeCache()

  /// A column with its place in the grid. Unit: pt.
  private struct Track {
    var start: Double
    var width: Double
    var alignment: Alignment
  }

  init(columns: [GridColumn], alignment: HorizontalAlignment, spacing: Double?, children: [LayoutElement]) {
    self.columns = columns
    self.alignment = alignment
    rowSpacing = spacing ?? SpacingPreference.defaultDistance
    self.children = children
  }

  override var placedParts: [LayoutElement] { children }

  override var inkFollowsPlace: Bool { false }
  override func forget() { answers.forget() }

  override func size(for proposal: ProposedSize) -> Size {
    if let known = answers[proposal] { return known }
    let tracks = tracks(in: proposal.width)
    let heights = rowHeights(of: tracks)
    let height = heights.reduce(0, +) + rowSpacing * Double(max(heights.count - 1, 0))
    let size = Size(max(proposal.width ?? 0, Self.width(of: tracks)), height)
    answers.remember(size, for: proposal)
    return size
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    let tracks = tracks(in: proposal.width)
    guard !tracks.isEmpty else { return }
    let guide = AlignmentGuide.horizontal(alignment)
    let indent = distance(
      from: guide.defaultPosition(in: Size(Self.width(of: tracks), 0)),
      to: guide.defaultPosition(in: rect.size))
    var top = rect.minY
    for (row, height) in rowHeights(of: tracks).enumerated() {
      let first = row * tracks.count
      for (track, child) in zip(tracks, children[first...]) {
        let offer = ProposedSize(track.width, nil)
        let offset = child.offset(for: offer, alignment: track.alignment, in: Size(track.width, height))
        child.place(at: Point(rect.minX + indent + track.start + offset.x, top + offset.y), proposal: offer)
      }
      top += height + rowSpacing
    }
  }

  override func draw(into picture: inout PictureBuilder) {
    for child in children { child.draw(into: &picture) }
  }

  private static func width(of tracks: [Track]) -> Double { tracks.last.map { $0.start + $0.width } ?? 0 }

  /// A row is as high as its highest view at the width of its column.
  private func rowHeights(of tracks: [Track]) -> [Double] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: tracks.count).map { first in
      zip(tracks, children[first...]).map { $1.size(for: ProposedSize($0.width, nil)).height }.max() ?? 0
    }
  }

  /// Gives the fixed columns their width and each other one its share of the rest in turn.
  private func tracks(in width: Double?) -> [Track] {
    let gaps = columns.map { $0.spacing ?? SpacingPreference.defaultDistance }
    var left = width.map { $0 - gaps.dropLast().reduce(0, +) }
    var flexible = 0
    for column in columns {
      if case .fixed(let length) = column.width { left = left.map { $0 - length } } else { flexible += 1 }
    }
    var tracks: [Track] = []
    var start = 0.0
    for (column, gap) in zip(columns, gaps) {
      let share = left.map { max($0 / Double(max(flexible, 1)), 0) }
      let lengths = Self.lengths(of: column, share: share, gap: gap)
      for length in lengths {
        tracks.append(Track(start: start, width: length, alignment: column.alignment))
        start += length + gap
      }
      if case .fixed = column.width { continue }
      flexible -= 1
      left = left.map { $0 - lengths.reduce(0, +) - gap * Double(lengths.count - 1) }
    }
    return tracks
  }

  /// Returns the widths of a column, several where it is adaptive. Without an offer the least is taken, which is
  /// modelled.
  private static func lengths(of column: GridColumn, share: Double?, gap: Double) -> [Double] {
    switch column.width {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(max(share ?? minimum, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      guard let share, share.isFinite, minimum + gap > 0 else { return [minimum] }
      let count = max(((share + gap) / (minimum + gap)).rounded(.down), 1)
      let length = min(max((share - gap * (count - 1)) / count, minimum), maximum)
      return [Double](repeating: length, count: Int(min(count, 10_000)))
    }
  }
}
