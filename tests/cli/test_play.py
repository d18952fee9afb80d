"""The game at the keyboard, driven through a pipe."""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path

import pytest

from hhour.kernel.replaying import replay
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from tests.cli.conftest import Hhour, one_sentence

PRACTICE = "dday n-01 level=practice"


def saves(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.json"))


def records(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.hh"))


def script(setup: str, seed: str) -> tuple[list[str], Table]:
    """Every answer of a whole game, for whichever seat is waited for last, and the table it leads to."""
    table = Table(setup, seed=seed)
    lines = []
    while not table.outcome:
        seat = table.waiting()[-1]
        action = next(choice for choice in table.choices(seat) if not choice.startswith(("trade", "swap", "abandon")))
        lines.append(f"{seat}: {action}")
        table.apply(seat, action)
    return lines, table


# a game


def test_play_begins_exercise_tiger_practice_run_alone(hhour: Hhour, home: Path) -> None:
    answer = hhour("play", typed="quit\n")
    assert answer.code == 0
    assert "Exercise Tiger, Practice Run" in answer.out
    assert "Roll your dice." in answer.out
    assert "  1  Roll  roll" in answer.out
    assert "hhour play --continue" in answer.out
    assert load(saves(home)[0].read_text()).setup.fields["level"] == "practice"


@pytest.mark.parametrize(
    "setup",
    [
        PRACTICE,
        "dday n-01 level=basic units=2",
        "dday n-04 units=3 opts=victory-points",
        "dday n-06",
        "dday deadstick units=2",
        "dday n-02 units=2 opts=assault,fight-back,garrison-ai,random-specialists",
    ],
)
def test_a_whole_game_through_a_pipe_ends_where_the_engine_ends(hhour: Hhour, home: Path, setup: str) -> None:
    lines, table = script(setup, "whole")
    answer = hhour("play", setup, "--seed", "whole", typed="\n".join(lines) + "\n")
    assert answer.code == 0
    assert f"The battle is {table.outcome}, in turn" in answer.out
    assert "The seed was whole." in answer.out
    assert saves(home) == []
    path = records(home)[0]
    assert str(path) in answer.out
    assert path.read_text() == str(table.record)
    assert hhour("verify", str(path)).code == 0


def test_the_victory_points_are_told_with_their_sum(hhour: Hhour) -> None:
    setup = "dday n-01 opts=victory-points"
    lines, table = script(setup, "points")
    answer = hhour("play", setup, "--seed", "points", typed="\n".join(lines) + "\n")
    unit = table.result()["units"][0]  # type: ignore[index]
    assert f"Victory points {unit['victory_points']} = " in answer.out
    assert f"The team scores {unit['victory_points']}" in answer.out


def test_the_same_seed_is_the_same_game(hhour: Hhour) -> None:
    first, second, other = (hhour("play", "--seed", seed, typed="roll\n").out for seed in ("a", "a", "b"))
    assert first == second != other


# answers


def test_answers_are_numbers_actions_beginnings_or_dice(hhour: Hhour, home: Path) -> None:
    hhour("play", "--seed", "x", typed="1\nw2 r1\nreroll b2 b1\ns\nquit\n")
    lines = load(saves(home)[0].read_text()).record.lines
    assert [line.action for line in lines] == ["roll", "lock r1 w2", "reroll b1 b2", "stop"]


def test_enter_gives_the_only_answer(hhour: Hhour, home: Path) -> None:
    hhour("play", "--seed", "x", typed="\n\nquit\n")
    assert [line.action for line in load(saves(home)[0].read_text()).record.lines] == ["roll"]


def test_many_choices_are_a_hint_and_not_a_list(hhour: Hhour) -> None:
    answer = hhour("play", "--seed", "x", typed="roll\nr1 r2\n")
    assert "Type the dice, out of: r1 r2 w1 w2 b1 b2" in answer.out
    assert "Type the dice to roll again, out of: w1 w2 b1 b2" in answer.out
    assert "reroll w1 w2" not in answer.out


def test_a_beginning_that_fits_several_answers_is_told(hhour: Hhour) -> None:
    assert "'lock r' could be: lock r1 r2, lock r1 w1" in hhour("play", "--seed", "x", typed="roll\nlock r\n").out


@pytest.mark.parametrize(
    "line", ["dance", "99", "lock r1", "r1", "r1 r1", "lock r9 r8", ":", "2: roll", "9: roll", "\x00", "1" * 5000]
)
def test_what_makes_no_sense_is_explained_and_changes_nothing(hhour: Hhour, home: Path, line: str) -> None:
    answer = hhour("play", "--seed", "x", typed=f"roll\n{line}\nquit\n")
    assert answer.code == 0
    assert "inside H-Hour" not in answer.out
    assert len(load(saves(home)[0].read_text()).record.lines) == 1


def test_dice_that_are_locked_are_refused_by_their_rule(hhour: Hhour) -> None:
    answer = hhour("play", "--seed", "x", typed="roll\nr1 r2\nr1 w1\nwhy\n")
    assert "[B-ROLL-05]" in answer.out
    assert "B-ROLL-05  " in answer.out


def test_several_people_sit_at_one_keyboard(hhour: Hhour, home: Path) -> None:
    answer = hhour("play", f"{PRACTICE} units=2", "--seed", "x", typed="2: roll\n1:\nroll\n2: r1 r2\nquit\n")
    assert "Unit 1: Roll your dice." in answer.out
    assert "Also waited for: 2" in answer.out
    lines = load(saves(home)[0].read_text()).record.lines
    assert [(line.seat, line.action) for line in lines] == [(2, "roll"), (1, "roll"), (2, "lock r1 r2")]


# commands


def test_why_explains_the_last_event_or_one_by_its_number(hhour: Hhour) -> None:
    answer = hhour("play", "--seed", "x", typed="roll\nwhy\nwhy 3\nwhy 999\nwhy not\n")
    assert "[B-ROLL-02]" in answer.out
    assert "[B-SETUP-17]" in answer.out
    assert "There is no event 999" in answer.out
    assert "'not' is no number" in answer.out


def test_undo_takes_back_until_something_new_was_seen(hhour: Hhour, home: Path) -> None:
    answer = hhour("play", "--seed", "x", typed="undo\nroll\nundo\nr1 r2\nundo\nquit\n")
    assert answer.out.count("There is nothing to take back") == 2
    assert "Taken back: Lock " in answer.out
    table = load(saves(home)[0].read_text())
    assert [line.action for line in table.record.lines] == ["roll", "lock r1 r2", "undo"]
    assert table.question(1) == "lock"


def test_save_tells_where_and_writes_elsewhere(hhour: Hhour, home: Path, tmp_path: Path) -> None:
    record, save = tmp_path / "copy.hh", tmp_path / "copy.save"
    answer = hhour("play", "--seed", "x", typed=f"roll\nsave\nsave {record}\nsave {save}\nsave /no/such/place\n")
    assert f"Saved: {saves(home)[0]}" in answer.out
    assert replay(record.read_text()).question(1) == "lock"
    assert load(save.read_text()).question(1) == "lock"
    assert "Not saved. There is no file or folder /no/such" in answer.out


def test_the_reference_is_at_hand(hhour: Hhour) -> None:
    typed = "help\nrules B-ROLL-03\nrules xyzzy\nrules\ncards medic\ncards\ncards xyzzyxyzzy\nmap\nlog\n"
    answer = hhour("play", "--seed", "x", typed=typed)
    for words in (
        "take your last action back",
        "lock exactly two dice",
        "nothing about 'xyzzy'",
        "Say what to look up",
        "Medic / Toubib",
        "No unit holds a card.",
        "no card 'xyzzyxyzzy'",
        "┏━ Bunker",
        "   2  Unit 1 lands in sector 1.",
    ):
        assert words in answer.out, words


def test_the_cards_of_the_table_are_shown(hhour: Hhour) -> None:
    assert "Your unit suffers 1 casualty less" in hhour("play", "dday n-01", "--seed", "x", typed="cards\n").out


def test_hint_tells_what_brings_the_most_soldiers(hhour: Hhour) -> None:
    pytest.importorskip("numpy")
    answer = hhour("play", "--seed", "x", typed="hint\nroll\nhint\nr1 r2\nhint\n")
    assert "There is only this one answer." in answer.out
    assert answer.out.count("Expected soldiers") == 2
    assert answer.out.count("The Captain would: ") == 2  # the best mind here, by his name
    assert "runner-up: " in answer.out
    assert ", reroll " in answer.out


def test_a_hint_that_weighs_an_answer_does_not_say_that_there_is_none(hhour: Hhour) -> None:
    pytest.importorskip("numpy")
    said = hhour("play", "bataille opts=kommandant", "--seed", "x", typed="hint\nroll\nhint\nquit\n").out
    assert "The Captain would: " in said
    assert "No advice now" not in said
    french = hhour("play", "--lang", "fr", "--seed", "x", typed="lancer\nconseil\nfin\n").out
    assert re.search(r"\d,\d\d  lock ", french), "tenths behind a comma"
    assert re.search(r"\d % de chances de gagner ainsi", french.replace("\xa0", " "))


def test_the_language_changes_in_the_middle_of_a_game(hhour: Hhour) -> None:
    answer = hhour("play", "--seed", "x", typed="lang fr\nlang zh\nlang de\n")
    assert "Lancez vos dés." in answer.out
    assert "没有语言“de”" in answer.out


@pytest.mark.parametrize(("code", "words"), [("fr", "Exercice Tiger (Galop d'essai)"), ("zh", "老虎演习")])
def test_a_game_speaks_french_and_chinese(hhour: Hhour, code: str, words: str) -> None:
    lines, _ = script(PRACTICE, "langue")
    answer = hhour("play", PRACTICE, "--seed", "langue", "--lang", code, typed="help\n" + "\n".join(lines) + "\n")
    assert words in answer.out
    assert "The " not in answer.out


# keeping and going on


def test_continue_goes_on_where_the_pipe_broke(hhour: Hhour, home: Path) -> None:
    lines, table = script(f"{PRACTICE} units=2", "later")
    half = len(lines) // 2
    hhour("play", f"{PRACTICE} units=2", "--seed", "later", typed="\n".join(lines[:half]) + "\n")
    answer = hhour("play", "--continue", typed="log\n" + "\n".join(lines[half:]) + "\n")
    assert "You go on with dday n-01" in answer.out
    assert "   2  Unit 1 lands in sector 1." in answer.out
    assert records(home)[0].read_text() == str(table.record)


def test_undo_still_works_after_continue(hhour: Hhour) -> None:
    hhour("play", "--seed", "x", typed="roll\nr1 r2\n")
    assert "Taken back: Lock " in hhour("play", "--continue", typed="undo\n").out


def test_continue_takes_the_latest_game_that_is_not_over(hhour: Hhour, home: Path) -> None:
    hhour("play", "dday n-02", "--seed", "x", typed="")
    hhour("play", "dday n-03", "--seed", "x", typed="")
    old, new = saves(home)
    os.utime(old, ns=(10**18, 10**18))
    os.utime(new, ns=(2 * 10**18, 2 * 10**18))
    assert "You go on with dday n-03" in hhour("play", "--continue").out
    lines, _ = script(PRACTICE, "x")
    hhour("play", "--seed", "x", typed="\n".join(lines) + "\n")
    assert "You go on with dday n-03" in hhour("play", "--continue").out


def test_continue_without_a_game_says_so(hhour: Hhour, home: Path) -> None:
    assert str(home) in one_sentence(hhour("play", "--continue"), 1)


def test_a_damaged_save_is_told_and_the_one_before_it_taken(hhour: Hhour, home: Path) -> None:
    hhour("play", "dday n-02", "--seed", "x", typed="")
    (home / "games" / "zzz.json").write_text('{"save": 1, "rec')
    answer = hhour("play", "--continue")
    assert "zzz.json cannot be continued. The save is damaged" in answer.out
    assert "You go on with dday n-02" in answer.out


def test_a_save_of_a_newer_version_is_told(hhour: Hhour, home: Path) -> None:
    hhour("play", "--seed", "x", typed="")
    path = saves(home)[0]
    path.write_text(json.dumps(json.loads(path.read_text()) | {"save": 99}))
    assert "newer version" in one_sentence(hhour("play", "--continue"), 1)


def test_continue_takes_a_file(hhour: Hhour, home: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.hh"
    hhour("play", "--seed", "x", typed=f"roll\nsave {record}\nsave {tmp_path / 'copy'}\n")
    for path in (record, tmp_path / "copy"):
        assert "Lock 2 dice." in hhour("play", "--continue", str(path)).out
    assert "no file" in one_sentence(hhour("play", "--continue", str(tmp_path / "missing")), 1)
    record.write_text("Dear diary\n")
    assert "no record" in one_sentence(hhour("play", "--continue", str(record)), 1)


def test_a_home_that_cannot_be_written_is_told_once_and_the_game_goes_on(
    hhour: Hhour, home: Path, tmp_path: Path
) -> None:
    home.write_text("a file where the folder should be")
    lines, table = script(PRACTICE, "x")
    other = tmp_path / "rescued.hh"
    answer = hhour("play", "--seed", "x", typed="\n".join(lines) + f"\n/no/such/place.hh\n{other}\n")
    assert answer.code == 0
    assert answer.out.count("cannot be kept on disk") == 2  # once while playing, once for the record at the end
    assert f"Saved: {other}" in answer.out
    assert other.read_text() == str(table.record)


# physical dice


def test_real_dice_are_asked_for_and_nonsense_is_asked_again(hhour: Hhour, home: Path) -> None:
    typed = "roll\nK S 1\nhorse S 1 2 C T\nso S 1 2 C\nskull star 1 two_soldiers Courage t\nr1 r2\nw1\n2\nstop\n"
    answer = hhour("play", "--physical", typed=typed)
    assert "6 results are needed, not 3." in answer.out
    assert "'horse' is no face" in answer.out
    lines = load(saves(home)[0].read_text()).record.lines
    assert [str(line) for line in lines[:3]] == [
        "1 1 roll > SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL",
        "2 1 lock r1 r2",
        "3 1 reroll w1 > TWO_SOLDIERS",
    ]


def test_real_dice_may_be_typed_as_letters_in_one_word(hhour: Hhour, home: Path) -> None:
    hhour("play", "--physical", typed="roll\nks12ct\n")
    first = load(saves(home)[0].read_text()).record.lines[0]
    assert first.results == ["SKULL", "STAR", "SOLDIER", "TWO_SOLDIERS", "COURAGE", "TOOL"]


def test_a_roll_of_real_dice_can_be_taken_back_before_it_is_typed(hhour: Hhour, home: Path) -> None:
    answer = hhour("play", "--physical", typed="roll\n?\ncancel\nquit\n")
    assert "Letters K S 1 2 C T" in answer.out
    assert "Nothing was rolled." in answer.out
    assert load(saves(home)[0].read_text()).record.lines == []


def test_a_game_with_real_dice_goes_on_later(hhour: Hhour, home: Path) -> None:
    hhour("play", "--physical", typed="roll\nKS12CT\nr1 r2\nw1\n")
    answer = hhour("play", "--continue", typed="w1\nT\nquit\n")
    assert "Re-roll any unlocked dice" in answer.out
    assert str(load(saves(home)[0].read_text()).record.lines[-1]) == "3 1 reroll w1 > TOOL"


def test_cards_drawn_by_hand_are_typed_by_name_or_number(hhour: Hhour, home: Path) -> None:
    setup = "dday n-02 opts=random-specialists"
    answer = hhour("play", setup, "--physical", typed="dragon\n" + "1\n" * 20)
    assert "'dragon' cannot be drawn" in answer.out
    assert "Roll your dice." in answer.out
    assert load(saves(home)[0].read_text()).record.start


def test_a_whole_game_with_real_dice_ends_and_verifies(hhour: Hhour, home: Path) -> None:
    table = Table(PRACTICE, seed="real")
    typed = []
    while not table.outcome:
        action = table.choices(1)[0]
        table.apply(1, action)
        results = table.record.lines[-1].results
        typed += [action, *([" ".join(results)] if results else [])]
    answer = hhour("play", "--physical", typed="\n".join(typed) + "\n")
    assert f"The battle is {table.outcome}" in answer.out
    assert "The seed" not in answer.out
    assert hhour("verify", str(records(home)[0])).out.startswith("True: every event follows")


# anything at all

NOISE = [
    "why",
    "why 5",
    "why -1",
    "undo",
    "help",
    "hint",
    "map",
    "log",
    "cards",
    "rules lock",
    "save",
    "lang fr",
    "lang zh",
    "lang en",
    "2:",
    "3: roll",
    "99",
    "-1",
    "r1 w2",
    "b1",
    "lock",
    "reroll",
    "x",
    "use medic",
    "trade 2",
    "trade 1",
    "offer",
    "accept",
    "give soldiers 1",
    "take stars 1",
    "swap 1",
    "abandon",
    "set r1 STAR",
    "a",
    "::",
    ":1",
    "s",
    "stay",
    "advance 2",
    "advance bunker",
    "pay 0 0",
    "1",
    "2",
    "1",
    "roll",
    "r1 r2",
    "stop",
    "done",
    "ready",
    "1",
    "2",
    "1",
    "roll",
    "r1 r2",
    "stop",
    "done",
    "ready",
]


@pytest.mark.parametrize(
    "setup", ["dday n-01 units=2", "dday n-06 units=4 opts=random-specialists", "dday deadstick units=3"]
)
def test_whatever_is_typed_the_table_answers_in_words(hhour: Hhour, setup: str) -> None:
    rng = random.Random(setup)
    answer = hhour("play", setup, "--seed", "noise", typed="\n".join(rng.choices(NOISE, k=150)) + "\n")
    assert answer.code == 0
    for fault in ("inside H-Hour", "dans H-Hour", "内部出错"):
        assert fault not in answer.out
    assert not re.search(r"\b(event|ask|do|refusal|play|phase|part)-[a-z][a-z-]+", answer.out)


def test_a_fault_in_the_rules_does_not_end_the_game(hhour: Hhour, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.apply

    def faulty(self: Table, seat: int, action: str, results: list[str] | None = None) -> object:
        if action == "lock r1 r2":
            raise IndexError("list index out of range")
        return real(self, seat, action, results)

    monkeypatch.setattr(Table, "apply", faulty)
    answer = hhour("play", "--seed", "x", typed="roll\nr1 r2\nb1 b2\n")
    assert "This is our mistake, not yours." in answer.out
    assert [line.action for line in load(saves(home)[0].read_text()).record.lines] == ["roll", "lock b1 b2"]
