// SPDX-License-Identifier: MIT

/// The columns or the rows of a grid on one axis. Unit: pt.
struct GridTracks {
  private(set) var lengths: [Double]
  let spacing: Double

  /// A view's cell as seen from one axis.
  struct Cell {
    /// The tracks that the cell covers.
    var span: Range<Int>
    /// Returns the view's length on the axis for an offer; nil asks for the ideal one.
    var length: (Double?) -> Double
  }

  /// Shares a length among tracks: as a stack does among its children, each track as demanding as the most
  /// demanding view in it. Views over several tracks then widen them evenly, which is modelled: how the system
  /// divides their surplus is not known.
  init(count: Int, spacing: Double, cells: [Cell], in length: Double?) {
    self.spacing = spacing
    lengths = [Double](repeating: 0, count: count)
    if let length {
      share(length - gaps(count), among: cells)
    } else {
      for cell in cells where cell.span.count == 1 {
        lengths[cell.span.lowerBound] = max(lengths[cell.span.lowerBound], cell.length(nil))
      }
    }
    for cell in cells where cell.span.count > 1 { widen(for: cell, in: length) }
  }

  /// The length of all tracks with the distances between them.
  var total: Double { length(of: lengths.indices) }

  /// Returns the length of neighbouring tracks with the distances between them.
  func length(of span: Range<Int>) -> Double { lengths[span].reduce(0, +) + gaps(span.count) }

  /// Returns where a track begins.
  func start(of track: Int) -> Double { lengths[..<track].reduce(0, +) + spacing * Double(track) }

  private func gaps(_ count: Int) -> Double { spacing * Double(max(count - 1, 0)) }

  private mutating func share(_ room: Double, among cells: [Cell]) {
    var single = [[Cell]](repeating: [], count: lengths.count)
    for cell in cells where cell.span.count == 1 { single[cell.span.lowerBound].append(cell) }
    func longest(_ track: Int, _ offer: Double) -> Double {
      single[track].map { $0.length(offer) }.max() ?? 0
    }
    let demands = single.indices.map { track in
      let minimum = longest(track, 0)
      return (
        track: track, minimum: minimum, flexibility: distance(from: minimum, to: longest(track, .infinity))
      )
    }
    let order = demands.sorted { a, b in
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
      return a.track < b.track
    }
    var left = room
    for (place, demand) in order.enumerated() {
      lengths[demand.track] = longest(demand.track, max(left / Double(order.count - place), 0))
      if left.isFinite { left -= lengths[demand.track] }
    }
  }

  private mutating func widen(for cell: Cell, in length: Double?) {
    let own = self.length(of: cell.span)
    // What no other track uses is on offer too.
    let need = cell.length(length.map { max(distance(from: total, to: $0), 0) + own })
    guard need > own else { return }
    let surplus = (need - own) / Double(cell.span.count)
    for track in cell.span { lengths[track] += surplus }
  }
}
