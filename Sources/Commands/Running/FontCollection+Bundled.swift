// SPDX-License-Identifier: MIT

import BundledFonts
import Typeset

extension FontCollection {
  /// Returns the faces that ship with the tool, loaded once: they are some megabytes, and their digests take a
  /// while to find.
  static func bundled() throws(CommandError) -> FontCollection { try shipped.get() }

  private static let shipped = Result { () throws(CommandError) in try loaded() }

  private static func loaded() throws(CommandError) -> FontCollection {
    let folder: String
    do throws(BundledFontsError) {
      folder = try BundledFonts.folder()
    } catch {
      throw CommandError(.fonts, subject: "fonts", "the tool's faces are missing: \(error)")
    }
    do throws(FontError) {
      return try FontCollection.load(folder: folder)
    } catch {
      throw CommandError(
        .fonts, subject: error.subject, "\(error.subject): \(error.detail)", hint: error.hint)
    }
  }
}
