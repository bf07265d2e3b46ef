#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the image files that layouts under golden/scenes show.

They are this project's own drawings; run it from the project's folder to draw them again.
"""

import math
import os
import struct
import zlib

SAMPLES = 4
CATALOG = "golden/scenes/Scenes.xcassets"


def write_png(path, width, height, color):
    """Writes a picture; color(x, y) gives red, green, blue to 255 and alpha to 1 at shares of both sides."""
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            red = green = blue = alpha = 0.0
            for j in range(SAMPLES):
                for i in range(SAMPLES):
                    r, g, b, a = color((x + (i + 0.5) / SAMPLES) / width, (y + (j + 0.5) / SAMPLES) / height)
                    red, green, blue, alpha = red + r * a, green + g * a, blue + b * a, alpha + a
            pixel = [red / alpha, green / alpha, blue / alpha, alpha / SAMPLES**2 * 255] if alpha else [0] * 4
            rows += bytes(min(255, int(value + 0.5)) for value in pixel)

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        file.write(chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)))
        file.write(chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b""))


def dunes(high, low, near, far, orb):
    """Two dunes under a sky with a sun or a moon."""

    def color(x, y):
        share = min(1, y * 1.4)
        pixel = tuple(h + (l - h) * share for h, l in zip(high, low))
        if math.hypot((x - 0.68) * 1.5, y - 0.34) < 0.16:
            pixel = orb
        if y > 0.62 + 0.10 * math.sin(x * 5.2 + 0.6):
            pixel = far
        if y > 0.78 + 0.08 * math.sin(x * 4.1 + 2.4):
            pixel = near
        return (*pixel, 1)

    return color


def leaf(x, y):
    """A leaf with a cut for its vein, black on nothing."""
    u, v = (x - 0.5) * 2, (y - 0.5) * 2
    along, across = (u + v) / math.sqrt(2), (u - v) / math.sqrt(2)
    inside = math.hypot(across - 0.62, along) < 1.05 and math.hypot(across + 0.62, along) < 1.05
    vein = abs(across) < 0.055 and along > -0.62
    return (0, 0, 0, 1 if inside and not vein else 0)


def bubble(x, y):
    """A pale square of 36 px with corners of 12 px and an edge of 4 px."""
    from_side, from_top = 36 * min(x, 1 - x), 36 * min(y, 1 - y)
    inset = min(from_side, from_top)
    if from_side < 12 and from_top < 12:
        inset = 12 - math.hypot(12 - from_side, 12 - from_top)
    if inset < 0:
        return (0, 0, 0, 0)
    return (38, 110, 200, 1) if inset < 4 else (222, 236, 252, 1)


def disc(x, y):
    """An amber disc on brown."""
    return (240, 178, 60, 1) if math.hypot(x - 0.5, y - 0.5) < 0.36 else (120, 60, 20, 1)


day = dunes((250, 120, 98), (255, 196, 140), (160, 70, 60), (222, 120, 70), (255, 240, 200))
night = dunes((58, 44, 96), (16, 22, 58), (24, 20, 46), (44, 34, 70), (226, 230, 245))
write_png(f"{CATALOG}/Dunes.imageset/dunes@3x.png", 180, 120, day)
write_png(f"{CATALOG}/Dunes.imageset/dunes-dark@3x.png", 180, 120, night)
write_png(f"{CATALOG}/Leaf.imageset/leaf@3x.png", 72, 72, leaf)
write_png(f"{CATALOG}/Bubble.imageset/bubble@3x.png", 36, 36, bubble)
write_png("golden/scenes/images/disc@3x.png", 24, 24, disc)
