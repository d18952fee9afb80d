"""Express! in sentences: nothing it says, asks, offers or refuses lacks words in any language."""

from __future__ import annotations

import ast
import random
import re

import pytest

from hhour import telling
from hhour.express import screen, tell
from hhour.express.beaches import BEACHES
from hhour.express.cards import SPECIALISTS
from hhour.express.game import STEPS, Express
from hhour.express.options import OPTIONS
from hhour.express.shore import Book
from hhour.express.speech import effect_sentence
from hhour.i18n import LANGUAGES, Language, language
from hhour.i18n.phrases import Phrases
from hhour.kernel.chance import NeedDice
from hhour.kernel.event import Event
from hhour.kernel.refusal import Refusal, SetupError
from hhour.kernel.table import Table
from tests.express.beach import Situation
from tests.i18n.fluent_files import lines
from tests.i18n.source import ROOT

ENGLISH, FRENCH, CHINESE = (language(code) for code in LANGUAGES)
every_language = pytest.mark.parametrize("code", LANGUAGES)
TREES = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted((ROOT / "express").rglob("*.py"))]
CALLS = [node for tree in TREES for node in ast.walk(tree) if isinstance(node, ast.Call)]


class Strict(Language):
    """A language that fails where the other would fall back to English, to a key or to a variable's name."""

    def __init__(self, code: str) -> None:
        super().__init__(code, language(code).entries)

    def text(self, key: str, /, **params: str | int) -> str:
        return self._strictly(key, None, params)

    def attr(self, key: str, attribute: str, /, **params: str | int) -> str:
        return self._strictly(key, attribute, params)

    def _strictly(self, key: str, attribute: str | None, params: dict[str, str | int]) -> str:
        assert self.has(key, attribute), f"{self.code} has no {key} {attribute or ''}"
        said, errors = self.format(key, attribute, params)
        assert not errors, f"{self.code} {key} {attribute or ''}: {errors}"
        return said


def is_sentence(text: str) -> bool:
    return bool(text.strip()) and not re.search(r"[{}]|  ", text)


def written(name: str, place: int) -> set[str]:
    """The words that stand in this place of the calls of a function, also in both ends of a choice."""
    found: set[str] = set()
    for call in CALLS:
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if called == name and len(call.args) > place:
            ends = [call.args[place]]
            if isinstance(ends[0], ast.IfExp):
                ends = [ends[0].body, ends[0].orelse]
            found |= {end.value for end in ends if isinstance(end, ast.Constant) and isinstance(end.value, str)}
    return found


def event_kinds() -> set[str]:
    return written("emit", 0) | written("roll_dice", 3)


def test_what_is_read_from_the_source_is_all_there_is() -> None:
    assert len(event_kinds()) > 30
    assert len(written("Refusal", 1)) > 15
    assert len(written("SetupError", 0)) > 10
    assert len(written("Action", 0)) > 12


@every_language
def test_every_kind_of_event_has_a_sentence(code: str) -> None:
    assert {kind for kind in event_kinds() if not language(code).has(f"express-event-{kind}")} == tell.NOISE


@every_language
def test_every_refusal_has_a_sentence(code: str) -> None:
    keys = written("Refusal", 1) | written("SetupError", 0)
    assert [key for key in sorted(keys) if not language(code).has(f"refusal-{key}")] == []


@every_language
def test_every_question_has_words_unless_nobody_is_asked(code: str) -> None:
    assert {name for name in STEPS if not language(code).has(f"express-ask-{name}")} == tell.SILENT


@every_language
def test_every_verb_has_a_label(code: str) -> None:
    verbs = written("Action", 0) | written("subsets", 0) | written("any_subsets", 0)
    assert [verb for verb in sorted(verbs) if not language(code).has(f"express-do-{verb}")] == []


def test_no_words_are_kept_for_what_the_game_no_longer_says() -> None:
    said = {f"express-event-{kind}" for kind in event_kinds()} | {f"express-ask-{name}" for name in STEPS}
    said |= {f"express-do-{verb}" for verb in written("Action", 0) | written("subsets", 0) | written("any_subsets", 0)}
    kept = {line.key for line in lines("en") if line.file == "express.ftl"}
    ours = {key for key in kept if key.startswith(("express-event-", "express-ask-", "express-do-"))}
    assert ours - said == {"express-ask-over", "express-ask-wait"}


@every_language
def test_cards_beaches_and_options_have_names_and_texts(code: str) -> None:
    lang = Strict(code)
    for slug in SPECIALISTS:
        assert is_sentence(lang.attr(f"card-{slug}", "text"))
        assert lang.text(f"card-{slug}") in lang.text(f"the-{slug}")
    for slug in BEACHES:
        assert is_sentence(lang.text(f"map-{slug}"))
        assert is_sentence(lang.attr(f"map-{slug}", "history"))
    for option in OPTIONS.values():
        assert is_sentence(lang.attr(f"option-express-{option.key}", "text"))
        for value in option.values:
            if value not in ("on", "off"):
                assert lang.has(f"option-express-{option.key}", f"value-{value}"), (option.key, value)


@every_language
@pytest.mark.parametrize("slug", BEACHES)
def test_every_effect_of_every_beach_has_a_sentence(code: str, slug: str) -> None:
    table = Table(f"express {slug} opts=advanced", seed="1")
    say = Phrases(Strict(code))
    book = table.rules
    assert isinstance(book, Book)
    for effect in [BEACHES[slug].ordeal, *(one for sector in BEACHES[slug].sectors for one in sector)]:
        assert is_sentence(effect_sentence(effect, table.play, say))


@pytest.mark.parametrize("setup", Express.samples)
def test_whole_games_are_told_asked_and_labelled_in_every_language(setup: str) -> None:
    languages = [Strict(code) for code in LANGUAGES]
    told = 0
    for number in range(4):
        table = Table(setup, seed=f"telling{number}")
        player = random.Random(number)
        seen = 0
        while not table.outcome:
            seen = look_around(table, seen, languages)
            seat = player.choice(table.waiting())
            choices = table.choices(seat)
            keep = [choice for choice in choices if choice.split()[0] in ("stop", "use", "rally")]
            table.apply(seat, player.choice(keep if keep and player.random() < 0.6 else choices))
        told += look_around(table, seen, languages)
    assert told > 20


def look_around(table: Table, seen: int, languages: list[Strict]) -> int:
    for lang in languages:
        for event in table.events[seen:]:
            assert is_sentence(telling.tell_event(table, event, lang)), event
        for seat in table.seats:
            assert is_sentence(telling.tell_question(table, seat, lang))
            assert all(is_sentence(line) for line in telling.tell_preview(table, seat, lang))
            for choice in table.choices(seat)[:4]:
                assert is_sentence(telling.tell_action(table, seat, choice, lang)), choice
        assert all(is_sentence(line) for line in screen.result(table, lang))
        assert all(is_sentence(line) for line in telling.tell_why(table, table.events[-1].seq, lang))
    return len(table.events)


@every_language
def test_rare_things_are_told(code: str) -> None:
    lang = Strict(code)
    for kind, data, rule in (
        ("axis-set", {"face": "SKULL", "faces": ("SKULL", "TOOL")}, "P-ADV-HOC-05"),
        ("axis-dropped", {"face": "STAR", "kommandant": 1}, "P-ADV-HOC-16"),
        ("axis-ignored", {"face": "SKULL", "n": 2, "card": "express-hero"}, "P-ADV-GOLD-05"),
        ("back-to-supply", {"card": "express-general"}, "P-SPEC-MED-07"),
        ("beach-die", {"sector": 2, "terrain": "barriers"}, "P-ADV-OMAHA-04"),
        ("beach-won", {"beach": "utah", "sector": 6}, "P-EXP-84"),
        ("beach-lost", {"beach": "sword", "sector": 4, "reason": "nothing-to-lose", "beaches": 3}, "P-EXP-86"),
        ("holds", {"how": "veteran", "lacks": ("STAR",)}, "P-SPEC-VET-01"),
        ("next-dice", {"n": -1}, "P-ADV-UTAH-03"),
        ("saved", {"card": "express-hero"}, "P-SPEC-HER-01"),
        ("soldier-added", {"card": "express-corporal"}, "P-SPEC-COR-01"),
    ):
        event = Event(1, 3, "COMPARE", kind, 1, data, rule, "", 0, -1)  # type: ignore[arg-type]
        assert is_sentence(tell.tell_event(event, lang)), kind
    for purpose in ("roll", "axis", "help", "left-out", "beach-die"):
        assert is_sentence(tell.tell_need(NeedDice("faces", 1, purpose, 2), lang))
    for key in written("Refusal", 1):
        card: dict[str, int | str] = {
            "card": "express-hero",
            "leader": 1,
            "holder": 2,
            "n": 3,
            "given": 4,
            "die": "r1",
            "word": "x",
            "step": "RALLY",
            "player": "1",
            "players": "1 2",
            "numbers": "1 3",
            "names": "r1 r2",
            "faces": "STAR TOOL",
            "dice": "r1 r2",
        }
        assert is_sentence(tell.tell_refusal(Refusal("P-EXP-40", key, {**card, "action": "x"}), lang))


def test_sentences_are_plain() -> None:
    t = Situation("express hoc", sector=4)
    t.axis("STAR STAR TOOL COURAGE")
    t.roll(1, "SKULL SKULL SKULL STAR TOOL STAR")
    assert tell.tell_question(t.table, 1, ENGLISH) == "Re-roll (2 left) or stop? Missing: courage."
    assert tell.tell_question(t.table, 1, FRENCH).endswith("Il manque\u00a0: courage.")
    refusal = t.refused(1, "reroll r1")
    assert tell.tell_refusal(refusal, ENGLISH) == "Red 1 may not be re-rolled in this sector. [P-EXP-ORD-HOC-01]"
    assert tell.tell_action("set r1 blue COURAGE", ENGLISH) == "Turn red 1 into blue courage"
    assert tell.tell_action("use express-hero 2", FRENCH) == "Sacrifier le Héros pour le joueur 2"
    assert "骷髅" in tell.tell_preview(t.table, 1, CHINESE)[0]


def test_a_choice_that_cannot_be_read_is_still_labelled() -> None:
    for words in ("use nobody", "hold", "hold x", "drop 99", "set", "paint r1", "rally", "reroll q9"):
        assert tell.tell_action(words, ENGLISH, Table("express utah", seed="1"), 1)


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ("express omaha players=9", "Express! is for 1 to 4 players, not for 9. [P-EXP-01]"),
        (
            "express omha",
            "There is no beach 'omha'; did you mean 'omaha'? There are utah, gold, juno, sword, omaha, hoc. [P-EXP-02]",
        ),
        (
            "express gold opts=neptune",
            "Operation: Neptune begins on Utah Beach, so leave out 'gold'. [P-NEP-02]",
        ),
        (
            "express gold players=2 leader=3",
            "There is no player '3' to lead; there are players 1 to 2. [P-EXP-03]",
        ),
        (
            "express opts=neptune,neptune-retries=many",
            "Retries are a number from 0 to 99, not 'many'. [P-OPT-14]",
        ),
        (
            "express opts=specialist-map=star=nobody",
            "'star=nobody' does not say which symbol calls whom; write it like 'star=medic'. [P-OPT-01]",
        ),
        (
            "express opts=specialist-map=star=medic",
            "Two symbols call the medic; each Specialist belongs to one symbol. [P-OPT-01]",
        ),
        (
            "express gold opts=advanced,gold-landing=star",
            "'star' does not name two faces; write them like 'star=tool'. [P-OPT-15]",
        ),
    ],
)
def test_a_setup_that_makes_no_sense_is_refused_in_one_sentence(setup: str, sentence: str) -> None:
    with pytest.raises(SetupError) as wrong:
        Table(setup)
    assert telling.tell_error(wrong.value, ENGLISH, "express") == sentence


@pytest.mark.parametrize(
    "setup",
    [
        "express gold opts=neptune-retries=2",
        "express gold opts=kommandant-bunker-dice=5",
        "express utah opts=advanced,gold-landing=star=tool",
        "express gold opts=gold-landing=star=tool",
        "express opts=comandant",
        "express opts=rally-limit=never",
        "express boxes=base",
        "express level=basic",
        "express opts=advanced,advanced-beaches",
        "express leader=x",
    ],
)
def test_contradictions_are_refused_and_told_without_the_game_too(setup: str) -> None:
    with pytest.raises(SetupError) as wrong:
        Table(setup)
    told = telling.tell_error(wrong.value, Strict("en"))
    assert is_sentence(told)
    assert told == telling.tell_error(wrong.value, Strict("en"), "express")
