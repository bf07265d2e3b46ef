// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// An image: its natural size whatever is proposed, or what is proposed where it is resizable.
///
/// - Source: both rules are recorded; a resizable image is not smaller than its caps on either axis: computed from
///   SwiftUI's own code.
final class ImageElement: LayoutElement {
  /// What is drawn.
  struct Drawing {
    var source: ImageSource
    /// Pixels of the source in one pt of the natural size.
    var scale: Double
    var interpolation = ImagePlacement.Interpolation.low
    /// What is drawn through the alpha, or nil for the image's own colours.
    var template: ResolvedStyle?
  }

  private let path: String
  private let drawing: Drawing
  private let resizing: ImageResizing
  private let naturalSize: Size

  init(path: String, drawing: Drawing, resizing: ImageResizing) {
    self.path = path
    self.drawing = drawing
    self.resizing = resizing
    naturalSize = Size(
      Double(drawing.source.size.width) / drawing.scale, Double(drawing.source.size.height) / drawing.scale)
  }

  /// The edges that keep their size. Unit: pt.
  private var caps: EdgeInsets {
    if case .capped(let insets) = resizing { insets } else { .zero }
  }

  override func size(for proposal: ProposedSize) -> Size {
    guard resizing != .natural else { return naturalSize }
    return Size(
      max(proposal.width ?? naturalSize.width, caps.leading + caps.trailing),
      max(proposal.height ?? naturalSize.height, caps.top + caps.bottom))
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect, rect.isFinite else { return }
    var placement = ImagePlacement(
      source: drawing.source, destination: rect, interpolation: drawing.interpolation)
    if caps != .zero {
      placement.caps = ImagePlacement.Caps(insets: caps.scaled(by: drawing.scale), scale: drawing.scale)
    }
    if resizing == .tile {
      tile(placement, in: rect, into: &picture)
    } else {
      picture.image(placement, template: drawing.template, path: path)
    }
  }

  /// Lays the image side by side from the top left corner; where that takes too many pixels it is stretched.
  private func tile(_ placement: ImagePlacement, in rect: Rect, into picture: inout PictureBuilder) {
    var tiled = placement
    let width = (rect.width * drawing.scale).rounded(.up)
    let height = (rect.height * drawing.scale).rounded(.up)
    guard width < 1e6, height < 1e6, let source = drawing.source.tiled(to: PixelSize(Int(width), Int(height)))
    else { return picture.image(placement, template: drawing.template, path: path) }
    tiled.source = source
    tiled.destination = Rect(rect.minX, rect.minY, width / drawing.scale, height / drawing.scale)
    picture.clip(to: .rectangle, in: rect) { $0.image(tiled, template: drawing.template, path: path) }
  }
}

extension EdgeInsets {
  /// Returns the insets in another unit.
  func scaled(by factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: top * factor, leading: leading * factor, bottom: bottom * factor, trailing: trailing * factor)
  }
}
