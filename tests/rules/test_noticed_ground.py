"""Lines of maps, moves and shared numbers that could be broken without anybody noticing: each by a test of its own."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hhour.dday.rules.battle.apart import is_alone
from hhour.dday.rules.battle.profile import Profile
from hhour.dday.rules.cards import hooks
from hhour.dday.rules.cards.hooks import ADD, AT_LEAST, AT_MOST
from hhour.dday.rules.dice.rwb import give_bonus
from hhour.dday.rules.map import atlas
from hhour.dday.rules.map.gifts import has_gift
from hhour.dday.rules.map.layout import open_ways
from hhour.dday.rules.map.moving import marker_in_move
from hhour.dday.rules.steps.claims import ClaimsStage, offer_vehicle, sector_turns_out
from hhour.dday.rules.steps.move import opens_way
from hhour.dday.rules.steps.upkeep import book_resources
from hhour.kernel.action import parse_action
from hhour.kernel.faces import (
    COURAGE,
    SOLDIER,
    TWO_SOLDIERS,
)
from tests.rule import rule
from tests.table import Situation


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


@rule("B-MOVE-17")
@pytest.mark.parametrize(
    ("own", "other", "opens"), [("9", "9", True), ("9", "3", False), ("1", "1", False), ("1", "9", False)]
)
def test_a_barrier_is_opened_by_who_stands_before_it_too(own: str, other: str, opens: bool) -> None:
    t = Situation("dday n-06 units=2")
    t.unit(1, sector=own, soldiers=9)
    t.unit(2, sector=other, soldiers=9)
    assert opens_way(t.field, t.get(1), t.get(2)) is opens


@rule("B-SECTOR-46", "B-MAP-N06-R01")
def test_only_those_who_stand_on_ground_that_turns_out_black_must_leave_it() -> None:
    t = Situation("dday n-06 units=3")
    for seat, sector in ((1, 7), (2, 7), (3, 3)):
        t.unit(seat, sector=sector, soldiers=9)
    t.field.battle.stage = t.field.book.slots.index("move")
    sector_turns_out(t.field, t.get(1), 1, t.get(1).sector)  # an artillery barrage
    assert [t.get(seat).must_leave for seat in (1, 2, 3)] == [1, 1, 0]


@rule("B-MAP-N07-C04")
@pytest.mark.parametrize(("sector", "told"), [(9, ["climbed"]), (2, [])])
def test_four_skulls_bring_only_a_climber_up(sector: int, told: list[str]) -> None:
    t = Situation("dday n-07 units=1")
    t.unit(1, sector=sector, soldiers=30)
    t.tally(1, "SKULL SKULL SKULL SKULL STAR STAR")
    book_resources(t.field, t.get())
    assert [event.kind for event in t.table.events if event.kind.startswith("climb")] == told


@rule("B-SECTOR-31")
def test_an_award_of_a_sector_tells_which() -> None:
    t = Situation("dday n-04 units=1 opts=chosen-honour")
    t.unit(1, sector=5, soldiers=9)
    step: Any = t.field.book.steps["sector-award"]
    step.chosen(t.field, t.get(), ("sector-award", t.get().sector, 0, ""), parse_action("take bronze-star"))
    assert [event.source for event in t.events("award")] == ["5"]


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
    open_ways(field.book)
    field.battle.vehicles = (grounds[0].vehicle,)
    ClaimsStage().open(field)
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
    assert [t.field.is_away(unit) for unit in t.field.battle.units] == [True, False][:units]


@rule("B-ROLL-03", "B-TALLY-24")
def test_a_force_that_says_nothing_else_locks_two_dice_and_has_no_straight() -> None:
    t = Situation("dday n-01 units=1")
    profile = Profile(frozenset(), ())
    assert profile.locks(t.field, t.get()) == 2
    assert profile.straight(t.field, t.get(), 0b111111) == 0


@rule("W-SEA-156")
def test_what_others_have_for_all_does_not_reach_a_unit_that_has_not_come() -> None:
    t = Situation("dday n-01 units=3 opts=bazooka-joe=all")
    t.unit(3, cards=["general"])
    t.field.battle.away = 1 << 2
    assert [hooks.fold(t.field, hooks.LOCKS, t.get(seat)) for seat in (1, 2, 3)] == [1, 0, 1]


@rule("B-MOVE-18")
def test_something_waits_on_unknown_ground_and_where_the_map_says_so() -> None:
    book = Situation("dday n-06 units=1").field.book
    waiting = [ground.id for ground in book.sectors if has_gift(ground, 0)]
    assert waiting == ["5", "6", "7", "11", "15"]
    assert [ground.id for ground in book.sectors if has_gift(ground, 1)] == ["5", "15"]


def test_a_number_that_no_card_touches_is_nothing_and_limits_are_folded_from_0(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = SimpleNamespace(passives=[{}, {"medic": True}], tiers=[False, True], outside=[False, True])
    field: Any = SimpleNamespace(book=book)
    unit: Any = SimpleNamespace(specialists=("medic",), vehicle="", held=())
    assert hooks.fold(field, 0, unit) == 0
    reach = [SimpleNamespace(tier=AT_LEAST, amount=2, rule="B-SPEC-C05", slug="medic")]
    reach += [SimpleNamespace(tier=AT_MOST, amount=9, rule="B-SPEC-C06", slug="hero")]
    monkeypatch.setattr(hooks, "reaching", lambda p, hook, unit: reach)
    parts: list[hooks.Part] = []
    assert hooks.fold(field, 1, unit, parts) == 2
    assert [(part.amount, part.rule, part.source) for part in parts] == [(2, "B-SPEC-C05", "medic")], "what changes it"


def test_a_map_is_found_as_a_game_was_begun_with_it() -> None:
    today, before = atlas.as_begun("n-16"), atlas.as_begun("n-16@3")
    assert today is not None
    assert before is not None
    assert (today.lines["bunker"], before.lines["bunker"]) == (2, 5)
    assert [atlas.as_begun(name) for name in ("n-16@", "n-16@x", "n-99", "n-99@3", "@3")] == [None] * 5


def test_a_box_with_folders_but_no_maps_brings_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("teabox", "teabox/tea", "teabox/tea/leaves"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(atlas._map_files("teabox")) == []
