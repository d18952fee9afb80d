"""Rules version 8: dice that nothing reaches (W-SEA-156, W-SEA-158, W-GOLD-54 to -60; docs/decisions/0028)."""

from __future__ import annotations

import json

import pytest

from hhour.dday.boxes.way_to_hell.sea.state import Sea, sea
from tests.atlantikwall.german import Fortress
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.gold import table
from tests.way_to_hell.missions import DRAWN
from tests.way_to_hell.sea import afloat, crossing, no_naval, upkeep

BEFORE = 7
STILL = "STAR SOLDIER STAR TOOL COURAGE COURAGE"


def split(units: int = 2, options: str = "", drawn: str = "", version: int | None = None) -> Situation:
    """Continuous Play, turn 2: the first Unit fights ashore, the others are still at sea."""
    t = crossing(f"dday n-02 units={units} opts=sea,continuous-play{options}", version)
    afloat(t, "14" if units == 2 else "23", courage=12)
    t.start_at("SEA-MOVE")
    t.answer(1, "land 1", "gain soldiers 3")
    t.dice(drawn)
    for seat in range(2, units + 1):
        t.answer(seat, "stay")
    assert (t.field.phase(), t.field.battle.turn) == ("ROLL", 2)
    return t


def in_the_window(version: int | None = None) -> Situation:
    """The Unit ashore may use Items that change a die; one at sea has rolled as well."""
    t = split(version=version)
    for card in ("binoculars", "strategic-map"):
        t.give(1, card)
    for seat in (2, 1):
        t.roll(seat, STILL)
    assert t.question(1) == "ready"
    return t


@rule("W-SEA-156", "B-ITEM-18")
@pytest.mark.parametrize(("card", "verb", "to"), [("binoculars", "set", "TOOL"), ("strategic-map", "paint", "blue")])
def test_what_is_used_ashore_changes_no_die_of_a_unit_at_sea(card: str, verb: str, to: str) -> None:
    t = in_the_window()
    t.answer(1, f"use {card}")
    assert t.choices(1)
    assert not [choice for choice in t.choices(1) if ":" in choice]
    refused = t.refused(1, f"{verb} 2:r1 {to}")
    assert (refused.rule, refused.params) == ("W-SEA-156", {"unit": 2})
    assert f"{verb} r1 {to}" in t.choices(1)
    old = in_the_window(BEFORE)
    old.answer(1, f"use {card}")
    assert f"{verb} 2:r1 {to}" in old.choices(1)


@rule("W-SEA-158", "W-SEA-109", "A-CARD-CON-12")
def test_a_battle_condition_leaves_those_at_sea_alone() -> None:
    for version, trades in ((None, True), (BEFORE, False)):
        t = split(4, ",battle-conditions", "radio-silence", version)
        for seat in (2, 3):
            afloat(t, "17", seat, aboard=False, since=1)
        t.start_at("SEA-MOVE")
        assert ("trade 3" in t.choices(2)) is trades
        if not trades:
            assert t.refused(2, "trade 3").rule == "A-CARD-CON-12"
    t = split(2, ",battle-conditions", "radio-silence")
    t.unit(2, sector=str(t.field.book.sectors[t.get(1).sector].id))
    t.field.battle.away = 0
    assert t.refused(1, "trade 2").rule == "A-CARD-CON-12"


@rule("W-SEA-155")
def test_what_keeps_sea_and_land_from_trading_is_the_waterline_not_the_sectors() -> None:
    t = split(2)
    t.give(1, "carrier-pigeon")
    for seat, other in ((1, 2), (2, 1)):
        refused = t.refused(seat, f"trade {other}")
        assert (refused.rule, refused.key) == ("W-SEA-155", "trade-sea-land")


@rule("W-SEA-36", "W-SEA-35", "W-HERO-07")
def test_a_war_hero_whose_title_was_lost_at_sea_can_be_recruited_ashore() -> None:
    for version, there in ((None, True), (BEFORE, False)):
        t = crossing("dday n-02 opts=sea,heroes,continuous-play", version)
        no_naval(t)
        afloat(t, "13", stars=3, soldiers=20, passengers=("captain",))
        upkeep(t, {}, "6 5")
        kept = Sea()
        kept.read_json(json.loads(json.dumps(sea(t.field).to_json())))
        assert kept.lost == kept.copy().lost == ("captain",)
        t.answer(1, "land 1")
        t.unit(1, stars=9)
        t.start_at("MUSTER")
        assert ("recruit hero-philippe-kieffer" in t.choices()) is there
        assert "recruit captain" not in t.choices()
        assert t.refused(1, "recruit captain").rule == "W-SEA-35"
        if there:
            t.answer(1, "recruit hero-philippe-kieffer")


# --- the Gold die of `rwbg` ------------------------------------------------------------------------------------------


def rolled(
    words: str,
    cards: list[str] | None = None,
    held: str = "",
    options: str = "",
    units: int = 1,
    version: int | None = None,
) -> Situation:
    """Every Unit has rolled these seven dice and kept them; the first has the cards."""
    if "missions" in options:
        t = Situation(f"dday n-02 opts=gold=rwbg{options}", DRAWN, version)
        t.answer(1, t.choices(1)[0])
    else:
        t = table("rwbg", units, options, version=version)
    t.unit(1, cards=cards or [])
    t.start_at("ROLL")
    if held:
        t.field.stamp += 1
        t.get(1).held = (held,)
    for seat in range(1, units + 1):
        t.roll(seat, words)
    return t


@rule("W-GOLD-60", "B-SOLO-10")
def test_a_gold_die_does_not_go_for_one_of_the_trading_pool() -> None:
    for version, goes in ((None, False), (BEFORE, True)):
        t = table("rwbg", version=version)
        t.unit(1, cards=["lieutenant"])
        t.field.battle.spare_dice = (4 << 4, 5 << 4 | 1)
        t.start_at("ROLL")
        t.roll(1, f"{STILL} SOLDIER")
        t.answer(1, "swap pool")
        pool = next(choice.partition("exchange r1 ")[2] for choice in t.choices() if choice.startswith("exchange r1 "))
        assert (f"exchange g1 {pool}" in t.choices()) is goes
        if not goes:
            assert t.refused(1, f"exchange g1 {pool}").rule == "W-GOLD-60"


@rule("W-GOLD-60", "A-CARD-BDG-13")
def test_a_gold_die_goes_by_signals_only_for_another_gold_die() -> None:
    words = f"{STILL} SOLDIER"
    t = rolled(words, held="signals", options=",badges", units=2)
    t.answer(1, "use signals")
    assert [choice for choice in t.choices() if "g1" in choice] == ["signal 2 g1 g1"]
    for pair in ("g1 r1", "r1 g1"):
        assert t.refused(1, f"signal 2 {pair}").rule == "W-GOLD-60"
    old = rolled(words, held="signals", options=",badges", units=2, version=BEFORE)
    old.answer(1, "use signals")
    assert "signal 2 g1 r1" in old.choices()


@rule("W-GOLD-60", "A-GEN-24")
def test_a_gold_die_is_not_exchanged_with_the_german() -> None:
    for version, goes in ((None, False), (BEFORE, True)):
        t = Fortress("dday n-18 units=1 opts=german,gold=rwbg", version=version)
        t.unit(1, cards=["soe-agent"])
        t.start_at("ROLL")
        t.roll(1, "STAR SOLDIER STAR TOOL COURAGE COURAGE SOLDIER")
        t.german_tally(STILL)
        t.field.battle.lanes[1] = (("exchange-dice", 1, 0, "soe-agent"),)
        t.field.stamp += 1
        assert any(choice.startswith("exchange r1 ") for choice in t.choices())
        assert any(choice.startswith("exchange g1 ") for choice in t.choices()) is goes
        if not goes:
            assert t.refused(1, f"exchange g1 {t.seat}:r1").rule == "W-GOLD-60"


@rule("W-GOLD-59", "W-CARD-FP-10")
def test_a_promoted_captain_turns_the_face_of_a_gold_die_and_gives_it_no_colour() -> None:
    t = rolled(f"{STILL} STAR", held="fp-captain", options=",missions")
    t.answer(1, "use fp-captain")
    assert "turn g1 SKULL gold" in t.choices()
    assert not [choice for choice in t.choices() if choice.startswith("turn g1") and not choice.endswith(" gold")]
    assert t.refused(1, "turn g1 COURAGE red").rule == "W-GOLD-59"
    t.answer(1, "turn g1 SOLDIER gold")
    shown = t.table.view(1)["units"][0]["dice"][6]  # type: ignore[index]
    assert (shown["face"], shown["colour"]) == ("SOLDIER", "gold")
    old = rolled(f"{STILL} STAR", held="fp-captain", options=",missions", version=BEFORE)
    old.answer(1, "use fp-captain")
    assert "turn g1 COURAGE red" in old.choices()


@rule("W-GOLD-54", "A-BADGE-13")
def test_a_gold_die_blocks_a_badges_set_of_two_as_well() -> None:
    pair = "SOLDIER STAR SOLDIER TOOL COURAGE COURAGE"
    for words, version, forms in (
        (f"{pair} SOLDIER", None, False),
        (f"{pair} TOOL", None, True),
        (f"{pair} SOLDIER", BEFORE, True),
    ):
        t = rolled(words, held="combat-infantryman", options=",badges", version=version)
        assert ("use combat-infantryman" in t.choices()) is forms, words
    cancelled = rolled(
        "SOLDIER SKULL SOLDIER TOOL COURAGE COURAGE SOLDIER", held="combat-infantryman", options=",badges"
    )
    cancelled.answer(1, "use combat-infantryman")
    cancelled.answer(1, cancelled.choices()[0])
    if cancelled.question() == "declare":
        cancelled.answer(1, "declared")
    assert cancelled.events("cancelled")[-1].data["which"] == "g1", "it must be the Gold die that is cancelled"


@rule("W-GOLD-57", "W-MISS-26")
def test_dead_mans_gift_that_is_blocked_cannot_be_given_up_for_a_mission() -> None:
    words = "SKULL STAR SKULL TOOL SKULL COURAGE"
    for gold, version, offered in (("SKULL", None, False), ("STAR", None, True), ("SKULL", BEFORE, True)):
        t = rolled(f"{words} {gold}", ["sharpshooter"], "rudder-climb", ",missions", version=version)
        if t.question() == "declare":
            t.answer(1, "declared")
        assert ("accomplish rudder-climb" in t.choices()) is offered, (gold, version)
