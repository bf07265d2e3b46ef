// SPDX-License-Identifier: MIT

import Typeset

extension ElementBuilder {
  /// Returns the element of a text that locale and moment decide.
  ///
  /// Where the value has shorter forms, the widest that fits on one line is taken; that it is taken before the text
  /// is wrapped or shrunk is modelled.
  func formattedText(_ value: FormattedValue, path: String, values: InheritedValues) -> LayoutElement {
    guard let text = written(value, at: path) else { return LayoutElement() }
    let variants = text.variants.map { self.text(.verbatim($0), path: path, values: values) }
    let element =
      variants.count == 1 ? variants[0] : ThatFitsElement(axes: [.horizontal], children: variants)
    guard let interval = text.changeInterval else { return element }
    let changing = ChangingElement(element, interval: interval)
    guard environment.dynamicTextWidth == .whole else { return changing }
    var frame = FlexibleFrame(alignment: Alignment(values.textAlignment.horizontal, .center))
    frame.maxWidth = .infinity
    return FlexibleFrameElement(changing, frame: frame)
  }

  /// Returns the forms of a value, or nil after noting why there are none.
  func written(_ value: FormattedValue, at path: String) -> FormattedText? {
    do {
      return try paragraphs.typesetter.text(
        of: value, locale: environment.locale, timeZone: environment.timeZone,
        fidelity: environment.timeFidelity)
    } catch {
      failure = failure ?? .date(error, at: path)
      return nil
    }
  }
}

extension TextAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
