"""Contests: two bots meet at one table, and luck is told from skill."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from hhour.commands.lab import lab
from hhour.i18n import language
from hhour.lab.duel import duel, report, told
from hhour.lab.executors import open_executor

TWO = "bataille players=2"


def test_the_same_bot_on_both_sides_wins_its_share() -> None:
    """With the seats swapped on the same dice, what one side loses the other wins."""
    met = duel(TWO, "sergeant", "sergeant", 20, "alike")
    assert met["wins"] == 10
    assert met["verdict"] == "open"


def test_a_duel_is_the_same_with_several_workers() -> None:
    alone = duel(TWO, "sergeant", "recruit", 8, "workers")
    with open_executor(2) as executor:
        assert duel(TWO, "sergeant", "recruit", 8, "workers", executor) == alone


@pytest.mark.parametrize(
    ("won", "games", "seats", "verdict"),
    [(10, 20, 2, "open"), (19, 20, 2, "a"), (1, 20, 2, "b"), (7, 20, 3, "open"), (16, 20, 3, "a"), (0, 20, 3, "b")],
)
def test_the_verdict_tells_skill_from_luck(won: int, games: int, seats: int, verdict: str) -> None:
    met = report(TWO, "one", "other", games, seats, won)
    assert met["verdict"] == verdict
    assert 0 <= met["chance_if_alike"] <= 1


@pytest.mark.parametrize("code", ["en", "fr", "zh"])
def test_a_duel_is_told_in_every_language(code: str) -> None:
    assert "19" in told(report(TWO, "one", "other", 20, 2, 19), language(code))


def test_compare_lets_two_bots_meet_where_one_wins(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare", "sergeant", "recruit", "--setup", TWO, "--games", "12", "--json", "--quiet"]
    assert lab(words) == 0
    met = json.loads(capsys.readouterr().out)
    assert (met["seats"], met["games"], met["share"]) == (2, 12, 6)
    assert met["verdict"] == "a"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["bataille players=2", "bataille players=3"], "name two bots"),
        (["sergeant", "recruit", "--setup", "bataille players=1"], "two players or more"),
    ],
)
def test_what_cannot_be_a_duel_is_told_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab(["compare", *words, "--games", "2", "--quiet"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("setup", "plays"), [(TWO, "hhour.lab.duel.winner"), ("dday n-01 level=practice", "hhour.lab.simulate.play")]
)
def test_a_comparison_that_was_broken_off_goes_on_where_it_stopped(
    setup: str, plays: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["compare", "recruit", "recruit", "--setup", setup, "--json", "--quiet", "--keep", str(tmp_path)]
    assert lab([*words, "--games", "6"]) == 0
    whole = capsys.readouterr().out
    first = tmp_path / "a.jsonl"
    text = first.read_text(encoding="utf-8")
    first.write_text(text[: text.rindex('"number"')], encoding="utf-8")  # the last line was cut off

    module, _, name = plays.rpartition(".")
    again = MagicMock(wraps=getattr(import_module(module), name))
    monkeypatch.setattr(plays, again)
    assert lab([*words, "--games", "6"]) == 0
    assert capsys.readouterr().out == whole
    assert again.call_count == 1
    assert lab([*words, "--games", "6", "--seed", "another"]) == 2
    assert "another run" in capsys.readouterr().err
