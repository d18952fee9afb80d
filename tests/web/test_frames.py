"""Scenes that stay smooth on a slow machine: what the browser has to do for a frame is counted, not timed."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.web.browser import Person, Server
from tests.web.scenes import bring
from tests.web.test_theatre import before_fire, do, watch

New = Callable[..., Person]
WEB = Path(__file__).parents[2] / "web/src"
CHEAP = {"transform", "opacity", "translate", "scale", "rotate", "filter"}


def test_keyframes_of_scenes_change_nothing_that_needs_a_layout() -> None:
    for file in [*(WEB / "scenes").glob("*.svelte"), WEB / "parts/Cube.svelte", WEB / "parts/DiceTray.svelte"]:
        for body in re.findall(r"@keyframes \w+ \{((?:[^{}]|\{[^{}]*\})*)\}", file.read_text("utf-8")):
            used = set(re.findall(r"([a-z-]+)\s*:", " ".join(re.findall(r"\{([^{}]*)\}", body))))
            assert used <= CHEAP, (file.name, used - CHEAP)


def test_a_fire_lays_the_page_out_when_something_happens_and_not_for_every_frame(
    browser: Browser, person: New, server: Server, tmp_path: Path
) -> None:
    record, action = before_fire()
    me = person()
    watch(me)
    bring(me, record)
    me.page.wait_for_selector("[data-sector]")
    me.context.new_cdp_session(me.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    trace = tmp_path / "trace.json"
    browser.start_tracing(page=me.page, path=trace, categories=["devtools.timeline"])
    started = me.page.evaluate("performance.now()")
    do(me, action)
    me.page.wait_for_selector("[data-next-turn]", timeout=60_000)
    seconds = (me.page.evaluate("performance.now()") - started) / 1000
    browser.stop_tracing()
    told: list[dict[str, Any]] = json.loads(trace.read_text("utf-8"))["traceEvents"]
    counted = Counter(str(event["name"]) for event in told)
    # At 60 frames a second an animation that lays the page out would do so sixty times in each of them.
    assert seconds > 1.5, "the scene was seen"
    assert counted["Layout"] / seconds < 30, (counted["Layout"], seconds)
