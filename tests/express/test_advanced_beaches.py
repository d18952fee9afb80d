"""The advanced beaches of Omaha, Utah, Sword and Pointe du Hoc."""

from __future__ import annotations

import pytest

from hhour.express.steps.roll import fewer_dice
from hhour.kernel.faces import SKULL
from tests.express.beach import NOTHING
from tests.express.test_advanced import PLAIN, STARS, at
from tests.rule import rule

# --- Omaha ------------------------------------------------------------------------------------------------------------

STRAIGHT = "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL"


@rule("P-ADV-OMAHA-01", "P-ADV-OMAHA-11", "P-ADV-EX-08", "P-KOM-21")
def test_without_the_veteran_the_kommandant_waits_behind_omahas_landing() -> None:
    t = at("omaha", 1)
    t.attempt("STAR", PLAIN, PLAIN)
    assert t.sector == 2
    assert t.rules("kommandant") == ["P-ADV-OMAHA-01"]
    t.axis("SKULL STAR")
    assert t.needed == "SKULL SKULL STAR"
    u = at("omaha", 1)
    u.axis("STAR")
    u.tallies(STRAIGHT, PLAIN)
    u.answer(1, "rally express-veteran 1")
    assert u.sector == 2
    assert u.invasion.deployed == 0
    assert (t.rules("kommandant-next"), u.rules("kommandant-next")) == (["P-ADV-OMAHA-01"], [])


@rule("P-ADV-OMAHA-02", "P-ADV-OMAHA-12", "P-ADV-EX-07")
def test_at_omahas_barriers_red_dice_make_sets_but_do_not_match() -> None:
    t = at("omaha", 2)
    t.axis("STAR TOOL")
    t.tallies("STAR STAR TOOL COURAGE SKULL SOLDIER", "STAR SKULL STAR TOOL STAR SKULL")
    assert t.choices(1) == ["rally express-general 2", "pass"]
    t.finish()
    assert [event.seat for event in t.events("fails")] == [1]
    assert [event.seat for event in t.events("holds")] == [2]


@rule("P-ADV-OMAHA-22", "P-ORD-05", "P-ADV-EX-07")
@pytest.mark.parametrize(("paint", "lacks"), [("paint r1 white", []), ("paint w1 red", ["STAR", "TOOL"])])
def test_at_omahas_barriers_the_final_colour_counts(paint: str, lacks: list[str]) -> None:
    t = at("omaha", 2, "captain general")
    t.axis("STAR TOOL")
    t.tallies("STAR STAR TOOL COURAGE SKULL SOLDIER", PLAIN)
    t.answer(1, "use express-captain", paint)
    assert t.table.view()["units"][0]["lacks"] == lacks  # type: ignore[index]


@rule("P-ADV-OMAHA-03", "P-ADV-EX-09")
@pytest.mark.parametrize(("axis", "out"), [("STAR TOOL TOOL", 0), ("SKULL SKULL STAR", 2), ("SKULL SKULL SKULL", 3)])
def test_at_omahas_rally_point_each_axis_skull_costs_an_allied_die(axis: str, out: int) -> None:
    t = at("omaha", 3)
    t.axis(axis)
    if out:
        assert t.question(2) == "leave-out"
        t.answer(1, "leave " + " ".join(["r1", "w1", "b1"][:out]))
        t.answer(2, "leave " + " ".join(["r1", "w1", "b1"][:out]))
    t.roll(1, " ".join(["STAR"] * (6 - out)))
    assert len(t.events("rolled")[0].data["dice"]) == 6 - out  # type: ignore[arg-type]


@rule("P-ADV-OMAHA-03")
@pytest.mark.parametrize(("skulls", "out"), [(0, 0), (1, 1), (5, 5), (6, 5), (7, 5)])
def test_however_many_axis_skulls_there_are_one_die_is_left_to_roll(skulls: int, out: int) -> None:
    t = at("omaha", 3)
    t.invasion.axis = (SKULL,) * skulls
    assert fewer_dice(t.shore) == out


@rule("P-ADV-OMAHA-04", "P-ADV-OMAHA-14", "P-ADV-EX-10")
@pytest.mark.parametrize(("die", "next_sector"), [(2, 3), (4, 4), (6, 0)])
def test_omahas_ordeal_without_an_rwb_rolls_the_beach_die(die: int, next_sector: int) -> None:
    t = at("omaha", 4, "general")
    t.attempt("STAR STAR TOOL TOOL", PLAIN, PLAIN)
    assert t.choices(1) == ["roll"]
    t.dice(str(die))
    t.answer(1, "roll")
    assert t.sector == die
    assert ("beach-die", 0, 0) in t.needs
    assert t.invasion.attempt == 1, "a new visit"
    assert t.invasion.arrival == ("express-general",)
    if die == 2:
        t.attempt("TOOL TOOL", "STAR STAR TOOL TOOL SOLDIER COURAGE", "STAR STAR TOOL TOOL SOLDIER COURAGE")
        assert t.sector == next_sector, "afterwards play goes on in normal order"


@rule("P-DICE-10")
def test_after_a_jump_the_sector_number_counts_not_the_sectors_cleared() -> None:
    t = at("omaha", 4, "general")
    t.attempt("STAR STAR TOOL TOOL", PLAIN, PLAIN)
    t.dice("2")
    t.answer(1, "roll")
    assert t.shore.axis_count() == 2, "the reference card would say one more than before"


@rule("P-ADV-OMAHA-24")
def test_with_an_rwb_omahas_ordeal_leads_to_the_cliffs() -> None:
    t = at("omaha", 4)
    t.attempt("STAR STAR STAR TOOL", STARS, STARS)
    assert t.sector == 5
    assert t.events("beach-die") == []


@rule("P-ADV-OMAHA-05", "P-ADV-OMAHA-15", "P-ADV-EX-11")
def test_without_the_general_omahas_cliffs_are_cleared_twice() -> None:
    t = at("omaha", 5)
    t.axis("STAR STAR STAR TOOL TOOL")
    t.tallies(STARS, STARS)
    t.answer(1, "rally express-general 1")
    assert t.sector == 5
    t.attempt("STAR STAR STAR TOOL SKULL", STARS, STARS)
    assert t.sector == 6
    once = at("omaha", 5, "general")
    once.attempt("STAR STAR STAR TOOL TOOL", STARS, STARS)
    assert once.sector == 6


@rule("P-ADV-OMAHA-06", "P-ADV-OMAHA-16", "P-ADV-EX-12")
def test_in_omahas_bunker_all_axis_dice_are_soldiers() -> None:
    t = at("omaha", 6, "corporal engineer")
    t.axis("STAR STAR TOOL TOOL SKULL COURAGE")
    assert t.needed == " ".join(["SOLDIER"] * 6)
    t.tallies("SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER TOOL", "SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER TOOL")
    t.answer(1, "use express-corporal", "done")
    t.finish()
    assert t.table.outcome == "won"


# --- Utah -------------------------------------------------------------------------------------------------------------


@rule("P-ADV-UTAH-01")
def test_on_utahs_landing_the_leader_may_re_roll_the_axis_die_once() -> None:
    t = at("utah", 1)
    t.axis("SKULL")
    assert t.choices(1) == ["keep", "reroll"]
    t.dice("STAR")
    t.answer(1, "reroll")
    assert t.needed == "STAR"
    assert t.question(1) == "roll", "the second result stands"
    assert [n for purpose, _, n in t.needs if purpose == "axis"] == [0, 1], "a record finds the second roll as such"


@rule("P-ADV-UTAH-04")
def test_in_utahs_ordeal_nobody_is_rallied() -> None:
    t = at("utah", 4)
    t.axis("STAR STAR STAR TOOL")
    t.tallies(STARS, STARS)
    assert t.sector == 5
    assert t.group == []


@rule("P-ADV-UTAH-05")
@pytest.mark.parametrize(("group", "count"), [("", 5), ("general", 4)])
def test_with_the_general_utahs_cliffs_have_four_axis_dice(group: str, count: int) -> None:
    assert at("utah", 5, group).shore.axis_count() == count


@rule("P-ADV-UTAH-06", "P-ADV-UTAH-16")
def test_in_utahs_bunker_the_engineer_silences_tools_or_tools_stay() -> None:
    t = at("utah", 6, "engineer")
    t.axis("TOOL TOOL STAR STAR SKULL SKULL")
    assert t.needed == "SKULL SKULL STAR STAR"
    assert [(event.data["n"], event.data["face"]) for event in t.events("axis-ignored")] == [(2, "TOOL")]
    none = at("utah", 6, "engineer")
    none.axis("STAR STAR STAR STAR SKULL SKULL")
    assert none.events("axis-ignored") == [], "where there is none, none is ignored"
    u = at("utah", 6)
    u.axis("TOOL TOOL STAR STAR SKULL SKULL")
    assert u.needed == "SKULL SKULL STAR STAR TOOL TOOL"
    u.roll(1, PLAIN)
    u.roll(2, PLAIN)
    assert u.refused(1, "reroll w1").rule == "P-ADV-UTAH-16"
    assert "reroll r1" in u.choices(1)


# --- Sword ------------------------------------------------------------------------------------------------------------


@rule("P-ADV-SWORD-03")
@pytest.mark.parametrize(("tally", "silenced"), [(PLAIN.replace("SOLDIER", "STAR"), True), (STARS, False)])
def test_without_an_rwb_in_swords_rally_point_no_specialist_helps_in_the_next_sector(
    tally: str, silenced: bool
) -> None:
    t = at("sword", 3, "general")
    t.attempt("STAR STAR STAR", tally, tally)
    assert t.sector == 4
    assert (t.shore.no_use() == "P-ADV-SWORD-03") is silenced


@rule("P-ADV-SWORD-04")
def test_swords_ordeal_takes_a_specialist() -> None:
    t = at("sword", 4, "general hero")
    t.attempt("STAR STAR TOOL TOOL", PLAIN, PLAIN)
    t.answer(1, "lose express-hero")
    assert t.group == ["general"]
    lost = at("sword", 4)
    lost.attempt("STAR STAR TOOL TOOL", PLAIN, PLAIN)
    assert lost.rules("beach-lost") == ["P-ADV-SWORD-04"]


@rule("P-ADV-SWORD-05")
@pytest.mark.parametrize(("group", "deployed"), [("medic", True), ("captain", False)])
def test_without_the_captain_the_kommandant_is_at_swords_cliffs(group: str, deployed: bool) -> None:
    t = at("sword", 5, group)
    if deployed:
        t.answer(1, "deploy")
    t.axis("STAR TOOL TOOL TOOL TOOL")
    assert (t.needed.split().count("STAR") == 2) is deployed


@rule("P-ADV-SWORD-06", "P-ADV-EX-14")
def test_a_specialist_buys_fewer_axis_dice_in_swords_bunker_apart_from_the_kommandant() -> None:
    t = at("sword", 6, "medic captain", opts=",kommandant")
    t.answer(1, "lose express-medic", "deploy")
    t.axis("STAR TOOL TOOL TOOL TOOL")
    assert len(t.needed.split()) == 6
    both = at("sword", 6, "medic captain", opts=",kommandant")
    both.answer(1, "lose express-medic", "lose express-captain")
    both.axis("STAR TOOL TOOL TOOL TOOL")
    assert len(both.needed.split()) == 5
    none = at("sword", 6, "medic")
    none.answer(1, "keep")
    assert none.shore.axis_count() == 6
    assert at("sword", 2, "medic").question() != "pay-for", "in the bunker only"


# --- Pointe du Hoc ----------------------------------------------------------------------------------------------------


@rule("P-ADV-HOC-01")
def test_on_the_landing_of_pointe_du_hoc_there_is_one_re_roll() -> None:
    t = at("hoc", 1)
    t.axis("STAR")
    t.roll(1, NOTHING)
    t.roll(2, NOTHING)
    t.dice("STAR")
    t.answer(1, "reroll r1")
    assert t.question(1) == ""


@rule("P-ADV-HOC-02")
def test_the_barriers_of_pointe_du_hoc_add_a_skull() -> None:
    t = at("hoc", 2)
    t.axis("STAR TOOL")
    assert t.needed == "SKULL STAR TOOL"


@rule("P-ADV-HOC-04")
def test_in_the_ordeal_of_pointe_du_hoc_skulls_stay_but_specialists_change_them() -> None:
    t = at("hoc", 4, "general")
    t.axis("STAR STAR TOOL TOOL")
    t.roll(1, "SKULL STAR TOOL TOOL COURAGE COURAGE")
    t.roll(2, PLAIN)
    assert t.refused(1, "reroll r1").rule == "P-ADV-HOC-04"
    t.answer(1, "stop")
    t.answer(2, "stop")
    t.answer(1, "use express-general", "set r1 STAR")
    t.finish()
    assert t.sector == 5


@rule("P-ADV-HOC-05", "P-ADV-EX-15")
def test_on_the_cliff_one_axis_die_keeps_its_result_the_others_become_skulls() -> None:
    t = at("hoc", 5)
    t.axis("STAR STAR TOOL SKULL COURAGE")
    assert t.choices(1) == ["hold 1", "hold 3", "hold 4", "hold 5"]
    t.answer(1, "hold 3")
    assert t.needed == "SKULL SKULL SKULL SKULL TOOL"
    told = t.events("axis-set")[0]
    assert (told.rule, told.data) == (
        "P-ADV-HOC-05",
        {"face": "SKULL", "faces": ("SKULL", "SKULL", "TOOL", "SKULL", "SKULL")},
    )


@rule("P-ADV-HOC-06")
def test_the_kommandant_is_in_the_bunker_of_pointe_du_hoc_without_the_rule() -> None:
    t = at("hoc", 6, "medic")
    assert t.choices(1) == ["lose express-medic", "deploy"]
    t.answer(1, "lose express-medic")
    t.axis("STAR STAR STAR TOOL TOOL SKULL")
    assert len(t.needed.split()) == 6


@rule("P-ADV-HOC-16", "P-ADV-EX-16", "P-KOM-28")
def test_an_rwb_there_lets_the_group_drop_one_axis_die() -> None:
    t = at("hoc", 6)
    t.axis("STAR STAR STAR TOOL TOOL SKULL")
    tally = "STAR TOOL STAR TOOL STAR SKULL"
    t.tallies(tally, tally)
    t.answer(1, "pass")
    assert t.choices(1) == ["drop 1", "drop 2", "drop 4", "drop 6"]
    t.answer(1, "drop 1")
    assert t.table.outcome == "won"
    assert t.events("axis-dropped")[0].data["kommandant"] == 1


@rule("P-ADV-HOC-16")
@pytest.mark.parametrize(("dropped", "outcome"), [("drop 6", "won"), ("drop 4", "lost")])
def test_the_very_die_that_is_dropped_need_not_be_matched(dropped: str, outcome: str) -> None:
    t = at("hoc", 6)
    t.axis("STAR STAR STAR TOOL TOOL SKULL")
    tally = "STAR TOOL STAR TOOL STAR STAR"  # the Kommandant needs two
    t.tallies(tally, tally)
    t.answer(1, "pass", dropped)
    assert t.table.outcome == outcome
    assert t.events("axis-dropped")[0].data["kommandant"] == 0
