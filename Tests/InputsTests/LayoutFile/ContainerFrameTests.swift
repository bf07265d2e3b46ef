// SPDX-License-Identifier: MIT

import Geometry
import Testing
import WidgetModel

@testable import Inputs
@testable import Typeset
@testable import ViewLayout

/// Guides of one's own, and frames and insets of the container, from the layout file to the frames.
@Suite struct ContainerFrameTests {
  private func frames(
    _ content: String, in size: Size, _ more: String = ""
  ) throws -> [String: Rect] {
    let layout = try LayoutText.read(LayoutText.file(content: content, more))
    let view = try layout.view(in: Environments.home, entry: Entry(text: "a"), dates: EntryDates())
    let engine = LayoutEngine(
      environment: LayoutEnvironment(displayScale: 1),
      typesetter: Typesetter(fonts: FontCollection(families: [])))
    let tree = try engine.placedTree(of: view.content, proposal: ProposedSize(size))
    return Dictionary(tree.frames.map { ($0.path, $0.rect) }) { first, _ in first }
  }

  private static let box = #"{"Color": "red", "frame": {"width": 20, "height": 40}}"#

  // MARK: Guides

  /// The guide lies at 10 in the left stack's second view, which is at 40; in the right view at its middle, 20.
  @Test func `stacks line up on a guide of one's own, seen through other stacks`() throws {
    let set =
      #"{"Color": "red", "frame": {"width": 20, "height": 40}, "alignmentGuide": {"guide": "title", "value": 10}}"#
    let view =
      #"{"HStack": [{"VStack": [\#(Self.box), \#(set)], "spacing": 0}, \#(Self.box)], "alignment": "title"}"#
    let frames = try frames(
      view, in: Size(200, 200), #""alignments": {"title": {"axis": "vertical"}},"#)
    #expect(frames["content/HStack/0"]?.minY == 0)
    #expect(frames["content/HStack/1"]?.minY == 30)
  }

  /// Two views set the guide, at 0 and at 40 + 40: the stack's is their mean, 40.
  @Test func `of several views that set a guide the mean counts`() throws {
    func set(_ value: Int) -> String {
      #"{"Color": "red", "frame": {"width": 20, "height": 40}, "alignmentGuide": {"guide": "title", "value": \#(value)}}"#
    }
    let view =
      #"{"HStack": [{"VStack": [\#(set(0)), \#(set(40))], "spacing": 0}, \#(Self.box)], "alignment": "title"}"#
    let frames = try frames(
      view, in: Size(200, 200), #""alignments": {"title": {"axis": "vertical", "default": "top"}},"#)
    #expect(frames["content/HStack/0"]?.minY == 0)
    #expect(frames["content/HStack/1"]?.minY == 40)
  }

  @Test(arguments: [
    (#""alignments": {"a b": {"axis": "vertical"}},"#, "cannot be the name"),
    (#""alignments": {"top": {"axis": "vertical"}},"#, "one of the system's"),
    (#""alignments": {"title": {}},"#, "lacks the key 'axis'"),
    (#""alignments": {"title": {"axis": "vertical", "default": "leading"}},"#, "alignment 'leading'"),
    (#""alignments": {"title": {"axis": "depth"}},"#, "axis 'depth'"),
  ])
  func `a guide that is wrong is refused`(guides: String, says: String) {
    let problems = LayoutText.problems(LayoutText.file(content: Self.box, guides))
    #expect(problems.map { $0.detail.contains(says) } == [true], "\(problems.map(\.detail))")
  }

  // MARK: Container

  /// Three parts of 200 with 10 between them are 60 wide; two of them with the gap 130.
  @Test(arguments: [
    (#""horizontal""#, Size(200, 100)), (#"["horizontal", "vertical"]"#, Size(200, 120)),
    (#"{"axes": "horizontal", "count": 3, "span": 2, "spacing": 10}"#, Size(130, 100)),
  ])
  func `a relative frame is a share of the content area`(value: String, size: Size) throws {
    let view =
      #"{"Color": "red", "modifiers": [{"containerRelativeFrame": \#(value)}, {"frame": {"maxHeight": 100}}]}"#
    let frames = try frames(view, in: Size(200, 120))
    #expect(frames["content#1"]?.size == size)
  }

  // MARK: Safe area

  /// The inset is 30 high and 4 away: 66 of 100 are left.
  @Test(arguments: [
    ("top", Rect(0, 34, 100, 66), Rect(40, 0, 20, 30)), ("bottom", Rect(0, 0, 100, 66), Rect(40, 70, 20, 30)),
    ("leading", Rect(24, 0, 76, 100), Rect(0, 35, 20, 30)),
    ("trailing", Rect(0, 0, 76, 100), Rect(80, 35, 20, 30)),
  ])
  func `an inset stands at its edge and takes its room`(edge: String, view: Rect, inset: Rect) throws {
    let bar = #"{"Color": "blue", "frame": {"width": 20, "height": 30}}"#
    let content =
      #"{"Color": "red", "safeAreaInset": {"edge": "\#(edge)", "spacing": 4, "content": \#(bar)}}"#
    let frames = try frames(content, in: Size(100, 100))
    #expect(frames["content#0"] == view)
    #expect(frames["content/safeAreaInset/content"] == inset)
    #expect(frames["content"]?.size == Size(100, 100))
  }

  @Test func `safe area padding is padding, sixteen points without a number`() throws {
    for (value, inner) in [("null", Rect(16, 16, 68, 68)), (#"{"horizontal": 10}"#, Rect(10, 0, 80, 100))] {
      let frames = try frames(#"{"Color": "red", "safeAreaPadding": \#(value)}"#, in: Size(100, 100))
      #expect(frames["content#0"] == inner)
    }
  }

  @Test(arguments: [
    (#""safeAreaInset": {"edge": "bottom"}"#, "lacks the key 'content'"),
    (#""safeAreaInset": {"content": "red"}"#, "lacks the key 'edge'"),
    (#""safeAreaInset": {"edge": "left", "content": "red"}"#, "edge 'left'"),
    (#""containerRelativeFrame": {"count": 2}"#, "lacks the key 'axes'"),
    (#""containerRelativeFrame": {"axes": "horizontal", "count": 0}"#, "from 1 to 1000"),
    (#""containerRelativeFrame": "both""#, "axis 'both'"),
  ])
  func `an inset or a frame that is wrong is refused`(key: String, says: String) {
    let problems = LayoutText.problems(LayoutText.file(content: #"{"Color": "red", \#(key)}"#))
    #expect(problems.map { $0.detail.contains(says) } == [true], "\(problems.map(\.detail))")
  }
}
