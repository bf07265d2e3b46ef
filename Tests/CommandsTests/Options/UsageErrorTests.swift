// SPDX-License-Identifier: MIT

import Commands
import Reports
import Testing

/// A command line that cannot be right, and the words that must say so.
struct WrongUsage: CustomTestStringConvertible {
  var words: [String]
  var says: [String]
  var testDescription: String { words.joined(separator: " ") }

  init(_ line: String, says: String...) {
    words = line.split(separator: " ").map(String.init)
    self.says = says
  }

  static let all = [
    WrongUsage("chek", says: "there is no command 'chek'", "`andon check`"),
    WrongUsage("frobnicate", says: "there is no command 'frobnicate'", "andon --help"),
    WrongUsage("timeline", says: "'timeline' is not in this version", "andon --help"),
    WrongUsage("help watch", says: "'watch' is not in this version"),
    WrongUsage("a.widget.json", says: "there is no command", "andon check a.widget.json"),
    WrongUsage("shot.png", says: "andon measure shot.png"),
    WrongUsage("--strict check", says: "comes before its options", "'--strict'"),
    WrongUsage("check --fromat json", says: "no option --fromat", "--format", "andon help check"),
    WrongUsage("check -x", says: "no option -x"),
    WrongUsage("check --peak", says: "no option --peak", "option of measure"),
    WrongUsage(
      "measure a.png --strict", says: "no option --strict", "check, preview, report, golden or compare"),
    WrongUsage("check --system-fonts", says: "--system-fonts is not in this version"),
    WrongUsage("check --locale", says: "--locale takes a value", "--locale NAME"),
    WrongUsage("check --set --quiet", says: "--set takes a value", "--set=FILE"),
    WrongUsage("check --quiet=yes", says: "--quiet takes no value", "'yes'"),
    WrongUsage("check --date a --date b", says: "--date stands twice"),
    WrongUsage("check --locale ja --locale ja", says: "--locale ja stands twice"),
    WrongUsage("check --where calm", says: "FIELD=VALUE"),
    WrongUsage("check --field text", says: "--field takes", "--field text=quote"),
    WrongUsage("check --field text=a --field text=b", says: "--field text stands twice"),
    WrongUsage("check --limit 0", says: "--limit takes a whole number"),
    WrongUsage("check --seed 7", says: "there is no --sample"),
    WrongUsage("check --limit 1 --sample 2", says: "--limit takes the first"),
    WrongUsage("check --device a --device a", says: "--device a stands twice"),
    WrongUsage("check --format xml", says: "--format takes text, json", "or csv", "'xml'"),
    WrongUsage("check --format jsno", says: "Did you mean json?"),
    WrongUsage("check --fail-on info", says: "--fail-on takes warning or error", "'info'"),
    WrongUsage("check --jobs 0", says: "--jobs takes a whole number from 1 to 1024", "'0'"),
    WrongUsage("check --jobs many", says: "'many'"),
    WrongUsage("check --text=", says: "--text takes a value, and it is empty", "--text STRING"),
    WrongUsage("preview a.widget.json --out=", says: "--out takes a value, and it is empty"),
    WrongUsage("check --report junit", says: "--report takes FORMAT=FILE", "'junit'"),
    WrongUsage("check --report xml=a.xml", says: "--report takes text, json", "'xml'"),
    WrongUsage("check --report json=a --report csv=a", says: "two reports go to a"),
    WrongUsage("check --report json=-", says: "two reports go to standard output"),
    WrongUsage("check - --set -", says: "standard input can be read once"),
    WrongUsage("preview a.widget.json", says: "needs a folder", "--out out"),
    WrongUsage("preview --out out", says: "needs a layout file"),
    WrongUsage("measure", says: "needs a PNG"),
    WrongUsage("measure a.png --peak", says: "--peak needs --device", "iphone-15-pro"),
    WrongUsage(
      "measure a.png --device iphone-15-por", says: "'iphone-15-por'", "Did you mean iphone-15-pro?"),
    WrongUsage("measure - -", says: "standard input can be read once"),
    WrongUsage("compare a.png", says: "takes two PNGs", "not 1"),
    WrongUsage("compare a b --max-ratio 25", says: "over 0 and at most 1", "'25'"),
    WrongUsage("compare a b --max-ratio nan", says: "over 0 and at most 1", "'nan'"),
    WrongUsage("init here", says: "takes no file"),
    WrongUsage("list", says: "takes one word", "environments, devices"),
    WrongUsage("list enviroments", says: "no list of 'enviroments'", "`andon list environments`"),
    WrongUsage(
      "explain light.ration", says: "no rule and no error code 'light.ration'", "`andon explain light.ratio`"),
    WrongUsage("explain a b", says: "takes one rule or code"),
  ]
}

@Suite struct UsageErrorTests {
  @Test(arguments: WrongUsage.all)
  func `a wrong command line ends with 2, says why and writes no result`(_ usage: WrongUsage) async {
    let run = await ToolRun(usage.words, in: "/nowhere")
    #expect(run.code == .couldNotRun)
    #expect(run.output.isEmpty)
    #expect(run.messages.hasPrefix("andon: "))
    let lines = run.messages.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    // A sentence may go on in the next line, behind a margin.
    let message = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    for words in usage.says { #expect(message.contains(words)) }
  }

  @Test func `an empty argument is no file`() async {
    let run = await ToolRun("check", "")
    #expect(run.code == .couldNotRun)
    #expect(run.messages.contains("an argument is empty"))
  }

  @Test func `a word as long as a file is cut short`() async {
    let run = await ToolRun("check", "--locale", String(repeating: "愛", count: 100_000))
    #expect(run.code == .couldNotRun)
    let lines = run.messages.split(separator: "\n")
    #expect(lines.count < 20)
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= 80 })
  }

  @Test func `what the user wrote cannot drive the terminal`() async {
    let run = await ToolRun("\u{1B}[2J")
    #expect(!run.messages.contains("\u{1B}"))
  }
}
