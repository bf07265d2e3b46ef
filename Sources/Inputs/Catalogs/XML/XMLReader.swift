// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML with Foundation's parser.
///
/// Nothing outside of the document is ever read, and a document that declares entities is refused before the
/// parser sees it: libxml2 either leaves the words of such entities out without a word, or spends a long time.
final class XMLReader: NSObject {
  /// The most levels of elements in each other.
  static let nestingLimit = 256

  private let file: String
  private let elements: any XMLElements
  private var open: [(name: String, line: Int)] = []
  private var failure: InputError?

  private init(file: String, into elements: any XMLElements) {
    self.file = file
    self.elements = elements
  }

  /// Hands the elements of a document on, in its order.
  ///
  /// - Throws: ``InputError`` where the document is refused as a whole.
  /// - Returns: Where and why the reading ended before the end, or nil. What stands before was handed on.
  static func read(
    _ bytes: [UInt8], file: String, into elements: any XMLElements
  ) throws(InputError) -> InputError? {
    let document = try XMLProlog.document(bytes, file: file)
    let reader = XMLReader(file: file, into: elements)
    // Of a stream the parser keeps a piece at a time; data in one piece it takes up to ten megabytes only.
    let parser = XMLParser(stream: InputStream(data: Data(document)))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWhole = parser.parse()
    if reader.failure == nil, let innermost = reader.open.last {
      reader.failure = reader.syntax(
        "the file ends inside <\(innermost.name)>, which opens on line \(innermost.line)",
        line: parser.lineNumber, hint: "Is the file whole?")
    }
    if reader.failure == nil, !isWhole {
      reader.failure = reader.syntax("the text is not XML", line: parser.lineNumber, hint: nil)
    }
    return reader.failure
  }

  private func syntax(_ detail: String, line: Int, hint: String?) -> InputError {
    InputError(.xml, at: SourcePosition(file: file, line: max(1, line)), detail, hint: hint)
  }

  private func localName(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private func stop(_ parser: XMLParser, _ error: InputError) {
    if failure == nil { failure = error }
    parser.abortParsing()
  }
}

extension XMLReader: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    guard failure == nil else { return }
    let name = localName(elementName)
    guard open.count < Self.nestingLimit else {
      return stop(
        parser,
        InputError(
          .xmlTooDeep, at: SourcePosition(file: file, line: parser.lineNumber),
          "elements are nested more than \(Self.nestingLimit) deep"))
    }
    open.append((name, parser.lineNumber))
    do throws(InputError) {
      try elements.open(XMLTag(name: name, attributes: attributes, line: parser.lineNumber))
    } catch {
      stop(parser, error)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil else { return }
    _ = open.popLast()
    do throws(InputError) {
      try elements.close(localName(elementName))
    } catch {
      stop(parser, error)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if failure == nil { elements.add(string) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if failure == nil { elements.add(String(decoding: block, as: UTF8.self)) }
  }

  /// Refuses an entity that XML does not have; the parser would leave its words out.
  func parser(
    _ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?
  ) -> Data? {
    let detail = "the entity '&\(name.excerpt);' is not known"
    stop(parser, syntax(detail, line: parser.lineNumber, hint: "An ampersand is written &amp;."))
    return nil
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    let innermost = open.last
    let code = (error as NSError).code
    var detail = "the text is not XML here: \(XMLFault.description(of: code))"
    if let innermost { detail += ", inside <\(innermost.name)> of line \(innermost.line)" }
    stop(
      parser,
      syntax(detail, line: parser.lineNumber, hint: XMLFault.meansEnd(code) ? "Is the file whole?" : nil))
  }
}
