// SPDX-License-Identifier: MIT

import Inputs
import ViewLayout
import WidgetModel

/// What stopped a case: one widget with one entry, wherever it is shown.
public struct CaseFault: Error, Hashable, Sendable {
  /// What was wrong; at least one.
  public var errors: [RunError]

  /// Creates a fault.
  public init(errors: [RunError]) { self.errors = errors }

  init(_ error: InputError) { self.init(errors: error.all.map(RunError.init)) }

  init(_ error: ModelError, in file: String) {
    self.init(errors: [RunError(file: file, message: error.detail, hint: error.hint)])
  }

  init(_ error: LayoutError, in file: String) {
    self.init(
      errors: [
        RunError(
          file: file, key: error.subject, code: error.code.rawValue, message: error.detail, hint: error.hint)
      ])
  }
}

extension RunError {
  init(_ error: InputError) {
    self.init(
      file: error.position.file.isEmpty ? nil : error.position.file, line: error.position.line,
      column: error.position.column, key: error.position.keyPath, code: error.code.rawValue,
      message: error.detail,
      hint: error.hint)
  }
}
