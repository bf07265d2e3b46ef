// SPDX-License-Identifier: MIT

public import Inspection

/// Writes the page of a run while the run goes on: `index.html` at the end, its data before that.
///
/// The data are scripts, since a page that was opened as a file may load scripts and no other data. Parts
/// hold what the page filters by; details hold whole renders and are loaded when an entry is looked at. In
/// memory stand one part, the counts and the bins, whatever the length of the run.
public struct PageSink: RunSink {
  /// Writes a file of the report's folder, such as `data/part-00001.js`; whoever gives it remembers its faults.
  public typealias Store = (_ name: String, _ text: String) -> Void

  /// Renders of one part.
  private static let partLength = 4_096
  /// Renders of one file of details.
  private static let detailLength = 256

  private let context: ReportContext
  private let limits: PageLimits
  private let store: Store
  private var part = PagePart()
  private var details: [String] = []
  private var lastCase: CaseKey?
  private var count = 0
  private var content: PageContent
  private var stack = Stack(version: "", model: [], fonts: [])
  private let files: [String]

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - context: The rules and what fails a render.
  ///   - limits: How much the page holds.
  ///   - files: The other files of the folder, which the page links to.
  ///   - store: Writes the files.
  public init(
    context: ReportContext, limits: PageLimits = PageLimits(), files: [String] = [], store: @escaping Store
  ) {
    self.context = context
    self.limits = limits
    self.files = files
    self.store = store
    content = PageContent(limits: limits)
  }

  /// Notes what the run is made with.
  public mutating func begin(_ head: RunHead) { stack = head.stack }

  /// Counts a render, and adds it to the rows while there is room.
  public mutating func receive(_ render: RenderReport) {
    let places = content.places(of: render)
    let verdict = context.judgment.verdict(on: render)
    content.plots.add(
      render, environment: places.environment, locale: places.locale
    ) { [context] rule in context.limits(rule, render) }
    content.matrix.add(
      verdict,
      in: PageMatrix.Cell(locale: places.locale, device: places.device, environment: places.environment))
    content.countRules(of: render)
    let place = isHeld(render) ? content.heldRenders : nil
    let source = context.preview.source(of: render).code
    for finding in render.findings {
      content.worst.offer(
        WorstRenders.Candidate(
          occurrence: Occurrence(render: render, finding: finding), place: place, number: count,
          source: source))
    }
    if place != nil { hold(render, places, verdict) }
    count += 1
  }

  /// Adds what could not be judged.
  public mutating func receive(_ error: RunError) { content.add(error) }

  /// Writes the rows that are left, and the page.
  public mutating func end(_ end: RunEnd) {
    endPart()
    endDetails()
    let document = PageDocument(content: content, stack: stack, end: end, files: files, context: context)
    store("index.html", document.html)
  }

  /// A widget filled once, for one locale and one device.
  private struct CaseKey: Hashable {
    var block: BlockKey
    var entry: EntryLabel
  }

  /// Whether the page has room for the render.
  private func isHeld(_ render: RenderReport) -> Bool {
    let found = render.findings.count + render.cannotTell.count
    let hasRoom = content.heldFindings + found <= limits.findings
    return hasRoom && (found > 0 || content.heldRenders < limits.renders)
  }

  private mutating func hold(_ render: RenderReport, _ places: PageContent.Places, _ verdict: Verdict) {
    let key = CaseKey(block: BlockKey(render), entry: render.entry)
    if key != lastCase {
      // A part ends between cases, so that no case is in two of them.
      if part.renders >= Self.partLength { endPart() }
      part.addCase(of: render, at: places, source: context.preview.source(of: render).code)
      content.heldCases += 1
      lastCase = key
    }
    part.addRender(render, environment: places.environment, verdict: verdict)
    for finding in render.findings {
      part.addFinding(
        finding, of: render, rule: content.rulePlace(of: finding.rule),
        path: finding.path.map { content.pathPlace(of: $0) })
    }
    for question in render.cannotTell {
      part.addQuestion(
        rule: content.rulePlace(of: question.rule), path: question.path.map { content.pathPlace(of: $0) })
    }
    content.heldRenders += 1
    content.heldFindings += render.findings.count + render.cannotTell.count
    details.append(JSONText.line(render.json))
    if details.count == Self.detailLength { endDetails() }
  }

  private mutating func endPart() {
    guard part.renders > 0 else { return }
    content.parts += 1
    store("data/\(Self.name("part", content.parts))", part.script)
    part = PagePart()
    lastCase = nil
  }

  private mutating func endDetails() {
    guard !details.isEmpty else { return }
    content.details += 1
    let name = Self.name("detail", content.details)
    store(
      "data/\(name)",
      "andon.detail(\(content.details),[\n\(details.joined(separator: ",\n"))\n]);\n")
    details.removeAll(keepingCapacity: true)
  }

  private static func name(_ kind: String, _ number: Int) -> String {
    let digits = String(number)
    return "\(kind)-\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits).js"
  }
}
