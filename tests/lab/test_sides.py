"""The beaches of Atlantikwall from both sides: what is measured, what the page says, and what it does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hhour.cli import main
from hhour.lab import sides
from hhour.lab.executors import Here
from hhour.lab.figures import wilson


def row(name: str, units: int, wins: int, games: int, german: str = "captain") -> dict[str, Any]:
    return {
        "map": name,
        "units": units,
        "german": german,
        "setup": "",
        "games": games,
        "wins": wins,
        "win_rate": wins / games,
        "interval": wilson(wins, games),
        "mean_turns": 12.0,
        "seed": "x",
    }


@pytest.mark.parametrize(
    ("wins", "games", "said"),
    [(100, 200, "fair"), (199, 200, "allies"), (1, 200, "german"), (2, 10, "open"), (185, 200, "open")],
)
def test_a_verdict_is_only_what_the_games_make_certain(wins: int, games: int, said: str) -> None:
    assert sides.verdict(row("N-18", 2, wins, games)) == said


def test_the_page_tells_every_cell_and_which_number_of_units_is_fair(tmp_path: Path) -> None:
    rows = [row("N-18", 1, 1, 200), row("N-18", 2, 100, 200), row("N-18", 4, 199, 200), row("N-14", 2, 1, 200)]
    page = sides.write(rows, tmp_path, "x").read_text(encoding="utf-8")
    assert "| N-18 | 2 | 50 % (43–57) |" in page
    assert (
        "- N-18: fair with 2 Units; the Allies nearly always win with 4 Units; "
        "the German nearly always wins against 1 Unit." in page
    )
    assert "--maps n-18,n-14 --units 1,2,4 --germans captain --games 200 --seed x" in page
    assert sides.lopsided(rows) == ["N-14"]
    assert len(json.loads((tmp_path / "difficulty" / sides.FIGURES).read_text(encoding="utf-8"))) == 4


def test_a_cell_of_which_more_games_were_kept_counts_them_all_and_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sides, "ALLIES", "recruit")

    def measured(units: int, games: int) -> list[dict[str, Any]]:
        return sides.measure(["n-18"], [units], games, "more", Here(), tmp_path, germans=("german-ai",))

    assert measured(2, 2)[0]["games"] == 2
    rows = [*measured(1, 1), *measured(2, 1)]
    assert [one["games"] for one in rows] == [1, 2]
    page = sides.write(rows, tmp_path, "more").read_text(encoding="utf-8")
    assert "of 1 games each where no other number stands" in page
    assert "--units 1,2 --germans german-ai --games 1 --seed more`, `hhour lab sides --maps n-18 --units 2 " in page
    assert "--units 2 --germans german-ai --games 2 --seed more`" in page
    assert " % of 2 (" in page.split("| N-18 | 2 |")[1]
    assert " of " not in page.split("| N-18 | 1 |")[1].split("\n")[0]


def test_a_cell_is_played_by_the_german_it_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sides, "ALLIES", "recruit")
    rows = sides.measure(["n-18"], [1], 2, "sides", Here(), tmp_path, germans=("german-ai", "recruit"))
    assert [(one["german"], one["bots"]) for one in rows] == [
        ("german-ai", ["recruit"]),
        ("recruit", ["recruit", "recruit"]),
    ]
    assert "german-ai" in rows[0]["setup"]
    again = sides.measure(["n-18"], [1], 2, "sides", Here(), tmp_path, germans=("german-ai", "recruit"))
    assert again == rows


def test_a_german_who_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "sides", "--germans", "rommel"]) == 2
    assert "There is no German rommel; there are german-ai, sergeant, captain." in capsys.readouterr().err


def test_every_german_of_a_beach_meets_the_same_dice_and_every_beach_has_its_own() -> None:
    runs = [sides.run_of("n-18", 2, german, "1") for german in sides.GERMANS]
    assert {run.seed for run in runs} == {"1 n-18"}
    assert [len(run.bots) for run in runs] == [2, 3, 3]
    assert sides.run_of("n-13", 2, "captain", "1").seed != runs[0].seed


def test_a_map_without_a_german_of_its_own_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "sides", "--maps", "n-99"]) == 2
    assert "n-99" in capsys.readouterr().err
