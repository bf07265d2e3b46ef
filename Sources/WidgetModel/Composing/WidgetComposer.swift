// SPDX-License-Identifier: MIT

import Geometry
public import Typeset
public import ViewLayout

/// Lays out widgets for one request as the system would: background over the canvas, content inside margins.
public struct WidgetComposer: Sendable {
  /// Where the widgets are shown.
  public let request: WidgetRequest
  /// The sizes that follow from it.
  public let geometry: WidgetGeometry
  private let environment: LayoutEnvironment
  private let typesetter: Typesetter
  private let images: (any ImageLibrary)?

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - request: Where the widgets are shown.
  ///   - model: What the system is taken to do.
  ///   - typesetter: The faces.
  ///   - images: The image files; without them a view of an image is an error.
  /// - Throws: ``ModelError`` as ``WidgetGeometry`` does.
  public init(
    for request: WidgetRequest, by model: SystemModel, typesetter: Typesetter,
    images: (any ImageLibrary)? = nil
  ) throws(ModelError) {
    self.request = request
    geometry = try WidgetGeometry(
      of: request.family, on: request.device, in: request.environment, by: model)
    var environment = LayoutEnvironment(
      displayScale: geometry.displayScale, colorScheme: request.environment.colorScheme,
      colorSchemeContrast: request.environment.colorSchemeContrast, palette: model.palette,
      dynamicTypeSize: request.environment.dynamicTypeSize ?? .large, locale: request.locale,
      timeZone: request.timeZone,
      timeFidelity: request.environment.isLuminanceReduced && model.dimmedTime == .minutes
        ? .minutes : .seconds,
      dynamicTextWidth: model.dynamicTextWidth,
      containerShape: ContainerShape(
        .roundedRectangle(cornerRadius: geometry.cornerRadius, .continuous), in: geometry.bounds))
    environment.scaleStep = model.textScaleStep
    self.environment = environment
    self.typesetter = typesetter
    self.images = images
  }

  /// Returns a widget on its canvas.
  ///
  /// A declared container background fills the canvas where the environment shows it; several views in it
  /// lie on each other. The content is offered the canvas inside the margins and stands in its middle.
  ///
  /// - Throws: ``LayoutError`` as ``LayoutEngine`` does.
  public func compose(_ widget: WidgetView) throws(LayoutError) -> ComposedWidget {
    let engine = engine(for: widget)
    let contentRect = contentRect(of: widget)
    return ComposedWidget(
      geometry: geometry, background: try background(of: widget, engine),
      content: try engine.placedTree(of: widget.content, centeredIn: contentRect), contentRect: contentRect)
  }

  /// Returns a widget that is laid out whenever some of its Texts are filled anew; nil for one that must be composed
  /// anew for each entry.
  ///
  /// - Parameters:
  ///   - widget: The widget, filled once.
  ///   - background: The places of the Texts in its container background that are filled.
  ///   - content: The places of the Texts in its content that are filled.
  ///   - paragraphs: What texts that are set alike elsewhere are shared through; of the same typesetter.
  /// - Throws: As ``compose(_:)``.
  public func kept(
    _ widget: WidgetView, filling background: [String], _ content: [String],
    sharing paragraphs: RecentParagraphs
  ) throws(LayoutError) -> KeptWidget? {
    let engine = engine(for: widget)
    let contentRect = contentRect(of: widget)
    guard
      let inside = try engine.keptLayout(
        of: widget.content, centeredIn: contentRect, filling: content, sharing: paragraphs)
    else { return nil }
    var ground: KeptLayout?
    if let root = backgroundRoot(of: widget) {
      ground = try engine.keptLayout(
        of: root, centeredIn: geometry.bounds, filling: background, sharing: paragraphs)
      if ground == nil { return nil }
    }
    return KeptWidget(
      geometry: geometry, background: ground, backgroundTexts: background.count, content: inside,
      contentRect: contentRect)
  }

  private func contentRect(of widget: WidgetView) -> Rect {
    geometry.bounds.inset(by: widget.contentMargins ?? geometry.margins).standardized
  }

  private func engine(for widget: WidgetView) -> LayoutEngine {
    var environment = environment
    if let accent = widget.accent { environment.accent = accent }
    return LayoutEngine(environment: environment, typesetter: typesetter, images: images)
  }

  private func background(of widget: WidgetView, _ engine: LayoutEngine) throws(LayoutError) -> PlacedTree? {
    guard let root = backgroundRoot(of: widget) else { return nil }
    return try engine.placedTree(of: root, centeredIn: geometry.bounds)
  }

  /// The view of the container background, where it is declared and shown.
  private func backgroundRoot(of widget: WidgetView) -> ViewNode? {
    guard request.environment.containerBackground == .shown, let views = widget.containerBackground
    else { return nil }
    return views.count == 1
      ? views[0] : ViewNode(path: "containerBackground", view: .zStack(alignment: .center, views))
  }
}

extension Rect {
  /// The rectangle without negative extents: margins wider than the canvas leave nothing.
  fileprivate var standardized: Rect {
    Rect(minX, minY, max(0, width), max(0, height))
  }
}
