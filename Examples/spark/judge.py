"""Judges a set of affirmations on a Spark cluster: every partition is a pipe through one `andon report`.

    python judge.py --andon ANDON --layout LAYOUT --set SET [--partitions N] [--master URL]

Prints the counts of all partitions added up, compares them and every reading with those of one process
over the whole set, and shows that a process that cannot run fails the job. Ends with 0 when all of it holds.
"""

import argparse
import collections
import json
import os
import shlex
import subprocess
import sys

from py4j.protocol import Py4JJavaError
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession


def command(andon, layout):
    # Findings are results here, not failures: without --exit-zero a broken budget would end the job.
    # A worker may run in another folder, so files are named from the root.
    words = [os.path.abspath(andon), "report", os.path.abspath(layout), "--set", "-", "--format", "jsonl",
             "--quiet", "--jobs", "1", "--exit-zero"]
    return " ".join(shlex.quote(word) for word in words)


def figures(line):
    """What a render came to, whatever its place in the set."""
    render = json.loads(line)
    return (render["entry"]["id"], render["locale"], render["device"], render["environment"],
            json.dumps(render["reading"], sort_keys=True), len(render["findings"]))


def is_render(line):
    return line.startswith('{ "widget"')


def added(lines):
    """The counts of the last lines, one from each process, added up."""
    total = collections.Counter()
    for line in lines:
        total.update({name: count for name, count in json.loads(line)["summary"].items()
                      if isinstance(count, int)})
    return dict(total)


def is_summary(line):
    return line.startswith('{ "andon"')


def main():
    words = argparse.ArgumentParser()
    words.add_argument("--andon", required=True)
    words.add_argument("--layout", required=True)
    words.add_argument("--set", required=True)
    words.add_argument("--partitions", type=int, default=4)
    words.add_argument("--master", default="local[2]")
    chosen = words.parse_args()

    session = SparkSession.builder.master(chosen.master).appName("andon").getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    lines = session.sparkContext.textFile(chosen.set, chosen.partitions).filter(lambda line: line.strip())

    # checkCode: a process that ends with anything but 0 fails its partition, and with it the job.
    results = lines.pipe(command(chosen.andon, chosen.layout), checkCode=True).cache()
    counts = added(results.filter(is_summary).collect())
    cluster = collections.Counter(results.filter(is_render).map(figures).collect())

    with open(chosen.set, "rb") as file:
        alone = subprocess.run(shlex.split(command(chosen.andon, chosen.layout)), stdin=file,
                               stdout=subprocess.PIPE, check=True).stdout.decode().splitlines()
    expected = collections.Counter(figures(line) for line in alone if is_render(line))

    broken = lines.pipe(command(chosen.andon, "no-such.widget.json"), checkCode=True)
    try:
        broken.count()
        notices = False
    except (Py4JJavaError, PySparkException) as error:
        notices = "exit status 2" in str(error) or "error code 2" in str(error)
    session.stop()

    same = cluster == expected and counts == added(filter(is_summary, alone))
    print(f"{counts['renders']} renders in {chosen.partitions} partitions, {counts['passed']} passed, {counts['failed']} failed")
    print("counts and readings " + ("equal those of one process" if same else "DIFFER from those of one process"))
    print("a process that cannot run " + ("fails the job" if notices else "WENT UNNOTICED"))
    return 0 if same and notices else 1


if __name__ == "__main__":
    sys.exit(main())
