// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import Reports
import TestSupport
import Testing

/// What a person does with the page, done in a headless Chromium; where there is none, these are skipped.
@Suite(.serialized, .enabled(if: Browser.isExpected, "Chromium is not installed"))
struct PageInBrowserTests {
  private static let select = """
    globalThis.choose = (id, value) => {
      const control = document.getElementById(id);
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    };
    globalThis.cells = (name) => Array.from(document.querySelectorAll(`#table td.${name}`), (cell) => cell.textContent);
    globalThis.count = () => document.getElementById("count").textContent.replace(/\\u202f/g, "");
    """

  private func opened(
    _ run: RunReport, fragment: String = "", context: ReportContext = SampleRuns.context
  ) throws -> (Browser, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try SamplePages.write(run, to: folder, context: context)
    let browser = try Browser()
    try browser.open(folder.file("index.html"), fragment: fragment)
    try browser.evaluate(Self.select)
    try browser.wait(until: #"/finding|render/.test(count())"#)
    return (browser, folder)
  }

  private func found(_ renders: [RenderReport], _ isWanted: (RenderReport, Finding) -> Bool) -> Int {
    renders.reduce(0) { sum, render in sum + render.findings.count { isWanted(render, $0) } }
  }

  @Test func `the page is dark until its reader ticks Light`() throws {
    let (browser, folder) = try opened(SampleRuns.run(SamplePages.renders(entries: 1)))
    let ground = "getComputedStyle(document.body).backgroundColor"
    #expect(try browser.text(ground) == "rgb(10, 8, 6)")
    try browser.evaluate("document.getElementById('scheme').click()")
    #expect(try browser.text(ground) == "rgb(250, 244, 230)")
    _ = folder
  }

  @Test func `a reader filters, sorts and opens an entry, and the console stays silent`() throws {
    let renders = SamplePages.renders(entries: 60)
    let (browser, folder) = try opened(SampleRuns.run(renders))
    let all = found(renders) { _, _ in true }
    #expect(try browser.text("document.getElementById('verdict-title').textContent") == "Failed")
    #expect(try browser.text("count()") == "\(all) findings")

    try browser.evaluate("choose('filter-rule', 'text.truncated')")
    let cut = found(renders) { $1.rule == "text.truncated" }
    #expect(try browser.text("count()") == "\(cut) of \(all) findings")
    #expect(
      try browser.evaluate("cells('rule').every((text) => text.startsWith('text.truncated'))") as? Bool
        == true)

    try browser.evaluate("choose('filter-locale', 'ja')")
    let japanese = found(renders) { $0.locale == "ja" && $1.rule == "text.truncated" }
    #expect(try browser.text("count()") == "\(japanese) of \(all) findings")
    #expect(try browser.evaluate("cells('text').every((text) => text.includes('失敗'))") as? Bool == true)
    #expect(try browser.text("document.querySelector('#table td.text bdi').lang") == "ja")

    try browser.evaluate("document.querySelector('#filters [type=reset]').click()")
    try browser.evaluate("choose('filter-query', 'كافٍ')")
    let arabic = found(renders) { render, _ in render.locale == "ar" }
    try browser.wait(until: "count() === '\(arabic) of \(all) findings'")
    try browser.evaluate("document.querySelector('#filters [type=reset]').click()")

    let sort = "document.querySelector('#table th[data-name=text]')"
    try browser.evaluate("\(sort).querySelector('button').click()")
    #expect(try browser.text("\(sort).getAttribute('aria-sort')") == "ascending")
    let rising =
      "cells('text').every((text, at, all) => at === 0 || new Intl.Collator('en', { numeric: true }).compare(all[at - 1], text) <= 0)"
    #expect(try browser.evaluate(rising) as? Bool == true)
    try browser.evaluate("\(sort).querySelector('button').click()")
    #expect(try browser.text("\(sort).getAttribute('aria-sort')") == "descending")

    try browser.evaluate("document.querySelector('#table button.open').focus()")
    try browser.press("ArrowDown", code: 40)
    #expect(
      try browser.evaluate("document.querySelectorAll('#table button.open')[1] === document.activeElement")
        as? Bool == true)
    try browser.evaluate("document.activeElement.click()")
    try browser.wait(until: "document.querySelectorAll('#entry .reading').length === 4")
    let entry = "document.getElementById('entry')"
    #expect(try browser.evaluate("\(entry).open") as? Bool == true)
    #expect(try browser.text("\(entry).textContent").contains("set.txt:"))
    #expect(
      try browser.text("\(entry).querySelector('code[dir=ltr]').textContent").hasPrefix(
        "andon preview widgets/affirmation.widget.json --text="))
    #expect(try browser.text("\(entry).querySelector('img').getAttribute('loading')") == "lazy")
    try browser.press("Escape", code: 27)
    try browser.wait(until: "!\(entry).open")
    #expect(try browser.evaluate("document.activeElement.matches('#table button.open')") as? Bool == true)

    try browser.evaluate("document.querySelector('#matrix-table button.failed').click()")
    try browser.wait(until: "document.getElementById('filter-environment').value !== ''")
    // The pictures that the sample names are not there.
    #expect(browser.complaints.filter { !$0.contains("ERR_FILE_NOT_FOUND") } == [])
    _ = folder
  }

  @Test func `an entry of a set is drawn by its id, one of the layout by no words of its own`() throws {
    var renders = SamplePages.renders(entries: 4)
    for place in renders.indices where place >= 8 { renders[place].entry.origin = "\(renders[place].file):3" }
    var context = SampleRuns.context
    context.preview.sets = ["set.txt"]
    context.preview.idField = "name"
    context.preview.setOptions = [PreviewFacts.Option(name: "--id-field", value: "name")]
    context.preview.options = [PreviewFacts.Option(name: "--time-zone", value: "Asia/Tokyo")]
    let (browser, folder) = try opened(
      SampleRuns.run(renders), fragment: "#view=renders&entry=4", context: context)
    let code = "document.querySelector('#entry .environment:not(.chosen) code[dir=ltr]').textContent"
    try browser.wait(until: "document.getElementById('entry').open")
    let file = renders[0].file
    #expect(
      try browser.text(code)
        == "andon preview \(file) --set=set.txt --where=name=entry-1 --id-field=name --time-zone=Asia/Tokyo "
        + "--environment standbyDay --device iphone-15-pro --locale ja --out out")
    try browser.evaluate("location.hash = '#view=renders&entry=8'")
    try browser.wait(until: "\(code).includes('\(file) --time-zone')")
    _ = folder
  }

  @Test func `an address leads to a view and an entry`() throws {
    let renders = SamplePages.renders(entries: 12)
    let (browser, folder) = try opened(
      SampleRuns.run(renders), fragment: "#view=renders&environment=alwaysOn&entry=3")
    #expect(try browser.text("count()") == "12 of 48 renders")
    try browser.wait(until: "document.getElementById('entry').open")
    #expect(try browser.text("document.querySelector('#entry .chosen h3').textContent").contains("alwaysOn"))
    _ = folder
  }

  @Test func `text of a run is never markup`() throws {
    let hostile = [
      "</script><script>globalThis.taken = 1</script>", "<img src=x onerror='globalThis.taken = 1'>",
      "<!--<script>",
      "\u{202E}turned \u{2067}and\u{0} \u{1B}[31m \"quoted\" 'twice' `${globalThis.taken = 1}` \\ {{style}} \u{2028}",
    ]
    let renders = hostile.enumerated().flatMap { number, text in
      SamplePages.environments.map { environment in
        var render = SampleRuns.render(
          environment, entry: EntryLabel(id: text, text: text), luminance: 0.1,
          findings: [
            Finding(rule: text, severity: .error, message: text, advice: text, path: text)
          ])
        (render.widget, render.locale, render.device) = (text, text, text)
        return render
      }
    }
    let error = RunError(file: hostile[0], key: hostile[1], message: hostile[2], hint: hostile[3])
    let (browser, folder) = try opened(
      SampleRuns.run(renders, findings: renders[0].findings, errors: [error]))
    #expect(try browser.text("count()") == "16 findings")
    try browser.evaluate("document.querySelector('#table button.open').click()")
    try browser.wait(until: "document.querySelectorAll('#entry .reading').length === 4")
    #expect(try browser.evaluate("globalThis.taken === undefined") as? Bool == true)
    #expect(try browser.evaluate("document.querySelector('[onerror]') === null") as? Bool == true)
    #expect(try browser.evaluate("document.querySelectorAll('script').length") as? Int == 2)
    #expect(browser.complaints.filter { !$0.contains("ERR_FILE_NOT_FOUND") } == [])
    _ = folder
  }

  @Test func `ten thousand entries can be filtered and sorted`() throws {
    var renders = SamplePages.renders(entries: 10_000)
    for place in renders.indices { renders[place].texts = [] }
    let (browser, folder) = try opened(SampleRuns.run(renders))
    let all = found(renders) { _, _ in true }
    #expect(try browser.text("count()") == "\(all) findings")
    let spent = try browser.text(
      """
      (() => {
        const start = performance.now();
        choose("filter-environment", "alwaysOn");
        const filtered = performance.now();
        document.querySelector("#table th[data-name=text] button").click();
        const sorted = performance.now();
        return `filter ${Math.round(filtered - start)} ms, sort by text ${Math.round(sorted - filtered)} ms`;
      })()
      """)
    print("page of 10,000 entries in 4 environments: \(spent)")
    let dimmed = found(renders) { render, _ in render.environment == "alwaysOn" }
    #expect(try browser.text("count()") == "\(dimmed) of \(all) findings")
    #expect(browser.complaints.filter { !$0.contains("ERR_FILE_NOT_FOUND") } == [])
    _ = folder
  }
}
