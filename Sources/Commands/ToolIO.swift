// SPDX-License-Identifier: MIT

public import Inputs
import Reports

/// Everything of the process that the tool touches.
public struct ToolIO {
  /// What is known of the terminal.
  public struct Screen: Hashable, Sendable {
    /// Whether results go to a terminal.
    public var showsOutput: Bool
    /// Whether messages go to a terminal.
    public var showsMessages: Bool
    /// Its width.
    public var columns: Int

    /// Creates a description.
    public init(showsOutput: Bool, showsMessages: Bool, columns: Int) {
      self.showsOutput = showsOutput
      self.showsMessages = showsMessages
      self.columns = columns
    }

    /// No terminal at all.
    public static let none = Screen(showsOutput: false, showsMessages: false, columns: 80)
  }

  /// Results.
  public var output: any OutputChannel
  /// Everything else.
  public var messages: any OutputChannel
  /// Reads standard input to its end; nil where that fails.
  public var readInput: @Sendable () -> [UInt8]?
  /// Standard input as a set, which is read piece by piece; nil to take ``readInput`` whole.
  public var inputSet: SetSource?
  /// The working folder, from the root.
  public var folder: String
  /// The terminal.
  public var screen: Screen
  /// The wish that a long run ends early.
  public var stop: StopSignal

  /// Creates a set of channels.
  public init(
    output: any OutputChannel, messages: any OutputChannel, readInput: @escaping @Sendable () -> [UInt8]?,
    inputSet: SetSource? = nil, folder: String, screen: Screen, stop: StopSignal = StopSignal()
  ) {
    self.output = output
    self.messages = messages
    self.readInput = readInput
    self.inputSet = inputSet
    self.folder = folder
    self.screen = screen
    self.stop = stop
  }
}

extension ToolIO {
  /// Returns the path from the root of a file that the user named.
  func path(_ name: String) -> String {
    ProjectPath.absolute(name, in: folder)
  }

  /// Says what is wrong and what can be done about it.
  func complain(_ detail: String, hint: String?) {
    writeMessage(detail, first: "andon: ")
    if let hint { writeMessage(hint, first: "  ") }
  }

  /// The most columns of a message: a word that the user gave may be as long as a file.
  private static let longestMessage = 1000

  private func writeMessage(_ text: String, first: String) {
    let text = PlainText.cut(PlainText.singleLine(text), to: Self.longestMessage)
    for line in WrappedText.lines(text, columns: screen.columns, first: first, margin: "  ") {
      messages.write(line + "\n")
    }
  }
}
