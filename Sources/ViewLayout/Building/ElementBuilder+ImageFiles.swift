// SPDX-License-Identifier: MIT

import Geometry
import Pictures

extension ElementBuilder {
  /// Returns the element of an image in the form that the environment asks for, or keeps what is wrong with it.
  func image(
    _ asset: ImageAsset, _ resizing: ImageResizing, of node: ViewNode, foreground: ResolvedStyle
  ) -> LayoutElement {
    guard let form = asset.form(in: environment) else {
      return failed(
        ImageFault(
          "it has no file for this scheme, contrast, language and device",
          hint: "give the image set a file for any appearance"), of: asset, at: node.path)
    }
    guard let images else {
      return failed(ImageFault("images are not read here", hint: "use a colour"), of: asset, at: node.path)
    }
    do throws(ImageFault) {
      var drawing = ImageElement.Drawing(source: try images.image(of: form.file), scale: form.scale ?? 1)
      usedImages.append(PlacedImage(form: form, renderingMode: asset.renderingMode))
      var mode = asset.renderingMode
      // The last modifier of each kind holds.
      for modifier in node.modifiers {
        switch modifier {
        case .renderingMode(let own): mode = own
        case .interpolation(let quality): drawing.interpolation = quality.filter
        default: continue
        }
      }
      if mode == .template { drawing.template = foreground }
      return ImageElement(
        path: node.path, drawing: drawing, resizing: resizing.with(form.slices, drawing.scale))
    } catch {
      return failed(error, of: asset, at: node.path)
    }
  }

  private func failed(_ fault: ImageFault, of asset: ImageAsset, at path: String) -> LayoutElement {
    failure = failure ?? .image(asset.name, fault, at: path)
    return LayoutElement()
  }
}

extension ImageResizing {
  /// Returns the resizing with the slices of a catalog, which hold where the view names no caps of its own.
  fileprivate func with(_ slices: ImageAsset.Slices?, _ scale: Double) -> ImageResizing {
    guard self == .stretch, let slices else { return self }
    return .capped(slices.insets.scaled(by: 1 / scale))
  }
}

extension ImageInterpolation {
  fileprivate var filter: ImagePlacement.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}
