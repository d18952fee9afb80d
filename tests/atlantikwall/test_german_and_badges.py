"""Badges against a German: sets of two are claimed like others, and can be countered like others."""

from __future__ import annotations

from tests.atlantikwall.badges import hold
from tests.atlantikwall.german import Fortress
from tests.rule import rule

PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"


def badges(words: str, *slugs: str, cards: tuple[str, ...] = ()) -> Fortress:
    """Unit 1 declares this tally and holds these Badges; the German has these cards."""
    t = Fortress("dday n-13 units=2 opts=german,badges")
    t.german(bare=True, cards=list(cards))
    for unit in t.field.battle.units:
        t.tally(unit.seat, PLAIN)
    t.tally(1, words)
    t.german_tally("STAR STAR STAR STAR STAR STAR")
    hold(t, 1, *slugs)
    t.start_at("UPKEEP")
    return t


@rule("A-BADGE-13", "A-CARD-BDG-01")
def test_a_set_of_two_is_claimed_with_a_german_at_the_table_too() -> None:
    t = badges("SKULL SOLDIER SOLDIER SOLDIER SKULL SOLDIER", "combat-medic")
    t.answer(1, "use combat-medic")
    t.declare(1)
    assert t.get(1).points == 20
    assert t.get(1).soldiers == 30 + 4


@rule("A-CARD-DEC-01", "A-BADGE-14")
def test_the_flak_badge_stops_a_set_of_two_as_it_stops_one_of_three() -> None:
    t = badges("SKULL SOLDIER SOLDIER SOLDIER SKULL SOLDIER", "combat-medic", cards=("flak-badge",))
    t.answer(1, "use combat-medic")
    assert t.question(3) == "counter-rwb"
    t.answer(3, "counter flak-badge")
    assert "combat-medic" not in t.get(1).held  # used in vain
    t.declare(1)
    while t.question(1) == "cancel":
        t.quiet(1)
    assert t.get(1).points == 0
    assert t.get(1).soldiers == 30 + 2  # both SKULLs cancel as usual


@rule("A-CARD-DEC-01")
def test_what_the_german_lets_pass_is_given_with_the_badge_as_its_reason() -> None:
    t = badges("SKULL SOLDIER SOLDIER SOLDIER SKULL SOLDIER", "combat-medic", cards=("iron-cross-1",))
    t.answer(1, "use combat-medic")
    t.answer(3, "pass")
    t.declare(1)
    assert t.get(1).points == 20
    assert t.events("rwb", 1)[0].source == "combat-medic"
