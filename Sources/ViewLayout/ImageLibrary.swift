// SPDX-License-Identifier: MIT

public import Pictures

/// Gives the pixels of image files.
///
/// Layout sees files through this alone, so that it opens none and tests can make images up.
public protocol ImageLibrary: AnyObject, Sendable {
  /// Returns the image of a file; the same object as long as it is kept.
  ///
  /// - Throws: ``ImageFault`` where the file gives no image.
  func image(of file: String) throws(ImageFault) -> ImageSource
}

/// Why a file gives no image.
public struct ImageFault: Error, Hashable, Sendable {
  /// One sentence without a full stop.
  public let detail: String
  /// What the user can do.
  public let hint: String

  /// Creates a fault.
  public init(_ detail: String, hint: String) {
    self.detail = detail
    self.hint = hint
  }
}
