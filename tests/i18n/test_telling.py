"""The game in sentences: nothing the engine says, asks or refuses lacks words in any language."""

from __future__ import annotations

import random
import re
from typing import cast

import pytest

from hhour import telling
from hhour.dday import tell
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.box.shelf import shelf
from hhour.dday.rules.cards.kinds import AWARD, ITEM, REGULAR, SPECIAL, UNIQUE, VEHICLE
from hhour.dday.rules.turn.pick import Ask
from hhour.i18n import LANGUAGES, Language, language
from hhour.kernel.chance import NeedDice
from hhour.kernel.event import Data, Event
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import RecordError, Refusal, Refused, SetupError
from hhour.kernel.replaying import replay
from hhour.kernel.table import Table
from tests.i18n import source
from tests.i18n.fluent_files import lines
from tests.table import Situation

ENGLISH, FRENCH, CHINESE = (language(code) for code in LANGUAGES)
every_language = pytest.mark.parametrize("code", LANGUAGES)

ASKS = {name: step for box in shelf().values() for name, step in box.steps.items()}
STEPS = set(ASKS)
OTHER_GAMES = ("bataille.ftl", "express.ftl")

# Said by the table itself and not by the engine.
BESIDE = {"do-undo", "ask-over", "ask-wait"}

GAMES = (
    "dday n-01 level=practice",
    "dday n-01 level=basic units=2",
    "dday n-01 units=3 opts=soldier-reroll,well-equipped,victory-points,kind-skulls",
    "dday n-02 units=2 opts=random-specialists,quartermasters-whim,chosen-honour",
    "dday n-03 units=4 opts=bazooka-joe=all,lucky-scavenger",
    "dday n-04 opts=blind-start,fight-back",
    "dday n-05 units=2 opts=fight-back,assault,garrison-ai",
    "dday n-06 units=2 opts=assault,assault-failure=repulsed,pure-straight",
    "dday n-07 units=2 opts=fresh-legs,command-post",
    "dday n-08 units=4 opts=trade-limit",
    "dday deadstick units=2",
    "dday n-02 units=2 opts=grey-mgf-dice,mgf-roll=per-unit",
    "dday n-13 units=2 opts=atlantikwall-components,battle-conditions,persistent-weather,forward-observation",
    "dday n-16 units=2 opts=badges,badge-of-honor,badge-of-courage,badge-of-assistance=all,supply-snafu",
)


STEPS_A_GAME = 200


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


# Completeness, read from the source


@every_language
def test_every_kind_of_event_has_a_sentence_or_is_listed_as_noise(code: str) -> None:
    kinds = source.event_kinds()
    assert len(kinds) > 70
    assert {kind for kind in kinds if not language(code).has(f"event-{kind}")} == tell.NOISE


@every_language
def test_every_refusal_has_a_sentence(code: str) -> None:
    keys = source.refusal_keys()
    assert len(keys) > 110
    assert [key for key in sorted(keys) if not language(code).has(f"refusal-{key}")] == []


@every_language
def test_every_question_has_words_unless_nobody_is_asked(code: str) -> None:
    lacking = {name for name in STEPS if not language(code).has(f"ask-{name}")}
    assert lacking >= tell.SILENT
    assert [name for name in lacking if type(ASKS[name]).choices is not Ask.choices] == []  # it offers nothing


@every_language
def test_every_verb_has_a_label(code: str) -> None:
    verbs = source.action_verbs()
    assert len(verbs) > 60
    assert [verb for verb in sorted(verbs) if not language(code).has(f"do-{verb}")] == []


@every_language
def test_every_card_has_its_article(code: str) -> None:
    keys = {line.key for line in lines(code)}
    cards = {key.removeprefix("card-") for key in keys if key.startswith("card-")}
    assert {key.removeprefix("the-") for key in keys if key.startswith("the-")} == cards | {"unit"}


ROLES = ("german",)  # seats that are called by a name


def test_no_words_are_kept_for_what_the_engine_no_longer_says() -> None:
    said = {
        *(f"event-{kind}" for kind in source.event_kinds()),
        *(f"refusal-{key}" for key in source.refusal_keys()),
        *(f"ask-{name}" for name in STEPS),
        *(f"do-{verb}" for verb in source.action_verbs()),
    }
    said |= {key.replace("-", f"-{role}-", 1) for key in said for role in ROLES}  # a role's own words
    prefixes = ("event-", "refusal-", "ask-", "do-")
    kept = {line.key for line in lines("en") if line.file not in OTHER_GAMES and line.key.startswith(prefixes)}
    assert kept - said == BESIDE


# Whole games


def equip(field: Field, player: random.Random) -> None:
    """Give every Unit plenty of everything as a turn begins, so that a random player sees more of the game."""
    for unit in field.battle.units:
        unit.soldiers, unit.stars, unit.courage, unit.points = 60, 6, 6, 30
        owned = {slug for one in field.battle.units for slug in (*one.specialists, *one.items, *one.awards)}
        owned |= {*field.battle.used, *unit.fallen, *(one.vehicle for one in field.battle.units)}
        cards = [card for card in field.book.cards.values() if card.slug not in owned]
        for card in player.sample(cards, min(5, len(cards))):
            if card.kind in (REGULAR, UNIQUE):
                unit.specialists = (*unit.specialists, card.slug)
            elif card.kind == AWARD:
                unit.awards = (*unit.awards, card.slug)
            elif card.kind in (ITEM, SPECIAL):
                unit.items = (*unit.items, card.slug)
            elif card.kind != VEHICLE:
                continue  # a box's own kinds come to a Unit by their own ways
            elif not unit.vehicle and card.slug in field.battle.vehicles:
                unit.vehicle = card.slug
        held = {*unit.specialists, *unit.items, *unit.awards, unit.vehicle}
        unit.hand = tuple(slug for slug in unit.hand if slug not in held)
        for pile in ("pool", "items", "deck", "vehicles"):
            left = tuple(slug for slug in getattr(field.battle, pile) if slug not in held)
            setattr(field.battle, pile, left)


def choose(choices: list[str], player: random.Random) -> str:
    """A random player with a liking for what is rare: cards and ways forward."""
    rare = [choice for choice in choices if choice.split()[0] in ("use", "swap", "advance", "charge", "claim", "fight")]
    dull = [choice for choice in choices if choice.split()[0] != "trade"]
    return player.choice(
        rare if rare and player.random() < 0.5 else dull if player.random() < 0.95 and dull else choices
    )


@pytest.mark.parametrize("setup", GAMES)
def test_a_whole_game_is_told_asked_and_labelled_in_every_language(setup: str) -> None:
    languages = [Strict(code) for code in LANGUAGES]
    table = Table(setup, seed="telling")
    player = random.Random(setup)
    told = 0
    for _ in range(STEPS_A_GAME):
        for event in table.events[told:]:
            for lang in languages:
                assert is_sentence(telling.tell_event(table, event, lang)) != (event.kind in tell.NOISE), event
        told = len(table.events)
        if table.outcome:
            break
        if all(table.question(seat) == "roll" for seat in table.waiting()):
            equip(cast(Field, table.play), player)
        seat = player.choice(table.waiting())
        choices = table.choices(seat)
        look_around(table, seat, player.sample(choices, min(4, len(choices))), languages)
        table.apply(seat, choose(choices, player))
    assert told > 40


def look_around(table: Table, seat: int, choices: list[str], languages: list[Strict]) -> None:
    for lang in languages:
        for other in table.seats:
            assert is_sentence(telling.tell_question(table, other, lang))
        for choice in choices:
            assert is_sentence(telling.tell_action(table, seat, choice, lang)), choice
        if table.question(seat) in ("move", "after-guns"):
            assert all(is_sentence(line) for line in telling.tell_preview(table, seat, lang))
            assert all(is_sentence(line) for line in telling.tell_why(table, table.events[-1].seq, lang))


# What a random player hardly ever sees: the data are those of the places that tell it.
RARE: tuple[tuple[str, Data, str], ...] = (
    ("assault", {"sector": "bunker", "allied": 9, "german": 7}, ""),
    ("climb-failed", {"n": 1}, "5"),
    ("climbed", {"n": 4}, "5"),
    ("die-changed", {"card": "binoculars", "purpose": "mgf", "from": 6, "n": 1}, "binoculars"),
    ("eliminated", {"sector": "5"}, ""),
    ("grey-changed", {"card": "binoculars", "face": "STAR"}, "binoculars"),
    ("grey-mgf", {"sector": "5", "faces": ("STAR", "SKULL")}, ""),
    ("goes-on", {"sector": "n-08:bunker"}, ""),
    ("lost", {"unit": 0}, ""),
    ("repulsed", {"sector": "be"}, ""),
    ("result-removed", {"face": "STAR", "which": "colourless"}, "7"),
    ("retreats", {"from": "9", "sector": "7", "cost": 0, "parts": ()}, ""),
    ("safe", {"sector": "bw", "soldiers": 0}, ""),
    ("spare-dice", {"faces": ("STAR", "SKULL")}, "lieutenant"),
    ("struck", {"card": "medic"}, "medic"),
    ("swapped-pool", {"die": "r1", "face": "STAR"}, ""),
    ("trade-withdrawn", {"unit": 2}, ""),
    ("worn", {"sector": "5", "n": 2, "guns": 1}, ""),
)
RARE_FRAMES: tuple[Frame, ...] = (
    ("assault-order", 0, 0, ""),
    ("d6", 3, 0, "mine"),
    ("first-again", 0, 0, ""),
    ("free-vehicle", 4, 0, ""),
    ("hold-on", 0, 0, ""),
    ("join-fight", 4, 0, ""),
    ("penalty", 1, 2, "5"),
    ("react", 2, 3, "mine"),
    ("reward", 2, 6, "award"),
    ("sector-award", 4, 0, ""),
    ("spare-skulls", 0, 0, "lieutenant"),
    ("special-damage", 0, 2, ""),
    ("split-losses", 2, 0, "5"),
    ("swap-pool", 0, 0, ""),
    ("trophy", 2, 0, ""),
)


@every_language
@pytest.mark.parametrize(("kind", "data", "origin"), RARE)
def test_rare_events_are_told(code: str, kind: str, data: Data, origin: str) -> None:
    event = Event(1, 3, "COMBAT", kind, 1, data, "B-TURN-01", origin, 0, -1)
    assert is_sentence(tell.tell_event(event, Strict(code)))


@pytest.mark.parametrize(("kind", "data"), [("won", {"turn": 3}), ("lost", {"unit": 1}), ("lost", {"unit": 0})])
def test_the_end_of_a_battle_names_the_side_it_is_told_of(kind: str, data: Data) -> None:
    """Both sides read it where there is a German."""
    event = Event(1, 3, "COMBAT", kind, 0, data, "B-END-01", "", 0, -1)
    for lang, allies in ((ENGLISH, "The Allies"), (FRENCH, "Les Alliés"), (CHINESE, "盟军")):
        assert allies in tell.tell_event(event, lang)


@every_language
@pytest.mark.parametrize("frame", RARE_FRAMES)
def test_rare_questions_are_asked(code: str, frame: Frame) -> None:
    t = Situation("dday n-05 units=2")
    assert t.field.book.sectors[4].vehicle == "tank"
    t.field.battle.lanes[1] = (frame,)
    assert is_sentence(tell.tell_question(t.table, 1, Strict(code)))


# what a refusal's sentence can use for each word that it is given
_MADE_OF = {"card": {"card", "name"}, "unit": {"other"}, "face": {"face", "bonus"}, "resource": {"resource", "what"}}


def test_a_refusal_uses_only_what_it_is_given() -> None:
    used = {line.key: line.variables for line in lines("en") if line.attribute is None}
    handed = source.refusal_params()
    assert len(handed) > 110
    missing = [
        (key, names)
        for key, places in handed.items()
        for names in places
        if not used[f"refusal-{key}"] <= {word for name in names for word in _MADE_OF.get(name, {name})}
    ]
    assert missing == []


# Sentences


@pytest.mark.parametrize("code", LANGUAGES)
def test_where_nobody_falls_nobody_is_counted(code: str) -> None:
    say = language(code)
    told = {n: say.text("event-fell", n=n, unit=1, now=7) for n in (0, 2)}
    assert "2" in told[2]
    assert "0" not in told[0]


def test_a_move_is_labelled_with_its_price_and_its_dangers() -> None:
    t = Situation("dday n-06")
    t.unit(sector=3, courage=5, soldiers=40)
    t.start_at("MOVE")
    assert tell.tell_action("advance 6", ENGLISH, t.table, 1) == "Advance to sector 6 (2 courage)"
    assert tell.tell_action("move 2", ENGLISH, t.table, 1) == "Move to sector 2 (landmines)"
    assert tell.tell_action("move 2", FRENCH, t.table, 1) == "Aller vers le secteur 2 (mines)"
    assert tell.tell_action("advance 6", CHINESE, t.table, 1) == "推进到阵地 6（2 点勇气）"
    t.give(1, "minesweeper")
    assert tell.tell_action("move 2", ENGLISH, t.table, 1) == "Move to sector 2"


def test_a_recruit_is_labelled_with_what_he_costs_this_unit() -> None:
    t = Situation("dday n-02")
    t.unit(stars=9)
    t.start_at("MUSTER")
    assert tell.tell_action("recruit medic", ENGLISH, t.table, 1) == "Recruit the Medic (4 stars)"
    t.give(1, "messenger")
    assert tell.tell_action("recruit medic", FRENCH, t.table, 1) == "Recruter le Toubib (3 étoiles)"


def test_dice_are_called_by_colour_and_number() -> None:
    assert tell.tell_action("reroll r1 b2", ENGLISH) == "Re-roll red 1 and blue 2"
    assert tell.tell_action("lock r1 w2 b1", ENGLISH) == "Lock red 1, white 2 and blue 1"
    assert tell.tell_action("set 2:w1 STAR", FRENCH) == "Mettre blanc 1 de l'unité 2 sur Étoile"


def test_a_choice_that_cannot_be_read_is_still_labelled_without_a_traceback() -> None:
    t = Situation("dday n-02")
    t.start_at("MUSTER")
    for words in ("recruit nobody", "advance", "find", "pay x", "set", "lock q9", "courage all"):
        assert tell.tell_action(words, ENGLISH, t.table, 1)


def test_the_question_says_how_many_dice_are_locked() -> None:
    t = Situation("dday n-02")
    t.dice("STAR STAR SKULL TOOL TOOL SOLDIER")
    t.answer(1, "roll")
    assert tell.tell_question(t.table, 1, ENGLISH) == "Lock 2 dice."
    assert tell.tell_question(t.table, 1, FRENCH) == "Verrouillez 2 dés."
    assert tell.tell_question(t.table, 1, CHINESE) == "请锁定 2 颗骰子。"


def test_where_no_dice_are_locked_the_question_says_so() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=7, soldiers=20)
    t.start_at("ROLL")
    t.dice("STAR STAR STAR STAR STAR STAR")
    t.answer(1, "roll")
    for lang, said in ((ENGLISH, "No dice are locked"), (FRENCH, "Aucun dé ne se verrouille"), (CHINESE, "不锁定骰子")):
        assert said in telling.tell_question(t.table, 1, lang)


def test_a_unit_that_must_move_is_told_so() -> None:
    t = Situation("dday n-02")
    t.unit(sector=1, marker=4, courage=3)
    t.start_at("MOVE")
    assert tell.tell_question(t.table, 1, ENGLISH) == "You must move: where to? You have 3 courage."


def test_a_refusal_says_the_numbers_and_ends_with_the_rule() -> None:
    t = Situation("dday n-02")
    t.unit(stars=1)
    t.start_at("MUSTER")
    refusal = Refusal("B-SPEC-03", "recruit-cost", {"card": "medic", "cost": 4, "have": 1})
    assert tell.tell_refusal(refusal, ENGLISH) == "The Medic costs 4 stars and you have 1. [B-SPEC-03]"
    assert tell.tell_refusal(refusal, FRENCH) == "Recruter le Toubib coûte 4 étoiles\u00a0; vous en avez 1. [B-SPEC-03]"
    assert tell.tell_refusal(refusal, CHINESE) == "征召医务兵要 4 颗星，你有 1 颗。 [B-SPEC-03]"


def test_a_vehicle_is_not_sent_by_pigeon() -> None:
    refusal = Refusal("B-TRADE-11", "trade-apart", {"unit": 2})
    told = "Unit 2 is in another sector; a vehicle changes hands only in the same sector. [B-TRADE-11]"
    assert tell.tell_refusal(refusal, ENGLISH) == told


def test_an_error_without_a_table_is_told_too() -> None:
    with pytest.raises(SetupError) as wrong:
        Table("dday n-99")
    assert telling.tell_error(wrong.value, ENGLISH).startswith("There is no map 'n-99'; did you mean 'n-")
    with pytest.raises(Refused) as refused:
        Table("dday n-02", seed="x").apply(1, "stop")
    assert telling.tell_error(refused.value, FRENCH).endswith("[B-ROLL-02]")


def test_a_record_that_breaks_a_rule_is_told_with_the_rule() -> None:
    with pytest.raises(RecordError) as broken:
        replay("hh1 dday n-02 units=1 rules=1 seed#=-\n1 1 stop\n")
    told = telling.tell_error(broken.value, ENGLISH)
    assert told.startswith("Action 1 of the record, 'stop', is against the rules. Roll the dice first")
    assert told.endswith("[B-ROLL-02]")


@every_language
def test_physical_dice_are_asked_for_in_words(code: str) -> None:
    for need in (NeedDice("faces", 1, "roll", 6), NeedDice("d6", 0, "mgf", 2), NeedDice("pick", 2, "award", 1, ("a",))):
        assert is_sentence(telling.tell_error(need, Strict(code)))
    assert "SKULL" in telling.tell_error(NeedDice("faces", 1, "roll", 6), language(code))


# Why


def fought(t: Situation) -> int:
    """Let COMBAT happen; the number of the casualties told."""
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    return t.events("casualties", 1)[-1].seq


def test_why_names_the_defence_its_parts_and_the_rule() -> None:
    t = Situation("dday n-05 units=1")
    t.unit(sector=1, soldiers=20, cards=["tank"])
    told = tell.tell_why(t.table, fought(t), ENGLISH)
    event = t.events("casualties", 1)[-1]
    base = t.field.book.sectors[t.field.book.index("1")].defence[0]
    assert told[1] == f"losses {event.data['n']} = DEF {base}, Tank −2"
    assert told[2].startswith("[B-COMBAT-02] ")


def test_why_walks_up_to_the_first_cause() -> None:
    t = Situation("dday n-06")
    t.unit(sector=3, soldiers=9, courage=5)
    t.start_at("MOVE")
    t.dice("3")
    t.answer(1, "move 2")
    told = tell.tell_why(t.table, t.events("casualties")[0].seq, ENGLISH)
    assert told[0] == "Unit 1 suffers 3 casualties."
    assert told.count("Because:") == 2
    assert "Landmines: unit 1 rolls a 3." in told
    assert "Unit 1 moves from sector 3 to sector 2." in told


def test_why_of_nothing_is_nothing() -> None:
    assert tell.tell_why(Table("dday n-02", seed="x"), 9999, ENGLISH) == []


def test_the_preview_agrees_with_the_combat_that_follows() -> None:
    t = Situation("dday n-05 units=1")
    t.unit(sector=1, soldiers=20, cards=["tank"])
    t.start_at("MOVE")
    before = t.table.save()
    told = tell.tell_preview(t.table, 1, ENGLISH)
    assert t.table.save() == before, "looking ahead changed the table"
    t.answer(1, "stay")
    number = t.events("casualties", 1)[0].data["n"]
    assert told[0].startswith(f"If your unit fights here: {number} casualties = DEF ")
    assert "Tank −2" in told[0]
