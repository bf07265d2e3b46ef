// SPDX-License-Identifier: MIT

import Geometry
public import ViewLayout

/// A widget that is laid out again and again, of which only some Texts change.
///
/// It belongs to one thread.
public final class KeptWidget {
  private let geometry: WidgetGeometry
  private let background: KeptLayout?
  /// How many of the filled Texts belong to the container background, shown or not.
  private let backgroundTexts: Int
  private let content: KeptLayout
  private let contentRect: Rect

  init(
    geometry: WidgetGeometry, background: KeptLayout?, backgroundTexts: Int, content: KeptLayout,
    contentRect: Rect
  ) {
    self.geometry = geometry
    self.background = background
    self.backgroundTexts = backgroundTexts
    self.content = content
    self.contentRect = contentRect
  }

  /// The widget as it is filled; drawn when it is asked for.
  public var composed: ComposedWidget {
    ComposedWidget(
      geometry: geometry, background: background?.tree, content: content.tree, contentRect: contentRect)
  }

  /// What is drawn in another way than before.
  public enum Change: Sendable {
    /// Some texts alone, perhaps none: of the container background, and of the content.
    case texts(background: [TextChange], content: [TextChange])
    /// Perhaps all.
    case all
  }

  /// Fills the Texts and says what is drawn in another way than before.
  ///
  /// - Parameter texts: What the Texts show, those of the container background first.
  /// - Throws: ``LayoutError`` where a date cannot be written.
  public func fill(_ texts: [TextContent]) throws(LayoutError) -> Change {
    let ground = try background?.fill(texts[..<backgroundTexts]) ?? .texts([])
    let inside = try content.fill(texts[backgroundTexts...])
    guard case .texts(let groundTexts) = ground, case .texts(let contentTexts) = inside else { return .all }
    return .texts(background: groundTexts, content: contentTexts)
  }
}
