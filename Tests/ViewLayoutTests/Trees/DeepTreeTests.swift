// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Synchronization
import Testing
import ViewLayout

@Suite struct DeepTreeTests {
  /// The smallest stack that a system gives to a thread, in bytes; a sanitizer, whose calls take several
  /// times as much of it, asks for more.
  private static let stackSize =
    512 * 1024 * (Int(ProcessInfo.processInfo.environment["ANDON_STACK_FACTOR"] ?? "") ?? 1)

  /// Lays a tree out on a thread with that stack.
  private func sizeOnSmallStack(of root: ViewNode) -> Result<Size, any Error>? {
    let engine = LayoutEngine.withoutFonts()
    let result = Mutex<Result<Size, any Error>?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let size = Result<Size, any Error> {
        try engine.placedTree(of: root, proposal: ProposedSize(1000, 1000)).size
      }
      result.withLock { $0 = size }
      done.signal()
    }
    thread.stackSize = Self.stackSize
    thread.start()
    done.wait()
    return result.withLock { $0 }
  }

  @Test func `two hundred and fifty-six stacks in each other fit on a small stack`() throws {
    var node = ViewNode.color()
    for level in 0..<256 {
      let children = [node, ViewNode(path: "area", view: .leaf(AreaLeaf(area: 900)))]
      node = level.isMultiple(of: 2) ? .vStack(children) : .hStack(children, alignment: .firstTextBaseline)
      node = node.with(.padding(EdgeInsets(all: 0.1)))
    }
    #expect(try sizeOnSmallStack(of: node)?.get().width.isFinite == true)
  }

  @Test func `as many modifiers as are allowed fit on a small stack`() throws {
    var node = ViewNode.fixed(10, 10)
    node.modifiers = (0..<598).map { index in
      index.isMultiple(of: 2)
        ? .padding(EdgeInsets(all: 1)) : .background([.color(.blue)], alignment: .center)
    }
    #expect(try sizeOnSmallStack(of: node)?.get() == Size(10 + 2 * 299, 10 + 2 * 299))
  }

  @Test func `backgrounds of backgrounds fit on a small stack`() throws {
    var node = ViewNode.fixed(10, 10)
    for _ in 0..<256 { node = ViewNode.fixed(10, 10).with(.background([node], alignment: .center)) }
    #expect(try sizeOnSmallStack(of: node)?.get() == Size(10, 10))
  }

  @Test func `a tree that is nested deeper is an error that names the view`() throws {
    var node = ViewNode.color(path: "deep")
    node.modifiers = [ViewModifier](repeating: .padding(EdgeInsets(all: 1)), count: 601)
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine.withoutFonts().placedTree(of: .vStack([node]), proposal: .unspecified)
    }
    #expect(error?.code == .tooDeep)
    #expect(error?.subject == "deep")
  }

  @Test func `work does not double with every view around another`() throws {
    let guides: [ViewModifier] = [
      .alignmentGuide(.vertical(.center), GuideRule(constant: 3)),
      .alignmentGuide(.vertical(.top), GuideRule(constant: 2)),
    ]
    var node = ViewNode.fixed(10, 10)
    node.modifiers = guides
    for level in 0..<60 {
      let vertical: VerticalAlignment = level.isMultiple(of: 2) ? .top : .center
      node = node.with(
        .frame(width: nil, height: 20, alignment: Alignment(.center, vertical)),
        .aspectRatio(nil, .fit),
        .alignmentGuide(
          .vertical(.bottom),
          GuideRule(
            constant: 0,
            terms: [
              GuideRule.Term(.guide(.vertical(.top)), times: 1),
              GuideRule.Term(.guide(.vertical(.center)), times: 1),
            ])))
      node = ViewNode(path: "fits", view: .viewThatFits(in: [.horizontal, .vertical], [node, .fixed(1, 1)]))
    }
    let row = ViewNode.hStack([node, .fixed(10, 10)], alignment: .bottom)
    #expect(
      try LayoutEngine.withoutFonts().placedTree(of: row, proposal: ProposedSize(500, 500)).size.width == 28)
  }
}
