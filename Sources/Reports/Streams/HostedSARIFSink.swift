// SPDX-License-Identifier: MIT

public import Inspection

/// SARIF that code hosts accept: the weightiest results, each of bounded length, with a note of what is left out.
///
/// - Source: GitHub Docs, "SARIF results exceed one or more limits" and "SARIF support for code scanning", read
///   in 2026: an upload with more than 25,000 results in a run is rejected, and of fewer the first 5,000 by
///   severity are shown; 10 MB compressed; descriptions of rules to 1,024 characters, their names to 255.
public struct HostedSARIFSink: RunSink {
  /// Results that a host shows.
  public static let shownResults = 5_000
  /// Characters of one text; a message is two of them, and so stays under the 1,024 that hosts keep.
  private static let textLength = 500
  /// Characters of an id or a path.
  private static let nameLength = 256

  private var sink: SARIFSink
  private var kept: [[Kept]] = Weight.allCases.map { _ in [] }
  private var count = 0

  /// What hosts rank by, the weightiest first.
  private enum Weight: Int, CaseIterable { case error, warning, open }

  /// A render with one finding or one question.
  private struct Kept {
    var render: RenderReport
    /// The place among the results of the run.
    var number: Int
  }

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - channel: Where the report goes.
  ///   - context: The rules, the places of views, and where results wait.
  public init(to channel: any TextChannel, context: ReportContext) {
    sink = SARIFSink(to: channel, context: context)
  }

  /// Notes what the run is made with.
  public mutating func begin(_ head: RunHead) { sink.begin(head) }

  /// Keeps the results of a render that may still be among those that are shown.
  public mutating func receive(_ render: RenderReport) {
    var bare = render
    (bare.texts, bare.symbols, bare.frames, bare.attribution) = ([], [], nil, nil)
    bare.entry = EntryLabel(id: String(render.entry.id.prefix(Self.nameLength)), text: "")
    for finding in render.findings {
      bare.findings = [Self.bounded(finding)]
      bare.cannotTell = []
      keep(bare, finding.severity == .error ? .error : .warning)
    }
    for question in render.cannotTell {
      bare.findings = []
      bare.cannotTell = [Self.bounded(question)]
      keep(bare, .open)
    }
  }

  /// Adds a notification.
  public mutating func receive(_ error: RunError) { sink.receive(error) }

  /// Writes the results in the order of the run.
  public mutating func end(_ end: RunEnd) {
    let results = kept.joined().sorted { $0.number < $1.number }
    for result in results { sink.receive(result.render) }
    if results.count < count {
      sink.note(
        "\(results.count) of \(count) results are in this file, since code hosts show no more: errors first, then "
          + "warnings, then what could not be told. report.json has all.")
    }
    sink.end(end)
  }

  private mutating func keep(_ render: RenderReport, _ weight: Weight) {
    count += 1
    let heavier = kept[...weight.rawValue].reduce(0) { $0 + $1.count }
    guard heavier < Self.shownResults else { return }
    kept[weight.rawValue].append(Kept(render: render, number: count))
    guard kept.reduce(0, { $0 + $1.count }) > Self.shownResults else { return }
    // The last of the lightest makes room.
    if let lightest = kept.lastIndex(where: { !$0.isEmpty }) { kept[lightest].removeLast() }
  }

  private static func bounded(_ finding: Finding) -> Finding {
    var finding = finding
    finding.message = bounded(finding.message)
    finding.advice = bounded(finding.advice)
    finding.path = finding.path.map { String($0.prefix(nameLength)) }
    // A remedy is the end of the advice; where there is no room for both, the advice stays.
    if let remedy = finding.remedy, finding.advice.count + remedy.change.count > textLength {
      finding.remedy = nil
    }
    return finding
  }

  private static func bounded(_ question: OpenQuestion) -> OpenQuestion {
    var question = question
    question.message = bounded(question.message)
    question.path = question.path.map { String($0.prefix(nameLength)) }
    return question
  }

  private static func bounded(_ text: String) -> String {
    text.count <= textLength ? text : text.prefix(textLength - 1) + "…"
  }
}
