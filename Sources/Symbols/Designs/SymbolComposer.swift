// SPDX-License-Identifier: MIT

import Geometry

/// Turns the parts of a design into regions for one style.
struct SymbolComposer {
  private let metrics: SymbolMetrics
  private var steps: [Step] = []

  private struct Step {
    var operation: RegionOperation
    var region: Region
    var level: Int
    /// Whether the step cuts the outline of a mark, which is ink where levels are told apart.
    var isMark: Bool
  }

  /// Where and how the parts of a symbol inside another one stand.
  private struct Placement {
    var scale = 1.0
    var x = 0.0
    var y = 0.0
    var width = 1.0
    var growth = 1.0
    var gap = 0.0
    var level = 0
    var cuts = false

    func inside(_ part: SymbolPart, cutting: Bool) -> Placement {
      Placement(
        scale: scale * part.scale, x: x + scale * part.x, y: y + scale * part.y,
        width: width * part.width, growth: growth * part.growth * min(part.scale, 1), gap: gap + part.gap,
        level: level + part.level, cuts: cuts || cutting)
    }
  }

  /// Draws a design.
  static func drawing(of design: SymbolDesign, in style: SymbolStyle) throws(PathText.Mistake)
    -> SymbolDrawing
  {
    var composer = SymbolComposer(metrics: SymbolMetrics(style))
    try composer.add(design, at: Placement())
    return composer.drawing(of: design)
  }

  /// Draws each level of a design, placed as in the whole drawing.
  static func layers(of design: SymbolDesign, in style: SymbolStyle) throws(PathText.Mistake) -> [SymbolLayer]
  {
    var composer = SymbolComposer(metrics: SymbolMetrics(style))
    try composer.add(design, at: Placement())
    return composer.layers()
  }

  private init(metrics: SymbolMetrics) { self.metrics = metrics }

  // MARK: Parts

  private mutating func add(_ design: SymbolDesign, at placement: Placement) throws(PathText.Mistake) {
    for part in design.parts { try add(part, design.variant, at: placement) }
  }

  private mutating func add(
    _ part: SymbolPart, _ variant: SymbolVariant, at placement: Placement
  ) throws(PathText.Mistake) {
    let isFilled = variant == .filled
    switch part.kind {
    case .line: try add(part, at: placement, strokes: true, fills: false)
    case .area: try add(part, at: placement, strokes: true, fills: true)
    case .solid: try add(part, at: placement, strokes: false, fills: true)
    case .body: try add(part, at: placement, strokes: true, fills: isFilled)
    case .mark: try add(part, at: placement, strokes: true, fills: false, cuts: isFilled)
    case .hole: try add(part, at: placement, strokes: true, fills: true, cuts: isFilled)
    case .opening: try add(part, at: placement, strokes: true, fills: isFilled, cuts: isFilled)
    case .cutLine: try add(part, at: placement, strokes: true, fills: false, cuts: true)
    case .cutArea: try add(part, at: placement, strokes: true, fills: true, cuts: true)
    case .symbol(let name):
      guard let design = SymbolCatalogue.design(name) else {
        throw PathText.Mistake(description: "no symbol '\(name)'")
      }
      try add(design, at: placement.inside(part, cutting: false))
    case .cutSymbol(let name):
      guard let design = SymbolCatalogue.design(name) else {
        throw PathText.Mistake(description: "no symbol '\(name)'")
      }
      try add(design, at: placement.inside(part, cutting: true))
    }
  }

  private mutating func add(
    _ part: SymbolPart, at placement: Placement, strokes: Bool, fills: Bool, cuts: Bool = false
  ) throws(PathText.Mistake) {
    // What a mark leaves open stays ink when the whole mark is cut out.
    let isMark = placement.cuts
    if isMark && cuts {
      steps.append(
        Step(
          operation: .add, region: try region(part, placement, strokes, fills),
          level: placement.level + part.level, isMark: false))
      return
    }
    let operation: RegionOperation = cuts || isMark ? .cut : .add
    steps.append(
      Step(
        operation: operation, region: try region(part, placement, strokes, fills),
        level: placement.level + part.level, isMark: isMark))
  }

  private func region(
    _ part: SymbolPart, _ placement: Placement, _ strokes: Bool, _ fills: Bool
  ) throws(PathText.Mistake) -> Region {
    let scale = metrics.skeletonScale
    let lines = Polyline.contours(of: try PathText.path(part.path)).map { line in
      var line = line
      line.points = line.points.map {
        Point(
          ($0.x * placement.scale + placement.x) * scale, ($0.y * placement.scale + placement.y) * scale)
      }
      return line
    }
    var region = Region()
    if strokes {
      let width = metrics.lineWidth(
        factor: part.width * placement.width, growth: part.growth * placement.growth)
      region.addStroke(lines, width: width + 2 * (part.gap + placement.gap) * scale)
    }
    if fills { for line in lines { region.add(line.points) } }
    return region
  }

  // MARK: Outlines

  private func drawing(of design: SymbolDesign) -> SymbolDrawing {
    let outline = RegionOverlay.outline(of: steps.map { ($0.operation, $0.region) })
    let ink = outline.bounds ?? Rect(0, 0, 0, 0)
    let (dx, dy) = (-ink.midX, -ink.midY)
    let bounds = Rect(-ink.width / 200, -ink.height / 200, ink.width / 100, ink.height / 100)
    let roomScale = metrics.skeletonScale
    return SymbolDrawing(
      outline: outline.inEm(x: dx, y: dy), bounds: bounds,
      size: Size(
        bounds.width + 2 * design.room * roomScale / 100,
        bounds.height + 2 * SymbolDesign.heightRoom * roomScale / 100),
      followsReading: design.followsReading)
  }

  private func layers() -> [SymbolLayer] {
    let ink = RegionOverlay.outline(of: steps.map { ($0.operation, $0.region) }).bounds ?? Rect(0, 0, 0, 0)
    let levels = Set(steps.filter { $0.operation == .add || $0.isMark }.map(\.level)).sorted()
    return levels.compactMap { level in
      // Ink of another level covers what lies below it; a cut outside of marks goes through all.
      let own = steps.map { step -> (RegionOperation, Region) in
        let isInk = step.isMark || step.operation == .add
        return (isInk && step.level == level ? .add : .cut, step.region)
      }
      let outline = RegionOverlay.outline(of: own)
      guard !outline.elements.isEmpty else { return nil }
      return SymbolLayer(level: level, outline: outline.inEm(x: -ink.midX, y: -ink.midY))
    }
  }
}

extension Path {
  /// Returns a path of design units in em, moved by some design units.
  fileprivate func inEm(x: Double, y: Double) -> Path {
    transformed(AffineTransform(a: 0.01, b: 0, c: 0, d: 0.01, tx: x / 100, ty: y / 100))
  }
}
