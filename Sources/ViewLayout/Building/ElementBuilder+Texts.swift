// SPDX-License-Identifier: MIT

import Typeset

extension ElementBuilder {
  /// Returns the element of a text.
  func text(_ content: TextContent, path: String, values: InheritedValues) -> LayoutElement {
    if case .formatted(let value) = content { return formattedText(value, path: path, values: values) }
    var parts = SpanList()
    add(content, at: path, values: values, to: &parts)
    let element = TextElement(
      path: path,
      setting: TextElement.Setting(
        text: StyledText(parts.spans), paragraph: values.paragraphStyle(in: environment), inks: parts.inks),
      paragraphs: paragraphs)
    return parts.changeInterval.map { ChangingElement(element, interval: $0) } ?? element
  }

  /// The spans of a text as they are found.
  private struct SpanList {
    var spans: [StyledText.Span] = []
    var inks: [TextInk] = []
    /// How long until a part would change by itself. Unit: s.
    var changeInterval: Double?
  }

  private func add(
    _ content: TextContent, at path: String, values: InheritedValues, to list: inout SpanList
  ) {
    switch content {
    case .parts(let parts):
      for part in parts {
        var inner = values
        for modifier in part.modifiers.reversed() { _ = inner.take(modifier) }
        add(part.content, at: path, values: inner, to: &list)
      }
    case .verbatim(let words): add(words, values: values, to: &list)
    case .formatted(let value):
      // Inside a text there is no room to try shorter forms in.
      guard let text = written(value, at: path) else { return }
      add(text.variants.first ?? "", values: values, to: &list)
      guard let interval = text.changeInterval else { return }
      list.changeInterval = min(list.changeInterval ?? interval, interval)
    }
  }

  private func add(_ words: String, values: InheritedValues, to list: inout SpanList) {
    list.spans.append(
      StyledText.Span(self.words(words, among: values), style: values.spanStyle(in: environment)))
    list.inks.append(ink(of: values))
  }

  /// Returns words in the letter case that has flowed down.
  func words(_ words: String, among values: InheritedValues) -> String {
    values.text.textCase.map { $0.applied(to: words, locale: environment.locale) } ?? words
  }

  private func ink(of values: InheritedValues) -> TextInk {
    let letters = colors.foreground(among: values)
    func style(of line: TextLineStyle?) -> ResolvedStyle {
      line?.color.map { colors.style($0, among: values) } ?? letters
    }
    return TextInk(
      letters: letters, underline: style(of: values.text.underline),
      strikethrough: style(of: values.text.strikethrough))
  }
}
