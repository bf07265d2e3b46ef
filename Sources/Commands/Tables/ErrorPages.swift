// SPDX-License-Identifier: MIT

/// What `andon explain` says of the error codes in reports.
enum ErrorPages {
  /// The page of one code.
  struct Page {
    var code: String
    var meaning: String
    var remedy: String

    init(_ code: String, _ meaning: String, _ remedy: String) {
      self.code = code
      self.meaning = meaning
      self.remedy = remedy
    }
  }

  /// Returns the page of a code, or nil for a word that is none.
  static func page(of code: String) -> Page? { all.first { $0.code == code } }

  /// The pages, by the part of the tool that finds the fault.
  static let all =
    baselines + files + json + xml + values + layouts + entries + models + pictures + texts + usage

  private static let files = [
    Page(
      "file.missing", "there is no file of that name", "check the name; it counts from the working folder"),
    Page("file.directory", "the name is that of a folder", "name a file in it"),
    Page("file.not-a-file", "the name is that of a pipe, a socket or a device", "save the content to a file"),
    Page("file.empty", "the file holds nothing", "check that it was saved"),
    Page("file.unreadable", "the system does not let the file be read", "check who may read it"),
    Page(
      "file.not-written", "the file could not be written; an old one is as it was",
      "choose a place that exists, may be written to and has room"),
    Page("file.too-large", "the file is larger than the stated limit", "split it"),
    Page(
      "file.shrunk", "the file got shorter while it was read; what was read before is judged",
      "read it when nothing writes to it any longer"),
    Page("file.not-utf8", "the bytes are not UTF-8 from the stated place on", "save the file as UTF-8"),
  ]

  private static let json = [
    Page("json.syntax", "the text is not JSON at the stated place", "an editor with the schema marks it"),
    Page("json.duplicate-key", "an object has the same key twice", "keep one of them"),
    Page(
      "file.outside-project", "an image file lies outside of the project's folder",
      "put it into the folder of andon.json, or without one beside the layout file, or below; links count as "
        + "what they lead to"),
    Page("json.too-deep", "arrays and objects are nested beyond the limit", "make the layout flatter"),
    Page(
      "json.number", "a number is larger than any double, or is written as JSON does not allow",
      "write it with digits, a point and perhaps an exponent"),
  ]

  private static let xml = [
    Page(
      "xml.syntax", "the text is not XML at the stated place, or the file is not whole",
      "write & as &amp; and < as &lt;, and check that the file was saved to its end"),
    Page(
      "xml.entity", "a document type holds declarations of its own, such as entities",
      "leave the declarations out, and write the words of the entities where they are used"),
    Page("xml.too-deep", "elements are nested beyond the limit", "no catalog of texts is nested so deep"),
  ]

  private static let values = [
    Page(
      "value.wrong-type", "a value is of another type than its place asks for", "write the type that is named"
    ),
    Page("value.out-of-range", "a value lies outside what its place allows", "the message names the limits"),
    Page(
      "value.unknown-key", "the place has no such key", "look for a slip in the name; the nearest is named"),
    Page("value.missing-key", "a required key is not there", "add it"),
    Page("value.unknown-name", "the word is not among those that the place takes", "use one of those named"),
    Page("value.contradiction", "two keys or two words exclude each other", "keep one of them"),
  ]

  private static let layouts = [
    Page(
      "layout.too-deep", "views stand in each other more levels deep than layout goes through",
      "make the tree flatter"),
    Page(
      "layout.image", "a file gives no image, or an image set has none for the environment",
      "images are PNG files of at most 64 MiB and 16777216 pixels"),
    Page("layout.version", "the file is of another format than this version reads", "write \"andon\": 1"),
    Page(
      "layout.unknown-view", "SwiftUI has no view of that name", "look for a slip; names are SwiftUI's own"),
    Page(
      "layout.not-drawn-yet", "SwiftUI has it, and this version does not draw it",
      "leave it out, or put a shape of the same size and colour in its place"),
    Page(
      "layout.condition", "a `when` cannot be understood",
      "a+b is both, a,b is either, !a is not; the words are environments, families, modes, schemes, "
        + "noContainerBackground and dimmed"),
    Page("layout.template", "a string has a brace that is not closed", "{{ stands for a brace"),
    Page(
      "layout.unknown-field", "the entry has no field of that name",
      "use a field that the entry has; those are named"),
  ]

  private static let entries = [
    Page(
      "entry.field", "a field cannot be used for what the layout asks of it", "give a text or a list as asked"
    ),
    Page("entry.date", "a moment is not ISO 8601, or names no moment", "write it as 2026-01-01T09:41:00Z"),
    Page("set.format", "the set is of a format that is not read", "use one of the formats that are named"),
    Page(
      "set.csv", "a table breaks the rules of CSV", "quote cells with commas, quotation marks or line breaks"),
    Page(
      "set.too-long", "a line, a row or an element of a set has more than 1048576 bytes; the others are read",
      "look for a missing line break or quotation mark"),
    Page(
      "set.selection", "of the sets nothing is left by --locale and --where",
      "the message says what there is"),
    Page(
      "set.strings", "a pair of a .strings file is not written as it should be",
      "write \"key\" = \"text\"; with \\\" for a quote inside"),
    Page(
      "set.property-list", "a property list is damaged, nested too deep or endless",
      "`plutil -lint FILE` names the place on a Mac; save the file again"),
    Page("set.po", "a PO file breaks the rules of gettext", "`msgfmt --check FILE` names the places"),
    Page(
      "set.plural", "a text with variables, %#@name@, cannot be filled",
      "give rules for each variable it names, with words for `other` at least"),
  ]

  private static let models = [
    Page(
      "model.unknown-parameter", "the system model has no parameter of that name",
      "`andon list environments` lists the parameters"),
    Page("model.bad-value", "the parameter does not take this value", "the message says what it takes"),
    Page("model.unknown-device", "no device has this name", "`andon list devices` lists the names"),
    Page(
      "model.unknown-size", "no source gives the size of this family on this device",
      "choose another device or family"),
    Page(
      "model.not-applicable", "the environment does not show widgets of this family",
      "StandBy shows systemSmall; leave the pair out"),
  ]

  private static let pictures = [
    Page("png.not-png", "the bytes do not start as a PNG does", "save the picture as PNG"),
    Page("png.damaged", "a chunk of the PNG is broken or missing", "save the picture again"),
    Page("png.too-large", "the picture has more pixels than are allowed", "cut it to the part in question"),
    Page(
      "golden.manifest", "the manifest beside the stored pictures cannot be understood",
      "take it back from version control, or delete it and run `andon golden --update`"),
    Page("png.not-written", "the picture could not be made into a PNG", "report it as a defect"),
  ]

  private static let texts = [
    Page("font.unreadable", "a font file could not be read", "install the tool again, with its fonts"),
    Page("font.not-a-font", "the file is not a font in a known format", "use TrueType or OpenType"),
    Page("font.truncated", "the font file ends too early", "copy it again"),
    Page("font.damaged", "a table of the font is broken", "copy it again"),
    Page("font.empty", "the font has no glyphs", "use another file"),
    Page("font.no-such-face", "the file has fewer faces than the number asked for", "count from 0"),
    Page(
      "font.list", "the list of the bundled faces is not as it should be",
      "install the tool again, with its fonts"),
    Page("locale.unknown", "the language or the region is no ISO code", "write it as en_US or ja"),
    Page("locale.unknown-time-zone", "the zone is not in the IANA data", "write it as Europe/Berlin"),
    Page("locale.time", "the date, the time or the number could not be written", "give another one"),
  ]

  private static let baselines = [
    Page(
      "baseline.syntax", "a line of the baseline is none",
      "take the file back from version control, or store a new one with --update-baseline"),
    Page(
      "baseline.stack", "the baseline was made with other parameters of the model, or other fonts",
      "compare with the stack that is named, or store a new baseline with --update-baseline"),
    Page(
      "git.missing", "git could not be run", "install git, or leave out --changed-since"),
    Page(
      "git.no-repository", "the working folder lies in no repository of git",
      "run it inside of one, or leave out --changed-since"),
    Page(
      "git.unknown-revision", "git knows no such revision",
      "fetch it: a shallow clone has the newest ones alone (git fetch --unshallow)"),
    Page(
      "git.no-common-ancestor", "the revision and HEAD have no common ancestor here",
      "fetch the history between them: git fetch --unshallow"),
    Page("git.failed", "git ended with an error, whose words are given", "run the same by hand"),
  ]

  private static let usage = [
    Page("usage.unknown-command", "there is no such command", "`andon --help` lists the commands"),
    Page("usage.unknown-option", "the command has no such option", "`andon help COMMAND` lists its options"),
    Page(
      "usage.option-value", "an option lacks its value, or has one it does not take",
      "`andon help COMMAND` shows what each option takes"),
    Page("usage.contradiction", "two words of the command line exclude each other", "keep one of them"),
    Page(
      "usage.nothing-selected", "a run would judge nothing",
      "name a layout file, or run `andon init` for a first one"),
    Page(
      "usage.fonts", "the faces that ship with the tool are missing or broken",
      "install it again, or set ANDON_FONTS to the folder that holds faces.txt"),
    Page("usage.operands", "the command takes other files or words", "`andon help COMMAND` shows which"),
    Page(
      "usage.not-in-this-version", "it is planned and not in this version", "`andon --help` lists what is"),
    Page(
      "output.not-written", "a file could not be written",
      "choose a place that may be written to and has room"),
    Page(
      "results.mismatch", "results that `andon report` did not write, or that do not belong together",
      "name results of one run, or of all its shares; with --resume give the same choices as before"),
    Page(
      "output.exists", "a file is there that would be overwritten", "move it away, or choose another folder"),
  ]
}
