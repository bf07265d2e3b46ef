// SPDX-License-Identifier: MIT

public import Geometry
public import ViewLayout

/// What fills a widget once.
public struct Entry: Hashable, Sendable {
  /// The value of one field.
  public enum Value: Hashable, Sendable {
    /// Words or a date in ISO 8601.
    case text(String)
    /// A list, for repetition.
    case list([Value])
    /// An object, whose fields have names.
    case record([String: Value])
  }

  /// The id in reports and baselines.
  public var id: String
  /// The fields by name; `text` is the affirmation, `date` the moment in ISO 8601.
  public var fields: [String: Value]
  /// The set's file and line, where the entry came from one.
  public var origin: String?
  /// The place inside the set's file, such as `en/3`, where a line does not say all.
  public var keyPath: String?
  /// The locale that its set gives it, such as `pt_BR`, or nil for that of the run.
  public var locale: String?

  /// Creates an entry.
  public init(
    id: String, fields: [String: Value], origin: String? = nil, keyPath: String? = nil,
    locale: String? = nil
  ) {
    self.id = id
    self.fields = fields
    self.origin = origin
    self.keyPath = keyPath
    self.locale = locale
  }

  /// The field `text`, or nothing.
  public var text: String {
    if case .text(let string)? = fields["text"] { return string }
    return ""
  }
}

/// A widget for one environment: its views before layout.
public struct WidgetView: Sendable {
  /// The views of the declared container background, or nil where none is declared.
  public var containerBackground: [ViewNode]?
  /// The content.
  public var content: ViewNode
  /// The margins that the widget sets in place of the system's, or nil. Unit: pt.
  public var contentMargins: EdgeInsets?
  /// The colour of controls that no view tints, or nil for the system's.
  public var accent: ShapeStyle?

  /// Creates a widget's views.
  public init(
    containerBackground: [ViewNode]?, content: ViewNode, contentMargins: EdgeInsets?,
    accent: ShapeStyle? = nil
  ) {
    self.containerBackground = containerBackground
    self.content = content
    self.contentMargins = contentMargins
    self.accent = accent
  }
}
