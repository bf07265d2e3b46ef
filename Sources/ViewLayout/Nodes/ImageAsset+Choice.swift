// SPDX-License-Identifier: MIT

import Typeset

extension ImageAsset {
  /// Returns the form for an environment, or nil where no form is for it.
  ///
  /// A form for another scheme, contrast, locale or direction is out. Of the rest the scheme counts most, then the
  /// contrast, the locale, the direction, the device, and the gamut, which every phone's panel has; last the scale:
  /// the display's own, then the nearest larger one, then the nearest smaller one, then a file for all scales.
  ///
  /// - Source: what counts is reverse-engineered (SwiftUI's key of named images); in which order, and the order of
  ///   the scales, is modelled.
  func form(in environment: LayoutEnvironment) -> Form? {
    let isRightToLeft = LocaleFacts.isRightToLeft(locale: environment.locale)
    let language = Language(environment.locale)
    var best: (fit: Int, form: Form)?
    for form in forms {
      guard form.scheme == nil || form.scheme == environment.colorScheme,
        form.contrast == nil || form.contrast == environment.colorSchemeContrast,
        form.direction == nil || (form.direction == .rightToLeft) == isRightToLeft,
        let spoken = language.fit(form.locale)
      else { continue }
      let fit = 10 * form.fit(spoken) + Self.fit(of: form.scale, on: environment.displayScale)
      if fit > best?.fit ?? .min { best = (fit, form) }
    }
    return best?.form
  }

  /// Returns how well a scale suits a display, from 0 to 9; larger is better.
  private static func fit(of scale: Double?, on display: Double) -> Int {
    guard let scale else { return 0 }
    if scale == display { return 9 }
    // Scales are 1, 2 and 3.
    return scale > display ? 9 - Int(min(scale - display, 3)) : 5 - Int(min(display - scale, 4))
  }
}

extension ImageAsset.Form {
  /// Returns how well a form that may be drawn fits, but for its scale; larger is better.
  fileprivate func fit(_ spoken: Int) -> Int {
    (scheme == nil ? 0 : 256) + (contrast == nil ? 0 : 128) + 32 * spoken + (direction == nil ? 0 : 16)
      + (isForPhone ? 8 : 0) + (isWideGamut ? 4 : 0) + (isForSomeDevices ? 0 : 2)
  }
}

/// The parts of a locale that a form may be for.
private struct Language {
  /// Language, script and region in small letters.
  let parts: [Substring]

  init(_ locale: String) {
    parts = locale.lowercased().split { $0 == "_" || $0 == "-" }
  }

  /// Returns 0 for a form of no locale, more the more of the locale a form names, nil for another language.
  func fit(_ locale: String?) -> Int? {
    guard let locale else { return 0 }
    let wanted = Language(locale).parts
    guard wanted.first == parts.first, wanted.allSatisfy(parts.contains) else { return nil }
    return min(wanted.count, 3)
  }
}
