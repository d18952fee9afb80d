"""Dice are told as they lie: by their face and, once swapped, by the colour they have now."""

from __future__ import annotations

import random
import re

import pytest

from hhour import telling
from hhour.dday.tell import tell_action, tell_question
from hhour.i18n import language
from hhour.kernel.faces import COLOUR_NUMBER, FACE_NUMBER
from hhour.kernel.table import Table
from tests.rule import rule
from tests.table import Situation

EN = language("en")
BY_PLACE = {
    "en": r"\b(red|white|blue|black|gold) [1-7](?! m[ae]n)\b",
    "fr": r"\b(rouge|blanc|bleu|noir|doré) [1-7]\b",
    "zh": r"色 ?[1-7] ?号骰",
}


@rule("B-TRADE-14")
def test_a_die_that_came_from_another_unit_is_told_by_its_colour() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=9)
    t.tally(1, "STAR SKULL TOOL TOOL COURAGE COURAGE")
    unit = t.get()
    assert tell_action("cancel r1", EN, t.table, 1) == "Cancel red star"
    unit.faces = (FACE_NUMBER["TOOL"], *unit.faces[1:])
    unit.colours = (COLOUR_NUMBER["blue"], *unit.colours[1:])
    assert "blue" in tell_action("cancel r1", EN, t.table, 1)


@rule("B-TRADE-12")
def test_an_offer_to_swap_names_the_faces() -> None:
    t = Situation("dday n-01 units=2")
    t.tally(1, "STAR SKULL TOOL TOOL COURAGE COURAGE")
    t.tally(2, "SOLDIER SKULL TOOL TOOL COURAGE COURAGE")
    t.field.battle.lanes = [(), (("swap-give", 2, 0, ""),), ()]
    label = tell_action("exchange r1 r1", EN, t.table, 1)
    assert "star" in label
    assert "1 man" in label
    t.field.battle.lanes = [(), (), (("swap-take", 1, 0, "r1"),)]
    asked = tell_question(t.table, 2, EN)
    assert "star" in asked
    assert "1 man" in asked


@rule("B-RWB-08", "B-RWB-18")
def test_leadership_alone_does_not_speak_of_another_unit() -> None:
    t = Situation("dday n-01 units=1")
    t.tally(1, "STAR SKULL STAR TOOL STAR COURAGE")
    t.start_at("UPKEEP")
    t.answer(1, "claim STAR")
    assert "another" not in tell_question(t.table, 1, EN)
    assert tell_action("courage 1", EN, t.table, 1) == "Gain 2 courage"


# --- the log ----------------------------------------------------------------------------------------------------------


def played(setup: str, seed: int) -> Table:
    """A game of random answers, some way into it."""
    table, rng = Table(setup, seed=f"dice{seed}"), random.Random(seed)
    for _ in range(150):
        if table.outcome:
            break
        seat = table.waiting()[0]
        going = [one for one in table.choices(seat) if one.split()[0] not in ("give-up", "abandon")]
        table.apply(seat, rng.choice(going or table.choices(seat)))
    return table


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "Unit 1 locks red star and white tool."),
        ("fr", "L'unité 1 verrouille le dé rouge (étoile) et le dé blanc (outil)."),
        ("zh", "第 1 小队锁定红色骰（星）和白色骰（工具）。"),
    ],
)
@rule("B-ROLL-03")
def test_the_log_calls_locked_dice_by_what_they_showed(code: str, said: str) -> None:
    t = Situation("dday n-02")
    t.dice("STAR SKULL TOOL TOOL COURAGE COURAGE")
    t.answer(1, "roll", "lock r1 w1")
    told = [event for event in t.table.events if event.kind == "locked"]
    assert telling.tell_event(t.table, told[-1], language(code)) == said


@pytest.mark.parametrize("code", ["en", "fr", "zh"])
@pytest.mark.parametrize(
    "setup",
    [
        "dday n-02 units=2",
        "dday n-02 boxes=base,way-to-hell opts=gold=regular",
        "dday n-18 units=1 opts=german",
        "bataille units=2",
        "express omaha units=2 opts=advanced",
    ],
)
def test_no_log_of_any_game_calls_a_die_by_its_place(setup: str, code: str) -> None:
    named = 0
    for seed in range(3):
        table = played(setup, seed)
        for event in table.events:
            said = telling.tell_event(table, event, language(code))
            named += event.kind in ("locked", "left-out")
            assert not re.search(BY_PLACE[code], said), said
    assert named or setup.startswith("express")


@rule("P-BAT-31")
def test_a_die_left_out_before_the_roll_is_called_by_its_colour() -> None:
    table = next(one for one in (played("bataille units=2", seed) for seed in range(9)) if "left-out" in kinds(one))
    left = next(event for event in table.events if event.kind == "left-out")
    assert re.fullmatch(r"Player \d leaves out a (red|white|blue) die\.", telling.tell_event(table, left, EN))


def kinds(table: Table) -> set[str]:
    return {event.kind for event in table.events}


@pytest.mark.parametrize("code", ["en", "zh"])
def test_a_set_to_be_claimed_is_called_as_its_dice_are(code: str) -> None:
    """Dice that show '1 man' make no 'set of Soldier'."""
    t = Situation("dday n-01 units=1")
    t.tally(1, "SOLDIER SKULL SOLDIER TOOL SOLDIER COURAGE")
    t.start_at("UPKEEP")
    lang = language(code)
    shown = {"en": "1 man", "zh": "一兵"}[code]
    assert shown in tell_action("claim SOLDIER", lang, t.table, 1)
    claimed = next(event for event in t.answer(1, "claim SOLDIER") if event.kind == "claimed")
    assert shown in telling.teller("dday").tell_event(claimed, lang)
