"""German RWB bonuses (A-RWB)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.german.force import DICE
from hhour.dday.rules.dice.tally import can_hold, one_more
from hhour.kernel.faces import FACES, STAR, TWO_SOLDIERS, result
from tests.atlantikwall.german import Fortress
from tests.rule import rule

NOTHING = "SKULL SKULL SKULL SKULL SKULL SKULL"


def upkeep(words: str, version: int | None = None, setup: str = "dday n-18 units=2 opts=german") -> Fortress:
    """The German comes to UPKEEP with this tally; the Units have nothing to claim."""
    t = Fortress(setup, version=version)
    t.german(bare=True, soldiers=0, stars=0, courage=0, points=0)
    for unit in t.field.battle.units:
        t.tally(unit.seat, "SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.german_tally(words)
    t.start_at("UPKEEP")
    return t


def purse(t: Fortress) -> tuple[int, int, int, int]:
    return (t.he.soldiers, t.he.stars, t.he.courage, t.he.points)


@rule("A-RWB-01", "A-RWB-02", "A-RWB-EX-01")
def test_three_skulls_are_a_dispatch_of_15_points_and_cancel_nothing() -> None:
    t = upkeep("SKULL STAR SKULL TOOL SKULL TOOL")
    t.answer(3, "claim SKULL", "choose points")
    t.pass_all("MUSTER")
    assert purse(t) == (0, 1, 0, 18)


@rule("A-RWB-02")
def test_a_dispatch_may_bring_a_decoration_instead() -> None:
    t = upkeep("SKULL STAR SKULL TOOL SKULL TOOL")
    t.dice("iron-cross-1")
    t.answer(3, "claim SKULL", "choose decoration")
    assert t.he.decorations == ("iron-cross-1",)


@rule("A-RWB-03", "A-RWB-04", "A-RWB-EX-02", "A-RWB-08", "A-RWB-13")
def test_the_black_result_of_discipline_can_complete_another_set() -> None:
    t = upkeep("STAR TOOL STAR TOOL STAR SOLDIER")
    t.answer(3, "claim STAR", "black TOOL", "claim TOOL")
    t.pass_all("MUSTER")
    assert purse(t) == (1, 3, 0, 6)
    assert [event.data["face"] for event in t.events("rwb", 3)] == ["STAR", "TOOL"]


@rule("A-RWB-04", "B-UPKEEP-13", "A-GER-19")
@pytest.mark.parametrize(
    ("version", "words", "cancels"),
    [
        (6, "STAR SKULL STAR SOLDIER STAR TOOL", ["w2", "k1", "k2"]),
        (7, "STAR SKULL STAR SOLDIER STAR TOOL", ["w2", "k2"]),
        (7, "STAR SKULL STAR TOOL STAR STAR", ["w2", "k2"]),
    ],
)
def test_a_black_result_frees_no_die_that_has_earned_its_bonus(version: int, words: str, cancels: list[str]) -> None:
    t = upkeep(words, version)
    t.answer(3, "claim STAR", "black STAR")
    if t.question(3) == "declare":
        t.answer(3, "declared")
    assert t.question(3) == "cancel"
    assert t.choices(3) == [f"cancel {die}" for die in cancels]
    if version == 7:
        assert t.refused(3, "cancel k1").rule == "B-UPKEEP-13"


@rule("A-RWB-04", "B-UPKEEP-02")
@pytest.mark.parametrize(("version", "can"), [(6, True), (7, False)])
def test_a_safe_black_die_is_none_that_a_skull_could_be_given(version: int, can: bool) -> None:
    t = upkeep("STAR SKULL STAR TOOL STAR TOOL", version)
    he = t.he
    he.virtual, he.claimed = (result(STAR, DICE.sets[2]),), one_more(he.claimed, STAR)
    he.used = ("earned k1",) if version == 7 else ()
    assert can_hold(t.field, he, he.claimed, 0, 2)
    assert can_hold(t.field, he, he.claimed, 0, 3) is can, "w2, k2 and no third one"


@rule("A-RWB-03")
def test_discipline_may_bring_courage_instead() -> None:
    t = upkeep("STAR TOOL STAR TOOL STAR SOLDIER")
    t.answer(3, "claim STAR", "choose courage")
    assert t.he.courage == 2
    assert t.he.obtained == 1 << STAR


@rule("A-RWB-04")
def test_a_black_skull_serves_a_dispatch_or_cancels_like_any_other() -> None:
    t = upkeep("SKULL STAR SKULL STAR SOLDIER TOOL")
    t.german(cards=["officers-cap"])
    t.start_stage("adjust")
    t.answer(3, "use officers-cap", "black SKULL")
    t.pass_all("UPKEEP")
    assert "claim SKULL" in t.choices(3)
    t.answer(3, "claim SKULL", "choose points")
    t.pass_all("MUSTER")
    assert t.he.points == 15 + 1
    assert t.count("cancelled") == 0


@rule("A-RWB-05", "A-RWB-12", "A-RWB-EX-03")
def test_six_soldiers_are_two_sets_and_18_soldiers() -> None:
    t = upkeep("SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER")
    t.answer(3, "claim SOLDIER", "claim SOLDIER")
    t.pass_all("MUSTER")
    assert purse(t) == (18, 0, 2, 0)


@rule("A-RWB-06", "A-RWB-EX-04")
def test_replacements_bring_6_soldiers_and_a_skull_cancels_a_die_beside_them() -> None:
    t = upkeep("TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TWO_SOLDIERS COURAGE")
    t.answer(3, "claim TWO_SOLDIERS")
    assert t.question(3) == "cancel"
    t.answer(3, "cancel w2")
    t.pass_all("MUSTER")
    assert purse(t) == (12, 0, 1, 0)


@rule("A-RWB-07", "A-RWB-15")
def test_fanaticism_brings_2_stars_or_costs_every_unit_a_soldier_or_a_specialist() -> None:
    t = upkeep("COURAGE SOLDIER COURAGE SOLDIER COURAGE SOLDIER")
    t.answer(3, "claim COURAGE", "choose stars")
    assert t.he.stars == 2
    t = upkeep("COURAGE SOLDIER COURAGE SOLDIER COURAGE SOLDIER")
    t.unit(1, soldiers=5, cards=["scout"])
    t.unit(2, soldiers=1)
    t.answer(3, "claim COURAGE", "choose casualties")
    assert t.table.outcome == "lost"  # unit 2 has nothing else


@rule("A-RWB-08", "A-RWB-09")
def test_ingenuity_brings_a_used_item_back_for_its_cost_as_the_find_of_the_turn() -> None:
    t = upkeep("TOOL TOOL TOOL TOOL TOOL STAR")
    t.he.offered = tuple(slug for slug in t.he.offered if slug not in ("schnapps", "dog"))
    t.he.spent = ("schnapps", "dog")
    t.answer(3, "claim TOOL")
    assert t.question(3) == "ingenuity"  # this turn's item points are there already
    assert t.he.points == 24
    t.answer(3, "refind schnapps")
    assert t.he.points == 17
    assert t.he.items == ("schnapps",)
    t.pass_all("MUSTER")
    assert t.refused(3, "find gas").rule == "A-GER-24"


@rule("A-RWB-08", "A-RWB-10")
def test_ingenuity_shows_the_top_three_to_be_put_back_in_any_order() -> None:
    t = upkeep("TOOL STAR TOOL STAR TOOL SOLDIER")
    t.answer(3, "claim TOOL")
    t.dice("iron-cross-1 iron-cross-2 flak-badge")
    t.answer(3, "choose look", "top flak-badge", "top iron-cross-2")
    assert t.he.deck.slots[:3] == ("flak-badge", "iron-cross-2", "iron-cross-1")
    t.he.deck.slots = t.he.deck.slots[:2]
    t.he.deck.known = t.he.deck.known[:2]
    t.he.deck.unplaced = ()
    t.he.deck.discards = ("german-cross",)
    t.field.push(3, "ingenuity")
    t.answer(3, "choose look")
    assert sorted(t.choices(3)) == ["top flak-badge", "top iron-cross-2"]


@rule("A-RWB-11")
def test_a_die_counts_for_one_set_and_never_for_a_straight_as_well() -> None:
    t = upkeep("SOLDIER SKULL SOLDIER STAR SOLDIER TOOL")
    t.answer(3, "claim SOLDIER")
    assert "claim SOLDIER" not in t.choices(3)
    t = upkeep("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.answer(3, "straight")
    assert all(not words.startswith("claim") for words in t.choices(3))


@rule("A-RWB-14", "A-CARD-GI-13", "A-CARD-GI-14", "A-CARD-GI-15", "A-CARD-GS-12")
def test_a_bonus_obtained_through_a_card_counts_as_one_for_the_funker() -> None:
    t = upkeep(NOTHING)
    t.german(courage=0, cards=["funker", "flare-pistol", "pervitin", "officers-cap"])
    t.start_at("MUSTER")
    t.answer(3, "use flare-pistol")
    assert (t.he.soldiers, t.he.courage, t.he.obtained) == (6, 1, 1 << TWO_SOLDIERS)
    t.answer(3, "use pervitin", "choose stars")
    assert (t.he.stars, t.he.courage) == (2, 2)
    assert t.refused(3, "use officers-cap").key == "wrong-moment"
    t.start_stage("adjust")
    t.answer(3, "use officers-cap", "choose courage")
    assert t.he.courage == 5


@rule("A-RWB-16", "A-CARD-AI-01")
@pytest.mark.parametrize("countered", [True, False])
def test_false_orders_take_a_set_away_and_its_skulls_bite(countered: bool) -> None:
    t = Fortress()
    t.german(bare=True, soldiers=0, courage=0, points=0)
    t.unit(1, cards=["false-orders"])
    for seat in (1, 2):
        t.tally(seat, "SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.german_tally("SKULL STAR SKULL TOOL SKULL TOOL")
    t.start_at("UPKEEP")
    t.answer(3, "claim SKULL")
    assert t.question(1) == "counter-rwb"
    if not countered:
        t.answer(1, "pass")
        t.answer(3, "choose points")
    else:
        t.answer(1, "counter false-orders")
        assert t.get(1).items == ()
        assert t.he.claimed == (0,) * len(FACES)
    t.pass_all("MUSTER")
    assert t.he.points == (0 if countered else 18)
