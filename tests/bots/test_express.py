"""The players of Express!: always legal, and better than chance."""

from __future__ import annotations

import random

import pytest

from hhour.bots.protocol import ask
from hhour.bots.registry import bot, bot_names
from hhour.express.game import STEPS, Express
from hhour.express.tell import SILENT
from hhour.i18n import LANGUAGES, language
from hhour.kernel.table import Table


def play(setup: str, name: str, seed: str, asked: set[str] | None = None) -> Table:
    table = Table(setup, seed=seed)
    mind = bot("express", name)
    rng = random.Random(seed)
    for _ in range(3000):
        if table.outcome:
            return table
        seat = table.waiting()[0]
        decision = ask(mind, table.game, table.play, seat, rng)
        assert decision.action.text in table.choices(seat)
        for code in LANGUAGES:
            assert language(code).has(decision.reason.key)
            assert decision.reason.text(code)
        if asked is not None:
            asked.add(table.question(seat))
        table.apply(seat, decision.action)
    raise AssertionError(f"{setup} with seed {seed} does not end")


def test_there_are_a_recruit_a_sergeant_and_a_captain() -> None:
    assert bot_names("express")[:3] == ["recruit", "sergeant", "captain"]


@pytest.mark.parametrize("name", ["recruit", "sergeant", "captain"])
def test_every_answer_is_legal_and_explained_in_every_language(name: str) -> None:
    asked: set[str] = set()
    for setup in Express.samples:
        for number in range(2 if name == "captain" else 12):
            play(setup, name, f"legal{number}", asked)
    if name == "sergeant":
        rare = {"jump", "hold", "drop", "retry", "pay-for", "axis-again", "keep-away", "lose-one"}
        assert set(STEPS) - SILENT - rare <= asked


@pytest.mark.parametrize("setup", ["express utah", "express utah opts=advanced", "express hoc opts=advanced"])
def test_the_sergeant_comes_further_than_the_recruit(setup: str) -> None:
    reached = {
        name: sum(play(setup, name, f"far{number}").view()["sector"] for number in range(40))  # type: ignore[misc]
        for name in ("recruit", "sergeant")
    }
    assert reached["sergeant"] > 1.5 * reached["recruit"], reached


def test_the_sergeant_wins_as_often_as_the_rule_of_thumb_of_the_rulebook() -> None:
    """Alone on advanced Utah about 44 % are told; a third of 60 games is far from chance either way."""
    won = sum(play("express utah opts=advanced", "sergeant", f"{number}").outcome == "won" for number in range(60))
    assert won >= 12
