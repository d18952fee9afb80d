"""Decorations and the Allied cards that come with a German, one by one."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.state import STAYING_ON
from hhour.dday.rules.battle.table import lay_effect
from hhour.dday.rules.fight.defence import guns
from hhour.dday.rules.map.moving import advance_cost
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.german_cards import STARS, tallies
from tests.rule import rule

# --- Decorations ------------------------------------------------------------------------------------------------------


@rule("A-CARD-DEC-05")
def test_the_war_merit_cross_costs_every_unit_what_it_has() -> None:
    t = Fortress()
    t.german(cards=["war-merit-cross"])
    t.unit(1, stars=2, courage=0)
    t.unit(2, stars=0, courage=3)
    t.start_at("MUSTER")
    t.answer(3, "use war-merit-cross")
    assert [(one.stars, one.courage) for one in t.field.battle.units] == [(1, 0), (0, 2)]


@rule("A-CARD-DEC-06")
def test_the_west_wall_medal_makes_advances_dearer_and_spares_whom_it_strands() -> None:
    t = Fortress("dday n-18 units=2 opts=german")
    t.german(cards=["west-wall-medal"])
    cost = next(edge.cost for edge in t.field.book.edges[t.field.book.index("9")] if edge.advance)
    t.unit(1, sector=9, marker=4, courage=cost)
    t.get(1).visited = (1 << len(t.field.book.sectors)) - 1 & ~(1 << t.field.book.index("bunker"))
    t.unit(2, sector=3, marker=4, courage=9)
    t.start_stage("move-start")
    assert t.question(3) == "move-start"
    t.answer(3, "use west-wall-medal")
    assert t.count("stayed") == 1
    assert not t.get(2).flags & STAYING_ON, "it can still pay, and has to"
    assert t.is_in_play(1)
    edge = next(edge for edge in t.field.book.edges[t.get(2).sector] if edge.advance)
    assert advance_cost(t.field, t.get(2), edge) == edge.cost + 2


@rule("A-CARD-DEC-07")
def test_the_close_combat_clasp_copies_a_units_dice_and_comes_first() -> None:
    t = tallies("SKULL SKULL SKULL SKULL SKULL SKULL", cards=("close-combat-clasp", "infantry-assault-badge"))
    t.tally(1, "STAR TOOL STAR TOOL COURAGE COURAGE")
    t.answer(3, "use close-combat-clasp", "copy 1")
    t.pass_all("UPKEEP")
    assert t.he.faces == (1, 5, 1, 5, 4, 4)
    assert t.he.colours == t.he.tray.colours
    t = tallies(cards=("close-combat-clasp", "schnapps"))
    t.answer(3, "use schnapps")
    assert t.refused(3, "use close-combat-clasp").key == "card-not-first"


@rule("A-CARD-DEC-07")
def test_gas_used_before_the_dice_fell_does_not_bar_the_close_combat_clasp() -> None:
    t = Fortress()
    t.german(cards=["gas", "close-combat-clasp"])
    t.unit(1, sector=3)
    t.start_at("ROLL")
    t.answer(3, "use gas", "target 3")
    t.answer(1, "leave b2")
    t.dice(f"STAR STAR STAR STAR STAR {STARS} {STARS}")
    for seat in (1, 2, 3):
        t.answer(seat, "roll")
        t.answer(seat, "lock r1 r2", "stop")
    t.answer(3, "use close-combat-clasp", "copy 2")


@rule("A-CARD-DEC-09", "A-CARD-DEC-10", "A-CARD-DEC-14")
def test_crosses_and_the_artillery_badge_bring_what_they_say() -> None:
    t = Fortress()
    t.german(
        soldiers=0, stars=0, courage=0, points=0, cards=["iron-cross-1", "iron-cross-2", "coastal-artillery-badge"]
    )
    t.start_at("MUSTER")
    t.answer(3, "use iron-cross-1", "use iron-cross-2", "use coastal-artillery-badge")
    assert (t.he.soldiers, t.he.stars, t.he.courage, t.he.points) == (11, 1, 1, 12)


@rule("A-CARD-DEC-12")
def test_the_general_assault_badge_brings_a_lost_specialist_back() -> None:
    t = Fortress()
    t.german(cards=["general-assault-badge"])
    t.he.specialists, t.he.fallen = (), ("unteroffizier",)
    t.start_at("MUSTER")
    t.answer(3, "use general-assault-badge")
    assert "unteroffizier" in t.he.specialists


@rule("A-CARD-DEC-13")
def test_the_infantry_assault_badge_changes_up_to_two_dice() -> None:
    t = tallies(cards=("infantry-assault-badge",))
    t.answer(3, "use infantry-assault-badge", "set r1 TOOL", "set r2 SOLDIER")
    assert t.he.faces[:2] == (5, 2)


@rule("A-CARD-DEC-17")
def test_with_the_marksmanship_lanyard_no_skull_of_his_cancels_anything() -> None:
    t = Fortress()
    t.german(soldiers=0, bare=True, cards=["marksman-lanyard"])
    for seat in (1, 2):
        t.tally(seat, STARS)
    t.german_tally("SKULL SKULL SOLDIER SOLDIER SOLDIER SOLDIER")
    t.start_at("UPKEEP")
    assert t.question(3) == "before-skulls"
    t.answer(3, "use marksman-lanyard")
    t.pass_all("MUSTER")
    assert t.he.soldiers == 4
    assert t.count("cancelled") == 0


@rule("A-CARD-DEC-18")
def test_the_long_service_medal_rolls_any_unlocked_dice_once_more() -> None:
    t = tallies(cards=("long-service-medal",))
    t.he.locked = 1
    t.answer(3, "use long-service-medal")
    assert t.refused(3, "reroll r1 r2").rule == "B-ROLL-05"
    t.dice("TOOL TOOL")
    t.answer(3, "reroll r2 k2")
    assert (t.he.faces[1], t.he.faces[5]) == (5, 5)


# --- Allied cards -----------------------------------------------------------------------------------------------------


@rule("A-CARD-AS-01")
def test_the_piat_gunner_costs_a_soldier_a_turn_and_four_when_he_is_given_before_the_assault() -> None:
    t = Fortress("dday n-03 units=2 opts=german")
    t.german(bare=True, soldiers=10)
    t.unit(1, sector="bunker", soldiers=6, cards=["piat-gunner"])
    t.start_at("ASSAULT")
    t.dice("flak-badge")
    t.answer(1, "use piat-gunner")
    t.pass_all("ROLL")
    assert t.events("stormed")[0].data["german"] == 6
    t = Fortress("dday n-03 units=2 opts=german")
    t.german(bare=True, soldiers=30)
    t.unit(1, sector=1, cards=["piat-gunner"])
    t.start_at("COMBAT")
    t.answer(1, "use piat-gunner")
    assert "piat-gunner" in t.get(1).specialists
    assert t.events("fell", 3)[0].data["n"] == 1


@rule("A-CARD-AS-02", "A-CARD-EX-08")
@pytest.mark.parametrize(("die", "hit"), [("4", True), ("3", False)])
def test_the_sniper_hits_on_four_or_more_in_a_turn_without_a_move(die: str, hit: bool) -> None:
    t = Fortress()
    t.german(soldiers=30, cards=["pionier", "zwangsrekrut"])
    t.unit(1, cards=["sniper"])
    t.start_at("COMBAT")
    t.dice(die)
    t.answer(1, "use sniper")
    assert (t.question(3) == "german-specialist") is hit
    if hit:
        t.answer(3, "lose zwangsrekrut")
        assert "zwangsrekrut" in t.he.hand
    t.get(1).departed = 0  # from the first sector of the map
    t.get(1).used = ()
    t.start_at("COMBAT")
    assert "use sniper" not in t.choices(1)
    assert t.field.book.cards["sniper"].use.refuse(t.field, t.get(1), "sniper").key == "card-moved"  # type: ignore[union-attr]


@rule("A-CARD-AS-03")
def test_the_soe_agent_exchanges_a_die_that_shows_no_skull() -> None:
    t = Fortress()
    t.unit(1, cards=["soe-agent"])
    t.tally(1, "SKULL STAR STAR STAR STAR STAR")
    t.tally(2, STARS)
    t.german_tally("TOOL TOOL TOOL TOOL TOOL TOOL")
    t.start_stage("adjust")
    t.answer(1, "use soe-agent")
    assert t.refused(1, "exchange r1 3:k1").key == "exchange-skull"
    t.answer(1, "exchange r2 3:k1")
    assert t.get(1).faces[1] == 5
    assert t.he.faces[4] == 1


@rule("A-CARD-AI-02", "A-CARD-GS-05")
def test_the_sniper_scope_takes_a_specialist_his_choice_or_the_units() -> None:
    t = Fortress("dday n-18 units=2 opts=german,bazooka-joe=all")
    t.german(soldiers=9, cards=["pionier", "zwangsrekrut"])
    t.unit(1, cards=["sniper-scope"])
    t.unit(2, cards=["sharpshooter"])
    t.start_at("MUSTER")
    t.answer(1, "use sniper-scope")
    t.answer(3, "lose pionier")
    t.give(2, "sniper-scope")
    t.answer(2, "use sniper-scope", "kill unteroffizier")
    t.answer(3, "lose zwangsrekrut")  # he stands in
    assert t.he.specialists == ("unteroffizier",)
    t.he.specialists = ()
    t.give(1, "sniper-scope")
    t.answer(1, "use sniper-scope")
    assert t.he.soldiers == 6


@rule("A-CARD-AI-03")
def test_thermite_burns_an_item_or_the_guns_of_the_sector() -> None:
    t = Fortress("dday n-13 units=2 opts=german")
    t.german(cards=["dog"])
    t.unit(1, sector=4, cards=["thermite-grenade"])
    t.start_at("MUSTER")
    t.answer(1, "use thermite-grenade", "destroy dog")
    assert t.he.spent == ("dog",)
    t.give(1, "thermite-grenade")
    t.german(cards=["schnapps"])
    t.answer(1, "use thermite-grenade", "choose guns")
    t.german(cards=["maschinengewehr-schuetze"])
    assert guns(t.field, t.get(1).sector) == 0


@rule("A-CARD-DEC-06", "A-CARD-DEC-16")
@pytest.mark.parametrize(("slug", "phase"), [("west-wall-medal", "MOVE"), ("eastern-front-medal", "COMBAT")])
def test_a_decoration_that_holds_is_not_played_twice(slug: str, phase: str) -> None:
    t = Fortress()
    t.german(cards=[slug])
    t.start_at(phase)
    effect = t.field.book.cards[slug].use
    assert effect is not None
    assert effect.refuse(t.field, t.he, slug) is None
    lay_effect(t.field, "other", 0, 0, "gas")
    assert effect.refuse(t.field, t.he, slug) is None
    effect.do(t.field, t.he, slug)
    again = effect.refuse(t.field, t.he, slug)
    assert again is not None
    assert again.key == "card-in-force"
