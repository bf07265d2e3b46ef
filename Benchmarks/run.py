#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs Andon and every installed program on the same job, one after the other, and prints who did how much.

    run.py [--rounds 3] [--quick] [--only NAME,…] [--clock wall|cpu] [--json FILE]

Every run is one process (the browser: its processes) on one core, and runs of all programs alternate, so that a machine
that is busy for a while is so for all. Figures are medians over the rounds. Nothing is written into the tree but in
.build; `--json` keeps every run.
"""

import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BENCH = ROOT / ".build" / "bench"
PEERS = ROOT / "Benchmarks" / "peers"
ENGLISH, JAPANESE = "en2000.txt", "ja1000.txt"
# Pictures are written to memory where the system has such a folder: it is not the disk that is measured.
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


class Program:
    """One way of doing the job."""

    def __init__(self, name, command, lines, picture_lines=0, rounds=None):
        self.name = name
        self.command = [str(word) for word in command]
        self.lines = lines  # so that a run takes some seconds; rates do not depend on it
        self.picture_lines = picture_lines  # 0: no run with PNGs
        self.rounds = rounds

    @property
    def is_installed(self):
        return all(pathlib.Path(word).exists() for word in self.command if word.startswith("/"))


def andon(mode, *more):
    return [ROOT / ".build/release/AndonBench", "--project", ROOT / "Examples/bench", "--mode", mode, *more]


def floor(mode):
    return [BENCH / "bin/floor", "--mode", mode]


def python(script, *more):
    return [BENCH / "venv/bin/python", PEERS / script, *more]


PROGRAMS = [
    Program("andon light", andon("light"), 2000, 2000),
    Program("andon dirty", andon("dirty"), 2000),
    Program("andon draw", andon("draw"), 1000),
    Program("pango_cairo", [BENCH / "bin/pango_cairo"], 1000, 60),
    Program("floor light", floor("light"), 2000),
    Program("floor dirty", floor("dirty"), 2000),
    Program("floor draw", floor("draw"), 2000),
    Program("skia", python("skia_peer.py"), 250, 50),
    Program("blend2d", python("blend2d_peer.py"), 250, 100),
    Program("pillow raqm", python("pillow_peer.py"), 150, 40),
    Program("pillow basic", python("pillow_peer.py", "--basic"), 150, 40),
    Program("chromium", python("chromium_peer.py"), 150, 40),
    Program("resvg", python("resvg_peer.py"), 20, 20, rounds=1),
    Program("typst", python("typst_peer.py"), 50, 50, rounds=1),
    Program("imagemagick", python("imagemagick_peer.py"), 3, 3, rounds=1),
]


def has_browser():
    return any(map(shutil.which, ("chromium-headless-shell", "chromium")))


def is_installed(program):
    if program.name == "chromium" and not has_browser():
        return False
    if program.name == "imagemagick":
        formats = subprocess.run(["convert", "-list", "format"], capture_output=True, text=True) if shutil.which("convert") else None
        if formats is None or "PANGO" not in formats.stdout:
            return False
    return program.is_installed


def environment():
    kept = {name: value for name, value in os.environ.items() if not name.startswith("OPENBLAS_")}
    return {
        **kept, "PYTHONDONTWRITEBYTECODE": "1", "ANDON_FONTS": str(ROOT / "fonts/faces"),
        "FONTCONFIG_FILE": str(BENCH / "fonts/fonts.conf")}


def run(program, texts, lines, pictures, core):
    """One run's result, or None."""
    command = list(program.command)
    if core is not None:
        command = ["taskset", "-c", str(core), *command]
    command += ["--set", str(BENCH / "sets" / texts), "--limit", str(lines)]
    if program.name.startswith("andon"):
        if texts == JAPANESE:
            command += ["--locale", "ja_JP"]
    else:
        command += ["--fonts", str(BENCH / "fonts")]
    folder = tempfile.mkdtemp(prefix="andon-bench-", dir=MEMORY) if pictures else None
    if folder:
        command += ["--png", folder]
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=900)
    except subprocess.TimeoutExpired:
        print(f"{program.name}: took over 15 minutes", file=sys.stderr)
        return None
    finally:
        if folder:
            shutil.rmtree(folder, ignore_errors=True)
    if done.returncode != 0 or not done.stdout.strip():
        print(f"{program.name}: {done.stderr.strip()[-300:]}", file=sys.stderr)
        return None
    result = json.loads(done.stdout.strip().split("\n")[-1])
    return {**result, "name": program.name, "load": os.getloadavg()[0]}


class Table:
    """The runs by program, set and whether PNGs were written."""

    def __init__(self, clock):
        self.figure = "renders_per_s" if clock == "wall" else "renders_per_cpu_s"
        self.runs = {}

    def add(self, texts, pictures, result):
        self.runs.setdefault((result["name"], texts, pictures), []).append(result)

    def rate(self, name, texts, pictures=False):
        runs = self.runs.get((name, texts, pictures))
        return statistics.median(run[self.figure] for run in runs) if runs else None

    def peak(self, name):
        peaks = [run["peak_rss_mb"] for key, runs in self.runs.items() if key[0] == name for run in runs]
        return max(peaks, default=0)

    def stages(self, name, texts, pictures):
        runs = self.runs.get((name, texts, pictures), [])
        if not runs:
            return ""
        middle = sorted(runs, key=lambda run: run[self.figure])[len(runs) // 2]
        split = {stage: spent for stage, spent in middle["split_us_per_render"].items() if spent >= 0.05}
        whole = sum(split.values()) or 1
        return ", ".join(f"{stage} {spent:.1f} µs ({100 * spent / whole:.0f} %)" for stage, spent in split.items())


def cell(value, digits=0):
    return "–" if value is None else f"{value:,.{digits}f}"


def print_rates(table, programs):
    print("| program | English, renders/s | with a PNG each | Japanese, renders/s | peak MB |\n|---|--:|--:|--:|--:|")
    for program in programs:
        rates = [
            table.rate(program.name, ENGLISH), table.rate(program.name, ENGLISH, True),
            table.rate(program.name, JAPANESE)]
        cells = " | ".join(cell(rate, 1 if rate and rate < 100 else 0) for rate in rates)
        print(f"| {program.name} | {cells} | {cell(table.peak(program.name))} |")


def print_ratios(table, programs):
    print("\nAndon over each program (> 1: Andon is faster):\n")
    print("| program | light, English | light, Japanese | draw, English | with PNG |\n|---|--:|--:|--:|--:|")
    for program in programs:
        if program.name.startswith("andon"):
            continue
        pairs = [
            ("andon light", ENGLISH, False), ("andon light", JAPANESE, False), ("andon draw", ENGLISH, False),
            ("andon light", ENGLISH, True)]
        ratios = []
        for name, texts, pictures in pairs:
            own, other = table.rate(name, texts, pictures), table.rate(program.name, texts, pictures)
            ratios.append(own / other if own and other else None)
        print(f"| {program.name} | " + " | ".join(cell(ratio, 2) for ratio in ratios) + " |")


def print_stages(table, programs):
    print("\nWhere a render's time goes, English:\n\n| program | stages |\n|---|---|")
    for program in programs:
        for pictures in (False, True):
            stages = table.stages(program.name, ENGLISH, pictures)
            if stages:
                print(f"| {program.name}{' with PNG' if pictures else ''} | {stages} |")


def print_check(table, programs, core):
    print("\nThe light that each program finds over the first 20 lines in English:\n")
    print("| program | home | standby_day | standby_night | always_on | scale home/night | cut home/night |\n|---|--:|--:|--:|--:|--:|--:|")
    for program in programs:
        if program.name == "imagemagick":  # two processes a render: 20 lines take minutes
            continue
        result = run(program, ENGLISH, 20, False, core)
        if result is None:
            continue
        light, scale, cut = (result[key] for key in ("mean_luminance", "mean_scale", "truncated"))
        # Typst does not say at which size it set a text.
        fit = "– | –"
        if scale["home"]:
            fit = f"{scale['home']:.3f}/{scale['standby_night']:.3f} | {cut['home']}/{cut['standby_night']}"
        names = ("home", "standby_day", "standby_night", "always_on")
        print(f"| {program.name} | " + " | ".join(f"{light[name]:.5f}" for name in names) + f" | {fit} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="a tenth of the lines")
    parser.add_argument("--only", help="names of programs, with commas between")
    parser.add_argument("--clock", choices=("wall", "cpu"), default="wall", help="cpu: for a machine that is busy")
    parser.add_argument("--json", help="a file that every run's result is added to")
    options = parser.parse_args()
    wanted = options.only.split(",") if options.only else None
    programs = [program for program in PROGRAMS if (not wanted or program.name in wanted)]
    absent = [program.name for program in programs if not is_installed(program)]
    programs = [program for program in programs if is_installed(program)]
    if absent:
        print(f"Not installed, left out: {', '.join(absent)}. 'make bench-peers' installs them.\n", file=sys.stderr)
    core = max(os.sched_getaffinity(0)) if shutil.which("taskset") else None
    table = Table(options.clock)
    for number in range(options.rounds):
        for program in programs:
            if program.rounds is not None and number >= program.rounds:
                continue
            share = 10 if options.quick else 1
            jobs = [(ENGLISH, program.lines, False), (JAPANESE, program.lines // 2, False)]
            if program.picture_lines:
                jobs.append((ENGLISH, program.picture_lines, True))
            for texts, lines, pictures in jobs:
                result = run(program, texts, max(2, lines // share), pictures, core)
                if result is None:
                    continue
                table.add(texts, pictures, result)
                if options.json:
                    with open(options.json, "a", encoding="utf-8") as file:
                        file.write(json.dumps(result) + "\n")
        print(f"round {number + 1} of {options.rounds} is done", file=sys.stderr)
    print_rates(table, programs)
    print_ratios(table, programs)
    print_stages(table, programs)
    print_check(table, programs, core)


if __name__ == "__main__":
    main()
