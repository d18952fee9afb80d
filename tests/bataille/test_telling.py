"""Bataille! in sentences and on the screen: nothing it says, asks or refuses lacks words in any language."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest

import hhour.bataille
from hhour import telling
from hhour.advice import adviser_of
from hhour.bataille import screen, tell
from hhour.bataille.medals import MEDALS
from hhour.bataille.options import MEDAL_MAP, OPTIONS
from hhour.bataille.steps import STEPS
from hhour.i18n import LANGUAGES, language
from hhour.kernel.chance import NeedDice
from hhour.kernel.games import games
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from hhour.pocket.terrain import TERRAIN
from tests.bataille.bench import Bench
from tests.i18n.fluent_files import lines
from tests.i18n.test_telling import Strict, is_sentence

ENGLISH, FRENCH, CHINESE = (language(code) for code in LANGUAGES)
every_language = pytest.mark.parametrize("code", LANGUAGES)
SAMPLES = games()["bataille"].samples
CALLS = [
    node
    for file in sorted(Path(hhour.bataille.__file__ or "").parent.glob("*.py"))
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    if isinstance(node, ast.Call)
]


def first_words(name: str, place: int) -> set[str]:
    """The strings written at a place of every call of this name, either branch of a choice included."""
    found: set[str] = set()
    for call in CALLS:
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if called == name and len(call.args) > place:
            nodes = ast.walk(call.args[place])
            found |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return found


KINDS = first_words("emit", 0)
REFUSALS = first_words("Refusal", 1) | first_words("SetupError", 0)
VERBS = first_words("Action", 0) | first_words("any_subsets", 0)


@every_language
def test_every_kind_of_event_has_a_sentence(code: str) -> None:
    assert len(KINDS) > 25
    assert {kind for kind in KINDS if not language(code).has(f"bataille-event-{kind}")} == tell.NOISE


@every_language
def test_every_refusal_has_a_sentence(code: str) -> None:
    assert len(REFUSALS) > 15
    assert [key for key in sorted(REFUSALS) if not language(code).has(f"refusal-{key}")] == []


@every_language
def test_every_question_has_words_unless_nobody_is_asked(code: str) -> None:
    assert {name for name in STEPS if not language(code).has(f"bataille-ask-{name}")} == tell.SILENT


@every_language
def test_every_verb_has_a_label(code: str) -> None:
    assert len(VERBS) > 12
    assert [verb for verb in sorted(VERBS) if not language(code).has(f"bataille-do-{verb}")] == []


@every_language
def test_every_option_and_value_has_words(code: str) -> None:
    for option, values in ((one.key, one.values) for one in OPTIONS.values()):
        key = f"option-bataille-{option}"
        assert language(code).has(key)
        assert language(code).has(key, "text")
        named = [value for value in values if value not in ("on", "off")]
        assert all(language(code).has(key, f"value-{value}") for value in named)
    assert language(code).has(f"option-bataille-{MEDAL_MAP}", "text")


@every_language
def test_every_medal_has_name_article_and_text(code: str) -> None:
    for slug in MEDALS:
        assert language(code).has(f"card-{slug}", "text")
        assert language(code).has(f"the-{slug}")
    for terrain in TERRAIN:
        assert language(code).has(f"terrain-{terrain}")


def test_no_words_are_kept_for_what_the_game_no_longer_says() -> None:
    keys = {line.key for line in lines("en") if line.file == "bataille.ftl"}
    said = {f"bataille-event-{kind}" for kind in KINDS} | {f"bataille-ask-{name}" for name in STEPS}
    said |= {f"bataille-do-{verb}" for verb in VERBS} | {"bataille-ask-over", "bataille-ask-wait"}
    kept = {key for key in keys if re.match(r"bataille-(event|ask|do)-", key)}
    assert kept - said == set()
    assert {key for key in keys if key.startswith("refusal-")} <= {f"refusal-{key}" for key in REFUSALS}


def equip(table: Table, player: random.Random) -> None:
    """Deal the Medals at random, so that a random player sees more of the game."""
    contest = table.play.contest
    contest.holders = tuple(player.choice((0, *table.seats)) if holder >= 0 else -1 for holder in contest.holders)


@pytest.mark.parametrize("setup", SAMPLES)
def test_a_whole_game_is_told_asked_labelled_and_drawn_in_every_language(setup: str) -> None:
    languages = [Strict(code) for code in LANGUAGES]
    table = Table(setup, seed="telling")
    player = random.Random(setup)
    told = 0
    for _ in range(160):
        for event in table.events[told:]:
            for lang in languages:
                assert is_sentence(telling.tell_event(table, event, lang)), event
        told = len(table.events)
        if table.outcome:
            break
        if table.question(table.waiting()[0]) == "opposition":
            equip(table, player)
        seat = player.choice(table.waiting())
        choices = table.choices(seat)
        look_around(table, seat, player.sample(choices, min(4, len(choices))), languages)
        rare = [choice for choice in choices if choice.split()[0] in ("play", "deploy", "progress")]
        table.apply(seat, player.choice(rare if rare and player.random() < 0.6 else choices))
    assert told > 40


def look_around(table: Table, seat: int, choices: list[str], languages: list[Strict]) -> None:
    for lang in languages:
        for other in table.seats:
            assert is_sentence(telling.tell_question(table, other, lang))
        for choice in choices:
            assert is_sentence(telling.tell_action(table, seat, choice, lang)), choice
        assert all(is_sentence(line) for line in telling.tell_preview(table, seat, lang))
        assert all(line.strip() for line in telling.tell_why(table, table.events[-1].seq, lang))
        assert screen.title(table, lang)
        assert all(line.strip() for line in screen.draw(table, seat, lang, colour=False).splitlines())
        assert screen.result(table, lang)
    assert adviser_of(table.game).lines(table, seat, languages[len(table.events) % 3])


@every_language
def test_the_end_is_told(code: str) -> None:
    lang = Strict(code)
    for setup in ("bataille", "bataille players=2"):
        table = Table(setup, seed="end")
        player = random.Random(4)
        while not table.outcome:
            seat = table.waiting()[0]
            table.apply(seat, player.choice(table.choices(seat)))
        assert is_sentence(telling.tell_question(table, 1, lang))
        rows = screen.result(table, lang)
        assert len(rows) == 1 + len(table.seats)
        assert telling.tell_preview(table, 1, lang) == []


def test_a_win_is_told_with_its_sum() -> None:
    bench = Bench("bataille players=2 opts=kommandant")
    bench.contest.axis_dice = 3
    bench.fight("rally-point", "SKULL SKULL TOOL", deploy=True)
    told = [tell.tell_event(bench.last("won"), lang) for lang in (ENGLISH, FRENCH, CHINESE)]
    assert told == [
        "Skirmish won: 12 points = (2 Axis dice + Kommandant 2) × 3; pot 12.",
        "Escarmouche gagnée\u00a0: 12 points = (2 dés de l'Axe + Kommandant\u00a0: 2) × 3\u00a0; cagnotte\u00a0: 12.",
        "遭遇战胜利：12 分 = (2 颗轴心国骰子 + 指挥官 2) × 3；奖池 12。",
    ]


def test_the_kommandants_ban_is_told_with_its_rule() -> None:
    bench = Bench("bataille players=2 opts=kommandant")
    bench.oppose("landing", "SKULL TOOL", deploy=True)
    told = telling.tell_refusal(bench.refused(1, "reroll r1"), ENGLISH, "bataille")
    assert told == "The Kommandant shows Skull, so red 1 may not be rolled again. [P-KOM-14]"


def test_a_medal_out_of_its_window_is_told_with_its_rule() -> None:
    bench = Bench()
    bench.give(1, "silver-star")
    told = telling.tell_refusal(bench.refused(1, "play bataille-silver-star"), FRENCH, "bataille")
    assert told.startswith("On ne joue la Silver Star qu'après les relances")
    assert told.endswith("[P-BAT-40]")


def test_what_going_on_is_worth_is_shown_against_stopping() -> None:
    bench = Bench()
    bench.win("rally-point")
    (told,) = tell.tell_preview(bench.table, 1, ENGLISH)
    assert told == (
        "3 Axis dice next: about 72 % to win. Stopping keeps 6, going on is worth about 7.4. Going on pays."
    )
    assert adviser_of(bench.table.game).lines(bench.table, 1, ENGLISH) == [told]
    assert "environ 7,4. Continuer" in tell.tell_preview(bench.table, 1, language("fr"))[0]
    assert "约值 7.4。继续" in tell.tell_preview(bench.table, 1, language("zh"))[0]


def test_why_names_rule_and_cause() -> None:
    bench = Bench()
    bench.give(2, "memorial-cross")
    bench.fight("landing", "SKULL TOOL")
    bench.play(2, "memorial-cross")
    told = tell.tell_why(bench.table, bench.last("progressed").seq, ENGLISH)
    assert told[0] == "Player 1 must progress against 3 Axis dice, with 2 in the pot."
    assert told[1].startswith("[P-MEDAL-MEM-01] Memorial Cross: if the active player wins")


def test_the_screen_shows_pot_banks_axis_and_dice() -> None:
    bench = Bench("bataille players=2 opts=kommandant")
    bench.bank(12, 4)
    bench.give(2, "purple-heart")
    bench.contest.pot = 5
    bench.oppose("barriers", "SKULL COURAGE", deploy=True)
    drawn = screen.draw(bench.table, 1, ENGLISH, colour=False).splitlines()
    assert drawn == [
        "Player  Bank  Score  Medals",
        "> 1     12    12     -",
        "  2     4     9      Purple Heart",
        "Pot 5   6 Medals in the supply",
        "Axis <k K> [a1 C]  Barriers",
        "Dice |r1 K| |r2 K| [w1 T] [w2 T] [b1 1] [b2 1]  missing: courage",
    ]
    assert "\x1b[" in screen.draw(bench.table, 1, ENGLISH, colour=True)


@every_language
def test_physical_dice_are_asked_for_in_words(code: str) -> None:
    lang = Strict(code)
    for purpose in ("start", "axis", "roll", "reroll", "strike"):
        assert is_sentence(telling.tell_error(NeedDice("faces", 1, purpose, 2), lang, "bataille"))
    assert "rally-point" in telling.tell_error(NeedDice("pick", 1, "terrain", 1, TERRAIN), lang, "bataille")
    assert "r1" in telling.tell_error(NeedDice("pick", 1, "left-out", 1, ("r1", "r2")), lang, "bataille")


@every_language
@pytest.mark.parametrize(
    "setup", ["bataille omaha", "bataille opts=medal-map=star", "bataille opts=medal-map=skull=silver-star"]
)
def test_setup_errors_are_told_without_a_table(setup: str, code: str) -> None:
    with pytest.raises(SetupError) as wrong:
        Table(setup)
    assert is_sentence(telling.tell_error(wrong.value, Strict(code)))


def test_a_label_that_cannot_be_read_is_still_labelled() -> None:
    for words in ("play", "set", "strike", "turn", "leave", "xyzzy"):
        assert tell.tell_action(words, ENGLISH)


@pytest.mark.parametrize(("code", "told"), [("en", "Player 2"), ("fr", "joueur 2"), ("zh", "玩家 2")])
@pytest.mark.parametrize("game", ["bataille", "express"])
def test_who_is_not_asked_is_a_player_of_a_pocket_game(game: str, code: str, told: str) -> None:
    refusal = Bench().refused(2, "reroll r1")
    assert told in telling.tell_refusal(refusal, language(code), game)


def test_a_medal_that_does_not_exist_is_not_told_to_wait() -> None:
    bench = Bench()
    assert bench.refused(1, "play iron-cross").key == "no-such-medal"
    assert bench.refused(1, "play").key == "other-step", "no Medal is named"


def test_axis_dice_are_named_with_all_that_belongs_to_their_name() -> None:
    table = Table("bataille players=2", seed="axis")
    said = [telling.tell_action(table, 1, "strike a1 a2", lang) for lang in (ENGLISH, FRENCH)]
    assert said == ["Re-roll Axis die 1 and Axis die 2", "Relancer le dé 1 de l'Axe et le dé 2 de l'Axe"]
    assert "ordre de jeu" in FRENCH.text("bataille-event-starts", player=1, players="1, 2"), "no agenda of a meeting"
