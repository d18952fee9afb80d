"""Who plays, who leads, and steps 1 and 2 of an attempt."""

from __future__ import annotations

import pytest

from hhour.express.beaches import BEACHES
from hhour.kernel.games import games
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from hhour.pocket.terrain import TERRAIN
from tests.express.beach import NOTHING, Situation
from tests.rule import rule

CLEARS = "STAR SKULL TOOL COURAGE SOLDIER SKULL"


@rule("P-EXP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_win_or_lose_together(players: int) -> None:
    t = Situation(f"express utah players={players}")
    assert list(t.table.seats) == list(range(1, players + 1))
    t.attempt("TOOL", *([NOTHING] * players))
    assert t.table.outcome == "lost"
    assert Table("express utah").setup.seats == 1, "one is enough"
    with pytest.raises(SetupError, match="setup-express-players"):
        Table("express utah players=5")
    assert {(board.least, board.most) for board in t.table.game.boards()} == {(1, 4)}
    assert [one.seat for one in t.table.game.standings(t.shore)] == [0], "the group stands there, not a player"


@rule("P-EXP-02", "P-DICE-08", "P-DICE-09")
def test_there_are_six_beaches_to_choose_from() -> None:
    assert list(BEACHES) == ["utah", "gold", "juno", "sword", "omaha", "hoc"]
    for slug in BEACHES:
        assert Situation(f"express {slug}").table.view()["beach"] == slug
    hoc = Situation("express pointe-du-hoc").table
    assert (hoc.setup.board, hoc.record.rules) == ("hoc", 1), "by the first version of its rules"


@rule("P-EXP-03", "P-EXP-04")
def test_the_leader_is_named_once_and_rolls_for_the_group_every_time() -> None:
    t = Situation("express utah players=3 leader=2")
    for sector in (1, 2):
        assert t.sector == sector
        assert t.table.waiting() == [2]
        assert t.question(2) == "axis"
        t.axis(" ".join(["STAR"] * sector))
        assert t.table.waiting() == [1, 2, 3]
        t.tallies(*["STAR STAR TOOL TOOL SOLDIER COURAGE"] * 3)
    assert t.sector == 3


@rule("P-EXP-05")
def test_the_leader_settles_what_the_group_decides() -> None:
    t = Situation("express utah players=2 leader=2", group="corporal hero general")
    t.axis("TOOL")
    t.tallies(*["STAR STAR STAR STAR SKULL SKULL"] * 2)
    assert t.choices(1) == ["use express-general", "done"]
    assert t.refused(1, "use express-corporal").rule == "P-EXP-05"
    assert t.refused(1, "use express-hero 1").rule == "P-EXP-05"
    assert {"use express-corporal", "use express-hero 1", "use express-hero 2"} <= set(t.choices(2))


@rule("P-EXP-06", "P-DICE-01", "P-DICE-02")
def test_every_player_has_two_red_two_white_and_two_blue_dice_of_his_own() -> None:
    t = Situation("express utah players=2")
    t.axis("STAR")
    t.roll(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.roll(2, NOTHING)
    units = t.table.view()["units"]
    colours = [die["colour"] for die in units[0]["dice"]]  # type: ignore[index]
    assert colours == ["red", "red", "white", "white", "blue", "blue"]
    faces = [[die["face"] for die in unit["dice"]] for unit in units]  # type: ignore[attr-defined]
    assert faces == [["SKULL", "STAR", "SOLDIER", "TWO_SOLDIERS", "COURAGE", "TOOL"], NOTHING.split()]


@rule("P-EXP-07")
def test_all_do_each_step_together_and_none_begins_before_the_last_is_complete() -> None:
    t = Situation("express utah players=2")
    t.axis("STAR")
    t.roll(2, CLEARS)
    assert t.table.waiting() == [1], "player 2 waits for the roll of player 1 before he re-rolls"
    t.roll(1, CLEARS)
    assert [t.question(seat) for seat in (1, 2)] == ["reroll", "reroll"]


@rule("P-EXP-09", "P-DICE-08", "P-SPEC-01")
def test_all_seven_specialists_begin_in_the_supply() -> None:
    view = Situation("express gold players=2").table.view()
    assert len(view["supply"]) == 7  # type: ignore[arg-type]
    assert view["specialists"] == []
    assert view["gone"] == []


@rule("P-EXP-10", "P-EXP-11", "P-DICE-05", "P-DICE-06")
def test_the_beach_die_begins_on_landing_and_is_turned_face_by_face() -> None:
    t = Situation("express omaha")
    seen = []
    while not t.table.outcome:
        seen.append((t.sector, t.table.view()["terrain"]))
        assert t.invasion.attempt == 1
        t.attempt(" ".join(["STAR"] * (5 if t.sector == 4 else t.sector)), "STAR STAR STAR STAR STAR STAR")
    assert seen == list(enumerate(TERRAIN, 1))
    assert seen[0] == (1, "landing")
    assert t.table.outcome == "won"


@rule("P-EXP-12")
def test_the_beach_die_is_not_rolled_in_the_normal_game() -> None:
    t = Situation("express omaha")
    while not t.table.outcome:
        t.attempt(" ".join(["STAR"] * (5 if t.sector == 4 else t.sector)), "STAR STAR STAR STAR STAR STAR")
    assert t.events("beach-die") == []


@rule("P-EXP-13", "P-EXP-81", "P-EXP-89")
def test_a_replay_leaves_the_die_and_begins_with_new_axis_dice() -> None:
    t = Situation("express gold", sector=4)
    before = len(t.needs)
    for replay in range(3):
        t.attempt("STAR TOOL SKULL SOLDIER", "STAR TOOL SKULL SOLDIER STAR TOOL")
        assert (t.sector, t.invasion.attempt) == (4, replay + 2)
        assert t.question() == "axis"
        assert t.invasion.axis == ()
    assert len(t.events("arrived")) == 2, "the landing and the ordeal"
    assert t.rules("replayed") == ["P-EXP-ORD-GOLD-01"] * 3
    assert t.needs[before:] == [("axis", 0, 0), ("roll", 1, 0)] * 3, "every attempt has rolls of its own"
    told = [event.data["faces"] for event in t.events("requirement")[-3:]]
    assert told == [("SKULL", "STAR", "SOLDIER", "TOOL")] * 3


@rule("P-EXP-07", "P-EXP-14", "P-ADV-06", "P-ADV-09")
def test_conditions_on_arrival_are_judged_once_for_the_whole_visit() -> None:
    t = Situation("express omaha opts=advanced", sector=5)
    assert (t.invasion.going, t.invasion.active) == (0, 0), "the group is there, and nobody waits for his turn"
    t.axis("STAR STAR STAR TOOL TOOL")
    t.tallies("STAR TOOL STAR TOOL STAR STAR")
    assert t.choices() == ["rally express-general 1", "pass"]
    t.answer(1, "rally express-general 1")
    assert t.sector == 5, "the General came too late: the sector is replayed"
    assert t.invasion.arrival == ()
    counts = [
        Situation("express utah players=2 opts=advanced", 5, group).shore.axis_count() for group in ("", "general")
    ]
    assert counts == [5, 4]


@rule("P-EXP-20", "P-ADV-03")
@pytest.mark.parametrize("opts", ["", " opts=advanced"])
def test_as_many_axis_dice_as_the_number_of_the_sector(opts: str) -> None:
    counts = []
    for sector in range(1, 7):
        t = Situation("express juno players=2" + opts, sector=sector, group="hero")
        counts.append(t.table.view()["axis_count"])
    assert counts == ([1, 2, 3, 3, 5, 6] if opts else [1, 2, 3, 4, 5, 6])


@rule("P-EXP-21", "P-EXP-24")
def test_one_roll_is_the_opposition_of_all() -> None:
    t = Situation("express utah players=3", sector=2)
    t.axis("STAR TOOL")
    assert t.needed == "STAR TOOL"
    assert len(t.events("axis-rolled")) == 1
    assert t.needs[-1] == ("axis", 0, 0), "nobody's own"
    for seat in (1, 2, 3):
        t.roll(seat, NOTHING)
    lacks = [unit["lacks"] for unit in t.table.view()["units"]]  # type: ignore[attr-defined]
    assert lacks == [["STAR", "TOOL"]] * 3


@rule("P-EXP-22")
@pytest.mark.parametrize(
    ("setup", "sector", "shift", "count"),
    [
        ("express utah", 3, 1, 4),
        ("express utah", 3, -1, 2),
        ("express utah", 1, -1, 1),
        ("express utah", 6, 1, 6),
        ("express omaha", 4, 1, 6),
        ("express gold players=2 opts=advanced", 2, 1, 4),
    ],
)
def test_named_number_then_pending_dice_then_one_to_six(setup: str, sector: int, shift: int, count: int) -> None:
    t = Situation(setup)
    t.invasion.next_shift = shift
    t.go_to(sector)
    t.axis(" ".join(["STAR"] * count))
    assert len(t.invasion.axis) == count


@rule("P-EXP-23", "P-ORD-03")
def test_what_changes_axis_results_comes_in_its_order() -> None:
    t = Situation("express sword players=2 opts=advanced,kommandant", sector=6, group="captain medic general")
    asked = [t.question()]
    t.answer(1, "lose express-medic")
    asked.append(t.question())
    t.answer(1, "deploy")
    asked.append(t.question())
    assert asked == ["pay-for", "keep-away", "axis"]
    t.axis("STAR TOOL TOOL TOOL TOOL")
    assert t.needed == "STAR STAR TOOL TOOL TOOL TOOL"
    kinds = [event.kind for event in t.table.events]
    assert kinds[-5:] == ["arrived", "specialist-lost", "kommandant", "axis-rolled", "requirement"]
    late = Situation("express utah players=2 opts=advanced")
    late.axis("SKULL")
    late.dice("TOOL")
    late.answer(1, "reroll")
    assert [event.kind for event in late.table.events][-3:] == ["axis-rolled", "axis-rolled", "requirement"]


@rule("P-EXP-91")
def test_the_ordeal_is_public_from_the_start() -> None:
    sectors = Situation("express sword").table.view()["sectors"]
    assert [sector["rules"] for sector in sectors] == [[], [], [], ["P-EXP-ORD-SWORD-01"], [], []]  # type: ignore[attr-defined]


@rule("P-EXP-87")
def test_the_result_is_victory_or_defeat_with_beach_and_sector() -> None:
    t = Situation("express juno", sector=3)
    t.attempt("TOOL TOOL TOOL", NOTHING)
    told = t.table.result()
    assert (told["outcome"], told["beach"], told["sector"]) == ("lost", "juno", 3)
    assert (told["conquered"], "score" in told) == (0, False)


def test_the_game_is_found_by_its_folder() -> None:
    assert games()["express"].name == "express"
