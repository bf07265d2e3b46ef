// SPDX-License-Identifier: MIT

/// What stopped one file or one entry; the rest of the run goes on.
public struct RunError: Error, Hashable, Sendable {
  /// The file, as the user named it, or nil for a fault of the whole run.
  public var file: String?
  /// The line, counted from 1.
  public var line: Int?
  /// The column in characters, counted from 1.
  public var column: Int?
  /// The key or path inside the file.
  public var key: String?
  /// The stable dotted word for the kind of failure, which `andon explain` explains.
  public var code: String?
  /// One sentence: what was found and what was expected.
  public var message: String
  /// One sentence: what to do.
  public var hint: String?
  /// The place among all entries of the run, counted from 0, of an entry that is concerned.
  public var index: Int?

  /// Creates an error.
  public init(
    file: String? = nil, line: Int? = nil, column: Int? = nil, key: String? = nil,
    code: String? = nil, message: String, hint: String? = nil, index: Int? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.key = key
    self.code = code
    self.message = message
    self.hint = hint
    self.index = index
  }
}

/// What the run was made with; two reports of equal stacks may be compared.
public struct Stack: Hashable, Sendable {
  /// One parameter of the system model.
  public struct Parameter: Hashable, Sendable {
    /// The dotted name, such as `red.domain`.
    public var name: String
    /// The value as written in JSON.
    public var value: String
    /// How sure the value is: `official`, `reverse-engineered`, `community-measured`, `derived`, `guess`.
    public var certainty: String
    /// Creates a parameter.
    public init(name: String, value: String, certainty: String) {
      self.name = name
      self.value = value
      self.certainty = certainty
    }
  }

  /// One font file.
  public struct Face: Hashable, Sendable {
    /// The face's name.
    public var face: String
    /// SHA-256 of the file in hexadecimal digits.
    public var sha256: String
    /// Creates a face.
    public init(face: String, sha256: String) {
      self.face = face
      self.sha256 = sha256
    }
  }

  /// The tool's version.
  public var version: String
  /// The system model's parameters, sorted by name.
  public var model: [Parameter]
  /// The font files in the order of the collection.
  public var fonts: [Face]

  /// Creates a stack.
  public init(version: String, model: [Parameter], fonts: [Face]) {
    self.version = version
    self.model = model
    self.fonts = fonts
  }
}

/// What was left out of one set, since it is not for a widget.
public struct LeftOut: Hashable, Sendable {
  /// How many texts were left out for one reason.
  public struct Count: Hashable, Sendable {
    /// The reason in a word, such as `stale`.
    public var reason: String
    /// How many.
    public var number: Int

    /// Creates a count.
    public init(reason: String, number: Int) {
      self.reason = reason
      self.number = number
    }
  }

  /// The set, as the user named it.
  public var file: String
  /// The counts, in the order of the reasons.
  public var counts: [Count]

  /// Creates the counts of a set.
  public init(file: String, counts: [Count]) {
    self.file = file
    self.counts = counts
  }
}

/// The counts at the end of a run.
public struct RunSummary: Hashable, Sendable {
  /// Renders that were made.
  public var renders = 0
  /// Renders without a finding at or over the failing severity.
  public var passed = 0
  /// Renders with one.
  public var failed = 0
  /// Files and entries that could not be judged.
  public var errors = 0
  /// Findings of the severity error.
  public var errorFindings = 0
  /// Findings of the severity warning.
  public var warningFindings = 0
  /// Rules that could not answer.
  public var cannotTell = 0
  /// Whether the run was stopped before its last entry, so that the counts are those of a part.
  public var isInterrupted = false
  /// What was left out of the sets, in their order; nothing is known of it where the run was stopped.
  public var leftOut: [LeftOut] = []

  /// Creates a summary of nothing.
  public init() {}
}

/// A whole run.
public struct RunReport: Sendable {
  /// What it was made with.
  public var stack: Stack
  /// The renders, in the order of files, entries, locales, devices and environments.
  public var renders: [RenderReport]
  /// The broken rules that concern the run and no single render, such as an unused ignore.
  public var findings: [Finding]
  /// What could not be judged.
  public var errors: [RunError]
  /// The counts.
  public var summary: RunSummary
  /// What the run came to beside a baseline, where one was named.
  public var baseline: BaselineComparison?

  /// Creates a report.
  public init(
    stack: Stack, renders: [RenderReport], findings: [Finding], errors: [RunError], summary: RunSummary
  ) {
    self.stack = stack
    self.renders = renders
    self.findings = findings
    self.errors = errors
    self.summary = summary
  }
}
