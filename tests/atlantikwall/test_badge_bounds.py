"""When a Badge can be used and when not, and what a wrong answer to its question is told (A-BADGE, A-CARD-BDG)."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.state import AWARDED
from hhour.dday.rules.dice.tally import active_skulls
from hhour.kernel.refusal import Refusal
from tests.atlantikwall.badges import PLAIN, hold, table, upkeep, window
from tests.rule import rule
from tests.table import Situation

DECLARED = ("combat-medic", "marksmanship", "beach-battalion", "unit-citation")
FIVE = "SKULL STAR SOLDIER COURAGE TOOL TOOL"


def why_not(t: Situation, slug: str) -> tuple[str, str]:
    """The rule and the reason that keep a Badge of Unit 1 from doing anything now; ('', '') if nothing does."""
    use = t.field.book.cards[slug].use
    assert use is not None
    refused = use.refuse(t.field, t.get(1), slug)
    return (refused.rule, refused.key) if refused else ("", "")


def told(refused: Refusal) -> tuple[str, str, object]:
    return refused.rule, refused.key, refused.params


@rule("A-BADGE-15")
@pytest.mark.parametrize("slug", DECLARED)
def test_a_badge_for_sets_and_straights_is_too_late_once_skulls_cancel(slug: str) -> None:
    t = upkeep(
        "SKULL STAR STAR SOLDIER TOOL COURAGE", slug, *(one for one in DECLARED[1:2] if one != slug)
    )  # with a SKULL it is asked
    assert why_not(t, slug)[1] != "badge-late"
    t.answer(1, "declared")
    assert t.question(1) == "cancel"
    assert why_not(t, slug) == (t.field.book.cards[slug].rule, "badge-late")


@rule("A-BADGE-13", "A-CARD-BDG-02")
@pytest.mark.parametrize(("pair", "third"), [("red white", True), ("red blue", False), ("white blue", False)])
def test_the_two_colours_that_are_named_make_the_set_and_the_others_are_left(pair: str, third: bool) -> None:
    t = upkeep("SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER TOOL", "combat-infantryman")
    t.answer(1, "use combat-infantryman", f"pair {pair}")
    assert ("claim SOLDIER" in t.choices(1)) == third


@rule("A-BADGE-02", "A-CARD-BDG-05")
@pytest.mark.parametrize(("sector", "key"), [("7", "badge-no-pair"), ("6", "")])
def test_where_there_is_no_battle_cry_two_courages_are_none_either(sector: str, key: str) -> None:
    t = table(board="n-16")
    t.unit(1, sector=sector, soldiers=9)
    t.tally(1, "COURAGE SOLDIER STAR SKULL COURAGE TOOL")
    hold(t, 1, "commando", "marksmanship")
    t.start_at("UPKEEP")
    assert why_not(t, "commando")[1] == key


@rule("A-CARD-BDG-12", "A-CARD-EX-15")
def test_a_skull_among_the_five_faces_cancels_nothing_and_all_else_counts() -> None:
    t = upkeep(FIVE, "beach-battalion")
    t.unit(1, stars=0, courage=0, points=0)
    t.dice("silver-star")
    unit = t.get(1)
    assert active_skulls(t.field, unit, unit.claimed, unit.straight) == 1
    t.answer(1, "use beach-battalion")
    assert active_skulls(t.field, unit, unit.claimed, unit.straight) == 0
    t.declare(1)
    assert (unit.soldiers, unit.stars, unit.courage, unit.points) == (9 + 1, 1, 1, 3)
    assert unit.awards == ("silver-star",)
    assert t.events("cancelled") == []


@rule("A-CARD-BDG-12")
@pytest.mark.parametrize("why", ["", "straight", "awarded", "no award left", "four faces"])
def test_a_straight_of_five_is_one_straight_for_one_award_of_the_turn(why: str) -> None:
    t = upkeep(FIVE if why != "four faces" else "SKULL STAR SOLDIER TOOL TOOL TOOL", "beach-battalion", "marksmanship")
    if why == "straight":
        t.get(1).straight = 1
    if why == "awarded":
        t.get(1).flags |= AWARDED
    if why == "no award left":
        t.field.battle.deck = ()
    assert why_not(t, "beach-battalion") == (("A-CARD-BDG-12", "badge-no-five") if why else ("", ""))


@rule("A-CARD-BDG-09")
def test_marksmanship_quiets_two_skulls_and_no_third() -> None:
    t = upkeep("SKULL SKULL SKULL STAR TOOL SOLDIER", "marksmanship")
    t.answer(1, "use marksmanship")
    t.declare(1)
    t.answer(1, "cancel b1")
    assert len(t.events("cancelled")) == 1


@rule("A-CARD-BDG-10")
def test_the_ranger_rolls_no_locked_die_again_and_names_which_it_is() -> None:
    t = window(PLAIN, "ranger")
    t.get(1).locked = 0b000110
    t.answer(1, "use ranger")
    assert told(t.refused(1, "reroll r1 r2")) == ("B-ROLL-05", "locked", {"dice": "r2"})
    assert told(t.refused(1, "reroll r2 w1")) == ("B-ROLL-05", "locked", {"dice": "r2 w1"})
    t = window(PLAIN, "ranger")
    t.get(1).locked = t.get(1).tray.all
    assert why_not(t, "ranger") == ("A-CARD-BDG-10", "card-no-die")


@rule("A-CARD-BDG-11")
def test_bomb_disposal_needs_a_skull_that_is_there() -> None:
    t = window("SKULL STAR SKULL STAR TOOL TOOL", "bomb-disposal")
    t.answer(1, "use bomb-disposal")
    assert told(t.refused(1, "defuse r2")) == ("A-CARD-BDG-11", "defuse-no-skull", {"die": "r2"})
    assert t.refused(1, "defuse k1").key == "die-none"
    t.answer(1, "defuse w1")
    assert t.get(1).faces[2] == 5


@rule("A-CARD-BDG-13")
def test_signals_name_a_unit_a_die_of_ones_own_and_one_of_its() -> None:
    t = window(PLAIN, "signals", units=2)
    t.answer(1, "use signals")
    assert told(t.refused(1, "signal 9 r1 w1")) == ("A-CARD-BDG-13", "unit-none", {"word": "9", "n": 2})
    for wrong in ("signal 2 k1 w1", "signal 2 r1 k1"):
        refused = t.refused(1, wrong)
        assert (refused.key, refused.params["word"]) == ("die-none", "k1")
