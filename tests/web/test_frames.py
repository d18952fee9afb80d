"""Scenes that stay smooth on a slow machine: what the browser has to do for a frame is counted, not timed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.web.browser import Person, Server
from tests.web.scenes import bring
from tests.web.test_theatre import before_fire, do, watch

New = Callable[..., Person]
WEB = Path(__file__).parents[2] / "web/src"
CHEAP = {"transform", "opacity", "translate", "scale", "rotate"}
KEYFRAMES = re.compile(r"@keyframes [\w-]+ \{((?:[^{}]|\{[^{}]*\})*)\}")


def test_what_moves_needs_neither_a_layout_nor_a_new_picture_for_a_frame() -> None:
    bodies = [(file, body) for file in WEB.rglob("*.svelte") for body in KEYFRAMES.findall(file.read_text("utf-8"))]
    assert len(bodies) > 15
    for file, body in bodies:
        used = set(re.findall(r"([a-z-]+)\s*:", " ".join(re.findall(r"\{([^{}]*)\}", body))))
        assert used <= CHEAP, (file.name, used - CHEAP)


def test_what_slides_needs_no_more_and_no_script_draws_frame_by_frame() -> None:
    """A transition is no dearer than a keyframe; a script that asks for every frame would work in each of them."""
    sources = {file: file.read_text("utf-8") for file in WEB.rglob("*") if file.suffix in (".svelte", ".ts", ".css")}
    slid = [(file, one) for file, text in sources.items() for one in re.findall(r"transition:\s*([a-z-]+)", text)]
    assert len(slid) > 3
    for file, one in slid:
        assert one in CHEAP | {"none"}, file.name
    for file, text in sources.items():
        assert "requestAnimationFrame" not in text, file.name
        for frames in re.findall(r"\.animate\(\[(.*?)\]", text):
            assert set(re.findall(r"\b([a-zA-Z]+):", frames)) <= CHEAP, file.name


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
    browser.start_tracing(
        page=me.page, path=trace, categories=["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
    )
    started = me.page.evaluate("performance.now()")
    do(me, action)
    me.page.wait_for_selector("[data-next-turn]", timeout=60_000)
    seconds = (me.page.evaluate("performance.now()") - started) / 1000
    browser.stop_tracing()
    told: list[dict[str, Any]] = json.loads(trace.read_text("utf-8"))["traceEvents"]
    laid = [event["args"]["beginData"] for event in told if event["name"] == "Layout" and "beginData" in event["args"]]
    whole = [one for one in laid if not one["partialLayout"]]  # the rest is a counter or a helmet that moves on the map
    # What moves moves without the page: it is asked when something happens, about every fourth frame; an animation or a
    # script that needs it would ask for each.
    asked, drawn = (sum(event["name"] == name for event in told) for name in ("BeginMainThreadFrame", "DrawFrame"))
    assert 0 < asked < drawn / 2, (asked, drawn)
    # At 20 frames a second an animation that lays the page out would do so a hundred times in five seconds.
    assert seconds > 1.5, "the scene was seen"
    assert 0 < len(whole) < 60, (len(whole), len(laid), seconds)
    assert max(one["dirtyObjects"] / one["totalObjects"] for one in whole if one["totalObjects"] > 100) < 0.25
