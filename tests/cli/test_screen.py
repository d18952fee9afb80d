"""What stands on the screen fits on it, and what can be chosen can be typed."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from hhour.dday.draw.wording import columns
from hhour.dday.rules.map.atlas import scan
from hhour.i18n import LANGUAGES, language
from hhour.kernel.chance import NeedDice
from hhour.kernel.table import Table
from hhour.tui.answers import arrange, resolve
from hhour.tui.beachmap import beach_lines
from hhour.tui.commands import log, show_map, why
from hhour.tui.dice import Unclear, read_results
from hhour.tui.loop import Session
from hhour.tui.tabletop import screen_of
from hhour.tui.terminal import Terminal
from tests.atlantikwall.german import Fortress
from tests.rule import rule

SETUPS = ("dday n-01 level=practice", "dday n-06 units=4", "dday n-04 units=2", "dday deadstick units=2", "dday n-07")
CROWDED = ("dday n-18 opts=german", "dday n-19 units=6 opts=sea,shaef", "dday n-02 units=2 opts=missions,badges")


class Window(Terminal):
    """A terminal of a fixed size that remembers what was written on it since it was cleared."""

    def __init__(self, width: int, height: int, colour: bool = False) -> None:
        super().__init__()
        self.is_live = True
        self.colour = colour
        self.size = (width, height)
        self.lines: list[str] = []

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]

    def say(self, *lines: str) -> None:
        self.lines += [row for line in lines for row in line.split("\n")]

    def clear(self) -> None:
        self.lines = []


def positions(setup: str, count: int, seed: int = 5) -> list[Table]:
    """Positions of a random game, each a table of its own."""
    rng = random.Random(seed)
    table = Table(setup, seed=f"screen-{seed}")
    found: list[Table] = []
    while len(found) < count and not table.outcome:
        found.append(table.copy())
        seat = rng.choice(table.waiting())
        table.apply(seat, rng.choice(table.choices(seat)))
    return found


@pytest.mark.parametrize("setup", SETUPS)
def test_every_choice_can_be_typed_and_every_number_means_its_line(setup: str) -> None:
    for table in positions(setup, 40):
        for seat in table.waiting():
            answers = arrange(table.choices(seat))
            assert len(answers.shown) + len(answers.hints) <= max(len(answers.every), 9)
            for choice in answers.every:
                assert resolve(choice.upper(), answers).action == choice
            for number, choice in enumerate(answers.shown, 1):
                assert resolve(str(number), answers).action == choice


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (140, 50)])
@pytest.mark.parametrize("setup", SETUPS + CROWDED)
def test_the_screen_fits_the_window(tmp_path: Path, setup: str, width: int, height: int, code: str) -> None:
    for table in positions(setup, 25):
        window = Window(width, height)
        session = Session(table, language(code), window, tmp_path / "game.json")
        session.choose_seat()
        session.draw()
        assert max(columns(line) for line in window.lines) <= width, window.lines
        answers = session.question(session.screen, session.view(), arrange(table.choices(session.seat)))
        if len(answers) + len(table.seats) + 3 < height:
            assert len(window.lines) < height  # one line is left to type in


@pytest.mark.parametrize("setup", CROWDED)
def test_what_finds_no_room_in_a_small_window_stands_on_the_map(tmp_path: Path, setup: str) -> None:
    table = Table(setup, seed="crowded")
    window = Window(80, 24)
    session = Session(table, language("en"), window, tmp_path / "game.json")
    session.choose_seat()
    window.is_live = False  # a page that waits for nobody
    show_map(session, "")
    boxes = session.screen.boxes(session.view())
    assert boxes
    assert window.lines[-len(boxes) :] == boxes


def test_a_small_window_at_sea_shows_the_chart_before_its_legend(tmp_path: Path) -> None:
    table = Table("dday n-19 units=2 opts=sea", seed="small")
    for height, has_legend in ((20, False), (24, True)):
        window = Window(80, height)
        session = Session(table, language("en"), window, tmp_path / "game.json")
        session.choose_seat()
        session.draw()
        shown = "\n".join(window.lines)
        assert "A13 2#4" in shown
        assert ("wading unit" in shown) == has_legend


def test_a_screen_in_colour_says_the_same_as_one_without(tmp_path: Path) -> None:
    for table in positions("dday n-04 units=2", 15):
        told = []
        for colour in (True, False):
            window = Window(90, 30, colour)
            session = Session(table, language("en"), window, tmp_path / "game.json")
            session.choose_seat()
            session.draw()
            told.append([re.sub(r"\x1b\[[\d;]*m", "", line).rstrip() for line in window.lines])
        assert told[0] == told[1]


def test_more_news_than_room_is_said(tmp_path: Path) -> None:
    table = Table("dday n-01 units=4", seed="news")
    window = Window(80, 24)
    session = Session(table, language("en"), window, tmp_path / "game.json")
    session.choose_seat()
    for seat in (1, 2, 3, 4):
        session.answer(seat, "roll")
    session.draw()
    assert any("more lines: 'log'" in line for line in window.lines)
    session.draw()
    assert not any("more lines: 'log'" in line for line in window.lines)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("slug", scan())
def test_every_beach_fits_eighty_columns_and_names_every_sector(slug: str, code: str) -> None:
    beach = scan()[slug]
    units = {beach.sectors[0].id.lower(): [1, 2, 3, 4]}
    rows = beach_lines(beach, language(code), 80, units, {}, {beach.sectors[1].id.lower()}, colour=False)
    assert len(rows) == len(beach.rows())
    text = "\n".join(rows)
    assert max(columns(row) for row in rows) <= 80
    for spec in beach.sectors:
        name = language(code).text("bunker") if spec.bunker else spec.id
        assert re.search(rf"[\[<]{name}[ \]>]", text), name
    assert "@1 @2 @3 @4]" in text
    assert text.count("<") == 1


# physical dice

FACES = NeedDice("faces", 1, "roll", 6)
WRITTEN = ["SKULL", "STAR", "SOLDIER", "TWO_SOLDIERS", "COURAGE", "TOOL"]


@pytest.mark.parametrize(
    "line",
    [
        "K S 1 2 C T",
        "ks12ct",
        "k, s, 1, 2, c, t",
        "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL",
        "sk sta sol two-soldiers cou too",
        "crâne étoile soldat deux-soldats courage outil",
        "crane etoile soldat deux_soldats c t",
        "骷髅头 星 一名士兵 两名士兵 勇气 工具",
    ],
)
def test_faces_are_read_by_letter_name_or_beginning_in_any_language(line: str) -> None:
    assert read_results(line, FACES, language("en")) == WRITTEN


@pytest.mark.parametrize("line", ["K S 1 2 C", "K S 1 2 C T T", "K S 1 2 C X", "", "K S 1 2 C 3", "x" * 6])
def test_what_is_no_face_is_explained(line: str) -> None:
    with pytest.raises(Unclear):
        read_results(line, FACES, language("en"))


def test_ordinary_dice_are_numbers_from_one_to_six() -> None:
    need = NeedDice("d6", 1, "mgf", 2)
    assert read_results("6 1", need, language("en")) == read_results("61", need, language("en")) == ["6", "1"]
    for line in ("7 1", "0 1", "K 1", "1", "1 2 3"):
        with pytest.raises(Unclear):
            read_results(line, need, language("en"))


def test_cards_are_drawn_by_number_slug_name_or_beginning() -> None:
    need = NeedDice("pick", 1, "hand", 1, ("medic", "mine-detector", "scout"))
    french = language("fr")
    for line in ("3", "scout", "SCOUT", "sc"):
        assert read_results(line, need, french) == ["scout"]
    assert read_results("Toubib", need, french) == ["medic"]
    for line in ("m", "4", "0", "", "tank"):
        with pytest.raises(Unclear):
            read_results(line, need, french)


def test_the_battle_condition_stands_on_the_screen_and_badges_among_a_units_cards(tmp_path: Path) -> None:
    table = Table("dday n-02 units=1 opts=battle-conditions,badges,badge-of-assistance=all", seed="5")
    window = Window(100, 40)
    session = Session(table, language("en"), window, tmp_path / "game.json")
    session.choose_seat()
    session.draw()
    shown = "\n".join(window.lines)
    view: dict[str, Any] = dict(table.view(1))
    condition = view["boxes"]["atlantikwall"]["condition"][0]
    badge = view["units"][0]["held"][0]
    assert f"Battle Condition: {language('en').text(f'card-{condition}')}" in shown
    assert any(line.startswith(">") and language("en").text(f"card-{badge}") in line for line in window.lines)


@pytest.mark.parametrize("is_live", [True, False])
def test_the_screen_of_one_seat_tells_no_secret_of_another(tmp_path: Path, is_live: bool) -> None:
    t = Fortress()
    t.german(courage=10)
    t.start_at("MUSTER")
    t.dice("iron-cross-1")
    t.answer(3, "decorate")
    name = language("en").text("card-iron-cross-1")
    for seat, is_told in ((1, False), (3, True)):
        window = Window(100, 60)
        window.is_live = is_live
        session = Session(t.table, language("en"), window, tmp_path / "game.json")
        session.seat = seat
        session.draw()
        window.is_live = False  # a page that waits for nobody
        log(session, "")
        drawn = [event.seq for event in t.table.events if event.kind == "decorated"]
        assert drawn
        for number in ("", *map(str, drawn)):
            why(session, number)
        session.draw()
        assert any(name in line for line in window.lines) == is_told


@pytest.mark.parametrize(("code", "colon", "comma"), [("fr", "\u00a0: ", ", "), ("zh", "：", "、")])
def test_what_boxes_show_is_set_as_the_language_sets_it(code: str, colon: str, comma: str) -> None:
    lang = language(code)
    table = Table("dday n-18 units=1 opts=german", seed="set")
    told = " ".join(screen_of(table, lang, 400, False).boxes(table.view(1)))
    assert f"{lang.text('view-atlantikwall-german-pool')}{colon}" in told
    assert f"{lang.text('card-pionier')}{comma}" in told


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "opts", ["missions,gold=wild", "sea,missions", "german,battle-conditions,badges", "german,german-solitaire"]
)
def test_what_boxes_show_has_names_and_no_keys(code: str, opts: str) -> None:
    for table in positions(f"dday n-18 opts={opts}", 40):
        told = " ".join(screen_of(table, language(code), 400, False).boxes(table.view(table.waiting()[0])))
        assert not re.search(r"view-|[{}]|sea-[abc]", told), told


@rule("W-MISS-03")
def test_the_screen_names_the_mission_of_each_unit_and_what_it_needs() -> None:
    table = Table("dday n-02 units=2 opts=missions", seed="needs")
    for seat in (1, 2):
        table.apply(seat, table.choices(seat)[0])
    told = " ".join(screen_of(table, language("en"), 400, False).boxes(table.view(1)))
    for seat in (1, 2):
        assert f"Missions (unit {seat}): " in told
        assert f"Still needed for the Mission (unit {seat}): " in told


@rule("W-GOLD-70")
def test_the_wild_die_lies_beside_the_others() -> None:
    table = Table("dday n-02 opts=gold=wild", seed="wild")
    table.apply(1, "roll")
    view: dict[str, Any] = dict(table.view(1))
    face = view["boxes"]["way-to-hell"]["aside"]["1"][0]["face"]
    letter = language("en").attr(f"face-{face.lower().replace('_', '-')}", "letter")
    assert screen_of(table, language("en"), 100, False).hand(view, 1)[0].endswith(f" · beside them [g1 {letter}]")


@rule("W-SEA-12")
def test_the_screen_at_sea_names_the_passengers_and_what_the_dice_cost() -> None:
    table = Table("dday n-19 opts=sea", seed="passengers")
    view: dict[str, Any] = dict(table.view(1))
    aboard = view["boxes"]["way-to-hell"]["sea"]["craft"]["1"]["passengers"]
    told = " ".join(screen_of(table, language("en"), 400, False).boxes(view))
    assert f"Passengers (unit 1): {', '.join(language('en').text(f'card-{slug}') for slug in aboard)}" in told
    assert "T item points, the hull of your craft" in told
