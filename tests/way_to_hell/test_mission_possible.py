"""Mission: Possible: both Missions are kept, and one left over costs stars (W-MISS-70 to -76)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.module import fails_by
from hhour.dday.boxes.way_to_hell.missions.supply import contested, missing_items
from hhour.dday.game import DDay
from hhour.kernel.lanes import settle
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import parse_setup
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.missions import accomplish, at_upkeep, give, place_for, table


@rule("W-MISS-70", "W-MISS-76")
def test_with_mission_possible_both_missions_are_kept_and_made_possible() -> None:
    t = Situation("dday n-02 opts=missions,mission-possible", "lillyman-lights montlaur-wager")
    while t.question(1) == "make-room":
        t.answer(1, t.choices(1)[0])
    assert t.get().held == ("lillyman-lights", "montlaur-wager")
    assert {"signalling-lamp", "bazooka"} <= set(t.field.battle.items)


@rule("W-MISS-76")
def test_where_not_both_can_be_served_the_player_chooses_which() -> None:
    """Two Missions lack an Item each, and there is one Item left that may go."""
    t = table(",mission-possible")
    give(t, "lillyman-lights", "montlaur-wager")
    t.field.battle.items = ("lucky-charm",)
    t.field.push(0, "mission-supply")
    settle(t.field)
    assert t.choices(1) == ["serve lillyman-lights", "serve montlaur-wager"]
    assert t.refused(1, "serve foster-bren").rule == "W-MISS-76"
    t.answer(1, "serve montlaur-wager")
    assert t.question(1) != "serve-mission"
    assert t.field.battle.items == ("bazooka",), "the other Mission gets nothing"


@rule("W-MISS-75")
def test_the_stars_are_paid_before_combat_and_may_come_by_trade() -> None:
    t = table(",mission-possible", units=2, draws="mason-tanker foster-bren lillyman-lights khan-silence")
    for seat in (1, 2):
        while t.question(seat) == "make-room":
            t.answer(seat, t.choices(seat)[0])
    give(t, "foote-choice")
    give(t, seat=2)
    way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
    t.unit(1, sector=way, courage=20, soldiers=60, stars=7, cards=["scout", "hero", "medic", "veteran"])
    t.unit(2, sector=way, courage=20, soldiers=60, stars=3)
    t.start_at("MOVE")
    t.answer(1, "trade 2", "take stars 1", "offer")
    t.answer(2, "accept")
    assert t.get(1).stars == 8
    t.dice("1 1 1")
    t.answer(1, next(choice for choice in t.choices(1) if "bunker" in choice))
    assert t.get(1).stars == 0
    assert t.get(1).soldiers == 60, "COMBAT is still to come"
    assert not t.events("mission-failed")


@rule("W-MISS-70")
def test_mission_possible_needs_missions() -> None:
    with pytest.raises(SetupError) as refused:
        DDay().setup(parse_setup("dday n-02 opts=mission-possible"))
    assert refused.value.refusal.rule == "W-MISS-70"


@rule("W-MISS-72")
def test_the_reward_is_then_a_promotion_alone() -> None:
    t = table(",mission-possible")
    give(t, "foote-choice")
    t.unit(1, cards=["chaplain"], courage=4, soldiers=9)
    at_upkeep(t)
    accomplish(t, "foote-choice", "fp-major")
    assert (t.get().awards, t.get().held) == ((), ("fp-major",))


@rule("W-MISS-71", "W-MISS-73", "W-MISS-75", "W-MISS-EX-05")
@pytest.mark.parametrize(("stars", "left"), [(9, 1), (8, 0), (7, None)])
def test_a_mission_left_costs_eight_stars_at_the_last_bunker(stars: int, left: int | None) -> None:
    t = table(",mission-possible")
    give(t, "foote-choice")
    way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
    t.unit(1, sector=way, courage=20, soldiers=60, stars=stars, cards=["scout", "hero", "medic", "veteran"])
    t.start_at("MOVE")
    t.dice("1 1 1")
    t.answer(1, next(choice for choice in t.choices(1) if "bunker" in choice))
    if left is None:
        assert t.table.outcome == "lost"
        assert t.events("mission-failed")[0].rule == "W-MISS-73"
    else:
        assert [event.data["n"] for event in t.events("paid") if event.data["resource"] == "stars"] == [8]
        assert t.get().stars == left


@rule("W-MISS-74")
def test_the_stars_are_due_even_for_a_charge() -> None:
    t = table(",mission-possible")
    give(t, "foote-choice")
    way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
    t.unit(1, sector=way, soldiers=60, stars=8, battle_cry=1)
    t.start_at("MOVE")
    t.dice("1 1 1")
    t.answer(1, "charge bunker")
    assert t.get().stars == 0


@rule("W-MISS-73")
def test_eight_stars_are_enough_to_enter_the_last_bunker() -> None:
    t = table(",mission-possible")
    last = max(t.field.book.bunkers)
    for stars, fails in ((7, True), (8, False)):
        t.get(1).stars = stars
        assert fails_by(t.field, t.get(1), last) is fails
    t = table()
    t.get(1).stars = 8
    assert fails_by(t.field, t.get(1), last), "without the option stars buy nothing"


@rule("W-MISS-76")
def test_one_mission_alone_is_not_chosen_even_if_it_lacks_more_than_can_go() -> None:
    t = table(",mission-possible")
    give(t, "bohec-lesson")
    needed = REQUIREMENTS["bohec-lesson"].items
    t.field.battle.items, t.field.battle.used = ("lucky-charm",), ()
    assert set(missing_items(t.field, "bohec-lesson")) == set(needed)
    assert contested(t.field, t.get()) == []
