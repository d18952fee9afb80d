"""What can be typed in the terminal: the words of the screen, in every language, for the game that is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hhour.i18n import LANGUAGES, language
from hhour.kernel.chance import NeedDice
from hhour.kernel.table import Table
from hhour.reference.spelling import nearest
from hhour.telling import tell_action, tell_order
from hhour.tui.answers import Answers, arrange
from hhour.tui.commands import COMMANDS, command_of, words_of
from hhour.tui.naming import by_words
from hhour.tui.verbs import in_verbs
from tests.cli.conftest import Hhour, one_sentence
from tests.table import Situation

FRENCH = language("fr")


# the game that is played


def test_cards_are_those_of_the_game(hhour: Hhour) -> None:
    said = hhour("play", "express utah", "--lang", "fr", typed="cards génie\nfin\n").out
    assert "(express-engineer, P-SPEC-C02)" in said
    said = hhour("play", "dday n-02", "--lang", "fr", typed="cards génie\nfin\n").out
    assert "(engineer, B-SPEC-C17)" in said


def test_rules_are_those_of_the_game_and_any_by_their_id(hhour: Hhour) -> None:
    said = hhour("play", "bataille", typed="rules re-roll\nrules B-ROLL-03\nquit\n").out
    assert "P-BAT-33" in said
    assert "P-EXP-40" not in said
    assert "B-ROLL-03" in said


def test_help_speaks_of_the_game(hhour: Hhour) -> None:
    base, express = (hhour("play", setup, typed="help\nquit\n").out for setup in ("dday n-02", "express utah"))
    assert "most soldiers" in base
    assert "machine gun" in base
    assert "best chance to match" in express
    assert "Kommandant" in express
    assert "machine gun" not in express


def test_the_map_of_express_tells_what_its_sectors_do(hhour: Hhour) -> None:
    said = hhour("play", "express utah opts=advanced", typed="map\nquit\n").out
    assert "2 Barriers: White dice may not be re-rolled." in said


# the words of the screen


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_command_is_known_by_the_words_that_are_offered(code: str) -> None:
    lang = language(code)
    offered = [part.split()[0] for part in lang.text("play-keys").split(" · ")]
    assert len(offered) >= 9
    assert {*map(command_of, offered)} <= {*COMMANDS}
    assert {command_of(word) for word in words_of(lang)} == {*COMMANDS}
    shown = [lang.text(f"play-help-{name}").split()[0] for name in COMMANDS if name != "help"]
    assert {command_of(word) for word in shown} == {*COMMANDS} - {"help"}


def test_a_word_that_begins_an_answer_too_is_a_command_only_alone() -> None:
    assert command_of("annuler") == "undo"
    assert command_of("annuler rouge 1") == ""
    assert command_of("règles verrouiller") == "rules"


def answers_of(t: Situation) -> Answers:
    return arrange(t.table.choices(1))


def rolled() -> Situation:
    """A Unit that holds a medal with which it sets dice."""
    t = Situation("dday n-02")
    t.unit(cards=["army-good-conduct-medal"])
    t.dice("STAR STAR SKULL TOOL TOOL SOLDIER")
    t.answer(1, "roll")
    t.answer(1, "lock r1 r2")
    t.answer(1, "stop")
    t.answer(1, "use army-good-conduct-medal")
    return t


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("set w1 S", "set w1 STAR"),
        ("set w1 1", "set w1 SOLDIER"),
        ("set w1 2", "set w1 TWO_SOLDIERS"),
        ("set w1 étoile", "set w1 STAR"),
        ("set w1 deux soldats", "set w1 TWO_SOLDIERS"),
        ("set blanc 1 etoile", "set w1 STAR"),
        ("mettre blanc 1 sur étoile", "set w1 STAR"),
        ("mettre blanc 1 étoile", "set w1 STAR"),
    ],
)
def test_symbols_are_typed_as_they_are_shown(line: str, action: str) -> None:
    t = rolled()
    assert by_words(line, answers_of(t), t.table, 1, FRENCH).action == action


def test_dice_are_typed_by_their_names_in_any_order() -> None:
    t = Situation("dday n-02")
    t.dice("STAR STAR SKULL TOOL TOOL SOLDIER")
    t.answer(1, "roll")
    assert by_words("lock bleu 2 rouge 1", answers_of(t), t.table, 1, FRENCH).action == "lock r1 b2"


@pytest.mark.parametrize(
    ("code", "line"), [("fr", "recruter toubib"), ("zh", "征召医务兵"), ("en", "Recruit the Medic")]
)
def test_an_answer_may_be_typed_as_the_screen_says_it(code: str, line: str) -> None:
    t = Situation("dday n-02")
    t.unit(stars=9)
    t.start_at("MUSTER")
    assert by_words(line, answers_of(t), t.table, 1, language(code)).action == "recruit medic"


def test_a_beginning_that_fits_several_answers_names_them() -> None:
    t = Situation("dday n-02")
    t.unit(stars=9)
    t.start_at("MUSTER")
    typed = by_words("recruter", answers_of(t), t.table, 1, FRENCH)
    assert typed.action == ""
    assert {"recruit medic", "recruit scout"} <= set(typed.several)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_label_means_its_own_answer(code: str) -> None:
    lang, t = language(code), rolled()
    answers = answers_of(t)
    for choice in answers.every:
        label = tell_action(t.table, 1, choice, lang)
        typed = by_words(label, answers, t.table, 1, lang)
        assert choice in (typed.action, *typed.several), label


# slips


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("recriut medic", "recruit medic"),
        ("recruit medci", "recruit medic"),
        ("recriut medci", "recruit medic"),
        ("dnoe", "done"),
    ],
)
def test_a_slip_gets_the_nearest_right_spelling(line: str, right: str) -> None:
    t = Situation("dday n-02")
    t.unit(stars=9)
    t.start_at("MUSTER")
    assert nearest(line, t.table, 1, language("en")) == right


def test_a_die_with_a_slip_gets_its_name() -> None:
    t = Situation("dday n-02")
    t.dice("STAR STAR SKULL TOOL TOOL SOLDIER")
    t.answer(1, "roll")
    assert nearest("lock rr1 w2", t.table, 1, language("en")) == "lock r1 w2"


def test_a_symbol_is_no_beginning_of_another_word(hhour: Hhour) -> None:
    typed = "roll\nS K S S S T\nlock r1 w1\nstop\nclaim S\ncancel w2\nwhite S\nquit\n"
    said = hhour("play", "dday n-01", "--physical", typed=typed).out
    assert "'white S' could be" not in said
    assert "did you mean 'cancel" not in said, "w2 is a die, even where none is asked for"
    assert "Which result does your skull cancel?" in said


def test_right_words_that_are_forbidden_now_are_left_to_the_rules() -> None:
    t = Situation("dday n-02")
    t.start_at("MUSTER")
    for line in ("recruit general", "advance 2", "lock r1 w1", "12", "find bazooka"):
        assert nearest(line, t.table, 1, language("en")) == "", line


def test_the_terminal_asks_instead_of_refusing(hhour: Hhour) -> None:
    said = hhour("play", "dday n-02", typed="rlol\nund\nquit\n").out
    assert "'rlol' is not known here; did you mean 'roll'?" in said
    assert "'und' is not known here; did you mean 'undo'?" in said


def test_a_record_is_not_changed_by_a_slip(hhour: Hhour, tmp_path: Path) -> None:
    record = tmp_path / "game.hh"
    record.write_text(hhour("new", "dday n-02", "--seed", "x").out)
    before = record.read_text()
    told = hhour("do", str(record), "1", "rlol")
    assert one_sentence(told, 1) == "'rlol' is not known here; did you mean 'roll'?"
    assert record.read_text() == before


# taking back, and dice of one's own


def test_every_undo_names_what_it_took_back(hhour: Hhour) -> None:
    typed = "roll\nlock r1 w1\nundo\nlock r2 w2\nundo\nundo\nquit\n"
    said = hhour("play", "dday n-02", "--seed", "x", typed=typed).out
    assert len(set(re.findall(r"Taken back: Lock (?:both )?red .*\.", said))) == 2
    assert "Taken back: undo" not in said


def test_two_undos_name_two_actions(hhour: Hhour) -> None:
    t = Table("dday n-02 units=2", seed="x")
    trade = [choice for choice in t.choices(1) if choice.startswith("trade")]
    typed = f"{trade[0]}\ngive soldiers 1\nundo\nundo\nquit\n"
    said = hhour("play", "dday n-02 units=2", "--seed", "x", typed=typed).out
    first, second = said.index("Taken back: Give 1 soldier."), said.index("Taken back: Trade with unit 2.")
    assert first < second


def test_physical_dice_say_whose_comes_first(hhour: Hhour) -> None:
    typed = "roll\nK S 1 2 C T\nlock r1 w1\nreroll b2 r2\nK S\nquit\n"
    said = hhour("play", "dday n-02", "--physical", typed=typed).out
    assert "In this order: red 1, red 2, white 1, white 2, blue 1, blue 2." in said
    assert "In this order: red 2, blue 2." in said


def test_the_guns_say_whose_they_are() -> None:
    t = Situation("dday n-02")
    sector = t.field.book.index("5")
    need = NeedDice("d6", 0, "mgf", 2, n=sector)
    assert tell_order(t.table, need, "ready", language("en")) == "They are the guns of sector 5."


@pytest.mark.parametrize("setup", ["bataille", "express utah"])
def test_players_dice_have_their_order_too(setup: str) -> None:
    table = Table(setup, seed="x")
    told = tell_order(table, NeedDice("faces", 1, "roll", 6), "roll", language("en"))
    assert told == "In this order: red 1, red 2, white 1, white 2, blue 1, blue 2."


# verbs of the language that are no answer now


@pytest.mark.parametrize(
    ("code", "typed", "meant"),
    [
        ("fr", "verrouiller r1 w1 b1", "lock r1 w1 b1"),
        ("fr", "avancer vers le secteur 9", "advance 9"),
        ("fr", "avancer 2", "advance 2"),
        ("fr", "recruter le toubib", "recruit medic"),
        ("fr", "obtenir le bazooka", "find bazooka"),
        ("fr", "acheter une médaille", "buy award"),
        ("fr", "échanger avec l'unité 2", "trade 2"),
        ("fr", "perdre des soldats", "lose soldiers"),
        ("fr", "déclarer le BBR d'étoiles", "claim STAR"),
        ("zh", "推进到阵地9", "advance 9"),
        ("zh", "推进 9", "advance 9"),
        ("zh", "推进碉堡", "advance bunker"),
        ("zh", "征召医务兵", "recruit medic"),
        ("zh", "失去士兵", "lose soldiers"),
        ("zh", "锁定 r1 w1 b1", "lock r1 w1 b1"),
        ("en", "advance to sector 9", "advance 9"),
        ("en", "recruter toubib", "recruit medic"),
        ("fr", "danser", ""),
        ("zh", "跳舞", ""),
        ("fr", "recruter toubbib", ""),
    ],
)
def test_a_verb_of_the_language_is_known_wherever_it_is_typed(code: str, typed: str, meant: str) -> None:
    assert in_verbs(typed, Table("dday n-06 units=2", seed="verbs"), language(code)) == meant


def test_what_is_forbidden_is_explained_in_the_words_that_were_typed(hhour: Hhour) -> None:
    lines = "lancer\nverrouiller r1 w1 b1\nrecruter le toubib\nrecruter toubbib\nfin\n"
    said = hhour("play", "dday n-06 units=2", "--lang", "fr", "--seed", "verbs", typed=lines).out
    assert "On verrouille ici exactement 2 dés, vous en nommez 3. [B-ROLL-03]" in said
    assert "«\xa0recruter le toubib\xa0» appartient à une autre phase\xa0: Ralliement. [B-SPEC-01]" in said
    assert "vouliez-vous dire «\xa0recruter toubib\xa0»" in said
    said = hhour("play", "dday n-06 units=2", "--lang", "zh", "--seed", "verbs", typed="掷骰\n推进碉堡\n退出\n").out
    assert "“推进碉堡”属于另一个阶段：移动。 [B-TURN-07]" in said


def test_a_specialist_of_express_is_known_by_his_name_alone(hhour: Hhour) -> None:
    said = hhour("play", "express utah", "--seed", "verbs", typed="use medic\nquit\n").out
    assert "The Medic" in said
    assert "There is no Specialist" not in said
