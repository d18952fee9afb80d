"""French that a native hears nothing wrong in: every sentence with every die, card, face, colour, place and number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

import pytest

from hhour.i18n import language
from hhour.i18n.noun import Said
from hhour.i18n.phrases import Phrases, finished
from hhour.kernel.dice import SLOTS
from hhour.kernel.faces import COLOURS, FACES
from tests.i18n.fluent_files import Line, lines
from tests.i18n.grammar import wrong

FRENCH = language("fr")
SAY = Phrases(FRENCH)
SLUGS = sorted(key.removeprefix("the-") for key in FRENCH.entries if key.startswith("the-") and key != "the-unit")
EXPRESS = [slug for slug in SLUGS if slug.startswith("express-")]
BATAILLE = [slug for slug in SLUGS if slug.startswith("bataille-")]
BASE = [slug for slug in SLUGS if slug not in EXPRESS + BATAILLE]
SECTORS = ("1", "5", "8", "11", "bunker", "bw", "be", "n-06:14", "n-08:bunker")
MAPS = sorted(key for key in FRENCH.entries if re.fullmatch(r"map-[\w-]+", key))
NUMBERS = (0, 1, 2, 3, 8, 11)
DICE_COUNTED = frozenset(
    (
        "bataille-sum",
        "verify-proven",
        "verify-by-hand",
        "verify-imported",
        "verified-proven",
        "luck-guns",
        "luck-mines",
        "luck-grey",
    )
)
GENDERS = {str(SAY.card(slug)): SAY.the(slug).forms["gender"] for slug in SLUGS}


def numbers() -> dict[str, Sequence[Said]]:
    names = [
        "n",
        "cost",
        "soldiers",
        "guns",
        "medals",
        "seats",
        "wanted",
        "left",
        "turns",
        "games",
        "actions",
        "events",
        "chats",
        "players",
    ]
    return each(names, NUMBERS)


def each(names: Iterable[str], told: Sequence[Said]) -> dict[str, Sequence[Said]]:
    return dict.fromkeys(names, told)


@cache
def values(file: str) -> dict[str, Sequence[Said]]:
    """What can stand in each place of a sentence of this file; names of one game do not turn up in another."""
    game = EXPRESS if file == "express.ftl" else BATAILLE if file == "bataille.ftl" else BASE
    faces: list[Said] = [*(SAY.face(face) for face in FACES), *(SAY.short(face) for face in FACES)]
    dice: Sequence[Said] = [SAY.die(slot) for slot in SLOTS] + [SAY.die(f"2:{slot}") for slot in SLOTS]
    places: Sequence[Said] = [SAY.place(sector) for sector in SECTORS]
    if file == "express.ftl":
        terrain = [SAY.text(key) for key in FRENCH.entries if key.startswith("terrain-")]
        places = [FRENCH.noun("express-place", n=3, terrain=one) for one in terrain]
    counts: Sequence[Said] = [
        SAY.count(what, n) for what in ("soldiers", "stars", "courage", "points") for n in NUMBERS
    ]
    cards: list[Said] = [SAY.the(slug) for slug in game]
    return {
        **numbers(),
        "card": cards,
        "name": [SAY.card(slug) for slug in game],
        "by": [*(SAY.card(slug) for slug in game), *places],
        "cards": [SAY.listing(SAY.card(slug) for slug in game[:3])],
        **each(("die", "for", "which"), dice),
        "dice": [*dice, SAY.dice(SLOTS)],
        **each(("face", "to"), faces),
        **each(("faces", "lacks", "missing"), [SAY.commas([SAY.short(face) for face in FACES])]),
        "results": [SAY.results(f"{colour} {face}" for colour in COLOURS for face in FACES)],
        "colour": [SAY.colour(colour) for colour in COLOURS],
        **each(("sector", "from", "here", "place"), places),
        **each(("map", "beach"), [SAY.text(key) for key in MAPS]),
        **each(("what", "give", "take", "stars", "courage", "points"), [*counts, *cards[:3]]),
        "bonus": [SAY.bonus(face) for face in FACES],
        "terrain": [SAY.text(key) for key in FRENCH.entries if key.startswith("terrain-")],
        "purpose": [SAY.text(key) for key in FRENCH.entries if key.startswith("purpose-")],
        "who": [SAY.unit(1), SAY.text("bataille-the-player", n=2), SAY.text("need-table")],
    }


def sentences(line: Line) -> Iterable[str]:
    """The sentence with everything that can stand in each place, one place after the other."""
    known = values(line.file) | ({"dice": NUMBERS} if line.key in DICE_COUNTED else {})
    places = line.variables
    plain: dict[str, Said] = {name: known.get(name, [2])[0] for name in places}
    for name in sorted(places) or [""]:
        for value in known.get(name, [2]):
            given = plain | {name: value} if name else plain
            said, errors = FRENCH.format(line.key, line.attribute, given)
            assert not errors, (line.name, errors)
            yield finished(said)


@pytest.mark.parametrize("file", sorted({line.file for line in lines("fr")}))
def test_every_sentence_agrees_and_elides_whatever_stands_in_it(file: str) -> None:
    found: dict[str, str] = {}
    for line in lines("fr"):
        if line.file == file:
            for said in sentences(line):
                for fault in wrong(said, GENDERS):
                    found.setdefault(f"{line.name}: {fault}", said)
    assert found == {}


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("Changer rouge 1 en étoile blanc.", "agreement: étoile blanc"),
        ("Un BBR de Outil.", "elision: de Outil"),
        ("Renonce à le Toubib.", "contraction: à le"),
        ("Grâce à les Jumelles.", "contraction: à les"),
        ("L'unité 1 gagne 1 soldats.", "number: 1 soldats"),
        ("L'unité 1 gagne 2 étoile.", "number: 2 étoile"),
        ("Un étoile de l'Axe.", "gender: Un étoile"),
        ("Vous prenez le Silver Star.", "gender of a card: le Silver Star"),
        ("La Jeep est sacrifié.", "agreement with a card: Jeep est sacrifié"),
        ("L'Héros arrive.", "elision before an aspirated h: L'Héros"),
    ],
)
def test_the_rules_hear_what_is_wrong(sentence: str, fault: str) -> None:
    assert fault in list(wrong(sentence, GENDERS))


def test_a_noun_has_its_forms_in_the_sentences_around_it() -> None:
    medic, scout, medal = SAY.the("medic"), SAY.the("scout"), SAY.the("silver-star")
    assert [FRENCH.text("bot-loses", card=card).split("\u00a0")[0] for card in (medic, scout, medal)] == [
        "Renonce au Toubib",
        "Renonce à l'Éclaireur",
        "Renonce à la Silver Star",
    ]
    said = FRENCH.text("do-add", face=SAY.face("STAR"), colour=SAY.colour("white"))
    assert said == "Ajouter une étoile blanche"


def test_the_straight_and_the_last_step_have_each_a_name() -> None:
    assert FRENCH.text("phase-onward") != "Suite"


def test_the_words_are_those_of_the_french_rulebook() -> None:
    said = " ".join(text for key, text in FRENCH.entries.items() if key != "express-leader-sign")  # short, in a column
    assert "pioche" in FRENCH.text("bataille-supply", n=2)
    assert "déploie" in FRENCH.text("bataille-event-kommandant-deployed", player=1)
    assert not re.search(r"\bMGF\b", said)
    assert not re.search(r"meneur(?! d'hommes)", said)
