"""Bataille! at the keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hhour.bataille.options import MEDAL_MAP, OPTIONS
from tests.cli.conftest import Hhour, one_sentence

GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "bataille.md").read_text(encoding="utf-8")


def test_the_screen_of_the_guide_is_a_real_one(hhour: Hhour) -> None:
    shown = re.findall(r"```text\n(.*?)```", GUIDE, re.DOTALL)[0]
    assert shown in hhour("play", "bataille opts=kommandant", "--seed", "abd", typed="roll\n").out


def test_the_guide_names_every_option() -> None:
    assert set(re.findall(r"^\| `([a-z-]+)` \|", GUIDE, re.MULTILINE)) == {*OPTIONS, MEDAL_MAP}


def test_a_game_is_played_asked_why_and_taken_back(hhour: Hhour) -> None:
    told = hhour("play", "bataille opts=kommandant", "--seed", "abd", typed="roll\nhint\nwhy\nstop\nundo\n").out
    assert "83.8 %  reroll r2 w1 w2 b1 b2" in told
    assert "[P-BAT-30]" in told
    assert "Skirmish lost" in told
    assert "Taken back: Keep the dice." in told


@pytest.mark.parametrize("code", ["fr", "zh"])
def test_the_game_speaks_other_languages(hhour: Hhour, code: str) -> None:
    told = hhour("--lang", code, "play", "bataille players=2", "--seed", "x", typed="roll\nroll\ncards\nmap\nlog\n").out
    assert {"fr": "Joueur 1", "zh": "第 1 位玩家"}[code] in told


def test_own_dice_are_asked_for_by_name(hhour: Hhour) -> None:
    typed = "roll\nrally point\nS T\nS S T T K K\nstop\nretreat\n"
    told = hhour("play", "bataille", "--physical", typed=typed).out
    assert "Roll the battlefield die and type its face" in told
    assert "Skirmish won: 6 points = (2 Axis dice) × 3; pot 6." in told
    assert "Player 1 retreats with 6; bank 6." in told


def test_two_at_one_keyboard_and_a_standing_pass(hhour: Hhour) -> None:
    told = hhour("play", "bataille players=2", "--seed", "x", typed="1: roll\n2: roll\n2: always-pass\n").out
    assert "You hold no Medal for other players' turns, so there is nothing to pass. [P-BAT-46]" in told


@pytest.mark.parametrize("setup", ["bataille omaha", "bataille opts=komandant", "bataille players=0"])
def test_a_setup_that_makes_no_sense_is_one_sentence(hhour: Hhour, setup: str) -> None:
    answer = hhour("play", setup)
    one_sentence(answer, answer.code)
    assert answer.code != 0
