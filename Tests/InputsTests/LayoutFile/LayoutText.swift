// SPDX-License-Identifier: MIT

import Inputs
import Testing
import ViewLayout
import WidgetModel

/// Makes layout files of one view, and reads them.
enum LayoutText {
  /// Returns a layout file around the text of a view.
  static func file(content: String, _ more: String = "") -> String {
    """
    { "andon": 1, "name": "t", "family": "systemSmall",\(more)
    "content": \(content) }
    """
  }

  static func read(_ text: String, environments: [String] = Environments.names) throws(InputError)
    -> LayoutFile
  {
    try LayoutFile.read(Array(text.utf8), file: "t.widget.json", environments: environments)
  }

  /// Returns the problems of a file, none if it is read.
  static func problems(_ text: String, environments: [String] = Environments.names) -> [InputError] {
    do throws(InputError) {
      _ = try read(text, environments: environments)
      return []
    } catch {
      return error.all
    }
  }

  /// Returns the content of a one-view file for an environment.
  static func content(
    _ content: String, in environment: WidgetEnvironment = Environments.home,
    entry: Entry = Entry(id: "1", fields: ["text": .text("calm")])
  ) throws -> ViewNode {
    try read(file(content: content)).view(in: environment, entry: entry, dates: EntryDates()).content
  }

  /// Returns the modifiers of a one-view file as short words.
  static func modifiers(_ view: String, in environment: WidgetEnvironment = Environments.home) throws
    -> [String]
  {
    describe(try content(view, in: environment))
  }
}
