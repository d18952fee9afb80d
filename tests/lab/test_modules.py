"""What the lab says of the modules of Way to Hell: the same dice with and without, one sentence each, three pages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hhour.commands.lab import lab
from hhour.i18n import LANGUAGES, language
from hhour.lab import modules
from hhour.lab.executors import Here
from hhour.lab.simulate import Result

DOCS = Path(__file__).parents[2] / "docs"


def cell(name: str, module: str, wins: int, better: int = 0, worse: int = 0) -> dict[str, Any]:
    told = {"games": 40, "wins": wins, "interval": [0.1, 0.9], "only_with": better, "only_without": worse}
    return {"map": name, "module": module, "setup": "", "mean_turns": 9.0, **told}


SEA = [cell("N-02", "", 30), cell("N-02", "sea", 20, 2, 12), cell("N-03", "", 30), cell("N-03", "sea", 26, 3, 7)]


def page(cells: list[dict[str, Any]], missions: dict[str, list[int]] | None = None, code: str = "en") -> str:
    data = {"seed": "1", "games": 40, "cells": cells, "missions": missions or {}}
    return modules.page_of(data, language(code))


def test_a_module_costs_what_it_takes_from_the_win_rate_over_all_maps() -> None:
    found = modules.change(SEA, "sea")
    assert found["mean"] == pytest.approx(-14 / 80)
    assert found["low"] < found["mean"] < found["high"] < 0
    assert found["chance"] < 0.05
    assert "- The crossing: costs 18 points of win rate over all maps" in page(SEA)
    assert "- La traversée\u00a0: 18 points de victoires en moins" in page(SEA, code="fr")
    assert "- 渡海：全部地图的胜率下降 18 个百分点" in page(SEA, code="zh")


def test_what_chance_could_have_done_is_called_open_and_a_gain_a_gain() -> None:
    level = [cell("N-02", "", 30), cell("N-02", "heroes", 31, 3, 2)]
    assert "- War Heroes: changes nothing that can be told from chance" in page(level)
    better = [cell("N-02", "", 20), cell("N-02", "gold-wild", 32, 13, 1)]
    assert "- Wild Dice: brings 30 points of win rate" in page(better)


def test_the_page_repeats_cells_of_more_games_too() -> None:
    more = [*SEA, *(one | {"map": "N-05", "games": 90} for one in SEA[:2])]
    assert "Again: `hhour lab modules --maps n-02,n-03,n-05 --modules sea --games 40 --seed 1`, " in page(more)
    assert ", `hhour lab modules --maps n-05 --modules sea --games 90 --seed 1`" in page(more)
    assert page(SEA).count("hhour lab modules --maps") == 1


def test_no_difference_in_few_games_is_not_called_certain() -> None:
    few = modules.change([cell("N-02", "heroes", 30)], "heroes")
    many = modules.change([cell("N-02", "heroes", 30)] * 50, "heroes")
    assert few["low"] < -0.03 < many["low"] < 0 < many["high"] < 0.03 < few["high"]


def test_the_pages_in_the_docs_are_the_work_of_the_command() -> None:
    data = json.loads((DOCS / "difficulty" / modules.FIGURES).read_text(encoding="utf-8"))
    for code in LANGUAGES:
        name = "modules.md" if code == "en" else f"modules.{code}.md"
        assert (DOCS / name).read_text(encoding="utf-8") == modules.page_of(data, language(code))
    assert modules.never(data["cells"]) == []


def test_a_cell_stands_beside_the_plain_map_and_one_that_is_forbidden_is_a_dash() -> None:
    cells = [*SEA, cell("N-08", "", 10)]
    lines = page(cells).splitlines()
    assert "| N-02 | 75 % (10–90) | 50 % (-25) |" in lines
    assert "| N-08 | 25 % (10–90) | – |" in lines


def test_what_is_never_won_and_what_is_never_accomplished_is_named() -> None:
    assert modules.never(SEA) == []
    assert "Never won: N-04 sea." in page([*SEA, cell("N-04", "", 9), cell("N-04", "sea", 0)])
    results = [
        Result(0, "won", 9, 9, ordered=("howard-bridge",), accomplished=("howard-bridge",)),
        Result(1, "lost", 9, 9, ordered=("cota-order",)),
    ]
    missions = modules.missions_of(results)
    assert len(missions) == 40
    assert (missions["howard-bridge"], missions["cota-order"], missions["lomell-guns"]) == ([1, 1], [1, 0], [0, 0])
    assert modules.undone(missions) == ["cota-order"]
    assert "Never accomplished in these games: Brig. Gen. Norman Cota's Order." in page(SEA, missions)


def test_every_column_meets_the_same_dice_and_the_sea_keeps_to_beaches() -> None:
    runs = [modules.run_of("n-02", module, "1") for module in ("", *modules.MODULES)]
    assert {run.seed for run in runs if run} == {"1 n-02"}
    assert None not in runs
    assert modules.run_of("n-08", "sea", "1") is None
    assert [slug for slug in modules.beaches() if slug.startswith("n-1")] == ["n-19"]


def test_the_command_measures_keeps_and_writes_three_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"modules --maps n-01 --modules missions,heroes --games 2 --seed t --folder {tmp_path} --keep {tmp_path}/k"
    assert lab([*words.split(), "--quiet"]) == 0
    assert "modules.md" in capsys.readouterr().out
    data = json.loads((tmp_path / "difficulty" / modules.FIGURES).read_text(encoding="utf-8"))
    assert [(one["map"], one["module"], one["games"]) for one in data["cells"]] == [
        ("N-01", "", 2),
        ("N-01", "missions", 2),
        ("N-01", "heroes", 2),
    ]
    assert sum(had for had, _ in data["missions"].values()) == 2
    kept = sorted((tmp_path / "k").iterdir())
    before = [file.read_text(encoding="utf-8") for file in kept]
    again = modules.measure(["n-01"], ["missions", "heroes"], 2, "t", Here(), tmp_path / "k")
    assert json.loads(json.dumps(again)) == data
    assert [file.read_text(encoding="utf-8") for file in kept] == before, "nothing is played twice"
    fewer = modules.measure(["n-01"], ["missions", "heroes"], 1, "t", Here(), tmp_path / "k")
    assert fewer["cells"] == again["cells"], "what was played counts, whatever is asked for"
    for code in LANGUAGES:
        name = "modules.md" if code == "en" else f"modules.{code}.md"
        assert (tmp_path / name).read_text(encoding="utf-8").startswith(f"# {language(code).text('modules-title')}\n")


@pytest.mark.parametrize("words", [["--maps", "n-13"], ["--modules", "tanks"], ["--games", "0"]])
def test_bad_words_get_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert lab(["modules", *words]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.endswith(".\n")
