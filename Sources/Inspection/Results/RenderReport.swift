// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry
public import Light

/// Everything that one render came to.
public struct RenderReport: Sendable {
  /// The widget's name.
  public var widget: String
  /// The layout file, as the user named it.
  public var file: String
  /// Which entry filled the widget.
  public var entry: EntryLabel
  /// The locale, such as `en_US`.
  public var locale: String
  /// The device's name.
  public var device: String
  /// The environment's name.
  public var environment: String
  /// The canvas. Unit: pt.
  public var points: Size
  /// The picture. Unit: px.
  public var pixels: PixelSize
  /// Pixels of the panel per point of the panel.
  public var panelScale: Double
  /// The picture's colour space.
  public var space: ColorSpace
  /// The light of the presented picture.
  public var reading: LightReading
  /// The same figures over those of the twin; nil where the environment has none.
  public var ratio: TwinRatio?
  /// Luminance over that of the plain twin picture, which the system has not touched.
  public var systemRatio: Double?
  /// The light that the baseline keeps of the render, or nil where there is none. Unit: pt².
  public var baselineLight: Double?
  /// What each Text came to.
  public var texts: [TextReport]
  /// The symbols, whose drawings are Andon's own.
  public var symbols: [SymbolReport] = []
  /// The broken rules.
  public var findings: [Finding]
  /// The rules that could not answer.
  public var cannotTell: [OpenQuestion]
  /// Every view's rectangle by path, where asked for. Unit: pt.
  public var frames: [(path: String, rect: Rect)]?
  /// What each element of the drawing adds to the light, the background first, where asked for.
  public var attribution: [AttributedElement]?
  /// The place of the entry among all entries of the run, counted from 0 over the widgets one after the other.
  public var index: Int?
  /// The places in the configuration's `ignore` list that silenced a finding of the same entry, locale and
  /// device; given with the last of the environments.
  public var usedIgnores: [Int] = []
  /// The file of the picture, as seen from the report's folder, where one was written.
  public var picture: String?

  /// Creates a report.
  public init(
    widget: String, file: String, entry: EntryLabel, locale: String, device: String, environment: String,
    points: Size, pixels: PixelSize, panelScale: Double, space: ColorSpace, reading: LightReading,
    ratio: TwinRatio?, systemRatio: Double?, texts: [TextReport], symbols: [SymbolReport] = [],
    findings: [Finding], cannotTell: [OpenQuestion], frames: [(path: String, rect: Rect)]?,
    attribution: [AttributedElement]? = nil
  ) {
    self.widget = widget
    self.file = file
    self.entry = entry
    self.locale = locale
    self.device = device
    self.environment = environment
    self.points = points
    self.pixels = pixels
    self.panelScale = panelScale
    self.space = space
    self.reading = reading
    self.ratio = ratio
    self.systemRatio = systemRatio
    self.texts = texts
    self.symbols = symbols
    self.findings = findings
    self.cannotTell = cannotTell
    self.frames = frames
    self.attribution = attribution
  }

  /// Whether nothing at or over a severity was found.
  public func passes(failingOn severity: Severity) -> Bool {
    !findings.contains { $0.severity >= severity }
  }
}

/// The name of an entry in reports.
public struct EntryLabel: Hashable, Sendable {
  /// The id: the set's own key, or a hash of the text.
  public var id: String
  /// The entry's text.
  public var text: String
  /// The set's file and the line in it, where the entry came from one.
  public var origin: String?
  /// The key or path of the entry in its set, where the set gives one.
  public var key: String?

  /// Creates a label.
  public init(id: String, text: String, origin: String? = nil, key: String? = nil) {
    self.id = id
    self.text = text
    self.origin = origin
    self.key = key
  }
}

/// A dimmed picture's figures over those of its twin; a figure is nil where the twin's is zero.
public struct TwinRatio: Hashable, Sendable {
  /// The twin environment's name.
  public var twin: String
  /// Mean relative luminance.
  public var luminance: Double?
  /// Light, on each picture's own area.
  public var light: Double?
  /// Melanopic light.
  public var melanopic: Double?
  /// Scotopic light.
  public var scotopic: Double?
  /// Colour-dependent power.
  public var powerIndex: Double?

  /// Creates a ratio.
  public init(
    twin: String, luminance: Double?, light: Double?, melanopic: Double?, scotopic: Double?,
    powerIndex: Double?
  ) {
    self.twin = twin
    self.luminance = luminance
    self.light = light
    self.melanopic = melanopic
    self.scotopic = scotopic
    self.powerIndex = powerIndex
  }
}

/// A symbol of a render. Its drawing is a stand-in in any case, so its light is modelled.
public struct SymbolReport: Hashable, Sendable {
  /// The place in the layout file.
  public var path: String
  /// The name with the variants in force.
  public var name: String
  /// Whether there is a stand-in; without one a placeholder is drawn.
  public var isKnown: Bool

  /// Creates a line.
  public init(path: String, name: String, isKnown: Bool) {
    self.path = path
    self.name = name
    self.isKnown = isKnown
  }
}

/// What one Text came to.
public struct TextReport: Sendable {
  /// The place in the layout file.
  public var path: String
  /// The string that was set.
  public var string: String
  /// The rectangle on the canvas. Unit: pt.
  public var frame: Rect
  /// The size asked for. Unit: pt.
  public var requestedSize: Double
  /// The size used. Unit: pt.
  public var size: Double
  /// The shrinking factor. Unit: none.
  public var scale: Double
  /// The floor of the shrinking factor, or nil where the text may not shrink. Unit: none.
  public var minimumScale: Double?
  /// The number of lines.
  public var lines: Int
  /// Whether an ellipsis stands for dropped text.
  public var isTruncated: Bool
  /// The dropped text.
  public var droppedText: String
  /// The characters that no face has.
  public var missingGlyphs: [String]
  /// Height of a capital letter on the panel. Unit: px.
  public var capHeightPixels: Double
  /// Height of a capital letter at the viewing distance, or nil on a panel of unknown density. Unit: minutes
  /// of arc.
  public var capHeightArcmin: Double?
  /// Contrast by the viewing profile, or nil where it cannot be told.
  public var contrast: Double?
  /// Contrast by WCAG 2, or nil where it cannot be told.
  public var wcag: Double?
  /// ISO 15924 code of the script.
  public var script: String
  /// Whether the text runs from right to left.
  public var isRightToLeft: Bool
  /// The names of the faces used.
  public var faces: [String]

  /// Creates a line.
  public init(
    path: String, string: String, frame: Rect, requestedSize: Double, size: Double, scale: Double, lines: Int,
    isTruncated: Bool, droppedText: String, missingGlyphs: [String], capHeightPixels: Double,
    capHeightArcmin: Double?, contrast: Double?, wcag: Double?, script: String, isRightToLeft: Bool,
    faces: [String]
  ) {
    self.path = path
    self.string = string
    self.frame = frame
    self.requestedSize = requestedSize
    self.size = size
    self.scale = scale
    self.lines = lines
    self.isTruncated = isTruncated
    self.droppedText = droppedText
    self.missingGlyphs = missingGlyphs
    self.capHeightPixels = capHeightPixels
    self.capHeightArcmin = capHeightArcmin
    self.contrast = contrast
    self.wcag = wcag
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.faces = faces
  }
}
