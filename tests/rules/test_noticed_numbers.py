"""Numbers and prices that could be broken without anybody noticing: each by a test of its own."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from hhour.dday.rules.battle.marks import cry, end_cry
from hhour.dday.rules.battle.state import BOOKED, BOTH_SIDES, FREE_ADVANCE, MINES_FOUND, OUT, SHIELDED, Unit
from hhour.dday.rules.battle.trading import Terms, strength_after
from hhour.dday.rules.battle.verbs import check_end, leave_safe, obtain
from hhour.dday.rules.cards.effects import add_effect
from hhour.dday.rules.cards.effects_tally import RerollOne, SetFaces, is_rolling
from hhour.dday.rules.dice import results
from hhour.dday.rules.dice.results import faces_of_die, take_spare_die
from hhour.dday.rules.dice.rwb import insert_special_find
from hhour.dday.rules.dice.tally import can_hold, one_more
from hhour.dday.rules.dice.victims import unlike
from hhour.dday.rules.fight.garrison import german_tally
from hhour.dday.rules.fight.losses import _shots, outlives
from hhour.dday.rules.map.placing import place_unit
from hhour.dday.rules.steps import move
from hhour.dday.rules.steps.bonus import FIRST_SIDE, SECOND_SIDE, ask_other_side
from hhour.dday.rules.steps.casualties import suffer
from hhour.dday.rules.steps.roll import _shows_soldiers
from hhour.dday.rules.steps.upkeep import why_no_straight
from hhour.dday.rules.turn.prices import claim_price, way_price
from hhour.dday.rules.turn.slot import Slot
from hhour.dday.rules.turn.stages import passing
from hhour.kernel.action import Action, parse_action
from hhour.kernel.dice import PLAIN
from hhour.kernel.faces import BLUE, COLOURLESS, FACE_NUMBER, RED, SKULL, STAR, TOOL, WHITE, result
from hhour.kernel.lanes import Stage, settle
from tests.rule import rule
from tests.table import Situation


@rule("B-SOLO-10")
def test_a_die_from_the_pool_is_not_locked() -> None:
    t = Situation("dday n-02 units=1")
    t.tally(1, "TOOL TOOL TOOL TOOL TOOL TOOL")
    t.get().locked = 0b11
    t.field.battle.spare_dice = (result(STAR, BLUE),)
    take_spare_die(t.field, t.get(), 0, "blue", "STAR")
    assert t.get().locked == 0b10
    assert (t.get().faces[0], t.get().colours[0]) == (STAR, BLUE)


@rule("B-OPT-07")
def test_a_well_equipped_unit_is_told_its_ten_points() -> None:
    t = Situation("dday n-02 units=1 opts=well-equipped")
    told = [event.data for event in t.events("gained") if event.rule == "B-OPT-07"]
    assert told == [{"resource": "points", "n": 10, "now": t.get().points}]


@rule("B-DEAD-03")
def test_the_last_to_land_takes_the_map_that_nobody_has_though_others_stand_in_the_first_sector() -> None:
    t = Situation("dday deadstick units=3")
    t.answer(1, "start n-08:1")
    assert len(t.choices(2)) == 3
    t.answer(2, "start n-08:1")
    assert t.choices(3) == ["start n-06:1"]


@rule("B-SPEC-24")
def test_what_would_be_just_enough_but_is_not_there_is_refused_for_that() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, soldiers=9, courage=1, stars=0)
    step, frame = t.field.book.steps["pay"], ("pay", 3, 0, "hero B-SPEC-C04")
    for words, key in (("pay 3 0", "pay-have"), ("pay 2 2", "pay-too-much")):
        refused = step.refuse(t.field, 1, frame, parse_action(words))
        assert refused is not None
        assert (refused.rule, refused.key) == ("B-SPEC-C04", key)


@rule("B-SPEC-24")
@pytest.mark.parametrize(("paid", "left"), [("pay 2 0", ()), ("pay 1 0", (("fall", 1, 0, "B-COMBAT-02"),))])
def test_who_has_bought_all_off_is_asked_no_more(paid: str, left: tuple[object, ...]) -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, soldiers=9, courage=5)
    t.field.battle.lanes = [(), (("fall", 2, 0, "B-COMBAT-02"),)]
    step: Any = t.field.book.steps["pay"]
    step.chosen(t.field, t.get(), ("pay", 2, 0, "hero B-SPEC-C04"), parse_action(paid))
    assert t.field.battle.lanes[1] == left


@rule("B-OPT-05")
def test_a_soldier_that_was_left_out_shows_none() -> None:
    t = Situation("dday n-01 units=1")
    t.tally(1, "SOLDIER STAR STAR TOOL TOOL TWO_SOLDIERS")
    for gone, shows in ((0, True), (0b000001, True), (0b100001, False), (0b011110, True)):
        t.get().left_out = gone
        assert _shows_soldiers(t.get()) is shows


@rule("B-COMBAT-04", "B-SPEC-14")
@pytest.mark.parametrize(("version", "told"), [(2, 0), (3, 1)])
def test_since_version_3_it_is_told_that_there_was_no_choice(version: int, told: int) -> None:
    t = Situation("dday n-01 units=1", version=version)
    t.field.battle.lanes = [(), ()]
    t.unit(1, sector=4, soldiers=30, courage=9, cards=["medic"])
    t.dice("1")
    t.start_at("MOVE")
    if t.question() == "move":
        t.answer(1, "advance 7")
    assert t.events("sacrificed")
    assert len(t.events("no-choice")) == told


@rule("B-PRIO-07")
@pytest.mark.parametrize(("version", "got"), [(2, True), (3, False)])
def test_since_version_3_what_is_gone_meanwhile_is_nobodys(version: int, got: bool) -> None:
    t = Situation("dday n-01 units=2", version=version)
    t.unit(1, soldiers=9, stars=9)
    t.unit(2, soldiers=9, cards=["captain"])
    t.start_at("MUSTER")
    t.field.battle.lanes[1] = (("contest", 0, 0, "recruit captain"),)
    settle(t.field)
    assert ("captain" in t.get(1).specialists) is got


@rule("B-ROLL-05")
def test_a_card_for_dice_of_a_colour_is_of_no_use_without_one() -> None:
    t = Situation("dday n-01 units=1")
    t.tally(1, "STAR STAR STAR STAR STAR STAR")
    t.get().colours = (WHITE,) * 6
    refused = [SetFaces(1, colour).refuse(t.field, t.get(), "medic") for colour in (RED, BLUE, WHITE, -1)]
    assert [one and one.key for one in refused] == ["card-no-die", "card-no-die", None, None]


@rule("B-TALLY-05")
def test_dice_are_still_rolled_while_they_lie_there_in_roll_and_not_else() -> None:
    t = Situation("dday n-01 units=1")
    t.start_at("ROLL")
    assert not is_rolling(t.field, t.get())
    t.tally(1, "STAR STAR STAR STAR STAR STAR")
    assert is_rolling(t.field, t.get())
    t.field.battle.stage = t.field.book.slots.index("muster")
    assert not is_rolling(t.field, t.get())


@rule("B-ROLL-05")
def test_a_die_is_set_to_the_faces_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = (SKULL,) * 6
    monkeypatch.setattr(results, "KINDS", [SimpleNamespace(faces=PLAIN), SimpleNamespace(faces=odd)])
    plain, strange = SimpleNamespace(plain=True, kinds=(0, 0)), SimpleNamespace(plain=False, kinds=(0, 1))
    for tray, kinds, faces in (
        (plain, (), (PLAIN, PLAIN)),
        (strange, (), (PLAIN, odd)),
        (plain, (1, 0), (odd, PLAIN)),  # a die that has come from elsewhere
    ):
        force: Any = SimpleNamespace(tray=tray, kinds=kinds)
        assert (faces_of_die(force, 0), faces_of_die(force, 1)) == faces


@rule("R-AI-03")
@pytest.mark.parametrize(
    ("words", "stars"), [("SKULL SKULL SKULL STAR SKULL STAR", 1), ("SKULL STAR SKULL STAR SKULL STAR", 3)]
)
def test_skulls_of_the_garrison_beyond_a_set_cancel(words: str, stars: int) -> None:
    counts, _ = german_tally([FACE_NUMBER[word] for word in words.split()])
    assert counts[STAR] == stars


@rule("B-AWARD-12")
@pytest.mark.parametrize(("number", "told"), [(2, 1), (0, 0)])
def test_a_shield_that_nothing_hits_is_not_told(number: int, told: int) -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, soldiers=9)
    t.get().flags |= SHIELDED
    suffer(t.field, t.get(), number, "B-COMBAT-02")
    assert len(t.events("shielded")) == told
    assert t.get().soldiers == 9


@rule("B-PRIO-07")
@pytest.mark.parametrize("lane", [(), (("muster", 0, 0, ""),)])
def test_only_who_is_asked_for_a_claim_is_told_its_price(lane: Any) -> None:
    t = Situation("dday n-01 units=2")
    t.field.battle.lanes[1] = lane
    assert claim_price(t.field, 1, Action("claim")) == ()
    t.field.battle.lanes[1] = (("claim", 2, 0, "recruit captain"),)
    assert [(cost.what, cost.n) for cost in claim_price(t.field, 1, Action("claim"))] == [("stars", 4)]


def told_way(t: Situation, words: str) -> list[str]:
    return [f"{cost.what} {cost.n}" for cost in way_price(t.field, 1, parse_action(words))]


@rule("B-MOVE-08", "B-MINE-01")
def test_a_way_tells_courage_where_it_leads_up_and_mines_where_they_are_met() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=9, courage=9)
    mines = f"mines {way_price(t.field, 1, parse_action('charge 8'))[0].n}"
    assert told_way(t, "advance 8") == ["courage 2", mines]
    assert told_way(t, "charge 8") == [mines], "a Battle Cry costs nothing but mines"
    assert told_way(t, "move 4") == [], "to the side nothing is paid"
    assert told_way(t, "advance 1") == told_way(t, "advance nowhere") == told_way(t, "stay") == []
    t.get().flags |= MINES_FOUND
    assert told_way(t, "advance 8") == ["courage 2"]
    t.get().flags &= ~MINES_FOUND
    t.give(1, "minesweeper")
    assert told_way(t, "advance 8") == ["courage 2"]


@rule("B-MOVE-08")
def test_an_advance_that_is_free_says_so() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=9, courage=9)
    t.get().flags |= FREE_ADVANCE
    assert told_way(t, "advance 8")[0] == "courage 0"


@rule("B-MOVE-08", "B-VEH-05")
@pytest.mark.parametrize(("vehicle", "loses"), [("", False), ("tank", False)])
def test_a_way_takes_no_vehicle_that_may_go_along(vehicle: str, loses: bool) -> None:
    t = Situation("dday n-05 units=1")
    t.unit(1, sector=5, soldiers=9, courage=9)
    t.get().vehicle = vehicle
    ways = [edge.walk.text for edge in t.field.book.edges[t.get().sector] if not t.field.ground(edge.target).no_vehicle]
    assert ways
    assert any("vehicle" in one for way in ways for one in told_way(t, way)) is loses


@rule("B-RWB-15")
def test_a_battle_cry_that_is_used_up_is_gone() -> None:
    t = Situation("dday n-01 units=1")
    cry(t.get())
    assert t.get().battle_cry == 1
    end_cry(t.get())
    assert t.get().battle_cry == 0


@rule("B-END-02")
def test_a_battle_that_all_have_lost_is_lost_by_nobody_in_particular() -> None:
    t = Situation("dday n-01 units=2")
    for unit in t.field.battle.units:
        unit.status = OUT
    check_end(t.field)
    assert [(event.seat, event.data["unit"]) for event in t.events("lost")] == [(0, 0)]


@rule("B-TRADE-08")
def test_only_specialists_that_may_be_traded_count_in_a_trade() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, soldiers=2, cards=["messenger"])
    whole = strength_after(t.field, t.get(1), Terms(), 0)
    assert whole == 3
    for terms, left in (("messenger|", 2), ("grenade|", 3), ("stars 1|messenger", 4), ("stars 1|grenade", 3)):
        assert strength_after(t.field, t.get(1), Terms(terms), 0) == left


@rule("B-AWARD-09")
def test_no_straight_is_declared_once_the_awards_are_gone() -> None:
    t = Situation("dday n-01 units=1")
    t.tally(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    assert why_no_straight(t.field, t.get()) is None
    t.field.battle.deck = ()
    refused = why_no_straight(t.field, t.get())
    assert refused is not None
    assert refused.rule == "B-AWARD-09"


@rule("B-ITEM-10")
def test_what_holds_in_a_sector_is_told_of_no_seat() -> None:
    t = Situation("dday n-01 units=1")
    add_effect(t.field, "no-mgf", 4, 0, "grenade")
    assert [event.seat for event in t.events("effect")] == [0]


@rule("B-END-04")
@pytest.mark.parametrize(("entered", "kept"), [(3, 3), (0, 5)])
def test_when_a_unit_came_to_its_bunker_is_kept(entered: int, kept: int) -> None:
    t = Situation("dday n-01 units=1")
    unit: Unit = t.unit(1, sector="bunker", soldiers=9)
    unit.entered, t.field.battle.turn = entered, 5
    leave_safe(t.field, unit)
    assert unit.entered == kept


@rule("B-RWB-12", "A-CARD-BDG-16")
@pytest.mark.parametrize(("side", "offered"), [(FIRST_SIDE, ["charge"]), (SECOND_SIDE, ["soldiers"])])
def test_the_side_of_a_battle_cry_that_was_taken_is_not_offered_again(side: int, offered: list[str]) -> None:
    t = Situation("dday n-01 units=1")
    t.start_at("UPKEEP")
    step = t.field.book.steps["battle-cry"]
    assert [action.text for action in step.choices(t.field, 1, ("battle-cry", side, 0, ""))] == offered


@rule("B-RWB-17")
@pytest.mark.parametrize(
    ("lane", "flags", "place"), [((("marker", 0, 0, ""), ("book", 0, 0, "")), 0, 1), ((), 0, 0), ((), BOOKED, 0)]
)
def test_a_special_find_waits_for_the_booking_where_it_is_still_to_come(lane: Any, flags: int, place: int) -> None:
    t = Situation("dday n-02 units=1")
    t.field.battle.lanes[1] = lane
    t.get().flags = flags
    insert_special_find(t.field, t.get(), "")
    assert t.field.battle.lanes[1] == (*lane[:place], ("special-find", 0, 0, ""), *lane[place:])


class Quiet(Stage[Any]):
    phase = "MOVE"

    def open(self, p: Any) -> None:
        raise AssertionError("it is passed over")


@rule("B-TURN-01", "B-TURN-02")
@pytest.mark.parametrize(("place", "told"), [(0, 1), (1, 0)])
def test_a_turn_is_told_to_begin_even_if_its_first_stage_is_passed_over(place: int, told: int) -> None:
    t = Situation("dday n-01 units=1")
    before = len(t.events("turn"))
    book = t.field.book
    was, book.passes = book.passes, (lambda p, name: name == "quiet",)
    try:
        t.field.battle.stage = place
        passing(Slot("quiet", Quiet())).open(t.field)
    finally:
        book.passes = was
    assert len(t.events("turn")) == before + told


@rule("B-UPKEEP-09", "B-SECTOR-05")
def test_who_arrives_on_a_black_shield_must_leave_in_the_next_move() -> None:
    t = Situation("dday n-01 units=1")
    black = next(ground for ground in t.field.book.sectors if ground.black)
    place_unit(t.field, t.get(), black.index)
    assert (t.get().must_leave, t.get().marker) == (1, 1)
    place_unit(t.field, t.get(), 0)
    assert t.get().must_leave == 0


@rule("B-TALLY-12")
@pytest.mark.parametrize("first", [0, 2, 4])
def test_a_die_stands_for_its_twin_while_it_may_be_cancelled_itself(first: int) -> None:
    t = Situation("dday n-01 units=1")
    t.tally(1, "STAR STAR TOOL TOOL SOLDIER SOLDIER")
    both = 0b11 << first
    assert unlike(t.get(), both) == 1 << first
    assert unlike(t.get(), 2 << first) == 2 << first, "the first is gone"
    left = 0b111111 & ~(1 << first)
    assert unlike(t.get(), left) & both == 2 << first, "whatever else is there"
    t.get().faces = (SKULL, *t.get().faces[1:])
    assert unlike(t.get(), 0b11) == 0b11, "they show different faces"


@rule("B-RWB-01", "B-TALLY-01", "B-UPKEEP-02")
def test_a_result_that_is_no_die_counts_once_in_its_colour() -> None:
    t = Situation("dday n-01 units=1")
    unit = t.unit(1, soldiers=9)
    t.tally(1, "STAR STAR TOOL TOOL STAR STAR")
    twice = one_more(one_more(unit.claimed, STAR), STAR)
    unit.virtual = (result(STAR, WHITE), result(STAR, COLOURLESS))
    assert not can_hold(t.field, unit, twice, 0, 0)
    unit.virtual = (result(STAR, WHITE), result(STAR, WHITE))
    assert can_hold(t.field, unit, twice, 0, 0)


@rule("B-OPT-H04")
def test_with_kind_skulls_a_result_may_go_where_nothing_is_claimed() -> None:
    t = Situation("dday n-01 units=1 opts=kind-skulls")
    t.unit(1, sector=5, soldiers=9)
    t.tally(1, "STAR SKULL TOOL TOOL SOLDIER COURAGE")
    t.get().virtual = (result(STAR, COLOURLESS),)
    t.start_at("UPKEEP")
    assert t.question() == "cancel"
    assert "cancel colourless STAR" in t.choices()


@rule("A-CARD-BDG-16")
@pytest.mark.parametrize(("side", "asked"), [(0, 1), (FIRST_SIDE, 0)])
def test_both_sides_are_asked_for_once(side: int, asked: int) -> None:
    t = Situation("dday n-01 units=1")
    t.field.battle.lanes = [(), ()]
    t.get().flags |= BOTH_SIDES
    ask_other_side(t.field, t.get(), ("leadership", side, 0, ""), True)
    assert len(t.field.battle.lanes[1]) == asked
    assert bool(t.get().flags & BOTH_SIDES) is not bool(asked)


@rule("B-MINE-01")
@pytest.mark.parametrize(("value", "fall"), [(-1, 0), (3, 3), (9, 6)])
def test_a_mine_takes_no_less_than_nobody_and_no_more_than_six(
    value: int, fall: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, soldiers=9)
    monkeypatch.setattr(move, "folded", lambda *words: value)
    move.mine_goes_off(t.field, t.get(), 3, 0)
    assert [event.data["n"] for event in t.events("casualties")] == [fall]


@rule("B-UPKEEP-04", "R-CRT-12")
@pytest.mark.parametrize("face", [SKULL, STAR, TOOL])
def test_which_bonus_was_obtained_is_noted(face: int) -> None:
    t = Situation("dday n-01 units=1")
    obtain(t.field, t.get(), face)
    assert t.get().obtained == 1 << face


@rule("P-MGF-04", "B-MGF-01")
def test_where_grey_dice_were_decided_against_guns_fire_with_ordinary_ones() -> None:
    t = Situation("dday n-02 units=1 opts=grey-mgf-dice")
    t.unit(1, sector=3, soldiers=9)
    t.field.battle.mgf = ((t.get().sector, 4, 2),)
    book = t.field.book
    before, book.grey_refused = book.grey_refused, lambda p: True
    try:
        assert _shots(t.field, t.get(), None) == 6
    finally:
        book.grey_refused = before


@rule("B-ROLL-05")
def test_who_has_locked_every_die_rolls_none_again() -> None:
    t = Situation("dday n-01 units=1")
    t.tally(1, "STAR STAR STAR STAR STAR STAR")
    assert RerollOne().refuse(t.field, t.get(), "corporal") is None
    t.get().locked = 0b111111
    refused = RerollOne().refuse(t.field, t.get(), "corporal")
    assert refused is not None
    assert refused.key == "card-no-die"


@rule("B-RWB-15")
@pytest.mark.parametrize(("how", "left"), [(move.CHARGE, 0), (move.WALK, 1)])
def test_only_a_charge_uses_a_battle_cry_up(how: int, left: int) -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=1, soldiers=9, courage=9)
    t.get().battle_cry = 1
    edge = next(edge for edge in t.field.book.edges[t.get().sector] if not edge.mine)
    move.depart(t.field, t.get(), edge, how)
    assert t.get().battle_cry == left


@rule("B-COMBAT-04", "B-COMBAT-08")
@pytest.mark.parametrize(
    ("soldiers", "cards", "most"),
    [(0, ["paratrooper"], 0), (0, ["medic", "scout"], 1), (0, ["paratrooper", "medic"], 6), (3, [], 2), (0, [], -1)],
)
def test_a_specialist_falls_whole_when_it_is_asked_who_outlives(soldiers: int, cards: list[str], most: int) -> None:
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, soldiers=soldiers, cards=cards)
    assert [number for number in range(9) if outlives(t.field, t.get(), number)] == list(range(most + 1))
