"""What a seat sees of Express!, whole (P-SPEC-26: everything lies open)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.express.beach import Situation
from tests.rule import rule

SLOTS = ("r1", "r2", "w1", "w2", "b1", "b2")
COLOURS = ("red", "red", "white", "white", "blue", "blue")


def seen(t: Situation, seat: int | None = 1) -> Mapping[str, Any]:
    told: Mapping[str, Any] = t.table.view(seat)
    return told


def dice(words: str) -> list[dict[str, object]]:
    """Six faces; `(STAR)` is left out."""
    return [
        {"slot": slot, "colour": colour, "face": word.strip("()"), "out": word.startswith("(")}
        for slot, colour, word in zip(SLOTS, COLOURS, words.split(), strict=True)
    ]


def met(*words: str) -> list[dict[str, object]]:
    """`STAR+` is met, `STAR` is not."""
    return [{"face": word.removesuffix("+"), "met": word.endswith("+")} for word in words]


@rule("P-SPEC-26")
def test_a_table_is_seen_whole_while_dice_are_rolled() -> None:
    t = Situation("express gold units=2 leader=2", sector=4, group="medic general:2")
    t.axis("STAR TOOL TOOL TOOL")
    t.roll(1, "STAR SKULL SOLDIER TOOL TOOL COURAGE")
    told = seen(t, None)
    assert (told["seat"], told["turn"], told["phase"], told["outcome"], told["waiting"]) == (0, 1, "ROLL", "", [2])
    assert (told["leader"], told["beach"], told["beaches"], told["conquered"]) == (2, "gold", ["gold"], 0)
    assert (told["sector"], told["terrain"], told["attempt"], told["retries"]) == (4, "ordeal", 1, 0)
    names = ["landing", "barriers", "rally-point", "ordeal", "cliffs", "bunker"]
    assert [(one["number"], one["terrain"]) for one in told["sectors"]] == [*enumerate(names, 1)]
    assert [one["rules"] for one in told["sectors"]] == [[], [], [], ["P-EXP-ORD-GOLD-01"], [], []]
    assert [one["face"] for one in told["axis"]] == ["STAR", "TOOL", "TOOL", "TOOL"]
    assert not any(one["kommandant"] or one["ignored"] for one in told["axis"])
    assert (told["axis_count"], told["added"], told["help"]) == (4, [], [])
    assert told["requirement"] == ["STAR", "TOOL", "TOOL", "TOOL"]
    assert told["specialists"] == [
        {"card": "express-medic", "holder": 1, "fresh": False, "usable_by": []},
        {"card": "express-general", "holder": 2, "fresh": False, "usable_by": []},
    ]
    assert told["supply"] == [f"express-{name}" for name in ("corporal", "captain", "hero", "engineer", "veteran")]
    assert (told["gone"], told["next"]) == ([], {"dice": 0, "kommandant": 0, "silenced": ""})
    first, second = told["units"]
    assert first == {
        "seat": 1, "leader": False, "dice": dice("STAR SKULL SOLDIER TOOL TOOL COURAGE"), "virtual": [], "rerolls": 0,
        "saved": False, "used": [], "rwbs": [], "straight": False, "lacks": ["TOOL"], "matched": False,
        "against": met("STAR+", "TOOL+", "TOOL+", "TOOL"),
    }  # fmt: skip
    assert second == {
        "seat": 2, "leader": True, "dice": [], "virtual": [], "rerolls": 0, "saved": False, "used": [], "rwbs": [],
        "straight": False, "lacks": [], "matched": False, "against": met("STAR", "TOOL", "TOOL", "TOOL"),
    }  # fmt: skip


@rule("P-SPEC-26")
def test_what_happened_to_dice_cards_and_players_is_seen() -> None:
    t = Situation("express gold units=2", sector=2, group="medic general:2")
    t.axis("STAR TOOL")
    t.tallies("STAR SKULL SOLDIER TOOL TOOL COURAGE", "TOOL SOLDIER TOOL SKULL TOOL SKULL")
    invasion = t.invasion
    invasion.deployed, invasion.ignored = 1, 0b10
    invasion.fresh, invasion.gone = ("express-general",), ("express-hero",)
    invasion.next_shift, invasion.next_due, invasion.retries, invasion.attempt = 1, 1, 2, 3
    invasion.soldiers[0].left_out = 0b100000
    invasion.soldiers[1].saved = 1
    t.shore.stamp += 1
    told = seen(t)
    assert [(one["kommandant"], one["ignored"]) for one in told["axis"]] == [(True, False), (False, True)]
    assert [one["fresh"] for one in told["specialists"]] == [False, True]
    assert "express-hero" not in told["supply"]
    assert (told["gone"], told["retries"], told["attempt"]) == (["express-hero"], 2, 3)
    assert told["next"] == {"dice": 1, "kommandant": 1, "silenced": ""}
    assert told["units"][0]["dice"] == dice("STAR SKULL SOLDIER TOOL TOOL (COURAGE)")
    assert [unit["saved"] for unit in told["units"]] == [False, True]
    assert told["units"][1]["rwbs"] == ["TOOL"]
    assert [unit["rerolls"] for unit in told["units"]] == [soldier.rerolls for soldier in invasion.soldiers]
    invasion.outcome = "won"
    assert (seen(t)["conquered"], seen(t)["outcome"]) == (1, "won")
    invasion.outcome = "lost"
    assert seen(t)["conquered"] == 0


@rule("P-SPEC-26", "P-SPEC-04", "P-EXP-05")
def test_in_step_five_it_is_seen_who_may_use_whom() -> None:
    t = Situation("express gold units=2 leader=2", sector=2, group="general engineer corporal veteran")
    t.axis("STAR TOOL")
    t.roll(1, "STAR SKULL SOLDIER TOOL TOOL COURAGE")
    assert [one["usable_by"] for one in seen(t)["specialists"]] == [[], [], [], []]
    t.roll(2, "STAR SKULL SOLDIER TOOL TOOL COURAGE")
    t.answer(1, "stop")
    t.answer(2, "stop")
    assert seen(t)["phase"] == "SPECIALISTS"
    told = {one["card"].removeprefix("express-"): one["usable_by"] for one in seen(t)["specialists"]}
    assert told == {"general": [1, 2], "engineer": [1], "corporal": [2], "veteran": []}


@rule("P-EXP-31")
def test_a_die_that_is_left_out_lies_there_with_its_first_face_and_counts_for_nothing() -> None:
    t = Situation("express sword players=2 opts=advanced", sector=2)
    t.axis("SKULL STAR")
    for seat in (1, 2):
        t.answer(seat, "leave w1")
        t.roll(seat, "STAR TOOL TOOL COURAGE COURAGE")
    first = seen(t)["units"][0]
    assert first["dice"] == dice("STAR TOOL (SKULL) TOOL COURAGE COURAGE")
    assert (first["lacks"], first["against"]) == (["SKULL"], met("SKULL", "STAR+"))
