// SPDX-License-Identifier: MIT

/// A place in something the user wrote.
public struct SourcePosition: Hashable, Sendable {
  /// The file as the user named it; `-` is standard input, and nothing is the command line.
  public var file: String
  /// The line, counted from 1, or nil for the file as a whole.
  public var line: Int?
  /// The column in Unicode scalars, counted from 1.
  public var column: Int?
  /// The place inside the file, such as `content/VStack/0/font`.
  public var keyPath: String?

  /// Creates a position.
  public init(file: String, line: Int? = nil, column: Int? = nil, keyPath: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.keyPath = keyPath
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as compilers print it: `FILE:LINE:COLUMN`.
  public var description: String {
    [file, line.map(String.init), line == nil ? nil : column.map(String.init)]
      .compactMap { $0 }.joined(separator: ":")
  }
}
