// SPDX-License-Identifier: MIT

public import Testing

/// Records an issue unless two numbers differ by at most a tolerance.
public func expectClose(
  _ value: Double, _ expected: Double, within tolerance: Double, unit: String = "",
  _ comment: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !(abs(value - expected) <= tolerance) else { return }
  let note = comment()
  Issue.record(
    """
    \(note.isEmpty ? "" : note + ": ")\(value) \(unit) is \(abs(value - expected)) away from \
    \(expected) \(unit), more than \(tolerance)
    """, sourceLocation: sourceLocation)
}
