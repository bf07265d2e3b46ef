// SPDX-License-Identifier: MIT

import BundledFonts
import Typeset

extension FontCollection {
  /// Loads the faces that ship with the tool.
  static func bundled() throws(CommandError) -> FontCollection {
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
