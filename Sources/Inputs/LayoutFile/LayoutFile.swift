// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry
import ViewLayout
public import WidgetModel

/// A widget as a layout file describes it, checked for every environment.
public struct LayoutFile: Sendable {
  /// The largest layout file that is read. Unit: bytes.
  public static let sizeLimit = 64 << 20

  /// The file as the user named it.
  public let file: String
  /// The widget's name.
  public let name: String
  /// The widget's family.
  public let family: WidgetFamily
  /// The entries that stand in the file.
  public let samples: [Entry]
  /// The space of the widget's pictures.
  public let colorSpace: ColorSpace
  /// The margins that the widget sets in place of the system's, or nil. Unit: pt.
  public let contentMargins: EdgeInsets?
  /// The fields that the widget's texts name, sorted.
  public let fields: [String]
  /// The files beside the layout that it uses.
  public let usedFiles: UsedFiles
  /// The colour of controls that the asset catalogs give, or nil.
  let accent: ShapeStyle?
  let containerBackground: [Element]?
  let content: Element
  /// What the colour sets say that the file names, by name.
  let colorTexts: [String: String]
  /// The file's own words.
  let source: JSONValue

  /// Reads a layout file of format 1.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The file as the user named it, for errors.
  ///   - environments: The names that `when` may ask for.
  ///   - assets: The colours and images that the file may name.
  /// - Throws: ``InputError`` with up to ``InputError/limit`` problems of the file.
  public static func read(
    _ bytes: [UInt8], file: String, environments: [String], assets: LayoutAssets = LayoutAssets()
  ) throws(InputError) -> LayoutFile {
    let json = try JSONReader.read(bytes, file: file)
    let problems = FileProblems(file: file, json.problems)
    var reader = LayoutReader(environments: environments, assets: assets, problems: problems)
    let layout = reader.layout(JSONPlace(value: json.root, path: "", problems: problems))
    try problems.throwIfAny()
    guard let layout else {
      // A reader that gives nothing has reported why.
      throw InputError(.syntax, at: SourcePosition(file: file), "the file holds no layout")
    }
    return layout
  }

  /// Returns the widget for one environment, ready to be filled with entries.
  ///
  /// - Parameters:
  ///   - environment: Where it is shown.
  ///   - dates: The zone of dates, and the moment of entries without one.
  ///   - changes: What is changed about single views, as if a branch for the environment said so last.
  public func resolved(
    in environment: WidgetEnvironment, dates: EntryDates, changing changes: [LayoutChange] = []
  ) -> ResolvedLayout {
    let resolver = ElementResolver(
      environment: environment, family: family, changes: Dictionary(grouping: changes, by: \.path))
    return ResolvedLayout(
      containerBackground: containerBackground.map { $0.compactMap(resolver.view) },
      content: resolver.view(content)
        ?? ResolvedView(path: content.path, view: .fixed(.emptyView), modifiers: []),
      contentMargins: contentMargins, accent: accent, dates: dates)
  }

  /// Returns the widget's views for one environment and one entry.
  ///
  /// - Throws: ``InputError`` where the entry lacks a field, or has one that is no date.
  public func view(
    in environment: WidgetEnvironment, entry: Entry, dates: EntryDates
  ) throws(InputError) -> WidgetView {
    try resolved(in: environment, dates: dates).view(of: entry)
  }
}
