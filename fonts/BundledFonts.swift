// SPDX-License-Identifier: MIT

/// The faces that ship with the tool.
public enum BundledFonts {}
