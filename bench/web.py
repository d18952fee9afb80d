"""What the page costs: the first view, a move from click to settled picture, and the frames of a scene.

    python bench/web.py                      on this machine's Chromium; the processor is slowed four times for first
                                             view and scene
    python bench/web.py --beside CHECKOUT    first view and moves of another checkout (its page built) in the same run

Prints bytes (as they travel) and requests of the first view, the time until it can be used, the median time of a move
with scenes off and the quickest (which a busy machine disturbs least), and the share of a scene's frames that came
within two refreshes of a screen. Read medians.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.browser import Person, Server, chromium  # noqa: E402
from tests.web.scenes import bring, lay, sit  # noqa: E402
from tests.web.test_theatre import before_fire, do, watch  # noqa: E402

SLOWED = 4
MOVES = 12
ROUNDS = 3
# From the click to the frame in which the answer stands on the page.
CLICK = """(selector) => new Promise((done) => {
    const table = document.querySelector('.table'), before = table.dataset.seq, start = performance.now()
    const watch = new MutationObserver(() => {
        if (table.dataset.seq === before) return
        watch.disconnect()
        requestAnimationFrame(() => done(performance.now() - start))
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    document.querySelector(selector).click()
})"""
FRAMES = """() => {
    window.frames = []
    let last = performance.now()
    const look = (now) => { window.frames.push(now - last); last = now; requestAnimationFrame(look) }
    requestAnimationFrame(look)
}"""


def main() -> None:
    """All three, one after another; what stands beside it is measured in turns with it."""
    beside = Path(sys.argv[2]).resolve() if sys.argv[1:2] == ["--beside"] and len(sys.argv) == 3 else None
    if sys.argv[1:] and beside is None:
        sys.exit("bench/web.py takes nothing, or --beside and the path of another checkout.")
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other, chromium() as browser:
        servers = {"": Server(Path(folder))} | ({"beside: ": Server(Path(other), beside)} if beside else {})
        for server in servers.values():
            server.start()
        try:
            for _ in range(ROUNDS if beside else 1):
                for name, server in servers.items():
                    with somebody(browser, server) as me:
                        first_view(me, name)
            took: dict[str, list[float]] = {name: [] for name in servers}
            for _ in range(ROUNDS):
                for name, server in servers.items():
                    with somebody(browser, server) as me:
                        took[name] += moves(me)
            for name, all_of in took.items():
                quickest, middle = min(all_of), median(all_of)
                print(
                    f"{name}a move, scenes off: {middle:.0f} ms, the quickest {quickest:.0f} ms ({len(all_of)} moves)"
                )
            with somebody(browser, servers[""]) as me:
                frames(me)
        finally:
            for server in servers.values():
                server.stop()


@contextmanager
def somebody(browser: Browser, server: Server) -> Iterator[Person]:
    """Who leaves when he is measured: a slowed page that stays open takes the processor from the next one."""
    me = Person(browser, server.address)
    try:
        yield me
    finally:
        me.context.close()


def slowed(me: Person) -> Any:
    session = me.context.new_cdp_session(me.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return session


def first_view(me: Person, name: str = "") -> None:
    """Bytes, requests and the time until *Play now* can be pressed."""
    received: list[int] = []
    session = slowed(me)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: received.append(int(event["encodedDataLength"])))
    me.open("/")
    me.page.wait_for_selector(".hero .go")
    ready = me.page.evaluate("performance.now()")
    if not name:
        me.page.wait_for_selector(".lying svg path", state="attached")  # the sheet comes last
    me.page.wait_for_load_state("networkidle")
    me.page.wait_for_timeout(500)
    size = sum(received) / 1000
    print(f"{name}first view: {size:.1f} kB in {len(received)} requests, usable after {ready:.0f} ms (x{SLOWED})")


def moves(me: Person) -> list[float]:
    """Moves from click to settled picture, without scenes, of as many games as it takes."""
    took: list[float] = []
    while len(took) < MOVES:
        sit(me, lay(me))
        me.page.wait_for_selector("[data-sector]")
        while len(took) < MOVES and not me.is_over():
            clicked = me.page.locator(".next [data-verb=roll], .next [data-verb=stop]")
            if clicked.count():
                took.append(me.page.evaluate(CLICK, f".next [data-verb={clicked.first.get_attribute('data-verb')}]"))
            else:
                me.answer()
    return took


def frames(me: Person) -> None:
    """The frames of a whole fire, from the move to the click between the turns."""
    record, action = before_fire()
    watch(me)
    bring(me, record)
    me.page.wait_for_selector("[data-sector]")
    slowed(me)
    me.page.evaluate(FRAMES)
    do(me, action)
    me.page.wait_for_selector("[data-next-turn]", timeout=60_000)
    all_frames: list[float] = me.page.evaluate("frames")
    quick = sum(one <= 34 for one in all_frames) / len(all_frames)
    print(f"fire: {len(all_frames)} frames, median {median(all_frames):.1f} ms, {quick:.0%} within 34 ms (x{SLOWED})")


if __name__ == "__main__":
    main()
