"""What a newcomer types and reads: seats by name, an answer to everything, and an end that says who won."""

from __future__ import annotations

from pathlib import Path

import pytest

from hhour.i18n import LANGUAGES, language
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from hhour.reference.result import result_lines
from hhour.tui.answers import arrange
from hhour.tui.loop import Session
from hhour.tui.naming import by_words
from hhour.tui.tabletop import screen_of
from tests.cli.conftest import Hhour, one_sentence
from tests.cli.test_screen import Window
from tests.rule import rule
from tests.table import Situation

GERMAN = "dday n-18 opts=german"
PRACTICE = "dday n-01 level=practice"


def played(home: Path) -> list[tuple[int, str]]:
    lines = load(next((home / "games").glob("*.json")).read_text()).record.lines
    return [(line.seat, line.action) for line in lines]


# seats


@pytest.mark.parametrize(("code", "line"), [("en", "german: roll"), ("fr", "allemand : roll"), ("zh", "德军：roll")])
def test_the_german_is_spoken_to_by_his_number_or_his_name(hhour: Hhour, home: Path, code: str, line: str) -> None:
    answer = hhour("play", GERMAN, "--seed", "x", "--lang", code, typed=f"start 1\n{line}\n")
    assert f"2 ({language(code).text('role-german')})" in answer.out  # also waited for
    assert played(home) == [(1, "start 1"), (2, "roll")]


def test_a_seat_that_is_not_there_is_told_with_those_that_are(hhour: Hhour, home: Path) -> None:
    answer = hhour("play", GERMAN, "--seed", "x", typed="9: start 1\n")
    assert "There is no seat 9 at this table; there are: 1, 2 (The German)." in answer.out
    assert played(home) == []


@rule("W-SHAEF-01")
def test_the_table_says_which_number_is_which_nation() -> None:
    table = Table("dday n-06 units=6 opts=shaef", seed="nations")
    rows = screen_of(table, language("en"), 100, False).units(table.view(1), 1)
    assert [row[2:].split("  ")[0] for row in rows[1:7]] == [
        "1 USA", "2 United Kingdom", "3 Canada", "4 France", "5 SHAEF", "6 Poland",
    ]  # fmt: skip


@rule("A-SOLO-03")
def test_the_automated_unit_has_no_number_to_type_and_nothing_to_count() -> None:
    table = Table("dday n-18 opts=german,german-solitaire", seed="alone")
    row = screen_of(table, language("en"), 100, False).units(table.view(2), 2)[1]
    assert row.split() == ["The", "automated", "unit", row.split()[3], "-", "-", "-", "-"]


@rule("W-SEA-08")
def test_a_craft_stands_in_its_sector_by_name() -> None:
    table = Table("dday n-19 opts=sea", seed="craft")
    table.apply(1, "embark sea-a:2")
    row = screen_of(table, language("en"), 100, False).units(table.view(1), 1)[1]
    assert row.startswith("> 1   A2 ^")


# what is typed


def test_enter_alone_among_several_answers_asks_for_one(hhour: Hhour, home: Path) -> None:
    answer = hhour("play", GERMAN, "--seed", "x", typed="\n1\n")
    assert "There are several answers: type one of them" in answer.out
    assert played(home) == [(1, "start 1")]


def test_the_language_alone_is_told(hhour: Hhour) -> None:
    assert "The language is en; 'lang fr' changes it" in hhour("play", "--seed", "x", typed="lang\n").out


def test_all_rules_of_a_word_are_shown_when_all_are_asked_for(hhour: Hhour) -> None:
    some, every = (hhour("play", "dday n-02", typed=f"rules {words}\n").out for words in ("medic", "medic --all"))
    assert "--all shows them" in some
    assert "--all shows them" not in every
    assert len(every) > len(some)


@rule("B-ROLL-03", "B-ROLL-04")
def test_a_die_named_twice_is_said_to_be(hhour: Hhour, home: Path) -> None:
    answer = hhour("play", "--seed", "x", typed="roll\nr1 r1\nr1 w1\nr2 r2\n")
    assert answer.out.count("names a die twice") == 2
    assert played(home) == [(1, "roll"), (1, "lock r1 w1")]


def test_one_sign_is_a_beginning_in_chinese() -> None:
    t = Situation("dday n-02")
    t.dice("STAR STAR SKULL TOOL TOOL SOLDIER")
    t.answer(1, "roll")
    t.answer(1, "lock r1 r2")
    assert by_words("停", arrange(t.choices(1)), t.table, 1, language("zh")).action == "stop"


def test_what_is_typed_at_the_end_of_a_page_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(PRACTICE, seed="page")
    window = Window(80, 60)
    session = Session(table, language("en"), window, tmp_path / "game.json")
    session.choose_seat()
    monkeypatch.setattr(window, "read", lambda prompt: "roll")
    session.take("help")
    assert table.question(1) == "lock"


@pytest.mark.parametrize(
    ("setup", "right"),
    [
        ("n-18 opts=german", "a setup begins with one of bataille, dday, express, such as 'dday n-18'"),
        ("dday n-02 opts=gold", "write 'gold=' and one of: off, regular, touch, rwbg, wild"),
        ("dday n-02 units=0", "'units' wants a number, 1 or more, not '0'"),
    ],
)
def test_a_setup_that_is_wrong_says_what_would_be_right(hhour: Hhour, setup: str, right: str) -> None:
    assert right in one_sentence(hhour("play", setup), 2)


# what is read


@rule("W-MISS-02")
def test_the_missions_to_choose_from_say_what_they_ask(hhour: Hhour) -> None:
    table = Table("dday n-02 opts=missions", seed="choose")
    said = " ".join(hhour("play", "dday n-02 opts=missions", "--seed", "choose").out.split())
    for choice in table.choices(1):
        assert language("en").attr(f"card-{choice.split()[1]}", "text") in said


@pytest.mark.parametrize("code", LANGUAGES)
@rule("A-SOLO-05")
def test_whoever_plays_the_german_alone_reads_whether_he_has_won(code: str) -> None:
    table, lang = Table("dday n-18 opts=german,german-solitaire", seed="eyes3"), language(code)
    while not table.outcome:
        table.apply(
            2, next((one for one in table.choices(2) if one.startswith(("forfeit", "stop"))), table.choices(2)[0])
        )
    german = lang.text("role-german")
    assert table.outcome == "won"  # by the units
    head, *rest = result_lines(table, lang)
    assert head == lang.text("result-won-across", who=german, n=table.play.state.turn)
    assert rest[0].startswith(german)


def test_how_a_unit_at_sea_stands_is_told_without_a_key() -> None:
    table = Table("dday n-19 opts=sea", seed="lost")
    table.apply(1, "embark sea-a:3")
    assert any("Sector A3" in line for line in result_lines(table, language("en")))
    assert not any("sea-a" in line for line in result_lines(table, language("en")))
