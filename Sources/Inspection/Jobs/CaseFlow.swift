// SPDX-License-Identifier: MIT

import Inputs
import WidgetModel

/// The cases of a plan on their way: pulled from the sets, worked on side by side, delivered in order.
///
/// It holds a bounded number of cases, however long the sets are: those that are worked on, those that wait for
/// a slower one before them, and the few that were pulled and have not been started. It is driven by what its
/// tasks report, one report at a time.
struct CaseFlow<Product: Sendable> {
  /// What a task reports.
  enum Report: Sendable {
    case pulled([SetElement])
    case worked(slot: Int, Product)
  }

  /// What is to be started next.
  enum Step {
    case pull(any EntrySource, limit: Int)
    case work(InspectionCase, slot: Int)
    case fault([RunError], slot: Int)
  }

  private enum Job {
    case work(InspectionCase)
    case fault([RunError], CaseLabel)
  }

  private let plan: InspectionPlan
  private let width: Int
  /// Cases from the first that is not delivered to the last that is started. A slow one holds back this many at
  /// most, so that memory stays bounded.
  private let window: Int
  private var source: (any EntrySource)?
  private var subject = -1
  /// The place of the next entry among those of its widget, and of all.
  private var entryIndex = 0
  private var index = 0
  private var ready: ArraySlice<Job> = []
  private var waiting: [Int: Product] = [:]
  private var started = 0
  private var delivered = 0
  private var inWork = 0
  private var isPulling = false
  private var isStopped = false

  init(plan: InspectionPlan, width: Int) {
    self.plan = plan
    self.width = max(1, width)
    window = max(1, width) * 4
    startSubject()
  }

  /// The number of entries that were pulled, over all widgets.
  var entryCount: Int { index }

  /// Whether nothing can go on before the next entry comes.
  var isResting: Bool { inWork == 0 && ready.isEmpty && isPulling }

  /// Returns the next thing to start, or nil where a report must come first.
  mutating func nextStep(select: (CaseLabel) -> CaseChoice) -> Step? {
    while !isStopped, inWork < width, started - delivered < window, let job = ready.popFirst() {
      switch select(label(of: job)) {
      case .skip: continue
      case .stop:
        isStopped = true
        return nil
      case .work: break
      }
      defer { started += 1 }
      switch job {
      case .fault(let errors, let label):
        return .fault(errors.map { $0.at(label.index) }, slot: started)
      case .work(let each):
        inWork += 1
        return .work(each, slot: started)
      }
    }
    guard !isStopped, !isPulling, ready.isEmpty, let source else { return nil }
    isPulling = true
    return .pull(source, limit: width * 2)
  }

  /// Takes what was pulled; nothing ends the widget's entries.
  mutating func take(_ elements: [SetElement]) {
    isPulling = false
    guard !elements.isEmpty else { return startSubject() }
    var jobs: [Job] = []
    for element in elements {
      switch element {
      case .fault(let errors):
        let file = plan.subjects[subject].layout.file
        jobs.append(.fault(errors, CaseLabel(index: index, id: nil, file: file, locale: "", device: "")))
      case .entry(let entry):
        for locale in entry.locale.map({ [$0] }) ?? plan.locales {
          for device in plan.devices {
            jobs.append(
              .work(
                InspectionCase(
                  subject: subject, entry: entry, entryIndex: entryIndex, index: index, locale: locale,
                  device: device)))
          }
        }
        entryIndex += 1
      }
      index += 1
    }
    ready = jobs[...]
  }

  /// Takes what a case came to.
  mutating func take(_ product: Product, from slot: Int) { waiting[slot] = product }

  /// Notes that a task has ended.
  mutating func endWork() { inWork -= 1 }

  /// Returns what is next in order, as far as it is there.
  mutating func nextDelivery() -> Product? {
    guard let next = waiting.removeValue(forKey: delivered) else { return nil }
    delivered += 1
    return next
  }

  private func label(of job: Job) -> CaseLabel {
    switch job {
    case .fault(_, let label): label
    case .work(let each):
      CaseLabel(
        index: each.index, id: each.entry.id, file: plan.subjects[each.subject].layout.file,
        locale: each.locale, device: each.device.name)
    }
  }

  /// Goes on to the next widget that some environment shows.
  private mutating func startSubject() {
    entryIndex = 0
    repeat {
      subject += 1
      guard subject < plan.subjects.count else {
        source = nil
        return
      }
    } while !plan.environments.contains { $0.applies(to: plan.subjects[subject].layout.family) }
    source = plan.subjects[subject].makeSource()
  }
}

extension RunError {
  /// Returns the error with the place of its entry.
  fileprivate func at(_ index: Int) -> RunError {
    var error = self
    error.index = index
    return error
  }
}
