"""Steps 7 and 8, and Kommandant, solo help and Neptune."""

from __future__ import annotations

import pytest

from hhour.kernel.saving import load
from tests.express.beach import NOTHING, Situation
from tests.rule import rule

PLAIN = "STAR STAR TOOL TOOL SOLDIER COURAGE"
STARS = "STAR STAR STAR STAR STAR STAR"


@rule("P-EXP-70", "P-EXP-71", "P-EXP-73", "P-EXP-EX-01")
def test_every_player_must_hold_his_part_or_the_game_is_lost_at_once() -> None:
    t = Situation("express utah players=2", sector=2)
    t.attempt("STAR TOOL", "STAR SKULL TOOL COURAGE SOLDIER SKULL", "STAR SKULL STAR COURAGE SOLDIER SKULL")
    assert t.table.outcome == "lost"
    assert [(event.seat, event.kind) for event in t.table.events if event.kind in ("holds", "fails")] == [
        (1, "holds"),
        (2, "fails"),
    ]
    assert t.events("cleared") == []
    won = Situation("express utah players=2", sector=2)
    won.attempt("STAR TOOL", PLAIN, PLAIN)
    assert won.sector == 3


@rule("P-EXP-73")
def test_a_lost_sector_has_no_step_8() -> None:
    t = Situation("express sword", sector=4, group="general")
    t.attempt("STAR STAR STAR STAR", NOTHING)
    t.finish()
    assert t.table.outcome == "lost"
    assert t.group == ["general"], "nobody is lost to the ordeal any more"


@rule("P-EXP-82", "P-ADV-JUNO-06", "P-ADV-EX-06")
def test_junos_bunker_asks_for_three_specialists_one_rallied_there_included() -> None:
    axis = "STAR STAR COURAGE COURAGE COURAGE TOOL"
    t = Situation("express juno players=2 opts=advanced", sector=6, group="general corporal")
    t.axis(axis)
    tally = "COURAGE STAR COURAGE STAR COURAGE TOOL"
    t.tallies(tally, tally)
    t.done()
    t.answer(1, "rally express-hero 1")
    assert t.table.outcome == "won"
    lost = Situation("express juno players=2 opts=advanced", sector=6, group="general corporal")
    lost.attempt(axis, tally, tally)
    assert lost.table.outcome == "lost"
    assert lost.rules("beach-lost") == ["P-ADV-JUNO-06"]


@rule("P-EXP-83", "P-EXP-84", "P-EXP-85")
def test_after_a_cleared_sector_comes_the_next_after_the_bunker_victory() -> None:
    t = Situation("express utah players=2", sector=5)
    far = [t.table.game.standings(t.shore)[0].points]
    t.attempt("STAR STAR STAR STAR STAR", STARS, STARS)
    assert t.sector == 6
    far.append(t.table.game.standings(t.shore)[0].points)
    t.attempt(STARS, STARS, STARS)
    assert t.table.outcome == "won"
    assert [*far, t.table.game.standings(t.shore)[0].points] == [5, 6, 12], "who has won is a beach further"
    plain = Situation("express utah")
    plain.attempt("STAR", "STAR STAR TOOL TOOL SKULL SKULL")
    assert plain.sector == 2, "no set is needed for it"
    assert t.rules("beach-won") == ["P-EXP-84"]


@rule("P-EXP-88")
def test_after_a_victory_the_next_beach_is_a_new_game() -> None:
    t = Situation("express utah", sector=6)
    t.attempt(STARS, STARS)
    assert t.table.outcome == "won"
    assert t.table.result()["conquered"] == 1
    assert Situation("express gold").sector == 1


# --- one set of dice --------------------------------------------------------------------------------------------------


@rule("P-EXP-08", "P-OPT-07")
def test_with_one_set_of_dice_players_go_one_after_the_other_from_the_leader() -> None:
    t = Situation("express utah players=3 leader=2 opts=one-set-of-dice")
    t.axis("STAR")
    order = []
    for _ in range(3):
        seat = t.table.waiting()[0]
        assert t.table.waiting() == [seat]
        order.append(seat)
        t.roll(seat, PLAIN)
        t.answer(seat, "stop")
    assert order == [2, 3, 1]
    assert t.sector == 2


@rule("P-OPT-07")
def test_with_one_set_of_dice_specialists_are_used_in_ones_own_step() -> None:
    t = Situation("express utah players=2 opts=one-set-of-dice", group="hero general")
    t.axis("STAR")
    t.roll(1, NOTHING)
    t.answer(1, "stop")
    assert t.choices(1) == ["use express-hero 1", "use express-general", "done"], "not for player 2"
    t.answer(1, "done", "pass")
    t.roll(2, PLAIN)
    t.answer(2, "stop")
    assert t.choices(2) == ["use express-general", "done"]
    assert t.choices(1) == ["use express-hero 2", "done"]
    assert t.refused(1, "use express-general").rule == "P-OPT-07"


@rule("P-SPEC-MED-07")
def test_with_one_set_of_dice_a_restart_sends_back_who_was_just_rallied() -> None:
    t = Situation("express utah players=2 opts=one-set-of-dice", group="medic")
    t.axis("STAR")
    t.roll(1, "STAR TOOL STAR TOOL STAR SKULL")
    t.answer(1, "stop", "done", "rally express-general 1")
    t.roll(2, NOTHING)
    t.answer(2, "stop")
    t.answer(1, "use express-medic")
    assert t.group == []
    assert "express-general" in t.table.view()["supply"]  # type: ignore[operator]
    assert t.invasion.gone == ("express-medic",)
    assert t.table.waiting() == [1], "the leader begins again"
    t.roll(1, "STAR TOOL STAR TOOL STAR SKULL")
    t.answer(1, "stop")
    assert t.choices(1) == ["rally express-general 1", "pass"], "and may rally him again"


# --- Kommandant -------------------------------------------------------------------------------------------------------

BUNKER = "STAR STAR TOOL SKULL SOLDIER COURAGE"


@rule("P-KOM-01", "P-KOM-20")
def test_with_the_rule_the_kommandant_is_always_in_the_bunker_and_only_there() -> None:
    for sector in range(1, 7):
        t = Situation("express utah opts=kommandant", sector=sector)
        assert bool(t.invasion.deployed) is (sector == 6)
        assert not Situation("express utah", sector=sector).invasion.deployed


@rule("P-KOM-02", "P-KOM-03", "P-KOM-04", "P-KOM-05", "P-KOM-24", "P-KOM-25", "P-KOM-EX-03")
def test_he_replaces_one_die_and_his_result_is_needed_twice() -> None:
    t = Situation("express utah opts=kommandant", sector=6, group="corporal")
    t.answer(1, "deploy")
    t.axis(BUNKER)
    assert len(t.invasion.axis) == 6
    assert t.needed == "SKULL STAR STAR STAR SOLDIER COURAGE TOOL"
    t.tallies("STAR STAR STAR TOOL SKULL COURAGE")
    t.answer(1, "use express-corporal")
    assert t.table.outcome == "won"
    other = Situation("express utah opts=kommandant", sector=6)
    other.axis("TOOL STAR STAR SKULL SOLDIER COURAGE")
    assert other.needed == "SKULL STAR STAR SOLDIER COURAGE TOOL TOOL", "the first die is his"
    without = Situation("express utah opts=kommandant", sector=6)
    without.attempt(BUNKER, "STAR STAR STAR TOOL SKULL COURAGE")
    assert without.table.outcome == "lost"


@rule("P-KOM-21", "P-KOM-23", "P-ADV-JUNO-03", "P-KOM-EX-05")
def test_some_sectors_deploy_him_without_the_rule_and_he_can_be_kept_away_there_too() -> None:
    t = Situation("express juno players=2 opts=advanced", sector=3, group="medic")
    assert t.choices() == ["lose express-medic", "deploy"]
    t.answer(1, "deploy")
    assert t.rules("kommandant") == ["P-ADV-JUNO-03"]
    t.axis("TOOL TOOL STAR")
    assert t.needed == "STAR TOOL TOOL TOOL"
    away = Situation("express juno players=2 opts=advanced", sector=3, group="medic")
    away.answer(1, "lose express-medic")
    away.axis("TOOL TOOL STAR")
    assert away.needed == "STAR TOOL TOOL"


@rule("P-KOM-22", "P-KOM-EX-04", "P-SPEC-21")
def test_losing_a_specialist_before_the_roll_keeps_him_away() -> None:
    t = Situation("express utah opts=kommandant", sector=6, group="captain hero")
    assert t.choices() == ["lose express-captain", "lose express-hero", "deploy"]
    t.answer(1, "lose express-captain")
    t.axis(BUNKER)
    assert t.needed == "SKULL STAR STAR SOLDIER COURAGE TOOL"
    assert t.group == ["hero"]
    assert t.invasion.gone == ("express-captain",)
    assert t.rules("specialist-lost") == ["P-KOM-22"]


@rule("P-KOM-26")
def test_in_a_replay_he_comes_again_and_may_be_kept_away_again() -> None:
    t = Situation("express gold players=2 opts=advanced,kommandant", sector=6, group="captain corporal")
    t.answer(1, "lose express-captain")
    t.attempt(BUNKER, BUNKER, BUNKER)
    assert t.sector == 6
    assert t.choices() == ["lose express-corporal", "deploy"]


@rule("P-KOM-28", "P-ADV-OMAHA-06", "P-ADV-OMAHA-16")
def test_what_changes_or_ignores_axis_results_touches_him_too() -> None:
    t = Situation("express omaha players=2 opts=advanced,kommandant", sector=6)
    t.axis("STAR TOOL TOOL TOOL TOOL TOOL")
    assert t.needed == " ".join(["SOLDIER"] * 7)
    u = Situation("express utah players=2 opts=advanced,kommandant", sector=6, group="engineer")
    u.answer(1, "deploy")
    u.axis("TOOL STAR STAR SKULL SKULL SKULL")
    assert u.needed == "SKULL SKULL SKULL STAR STAR", "both elements of his TOOL fall away"


# --- help for one player ----------------------------------------------------------------------------------------------


@rule("P-ADVSOLO-01", "P-ADVSOLO-02", "P-ADVSOLO-04", "P-ADVSOLO-07", "P-ADVSOLO-EX-01")
def test_alone_on_advanced_beaches_two_dice_offer_a_specialist() -> None:
    t = Situation("express gold opts=advanced")
    assert t.question() == "help-roll"
    t.dice("STAR TOOL")
    t.answer(1, "roll")
    assert t.needs == [("help", 1, 0)]
    assert t.choices() == ["rally express-general", "rally express-engineer"], "no re-roll, no pass"
    t.answer(1, "rally express-engineer")
    assert t.group == ["engineer"]
    assert t.rules("rallied") == ["P-ADVSOLO-02"]
    assert t.sector == 1
    t.attempt("STAR", "STAR STAR STAR STAR STAR STAR")
    assert (t.sector, t.question()) == (2, "axis"), "there is no help before sector 2"
    for setup in ("express gold", "express gold players=2 opts=advanced"):
        assert Situation(setup).question() == "axis"


@rule("P-ADVSOLO-03", "P-ADVSOLO-EX-01", "P-ADVSOLO-EX-02")
def test_a_double_offers_the_veteran_too() -> None:
    t = Situation("express omaha opts=advanced")
    t.dice("COURAGE COURAGE")
    t.answer(1, "roll")
    assert t.choices() == ["rally express-hero", "rally express-veteran"]
    t.answer(1, "rally express-veteran")
    t.attempt("STAR", PLAIN)
    assert t.sector == 2
    assert t.invasion.due == 0, "the Kommandant of sector 2 is avoided from the start"


@rule("P-ADVSOLO-05", "P-ADVSOLO-06")
def test_he_can_be_used_from_sector_1_on_and_does_not_count_for_its_limit() -> None:
    t = Situation("express gold opts=advanced")
    t.dice("STAR TOOL")
    t.answer(1, "roll", "rally express-general")
    t.axis("STAR")
    t.tallies("TOOL SKULL TOOL COURAGE TOOL SKULL")
    t.answer(1, "use express-general", "set r2 STAR")
    t.answer(1, "rally express-engineer 1")
    assert t.group == ["general", "engineer"]


# --- Operation: Neptune -----------------------------------------------------------------------------------------------


def conquer(t: Situation) -> None:
    """Clear the bunker of the present beach."""
    t.go_to(6, " ".join(t.group))
    t.attempt("STAR STAR STAR TOOL TOOL TOOL", "STAR TOOL STAR TOOL STAR TOOL")


@rule("P-NEP-01", "P-NEP-02", "P-NEP-05", "P-NEP-07")
def test_neptune_is_six_beaches_from_utah_to_pointe_du_hoc() -> None:
    t = Situation("express opts=neptune")
    order = []
    while not t.table.outcome:
        order.append(t.table.view()["beach"])
        assert t.sector == 1
        conquer(t)
    assert order == ["utah", "gold", "juno", "sword", "omaha", "hoc"]
    assert t.table.outcome == "won"
    assert t.table.result()["conquered"] == 6


@rule("P-NEP-03", "P-NEP-04", "P-NEP-EX-01")
def test_on_a_new_beach_all_seven_are_back_in_the_supply() -> None:
    t = Situation("express neptune", sector=6, group="hero general")
    t.invasion.gone = ("express-medic",)
    conquer(t)
    assert t.table.view()["beach"] == "gold"
    assert t.group == []
    assert len(t.table.view()["supply"]) == 7  # type: ignore[arg-type]


@rule("P-NEP-06", "P-NEP-EX-02")
def test_a_defeat_on_any_beach_loses_the_operation() -> None:
    t = Situation("express opts=neptune")
    for _ in range(3):
        conquer(t)
    t.go_to(4)
    t.attempt("STAR STAR TOOL TOOL", PLAIN)
    told = t.table.result()
    assert (told["outcome"], told["conquered"], told["beach"], told["sector"]) == ("lost", 3, "sword", 4)


@rule("P-NEP-08")
@pytest.mark.parametrize("advanced", ["", ",advanced"])
@pytest.mark.parametrize("kommandant", ["", ",kommandant"])
def test_beaches_and_kommandant_are_chosen_for_all_six(advanced: str, kommandant: str) -> None:
    t = Situation(f"express players=2 opts=neptune{advanced}{kommandant}")
    for beach in (0, 1):
        assert t.invasion.beach == beach
        rules = t.table.view()["sectors"][0]["rules"]  # type: ignore[index]
        assert bool(rules) is bool(advanced)
        t.go_to(6)
        assert bool(t.invasion.deployed) is bool(kommandant)
        t.invasion.deployed = 0
        t.attempt(STARS, STARS, STARS)


@rule("P-NEP-09")
def test_alone_the_help_comes_at_the_start_of_each_beach() -> None:
    t = Situation("express opts=neptune,advanced")
    t.dice("STAR TOOL")
    t.answer(1, "roll", "rally express-engineer")
    t.go_to(6, "engineer")
    t.attempt("STAR STAR STAR STAR STAR STAR", STARS)
    assert t.question() == "help-roll"
    told = t.table.view()
    assert (told["beach"], told["sector"], told["terrain"], told["axis_count"]) == ("gold", 0, "", 0)


@rule("P-NEP-10")
def test_what_is_pending_ends_with_the_beach() -> None:
    t = Situation("express neptune")
    t.go_to(6)
    t.invasion.next_shift, t.invasion.next_due, t.invasion.next_silenced = 1, 1, "P-ADV-GOLD-03"
    t.attempt("STAR STAR STAR TOOL TOOL TOOL", "STAR TOOL STAR TOOL STAR TOOL")
    assert (t.invasion.shift, t.invasion.due, t.invasion.silenced) == (0, 0, "")


@rule("P-NEP-11")
def test_the_leader_stays_the_same() -> None:
    t = Situation("express players=2 leader=2 opts=neptune")
    t.go_to(6)
    t.attempt(STARS, STARS, STARS)
    assert t.table.view()["beach"] == "gold"
    assert t.table.waiting() == [2]


@rule("P-NEP-12")
def test_a_saved_operation_resumes_where_it_was() -> None:
    t = Situation("express opts=neptune")
    conquer(t)
    t.attempt("STAR", PLAIN)
    again = load(t.table.save())
    assert again.view(1) == t.table.view(1)
    assert (again.view()["beach"], again.view()["sector"]) == ("gold", 2)
    t.axis("STAR TOOL")
    t.roll(1, PLAIN)
    assert load(t.table.save()).play.state.to_json() == t.invasion.to_json(), "with the dice as they lie"


@rule("P-OPT-13")
@pytest.mark.parametrize(("opts", "supply"), [("", 7), (",neptune-fallen-return=off", 6)])
def test_by_option_the_fallen_stay_out(opts: str, supply: int) -> None:
    t = Situation(f"express opts=neptune{opts}", sector=6)
    t.invasion.gone = ("express-medic",)
    conquer(t)
    assert len(t.table.view()["supply"]) == supply  # type: ignore[arg-type]


@rule("P-OPT-14")
def test_by_option_a_lost_beach_may_be_begun_again() -> None:
    t = Situation("express opts=neptune,neptune-retries=1")
    conquer(t)
    t.go_to(3, "general")
    t.attempt("TOOL TOOL TOOL", NOTHING)
    t.finish()
    assert t.choices() == ["again", "give-up"]
    t.answer(1, "again")
    assert (t.table.view()["beach"], t.sector, t.group) == ("gold", 1, [])
    t.attempt("TOOL", NOTHING)
    assert t.table.outcome == "lost"


@rule("P-OPT-14")
def test_who_gives_a_lost_beach_up_has_lost_and_keeps_no_retry() -> None:
    t = Situation("express opts=neptune,neptune-retries=2")
    t.attempt("TOOL", NOTHING)
    assert t.choices() == ["again", "give-up"]
    t.answer(1, "give-up")
    assert t.table.outcome == "lost"
    again = Situation("express opts=neptune,neptune-retries=2")
    for left in (2, 1):
        assert again.invasion.retries == left
        again.attempt("TOOL", NOTHING)
        again.answer(1, "again")
    assert again.invasion.retries == 0
