"""The options of Express! and the table of chances."""

from __future__ import annotations

from functools import cache

import pytest

from hhour.advice.express.chances import chance_to_match
from hhour.kernel.chance import enumerate_chance
from hhour.kernel.faces import SOLDIER, STAR
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from hhour.pocket.chances import hope
from hhour.pocket.tally import counted
from tests.express.beach import NOTHING, Situation
from tests.rule import rule

PLAIN = "STAR STAR TOOL TOOL SOLDIER COURAGE"
STARS = "STAR TOOL STAR TOOL STAR SKULL"


@rule("P-OPT-01")
def test_another_table_may_say_which_symbol_calls_whom() -> None:
    t = Situation("express utah opts=specialist-map=star=medic+skull=general")
    t.axis("STAR")
    t.tallies(STARS)
    assert t.choices() == ["rally express-medic 1", "pass"]
    straight = Situation("express utah opts=specialist-map=straight=hero+courage=veteran")
    straight.axis("STAR")
    straight.tallies("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    assert straight.choices() == ["rally express-hero 1", "pass"]
    with pytest.raises(SetupError):
        Table("express utah opts=specialist-map=star=medic")


@rule("P-OPT-06")
def test_dice_left_out_may_be_drawn_at_random() -> None:
    t = Situation("express sword players=2 opts=advanced,left-out=random", sector=2)
    t.dice("STAR TOOL w1 b2")
    t.answer(1, "roll")
    assert [event.data["dice"] for event in t.events("left-out")] == [("w1",), ("b2",)]
    assert t.choices(1) == ["roll"]


@rule("P-OPT-06", "P-SPEC-MED-03")
def test_each_draw_of_dice_to_be_left_out_has_a_number_of_its_own_also_after_a_restart() -> None:
    t = Situation("express omaha players=2 opts=advanced,left-out=random", sector=3, group="medic")
    t.dice("SKULL SKULL STAR w1 b2 r1 r2")
    t.answer(1, "roll")
    t.tallies("TOOL TOOL TOOL TOOL", "TOOL TOOL TOOL TOOL")
    t.dice("b1 w2 r1 w1")
    t.answer(1, "use express-medic")
    drawn = [("left-out", seat, n) for start in (0, 10) for seat in (1, 2) for n in (start, start + 1)]
    assert [need for need in t.needs if need[0] == "left-out"] == drawn, "ten numbers for each time all dice are rolled"
    assert (t.get(1).left_out, t.get(2).left_out) == (0b011000, 0b000101)


@rule("P-OPT-08")
def test_the_engineer_may_help_any_one_or_all() -> None:
    one = Situation("express utah players=2 opts=engineer-scope=any-one", group="engineer")
    one.axis("STAR")
    one.tallies(PLAIN, PLAIN)
    assert "use express-engineer" in one.choices(2)
    one.answer(2, "use express-engineer", "set w1 red SKULL")
    assert one.question(1) != "specialists", "he has helped player 2"
    every = Situation("express utah players=2 opts=engineer-scope=all", group="engineer")
    every.axis("STAR")
    every.tallies(PLAIN, PLAIN)
    every.answer(2, "use express-engineer", "set w1 red SKULL")
    assert "use express-engineer" in every.choices(1)


@rule("P-OPT-09")
def test_with_the_veteran_one_straight_may_clear_the_sector_for_all() -> None:
    t = Situation("express utah players=2 opts=veteran-scope=group", sector=2, group="veteran")
    t.attempt("STAR STAR", "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL", "TOOL TOOL SOLDIER SOLDIER SKULL COURAGE")
    assert t.sector == 3


@rule("P-OPT-10")
def test_rallying_may_be_limited_by_attempt_or_by_player() -> None:
    attempt = Situation("express omaha players=2 opts=advanced,rally-limit=attempt", sector=5)
    attempt.axis("STAR STAR STAR TOOL TOOL")
    attempt.tallies(STARS, STARS)
    attempt.answer(1, "rally express-general 1")
    attempt.axis("TOOL TOOL STAR STAR SKULL")
    attempt.tallies("TOOL STAR TOOL STAR TOOL SKULL", "TOOL STAR TOOL STAR TOOL SKULL")
    attempt.done()
    assert attempt.choices(1) == ["rally express-engineer 1", "rally express-engineer 2", "pass"]
    player = Situation("express utah players=2 opts=rally-limit=player")
    player.axis("STAR")
    player.tallies(STARS, "TOOL STAR TOOL STAR TOOL SKULL")
    player.answer(1, "rally express-general 1")
    assert player.choices(1) == ["rally express-engineer 2", "pass"]
    player.answer(1, "rally express-engineer 2")
    assert player.group == ["general", "engineer"]


@rule("P-OPT-10")
def test_with_a_limit_by_player_each_rallies_one_in_a_visit_however_many_attempts_it_takes() -> None:
    both = "TOOL COURAGE TOOL COURAGE TOOL COURAGE"
    t = Situation("express omaha players=2 opts=advanced,rally-limit=player", sector=5)
    t.axis("STAR STAR STAR TOOL TOOL")
    t.tallies("STAR TOOL STAR TOOL STAR TOOL", STARS)
    t.answer(1, "rally express-engineer 1")
    assert t.choices(1) == ["rally express-general 2", "pass"], "player 1 has two RWBs and has called one already"
    t.answer(1, "pass")
    t.axis("TOOL TOOL COURAGE COURAGE COURAGE")
    t.tallies(both, both)
    t.done()
    assert t.invasion.attempt == 2
    assert t.choices(1) == ["rally express-hero 2", "pass"], "player 1 has called one in this visit"
    t.answer(1, "rally express-hero 2")
    assert t.group == ["engineer", "hero"]


@rule("P-OPT-10", "P-SPEC-14")
def test_alone_with_a_limit_by_player_two_rwbs_of_one_tally_call_two_but_later_attempts_nobody() -> None:
    t = Situation("express omaha opts=advanced,rally-limit=player", sector=5)
    t.axis("STAR STAR STAR TOOL TOOL")
    t.tallies("STAR TOOL STAR TOOL STAR TOOL")
    t.answer(1, "rally express-engineer 1", "rally express-general 1")
    assert t.group == ["engineer", "general"]
    t.axis("COURAGE COURAGE COURAGE STAR STAR")
    t.tallies("COURAGE STAR COURAGE STAR COURAGE SKULL")
    t.done()
    assert (t.sector, t.group) == (6, ["engineer", "general"])


@rule("P-OPT-11")
@pytest.mark.parametrize(("value", "results"), [("6", 7), ("5", 6)])
def test_the_bunker_with_the_kommandant_may_have_five_axis_dice(value: str, results: int) -> None:
    t = Situation(f"express utah opts=kommandant,kommandant-bunker-dice={value}", sector=6)
    t.axis(" ".join(["STAR"] * int(value)))
    assert len(t.needed.split()) == results
    away = Situation(f"express utah opts=kommandant,kommandant-bunker-dice={value}", sector=6, group="medic")
    away.answer(1, "lose express-medic")
    assert away.shore.axis_count() == 6


@rule("P-OPT-11", "P-KOM-21", "P-OPT-15")
@pytest.mark.parametrize(
    ("setup", "fits"),
    [
        ("express hoc opts=advanced-beaches,kommandant-bunker-dice=5", True),
        ("express gold opts=advanced-beaches,kommandant-bunker-dice=5", False),
        ("express hoc opts=kommandant-bunker-dice=5", False),
        ("express gold opts=gold-landing=star=tool", False),
        ("express hoc opts=advanced-beaches,neptune-retries=9", False),
    ],
)
def test_an_option_needs_the_rule_it_belongs_to_or_a_bunker_that_deploys_without_it(setup: str, fits: bool) -> None:
    if fits:
        assert Table(setup, seed="x").setup.options["kommandant-bunker-dice"] == "5"
    else:
        with pytest.raises(SetupError, match="setup-option-needs"):
            Table(setup, seed="x")


@rule("P-OPT-12")
def test_keeping_the_kommandant_away_may_be_left_to_the_bunker() -> None:
    juno = Situation(
        "express juno players=2 opts=advanced,kommandant,keep-away-everywhere=off", sector=3, group="medic"
    )
    assert juno.question() == "axis"
    assert juno.rules("kommandant") == ["P-ADV-JUNO-03"]
    juno.go_to(6, "medic")
    assert juno.question() == "keep-away"


@rule("P-OPT-15")
def test_another_pair_of_faces_may_be_swapped_on_golds_landing() -> None:
    t = Situation("express gold players=2 opts=advanced,gold-landing=star=tool")
    t.axis("STAR")
    assert t.needed == "TOOL"
    u = Situation("express gold players=2 opts=advanced,gold-landing=star=tool")
    u.axis("SOLDIER")
    assert u.needed == "SOLDIER"
    skulls = Situation("express gold players=2 opts=advanced,gold-landing=skull=tool")
    skulls.axis("SKULL")
    assert skulls.needed == "TOOL"


# --- chances ----------------------------------------------------------------------------------------------------------


@cache
def fallen(dice: int) -> dict[tuple[int, ...], float]:
    """Every way so many dice can fall, enumerated by the kernel and gathered by counts."""
    ways: dict[tuple[int, ...], float] = {}
    for weight, told in enumerate_chance(lambda chance: counted(chance.faces(1, 0, "dice", 0, dice))):
        assert isinstance(told, tuple)
        ways[told] = ways.get(told, 0.0) + weight
    return ways


@cache
def best(wanted: tuple[int, ...], dice: int, again: int, changes: int = 0) -> float:
    """The chance to match what is wanted: every first roll, then the best re-rolls."""
    return sum(weight * hope(told, wanted, dice, again, changes=changes) for told, weight in fallen(dice).items())


def rolled_chance(axis: int, dice: int, again: int, changes: int = 0, extra: int = -1) -> float:
    """The same against random Axis dice; `extra` is a result added to the tally."""
    total = 0.0
    for told, weight in fallen(axis).items():
        wanted = [number - 1 if face == extra and number else number for face, number in enumerate(told)]
        total += weight * best(tuple(sorted(wanted)), dice, again, changes)
    return total


@rule("P-PROB-01")
@pytest.mark.parametrize(
    ("axis", "six", "five", "once", "general", "corporal"),
    [
        (1, 0.9624, 0.9351, 0.8878, 1.0000, 0.9687),
        (2, 0.8816, 0.8068, 0.7239, 0.9932, 0.9040),
        (3, 0.7430, 0.6069, 0.5233, 0.9687, 0.7950),
        (4, 0.5448, 0.3577, 0.3169, 0.9071, 0.6371),
        (5, 0.3126, 0.1258, 0.1444, 0.7791, 0.4405),
        (6, 0.1069, 0.0000, 0.0377, 0.5557, 0.2364),
    ],
)
def test_the_table_of_chances_by_enumeration(
    axis: int, six: float, five: float, once: float, general: float, corporal: float
) -> None:
    assert rolled_chance(axis, 6, 2) == pytest.approx(six, abs=6e-5)
    assert rolled_chance(axis, 5, 2) == pytest.approx(five, abs=6e-5)
    assert rolled_chance(axis, 6, 1) == pytest.approx(once, abs=6e-5)
    assert rolled_chance(axis, 6, 2, changes=1) == pytest.approx(general, abs=6e-5)
    assert rolled_chance(axis, 6, 2, extra=SOLDIER) == pytest.approx(corporal, abs=6e-5)


@rule("P-PROB-04")
@pytest.mark.parametrize(("wanted", "told"), [(6, 0.0056), (5, 0.0517), (4, 0.2099)])
def test_the_chance_in_omahas_bunker(wanted: int, told: float) -> None:
    assert best(counted([STAR] * wanted), 6, 2) == pytest.approx(told, abs=6e-5)


def test_the_chance_shown_is_the_chance_of_the_best_re_rolls() -> None:
    t = Situation("express utah", sector=2)
    t.axis("STAR TOOL")
    t.roll(1, NOTHING)
    both = best(counted([1, 5]), 6, 1)
    assert chance_to_match(t.shore, t.get()) == pytest.approx(both)
    t.dice("STAR")
    t.answer(1, "reroll r1")
    assert chance_to_match(t.shore, t.get()) == pytest.approx(1 - (5 / 6) ** 5)
