// SPDX-License-Identifier: MIT

import Geometry
import Symbols
import Testing

@Suite struct SymbolDrawingTests {
  @Test func `every counted symbol has a drawing of closed, finite contours inside the em box`() throws {
    let names = try lines("names.txt").map(String.init)
    #expect(names.count == 213)
    for name in names {
      let symbol = try drawing(name)
      #expect(symbol.outline.isMadeOfClosedContours, "\(name)")
      #expect(symbol.outline.enclosedArea > 0.01, "\(name) has hardly any ink")
      // Recorded symbols reach a fifth of an em beyond the circle at most.
      #expect(symbol.bounds.width < 1.25 && symbol.bounds.height < 1.15, "\(name): \(symbol.bounds)")
      #expect(symbol.size.width > symbol.bounds.width && symbol.size.height > symbol.bounds.height)
    }
  }

  @Test func `a name without a drawing gives none`() {
    #expect(SymbolCatalogue.drawing(of: "heart.broken.twice") == nil)
    #expect(SymbolCatalogue.drawing(of: "") == nil)
    // Parts of drawings are no symbols.
    #expect(!SymbolCatalogue.names.contains { $0.hasPrefix("_") })
  }

  @Test(arguments: [
    "plus", "heart", "heart.fill", "trash", "figure.walk", "cloud.rain", "gearshape.fill", "star", "link",
    "chevron.right", "wifi", "calendar", "person.2.fill", "doc.on.doc",
  ]) func `a heavier symbol has more ink, and a larger one too`(name: String) throws {
    let weights = [-0.8, -0.4, 0, 0.3, 0.62]
    let areas = try weights.map { try drawing(name, SymbolStyle(weight: $0)).outline.enclosedArea }
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(areas)")
    let scales = try SymbolScale.allCases.map {
      try drawing(name, SymbolStyle(scale: $0)).outline.enclosedArea
    }
    #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 < $1 }, "\(scales)")
  }

  @Test func `a line's area is its length times its width and two half discs`() throws {
    let minus = try drawing("minus")
    let (length, width) = (minus.bounds.width, minus.bounds.height)
    #expect(abs(width - 0.08) < 1e-4)
    let expected = (length - width) * width + Double.pi * width * width / 4
    #expect(abs(minus.outline.enclosedArea - expected) < 2e-4 * expected + 2e-5)
  }

  @Test func `crossing lines count once`() throws {
    let (plus, minus) = (try drawing("plus"), try drawing("minus"))
    let width = minus.bounds.height
    let expected = 2 * minus.outline.enclosedArea - width * width
    #expect(abs(plus.outline.enclosedArea - expected) < 1e-5)
  }

  @Test func `a mark cut out of a disc and the mark make the disc`() throws {
    let disc = try drawing("circle.fill").outline.enclosedArea
    for name in ["checkmark.circle.fill", "plus.circle.fill", "heart.circle.fill"] {
      let cut = try drawing(name).outline.enclosedArea
      let layers = try #require(SymbolCatalogue.layers(of: name))
      #expect(layers.map(\.level) == [0, 1])
      let mark = layers[0].outline.enclosedArea
      #expect(abs(cut + mark - disc) < 2e-5, "\(name)")
      #expect(abs(layers[1].outline.enclosedArea - cut) < 2e-5, "\(name)")
    }
  }

  @Test func `the levels of a symbol make up its ink`() throws {
    for name in ["sun.max", "bell.badge", "square.and.arrow.up", "calendar.badge.plus"] {
      let layers = try #require(SymbolCatalogue.layers(of: name))
      let whole = try drawing(name).outline.enclosedArea
      let isMarked = name.contains("badge.plus")
      let sum = layers.reduce(0) { $0 + $1.outline.enclosedArea }
      if !isMarked { #expect(abs(sum - whole) < 2e-5, "\(name)") }
      #expect(sum >= whole - 2e-5)
    }
  }

  @Test func `symbols that follow the reading direction say so`() throws {
    for name in ["chevron.forward", "chevron.backward", "arrow.forward", "arrow.up.forward.square"] {
      #expect(try drawing(name).followsReading, "\(name)")
    }
    for name in ["chevron.right", "arrow.left", "play.fill", "heart"] {
      #expect(try !drawing(name).followsReading, "\(name)")
    }
  }
}

extension Path {
  /// Whether each contour of the path is closed and all its coordinates are finite.
  fileprivate var isMadeOfClosedContours: Bool {
    var isOpen = false
    for element in elements {
      switch element {
      case .move(let point):
        if isOpen || !point.isFinite { return false }
        isOpen = true
      case .line(let point): if !isOpen || !point.isFinite { return false }
      case .quad(let control, let end):
        if !isOpen || !control.isFinite || !end.isFinite { return false }
      case .cubic(let control1, let control2, let end):
        if !isOpen || !control1.isFinite || !control2.isFinite || !end.isFinite { return false }
      case .close: isOpen = false
      }
    }
    return !isOpen && !elements.isEmpty
  }

  /// The area inside a path of straight pieces whose contours do not overlap, by the shoelace formula.
  fileprivate var enclosedArea: Double {
    var sum = 0.0
    var (start, current) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point):
        sum += current.x * point.y - point.x * current.y
        current = point
      case .close: sum += current.x * start.y - start.x * current.y
      default: break
      }
    }
    return abs(sum) / 2
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
