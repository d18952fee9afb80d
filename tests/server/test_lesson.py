"""The first game: its dice are chosen, and are what the seven steps speak of."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hhour.kernel.table import Table
from hhour.server.api_lesson import SEED, SETUP
from tests.server.served import Person

LESSONS = Path(__file__).parents[2] / "web/src/lib/lessons.ts"


def dice(table: Table) -> dict[str, str]:
    view: Any = table.view(1)
    return {die["slot"]: die["face"] for die in view["units"][0]["dice"]}


def test_the_first_roll_holds_what_the_steps_show() -> None:
    table = Table(SETUP, seed=SEED)
    table.apply(1, "roll")
    shown = dice(table)
    assert [shown[slot] for slot in ("r1", "w1", "b1")] == ["SOLDIER"] * 3
    assert "COURAGE" in shown.values()
    marked = re.findall(r"'(\w\d)'", LESSONS.read_text("utf-8").split("MARKED")[1].splitlines()[0])
    assert f"lock {' '.join(marked)}" in table.choices(1)
    table.apply(1, f"lock {' '.join(marked)}")
    kept = table.fork()
    kept.apply(1, "stop")
    assert kept.question(1) == "declare", "the set is kept by stopping"
    table.apply(1, "reroll b2")
    assert (shown["b2"], dice(table)["b2"]) == ("SKULL", "TWO_SOLDIERS"), "rolling again pays"


def test_every_step_of_the_lesson_happens_to_whoever_follows_it() -> None:
    table = Table(SETUP, seed=SEED)
    for action in ("roll", "lock r1 w1", "stop"):
        table.apply(1, action)
    while table.question(1) != "move":
        table.apply(1, table.choices(1)[0])
    table.apply(1, next(one for one in table.choices(1) if one.startswith("advance")))
    asked = {table.question(1)}
    while table.view(1)["turn"] == 2 and not table.outcome:
        choices = table.choices(1)
        table.apply(1, next((one for one in choices if one.split()[0] in ("stop", "stay")), choices[0]))
        asked.add(table.question(1))
    assert {"roll", "reroll"} <= asked
    assert not table.outcome


def test_a_lesson_is_the_same_for_everybody_and_says_what_it_is(ann: Person, ben: Person) -> None:
    told = [one.post("/api/lesson") for one in (ann, ben)]
    assert [one["origin"] for one in told] == ["lesson", "lesson"]
    assert told[0]["id"] != told[1]["id"]
