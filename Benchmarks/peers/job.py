# SPDX-License-Identifier: MIT
"""The job of the benchmark for programs in Python: what is drawn, how text is fitted, how light is metered.

A program calls `run` with a function that draws one text in one environment; the rest is the same for all of them.
"""

import argparse
import dataclasses
import json
import os
import resource
import time

for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "RAYON_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(threads, "1")  # one thread a process, before numpy reads it

import numpy as np  # noqa: E402

SIDE = 158.0  # pt
PADDING = 16.0  # pt
WIDTH = SIDE - 2 * PADDING  # pt
STEPS = [round(1 - 0.05 * step, 2) for step in range(9)]  # 1.00 … 0.60
ELLIPSIS = "…"
CLOCK, CLOCK_SIZE, CLOCK_ALPHA = "9:41", 11.0, 0.6
WHITE = (255, 255, 255)
LIT_OVER = 8  # a channel over this code makes a pixel lit
FACES = {"semibold": "Inter-SemiBold.otf", "regular": "Inter-Regular.otf", "cjk": "NotoSansCJK-Bold.ttc"}


@dataclasses.dataclass(frozen=True)
class Environment:
    name: str
    scale: float  # px per pt
    ground: tuple
    radius: float  # pt
    size: float  # pt
    ink: tuple
    alpha: float
    lines: int
    has_clock: bool

    @property
    def pixels(self):
        return round(SIDE * self.scale)

    def opaque(self, ink, alpha):
        """The color that an ink has over the flat ground."""
        return tuple(round(under + (over - under) * alpha) for under, over in zip(self.ground, ink))


ENVIRONMENTS = [
    Environment("home", 3.0, (88, 86, 214), 22.0, 17.0, WHITE, 1.0, 3, True),
    Environment("standby_day", 4.5, (0, 0, 0), 0.0, 17.0, WHITE, 1.0, 3, True),
    Environment("standby_night", 3.0, (0, 0, 0), 0.0, 15.0, (255, 59, 48), 0.85, 2, False),
    Environment("always_on", 3.0, (0, 0, 0), 0.0, 15.0, WHITE, 0.5, 2, False),
]


def face_of(text):
    """A line with any East Asian letter is set in the East Asian face throughout."""
    return "cjk" if any(letter >= "\u3000" for letter in text) else "semibold"


# ---- breaking and fitting, for programs that have no paragraphs of their own

NEVER_FIRST = set("、。，．・：；？！」』）】〕］｝〉》ー…々ゃゅょっぁぃぅぇぉャュョッァィゥェォ!?.,:;)%")
NEVER_LAST = set("「『（【〔［｛〈《(")


def may_break(before, after):
    if after == " ":
        return False
    if before in " —":
        return True
    is_east_asian = before >= "\u3000" or after >= "\u3000"
    return is_east_asian and after not in NEVER_FIRST and before not in NEVER_LAST


def pieces(text):
    """The parts of a text between places where a line may end; a space belongs to the word before it."""
    found, start = [], 0
    for place in range(1, len(text)):
        if may_break(text[place - 1], text[place]):
            found.append(text[start:place])
            start = place
    found.append(text[start:])
    return found


class Widths:
    """Remembers the widths of pieces, with and without the space at their end. Unit: em."""

    def __init__(self, width_of):
        self.width_of = width_of
        self.known = {}

    def __getitem__(self, piece):
        pair = self.known.get(piece)
        if pair is None:
            bare = piece.rstrip()
            whole = self.width_of(piece)
            pair = self.known[piece] = (whole, whole if bare == piece else self.width_of(bare))
        return pair


def broken(text, size, widths, most):
    """The lines of a text at a size, or None where there are more than `most`."""
    room = WIDTH / size
    lines, line, used = [], [], 0.0
    for piece in pieces(text):
        whole, bare = widths[piece]
        if line and used + bare > room:
            lines.append("".join(line))
            if len(lines) >= most:
                return None
            line, used = [], 0.0
        line.append(piece)
        used += whole
    return lines + ["".join(line)]


def largest_step(fits):
    """The first step that fits, where the last one does: what fits at one size fits at each below."""
    low, high = 0, len(STEPS) - 1
    while low < high:
        middle = (low + high) // 2
        if fits(STEPS[middle]):
            high = middle
        else:
            low = middle + 1
    return STEPS[high]


def longest_cut(text, fits):
    """The longest beginning of a text that fits with an ellipsis behind it."""
    low, high = 0, len(text)
    while high - low > 1:
        middle = (low + high) // 2
        if fits(text[:middle].rstrip() + ELLIPSIS):
            low = middle
        else:
            high = middle
    return text[:low].rstrip() + ELLIPSIS


def fitted(text, environment, widths):
    """Scale, lines and whether the text was cut."""
    def lines(text, step):
        return broken(text, environment.size * step, widths, environment.lines)

    is_cut = lines(text, STEPS[-1]) is None
    if is_cut:
        step = STEPS[-1]
        text = longest_cut(text, lambda cut: lines(cut, step) is not None)
    else:
        step = largest_step(lambda step: lines(text, step) is not None)
    return step, [line.rstrip() for line in lines(text, step)], is_cut


def fitted_by_height(text, fits):
    """Scale and text for programs that lay out a whole paragraph: `fits(text, step)` says whether it does."""
    if not fits(text, STEPS[-1]):
        return STEPS[-1], longest_cut(text, lambda cut: fits(cut, STEPS[-1]))
    return largest_step(lambda step: fits(text, step)), text


# ---- light

def linear(code):
    share = code / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


LIGHT = np.array([linear(code) for code in range(256)], np.float32)
_scratch = {}


def meter(pixels, order="RGBA"):
    """Sums of linear light by channel and the number of lit pixels of opaque pixels, four bytes each."""
    light, lit = _scratch.setdefault(
        pixels.shape, (np.empty(pixels.shape[:2], np.float32), np.empty(pixels.shape, bool)))
    sums = []
    for channel in range(3):
        LIGHT.take(pixels[..., channel], mode="wrap", out=light)
        sums.append(float(light.sum(dtype=np.float64)))
    if order == "BGRA":
        sums.reverse()
    np.greater(pixels, LIT_OVER, out=lit)
    # The three channels of a pixel, in one number; its alpha is not asked.
    return *sums, int(np.count_nonzero(lit.view(np.uint32) & np.uint32(0x00010101)))


# ---- results

class Stages:
    """Where the time goes: `stages(name)` ends a stage."""

    def __init__(self):
        self.seconds = {}
        self.last = 0.0

    def begin(self):
        self.last = time.perf_counter()

    def __call__(self, name):
        now = time.perf_counter()
        self.seconds[name] = self.seconds.get(name, 0.0) + now - self.last
        self.last = now


class Totals:
    """Means by environment."""

    def __init__(self):
        self.sums = {}

    def add(self, environment, light, scale=0.0, is_cut=False):
        red, green, blue, lit = light
        count = environment.pixels ** 2
        luminance = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / count
        sums = self.sums.setdefault(environment.name, [0, 0.0, 0.0, 0.0, 0])
        for place, value in enumerate((1, luminance, lit / count, scale, int(is_cut))):
            sums[place] += value

    def report(self):
        def means(place):
            return {name: round(sums[place] / sums[0], 8) for name, sums in self.sums.items()}

        return {
            "mean_luminance": means(1), "lit_fraction": means(2), "mean_scale": means(3),
            "truncated": {name: sums[4] for name, sums in self.sums.items()}}


def arguments(add=None):
    parser = argparse.ArgumentParser()
    parser.add_argument("--set", required=True, help="one text a line")
    parser.add_argument("--fonts", required=True, help="the folder of the faces")
    parser.add_argument("--png", help="the folder that a PNG of each render is written to")
    parser.add_argument("--limit", type=int, help="the first lines only")
    if add:
        add(parser)
    options = parser.parse_args()
    options.fonts = os.path.abspath(options.fonts)
    with open(options.set, encoding="utf-8") as file:
        options.lines = [line for line in file.read().split("\n") if line][:options.limit]
    if options.png:
        os.makedirs(options.png, exist_ok=True)
    return options


def font_file(options, face):
    return os.path.join(options.fonts, FACES[face])


def png_file(options, index, environment):
    return os.path.join(options.png, f"{index:05d}_{environment.name}.png")


def now():
    """Wall clock and processor time of this process and its children. Unit: s."""
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return time.perf_counter(), sum(each.ru_utime + each.ru_stime for each in spent)


def since(start):
    return tuple(after - before for before, after in zip(start, now()))


def emit(peer, options, renders, spent, totals, stages, **more):
    """Prints the result as one line of JSON; `spent` is wall clock and processor time."""
    seconds, processor = spent
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    result = {
        "peer": peer, "set": os.path.basename(options.set), "lines": len(options.lines),
        "png": bool(options.png), "renders": renders, "seconds": round(seconds, 4),
        "renders_per_s": round(renders / seconds, 2),
        "renders_per_cpu_s": round(renders / max(processor, 1e-6), 2), "peak_rss_mb": round(peak, 1),
        "split_us_per_render": {
            name: round(spent / renders * 1e6, 1) for name, spent in stages.seconds.items()}}
    print(json.dumps({**result, **totals.report(), **more}), flush=True)


def run(peer, options, draw, encode, order="RGBA"):
    """Draws and meters every line in every environment.

    `draw(environment, text, stages)` returns the pixels, the scale and whether the text was cut;
    `encode(environment, path)` writes the last picture of an environment.
    """
    for environment in ENVIRONMENTS:
        draw(environment, options.lines[0], Stages())  # opens the faces
    stages, totals = Stages(), Totals()
    start = now()
    for index, text in enumerate(options.lines):
        for environment in ENVIRONMENTS:
            stages.begin()
            pixels, scale, is_cut = draw(environment, text, stages)
            light = meter(pixels, order)
            stages("metering")
            totals.add(environment, light, scale, is_cut)
            if options.png:
                encode(environment, png_file(options, index, environment))
                stages("encoding")
    renders = len(options.lines) * len(ENVIRONMENTS)
    emit(peer, options, renders, since(start), totals, stages)
