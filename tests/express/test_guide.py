"""What docs/guide/express.md shows is what the program does."""

from __future__ import annotations

import re
from pathlib import Path

from hhour.express import screen
from hhour.express.options import OPTIONS
from hhour.i18n import language
from hhour.kernel.table import Table
from tests.express.beach import Situation

TEXT = (Path(__file__).parents[2] / "docs" / "guide" / "express.md").read_text(encoding="utf-8")


def test_the_screen_of_the_guide_is_a_real_one() -> None:
    t = Situation("express gold players=2 opts=advanced", sector=3, group="general hero:2")
    t.axis("SKULL STAR STAR")
    t.roll(1, "STAR TOOL SKULL TOOL TWO_SOLDIERS COURAGE")
    t.roll(2, "STAR STAR SKULL SOLDIER TWO_SOLDIERS COURAGE")
    shown = re.findall(r"```text\n(.*?)```", TEXT, re.DOTALL)[0].splitlines()
    assert screen.draw(t.table, 1, language("en"), colour=False).splitlines() == shown


def test_every_setup_of_the_guide_can_be_played() -> None:
    setups = re.findall(r'hhour play "([^"]+)"', TEXT)
    assert len(setups) == 4
    for setup in setups:
        assert Table(setup, seed="guide").waiting()


def test_every_option_is_in_the_guide_with_its_default_first() -> None:
    for option in OPTIONS.values():
        row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{option.key}"))
        told = row.split(" | ")[1]
        assert told.startswith(", ".join(option.values)), option.key
        if not option.values:
            words = re.search(r"`([^`]+)`", row)
            assert words is not None
            board = "gold" if option.key == "gold-landing" else "neptune"
            assert Table(f"express {board} opts=advanced,{words[1]}", seed="guide").setup.options[option.key]
