// SPDX-License-Identifier: MIT

import Inputs
import Testing
import WidgetModel

@Suite struct EntrySelectionTests {
  private static let set = """
    id,text,category,locale
    1,one,love,en
    2,two,rest,en_US
    3,three,love,de
    4,four,calm,
    5,five,Restful,pt_BR
    """

  private func chosen(_ selection: EntrySelection, _ options: SetOptions = SetOptions()) -> [String] {
    SelectedEntries([.bytes(Array(Self.set.utf8), name: "s.csv")], options, selection).map { result in
      switch result {
      case .success(let entry): entry.id
      case .failure(let error): "\(error.code.rawValue): \(error.detail). \(error.hint ?? "")"
      }
    }
  }

  private func filters(_ words: String...) throws -> EntrySelection {
    EntrySelection(filters: try words.map { try #require(EntryFilter($0)) })
  }

  @Test func `filters ask for a value, another value or a part`() throws {
    #expect(chosen(try filters("category=love")) == ["1", "3"])
    #expect(chosen(try filters("category!=love")) == ["2", "4", "5"])
    #expect(chosen(try filters("category~=rest")) == ["2", "5"])
    #expect(chosen(try filters("category=love", "locale=de")) == ["3"])
    #expect(chosen(try filters("id=4")) == ["4"])
    #expect(chosen(try filters("none!=x")).count == 5)
    #expect(EntryFilter("=x") == nil)
    #expect(EntryFilter("x") == nil)
    #expect(EntryFilter("a=b=c")?.value == "b=c")
  }

  @Test func `locales narrow each other down, and entries without one stay`() {
    #expect(chosen(EntrySelection(locales: ["en"])) == ["1", "2", "4"])
    #expect(chosen(EntrySelection(locales: ["en-US"])) == ["1", "2", "4"])
    #expect(chosen(EntrySelection(locales: ["en_GB", "pt"])) == ["1", "4", "5"])
  }

  @Test func `the limit takes the first of those that are chosen`() throws {
    #expect(chosen(EntrySelection(limit: 2)) == ["1", "2"])
    var selection = try filters("category=love")
    selection.limit = 1
    #expect(chosen(selection) == ["1"])
  }

  @Test func `a selection of nothing says what there is`() throws {
    let wrong = chosen(try filters("category=lov"))
    #expect(
      wrong == [
        "set.selection: none of the 5 entries is chosen by category=lov. "
          + "The field 'category' is love, rest, calm, Restful."
      ])
    let slip = chosen(try filters("categori=love"))
    #expect(slip[0].hasSuffix("No entry has the field 'categori'. Did you mean 'category'?"))
    let locales = SelectedEntries(
      [.bytes(Array("text,locale\na,en\nb,de\n".utf8), name: "s.csv")], SetOptions(),
      EntrySelection(locales: ["ja"]))
    guard case .failure(let error)? = locales.next() else { throw Unexpected() }
    #expect(error.hint == "There are the locales en, de.")
  }

  @Test func `a sample keeps the order, depends on its seed alone and is fair`() {
    let lines = Array((0..<400).map(String.init).joined(separator: "\n").utf8)
    func sample(_ count: Int, _ seed: UInt64) -> [Int] {
      SelectedEntries(
        [.bytes(lines, name: "s.txt")], SetOptions(),
        EntrySelection(sample: .init(count: count, seed: seed))
      ).compactMap { Int((try? $0.get())?.text ?? "") }
    }
    let first = sample(50, 7)
    #expect(first.count == 50)
    #expect(first == first.sorted())
    #expect(first == sample(50, 7))
    #expect(first != sample(50, 8))
    #expect(sample(2000, 0) == Array(0..<400))
    // Of 60 samples of 50 the mean place is 199.5; its standard error is 115.5 ÷ √3000 = 2.1.
    let all = (0..<60).flatMap { sample(50, UInt64($0)) }
    let mean = Double(all.reduce(0, +)) / Double(all.count)
    #expect(abs(mean - 199.5) < 4 * 2.1)
  }

  @Test func `fields of the set become those of the layout`() throws {
    let json = #"[{"words": {"short": "calm"}, "by": "Ann", "n": 1}, {"by": "Bo"}, "plain"]"#
    let options = SetOptions(
      fields: [.init(field: "text", source: "words.short"), .init(field: "author", source: "by")],
      idField: "by")
    let results = Array(try SetReader(.bytes(Array(json.utf8), name: "s.json"), options))
    let entry = try results[0].get()
    #expect(entry.text == "calm")
    #expect(entry.fields["author"] == .text("Ann"))
    #expect(entry.id == "Ann")
    guard case .failure(let error) = results[1] else { throw Unexpected() }
    #expect(error.code == .unknownField)
    let table = #expect(throws: InputError.self) {
      try SetReader(
        .bytes(Array(Self.set.utf8), name: "s.csv"),
        SetOptions(fields: [.init(field: "text", source: "quot")]))
    }
    #expect(table?.position.line == 1)
  }
}
