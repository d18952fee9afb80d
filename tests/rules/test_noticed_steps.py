"""Lines of the steps that could be broken without anybody noticing: each by a test of its own."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import SWAPPED, Force
from hhour.dday.rules.battle.table import fill_effect
from hhour.dday.rules.battle.verbs import lose_specialist, roll_spare_dice
from hhour.dday.rules.cards.card import Effect
from hhour.dday.rules.cards.effects import Both, no
from hhour.dday.rules.map.placing import change_places
from hhour.dday.rules.steps.bonus import FIRST_SIDE, SECOND_SIDE
from hhour.dday.rules.steps.casualties import suffer
from hhour.kernel.action import parse_action
from hhour.kernel.faces import (
    BLUE,
    FACE_NUMBER,
    RED,
    SKULL,
    STAR,
    TOOL,
    face_of,
    result,
)
from hhour.kernel.refusal import Refusal
from hhour.kernel.table import Table
from tests.rule import rule
from tests.table import Situation


@rule("B-TRADE-13")
def test_a_swap_with_a_partner_who_has_swapped_meanwhile_is_refused_by_who_he_is() -> None:
    t = Situation("dday n-01 units=3")
    t.get(2).flags |= SWAPPED
    step, frame = t.field.book.steps["swap-give"], ("swap-give", 2, 0, "")
    refused = step.refuse(t.field, 1, frame, parse_action("exchange r1 r1"))
    assert refused is not None
    assert (refused.rule, refused.key, refused.params) == ("B-TRADE-13", "swap-partner-once", {"unit": 2})


@rule("B-TRADE-07")
def test_whoever_is_offered_a_trade_is_told_by_whom_when_the_answer_is_none() -> None:
    t = Situation("dday n-01 units=3")
    for seat in (1, 2, 3):
        t.unit(seat, sector=2, soldiers=20, stars=2)
    t.start_at("MUSTER")
    t.answer(1, "trade 2", "give stars 1", "offer")
    refused = t.refused(2, "maybe")
    assert (refused.rule, refused.key, refused.params) == ("B-TRADE-07", "trade-answer", {"unit": 1})


@rule("B-SOLO-13")
@pytest.mark.parametrize(("lost", "pool"), [("medic", (STAR,)), ("lieutenant", ())])
def test_the_pool_goes_with_the_lieutenant_and_with_nobody_else(lost: str, pool: tuple[int, ...]) -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, soldiers=9, cards=["lieutenant", "medic"])
    t.field.battle.spare_dice = (STAR,)
    lose_specialist(t.field, t.get(), lost, "B-SPEC-14", "sacrificed")
    assert t.field.battle.spare_dice == pool


class Refusing(Effect):
    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return no(p, slug, "card-no-die")


@rule("B-ITEM-05")
def test_a_card_of_two_effects_is_refused_if_either_can_do_nothing() -> None:
    t = Situation("dday n-01 units=1")
    for pair in ((Refusing(), Effect()), (Effect(), Refusing())):
        refused = Both(*pair).refuse(t.field, t.get(), "medic")
        assert refused is not None
        assert refused.key == "card-no-die"
    assert Both(Effect(), Effect()).refuse(t.field, t.get(), "medic") is None


@rule("B-AWARD-10")
def test_what_a_bronze_star_finds_costs_nothing() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=3, soldiers=20, points=9, cards=["bronze-star"])
    t.start_at("MUSTER")
    t.field.push(1, "find-free", text="bronze-star")
    t.answer(1, "find grenade")
    assert [event.data for event in t.events("found")] == [{"card": "grenade", "cost": 0}]
    assert t.get().points == 9


@rule("B-TALLY-08")
def test_a_result_to_be_removed_is_looked_for_among_the_own_dice() -> None:
    t = Situation("dday n-01 units=2")
    t.tally(1, "TOOL TOOL TOOL TOOL TOOL TOOL")
    t.tally(2, "STAR STAR SOLDIER SOLDIER STAR TOOL")
    step, frame = t.field.book.steps["penalty"], ("penalty", FACE_NUMBER["STAR"], 2, "")
    assert step.refuse(t.field, 2, frame, parse_action("remove r2")) is None, "as good as r1"
    for word, key in (("w1", "remove-face"), ("white", "remove-none")):
        refused = step.refuse(t.field, 2, frame, parse_action(f"remove {word}"))
        assert refused is not None
        assert (refused.key, refused.params["face"]) == (key, "STAR")


@rule("B-ROLL-05")
@pytest.mark.parametrize("colour", [RED, BLUE, -1])
def test_a_card_for_dice_of_one_colour_sets_no_others(colour: int) -> None:
    t = Situation("dday n-01 units=1")
    t.tally(1, "STAR STAR STAR STAR STAR STAR")
    step, frame = t.field.book.steps["set-face"], ("set-face", 1, colour, "medic")
    own = {RED: {"r1", "r2"}, BLUE: {"b1", "b2"}, -1: {"r1", "r2", "w1", "w2", "b1", "b2"}}[colour]
    offered = {action.args[0] for action in step.choices(t.field, 1, frame) if action.verb == "set"}
    assert offered == own
    for die in ("r1", "w1", "b1"):
        refused = step.refuse(t.field, 1, frame, parse_action(f"set {die} STAR"))
        assert refused is not None
        assert (refused.key, refused.params["die"]) == ("die-same" if die in own else "die-colour", die)


@rule("B-ITEM-18")
def test_another_units_die_is_painted_only_by_a_card_that_reaches_it() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.tally(seat, "STAR STAR STAR STAR STAR STAR")
    step = t.field.book.steps["set-colour"]
    for reach, key in ((0, "die-own"), (1, "die-same")):
        refused = step.refuse(t.field, 1, ("set-colour", reach, 0, "medic"), parse_action("paint 2:r1 red"))
        assert refused is not None
        assert refused.key == key
    assert step.refuse(t.field, 1, ("set-colour", 1, 0, "medic"), parse_action("paint 2:r1 blue")) is None
    refused = step.refuse(t.field, 1, ("set-colour", 0, 0, "medic"), parse_action("paint r2 red"))
    assert refused is not None
    assert refused.params == {"die": "r2"}


@rule("B-ITEM-19")
def test_a_changed_die_is_the_one_it_was_asked_for_and_the_rest_of_the_lane_stays() -> None:
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, soldiers=9)
    slug = next(slug for slug, card in t.field.book.cards.items() if card.use is not None and card.use.changes_d6)
    t.give(1, slug)
    lane = (("book", 0, 0, ""), ("d6", 2, 7, "mine"), ("d6", 3, 8, "combat-loss"), ("marker", 0, 0, "mine"))
    t.field.battle.lanes = [(), lane]
    frame = ("react", 1, 2, "mine")
    t.field.book.steps["react"].chosen(t.field, t.get(), frame, parse_action("set 5"))  # type: ignore[attr-defined]
    assert t.field.battle.lanes[1] == (lane[0], ("d6", 5, 7, "mine"), *lane[2:])


@rule("B-ITEM-19", "B-SECTOR-41")
def test_an_effect_that_gets_its_amount_leaves_the_others_as_they_are() -> None:
    t = Situation("dday n-01 units=1")
    others = ("def", 4, 2, "bazooka"), ("loss", 1, 3, ""), ("no-mgf", 4, 0, "grenade")
    t.field.battle.effects = (others[0], ("def", 4, 0, "gammon-bomb"), *others[1:])
    assert fill_effect(t.field, "def", 4, 5) == "gammon-bomb"
    assert t.field.battle.effects == (others[0], ("def", 4, 5, "gammon-bomb"), *others[1:])


@rule("B-SPEC-20", "B-SPEC-21")
def test_who_changes_places_has_been_in_both_sectors() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=9)
    t.unit(2, sector=5, soldiers=9)
    for unit in (t.get(1), t.get(2)):
        unit.visited = 1 << unit.sector
    change_places(t.field, t.get(1), t.get(2))
    both = 1 << t.field.book.index("2") | 1 << t.field.book.index("5")
    assert (t.get(1).visited, t.get(2).visited) == (both, both)


@rule("B-SOLO-08", "B-SOLO-09")
def test_the_pool_is_rolled_by_one_draw_and_its_skulls_by_the_next() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, soldiers=9)
    t.dice("SKULL STAR STAR STAR STAR STAR")
    drawn = t.get().draws
    roll_spare_dice(t.field, t.get(), "lieutenant")
    assert t.get().draws == drawn + 1
    assert t.question(1) == "spare-skulls"
    t.dice("TOOL")
    t.answer(1, "reroll r1")
    assert t.get().draws == drawn + 2
    assert [face_of(spare) for spare in t.field.battle.spare_dice] == [TOOL, *[STAR] * 5]


@rule("B-SOLO-09")
def test_skulls_of_the_pool_may_be_left() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, soldiers=9)
    t.dice("SKULL STAR STAR STAR STAR STAR")
    roll_spare_dice(t.field, t.get(), "lieutenant")
    t.answer(1, "stop")
    assert face_of(t.field.battle.spare_dice[0]) == SKULL


@rule("B-OPT-10")
def test_what_lies_in_the_pool_of_all_is_told_to_no_seat_in_particular() -> None:
    table = Table("dday n-06 units=2 opts=random-specialists", seed="dealt")
    assert [event.seat for event in table.events if event.kind == "dealt" and event.rule == "B-OPT-10"] == [0]


@rule("B-RWB-08", "A-CARD-BDG-16")
@pytest.mark.parametrize(
    ("side", "verbs"), [(FIRST_SIDE, {"courage"}), (SECOND_SIDE, {"white"}), (0, {"courage", "white"})]
)
def test_the_side_of_leadership_that_was_taken_is_not_offered_again(side: int, verbs: set[str]) -> None:
    t = Situation("dday n-01 units=1")
    t.tally(1, "STAR STAR STAR STAR STAR STAR")
    step = t.field.book.steps["leadership"]
    assert {action.verb for action in step.choices(t.field, 1, ("leadership", side, 0, ""))} == verbs


@rule("B-ITEM-16")
@pytest.mark.parametrize(("word", "key"), [("copy 1", "unit-own"), ("copy 9", "unit-none"), ("copy", "not-offered")])
def test_whose_tally_cannot_be_copied_is_told(word: str, key: str) -> None:
    t = Situation("dday n-01 units=3")
    step = next(step for step in t.field.book.steps.values() if type(step).__name__ == "CopyWhom")
    refused = step.refuse(t.field, 1, ("copy-whom", 0, 0, "dispatch-case"), parse_action(word))
    assert refused is not None
    assert refused.key == key


@rule("B-RWB-08", "A-CARD-BDG-16")
@pytest.mark.parametrize(
    ("side", "card", "offered"), [(0, "", True), (FIRST_SIDE, "", False), (SECOND_SIDE, "", False), (0, "medic", False)]
)
def test_what_a_box_offers_for_leadership_stands_beside_both_sides_and_for_neither_alone(
    side: int, card: str, offered: bool
) -> None:
    t = Situation("dday n-01 units=1")
    t.tally(1, "STAR STAR STAR STAR STAR STAR")
    book, ware = t.field.book, SimpleNamespace(refuse=lambda p, unit: None)
    before, book.leads = book.leads, {"salute": ware}  # type: ignore[dict-item]
    try:
        told = [action.text for action in book.steps["leadership"].choices(t.field, 1, ("leadership", side, 0, card))]
    finally:
        book.leads = before
    assert ("salute" in told) is offered


@rule("B-VEH-02")
def test_a_vehicle_by_an_award_costs_nothing() -> None:
    t = Situation("dday n-05 units=1")
    t.unit(1, soldiers=9, points=9)
    step: Any = t.field.book.steps["take-vehicle"]
    step.chosen(t.field, t.get(), ("take-vehicle", 0, 0, "legion-of-merit"), parse_action("take tank"))
    assert [event.data for event in t.events("found")] == [{"card": "tank", "cost": 0}]


@rule("B-TRADE-07", "B-TRADE-01")
def test_an_offer_that_can_no_longer_be_carried_out_is_declined_unasked() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=20, stars=2)
    t.start_at("MUSTER")
    t.answer(1, "trade 2", "give stars 2", "offer")
    assert t.question(2) == "offer"
    t.get(1).stars = 0
    assert t.field.book.steps["offer"].run(t.field, 2, t.field.battle.lanes[2][-1])
    assert [event.seat for event in t.events("trade-declined")] == [2]


@rule("B-SPEC-C05", "B-COMBAT-03")
def test_whom_a_medic_saves_nobody_has_to_name() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, soldiers=9, cards=["medic"])
    t.field.battle.lanes = [(), ()]
    suffer(t.field, t.get(), 1, "B-COMBAT-02")
    assert t.events("saved")
    assert t.field.battle.lanes[1] == ()


@rule("B-SOLO-11")
def test_a_die_that_is_not_in_the_pool_is_named_by_what_it_should_show() -> None:
    t = Situation("dday n-02 units=1")
    t.tally(1, "TOOL TOOL TOOL TOOL TOOL TOOL")
    t.field.battle.spare_dice = (result(TOOL, RED),)
    refused = t.field.book.steps["swap-pool"].refuse(
        t.field, 1, ("swap-pool", 0, 0, "lieutenant"), parse_action("exchange r1 blue STAR")
    )
    assert refused is not None
    assert (refused.key, refused.params) == ("swap-not-there", {"colour": "blue", "face": "STAR"})
