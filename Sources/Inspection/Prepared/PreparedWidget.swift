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
  /// What the widget came to with the last entry; nil before the first one.
  public private(set) var widget: ComposedWidget?
  /// Whether the widget declares a container background.
  public private(set) var declaresContainerBackground = false

  let drawing: WidgetDrawing
  private let layout: ResolvedLayout
  private let file: String
  private let composer: WidgetComposer
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
  @discardableResult
  public func compose(_ entry: Entry) throws(CaseFault) -> ComposedWidget {
    let view = try view(of: entry)
    declaresContainerBackground = view.containerBackground != nil
    let composed = try composed(view)
    widget = composed
    drawing.show(DrawnUnit.all(of: composed))
    return composed
  }

  /// Returns the light of the presented picture, found in the cheapest way that is exact.
  public func reading() -> LightReading { drawing.reading(presenting, meter) }

  /// Returns the light of the presented picture from its pixels: what changed is drawn and counted.
  public func drawnReading() -> LightReading { drawing.drawnReading(presenting, meter) }

  /// Returns the light of the presented picture with every pixel drawn and counted anew.
  public func wholeReading() -> LightReading {
    drawing.drawWhole()
    return drawing.plainReading(presenting, meter)
  }

  /// Draws the presented picture.
  ///
  /// - Returns: The picture, and a rectangle outside of which it is the same for every entry with the same
  ///   `stillness`. Unit: px.
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

  private func composed(_ view: WidgetView) throws(CaseFault) -> ComposedWidget {
    do throws(LayoutError) {
      return try composer.compose(view)
    } catch {
      throw CaseFault(error, in: file)
    }
  }
}
