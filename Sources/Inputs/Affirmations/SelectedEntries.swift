// SPDX-License-Identifier: MIT

public import WidgetModel

/// The chosen entries of several sets, one after the other, in the order of the sets.
///
/// Errors come in their places. A sample is drawn when all has been read; memory holds it and no more. Where
/// nothing is left, the last result is an error that says what there was.
public final class SelectedEntries: Sequence, IteratorProtocol {
  private var sources: ArraySlice<SetSource>
  private let options: SetOptions
  private let selection: EntrySelection
  private let file: String
  private var reader: SetReader?
  private var facts: SelectionFacts
  private var drawn: ArraySlice<Entry>?
  private var lot: EntryLot?
  private var given = 0
  private var isAtEnd = false
  private var leftOutBefore: [SetOmissions] = []

  /// Begins before the first entry; nothing is opened yet.
  public init(
    _ sources: [SetSource], _ options: SetOptions = SetOptions(),
    _ selection: EntrySelection = EntrySelection()
  ) {
    self.sources = sources[...]
    self.options = options
    self.selection = selection
    file = sources.count == 1 ? sources[0].name : ""
    facts = SelectionFacts(selection)
    lot = selection.sample.map(EntryLot.init)
  }

  /// How many texts of the sets were left out so far, by the reason.
  public var leftOut: [LeftOutReason: Int] {
    leftOutBySet.reduce(into: [:]) { all, set in all.merge(set.counts, uniquingKeysWith: +) }
  }

  /// The same of each set that something was left out of, in their order.
  public var leftOutBySet: [SetOmissions] {
    guard let reader, !reader.leftOut.isEmpty else { return leftOutBefore }
    return leftOutBefore + [SetOmissions(set: reader.name, counts: reader.leftOut)]
  }

  /// Returns the next entry that is chosen, or what is wrong; nil at the end.
  public func next() -> Result<Entry, InputError>? {
    if let limit = selection.limit, given >= limit { return nil }
    while drawn == nil, let result = nextRead() {
      guard case .success(let entry) = result else { return result }
      facts.add(entry)
      guard selection.admits(entry) else { continue }
      if lot == nil { return give(entry) }
      lot?.add(entry)
    }
    if drawn == nil { drawn = (lot?.entries ?? [])[...] }
    if let entry = drawn?.popFirst() { return give(entry) }
    guard !isAtEnd else { return nil }
    isAtEnd = true
    return given == 0 && facts.count > 0 ? .failure(facts.error(in: file)) : nil
  }

  private func give(_ entry: Entry) -> Result<Entry, InputError> {
    given += 1
    return .success(entry)
  }

  private func nextRead() -> Result<Entry, InputError>? {
    while true {
      if let result = reader?.next() { return result }
      leftOutBefore = leftOutBySet
      reader = nil
      guard let source = sources.popFirst() else { return nil }
      do throws(InputError) {
        reader = try SetReader(source, options)
      } catch {
        return .failure(error)
      }
    }
  }
}

/// How many texts were left out of one set, by the reason.
public struct SetOmissions: Hashable, Sendable {
  /// The set as the user named it.
  public var set: String
  /// The counts.
  public var counts: [LeftOutReason: Int]

  /// Creates the counts of a set.
  public init(set: String, counts: [LeftOutReason: Int]) {
    self.set = set
    self.counts = counts
  }
}

/// Entries drawn by lot, as they come, each with the same chance.
struct EntryLot {
  private let count: Int
  private var state: UInt64
  private var seen = 0
  private var kept: [(index: Int, entry: Entry)] = []

  init(_ sample: EntrySelection.Sample) {
    count = sample.count
    state = sample.seed
  }

  /// The entries, in the order in which they came.
  var entries: [Entry] { kept.sorted { $0.index < $1.index }.map(\.entry) }

  mutating func add(_ entry: Entry) {
    defer { seen += 1 }
    guard kept.count == count else {
      kept.append((seen, entry))
      return
    }
    // The n-th entry takes the place of a kept one with the chance count ÷ n.
    let place = Int(next().multipliedFullWidth(by: UInt64(seen + 1)).high)
    if place < count { kept[place] = (seen, entry) }
  }

  /// SplitMix64: the same numbers on every machine.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
