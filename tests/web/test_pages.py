"""Every page, at every size, in every language: it fits, it reads, and nobody is left out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, TABLET, Person

New = Callable[..., Person]
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
FIRST_VIEW = 150_000


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical on this page."""
    page.wait_for_timeout(200)
    found = page.evaluate(f"{AXE.read_text()}; axe.run().then(all => all.violations)")
    return [
        f"{one['id']}: {node['target']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(person: New, size: tuple[int, int], dark: bool) -> None:
    me = person(size=size, dark=dark)
    for path, sign in (
        ("/", ".hero"),
        ("/new", ".maps"),
        ("/games", "h2"),
        ("/rules", ".chapter"),
        ("/rules/B-ROLL-03", ".one"),
        ("/lab", ".chart"),
    ):
        me.open(path)
        me.page.wait_for_selector(sign)
        assert serious(me.page) == [], path
    table = me.play_now()
    me.page.wait_for_selector("[data-sector]")
    for _ in range(4):
        assert serious(me.page) == [], me.question.inner_text()
        me.answer()
    me.page.get_by_role("button", name="Table and seats").click()
    assert serious(me.page) == []
    me.open(f"/replay/{table}/2")
    me.page.wait_for_selector("[data-sector]")
    assert serious(me.page) == []


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_no_page_scrolls_sideways(person: New, size: tuple[int, int]) -> None:
    me = person(size=size)
    for path, sign in (("/", ".hero"), ("/new", ".maps"), ("/games", "h2"), ("/rules", ".chapter")):
        me.open(path)
        me.page.wait_for_selector(sign)
        assert not me.scrolls_sideways(), path
    me.play_now()
    me.page.wait_for_selector("[data-sector]")
    assert not me.scrolls_sideways()


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_the_dice_of_the_first_page_lie_on_no_word(person: New, size: tuple[int, int]) -> None:
    covered = """() => {
        const words = document.createRange()
        words.selectNodeContents(document.querySelector('.hero .words'))
        const dice = [...document.querySelectorAll('.thrown .side')].map((die) => die.getBoundingClientRect())
        return [...words.getClientRects()].some((word) => dice.some((die) =>
            word.left < die.right && die.left < word.right && word.top < die.bottom && die.top < word.bottom))
    }"""
    for language in ("en", "fr", "zh"):
        me = person(size=size, language=language)
        me.open("/")
        me.page.wait_for_selector(".thrown .die")
        me.page.evaluate("document.fonts.ready")
        assert not me.page.evaluate(covered), language


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_everything_needed_is_on_one_screen(person: New, size: tuple[int, int]) -> None:
    me = person(size=size)
    me.play_now()
    me.page.wait_for_selector("[data-sector]")
    me.page.get_by_role("button", name="I know the rules, hide this").click()
    me.answer()
    for what in (".beach", ".next h2", ".next .go", ".tray", "[data-number=soldiers]", ".phases"):
        box = me.page.locator(what).first.bounding_box()
        assert box is not None, what
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        assert min(box["x"], box["y"]) >= 0, (what, box)
        assert right <= size[0] + 1, (what, box)
        assert bottom <= size[1] + 1, (what, box)


@pytest.mark.parametrize(
    ("language", "roll", "lock"),
    [("fr", "Lancez vos dés.", "Verrouillez 2 dés."), ("zh", "掷骰", "锁定")],
)
def test_the_table_speaks(person: New, language: str, roll: str, lock: str) -> None:
    me = person(language=language, size=PHONE)
    me.play_now()
    expect(me.question).to_contain_text(roll)
    me.answer()
    expect(me.question).to_contain_text(lock)
    assert not me.scrolls_sideways()


def test_the_language_is_switched_in_the_middle(person: New) -> None:
    me = person()
    me.play_now()
    expect(me.question).to_have_text("Roll your dice.")
    me.page.get_by_label("Language").select_option("fr")
    expect(me.question).not_to_have_text("Roll your dice.")
    expect(me.page.locator(".log")).to_contain_text("L'unité 1 débarque")
    me.page.get_by_label("Langue").select_option("en")
    expect(me.question).to_have_text("Roll your dice.")


def test_the_first_view_is_light(person: New) -> None:
    me = person()
    session = me.context.new_cdp_session(me.page)
    session.send("Network.enable")
    bytes_received: list[int] = []
    addresses: list[str] = []
    session.on("Network.loadingFinished", lambda event: bytes_received.append(int(event["encodedDataLength"])))
    me.page.on("request", lambda request: addresses.append(request.url))
    me.open("/")
    me.page.wait_for_selector(".lying svg path", state="attached")  # the sheet comes last
    me.page.wait_for_load_state("networkidle")
    assert 0 < sum(bytes_received) <= FIRST_VIEW
    own = me.page.evaluate("location.origin")
    assert [address for address in addresses if not address.startswith((own, "data:"))] == []


def test_a_setup_the_rules_forbid_cannot_be_laid_and_says_why(person: New) -> None:
    me = person()
    me.open("/new")
    me.page.get_by_text("Omaha Beach").click()
    me.page.get_by_text("Optional rules").click()
    me.page.get_by_label("Random Specialists").check()
    expect(me.page.locator(".option", has_text="Bazooka Joe").locator(".why")).to_contain_text("Random Specialists")


def test_a_wrong_link_gets_a_sentence(person: New) -> None:
    me = person()
    me.open("/join/0000000000000000#nothing")
    expect(me.page.get_by_role("alert")).to_contain_text("This link is wrong or has expired")
    me.open("/table/0000000000000000")
    expect(me.page.locator(".connection")).to_contain_text("There is no such table")


def test_a_file_that_is_no_record_gets_a_sentence(person: New, tmp_path: Path) -> None:
    me = person()
    wrong = tmp_path / "wrong.hh"
    wrong.write_text("not a record")
    me.open("/games")
    me.page.locator("input[type=file]").set_input_files(wrong)
    expect(me.page.get_by_role("alert")).not_to_be_empty()


def test_a_replay_steps_to_an_exact_moment(person: New) -> None:
    me = person()
    table = me.play_now()
    me.answer()
    me.answer()
    me.open(f"/replay/{table}/1")
    expect(me.page.locator(".note")).to_contain_text("1 / 2")
    me.page.keyboard.press("ArrowRight")
    me.page.wait_for_url(f"**/replay/{table}/2")
    expect(me.page.locator(".note")).to_contain_text("Lock")
    me.page.get_by_label("To the start").click()
    expect(me.page.locator(".note")).to_contain_text("as it was laid")


@pytest.mark.parametrize(("kept", "prices"), [("rules-3/", "123235"), ("", "111112")], ids=["old", "new"])
def test_the_replay_of_an_old_game_shows_the_map_it_was_begun_on(person: New, kept: str, prices: str) -> None:
    me = person()
    me.open("/games")
    me.page.locator("input[type=file]").set_input_files(ROOT / f"tests/golden/{kept}dday-n-16-units-2-lost.hh")
    me.page.wait_for_url("**/replay/*/0")
    expect(me.page.locator(".phase text")).to_have_text(list(prices))


def test_the_rulebook_finds_rules_and_cards(person: New) -> None:
    me = person()
    me.open("/rules")
    me.page.get_by_label("Search, or a rule's number").fill("B-ROLL-03")
    me.page.get_by_role("link", name="B-ROLL-03", exact=True).first.click()
    expect(me.page.locator(".one")).to_contain_text("lock")
    me.page.get_by_role("button", name="Cards").click()
    me.page.get_by_label("Search, or a rule's number").fill("medic")
    expect(me.page.locator(".cards")).to_contain_text("Medic")


def test_the_beginning_of_a_rules_number_opens_all_that_begin_so(person: New) -> None:
    me = person()
    me.open("/rules/W-GOLD")
    expect(me.page.get_by_role("link", name="W-GOLD-01", exact=True)).to_be_visible()
    expect(me.page.get_by_role("alert")).to_have_count(0)
    me.open("/rules/B-NONSENSE-99")
    expect(me.page.get_by_role("alert")).to_contain_text("B-NONSENSE-99")


def test_the_rulebook_speaks_french_with_the_english_text_beside_it(person: New) -> None:
    me = person(language="fr")
    me.open("/rules/B-ROLL-03")
    expect(me.page.locator(".one")).to_contain_text("verrouiller exactement deux dés")
    me.page.locator(".one summary").click()
    expect(me.page.locator(".one details")).to_contain_text("lock exactly two dice")
    me.page.locator(".chapter summary").nth(2).click()
    expect(me.page.locator(".chapter").nth(2).get_by_role("link", name="B-ROLL-02", exact=True).first).to_be_visible()
