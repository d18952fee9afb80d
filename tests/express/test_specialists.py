"""Step 5: what each Specialist does, and what none may do."""

from __future__ import annotations

import pytest

from hhour.express.cards import CALLED, SPECIALISTS
from hhour.express.view import specialists_view
from hhour.kernel.faces import FACES
from tests.express.beach import NOTHING, Situation
from tests.rule import rule

PLAIN = "STAR STAR TOOL TOOL SOLDIER COURAGE"  # no RWB, no straight


def situation(group: str, axis: str, *tallies: str, setup: str = "express utah") -> Situation:
    t = Situation(f"{setup} players={len(tallies)}", sector=len(axis.split()), group=group)
    t.axis(axis)
    t.tallies(*tallies)
    return t


@rule("P-SPEC-02", "P-SPEC-C01", "P-SPEC-C02", "P-SPEC-C03", "P-SPEC-C04", "P-SPEC-C05", "P-SPEC-C06", "P-SPEC-C07")
def test_six_belong_to_the_symbols_and_the_veteran_to_the_straight() -> None:
    told = dict(zip((*FACES, "straight"), CALLED, strict=True))
    assert told == {
        "SKULL": "express-medic",
        "STAR": "express-general",
        "SOLDIER": "express-corporal",
        "TWO_SOLDIERS": "express-captain",
        "COURAGE": "express-hero",
        "TOOL": "express-engineer",
        "straight": "express-veteran",
    }
    assert {slug for slug, card in SPECIALISTS.items() if card.face != 6} == set(CALLED[:6])


@rule("P-SPEC-03")
def test_a_specialist_lies_with_the_player_whose_tally_rallied_him() -> None:
    t = Situation("express utah players=2")
    t.axis("STAR")
    t.tallies(PLAIN, "STAR TOOL STAR TOOL STAR SKULL")
    t.answer(1, "rally express-general 2")
    assert (t.invasion.group, t.invasion.holders) == (("express-general",), (2,))
    assert t.refused(1, "use express-hero 1").rule == "P-SPEC-03"


@rule("P-SPEC-04", "P-SPEC-GEN-01", "P-SPEC-CAP-01")
def test_general_and_captain_work_for_every_player_the_engineer_for_his_holder() -> None:
    t = situation("general captain engineer:2", "SKULL", PLAIN, PLAIN)
    assert t.choices(1) == ["use express-general", "use express-captain", "done"]
    assert t.choices(2) == ["use express-general", "use express-captain", "use express-engineer", "done"]
    assert t.refused(1, "use express-engineer").rule == "P-SPEC-04"


@rule("P-SPEC-05", "P-SPEC-20")
def test_medic_and_hero_are_sacrificed_the_others_stay() -> None:
    assert {slug for slug, card in SPECIALISTS.items() if card.sacrificed} == {"express-medic", "express-hero"}
    t = situation("hero corporal general", "SKULL", PLAIN)
    t.answer(1, "use express-hero 1", "use express-corporal", "use express-general", "set r1 TOOL")
    assert t.group == ["corporal", "general"]
    assert t.invasion.gone == ("express-hero",)


@rule("P-SPEC-06", "P-EXP-50", "P-EXP-52")
def test_using_is_voluntary_and_done_makes_the_final_tally() -> None:
    t = situation("corporal general", "SOLDIER", PLAIN)
    assert t.choices()[-1] == "done"
    t.answer(1, "done")
    assert t.sector == 2
    assert t.invasion.used_here == 0
    assert t.events("soldier-added") == []
    t = situation("engineer:2", "SKULL", PLAIN, "TOOL TOOL SKULL SKULL SKULL SKULL")
    assert t.table.waiting() == [2], "who can use nobody is not asked"
    t = situation("general captain:2", "SKULL", PLAIN, PLAIN)
    t.answer(1, "use express-general", "set r1 TOOL")
    assert len(t.invasion.lanes[2]) == 1, "nor anybody twice"


@rule("P-SPEC-07")
def test_a_permanent_ability_works_once_per_attempt_and_player() -> None:
    t = situation("general captain:2", "SKULL", PLAIN, PLAIN)
    t.answer(1, "use express-general", "set r1 SKULL")
    assert t.refused(1, "use express-general").rule == "P-SPEC-07"
    assert "use express-general" in t.choices(2)


@rule("P-SPEC-08")
def test_a_specialist_does_not_help_in_the_attempt_that_rallied_him() -> None:
    t = Situation("express utah players=2 opts=one-set-of-dice", group="corporal")
    t.axis("STAR")
    t.roll(1, "STAR TOOL STAR TOOL STAR SKULL")
    t.answer(1, "stop", "done", "rally express-general 1")
    t.roll(2, PLAIN)
    t.answer(2, "stop")
    assert t.question(2) == "", "he has nothing to use"
    assert t.refused(1, "use express-general").rule == "P-SPEC-08"
    assert [card["fresh"] for card in specialists_view(t.shore)] == [False, True]
    t.answer(1, "done")
    assert t.sector == 2
    assert t.shore.usable("express-general"), "from the next attempt on"


@rule("P-SPEC-09")
def test_abilities_are_used_in_step_5_only_and_the_veteran_needs_no_order() -> None:
    t = Situation("express utah", group="general veteran corporal")
    assert t.refused(1, "use express-general").rule == "P-SPEC-09"
    t.axis("STAR")
    t.roll(1, PLAIN)
    assert t.refused(1, "use express-general").rule == "P-SPEC-09"
    t.answer(1, "stop")
    assert t.refused(1, "use express-veteran").rule == "P-SPEC-09"
    assert "use express-general" in t.choices()


@rule("P-EXP-51")
def test_abilities_come_in_any_order_and_one_die_may_be_changed_by_several() -> None:
    t = situation("general captain engineer", "SKULL", PLAIN)
    t.answer(1, "use express-captain", "paint r1 blue", "use express-general", "set r1 TOOL")
    t.answer(1, "use express-engineer", "set r1 white SKULL")
    assert [event.data["die"] for event in t.events("die-changed")] == ["r1"] * 3
    last = t.events("die-changed")[-1].data
    assert (last["face"], last["colour"]) == ("SKULL", "white")


@rule("P-EXP-51")
def test_nobody_is_done_while_another_changes_the_situation() -> None:
    t = situation("general corporal", "SKULL", PLAIN, PLAIN)
    t.answer(2, "done")
    assert t.table.waiting() == [1]
    t.answer(1, "use express-corporal")
    assert t.table.waiting() == [1, 2], "player 2 is asked again"


# --- Captain ----------------------------------------------------------------------------------------------------------


@rule("P-SPEC-CAP-02", "P-SPEC-CAP-03", "P-EXP-EX-06")
def test_the_captain_changes_a_colour_and_may_make_an_rwb() -> None:
    t = situation("captain", "STAR TOOL", "SKULL SKULL STAR TOOL SKULL COURAGE")
    t.answer(1, "use express-captain")
    others = {"r": "white blue", "w": "red blue", "b": "red white"}
    dice = ("r1", "r2", "w1", "w2", "b1", "b2")
    assert t.choices() == [f"paint {die} {colour}" for die in dice for colour in others[die[0]].split()]
    t.answer(1, "paint r2 white")
    assert t.get().faces[1] == 0
    assert t.get().colours.count(1) == 3
    assert t.choices() == ["rally express-medic 1", "pass"]


@rule("P-SPEC-CAP-04")
def test_for_the_next_roll_there_are_two_dice_of_each_colour_again() -> None:
    t = situation("captain", "STAR", PLAIN)
    t.answer(1, "use express-captain", "paint r2 white")
    assert t.sector == 2
    assert t.get().colours == (0, 0, 1, 1, 2, 2)


# --- Engineer ---------------------------------------------------------------------------------------------------------


@rule("P-SPEC-ENG-01", "P-SPEC-ENG-02", "P-EXP-EX-07")
def test_the_engineer_turns_a_tool_into_any_result_of_any_colour() -> None:
    t = situation("engineer", "STAR STAR SKULL", "TOOL COURAGE COURAGE STAR SKULL STAR")
    t.answer(1, "use express-engineer")
    assert len(t.choices()) == 17, "colour, result or both, of the one TOOL"
    assert {"set r1 blue TOOL", "set r1 red STAR", "set r1 blue COURAGE"} <= set(t.choices())
    t.answer(1, "set r1 blue COURAGE")
    assert t.choices() == ["rally express-hero 1", "pass"]


@rule("P-SPEC-ENG-03")
def test_without_a_tool_he_cannot_be_used_but_a_tool_of_the_general_counts() -> None:
    t = situation("engineer general", "STAR", "STAR STAR SKULL SKULL SOLDIER COURAGE")
    assert t.refused(1, "use express-engineer").rule == "P-SPEC-ENG-03"
    t.answer(1, "use express-general", "set r1 TOOL", "use express-engineer")
    assert "set r1 white SKULL" in t.choices()


# --- Medic ------------------------------------------------------------------------------------------------------------


@rule("P-SPEC-MED-01", "P-SPEC-MED-02", "P-SPEC-MED-03", "P-SPEC-MED-06", "P-EXP-EX-09")
def test_the_medic_lets_all_begin_again_against_the_same_axis_dice() -> None:
    t = situation("medic", "STAR STAR TOOL SKULL COURAGE", "STAR STAR TOOL SKULL COURAGE TOOL", NOTHING)
    t.answer(1, "use express-medic")
    assert t.needed == "SKULL STAR STAR COURAGE TOOL"
    assert [t.choices(seat) for seat in (1, 2)] == [["roll"], ["roll"]]
    assert t.get(1).faces == t.get(2).faces == ()
    for seat in (1, 2):
        t.roll(seat, NOTHING)
    for seat in (1, 2):
        t.dice("STAR")
        t.answer(seat, "reroll r1")
        t.dice("STAR")
        t.answer(seat, "reroll r2")
    assert t.group == []
    assert len(t.events("axis-rolled")) == 1
    assert t.events("sacrificed")[0].rule == "P-SPEC-MED-01"


@rule("P-SPEC-MED-04")
def test_a_restart_voids_changes_and_virtual_results_and_gives_permanent_ones_back() -> None:
    t = situation("medic general corporal", "SKULL", PLAIN)
    t.answer(1, "use express-corporal", "use express-general", "set r1 SKULL", "use express-medic")
    assert t.table.view()["units"][0]["virtual"] == []  # type: ignore[index]
    t.tallies(PLAIN)
    assert t.get().faces[0] == 1
    assert {"use express-general", "use express-corporal"} <= set(t.choices())
    assert t.refused(1, "use express-medic").rule == "P-SPEC-03"


@rule("P-SPEC-MED-05")
def test_a_player_saved_by_the_hero_stays_saved_and_rolls_again() -> None:
    t = situation("medic hero", "SKULL", PLAIN, PLAIN)
    t.answer(1, "use express-hero 2", "use express-medic")
    t.tallies("SKULL STAR TOOL TOOL SOLDIER STAR", "TOOL STAR TOOL STAR TOOL COURAGE")
    assert t.choices(1) == ["rally express-engineer 2", "pass"]
    t.answer(1, "pass")
    assert t.sector == 2
    assert [event.data["how"] for event in t.events("holds")] == ["matched", "hero"]


@rule("P-SPEC-MED-02", "P-KOM-27")
def test_a_restart_keeps_the_kommandant_and_his_result() -> None:
    t = Situation("express utah opts=kommandant", sector=6, group="medic")
    t.answer(1, "deploy")
    t.axis("STAR TOOL TOOL SKULL SKULL COURAGE")
    t.tallies(NOTHING)
    t.answer(1, "use express-medic")
    assert t.invasion.deployed == 1
    assert t.needed == "SKULL SKULL STAR STAR COURAGE TOOL TOOL"


@rule("P-SPEC-MED-03")
def test_after_a_restart_dice_are_left_out_anew() -> None:
    t = Situation("express sword players=2 opts=advanced", sector=2, group="medic")
    t.axis("STAR TOOL")
    t.answer(1, "leave r1")
    t.answer(2, "leave r1")
    t.tallies("STAR STAR STAR SKULL SKULL", "STAR STAR STAR SKULL SKULL")
    t.answer(1, "use express-medic")
    t.answer(1, "leave b2")
    assert t.get(1).left_out == 1 << 5


# --- Corporal ---------------------------------------------------------------------------------------------------------


@rule("P-SPEC-COR-01", "P-SPEC-COR-04", "P-DICE-45", "P-EXP-EX-08")
def test_the_corporal_adds_a_soldier_to_every_tally_once_per_attempt() -> None:
    tally = "SOLDIER STAR SKULL SKULL TOOL COURAGE"
    t = situation("corporal", "SOLDIER SOLDIER STAR", tally, tally)
    t.answer(1, "use express-corporal")
    assert t.sector == 4, "both match"
    u = situation("corporal general", "SOLDIER SOLDIER STAR", tally, tally)
    u.answer(1, "use express-corporal")
    assert u.refused(1, "use express-corporal").rule == "P-SPEC-COR-04"


@rule("P-SPEC-COR-02", "P-DICE-24", "P-DICE-32")
def test_the_added_soldier_makes_no_rwb_and_no_straight() -> None:
    t = situation("corporal captain", "STAR", "SOLDIER STAR SOLDIER TOOL SKULL SKULL")
    assert t.shore.virtual(t.get(1)) == (), "he has added nothing yet"
    t.answer(1, "use express-corporal", "done")
    assert t.events("rwb") == []
    u = Situation("express sword players=2 opts=advanced", sector=2, group="corporal")
    u.axis("STAR STAR")
    u.answer(1, "leave r1")
    u.answer(2, "leave r1")
    u.tallies("SKULL STAR TWO_SOLDIERS COURAGE TOOL", "STAR STAR SKULL SKULL SKULL")
    u.answer(1, "use express-corporal")
    assert u.events("straight") == []


@rule("P-SPEC-COR-03")
def test_the_added_soldier_is_no_die_and_cannot_be_changed() -> None:
    t = situation("corporal general", "STAR", PLAIN)
    t.answer(1, "use express-corporal", "use express-general")
    assert {choice.split()[1] for choice in t.choices()} == {"r1", "r2", "w1", "w2", "b1", "b2"}


# --- Veteran ----------------------------------------------------------------------------------------------------------

STRAIGHT = "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL"
SIX = "SKULL SKULL SKULL STAR STAR TOOL"


@rule("P-SPEC-VET-01", "P-EXP-EX-11")
def test_with_the_veteran_a_straight_clears_the_sector_for_that_player_only() -> None:
    t = situation("veteran", SIX, STRAIGHT)
    assert t.table.outcome == "won"
    u = situation("veteran", SIX, STRAIGHT, "SKULL STAR SOLDIER STAR COURAGE TOOL")
    assert u.table.outcome == "lost"
    assert [event.rule for event in u.events("holds")] == ["P-SPEC-VET-01"]
    both = situation("veteran", SIX, STRAIGHT, "SKULL SKULL SKULL STAR STAR TOOL")
    both.finish()
    assert both.table.outcome == "won"


@rule("P-SPEC-VET-02", "P-EXP-EX-12", "P-EXP-63")
def test_the_straight_that_rallies_the_veteran_does_not_profit_from_him() -> None:
    t = situation("", SIX, STRAIGHT)
    t.answer(1, "rally express-veteran 1")
    assert t.table.outcome == "lost"
    assert t.group == ["veteran"], "rallied in a sector that was then not cleared"


@rule("P-SPEC-VET-03")
def test_with_fewer_than_six_dice_the_veteran_cannot_help() -> None:
    t = Situation("express sword players=2 opts=advanced", sector=2, group="veteran")
    t.axis("STAR STAR")
    t.answer(1, "leave r1")
    t.answer(2, "leave r1")
    t.tallies("STAR SOLDIER TWO_SOLDIERS COURAGE TOOL", "STAR STAR SKULL SKULL TOOL")
    assert t.table.outcome == "lost"


# --- Hero -------------------------------------------------------------------------------------------------------------


@rule("P-SPEC-HER-01", "P-SPEC-HER-02", "P-EXP-EX-10")
def test_the_hero_clears_the_sector_for_one_player_who_need_not_hold_him() -> None:
    t = situation("hero:3", "STAR STAR STAR STAR TOOL TOOL", *["STAR STAR STAR STAR TOOL TOOL", NOTHING] * 1)
    assert "use express-hero 2" in t.choices(1)
    t.answer(1, "use express-hero 2")
    t.finish()
    assert t.table.outcome == "won"
    assert t.events("holds")[1].rule == "P-SPEC-HER-01"


@rule("P-SPEC-HER-03")
def test_the_others_must_hold_their_part_themselves() -> None:
    t = situation("hero", "STAR", "TOOL TOOL SKULL SKULL SOLDIER COURAGE", "TOOL TOOL SKULL SKULL SOLDIER COURAGE")
    t.answer(1, "use express-hero 2")
    assert t.table.outcome == "lost"


@rule("P-SPEC-HER-04")
def test_the_tally_of_the_saved_player_still_counts_for_rwbs() -> None:
    t = situation("hero", "STAR", "TOOL SKULL TOOL SOLDIER TOOL SOLDIER")
    t.answer(1, "use express-hero 1")
    assert t.choices() == ["rally express-engineer 1", "pass"]


@rule("P-SPEC-HER-05", "P-SPEC-17")
def test_a_replay_must_be_cleared_anew_and_a_hero_is_not_rallied_twice() -> None:
    t = Situation("express gold", sector=4, group="hero")
    t.axis("STAR STAR STAR STAR")
    t.tallies("TOOL TOOL SKULL SKULL SOLDIER COURAGE")
    t.answer(1, "use express-hero 1")
    assert t.sector == 4
    assert t.get().saved == 0
    t.axis("COURAGE COURAGE COURAGE TOOL")
    t.tallies("COURAGE TOOL COURAGE STAR COURAGE SKULL")
    assert t.sector == 5, "the RWB of COURAGE clears Gold but rallies nobody: the Hero is out of the game"
    assert t.group == []


# --- General ----------------------------------------------------------------------------------------------------------


@rule("P-SPEC-GEN-02", "P-EXP-EX-05")
def test_the_general_sets_a_result_and_leaves_the_colour() -> None:
    t = situation("general", "STAR STAR COURAGE TOOL", "STAR TOOL SKULL COURAGE SOLDIER SOLDIER")
    t.answer(1, "use express-general", "set w1 STAR")
    assert t.sector == 5


@rule("P-SPEC-GEN-03", "P-EXP-ORD-HOC-01", "P-EXP-ORD-HOC-02", "P-EXP-EX-16")
def test_the_general_may_change_a_die_that_may_not_be_re_rolled() -> None:
    t = Situation("express hoc", sector=4, group="general")
    t.axis("STAR STAR TOOL COURAGE")
    t.roll(1, "SKULL SKULL SKULL STAR TOOL STAR")
    assert len(t.choices()) == 8, "three dice may be re-rolled"
    t.answer(1, "stop", "use express-general", "set r1 COURAGE")
    assert t.sector == 5
    lost = Situation("express hoc", sector=4)
    lost.axis("STAR STAR TOOL COURAGE")
    lost.roll(1, "SKULL SKULL SKULL STAR TOOL STAR")
    lost.dice("COURAGE")
    lost.answer(1, "reroll b2")
    lost.finish()
    assert lost.table.outcome == "lost"


@rule("P-EXP-ORD-HOC-03")
def test_a_restart_is_no_re_roll_skulls_are_rolled_anew() -> None:
    t = Situation("express hoc", sector=4, group="medic")
    t.axis("STAR STAR TOOL COURAGE")
    t.roll(1, NOTHING)
    assert t.question() == "specialists", "nothing may be re-rolled"
    t.answer(1, "use express-medic")
    t.roll(1, PLAIN)
    assert t.get().faces == (1, 1, 5, 5, 2, 4)


# --- leaving ----------------------------------------------------------------------------------------------------------


@rule("P-SPEC-24")
def test_when_he_leaves_his_changes_stay() -> None:
    t = situation("hero general", "SKULL", PLAIN)
    t.answer(1, "use express-general", "set r1 SKULL", "use express-hero 1")
    assert t.events("holds")[0].data["how"] == "matched"


@rule("P-SPEC-26")
def test_specialists_lie_open() -> None:
    t = Situation("express utah players=2", group="general:2 hero")
    views = [t.table.view(seat)["specialists"] for seat in (1, 2, None)]
    assert views[0] == views[1] == views[2]
    assert [(card["card"], card["holder"]) for card in views[0]] == [  # type: ignore[attr-defined]
        ("express-general", 2),
        ("express-hero", 1),
    ]


@pytest.mark.parametrize("action", ["use", "use nobody", "use express-hero", "use express-hero 9", "paint r1 red"])
def test_what_makes_no_sense_is_refused(action: str) -> None:
    t = situation("hero general", "SKULL", PLAIN)
    assert t.refused(1, action).rule
