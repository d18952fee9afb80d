"""W-SHAEF: SHAEF, Poland, and five or six Units at one table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hhour import rulebook
from hhour.dday.boxes.way_to_hell.shaef.nations import ADDED, DECK, NATIONS, REGULAR, RESERVE, nations
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.box.shelf import cards
from hhour.dday.rules.map.atlas import scan
from hhour.i18n import LANGUAGES, language
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.rule import rule
from tests.table import Situation

BASE = cards("base")


def deck_rows() -> list[rulebook.Card]:
    """The rows of the SHAEF deck in the rulebook."""
    found = [rulebook.get(id) for id in rulebook.ids("way-to-hell") if id.startswith("W-CARD-SHAEF")]
    return [row for row in found if isinstance(row, rulebook.Card)]


@rule("W-SHAEF-01", "W-SHAEF-02", "W-SHAEF-30", "W-GEN-50")
def test_one_to_six_units_play_and_one_of_them_is_shaefs() -> None:
    for units in range(1, 7):
        table = Table(f"dday n-19 units={units} opts=shaef")
        assert [role.name for role in table.roles] == list(nations(units))
        assert [role.name for role in table.roles].count("shaef") == 1
        assert {role.side for role in table.roles} == {"allies"}
    assert nations(6) == NATIONS
    assert nations(6)[5] == "poland"


@rule("W-GEN-50")
def test_five_units_need_shaef_and_seven_are_refused() -> None:
    refused = (
        ("dday n-19 units=5", "W-GEN-50", 4),
        ("dday n-01 units=6", "W-GEN-50", 4),
        ("dday n-19 units=7 opts=shaef", "B-SETUP-01", 6),
        ("dday n-19 units=7", "B-SETUP-01", 4),
    )
    for setup, rule_id, most in refused:
        with pytest.raises(SetupError) as wrong:
            Table(setup)
        assert wrong.value.refusal.rule == rule_id
        assert wrong.value.refusal.params["most"] == most


@rule("W-SHAEF-03", "W-SHAEF-05", "W-SHAEF-EX-01")
def test_shaefs_pink_dice_are_red_dice_for_every_rule() -> None:
    t = Situation("dday n-01 units=1 opts=shaef")
    t.unit(1, sector=2, soldiers=9)
    t.start_at("ROLL")
    t.roll(1, "STAR SOLDIER STAR TOOL STAR COURAGE")
    t.pass_until("UPKEEP")
    assert "claim STAR" in t.choices(1)
    assert t.get(1).tray.names == ("r1", "r2", "w1", "w2", "b1", "b2")


@rule("W-SHAEF-03")
def test_shaefs_red_dice_are_shown_pink_and_nobody_elses() -> None:
    t = Situation("dday n-01 units=2 opts=shaef")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=9)
    t.start_at("ROLL")
    for seat in (1, 2):
        t.roll(seat, "STAR SOLDIER STAR TOOL STAR COURAGE")
    seen: Any = t.table.view(1)
    paints = [[die.get("paint", die["colour"]) for die in unit["dice"]] for unit in seen["units"]]
    assert paints == [
        ["red", "red", "white", "white", "blue", "blue"],
        ["pink", "pink", "white", "white", "blue", "blue"],
    ]


@rule("W-SHAEF-04")
def test_a_die_of_shaef_counts_as_red_in_another_units_tally() -> None:
    t = Situation("dday n-01 units=2 opts=shaef")
    t.unit(1, sector=2, soldiers=9)
    t.unit(2, sector=2, soldiers=9, cards=["lieutenant"])
    t.start_at("ROLL")
    t.roll(1, "SKULL SOLDIER STAR TOOL STAR COURAGE")
    t.roll(2, "STAR SOLDIER TOOL TOOL COURAGE COURAGE")
    t.answer(2, "swap 1", "exchange r1 r1")
    t.answer(1, "accept")
    assert t.get(1).colours == t.get(2).colours == t.get(1).tray.colours
    t.all_ready()
    assert "claim STAR" in t.choices(1), "SHAEF's star is the red one of the set"


@rule("W-SHAEF-10", "W-SHAEF-11", "W-SHAEF-14", "W-GEN-35")
def test_the_deck_has_six_regular_five_reserve_and_two_added_specialists() -> None:
    assert (len(REGULAR), len(RESERVE), len(ADDED)) == (6, 5, 2)
    labels = {row.slug: row.type for row in deck_rows()}
    assert labels == {
        **dict.fromkeys(REGULAR, "Regular"),
        **dict.fromkeys(RESERVE, "Reserve"),
        **dict.fromkeys(ADDED, "addition"),
    }


@rule(
    "W-SHAEF-12",
    "W-CARD-SHAEF-01",
    "W-CARD-SHAEF-02",
    "W-CARD-SHAEF-03",
    "W-CARD-SHAEF-04",
    "W-CARD-SHAEF-05",
    "W-CARD-SHAEF-06",
    "W-CARD-SHAEF-07",
    "W-CARD-SHAEF-08",
    "W-CARD-SHAEF-09",
    "W-CARD-SHAEF-10",
    "W-CARD-SHAEF-11",
    "W-CARD-SHAEF-12",
    "W-CARD-SHAEF-13",
)
def test_every_card_of_the_deck_is_the_base_card_of_its_title() -> None:
    rows = deck_rows()
    assert len(rows) == 13
    for row in rows:
        card = BASE[row.slug]
        assert (card.kind, card.cost, card.timing) == ("regular", row.cost, row.timing)
    assert set(DECK) == {slug for slug, card in BASE.items() if card.kind == "regular"}


@rule("W-SHAEF-13")
def test_shaef_takes_what_the_map_lists_like_everybody() -> None:
    t = Situation("dday n-01 units=2 opts=shaef")
    for seat in (1, 2):
        if t.question(seat) == "start":
            t.answer(seat, "start 1")
    assert t.get(1).hand == t.get(2).hand
    assert set(t.get(2).hand) <= set(DECK)


@rule("W-SHAEF-15", "W-SHAEF-20", "W-GEN-51")
def test_six_units_are_dealt_hands_of_their_own_and_a_pool_as_for_four() -> None:
    table = Table("dday n-02 units=6 opts=shaef,random-specialists", seed="six")
    assert isinstance(table.play, Field)
    assert [len(unit.hand) for unit in table.play.battle.units] == [7] * 6
    assert len(table.play.battle.pool) == 4


@rule("W-SHAEF-21", "W-SHAEF-23")
def test_special_items_do_not_grow_with_five_or_six_units() -> None:
    for board in ("n-02", "n-19"):
        four, six = (Situation(f"dday {board} units={units} opts=shaef").field.battle.items for units in (4, 6))
        assert four == six
    drawn = []
    for units in (4, 5, 6):
        table = Table(f"dday n-02 units={units} opts=shaef,quartermasters-whim", seed="whim")
        assert isinstance(table.play, Field)
        items = table.play.battle.items
        drawn.append(sum(table.play.book.cards[slug].kind == "special" for slug in items))
    assert drawn == [8, 8, 8]


@rule("W-SHAEF-22")
def test_the_maps_of_this_box_list_four_special_items_each() -> None:
    for slug, beach in scan().items():
        if beach.rule.startswith("W-"):
            assert len(beach.special) == 4, slug
    assert len(scan()["n-02"].special) == 6, "the maps of the base game keep their longer lists"


@rule("W-SHAEF-24")
def test_six_units_play_a_whole_game_like_any_other() -> None:
    table = Table("dday n-19 units=6 opts=shaef", seed="six-units")
    rng = random.Random(6)
    for _ in range(4000):
        if table.outcome:
            break
        seat = rng.choice(table.waiting())
        table.apply(seat, rng.choice([choice for choice in table.choices(seat) if not choice.startswith("trade")]))
    assert table.outcome
    assert len(table.play.state.to_json()["units"]) == 6


@rule("W-SHAEF-40", "W-SHAEF-41")
def test_shaef_tells_its_history_and_its_badge_in_every_language() -> None:
    for code in LANGUAGES:
        said = language(code)
        assert "1943" in said.attr("role-shaef", "history")
        assert "1944" in said.attr("role-shaef", "badge")
        assert all(said.has(f"role-{nation}") for nation in NATIONS)
