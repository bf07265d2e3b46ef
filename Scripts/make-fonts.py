#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the faces under fonts/faces from the fonts of Debian 12.

    Scripts/make-fonts.py INPUT OUTPUT

INPUT is a folder into which the packages fonts-inter-variable, fonts-noto-cjk, fonts-noto-core,
fonts-noto-mono and fonts-quicksand were unpacked (dpkg-deb -x); OUTPUT is fonts/faces. Needs
fonttools 4.68.
The same input and the same fonttools give the same bytes: no date is written.
"""

import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Inter's weights under the names of SwiftUI's Font.Weight.
WEIGHTS = {
    100: "UltraLight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium",
    600: "Semibold", 700: "Bold", 800: "Heavy", 900: "Black",
}

# Digits of one width, composed letters and marks are all that shaping asks Inter for.
INTER_FEATURES = ["kern", "tnum", "ccmp", "locl", "mark", "mkmk"]
# The faces of the other designs: family, folder, styles.
DESIGNS = (
    ("Quicksand", "quicksand", ("Light", "Regular", "Medium", "Bold")),
    ("NotoSerif", "noto-serif", ("Regular", "Bold")),
    ("NotoSansMono", "noto-sans-mono", ("Regular", "Bold")),
)
# Without pair kerning and proportional alternates every character keeps its square.
CJK_FEATURES = ["ccmp", "mark", "mkmk", "ljmo", "vjmo", "tjmo"]


def decoded(first, last, trail, codec):
    """The characters of a two-byte national set, row by row."""
    found = set()
    for lead in range(first, last + 1):
        for second in trail:
            try:
                text = bytes([lead, second]).decode(codec)
            except UnicodeDecodeError:
                continue
            if len(text) == 1:
                found.add(ord(text))
    return found


def east_asian_marks():
    return (
        set(range(0x3000, 0x3100)) | set(range(0x31F0, 0x3200)) | set(range(0x2460, 0x2474))
        | set(range(0xFF01, 0xFFEF)) | {0x2010, 0x2014, 0x2015, 0x2018, 0x2019, 0x201C, 0x201D,
                                        0x2025, 0x2026, 0x203B, 0x2500, 0x2502})


def japanese():
    # JIS X 0208 whole: rows 1-8 marks and kana, 16-84 kanji of both levels.
    return decoded(0xA1, 0xF4, range(0xA1, 0xFF), "euc_jp") | east_asian_marks()


def simplified_chinese():
    # GB 2312, rows 16-55: the 3,755 characters of level 1.
    return decoded(0xB0, 0xD7, range(0xA1, 0xFF), "gb2312") | east_asian_marks()


def korean():
    # KS X 1001, rows 16-40: the 2,350 syllables; the letters they are made of beside them.
    letters = set(range(0x1100, 0x1200)) | set(range(0x3131, 0x318F))
    return decoded(0xB0, 0xC8, range(0xA1, 0xFF), "euc_kr") | letters | east_asian_marks()


def alphabetic():
    # Latin, Greek and Cyrillic with the marks, signs and arrows that go with them.
    blocks = ((0x20, 0x52F), (0x1E00, 0x1FFF), (0x2000, 0x20CF), (0x2100, 0x22FF))
    return {code for first, last in blocks for code in range(first, last + 1)}


def reduce(font, unicodes, features):
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.drop_tables += ["STAT", "DSIG", "BASE", "VORG", "vhea", "vmtx"]
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)


def rename(font, family, style):
    names = font["name"]
    for platform in ((3, 1, 0x409),):
        names.setName(family, 1, *platform)
        names.setName(style, 2, *platform)
        names.setName(f"{family} {style}", 4, *platform)
        names.setName(f"{family}-{style}".replace(" ", ""), 6, *platform)


def save(font, path):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    font.save(path, reorderTables=True)
    print(f"{os.path.getsize(path):>9}  {path}")


def find(folder, name):
    for where, _, files in sorted(os.walk(folder)):
        if name in files:
            return os.path.join(where, name)
    sys.exit(f"make-fonts: {name} is not under {folder}")


def make_inter(source, out):
    for weight, style in WEIGHTS.items():
        font = TTFont(source, recalcTimestamp=False)
        font = instancer.instantiateVariableFont(font, {"wght": weight}, inplace=True)
        reduce(font, sorted(font.getBestCmap()), INTER_FEATURES)
        font["OS/2"].usWeightClass = weight
        rename(font, "Inter", style)
        save(font, os.path.join(out, "inter", f"Inter-{style}.ttf"))


def make_east_asian(source, index, unicodes, family, style, path):
    font = TTFont(source, fontNumber=index, recalcTimestamp=False)
    reduce(font, sorted(unicodes), CJK_FEATURES)
    rename(font, family, style)
    save(font, path)


def make_whole(source, path):
    font = TTFont(source, recalcTimestamp=False)
    reduce(font, sorted(font.getBestCmap()), ["*"])
    save(font, path)


def make_design(source, style, path):
    font = TTFont(source, recalcTimestamp=False)
    reduce(font, sorted(alphabetic() & set(font.getBestCmap())), INTER_FEATURES)
    # The lightest and the medium Quicksand call themselves families of their own.
    names = font["name"]
    rename(font, (names.getDebugName(16) or names.getDebugName(1)).removesuffix(f" {style}"), style)
    save(font, path)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    source, out = sys.argv[1:]
    make_inter(find(source, "Inter-roman.var.ttf"), out)
    regular = find(source, "NotoSansCJK-Regular.ttc")
    bold = find(source, "NotoSansCJK-Bold.ttc")
    for index, folder, region, unicodes, weights in (
        (0, "noto-sans-jp", "JP", japanese(), (("Regular", regular), ("Bold", bold))),
        (1, "noto-sans-kr", "KR", korean(), (("Regular", regular),)),
        (2, "noto-sans-sc", "SC", simplified_chinese(), (("Regular", regular),)),
    ):
        for style, collection in weights:
            path = os.path.join(out, folder, f"NotoSansCJK{region.lower()}-{style}.otf")
            make_east_asian(collection, index, unicodes, f"Noto Sans CJK {region}", style, path)
    for script in ("Arabic", "Hebrew", "Devanagari", "Thai"):
        name = f"NotoSans{script}-Regular.ttf"
        make_whole(find(source, name), os.path.join(out, f"noto-sans-{script.lower()}", name))
    for family, folder, styles in DESIGNS:
        for style in styles:
            name = f"{family}-{style}.ttf"
            make_design(find(source, name), style, os.path.join(out, folder, name))


main()
