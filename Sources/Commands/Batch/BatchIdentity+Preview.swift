// SPDX-License-Identifier: MIT

import Inputs
import Reports

extension BatchIdentity {
  /// What `andon preview` must be told to draw a render of the batch again, beside the render itself.
  ///
  /// It is made of what the results say, so that shares that are joined give what one machine does.
  ///
  /// - Parameters:
  ///   - configuration: The project's, whose own choices need no words.
  ///   - io: Where the project is.
  func previewFacts(by configuration: Configuration, io: ToolIO) -> PreviewFacts {
    let choices = JSONValue.object(choices)
    func words(_ key: String) -> [String] { (choices[key]?.elements ?? []).compactMap(\.string) }
    var facts = PreviewFacts()
    // Standard input cannot be read again.
    facts.sets = words("sets").filter { $0 != SetSource.standardInputName }
    for word in words("selection") {
      let parts = word.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, let name = OptionName(rawValue: String(parts[0].dropFirst(2))) else { continue }
      switch name {
      case .idField:
        facts.idField = parts[1]
        fallthrough
      case .field, .placeholder:
        facts.setOptions.append(PreviewFacts.Option(name: parts[0], value: parts[1]))
      default: break
      }
    }
    let usual = try? Choices(RunRequest(), configuration).dates()
    for (key, option, own) in [
      ("date", OptionName.date, usual?.moment), ("timeZone", .timeZone, usual?.timeZone),
    ] {
      guard let value = choices[key]?.string, value != own else { continue }
      facts.options.append(PreviewFacts.Option(name: option.written, value: value))
    }
    if let source = configurationSource,
      source.file != ProjectFiles(io: io).configurationSource(named: nil)?.file
    {
      facts.options.append(PreviewFacts.Option(name: OptionName.config.written, value: source.file))
    }
    return facts
  }
}
