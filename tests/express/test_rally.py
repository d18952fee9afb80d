"""Step 6: rallying, and how a Specialist leaves the group."""

from __future__ import annotations

import pytest

from tests.express.beach import Situation
from tests.rule import rule

PLAIN = "STAR STAR TOOL TOOL SOLDIER COURAGE"
STARS = "STAR TOOL STAR TOOL STAR SKULL"
COURAGES = "COURAGE STAR COURAGE STAR COURAGE SKULL"
TWO_SETS = "TOOL SKULL TOOL SKULL TOOL SKULL"
STRAIGHT = "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL"


def rolled(setup: str, axis: str, *tallies: str, group: str = "") -> Situation:
    t = Situation(f"{setup} players={len(tallies)}", sector=len(axis.split()), group=group)
    t.axis(axis)
    t.tallies(*tallies)
    t.done()
    return t


@rule("P-EXP-60", "P-SPEC-10", "P-EXP-EX-02", "P-SPEC-18")
def test_an_rwb_lets_the_group_rally_its_specialist_and_its_dice_still_match() -> None:
    t = rolled("express utah", "SKULL", "TOOL SKULL TOOL STAR TOOL STAR")
    t.answer(1, "rally express-engineer 1")
    assert t.group == ["engineer"]
    assert t.rules("rallied") == ["P-EXP-60"]
    assert t.sector == 2
    u = rolled("express utah", "TOOL TOOL TOOL", "TOOL SKULL TOOL STAR TOOL STAR")
    u.answer(1, "rally express-engineer 1")
    assert u.sector == 4


@rule("P-EXP-61")
def test_a_straight_lets_the_group_rally_the_veteran() -> None:
    t = rolled("express utah", "SKULL", STRAIGHT)
    assert t.choices() == ["rally express-veteran 1", "pass"]
    t.answer(1, "rally express-veteran 1")
    assert t.rules("rallied") == ["P-EXP-61"]


@rule("P-EXP-62", "P-SPEC-13", "P-SPEC-16", "P-EXP-EX-03")
def test_the_group_rallies_one_specialist_per_sector_and_chooses() -> None:
    t = rolled("express utah", "STAR", STARS, COURAGES)
    assert t.choices(1) == ["rally express-general 1", "rally express-hero 2", "pass"]
    t.answer(1, "rally express-hero 2")
    assert t.group == ["hero"]
    assert t.sector == 2, "nobody is asked for the General"


@rule("P-SPEC-11")
def test_a_specialist_already_there_is_not_rallied_again() -> None:
    t = rolled("express utah", "STAR", STARS, group="general")
    assert t.sector == 2
    assert t.group == ["general"]
    assert len(t.events("rwb")) == 1


@rule("P-SPEC-12", "P-DICE-27")
def test_rallying_is_voluntary_but_the_rwb_is_obtained() -> None:
    t = rolled("express juno", "STAR STAR STAR TOOL", STARS)
    t.answer(1, "pass")
    assert t.group == []
    assert t.invasion.shift == 1, "the ordeal of Juno counts the RWB all the same"


@rule("P-SPEC-14", "P-EXP-EX-04")
def test_alone_two_rwbs_of_one_tally_call_two_specialists() -> None:
    t = rolled("express utah", "TOOL SKULL SKULL", TWO_SETS)
    t.answer(1, "rally express-engineer 1", "rally express-medic 1")
    assert t.group == ["engineer", "medic"]
    assert t.sector == 4


@rule("P-SPEC-14")
def test_later_attempts_of_the_same_visit_rally_nobody() -> None:
    t = Situation("express omaha opts=advanced", sector=5)
    t.axis("STAR STAR STAR TOOL TOOL")
    t.tallies(STARS)
    t.answer(1, "rally express-general 1")
    assert t.sector == 5
    t.axis("COURAGE COURAGE COURAGE STAR STAR")
    t.tallies(COURAGES)
    t.done()
    assert t.sector == 6, "the RWB of COURAGE asked nobody"
    assert t.group == ["general"]


@rule("P-SPEC-14")
def test_in_company_two_rwbs_of_one_player_call_one() -> None:
    t = rolled("express utah", "STAR", "STAR TOOL STAR TOOL STAR TOOL", PLAIN)
    t.answer(1, "rally express-general 1")
    assert t.sector == 2
    assert t.group == ["general"]


@rule("P-SPEC-15")
def test_two_rwbs_of_one_symbol_rally_one() -> None:
    t = rolled("express utah", "STAR", "STAR STAR STAR STAR STAR STAR")
    assert t.choices() == ["rally express-general 1", "pass"]
    t.answer(1, "rally express-general 1")
    assert t.sector == 2


@rule("P-SPEC-17", "P-SPEC-21")
def test_who_is_out_of_the_game_cannot_be_rallied_on_this_beach() -> None:
    t = Situation("express utah", sector=1)
    t.invasion.gone = ("express-general",)
    t.axis("STAR")
    t.tallies(STARS)
    assert t.sector == 2
    assert "express-general" not in t.table.view()["supply"]  # type: ignore[operator]


@rule("P-SPEC-19")
def test_the_group_may_have_all_seven() -> None:
    six = "general captain corporal hero engineer medic"
    t = rolled("express utah", "STAR", STRAIGHT, group=six)
    t.answer(1, "rally express-veteran 1")
    assert len(t.group) == 7
    assert t.table.view()["supply"] == []


@rule("P-SPEC-25")
def test_if_several_tallies_offer_him_the_group_chooses_the_holder() -> None:
    t = rolled("express utah", "STAR", STARS, STARS)
    assert t.choices(1) == ["rally express-general 1", "rally express-general 2", "pass"]
    t.answer(1, "rally express-general 2")
    assert t.invasion.holders == (2,)


@rule("P-SPEC-22", "P-SPEC-23", "P-EXP-ORD-SWORD-01", "P-EXP-ORD-SWORD-03", "P-EXP-80")
def test_the_group_chooses_whom_it_loses_also_one_just_rallied() -> None:
    t = rolled("express sword", "STAR STAR STAR TOOL", STARS, group="corporal")
    t.answer(1, "rally express-general 1")
    assert t.question() == "lose-one"
    assert t.choices() == ["lose express-corporal", "lose express-general"]
    t.answer(1, "lose express-general")
    assert t.group == ["corporal"]
    assert t.invasion.gone == ("express-general",)
    assert t.invasion.used_here == 0, "losing is not using"
    assert t.rules("specialist-lost") == ["P-EXP-ORD-SWORD-01"]


@rule("P-EXP-EX-15", "P-EXP-ORD-SWORD-02", "P-EXP-86")
def test_sword_takes_the_only_specialist_or_the_game() -> None:
    t = rolled("express sword", "SOLDIER SOLDIER SOLDIER TOOL", "SOLDIER TOOL SOLDIER TOOL SOLDIER SKULL")
    t.answer(1, "rally express-corporal 1")
    assert t.sector == 5
    assert t.group == []
    lost = rolled("express sword", "STAR STAR TOOL TOOL", PLAIN)
    assert lost.table.outcome == "lost"
    assert lost.rules("beach-lost") == ["P-EXP-ORD-SWORD-02"]


@rule("P-EXP-ORD-UTAH-01", "P-EXP-EX-18", "P-EXP-90")
def test_on_utah_nobody_is_rallied_in_the_ordeal_but_who_is_there_works() -> None:
    t = Situation("express utah", sector=4, group="hero:1")
    t.axis("STAR STAR STAR STAR")
    t.tallies("TOOL STAR TOOL STAR TOOL SKULL")
    t.answer(1, "use express-hero 1")
    assert t.rules("no-rally") == ["P-EXP-ORD-UTAH-01"]
    assert t.sector == 5
    t.axis("TOOL TOOL TOOL STAR STAR")
    t.tallies("TOOL STAR TOOL STAR TOOL SKULL")
    assert t.choices() == ["rally express-engineer 1", "pass"], "from sector 5 on play is normal again"
    nobody = rolled("express utah", "STAR STAR TOOL TOOL", PLAIN)
    assert (nobody.sector, nobody.events("no-rally")) == (5, []), "nobody was called, so nobody was kept away"


@rule("P-EXP-ORD-GOLD-01", "P-EXP-ORD-GOLD-02", "P-EXP-ORD-GOLD-05")
def test_gold_needs_an_rwb_of_any_player_in_the_attempt_that_clears() -> None:
    t = rolled("express gold", "STAR STAR STAR TOOL", PLAIN.replace("SOLDIER", "STAR"), STARS, group="general")
    assert t.sector == 5, "the RWB of player 2 counts though it rallies nobody"
    replay = rolled("express gold", "STAR STAR TOOL TOOL", PLAIN, PLAIN)
    assert replay.sector == 4
    assert replay.invasion.attempt == 2


@rule("P-EXP-ORD-GOLD-03")
def test_on_gold_a_straight_is_no_rwb() -> None:
    t = rolled("express gold", "STAR TOOL SKULL SOLDIER", STRAIGHT)
    t.answer(1, "rally express-veteran 1")
    assert t.sector == 4


@rule("P-EXP-ORD-GOLD-04", "P-EXP-EX-13")
def test_on_gold_a_failure_is_a_failure() -> None:
    t = rolled("express gold", "STAR STAR TOOL TOOL", PLAIN, PLAIN)
    assert t.sector == 4
    t.axis("COURAGE COURAGE TOOL TOOL")
    t.tallies(PLAIN, PLAIN)
    assert t.table.outcome == "lost"
    assert t.rules("beach-lost") == ["P-EXP-73"]


@rule("P-EXP-ORD-JUNO-01", "P-EXP-ORD-JUNO-02", "P-EXP-ORD-JUNO-03", "P-EXP-EX-14", "P-EXP-90")
@pytest.mark.parametrize("rally", ["rally express-general 1", "pass"])
def test_on_juno_an_rwb_costs_one_axis_die_more_in_the_next_sector_only(rally: str) -> None:
    t = rolled("express juno", "STAR STAR STAR TOOL", STARS, STARS)
    t.answer(1, rally)
    assert t.sector == 5
    t.axis("STAR STAR STAR TOOL TOOL SKULL")
    t.tallies(STARS, STARS)
    t.finish()
    assert t.sector == 6
    assert t.table.view()["axis_count"] == 6
    assert t.invasion.shift == 0


@rule("P-EXP-ORD-OMAHA-01", "P-EXP-EX-17")
def test_on_omaha_the_ordeal_has_five_axis_dice() -> None:
    counts = [Situation("express omaha", sector=sector).table.view()["axis_count"] for sector in range(1, 7)]
    assert counts == [1, 2, 3, 5, 5, 6]
