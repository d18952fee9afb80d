"""What the measured difficulty says of the maps: page, figures and order agree, and no reconstructed map is broken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hhour.dday.rules.box.shelf import BASE
from hhour.dday.rules.map.atlas import box_of
from hhour.lab.difficulty import BOTS, TUNED, commands, out_of_order, seed_asked, seed_of, setups, slug_of, unfair
from hhour.lab.simulate import SEER

DOCS = Path(__file__).parents[2] / "docs"


def figures() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((DOCS / "difficulty" / "difficulty.json").read_text(encoding="utf-8"))
    return rows


def test_the_page_says_of_order_and_ends_what_the_figures_say() -> None:
    page, rows = (DOCS / "difficulty.md").read_text(encoding="utf-8"), figures()
    for bot in BOTS:
        orderly = f"- For the {bot.capitalize()} no later map is easier than an earlier one beyond noise."
        wrong = out_of_order(rows, bot)
        assert (orderly in page) is not bool(wrong)
        assert [sentence for sentence in wrong if f"- {sentence}, beyond noise." not in page] == []
        fair = f"- For the {bot.capitalize()} every map after N-01 was neither always won nor always lost."
        assert (fair in page) is not bool(unfair(rows, bot))


def test_no_reconstructed_map_is_trivial_or_unwinnable_for_the_captain() -> None:
    """See decisions 0011 and 0025; N-01 is printed and meant for training, those of Atlantikwall for a German."""
    rows = [row for row in figures() if row["bot"] == "captain" and not row["name"].startswith("N-01")]
    ours = [row for row in rows if box_of(slug_of(row)) in (BASE, "way-to-hell")]
    assert [slug_of(row) for row in ours] == [f"n-{number:02}" for number in (*range(2, 9), *range(19, 24))]
    assert unfair(ours, "captain") == []
    assert [row["name"] for row in ours if not (row["interval"][0] > 0.3 and row["interval"][1] < 1)] == []


@pytest.mark.parametrize("bot", BOTS)
def test_in_the_rulebooks_order_no_later_map_is_easier_beyond_noise(bot: str) -> None:
    """See docs/decisions/0025-maps-for-bots-that-look-ahead.md."""
    assert out_of_order(figures(), bot) == []


def test_the_figures_are_those_of_the_maps_as_they_are() -> None:
    """Every map and level was measured with the same bots, as often as the page says."""
    page = (DOCS / "difficulty.md").read_text(encoding="utf-8")
    bots = [*BOTS, SEER]
    assert [(row["name"], row["bot"]) for row in figures()] == [(name, bot) for name, _ in setups() for bot in bots]
    assert [row["name"] for row in figures() if seed_of(seed_asked(row), row["name"]) != row["seed"]] == []
    told = [command for command in commands(figures()) if f"- `{command}`" in page]
    assert told == commands(figures())
    assert not {seed_asked(row) for row in figures()} & {*TUNED}


def test_a_map_that_is_always_won_is_named() -> None:
    def row(name: str, wins: int) -> dict[str, object]:
        return {"name": name, "bot": "captain", "wins": wins, "games": 20}

    rows = [row("N-01 basic", 20), row("N-02", 19), row("N-03", 20), row("N-04", 0)]
    assert unfair(rows, "captain") == ["N-03", "N-04"]
