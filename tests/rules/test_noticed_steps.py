"""Lines of the steps that could be broken without anybody noticing: each by a test of its own."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hhour.dday.rules.battle.apart import is_alone
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.profile import Profile
from hhour.dday.rules.battle.state import SWAPPED, Force
from hhour.dday.rules.battle.table import fill_effect
from hhour.dday.rules.battle.verbs import lose_specialist, roll_spare_dice
from hhour.dday.rules.cards import hooks
from hhour.dday.rules.cards.card import Effect
from hhour.dday.rules.cards.effects import Both, no
from hhour.dday.rules.cards.hooks import ADD, AT_LEAST, AT_MOST
from hhour.dday.rules.dice.rwb import give_bonus
from hhour.dday.rules.fight.defence import faced, raised
from hhour.dday.rules.map import atlas
from hhour.dday.rules.map.moving import marker_in_move
from hhour.dday.rules.map.placing import change_places
from hhour.dday.rules.steps.assault import assault
from hhour.dday.rules.steps.bonus import FIRST_SIDE, SECOND_SIDE
from hhour.dday.rules.steps.casualties import suffer
from hhour.dday.rules.steps.claims import ClaimsStage, offer_vehicle, sector_turns_out
from hhour.dday.rules.steps.fightback import column, masks, modifiers, wear
from hhour.dday.rules.steps.move import opens_way
from hhour.dday.rules.steps.upkeep import book_resources
from hhour.kernel.action import parse_action
from hhour.kernel.faces import (
    BLUE,
    COURAGE,
    FACE_NUMBER,
    RED,
    SKULL,
    SOLDIER,
    STAR,
    TOOL,
    TWO_SOLDIERS,
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


@rule("R-CRT-13")
def test_equipment_counts_where_it_was_used_and_nothing_else_does() -> None:
    t = Situation("dday n-01 units=1 opts=fight-back=on")
    t.unit(1, sector=9, soldiers=20)
    here, there = t.get().sector, t.field.book.index("8")
    for effects, found in (
        ((("def", here, 2, "bazooka"),), [(1, "R-CRT-13")]),
        ((("def", there, 2, "bazooka"),), []),
        ((("guns-gone", here, 0, "grenadier"),), []),
    ):
        t.field.battle.effects = effects
        assert modifiers(t.field, here, [t.get()]) == found


@rule("R-CRT-03")
def test_who_joins_a_fight_joins_that_of_his_sector_alone() -> None:
    t = Situation("dday n-01 units=4 opts=fight-back=on")
    here, there = t.field.book.index("9"), t.field.book.index("8")
    t.field.battle.lanes = [
        (),
        (("fight", here, 0, ""),),
        (("join-fight", here, 0, ""),),
        (("fight", there, 0, ""),),
        (("spoils", here, 0, ""),),
    ]
    t.field.book.steps["join-fight"].answer(t.field, 2, ("join-fight", here, 0, ""), parse_action("join"))
    lanes = t.field.battle.lanes
    assert (lanes[1], lanes[2]) == ((("fight", here, 1 << 2, ""),), ())
    assert (lanes[3], lanes[4]) == ((("fight", there, 0, ""),), (("spoils", here, 0, ""),))


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


@rule("B-MAP-N06-R04", "B-SECTOR-25")
@pytest.mark.parametrize(("free", "there", "offered"), [(True, True, True), (True, False, False), (False, True, False)])
def test_a_vehicle_is_offered_on_arrival_if_it_is_free_and_still_stands_there(
    free: bool, there: bool, offered: bool
) -> None:
    t = Situation("dday n-05 units=1")
    t.unit(1, sector=5, soldiers=20)
    ground = t.field.ground(t.get().sector)
    assert (ground.vehicle, ground.vehicle_free) == ("tank", False)
    t.field.battle.claims = ((t.get().sector, 1),)
    t.field.battle.lanes = [(), ()]
    if not there:
        t.field.battle.vehicles = tuple(one for one in t.field.battle.vehicles if one != "tank")
    ground.vehicle_free = free
    try:
        offer_vehicle(t.field, t.get().sector, 0)
    finally:
        ground.vehicle_free = False
    assert bool(t.field.battle.lanes[1]) is offered


@rule("B-MAP-N06-R01")
@pytest.mark.parametrize("version", [2, 3, 7])
def test_unknown_ground_shows_itself_on_arrival_since_version_3(version: int) -> None:
    t = Situation("dday n-06 units=2", version=version)
    t.field.battle.lanes = [()] * 3
    for seat in (1, 2):
        t.unit(seat, sector=3, soldiers=60, courage=9)
    t.start_at("MOVE")
    if version >= 3:
        t.dice("4")
    t.answer(1, "advance 6")
    assert bool(t.events("random-sector")) is (version >= 3)
    assert t.question(2) == "move"


@rule("B-SECTOR-43")
@pytest.mark.parametrize(("face", "gained"), [(SOLDIER, 4), (TWO_SOLDIERS, 6), (COURAGE, 0)])
def test_only_a_battle_cry_is_not_to_be_had_where_there_is_none(face: int, gained: int) -> None:
    t = Situation("dday n-16 units=2")
    t.unit(1, sector=7, soldiers=9)
    assert t.field.ground(t.get().sector).no_battle_cry
    t.field.battle.lanes = [()] * 3
    give_bonus(t.field, t.get(), face, "command-jacket")
    assert t.get().soldiers == 9 + gained
    assert bool(t.events("rwb")) is bool(gained)
    assert t.field.battle.lanes[1] == ((("reinforce", 0, 0, "command-jacket"),) if face == SOLDIER else ())


@rule("R-CRT-09", "R-CRT-03")
def test_losses_of_a_joint_fight_are_assigned_one_by_one_and_no_further() -> None:
    t = Situation("dday n-01 units=2 opts=fight-back=on")
    for seat in (1, 2):
        t.unit(seat, sector=9, soldiers=9)
    here = t.get().sector
    t.field.battle.lanes = [(), (("split-losses", 2, here * masks(t.field) + 0b110, "9"),), ()]
    t.field.battle.turn, t.field.battle.stage = 1, t.field.book.slots.index("fight-back")
    t.answer(1, "loss 1", "loss 2")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (8, 8)
    assert t.question(1) != "split-losses"


@rule("R-CRT-06", "R-CRT-03")
def test_a_fight_left_to_others_who_are_too_weak_is_refused_for_that() -> None:
    t = Situation("dday n-01 units=2 opts=fight-back=on")
    for seat in (1, 2):
        t.unit(seat, sector=9, soldiers=1)
    here, step = t.get().sector, t.field.book.steps["fight"]
    for mask, key in ((1 << 2, "fight-weak"), (0, "fight-nobody")):
        refused = step.refuse(t.field, 1, ("fight", here, mask, ""), parse_action("leave"))
        assert refused is not None
        assert refused.key == key


@rule("R-CRT-06", "R-CRT-07")
def test_who_is_below_a_third_has_no_column() -> None:
    assert [column(allied, 9) for allied in (2, 3)] == [-1, 0]


@rule("R-CRT-03")
@pytest.mark.parametrize(("units", "wide"), [(5, 1 << 6), (6, 1 << 7)])
def test_only_a_sixth_seat_takes_more_room_than_old_saves_have(units: int, wide: int) -> None:
    assert masks(Situation(f"dday n-01 units={units} opts=fight-back=on,shaef=on").field) == wide


@rule("R-CRT-10")
@pytest.mark.parametrize(("worn", "gun", "told"), [(0, 0, 0), (1, 0, 1), (0, 1, 1)])
def test_a_fight_that_wears_nothing_is_not_told_to_have(worn: int, gun: int, told: int) -> None:
    t = Situation("dday n-01 units=1 opts=fight-back=on")
    t.unit(1, sector=9, soldiers=9)
    wear(t.field, t.get().sector, worn, gun)
    assert len(t.events("worn")) == told


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


@rule("B-MOVE-17")
@pytest.mark.parametrize(
    ("own", "other", "opens"), [("9", "9", True), ("9", "3", False), ("1", "1", False), ("1", "9", False)]
)
def test_a_barrier_is_opened_by_who_stands_before_it_too(own: str, other: str, opens: bool) -> None:
    t = Situation("dday n-06 units=2")
    t.unit(1, sector=own, soldiers=9)
    t.unit(2, sector=other, soldiers=9)
    assert opens_way(t.field, t.get(1), t.get(2)) is opens


@rule("P-MGF-41", "R-AI-05")
@pytest.mark.parametrize(("options", "least"), [("", 0), (" opts=grey-mgf-dice", 1)])
def test_a_gun_die_is_never_below_what_it_can_show(options: str, least: int) -> None:
    t = Situation(f"dday n-02 units=1{options}")
    book = t.field.book
    before, book.gun_die = book.gun_die, (lambda p, die: die - 9,)
    try:
        assert raised(t.field, 3) == least
    finally:
        book.gun_die = before


@rule("B-DEF-01", "R-CRT-10")
def test_a_fixed_def_that_is_worn_away_is_none() -> None:
    t = Situation("dday n-08 units=1 opts=fight-back=on")
    unit = t.unit(1, sector=11, soldiers=9)
    t.field.battle.worn = tuple(11 if place == unit.sector else 0 for place in range(len(t.field.battle.worn)))
    assert faced(t.field, unit) == 0


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


@rule("B-SECTOR-46", "B-MAP-N06-R01")
def test_only_those_who_stand_on_ground_that_turns_out_black_must_leave_it() -> None:
    t = Situation("dday n-06 units=3")
    for seat, sector in ((1, 7), (2, 7), (3, 3)):
        t.unit(seat, sector=sector, soldiers=9)
    t.field.battle.stage = t.field.book.slots.index("move")
    sector_turns_out(t.field, t.get(1), 1, t.get(1).sector)  # an artillery barrage
    assert [t.get(seat).must_leave for seat in (1, 2, 3)] == [1, 1, 0]


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


@rule("R-ASSAULT-09")
@pytest.mark.parametrize(("units", "deck", "asked"), [(2, True, True), (2, False, False), (1, True, False)])
def test_a_trophy_is_for_a_unit_still_in_play_and_while_there_are_awards(units: int, deck: bool, asked: bool) -> None:
    t = Situation(f"dday n-01 units={units} opts=assault")
    for seat in range(1, units + 1):
        t.unit(seat, sector="bunker" if seat == 1 else 3, soldiers=200)
    if not deck:
        t.field.battle.deck = ()
    t.field.battle.lanes = [()] * (units + 1)
    assault(t.field, t.get(1))
    assert (t.field.battle.lanes[1][-1:] == (("trophy", 1, 0, ""),)) is asked


@rule("R-ASSAULT-11")
def test_who_has_assaulted_is_not_asked_again() -> None:
    t = Situation("dday n-01 units=3 opts=assault")
    for seat in (1, 2, 3):
        t.unit(seat, sector="bunker", soldiers=1)
    step: Any = t.field.book.steps["assault-order"]
    t.field.battle.lanes = [()] * 4
    step.chosen(t.field, t.get(1), ("assault-order", 1 << 1, 0, ""), parse_action("assault 2"))
    assert t.field.battle.lanes[3][0] == ("assault-order", 0b110, 0, "")


@rule("B-MAP-N07-C04")
@pytest.mark.parametrize(("sector", "told"), [(9, ["climbed"]), (2, [])])
def test_four_skulls_bring_only_a_climber_up(sector: int, told: list[str]) -> None:
    t = Situation("dday n-07 units=1")
    t.unit(1, sector=sector, soldiers=30)
    t.tally(1, "SKULL SKULL SKULL SKULL STAR STAR")
    book_resources(t.field, t.get())
    assert [event.kind for event in t.table.events if event.kind.startswith("climb")] == told


@rule("B-OPT-10")
def test_what_lies_in_the_pool_of_all_is_told_to_no_seat_in_particular() -> None:
    table = Table("dday n-06 units=2 opts=random-specialists", seed="dealt")
    assert [event.seat for event in table.events if event.kind == "dealt" and event.rule == "B-OPT-10"] == [0]


@rule("B-SECTOR-31")
def test_an_award_of_a_sector_tells_which() -> None:
    t = Situation("dday n-04 units=1 opts=chosen-honour")
    t.unit(1, sector=5, soldiers=9)
    step: Any = t.field.book.steps["sector-award"]
    step.chosen(t.field, t.get(), ("sector-award", t.get().sector, 0, ""), parse_action("take bronze-star"))
    assert [event.source for event in t.events("award")] == ["5"]


@rule("B-RWB-08", "A-CARD-BDG-16")
@pytest.mark.parametrize(
    ("side", "verbs"), [(FIRST_SIDE, {"courage"}), (SECOND_SIDE, {"white"}), (0, {"courage", "white"})]
)
def test_the_side_of_leadership_that_was_taken_is_not_offered_again(side: int, verbs: set[str]) -> None:
    t = Situation("dday n-01 units=1")
    t.tally(1, "STAR STAR STAR STAR STAR STAR")
    step = t.field.book.steps["leadership"]
    assert {action.verb for action in step.choices(t.field, 1, ("leadership", side, 0, ""))} == verbs


def test_a_passive_that_holds_a_number_up_leaves_a_higher_one_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    book = SimpleNamespace(passives=[True], tiers=[True])
    field: Any = SimpleNamespace(book=book)
    for base, amounts, value in ((1, {AT_LEAST: 3}, 3), (5, {AT_LEAST: 3}, 5), (1, {ADD: 4}, 5), (9, {AT_MOST: 3}, 3)):
        reach = [SimpleNamespace(tier=tier, amount=amount, rule="", slug="") for tier, amount in amounts.items()]
        monkeypatch.setattr(hooks, "reaching", lambda p, hook, unit, reach=reach: reach)
        assert hooks.folded(field, 0, field, base) == value


def test_a_map_says_in_which_box_it_lies() -> None:
    found = {slug: atlas.box_of.__wrapped__(slug) for slug in ("n-01", "n-13", "n-20", "deadstick")}
    assert found == {"n-01": "base", "n-13": "atlantikwall", "n-20": "way-to-hell", "deadstick": "base"}


def test_only_the_base_game_without_boxes_is_known_to_hang_on_nothing_but_dice() -> None:
    books = {slug: Situation(f"dday {slug}").field.book for slug in ("n-02", "n-13")}
    assert books["n-13"].plain
    assert [is_alone(book) for book in books.values()] == [True, False]


@rule("B-MOVE-18", "B-MAP-N06-R04")
@pytest.mark.parametrize("sectors", [("2",), ("2", "3"), ("3", "2", "3")])
def test_every_sector_that_was_entered_gives_what_waits_there(sectors: tuple[str, ...]) -> None:
    t = Situation("dday n-01 units=3")
    for seat, sector in enumerate(sectors, 1):
        t.unit(seat, sector=sector, soldiers=9 + seat)
    field = t.field
    field.battle.claims = tuple((field.book.index(sector), seat) for seat, sector in enumerate(sectors, 1))
    field.battle.lanes = [()] * 4
    places = {field.book.index(sector) for sector in sectors}
    grounds = [field.ground(place) for place in places]
    for ground in grounds:
        assert not ground.vehicle
        ground.vehicle, ground.vehicle_free = field.battle.vehicles[0] if field.battle.vehicles else "jeep", True
    held, field.battle.vehicles = field.battle.vehicles, (grounds[0].vehicle,)
    try:
        ClaimsStage().open(field)
    finally:
        field.battle.vehicles = held
        for ground in grounds:
            ground.vehicle, ground.vehicle_free = "", False
    asked = [frame[1] for lane in field.battle.lanes for frame in lane if frame[0] == "free-vehicle"]
    assert sorted(asked) == sorted(places)


@rule("B-UPKEEP-08", "B-UPKEEP-07")
def test_a_marker_that_is_still_to_be_turned_counts_as_turned_in_the_move() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=2, soldiers=9, marker=2)
    for phase, lane, marker in (("ROLL", (), 3), ("UPKEEP", (("marker", 0, 0, ""),), 3), ("UPKEEP", (), 2)):
        t.field.battle.stage = t.field.book.slots.index(phase.lower())
        t.field.battle.lanes[1] = lane
        assert marker_in_move(t.field, t.get()) == marker


@rule("W-SEA-01")
@pytest.mark.parametrize("units", [1, 2])
def test_a_unit_that_has_not_come_yet_is_not_in_play(units: int) -> None:
    t = Situation(f"dday n-01 units={units}")
    assert t.get(1) in t.field.in_play()
    t.field.battle.away = 1 << 1
    assert [unit.seat for unit in t.field.in_play()] == list(range(2, units + 1))


def test_a_force_that_says_nothing_else_locks_two_dice_and_has_no_straight() -> None:
    t = Situation("dday n-01 units=1")
    profile = Profile(frozenset(), ())
    assert profile.locks(t.field, t.get()) == 2
    assert profile.straight(t.field, t.get(), 0b111111) == 0


def test_a_number_that_no_card_touches_is_nothing_and_limits_are_folded_from_0(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = SimpleNamespace(passives=[{}, {"medic": True}], tiers=[False, True], outside=[False, False])
    field: Any = SimpleNamespace(book=book)
    unit: Any = SimpleNamespace(specialists=("medic",), vehicle="", held=())
    assert hooks.fold(field, 0, unit) == 0
    reach = [SimpleNamespace(tier=AT_LEAST, amount=2, rule="B-SPEC-C05", slug="medic")]
    reach += [SimpleNamespace(tier=AT_MOST, amount=9, rule="B-SPEC-C06", slug="hero")]
    monkeypatch.setattr(hooks, "reaching", lambda p, hook, unit: reach)
    parts: list[hooks.Part] = []
    assert hooks.fold(field, 1, unit, parts) == 2
    assert [(part.amount, part.rule, part.source) for part in parts] == [(2, "B-SPEC-C05", "medic")], "what changes it"


@rule("B-ITEM-16")
@pytest.mark.parametrize(("word", "key"), [("copy 1", "unit-own"), ("copy 9", "unit-none"), ("copy", "not-offered")])
def test_whose_tally_cannot_be_copied_is_told(word: str, key: str) -> None:
    t = Situation("dday n-01 units=3")
    step = next(step for step in t.field.book.steps.values() if type(step).__name__ == "CopyWhom")
    refused = step.refuse(t.field, 1, ("copy-whom", 0, 0, "dispatch-case"), parse_action(word))
    assert refused is not None
    assert refused.key == key


def test_a_map_is_found_as_a_game_was_begun_with_it() -> None:
    today, before = atlas.as_begun("n-16"), atlas.as_begun("n-16@3")
    assert today is not None
    assert before is not None
    assert (today.lines["bunker"], before.lines["bunker"]) == (2, 5)
    assert [atlas.as_begun(name) for name in ("n-16@", "n-16@x", "n-99", "n-99@3", "@3")] == [None] * 5


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


def test_a_box_with_folders_but_no_maps_brings_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("teabox", "teabox/tea", "teabox/tea/leaves"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(atlas._map_files("teabox")) == []


@rule("R-CRT-09")
@pytest.mark.parametrize(("frame", "asks"), [(("fall", 1, 0, ""), False), (("pay", 1, 0, ""), False), (None, True)])
def test_the_next_loss_is_assigned_once_the_last_has_fallen(frame: Any, asks: bool) -> None:
    t = Situation("dday n-01 units=2 opts=fight-back=on")
    t.field.battle.lanes = [(), (), (frame,) if frame else ()]
    step: Any = t.field.book.steps["split-losses"]
    assert step.asks(t.field, 1, ("split-losses", 1, 0, "")) is asks


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


@rule("B-SPEC-C05")
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
