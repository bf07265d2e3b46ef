// SPDX-License-Identifier: MIT

public import Geometry

/// An image with all the forms that it comes in; which one is drawn depends on the environment.
public struct ImageAsset: Hashable, Sendable {
  /// A direction of writing that a form may be meant for.
  public enum Direction: Hashable, Sendable {
    case leftToRight, rightToLeft
  }

  /// The edges of an image that keep their size when it is resized.
  public struct Slices: Hashable, Sendable {
    /// How far the edges reach into the image. Unit: px of the file.
    public var insets: EdgeInsets
    /// What happens to the middle.
    public var mode: ImageResizingMode

    /// Creates slices.
    public init(insets: EdgeInsets, mode: ImageResizingMode) {
      self.insets = insets
      self.mode = mode
    }
  }

  /// One file, and where it is used.
  public struct Form: Hashable, Sendable {
    /// The file, by the name that an ``ImageLibrary`` knows.
    public var file: String
    /// Pixels in a point of the image's natural size, or nil where one file serves all scales.
    public var scale: Double?
    /// The scheme, or nil for any.
    public var scheme: ColorScheme?
    /// The contrast, or nil for any.
    public var contrast: ColorSchemeContrast?
    /// Whether the form is for phones, and not for all devices.
    public var isForPhone = false
    /// Whether the form is for panels of the Display P3 gamut.
    public var isWideGamut = false
    /// Whether the form is for some screens alone, of which nothing more is known.
    public var isForSomeDevices = false
    /// The locale, such as `ja`, or nil for any.
    public var locale: String?
    /// The direction of writing, or nil for any.
    public var direction: Direction?
    /// The edges that keep their size, or nil.
    public var slices: Slices?

    /// Creates a form for every environment.
    public init(file: String, scale: Double? = nil) {
      self.file = file
      self.scale = scale
    }
  }

  /// What errors call the image: its name or its file.
  public var name: String
  /// The forms; of equally good ones the first is drawn.
  public var forms: [Form]
  /// How the image is drawn unless the view says otherwise.
  public var renderingMode: ImageRenderingMode

  /// Creates an image.
  public init(name: String, forms: [Form], renderingMode: ImageRenderingMode = .original) {
    self.name = name
    self.forms = forms
    self.renderingMode = renderingMode
  }
}

/// SwiftUI's ways to draw an image.
public enum ImageRenderingMode: String, Hashable, Sendable, CaseIterable {
  /// Its alpha in the foreground style.
  case template
  /// Its own colours.
  case original
}

/// SwiftUI's ways to fill more than an image's own size.
public enum ImageResizingMode: String, Hashable, Sendable, CaseIterable {
  case stretch, tile
}

/// SwiftUI's qualities of scaled images.
public enum ImageInterpolation: String, Hashable, Sendable, CaseIterable {
  case none, low, medium, high
}
