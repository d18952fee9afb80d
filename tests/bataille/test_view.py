"""What a seat sees of Bataille!, whole, at the moments of a turn (P-MEDAL-03: everything lies open)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.bataille.bench import Bench
from tests.rule import rule

FACES = "STAR STAR TOOL SKULL SOLDIER COURAGE"


def seen(bench: Bench, seat: int | None = 1) -> Mapping[str, Any]:
    told: Mapping[str, Any] = bench.table.view(seat)
    return told


def dice(*told: str) -> list[dict[str, object]]:
    """`r1 STAR` lies there, `(r1 STAR)` is left out."""
    colours = {"r": "red", "w": "white", "b": "blue"}
    found: list[dict[str, object]] = []
    for words in told:
        slot, face = words.strip("()").split()
        out = words.startswith("(")
        found.append({"slot": slot, "colour": colours[slot[0]], "face": face, "left_out": out, "barred": False})
    return found


def axis(*told: str, kommandant: bool = False) -> list[dict[str, object]]:
    """`STAR+` is met, `STAR` is not."""
    return [
        {
            "slot": "k" if kommandant and place == 0 else f"a{place + (not kommandant)}",
            "kommandant": kommandant and place == 0,
            "face": word.removesuffix("+"),
            "met": word.endswith("+"),
        }
        for place, word in enumerate(told)
    ]


@rule("P-MEDAL-03")
def test_a_table_is_seen_whole_before_anything_is_rolled() -> None:
    bench = Bench("bataille players=3", order=(2, 3, 1))
    bench.give(3, "victoria-cross")
    bench.bank(4, 0, 7)
    bench.contest.turns = (1, 2, 1)
    told = seen(bench, 2)
    assert (told["seat"], told["waiting"], told["active"], told["order"]) == (2, [2], 2, [2, 3, 1])
    assert (told["turn"], told["round"], told["last_round"], told["extra_round"]) == (1, 1, False, 0)
    assert (told["pot"], told["skirmish"], told["axis_dice"], told["goal"]) == (0, 1, 2, 30)
    assert told["players"] == [
        {"seat": 1, "bank": 4, "medals": [], "score": 4, "turns": 1, "place": 0, "always_passes": False},
        {"seat": 2, "bank": 0, "medals": [], "score": 0, "turns": 2, "place": 0, "always_passes": False},
        {
            "seat": 3, "bank": 7, "medals": ["bataille-victoria-cross"], "score": 12, "turns": 1, "place": 0,
            "always_passes": False,
        },
    ]  # fmt: skip
    assert "bataille-victoria-cross" not in told["supply"]
    assert len(told["supply"]) == 6
    assert told["attempt"] == {
        "terrain": "", "axis": [], "dice": [], "missing": [], "worth": 0, "pot_if_won": 0, "wins_anyway": False,
        "no_points": False, "step7": "free",
    }  # fmt: skip


@rule("P-MEDAL-03", "P-BAT-13")
def test_an_attempt_is_seen_with_what_it_lacks_and_what_it_would_pay() -> None:
    bench = Bench()
    bench.oppose("landing", "STAR TWO_SOLDIERS", FACES)
    attempt = seen(bench)["attempt"]
    assert attempt["terrain"] == "landing"
    assert attempt["axis"] == axis("STAR+", "TWO_SOLDIERS")
    assert attempt["dice"] == dice("r1 STAR", "r2 STAR", "w1 TOOL", "w2 SKULL", "b1 SOLDIER", "b2 COURAGE")
    assert attempt["missing"] == ["TWO_SOLDIERS"]
    assert (attempt["worth"], attempt["pot_if_won"]) == (2, 2)


@rule("P-MEDAL-03", "P-BAT-13")
def test_what_is_won_is_in_the_pot_and_counted_once() -> None:
    bench = Bench()
    bench.win()
    told = seen(bench)
    assert (told["phase"], told["pot"]) == ("ONWARD", 2)
    assert told["attempt"]["pot_if_won"] == 2, "it is in the pot already"
    bench.answer(1, "progress")
    bench.oppose("landing", "STAR STAR TOOL", FACES)
    assert seen(bench)["axis_dice"] == 3
    assert seen(bench)["attempt"]["pot_if_won"] == 2 + seen(bench)["attempt"]["worth"]


@rule("P-MEDAL-03", "P-BAT-32")
def test_dice_that_are_left_out_of_a_bunker_are_seen_to_be() -> None:
    bench = Bench()
    bench.oppose("bunker", "STAR STAR")
    bench.dice("STAR TOOL SKULL SOLDIER COURAGE")
    bench.answer(1, "leave r2")
    wanted = ["r1 STAR", "(r2 SKULL)", "w1 TOOL", "w2 SKULL", "b1 SOLDIER", "b2 COURAGE"]
    assert seen(bench)["attempt"]["dice"] == dice(*wanted), "one that was never rolled shows its first face"


@rule("P-BAT-44", "P-MEDAL-03")
def test_who_passes_without_being_asked_is_seen_to() -> None:
    bench = Bench("bataille players=3")
    bench.give(2, "purple-heart")
    bench.answer(2, "always-pass")
    assert [player["always_passes"] for player in seen(bench)["players"]] == [False, True, False]
    bench.answer(2, "ask-me")
    assert not any(player["always_passes"] for player in seen(bench)["players"])


@rule("P-BAT-96", "P-BAT-86")
def test_at_the_end_everybody_is_seen_with_his_place() -> None:
    bench = Bench("bataille players=3")
    bench.bank(20, 35, 25)
    assert bench.table.result()["outcome"] == "running"
    for _ in range(3):
        bench.lose()
    assert seen(bench)["outcome"] == bench.table.result()["outcome"] == "decided"
    assert [player["place"] for player in seen(bench)["players"]] == [3, 1, 2]
