#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the programs that the benchmark compares with under .build/bench: a Python environment, the programs in
# C, the faces and the sets. What the system lacks is named with the command that installs it, and left out.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/.build/bench
mkdir -p "$out/bin" "$out/fonts" "$out/sets"

missing=
need() { # TEST PACKAGE
  sh -c "$1" >/dev/null 2>&1 || missing="$missing $2"
}
need "pkg-config --exists pangocairo" libpango1.0-dev
need "pkg-config --exists cairo" libcairo2-dev
need "pkg-config --exists freetype2" libfreetype-dev
need "pkg-config --exists harfbuzz" libharfbuzz-dev
need "command -v gcc" gcc
need "python3 -c 'import venv, ensurepip'" python3-venv
need "test -f /usr/share/fonts/opentype/inter/Inter-SemiBold.otf" fonts-inter
need "test -f /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc" fonts-noto-cjk
need "command -v chromium-headless-shell || command -v chromium" chromium-headless-shell
need "command -v convert" imagemagick
need "convert -list format | grep -q PANGO" libmagickcore-6.q16-6-extra
if [ -n "$missing" ]; then
  echo "These packages are missing; without them their programs, or all of them, are left out:"
  echo "  apt-get install --no-install-recommends$missing"
fi

python3 "$here/make_sets.py" "$out/sets"

# The four files of faces that every program gets, and a fontconfig that shows no others.
faces=/usr/share/fonts/opentype
for file in inter/Inter-SemiBold.otf inter/Inter-Regular.otf noto/NotoSansCJK-Bold.ttc; do
  if [ -f "$faces/$file" ]; then ln -sf "$faces/$file" "$out/fonts/"; fi
done
cat > "$out/fonts/fonts.conf" <<X
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>$out/fonts</dir>
  <cachedir>$out/fontconfig</cachedir>
  <match target="font">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
X

build() { # NAME PACKAGES
  if command -v gcc >/dev/null && pkg-config --exists $2; then
    gcc -O3 -march=native -std=gnu11 -o "$out/bin/$1" "$here/peers/$1.c" $(pkg-config --cflags --libs $2) -lm
  fi
}
build pango_cairo "pangocairo pangoft2 cairo fontconfig"
build floor "freetype2 harfbuzz"

if [ ! -x "$out/venv/bin/pip" ]; then python3 -m venv "$out/venv" || rm -rf "$out/venv"; fi
if [ -x "$out/venv/bin/pip" ]; then
  # blend2d-py has the same module name and cannot draw text.
  "$out/venv/bin/pip" install --quiet skia-python numpy pillow typst resvg uharfbuzz blend2d-python \
    websocket-client psutil
fi
echo "The programs of the benchmark are in .build/bench; 'make bench' runs them."
