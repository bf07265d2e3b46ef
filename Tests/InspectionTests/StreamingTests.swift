// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Synchronization
import Testing
import Typeset
import WidgetModel

@Suite struct StreamingTests {
  /// Gives entries one at a time and counts them.
  private final class CountedSource: EntrySource {
    let count: Int
    let given = Mutex(0)

    init(count: Int) { self.count = count }

    func next(atMost limit: Int) async -> [SetElement] {
      given.withLock { given in
        guard given < count else { return [] }
        given += 1
        // Every tenth place cannot be read.
        if given % 10 == 0 { return [.fault([RunError(message: "place \(given)")])] }
        return [.entry(Entry(id: "\(given)", fields: ["text": .text("\(given)")]))]
      }
    }
  }

  private func inspector(_ source: any EntrySource, devices: [String]) throws -> Inspector {
    let layout = try Scenes.layout(
      #"{ "andon": 1, "name": "w", "family": "systemSmall", "samples": [ {} ], "containerBackground": { "color": "black" }, "content": { "Text": "{text}" } }"#
    )
    let configuration = Configuration()
    let plan = InspectionPlan(
      subjects: [InspectionPlan.Subject(layout: layout) { source }], locales: ["en_US"],
      dates: try EntryDates(), devices: try devices.map { try configuration.devices.device(named: $0) },
      environments: [try #require(configuration.environment(named: "home"))],
      knownEnvironments: configuration.environments, model: configuration.model,
      configuration: configuration)
    return Inspector(
      plan: plan, stack: Stack(version: "test", model: [], fonts: []), typesetter: Scenes.typesetter)
  }

  @Test(arguments: [1, 4])
  func `what is read ahead of what is delivered does not grow with the set`(workers: Int) async throws {
    let source = CountedSource(count: 300)
    let devices = ["iphone-15-pro", "iphone-se-3"]
    var delivered: [Int] = []
    var ahead = 0
    let entries = try await inspector(source, devices: devices).stream(
      workers: workers,
      prepare: { result in result.renders.first?.report.index ?? result.errors.first?.index ?? -1 },
      deliver: { index in
        delivered.append(index)
        ahead = max(ahead, source.given.withLock { $0 } - index)
      })
    #expect(entries == 300)
    // A place that could not be read comes once, an entry for each device.
    let expected: [Int] = (0..<300).flatMap { (index: Int) -> [Int] in
      index % 10 == 9 ? [index] : [index, index]
    }
    #expect(delivered == expected)
    #expect(ahead <= workers * 4 + 2)
  }

  @Test func `cases that are skipped are not worked on, and a stop ends the run`() async throws {
    let source = CountedSource(count: 100)
    var delivered: [Int] = []
    let entries = try await inspector(source, devices: ["iphone-15-pro"]).stream(
      workers: 2, select: { $0.index >= 40 ? .stop : $0.index % 2 == 0 ? .work : .skip },
      prepare: { $0.renders.first?.report.index ?? -1 }, deliver: { delivered.append($0) })
    #expect(delivered == Array(stride(from: 0, to: 40, by: 2)))
    #expect(entries < 60)
  }
}
