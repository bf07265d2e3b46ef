#!/bin/sh
# Brings the C libraries that Andon links: FreeType, HarfBuzz, ICU, libpng, found through pkg-config; on Linux also
# libxml2, on which the Foundation that is linked into the tool stands.
# Usage: Scripts/setup.sh           (installs where it may, else prints the exact command and exits 1)
#        Scripts/setup.sh browser   (the same for the headless Chromium that tests of a report's page need)
set -eu

if ! command -v swift >/dev/null 2>&1; then
  echo "Andon needs a Swift 6.2 toolchain or newer: https://www.swift.org/install" >&2
  exit 1
fi

if [ "${1:-}" = browser ]; then
  for name in chromium-headless-shell chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
  done
  if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null
    exit 0
  fi
  echo "Tests of a report's page want a Chromium; on Debian install it with:" >&2
  echo "  sudo apt-get update && sudo apt-get install -y chromium-headless-shell" >&2
  exit 1
fi

has_all() {
  command -v pkg-config >/dev/null 2>&1 &&
    pkg-config --exists freetype2 harfbuzz libpng icu-uc icu-i18n &&
    { [ "$(uname -s)" != Linux ] || pkg-config --exists libxml-2.0; }
}

if has_all; then
  exit 0
fi

case "$(uname -s)" in
Linux)
  packages="libfreetype6-dev libharfbuzz-dev libicu-dev libpng-dev libxml2-dev pkg-config"
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "Install the development packages of freetype2, harfbuzz, icu, libpng and libxml2, and pkg-config." >&2
    exit 1
  fi
  if [ "$(id -u)" = 0 ]; then
    as_root=""
  elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    as_root="sudo"
  else
    echo "These libraries are missing; install them with:" >&2
    echo "  sudo apt-get update && sudo apt-get install -y $packages" >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  $as_root apt-get update -qq
  # shellcheck disable=SC2086  # the list is meant to split
  $as_root apt-get install -y -qq --no-install-recommends $packages >/dev/null
  ;;
Darwin)
  packages="freetype harfbuzz icu4c libpng pkgconf"
  if ! command -v brew >/dev/null 2>&1; then
    echo "These libraries are missing; with Homebrew: brew install $packages" >&2
    exit 1
  fi
  # shellcheck disable=SC2086
  brew install --quiet $packages
  ;;
esac

if ! has_all; then
  # Homebrew keeps ICU out of the default search path, since macOS ships its own.
  echo "pkg-config does not find them yet. On macOS run:" >&2
  echo '  export PKG_CONFIG_PATH="$(brew --prefix icu4c)/lib/pkgconfig:$PKG_CONFIG_PATH"' >&2
  exit 1
fi
