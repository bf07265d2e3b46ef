// SPDX-License-Identifier: MIT

public import Inspection

/// The report for a person, of a run of any length: in full as far as that can be read, then the counts and the
/// worst of it. What is left out is counted.
public struct ScreenSink: RunSink {
  /// Renders that are held to be told in full, some 4 KB each; nobody reads more.
  static let heldRenders = 2000
  /// Errors that are shown.
  static let shownErrors = 50
  /// Blocks of widget, locale and device that are shown.
  static let shownBlocks = 100

  private let channel: any TextChannel
  private let context: ReportContext
  private var held: [RenderReport] = []
  private var blocks: [(key: BlockKey, first: RenderReport, digest: ScreenDigest)] = []
  private var blocksLeftOut: Set<BlockKey> = []
  private var errors: [RunError] = []
  private var errorCount = 0

  /// Creates a sink.
  public init(to channel: any TextChannel, context: ReportContext) {
    self.channel = channel
    self.context = context
  }

  /// The report does not say what the run was made with.
  public mutating func begin(_ head: RunHead) {}

  /// Takes a render.
  public mutating func receive(_ render: RenderReport) {
    guard blocks.isEmpty, held.count < Self.heldRenders else {
      for render in held { digest(render) }
      held = []
      return digest(render)
    }
    held.append(render)
  }

  /// Takes what could not be judged.
  public mutating func receive(_ error: RunError) {
    errorCount += 1
    if errors.count < Self.shownErrors { errors.append(error) }
  }

  private mutating func digest(_ render: RenderReport) {
    let key = BlockKey(render)
    if let place = blocks.lastIndex(where: { $0.key == key }) {
      blocks[place].digest.add(render)
    } else if blocks.count < Self.shownBlocks {
      var digest = ScreenDigest(context: context)
      digest.add(render)
      blocks.append((key, render, digest))
    } else if blocksLeftOut.count < 100_000 {
      blocksLeftOut.insert(key)
    }
  }

  /// Writes the report.
  public mutating func end(_ end: RunEnd) {
    let screen = ScreenReport(context: context)
    var text = ""
    screen.writeBlocks(of: held, to: &text)
    for block in blocks { screen.write(block.digest, of: block.key, first: block.first, to: &text) }
    if !blocksLeftOut.isEmpty {
      text +=
        RunSummary.count(blocksLeftOut.count, "block") + " of a widget, a device and a locale left out\n\n"
    }
    screen.writeEnd(end, errors: errors, errorsLeftOut: errorCount - errors.count, to: &text)
    channel.write(text)
  }
}
