// SPDX-License-Identifier: MIT

/// The files that the page of a report is made of; they are part of the program.
public enum BundledPage {
  /// The HTML with `{{name}}` where the report puts something in.
  public static var template: String { text(PackageResources.index_html) }

  /// The style sheet.
  public static var style: String { text(PackageResources.page_css) }

  /// The script: all files as one function, so that they share names with each other and with no one else.
  public static var script: String {
    let files = [
      PackageResources.elements_js, PackageResources.store_js, PackageResources.filters_js,
      PackageResources.table_js, PackageResources.plots_js, PackageResources.matrix_js,
      PackageResources.worst_js, PackageResources.entry_js, PackageResources.page_js,
    ]
    return "\"use strict\";\n(() => {\n" + files.map(text).joined() + "})();\n"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
