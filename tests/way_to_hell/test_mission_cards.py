"""W-CARD-MISS: every Special Mission, in its moment and out of it."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.way_to_hell.missions.deck import CARDS, REQUIREMENTS, WRITTEN
from hhour.dday.boxes.way_to_hell.missions.fulfil import refuse_mission
from hhour.kernel.faces import FACES
from tests.rule import rule
from tests.way_to_hell.missions import accomplish, equipped, give, table

EVERY = [
    pytest.param("deglopper-stand", marks=rule("W-CARD-MISS-01")),
    pytest.param("aitken-attempt", marks=rule("W-CARD-MISS-02")),
    pytest.param("fleming-investigation", marks=rule("W-CARD-MISS-03")),
    pytest.param("howard-bridge", marks=rule("W-CARD-MISS-04")),
    pytest.param("brotheridge-charge", marks=rule("W-CARD-MISS-05")),
    pytest.param("rudder-climb", marks=rule("W-CARD-MISS-06")),
    pytest.param("lomell-guns", marks=rule("W-CARD-MISS-07")),
    pytest.param("cota-order", marks=rule("W-CARD-MISS-08")),
    pytest.param("millin-march", marks=rule("W-CARD-MISS-09")),
    pytest.param("monteith-lead", marks=rule("W-CARD-MISS-10")),
    pytest.param("pinder-radio", marks=rule("W-CARD-MISS-11")),
    pytest.param("barrett-rescue", marks=rule("W-CARD-MISS-12")),
    pytest.param("capa-frames", marks=rule("W-CARD-MISS-13")),
    pytest.param("montlaur-wager", marks=rule("W-CARD-MISS-14")),
    pytest.param("turnbull-roadblock", marks=rule("W-CARD-MISS-15")),
    pytest.param("steele-steeple", marks=rule("W-CARD-MISS-16")),
    pytest.param("szabo-rearguard", marks=rule("W-CARD-MISS-17")),
    pytest.param("hall-transmission", marks=rule("W-CARD-MISS-18")),
    pytest.param("wake-ride", marks=rule("W-CARD-MISS-19")),
    pytest.param("khan-silence", marks=rule("W-CARD-MISS-20")),
    pytest.param("dejongh-line", marks=rule("W-CARD-MISS-21")),
    pytest.param("bohec-lesson", marks=rule("W-CARD-MISS-22")),
    pytest.param("flavin-forecast", marks=rule("W-CARD-MISS-23")),
    pytest.param("pujol-deception", marks=rule("W-CARD-MISS-24")),
    pytest.param("roberts-tents", marks=rule("W-CARD-MISS-25")),
    pytest.param("evershed-return", marks=rule("W-CARD-MISS-26")),
    pytest.param("mason-tanker", marks=rule("W-CARD-MISS-27")),
    pytest.param("higgins-boats", marks=rule("W-CARD-MISS-28")),
    pytest.param("foster-bren", marks=rule("W-CARD-MISS-29")),
    pytest.param("topham-crossing", marks=rule("W-CARD-MISS-30")),
    pytest.param("foote-choice", marks=rule("W-CARD-MISS-31")),
    pytest.param("lost-battalion", marks=rule("W-CARD-MISS-32")),
    pytest.param("ngarimu-ridge", marks=rule("W-CARD-MISS-33")),
    pytest.param("ghadge-charge", marks=rule("W-CARD-MISS-34")),
    pytest.param("skarbek-bargain", marks=rule("W-CARD-MISS-35")),
    pytest.param("honour-lamp", marks=rule("W-CARD-MISS-36")),
    pytest.param("lillyman-lights", marks=rule("W-CARD-MISS-37")),
    pytest.param("peregory-trench", marks=rule("W-CARD-MISS-38")),
    pytest.param("cole-bayonets", marks=rule("W-CARD-MISS-39")),
    pytest.param("wright-moore-church", marks=rule("W-CARD-MISS-40")),
]


@pytest.mark.parametrize("slug", EVERY)
def test_a_mission_takes_what_it_requires_and_brings_an_award_and_a_promotion(slug: str) -> None:
    t = equipped(slug)
    needs = REQUIREMENTS[slug]
    assert t.question(1) == "mission"
    accomplish(t, slug)
    unit = t.get()
    assert slug not in unit.held
    assert unit.awards == ("bronze-star",)
    assert unit.held == ("fp-corporal",)
    assert set(unit.fallen) == {either[0] for either in needs.specialists}
    assert set(needs.items) <= set(t.field.battle.used)
    assert {(e.data["resource"], e.data["n"]) for e in t.events("paid")} == set(needs.pays)
    assert [e.data["face"] for e in t.events("bonus-given-up")] == [FACES[face] for face in needs.sets]
    assert len(t.events("result-removed")) == sum(part.number for part in needs.results)
    assert t.events("rwb") == []


@pytest.mark.parametrize("slug", EVERY)
def test_a_mission_is_not_accomplished_while_a_part_of_it_is_missing(slug: str) -> None:
    needs = REQUIREMENTS[slug]
    for part in ("specialists", "items", "sets", "results", "pays", "place"):
        if getattr(needs, part):
            t = equipped(slug, without=part)
            assert f"accomplish {slug}" not in t.choices(1), part


@pytest.mark.parametrize("slug", EVERY)
def test_a_mission_is_accomplished_in_upkeep_only(slug: str) -> None:
    t = equipped(slug, stars=9, points=30)
    t.start_at("MUSTER")
    assert f"accomplish {slug}" not in t.choices(1)
    assert t.refused(1, f"accomplish {slug}").rule == "W-MISS-21"


@rule("W-CARD-MISS-50")
def test_no_two_missions_have_the_same_requirement() -> None:
    assert len(CARDS) == 40
    assert len({frozenset(text.split("; ")) for text in WRITTEN.values()}) == 40


@rule("W-CARD-MISS-51")
@pytest.mark.parametrize("number", range(1, 9))
def test_every_mission_can_be_made_possible_on_every_map(number: int) -> None:
    for seats in (1, 2):
        t = table(board=f"n-0{number}", units=seats, draws="mason-tanker foster-bren lillyman-lights khan-silence")
        for slug in REQUIREMENTS:
            give(t, slug)
            refused = refuse_mission(t.field, t.get(), slug)
            assert refused is None or refused.rule != "W-MISS-19"
            named = [*REQUIREMENTS[slug].items, *(one for either in REQUIREMENTS[slug].specialists for one in either)]
            assert any(card in t.field.book.cards for card in named) or not named
