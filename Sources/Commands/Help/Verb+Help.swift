// SPDX-License-Identifier: MIT

extension Verb {
  /// What the command does, in paragraphs; a blank line parts them.
  var details: String {
    switch self {
    case .check:
      """
      Draws every widget for every entry, environment and device, meters the light it would emit, and \
      judges it by the rules.

      Without a FILE, every *.widget.json in the folder of andon.json and below is judged. Without --set or \
      --text, the samples of the layout file are the entries.

      --baseline compares the light of each entry with the one that a file keeps of it, and \
      --update-baseline keeps today's. With --changed-since those widgets alone are judged whose layout, \
      images or asset catalogs changed in git since the branch left REV; andon.json and sets concern all. \
      Where nothing changed the run says so and ends with 0.
      """
    case .preview:
      """
      Writes a PNG of every widget for every entry, environment and device, as the panel would show it, and \
      prints their names. With --format or --report it also reports as `andon check` does; findings end it \
      with 1 only with --fail-on or --strict.
      """
    case .report:
      """
      Judges widgets as `andon check` does, over sets of any length: results are written as they are made, in \
      the order of the sets, and memory does not grow with them. The folder then holds results.jsonl, \
      report.json, report.csv, findings.sarif, junit.xml, summary.md, a page index.html and the pictures of what \
      was found.

      Ctrl-C ends the run in good order: what is done is reported, the process ends with 2, and the same \
      command with --resume goes on. With --format jsonl and without --out it is a filter: a set on standard \
      input, a line for each render on standard output, the summary last.

      --shard takes a share by a hash of the id, so that several machines judge one set.
      """
    case .merge:
      """
      Joins results of `andon report --shard I/N` into the report that one machine would have written, byte for \
      byte. Each operand is a results file or the folder of a report; with folders their pictures come along. It \
      is strict: the same version, model, fonts, choices, layouts and number of entries in each, every share once, \
      every entry once. Run it in the folder of the project.
      """
    case .golden:
      """
      Draws every widget as `andon preview` does and compares it with the picture that was stored, pixel for \
      pixel. A difference is a finding that tells whether an engine, a font or the design changed; the stored \
      picture, the difference and the picture of today go side by side into --out.

      The pictures are stored with --update, in the folder `golden` beside andon.json ("golden" in it names \
      another), with a manifest of what made them. Without a FILE and other choices the whole project is drawn, \
      and a stored picture that nothing draws any longer is named, or removed by --update.
      """
    case .measure:
      """
      Meters any PNG: lit pixels, mean luminance, melanopic and scotopic light and a power index, relative to \
      full white. Transparency is laid on black. With --device the picture's area on that panel is known, and \
      with it the light in pt².
      """
    case .compare:
      """
      Meters two PNGs and judges the second, the dimmed one, by its share of the first one's mean luminance. \
      The pictures may differ in size and colour space.
      """
    case .initialize:
      """
      Writes andon.json, widgets/affirmation.widget.json and affirmations.txt into this folder, and stops \
      before it overwrites anything.
      """
    case .list:
      """
      Lists the names that options, andon.json and layout files take, with what stands behind each. \
      `andon list symbols --out DIR` draws the symbols on a sheet.
      """
    case .explain:
      """
      Tells what a rule asks, why, how its figure is measured and how to satisfy it; or what an error code \
      means. Without a word, lists the rules.
      """
    }
  }

  /// Lines to try.
  var examples: [String] {
    switch self {
    case .check:
      [
        "andon check",
        "andon check widgets/affirmation.widget.json --set affirmations.txt",
        "andon check --report junit=andon.xml --report markdown=andon.md",
        "andon check --changed-since origin/main --baseline andon.baseline",
      ]
    case .preview:
      ["andon preview widgets/affirmation.widget.json --out out --sheet"]
    case .report:
      [
        "andon report affirmation.widget.json --set affirmations.txt --out report",
        "cat affirmations.txt | andon report --set - --format jsonl",
      ]
    case .merge: ["andon merge part-1 part-2 part-3 --out report"]
    case .golden: ["andon golden", "andon golden --update"]
    case .measure: ["andon measure screenshot.png --device iphone-15-pro --peak"]
    case .compare: ["andon compare day.png night.png --max-ratio 0.2"]
    case .initialize: ["andon init && andon check"]
    case .list: ["andon list environments", "andon list symbols --out out"]
    case .explain: ["andon explain light.ratio"]
    }
  }

  /// Whether the command judges anything.
  var canFail: Bool {
    switch self {
    case .check, .preview, .report, .merge, .golden, .compare: true
    case .measure, .initialize, .list, .explain: false
    }
  }
}
