"""Every German card in its moment and out of it, and the Allied cards against him (A-CARD)."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.dday.rules.fight.defence import guns
from hhour.dday.rules.map.moving import advance_cost
from tests.atlantikwall.german import Fortress
from tests.rule import rule

STARS = "STAR STAR STAR STAR STAR STAR"


def tallies(german: str = STARS, setup: str = "dday n-13 units=2 opts=german", cards: tuple[str, ...] = ()) -> Fortress:
    """Everybody has rolled and the adjustment window is open; the German holds these cards."""
    t = Fortress(setup)
    t.german(bare=True, cards=list(cards))
    for unit in t.field.battle.units:
        t.tally(unit.seat, STARS)
    t.german_tally(german)
    t.start_stage("adjust")
    return t


@rule("A-CARD-T-02")
def test_a_card_is_used_only_in_its_moment_and_only_if_it_does_something() -> None:
    t = tallies(cards=("ammunition-crate", "gas"))
    assert t.refused(3, "use gas").key in ("wrong-moment", "answer-first", "waits-for-others")
    assert t.refused(3, "use ammunition-crate").key in ("card-no-skull", "answer-first", "wrong-moment")


@rule("A-CARD-T-05")
def test_the_rulebook_has_a_solo_variant_for_every_german_card() -> None:
    cards = [card for card in rulebook.cards() if card.id.startswith(("A-CARD-GS", "A-CARD-GI", "A-CARD-DEC"))]
    assert len(cards) == 14 + 16 + 21


@rule("A-CARD-T-07")
def test_soldiers_a_card_costs_a_unit_are_casualties() -> None:
    t = Fortress()
    t.german(soldiers=30, cards=["scharfschuetze"])
    t.unit(1, soldiers=1)
    t.unit(2, soldiers=30)
    t.start_at("COMBAT")
    t.answer(3, "use scharfschuetze", "strike 1")
    assert t.table.outcome == "lost"


@rule("A-CARD-GS-01", "A-CARD-T-03")
def test_the_unteroffizier_rolls_one_unlocked_die_again_once_a_turn() -> None:
    t = tallies()
    t.german(cards=[])
    t.he.specialists = ("unteroffizier",)
    t.he.locked = 0b11
    t.start_stage("adjust")
    t.answer(3, "use unteroffizier")
    assert t.refused(3, "reroll r1").rule == "B-ROLL-05"
    t.dice("TOOL")
    t.answer(3, "reroll w1")
    assert t.he.faces[2] == 5
    assert "unteroffizier" in t.he.used


@rule("A-CARD-GS-07")
def test_the_beobachter_sees_three_bonuses_of_the_units_a_turn() -> None:
    t = Fortress("dday n-13 units=2 opts=german")
    t.german(points=0, cards=["beobachter"])
    for seat in (1, 2):
        t.tally(seat, "TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS")
    t.german_tally("SKULL SKULL SKULL SKULL SOLDIER SOLDIER")
    t.start_at("UPKEEP")
    for seat in (1, 2):
        t.answer(seat, "claim TWO_SOLDIERS", "claim TWO_SOLDIERS")
    assert sum(int(str(e.data["n"])) for e in t.events("gained", 3) if e.source == "beobachter") == 6


@rule("A-CARD-GS-09")
def test_the_hauptmann_paints_one_of_his_dice() -> None:
    t = tallies(cards=("hauptmann",))
    t.answer(3, "use hauptmann")
    assert "paint r1 blue" not in t.choices(3)
    t.answer(3, "paint r1 black")
    assert t.he.colours[0] == 4


@rule("A-CARD-GS-10")
def test_with_the_kommandant_he_locks_one_die() -> None:
    t = Fortress()
    t.german(cards=["kommandant"])
    t.start_at("ROLL")
    t.dice(STARS)
    t.answer(3, "roll")
    assert t.refused(3, "lock r1 r2").rule == "A-CARD-GS-10"
    t.answer(3, "lock r1")


@rule("A-CARD-GS-11")
def test_the_zahlmeister_saves_two_points_an_item() -> None:
    t = Fortress()
    t.german(points=5, cards=["zahlmeister"])
    t.start_at("MUSTER")
    t.answer(3, "find dog")
    assert t.he.points == 0


@rule("A-CARD-GS-13")
def test_the_kradmelder_adds_a_tool_each_turn() -> None:
    t = tallies(cards=("kradmelder",))
    assert t.events("result-added", 3)[-1].data["face"] == "TOOL"


# --- Items ------------------------------------------------------------------------------------------------------------


@rule("A-CARD-GI-02")
@pytest.mark.parametrize(("cards", "left"), [([], 26), (["minesweeper"], 30)])
def test_booby_traps_hit_a_unit_that_has_moved_unless_it_has_a_minesweeper(cards: list[str], left: int) -> None:
    t = Fortress("dday n-18 units=2 opts=german,bazooka-joe=all")
    t.german(cards=["booby-traps"])
    t.unit(1, sector=1, courage=9, soldiers=30, cards=cards)
    t.start_at("MOVE")
    t.pass_all("MOVE")
    t.answer(1, next(word for word in t.choices(1) if word.startswith("advance")))
    if not cards:
        t.dice("4")
    t.answer(3, "spring booby-traps")
    assert t.get(1).soldiers == left
    assert t.he.spent == ("booby-traps",)


@rule("A-CARD-GI-03")
def test_the_periscope_turns_a_die_of_his_own_or_a_landmine_just_rolled() -> None:
    t = tallies(cards=("bunker-periscope",))
    t.answer(3, "use bunker-periscope", "set k2 TOOL")
    assert t.he.faces[5] == 5
    t = Fortress("dday n-13 units=2 opts=german")
    t.german(cards=["bunker-periscope", "pionier"])
    t.unit(1, sector=6, courage=9, soldiers=30, cards=["scout"])
    t.start_at("MOVE")
    t.pass_all("MOVE")
    t.dice("1")
    t.answer(1, "advance 9")
    assert t.question(3) == "react"
    t.answer(3, "set 6")
    t.answer(1, "lose soldiers")
    assert t.get(1).soldiers == 24


@rule("A-CARD-GI-05")
def test_gas_leaves_every_unit_in_a_sector_five_dice_this_turn() -> None:
    t = Fortress()
    t.german(cards=["gas"])
    t.unit(1, sector=3)
    t.unit(2, sector=5)
    t.start_at("ROLL")
    assert t.question(3) == "turn-start"
    t.answer(3, "use gas", "target 3")
    assert t.question(1) == "leave-out"
    assert t.question(2) == "roll"
    t.answer(1, "leave b2")
    t.dice("STAR STAR STAR STAR STAR")
    t.answer(1, "roll")
    assert t.he.gassed == t.get(1).sector


@rule("A-CARD-GI-06")
def test_the_goliath_hits_every_unit_in_a_sector_and_a_six_wrecks_a_vehicle() -> None:
    t = Fortress()
    t.german(soldiers=30, cards=["goliath-mine"])
    for seat in (1, 2):
        t.unit(seat, sector=3, soldiers=30)
    t.give(2, "jeep")
    t.start_at("COMBAT")
    t.dice("6")
    t.answer(3, "use goliath-mine")
    t.finish()
    lost = 30 - t.get(1).soldiers
    assert lost == 6 + t.field.book.sectors[t.get(1).sector].defence[0]
    assert t.get(2).vehicle == ""


@rule("A-CARD-GI-07", "A-CARD-EX-04")
def test_an_mg42_stays_and_fires_while_mgf_is_active_until_a_grenadier_comes() -> None:
    t = Fortress("dday n-13 units=2 opts=german")
    t.german(cards=["mg42"])
    place = t.field.book.index("4")
    t.start_at("MUSTER")
    t.answer(3, "use mg42")
    assert t.refused(3, "target bunker").key == "card-not-bunker"
    t.answer(3, "target 4")
    assert guns(t.field, place) == 0
    t.german(cards=["maschinengewehr-schuetze"])
    assert guns(t.field, place) == 2
    t.unit(1, sector=4, cards=["grenadier"])
    t.start_at("COMBAT")
    t.answer(1, "use grenadier")
    assert guns(t.field, place) == 0
    t.german(cards=[])
    t.he.items = ("mg42",)
    t.finish()
    t.start_at("MUSTER")
    t.answer(3, "use mg42")
    assert t.refused(3, "target 4").key == "target-sector"


@rule("A-CARD-GI-07")
def test_an_mg42_is_not_set_up_in_combat() -> None:
    t = Fortress()
    t.german(cards=["mg42", "scharfschuetze"], soldiers=30)
    t.start_at("COMBAT")
    assert t.refused(3, "use mg42").key == "wrong-moment"


@rule("A-CARD-GI-08")
def test_a_molotov_reaches_a_unit_in_or_beside_a_bunker_and_no_other() -> None:
    t = Fortress()
    t.german(soldiers=50, cards=["molotov-cocktail"])
    t.unit(1, sector=3)
    t.unit(2, sector=9)
    t.start_at("COMBAT")
    t.answer(3, "use molotov-cocktail")  # one target only
    assert t.get(2).soldiers <= 26
    assert t.get(1).soldiers == 30 or t.field.phase() != "COMBAT"


@rule("A-CARD-GI-09")
def test_tracer_bullets_roll_guns_again() -> None:
    t = Fortress("dday n-13 units=2 opts=german")
    t.german(soldiers=30, cards=["maschinengewehr-schuetze", "tracer-bullets"])
    t.unit(1, sector=4, soldiers=30)
    t.dice("1")
    t.start_at("COMBAT")
    t.quiet(3)
    t.dice("6")
    t.answer(3, "use tracer-bullets", "refire 4 1")
    t.finish()
    assert t.get(1).soldiers == 30 - 5 - 6


@rule("A-CARD-GI-10")
def test_the_ammunition_crate_turns_all_skulls() -> None:
    t = tallies("SKULL STAR SKULL STAR STAR STAR", cards=("ammunition-crate",))
    t.answer(3, "use ammunition-crate", "become TOOL")
    assert t.he.faces == (5, 1, 5, 1, 1, 1)


@rule("A-CARD-GI-11")
def test_the_enigma_machine_takes_one_of_the_top_three_and_orders_the_others() -> None:
    t = Fortress()
    t.german(cards=["enigma-machine"])
    t.start_at("MUSTER")
    t.dice("iron-cross-1 wound-badge-gold flak-badge")
    t.answer(3, "use enigma-machine")
    assert "pass" not in t.choices(3)
    t.answer(3, "take iron-cross-1", "top flak-badge")
    assert t.he.decorations == ("iron-cross-1",)
    assert t.he.deck.slots[:2] == ("flak-badge", "wound-badge-gold")


@rule("A-CARD-GI-12", "A-CARD-GI-16")
def test_telephone_and_schnapps_bring_soldiers_and_courage_at_any_time() -> None:
    t = tallies(cards=("field-telephone", "schnapps", "dog"))
    soldiers, courage = t.he.soldiers, t.he.courage
    t.answer(3, "use field-telephone", "use schnapps")
    assert (t.he.soldiers, t.he.courage) == (soldiers + 5, courage + 3)


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
    t.unit(2, sector=3, courage=9)
    t.start_stage("move-start")
    assert t.question(3) == "move-start"
    t.answer(3, "use west-wall-medal")
    assert t.count("stayed") == 1
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
@pytest.mark.parametrize(("die", "hit"), [("5", True), ("3", False)])
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
    t.get(1).departed = 1
    t.get(1).used = ()
    t.start_at("COMBAT")
    assert t.refused(1, "use sniper").key in ("card-moved", "waits-for-others", "phase-done", "wrong-moment")


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


@rule("A-CARD-AI-02")
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
