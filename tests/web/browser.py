"""A real server and a real Chromium, and the few things every browser test does with them."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
OTHER_VERSION = """
import sys
from hhour.server import app, commands
app.program_version = lambda: "{version}"
sys.exit(commands.main())
"""
PATIENCE = 60_000  # milliseconds: a busy machine is slow, not wrong
TRIES = 4  # within that, to click what may have been of the question before
# all tests come from one address, and as fast as they can
UNHURRIED = {
    "HHOUR_REQUESTS_PER_SECOND": "300",
    "HHOUR_REQUESTS_BURST": "3000",
    "HHOUR_CPU_PERCENT_PER_PERSON": "100",
    "HHOUR_CPU_PERCENT_PER_ADDRESS": "100",
    "HHOUR_TABLES_PER_MINUTE": "600",
}
# whatever a question may be answered by
ANSWERS = (
    "[data-die], [data-sector].open, .next [data-verb=stop], .next [data-quiet], .next .go:enabled,"
    " .next .row button:enabled, .next .cards button"
)
DESKTOP = (1440, 900)
TABLET = (1024, 768)
PHONE = (390, 844)


class Server:
    """`hhour serve` in its own process, with its own folder; it can be killed and started again."""

    def __init__(self, folder: Path, checkout: Path | None = None, settings: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.settings = settings or {}
        self.checkout = checkout  # whose sources it runs, if not those of this one
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, version: str = "") -> None:
        """Start it and wait until it answers; `version` has it say that it is another one."""
        own = {"HHOUR_DATA_DIR": str(self.folder), "HHOUR_BOT_DELAY_MS": "0", "HHOUR_THINK_SECONDS": "60"}
        env = {**os.environ, **own, **UNHURRIED, **self.settings}
        if self.checkout:
            env["PYTHONPATH"] = str(self.checkout / "src")
        command = [sys.executable, "-m", "hhour.server.commands", "serve", "--port", str(self.port)]
        if version:
            command[1:3] = ["-c", OTHER_VERSION.format(version=version)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        limit = time.monotonic() + 90
        while time.monotonic() < limit:
            try:
                urllib.request.urlopen(f"{self.address}/readyz", timeout=2).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.folder / "server.log").read_text(errors="replace")[-2000:])

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(120)
            self.process = None


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium of this machine, without a window."""
    named = os.environ.get("HHOUR_CHROMIUM", "")
    path = named or next((found for name in BROWSERS if (found := shutil.which(name))), "")
    if not path:
        raise RuntimeError(
            "The browser tests need Chromium: tools/ci_services.sh installs it, HHOUR_CHROMIUM names it."
        )
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of their own; whatever the page complains about is collected."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        dark: bool = False,
        touch: bool = False,
        worker: bool = False,
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR", "zh": "zh-CN"}[language],
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if worker else "block",  # what it keeps would answer for a server that is gone
        )
        # Tests that are not about them do not wait for scenes, nor for the click between two turns.
        self.context.add_init_script(
            "const calm = { 'hhour-pace': 'instant', 'hhour-next-turn': 'never', 'hhour-sound': 'off' };"
            "if (location.protocol.startsWith('http')) for (const key in calm)"
            " if (localStorage.getItem(key) === null) localStorage.setItem(key, calm[key])"
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: object) -> None:
        kind, text = getattr(message, "type", ""), getattr(message, "text", "")
        # A connection that breaks because the test breaks it is no fault of the page.
        if kind == "error" and not re.search("WebSocket|ERR_CONNECTION|Failed to load resource", text):
            self.complaints.append(text)

    def open(self, path: str = "/") -> None:
        self.page.goto(path)

    def play_now(self) -> str:
        """One click to the first game; the table's id."""
        self.open("/")
        self.page.locator(".hero .go").click()
        self.page.wait_for_url("**/table/*")
        self.page.wait_for_selector(".next.mine")
        self.page.wait_for_selector("[data-sector]")
        return self.page.url.rsplit("/", 1)[-1]

    @property
    def question(self) -> Locator:
        return self.page.locator(".next h2")

    def number(self, key: str) -> int:
        return int(self.page.locator(f"[data-number={key}]").inner_text())

    def is_asked(self) -> bool:
        return self.page.locator(".next.mine[aria-busy=false]").count() > 0

    def is_over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def answer(self) -> None:
        """Answer the question of the moment by clicking what a person would click."""
        before = self.seq
        for left in reversed(range(TRIES)):
            try:
                self._click_an_answer()
                break
            except TimeoutError:
                if not left:
                    raise AssertionError(f"nothing to answer by: {self.page.inner_text('body')}") from None
        self.confirm(before)

    def _click_an_answer(self) -> None:
        page = self.page
        page.wait_for_selector(ANSWERS, state="attached", timeout=PATIENCE)
        confirm = page.locator(".next [data-primary]")
        dice = page.locator("[data-die]")
        open_sectors = page.locator("[data-sector].open")
        if dice.count() and page.locator(".next [data-verb=stop]").count():
            page.locator(".next [data-verb=stop]").click()
        elif dice.count():
            for at in range(dice.count()):
                if confirm.first.is_enabled():
                    break
                dice.nth(at).click()
            confirm.first.click()
        elif page.locator("[data-sea] [data-sector].open").count():
            open_sectors.last.press("Enter")  # on a phone not all columns are in sight
        elif open_sectors.count():
            open_sectors.last.click()
        elif page.locator(".next .cards button").count() and not page.locator(".next [data-quiet]").count():
            page.locator(".next .cards button").first.click()
        else:
            sure = page.locator(".next [data-quiet], .next .go:enabled")
            others = page.locator(".next .row button:enabled, .next .cards button")
            (sure if sure.count() else others).first.click(timeout=PATIENCE / TRIES)

    def confirm(self, before: int) -> None:
        """Wait for the table to go on: of several ways into a sector the first is taken, and what will probably be the
        end is asked about once and done all the same."""
        for further in (".next [data-ways] button", ".next [data-sure]"):
            self.page.wait_for_function(
                "before => Number(document.querySelector('.table').dataset.seq) > before"
                " || document.querySelector('.next [data-ways], .next [data-sure]')",
                arg=before,
            )
            if self.page.locator(further).count():
                self.page.locator(further).first.press("Enter")
        self.wait_for_change(before)

    def wait_for_change(self, before: int) -> None:
        """Until the table has gone on from action `before`."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('.table').dataset.seq) > before", arg=before
        )

    @property
    def seq(self) -> int:
        """The number of the last action the page knows of."""
        return int(self.page.locator(".table").get_attribute("data-seq") or -1)

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))
