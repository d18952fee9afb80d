"""French that a native hears nothing wrong in: every sentence with every die, card, face, colour, place and number."""

from __future__ import annotations

import re

import pytest

from tests.i18n.fluent_files import file_names
from tests.i18n.grammar import wrong
from tests.i18n.said import sayings

SAYINGS = sayings("fr")
FRENCH, SAY = SAYINGS.lang, SAYINGS.say
GENDERS = {str(SAY.card(slug)): SAY.the(slug).forms["gender"] for slug in SAYINGS.slugs}


@pytest.mark.parametrize("file", file_names("fr"))
def test_every_sentence_agrees_and_elides_whatever_stands_in_it(file: str) -> None:
    found: dict[str, str] = {}
    for line, said in SAYINGS.of_file(file):
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
        ("Elle veut votre dé le dé bleu (outil).", "two articles: dé le dé"),
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


def test_places_stand_behind_the_small_words_of_their_verbs() -> None:
    at, to = SAY.place("5"), SAY.place("bunker")
    assert FRENCH.text("event-automated-advance", sector=to) == "L'unité automatique avance au bunker."
    assert FRENCH.text("event-automated-move", sector=at) == "L'unité automatique va au secteur 5."
    assert FRENCH.text("event-sailed", unit=1, **{"from": at}, sector=to) == "L'unité 1 navigue du secteur 5 au bunker."
    assert FRENCH.text("event-gun-silenced", n=1, sector=at) == "Le canon 1 du secteur 5 se tait."
    held = FRENCH.text("event-german-holds", turn=9, sector=to)
    assert held.endswith("l'Allemand a survécu à l'assaut du bunker. Il a gagné.")


def test_a_price_is_a_noun_whatever_is_paid() -> None:
    said = [FRENCH.text("price-vehicle-of", n=1, card=SAY.the(slug)) for slug in ("tank", "ambulance")]
    assert said == ["abandon du Char", "abandon de l'Ambulance"]


def test_the_german_claims_sets_of_his_own_colours() -> None:
    said = FRENCH.text("do-german-claim", face=SAY.face("COURAGE"), bonus="Fanatisme")
    assert said == "Déclarer le RBN de courage\xa0: Fanatisme"


def test_a_mission_is_quoted_where_it_is_taken() -> None:
    assert FRENCH.text("do-take", card=SAY.the("bohec-lesson")) == "Prendre «\xa0La leçon de Jeanne Bohec\xa0»"


def test_the_straight_and_the_last_step_have_each_a_name() -> None:
    assert FRENCH.text("phase-onward") != "Suite"


def test_the_words_are_those_of_the_french_rulebook() -> None:
    said = " ".join(text for key, text in FRENCH.entries.items() if key != "express-leader-sign")  # short, in a column
    assert "pioche" in FRENCH.text("bataille-supply", n=2)
    assert "déploie" in FRENCH.text("bataille-event-kommandant-deployed", player=1)
    assert not re.search(r"\bMGF\b", said)
    assert not re.search(r"meneur(?! d'hommes)", said)
