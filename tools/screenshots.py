"""`make screenshots`: the main pages at four sizes, from a game played by a real browser, into docs/pictures."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.browser import DESKTOP, PHONE, TABLET, Person, Server, chromium  # noqa: E402
from tests.web.scenes import bring, record_up_to  # noqa: E402
from tests.web.test_theatre import before_fire, do, watch  # noqa: E402

PICTURES = ROOT / "docs/pictures"
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "large": (2560, 1440)}


def main() -> None:
    """Every page once per size; the table also in the dark, in French and in Chinese."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            with chromium() as browser:
                for name, size in SIZES.items():
                    visit(Person(browser, server.address, size), name)
                move(Person(browser, server.address, DESKTOP, dark=True), "table-dark")
                move(Person(browser, server.address, PHONE, "zh"), "table-zh")
                omaha(Person(browser, server.address, DESKTOP, "fr"), "omaha-fr")
                fire(Person(browser, server.address, DESKTOP), "fire-desktop")
                odds(Person(browser, server.address, DESKTOP), "odds-desktop")
                odds(Person(browser, server.address, PHONE), "odds-phone")
                for name, size in SIZES.items():
                    way_to_hell(Person(browser, server.address, size), name)
                way_to_hell(Person(browser, server.address, DESKTOP, dark=True), "dark")
                for name in SIZES:
                    defend(Person(browser, server.address, SIZES[name]), f"german-{name}")
                defend(Person(browser, server.address, DESKTOP, dark=True), "german-dark")
                for name in ("desktop", "phone"):
                    pocket(Person(browser, server.address, SIZES[name]), name)
        finally:
            server.stop()


def visit(me: Person, name: str) -> None:
    """Home, New table, rulebook, lab, a move, the end and its replay."""
    for path, sign, page in (
        ("/", ".hero", "home"),
        ("/new", ".difficulty", "new"),
        ("/rules", ".chapter", "rules"),
        ("/lab", ".chart", "lab"),
    ):
        me.open(path)
        me.page.wait_for_selector(sign)
        me.page.wait_for_load_state("networkidle")
        shoot(me, f"{page}-{name}")
    table = move(me, f"table-{name}")
    while not me.is_over():
        if me.is_asked():
            me.answer()
    me.page.wait_for_selector(".end table")
    shoot(me, f"end-{name}")
    me.open(f"/replay/{table}/3")
    me.page.wait_for_selector("[data-sector]")
    me.page.wait_for_load_state("networkidle")
    shoot(me, f"replay-{name}")


def move(me: Person, name: str) -> str:
    """The moment at which a unit may first advance."""
    while True:
        table = me.play_now()
        while not me.is_over() and not me.page.locator("[data-sector].open").count():
            if me.is_asked():
                me.answer()
        if not me.is_over():
            shoot(me, name)
            return table


def omaha(me: Person, name: str) -> None:
    """A map with everything on it, two units, before the first roll."""
    me.open("/new")
    me.page.locator(".map", has_text="Omaha Beach").first.click()
    me.page.locator(".stepper button").last.click()
    me.page.locator(".seat").nth(1).locator("select").first.select_option("beside")
    me.page.locator(".big").click()
    me.page.wait_for_selector("[data-sector]")
    me.answer()
    shoot(me, name)


def fire(me: Person, name: str) -> None:
    """The guns of a sector, in the middle of their scene."""
    record, action = before_fire()
    watch(me, "slow")
    bring(me, record)
    me.page.wait_for_selector("[data-sector]")
    do(me, action)
    me.page.wait_for_selector(".gun-die", state="attached")
    shoot(me, name)


def odds(me: Person, name: str) -> None:
    """The dice with full advice: what they bring, and the chances of a lock."""
    me.open("/new")
    me.page.locator(".map", has_text="Omaha Beach").first.click()
    me.page.get_by_label("Advice").select_option("full")
    me.page.locator(".big").click()
    me.page.wait_for_selector("[data-sector]")
    while not me.page.locator("[data-die]").count():
        me.answer()
    me.page.wait_for_selector(".chances")
    shoot(me, name)


BOX = {  # picture: setup, and what must be on the page for it
    "sea": ("dday n-19 units=3 opts=sea", "[data-craft='1']"),
    "missions": ("dday n-02 units=1 opts=missions,gold=rwbg", "[data-missions]"),
    "six": ("dday n-19 units=6 opts=shaef", "[data-die]"),
}


def way_to_hell(me: Person, name: str) -> None:
    """The crossing, a Mission and seven dice, six units at one table."""
    for picture, (setup, sign) in BOX.items():
        me.open("/")
        players = int(setup.partition("units=")[2][0])
        seats = [{"who": "me"}, *({"who": "bot", "level": "sergeant"} for _ in range(players - 1))]
        wish = {"setup": setup, "seats": seats, "advice": "full"}
        table = me.page.request.post("/api/tables", data=wish).json()["id"]
        me.open(f"/table/{table}")
        me.page.wait_for_selector("[data-sector]")
        while not me.page.locator(sign).count() or not me.page.locator("[data-die]").count():
            if me.is_asked():
                embark(me)
        me.page.wait_for_load_state("networkidle")
        me.page.locator("[data-die]").first.scroll_into_view_if_needed()
        shoot(me, f"{picture}-{name}")


def embark(me: Person) -> None:
    """The middle of the water, which is in sight at every size; any other question as it comes."""
    water = me.page.locator("[data-sea] [data-sector].open")
    if not water.count():
        return me.answer()
    before = me.seq
    water.nth(water.count() // 2).press("Enter")
    me.confirm(before)


def defend(me: Person, name: str) -> None:
    """The German's board in the MUSTER of a game under way, with something to recruit and cards of his own."""
    record = record_up_to("dday n-18 units=2 opts=german", "decorate", ("decorate",))
    bring(me, record)
    me.page.wait_for_selector("[data-sector]")
    me.page.wait_for_load_state("networkidle")
    shoot(me, name)


def pocket(me: Person, name: str) -> None:
    """The boards of Bataille! and Express!, each with dice on the table."""
    for game, setup, players in (
        ("bataille", "bataille units=3 opts=kommandant", 3),
        ("express", "express omaha units=3 opts=advanced,kommandant", 3),
    ):
        me.open("/")
        seats = [{"who": "me"}, *({"who": "bot", "level": "sergeant"} for _ in range(players - 1))]
        wish = {"setup": setup, "seats": seats, "advice": "full"}
        table = me.page.request.post("/api/tables", data=wish).json()["id"]
        me.open(f"/table/{table}")
        me.page.wait_for_selector(f".{game}")
        while not me.page.locator("[data-die]").count() or "?" not in me.question.inner_text():
            if me.is_asked():
                me.answer()
        me.page.wait_for_load_state("networkidle")
        shoot(me, f"{game}-{name}")


def shoot(me: Person, name: str) -> None:
    me.page.mouse.move(1, 1)
    picture = Image.open(io.BytesIO(me.page.screenshot()))
    # A palette makes a drawn page a third as large; the lamp's soft light needs colours between those it holds.
    few = picture.convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    picture.convert("RGB").quantize(palette=few, dither=Image.Dither.FLOYDSTEINBERG).save(
        PICTURES / f"{name}.png", optimize=True
    )


if __name__ == "__main__":
    main()
