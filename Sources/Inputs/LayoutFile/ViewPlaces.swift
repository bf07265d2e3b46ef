// SPDX-License-Identifier: MIT

/// Where the views of a layout file stand in it, for reports that point at a line.
public struct ViewPlaces: Sendable {
  private let root: JSONValue

  /// Reads a layout file, or gives nil where it is no JSON.
  public init?(_ bytes: [UInt8], file: String) {
    do throws(InputError) {
      root = try JSONReader.read(bytes, file: file).root
    } catch {
      return nil
    }
  }

  /// Returns the line and the column, counted from 1, of what a path such as `content/VStack/0` leads to.
  ///
  /// Where the path goes on further than the file, as it does after `#`, the last place on the way is given.
  public func place(of path: String) -> (line: Int, column: Int) {
    var value = root
    for part in path.prefix(while: { $0 != "#" }).split(separator: "/") {
      // What a ForEach repeats is at one place for all items.
      guard let next = value.child(String(part.prefix { $0 != "[" })) else { break }
      value = next
    }
    return (value.location.line, value.location.column)
  }
}

extension JSONValue {
  /// The member of a key, or the element of an index.
  fileprivate func child(_ name: String) -> JSONValue? {
    switch content {
    case .object(let members): return members.first { $0.key == name }?.value
    case .array(let elements):
      guard let index = Int(name), elements.indices.contains(index) else { return nil }
      return elements[index]
    default: return nil
    }
  }
}
