#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Chromium, headless: the job on a canvas in one page. apt: chromium-headless-shell; PyPI: websocket-client psutil

The browser is several processes and threads; the driver pins all of them to the core that the others get.
"""

import base64
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request

import job
import psutil
import websocket

AT_ONCE = 50
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--font-render-hinting=none",
    "--disable-lcd-text", "--force-color-profile=srgb", "--allow-file-access-from-files",
    "--remote-debugging-port=0", "--remote-allow-origins=*"]


class Browser:
    """One page of a browser of its own."""

    def __init__(self, profile):
        program = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))))
        self.process = subprocess.Popen(
            [program, *FLAGS, f"--user-data-dir={profile}", "about:blank"], start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = pathlib.Path(profile, "DevToolsActivePort")
        deadline = time.monotonic() + 60
        while not (port_file.exists() and port_file.read_text().split()):
            if time.monotonic() > deadline:
                self.process.kill()
                raise TimeoutError("the browser did not open its port")
            time.sleep(0.05)
        port = port_file.read_text().split()[0]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json") as answer:
            page = next(target for target in json.load(answer) if target["type"] == "page")
        self.socket = websocket.create_connection(page["webSocketDebuggerUrl"], max_size=None, timeout=500)
        self.number = 0

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                return answer["result"]

    def run(self, script):
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:2000])
        return answer["result"].get("value")

    def processes(self):
        first = psutil.Process(self.process.pid)
        return [first, *first.children(recursive=True)]

    def memory(self):
        """What all processes hold together, shared pages once. Unit: MB."""
        return sum(each.memory_full_info().pss for each in self.processes()) / 2**20

    def cpu(self):
        times = [each.cpu_times() for each in self.processes()]
        return sum(each.user + each.system for each in times)

    def close(self):
        # The launcher of Debian's package is a script, so the browser is asked to end itself.
        try:
            self.call("Browser.close")
        except (OSError, RuntimeError, websocket.WebSocketException):
            pass
        self.socket.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def page(options, profile):
    faces = "".join(
        f"@font-face{{font-family:{face};src:url(file://{job.font_file(options, face)})}}" for face in job.FACES)
    environments = [
        {"name": each.name, "scale": each.scale, "pixels": each.pixels, "ground": each.ground,
         "radius": each.radius, "size": each.size, "ink": each.ink, "alpha": each.alpha, "lines": each.lines,
         "clock": each.has_clock}
        for each in job.ENVIRONMENTS]
    script = pathlib.Path(__file__).with_name("chromium_page.js").read_text(encoding="utf-8")
    file = pathlib.Path(profile, "job.html")
    file.write_text(
        f"<!doctype html><meta charset=utf-8><style>{faces}</style><body><script>"
        f"const environments = {json.dumps(environments)};\n{script}</script>", encoding="utf-8")
    return file


def main():
    options = job.arguments()
    profile = tempfile.mkdtemp()
    browser = Browser(profile)
    try:
        browser.call("Page.enable")
        browser.call("Page.navigate", url=f"file://{page(options, profile)}")
        time.sleep(0.5)
        loads = ",".join(f"document.fonts.load('20px {face}', 'aあ')" for face in job.FACES)
        browser.run(f"Promise.all([{loads}]).then(() => 1)")
        browser.run(f"batch({json.dumps(options.lines[:1])}, false).then(() => 1)")
        stages, totals = job.Stages(), job.Totals()
        start, cpu = job.now(), browser.cpu()
        for first in range(0, len(options.lines), AT_ONCE):
            lines = json.dumps(options.lines[first:first + AT_ONCE])
            done = browser.run(f"batch({lines}, {json.dumps(bool(options.png))})")
            for name, spent in done["spent"].items():
                stages.seconds[name] = stages.seconds.get(name, 0.0) + spent / 1000
            for place, (*light, step, is_cut) in enumerate(done["renders"]):
                environment = job.ENVIRONMENTS[place % len(job.ENVIRONMENTS)]
                totals.add(environment, light, step, is_cut)
                if options.png:
                    file = job.png_file(options, first + place // len(job.ENVIRONMENTS), environment)
                    pathlib.Path(file).write_bytes(base64.b64decode(done["pictures"][place]))
        spent = job.since(start)
        job.emit(
            "chromium", options, len(options.lines) * len(job.ENVIRONMENTS),
            (spent[0], spent[1] + browser.cpu() - cpu), totals, stages, peak_rss_mb=round(browser.memory(), 1))
    finally:
        browser.close()
        shutil.rmtree(profile, ignore_errors=True)


main()
