// SPDX-License-Identifier: MIT

public import Geometry
public import Inputs
public import Light
public import Raster
public import Typeset
public import ViewLayout
public import WidgetModel

/// One widget in one place, made ready once and then filled with entry after entry.
///
/// The cost of one more entry is the cost of what it changes: what no field touches is laid out, drawn and metered
/// once, and only touched pixels are drawn and counted again. None of it changes a picture or a reading by a bit. A
/// prepared widget belongs to one thread, as its ``Workbench`` does.
public final class PreparedWidget {
  /// Where the widget is shown.
  public let request: WidgetRequest
  /// Whether the widget declares a container background.
  public private(set) var declaresContainerBackground = false

  let drawing: WidgetDrawing
  /// The widget with the last entry, where it is composed anew for each.
  private var whole: ComposedWidget?
  /// The widget with its texts open, where only texts change, and what fills them; made with the first entry.
  private var kept: (widget: KeptWidget, filler: TextFiller, backgroundUnits: Int)?
  /// Whether `drawing` shows less than the whole widget, after an entry that could not be shown.
  private var isBehind = true
  private let layout: ResolvedLayout
  private let file: String
  private let composer: WidgetComposer
  private let paragraphs: RecentParagraphs
  private let presenting: Presenting
  private let meter: LightMeter

  /// Makes a widget ready.
  ///
  /// - Parameters:
  ///   - layout: The widget.
  ///   - request: Where it is shown.
  ///   - dates: The zone of dates, and the moment of entries without one.
  ///   - model: What the system is taken to do.
  ///   - typesetter: The faces.
  ///   - images: The image files; without them a view of an image is an error.
  ///   - bench: What the worker keeps.
  /// - Throws: ``CaseFault`` where the environment does not show the family or no source gives its size.
  public convenience init(
    _ layout: LayoutFile, for request: WidgetRequest, dates: EntryDates, by model: SystemModel,
    typesetter: Typesetter, images: (any ImageLibrary)? = nil, at bench: Workbench
  ) throws(CaseFault) {
    try self.init(
      layout.resolved(in: request.environment, dates: dates), of: layout, for: request, by: model,
      typesetter: typesetter, images: images, at: bench)
  }

  /// Makes one of a widget's resolved layouts ready.
  init(
    _ resolved: ResolvedLayout, of layout: LayoutFile, for request: WidgetRequest, by model: SystemModel,
    typesetter: Typesetter, images: (any ImageLibrary)?, at bench: Workbench
  ) throws(CaseFault) {
    self.request = request
    self.layout = resolved
    file = layout.file
    paragraphs = bench.paragraphs(of: typesetter)
    do throws(ModelError) {
      composer = try WidgetComposer(for: request, by: model, typesetter: typesetter, images: images)
    } catch {
      throw CaseFault(error, in: layout.file)
    }
    presenting = Presenting(pass: request.environment.systemPass, model: model)
    meter = LightMeter(litThreshold: model.litThreshold)
    drawing = WidgetDrawing(geometry: composer.geometry, space: layout.colorSpace, bench: bench)
  }

  /// The canvas, the pixels and what lies between.
  public var geometry: WidgetGeometry { composer.geometry }

  /// Fills the widget and lays it out.
  ///
  /// - Throws: ``CaseFault`` where the entry lacks a field, or has one that cannot be shown.
  public func compose(_ entry: Entry) throws(CaseFault) {
    if kept != nil { return try fill(entry) }
    let view = try view(of: entry)
    declaresContainerBackground = view.containerBackground != nil
    if whole == nil, let filler = layout.textFiller, let widget = try keptWidget(view) {
      kept = (widget, filler, 0)
      return try fill(entry)
    }
    let composed = try composed(view)
    whole = composed
    drawing.show(DrawnUnit.all(of: composed))
  }

  /// Fills the texts of the kept widget.
  private func fill(_ entry: Entry) throws(CaseFault) {
    guard let kept else { return }
    let texts = try texts(of: entry, kept.filler)
    let wasBehind = isBehind
    isBehind = true
    let change = try change(of: kept.widget, texts)
    isBehind = false
    if case .texts(let background, let content) = change, !wasBehind {
      drawing.show(background, from: 0)
      drawing.show(content, from: kept.backgroundUnits)
      return
    }
    let composed = kept.widget.composed
    self.kept?.backgroundUnits = composed.background?.elements.count ?? 0
    drawing.show(DrawnUnit.all(of: composed))
  }

  /// What the widget came to with the last entry; nil before the first one.
  public var widget: ComposedWidget? { kept?.widget.composed ?? whole }

  /// How many readings were found without pixels, and how many from them.
  public var metered: (withoutPixels: Int, fromPixels: Int) { drawing.metered }

  /// Returns the light of the presented picture, found in the cheapest way that is exact.
  public func reading() -> LightReading { drawing.reading(presenting, meter) }

  /// Returns the light of the presented picture from its pixels: what changed is drawn and counted.
  public func drawnReading() -> LightReading { drawing.drawnReading(presenting, meter) }

  /// Returns the light of the presented picture with every pixel drawn and counted anew.
  public func wholeReading() -> LightReading {
    drawWhole()
    return countedReading()
  }

  /// Draws every pixel anew.
  public func drawWhole() { drawing.drawWhole() }

  /// Returns the light of the presented picture with every pixel counted anew.
  public func countedReading() -> LightReading { drawing.plainReading(presenting, meter) }

  /// Draws the presented picture.
  ///
  /// - Returns: The picture, and a rectangle outside of which it is the same for every entry with the same
  ///   `stillness`. Unit: px.
  @discardableResult
  public func draw() -> (picture: PixelBuffer, part: PixelRect, stillness: Int) {
    let (picture, part) = drawing.presented(presenting)
    return (picture, part, drawing.stillness)
  }

  private func view(of entry: Entry) throws(CaseFault) -> WidgetView {
    do throws(InputError) {
      return try layout.view(of: entry)
    } catch {
      throw CaseFault(error)
    }
  }

  private func texts(of entry: Entry, _ filler: TextFiller) throws(CaseFault) -> [TextContent] {
    do throws(InputError) {
      return try filler.contents(for: entry)
    } catch {
      throw CaseFault(error)
    }
  }

  private func change(
    of widget: KeptWidget, _ texts: [TextContent]
  ) throws(CaseFault) -> KeptWidget.Change {
    do throws(LayoutError) {
      return try widget.fill(texts)
    } catch {
      throw CaseFault(error, in: file)
    }
  }

  private func composed(_ view: WidgetView) throws(CaseFault) -> ComposedWidget {
    do throws(LayoutError) {
      return try composer.compose(view)
    } catch {
      throw CaseFault(error, in: file)
    }
  }

  /// Returns the widget with its texts open, or nil where each entry must be composed anew.
  private func keptWidget(_ view: WidgetView) throws(CaseFault) -> KeptWidget? {
    guard let paths = layout.textPaths else { return nil }
    do throws(LayoutError) {
      return try composer.kept(view, filling: paths.background, paths.content, sharing: paragraphs)
    } catch {
      throw CaseFault(error, in: file)
    }
  }
}
