// SPDX-License-Identifier: MIT

/// The start of an element.
struct XMLTag {
  /// The name without the prefix of its namespace.
  var name: String
  var attributes: [String: String]
  /// The line where the tag ends, counted from 1.
  var line: Int
}

/// What takes the elements of an XML document in their order.
protocol XMLElements: AnyObject {
  func open(_ tag: XMLTag) throws(InputError)
  func add(_ text: String)
  func close(_ name: String) throws(InputError)
}
