// SPDX-License-Identifier: MIT

import Commands
import Files
import TestSupport
import Testing

/// What of a set a run takes.
@Suite struct SetOptionTests {
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    try AtomicFile.write(
      """
      { "andon": 1, "name": "plain", "family": "systemSmall",
        "containerBackground": { "color": "black" }, "content": { "Text": "{text}" } }
      """, to: folder.file("plain.widget.json"))
    try AtomicFile.write(
      "code;quote;topic\n1;One.;love\n2;Three.;rest\n",
      to: folder.file("quotes.csv"))
    try AtomicFile.write("key,en,de\na,Calm.,Ruhig.\nb,Rest.,\n", to: folder.file("wide.csv"))
  }

  /// Returns the entries of a run by id, locale and text, or what it said.
  private func entries(_ words: String..., input: [UInt8] = []) async -> [String] {
    let run = await ToolRun(
      ["check", "--environment", "home", "--format", "csv"] + words, in: folder.path, input: input)
    guard run.code != .couldNotRun else { return [run.messages] }
    let rows = run.output.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let header = rows.first, let id = header.firstIndex(of: "entry"),
      let text = header.firstIndex(of: "text"), let locale = header.firstIndex(of: "locale")
    else { return [run.output] }
    return rows.dropFirst().map { "\($0[id]) \($0[locale]) \($0[text])" }
  }

  @Test func `fields and ids are those that are asked for`() async {
    let run = await entries("--set", "quotes.csv", "--field", "text=quote", "--id-field", "code")
    #expect(run == ["1 en_US One.", "2 en_US Three."])
  }

  @Test func `columns of locales are drawn in them, and chosen by --locale`() async {
    #expect(await entries("--set", "wide.csv") == ["a en Calm.", "a de Ruhig.", "b en Rest."])
    #expect(await entries("--set", "wide.csv", "--locale", "de_AT") == ["a de Ruhig."])
    #expect(
      await entries("--set", "-", "--locale", "ja", "--locale", "de", input: Array("Om.".utf8)).count == 2)
  }

  @Test func `filters, the limit and the lot hold over all sets`() async {
    #expect(await entries("--set", "wide.csv", "--where", "key!=a") == ["b en Rest."])
    #expect(await entries("--set", "wide.csv", "--set", "wide.csv", "--limit", "4").count == 4)
    #expect(await entries("--set", "wide.csv", "--sample", "2", "--seed", "3").count == 2)
  }

  @Test func `a selection of nothing ends with 2 and says why`() async {
    let messages = await entries("--set", "wide.csv", "--where", "kye=a")
    #expect(messages.count == 1)
    #expect(messages[0].contains("wide.csv: none of the 3 entries is chosen by kye=a"))
    #expect(messages[0].contains("Did you mean 'key'?"))
  }
}
