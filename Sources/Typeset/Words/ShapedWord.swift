// SPDX-License-Identifier: MIT

/// A part of a text that is shaped alike wherever it stands, such as a word and the spaces after it.
///
/// All places are counted from its own beginning, and faces are places in the chain.
struct ShapedWord {
  /// What a cluster adds to the sums over a text.
  struct Step {
    /// Whether a unit begins with the cluster: most do, but for the parts of ligatures.
    var beginsUnit: Bool
    /// How many glyphs it has.
    var glyphCount: Int32
    var tracked: Double
    /// Unit: em/1000.
    var text: Double
    /// Unit: em/1000.
    var display: Double
  }

  /// What the letters of a script come to.
  struct ScriptCount {
    var script: TextScript
    var count: Int
  }

  var units: [ShapedText.Unit]
  var glyphs: [ShapedText.Glyph]
  var steps: [Step]
  var breaks: [ShapedText.Break]
  /// What is seen of it by scripts that say something, in order of appearance.
  var scripts: [ScriptCount]
  /// How many bytes of UTF-8 its letters take.
  var byteCount: Int
  /// How many digits are seen.
  var digits: Int
  /// How much is seen.
  var seen: Int
  /// The faces of what is seen, in order of appearance.
  var faces: [UInt8]
  /// The characters that no face has, each once, in order of appearance.
  var missing: [Character]
  /// The script of the first cluster.
  var firstScript: TextScript
  /// The script of the last cluster.
  var lastScript: TextScript
  /// The face of the first cluster, or nil where none draws it.
  var firstFace: UInt8?
  /// The face of the last cluster, or nil where none draws it.
  var lastFace: UInt8?
  /// Whether the last thing that is seen must not end a line.
  var neverEndsLine: Bool
}
