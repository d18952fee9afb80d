"""Express! in the terminal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hhour.advice import adviser_of
from hhour.express import screen
from hhour.i18n import LANGUAGES, language
from hhour.kernel.table import Table
from hhour.pocket.screen import columns
from tests.express.beach import NOTHING, Situation

ENGLISH = language("en")


def test_the_screen_shows_everybodys_dice_against_the_requirement_and_what_is_missing() -> None:
    t = Situation("express omaha players=2 opts=kommandant", sector=6, group="corporal:2 general")
    t.answer(1, "deploy")
    t.axis("STAR TOOL TOOL SKULL SKULL COURAGE")
    t.roll(1, NOTHING)
    told = screen.draw(t.table, 2, ENGLISH, colour=False).splitlines()
    assert told[0] == "1 > 2 > 3 > 4* > 5 > [6 Bunker]"
    assert told[1] == "Axis  <S> [T] [T] [K] [K] [C]  Needed: K K S S C T T"
    assert told[3].startswith("  1 (leader)  lacks S S C T T   [r1 K] [r2 K]")
    assert told[4] == "> 2           not rolled yet"
    assert told[5] == "Group: Corporal (2), General (1)"


def test_dice_left_out_turned_or_added_are_marked() -> None:
    t = Situation("express sword players=2 opts=advanced", sector=2, group="captain corporal")
    t.axis("STAR STAR")
    t.answer(1, "leave r1")
    t.answer(2, "leave r1")
    t.tallies("STAR STAR TOOL TOOL SKULL", "STAR STAR TOOL TOOL SKULL")
    t.answer(1, "use express-captain", "paint w1 red", "use express-corporal")
    row = screen.draw(t.table, 1, ENGLISH, colour=False).splitlines()[3]
    assert row.endswith("matches           (r1) [r2 S] [w1>r S] [w2 T] [b1 T] [b2 K] +1")


def test_colours_paint_and_the_plain_drawing_has_none() -> None:
    t = Situation("express utah")
    t.axis("STAR")
    t.roll(1, NOTHING)
    assert "\x1b[" in screen.draw(t.table, 1, ENGLISH, colour=True)
    assert "\x1b[" not in screen.draw(t.table, 1, ENGLISH, colour=False)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("sector", range(1, 7))
def test_the_drawing_fits_eighty_columns_in_every_language(code: str, sector: int) -> None:
    t = Situation("express sword players=4 opts=advanced", sector=sector, group="captain")
    if t.question() == "pay-for":
        t.answer(1, "keep")
    t.axis(" ".join(["STAR"] * t.shore.axis_count()))
    if sector == 2:
        for seat in t.table.seats:
            t.answer(seat, "leave r1")
    t.roll(3, " ".join(["TOOL"] * (5 if sector == 2 else 6)))
    for line in screen.draw(t.table, 1, language(code), colour=False).splitlines():
        assert columns(line) <= 80, line


def test_the_hint_names_the_best_re_roll_with_its_chance() -> None:
    t = Situation("express utah", sector=2)
    t.axis("STAR TOOL")
    assert adviser_of(t.table.game).lines(t.table, 1, ENGLISH) == ["There is nothing to count now."]
    t.roll(1, "STAR SKULL SKULL SKULL SKULL SKULL")
    assert adviser_of(t.table.game).lines(t.table, 1, ENGLISH) == [
        "Best re-rolls and their chance to match:",
        "   83.8 %  reroll r2 w1 w2 b1 b2",
        "    0.0 %  stop",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_title_and_result_are_told_in_every_language(code: str) -> None:
    t = Situation("express opts=neptune", sector=2)
    assert "0/6" in screen.title(t.table, language(code))
    t.attempt("TOOL TOOL", NOTHING)
    assert t.table.outcome == "lost"
    assert "Utah" in screen.result(t.table, language("en"))[0]
    assert screen.result(t.table, language(code))


def test_what_specialists_could_do_is_told() -> None:
    from hhour.express.tell import tell_preview

    t = Situation("express utah players=2", sector=2, group="general hero medic corporal")
    t.axis("STAR SOLDIER")
    t.roll(1, "STAR SKULL TOOL TOOL SKULL SKULL")
    t.roll(2, "STAR SOLDIER TOOL TOOL SKULL SKULL")
    assert tell_preview(t.table, 1, ENGLISH) == [
        "Chance to match with the best re-rolls: 84 %.",
        "Corporal would complete the match of player 1.",
        "General would complete the match of player 1.",
        "Hero could be sacrificed for player 1.",
        "Medic could be sacrificed for a new roll of all.",
    ]


@pytest.mark.parametrize("setup", ["express omaha players=2 opts=advanced,kommandant", "express utah"])
def test_a_whole_game_through_a_pipe_ends_where_the_engine_ends(setup: str, tmp_path: Path) -> None:
    table = Table(setup, seed="pipe")
    lines = []
    while not table.outcome:
        seat = table.waiting()[0]
        action = table.choices(seat)[-1]
        lines.append(f"{seat}: {action}")
        table.apply(seat, action)
    command = [sys.executable, "-m", "hhour", "play", setup, "--seed", "pipe"]
    env = {"PATH": "/usr/bin", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "LANG": "en"}
    told = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True, env=env, check=False)
    assert told.returncode == 0, told.stderr
    assert screen.result(table, ENGLISH)[0] in told.stdout
    assert "The seed was pipe." in told.stdout
