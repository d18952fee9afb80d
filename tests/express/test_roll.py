"""Steps 3 and 4: rolling, leaving dice out, re-rolling."""

from __future__ import annotations

import pytest

from hhour.kernel.dice import SLOTS
from tests.express.beach import NOTHING, Situation
from tests.rule import rule


@rule("P-EXP-30")
def test_each_player_rolls_all_six_dice() -> None:
    t = Situation("express utah players=2")
    t.axis("STAR")
    assert t.choices(1) == ["roll"]
    assert t.refused(1, "leave r1").rule == "P-EXP-30"
    t.roll(1, "STAR STAR STAR SKULL SKULL TOOL")
    rolled = t.events("rolled")[0]
    assert rolled.data["dice"] == SLOTS
    assert rolled.data["faces"] == ("STAR", "STAR", "STAR", "SKULL", "SKULL", "TOOL")


@rule("P-EXP-31", "P-ADV-SWORD-02", "P-DICE-31", "P-DICE-25")
def test_each_chooses_the_die_he_leaves_out_after_seeing_the_axis_dice() -> None:
    t = Situation("express sword players=2 opts=advanced", sector=2)
    assert t.question(2) == ""
    t.axis("STAR TOOL")
    assert len(t.choices(1)) == 6
    assert t.refused(1, "leave r1 r2").rule == "P-EXP-31"
    t.answer(1, "leave b2")
    t.answer(2, "leave r1")
    t.roll(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE")
    t.roll(2, "SKULL SKULL SKULL SKULL TOOL")
    for seat, die in ((1, "b2"), (2, "r1")):
        out = t.refused(seat, f"reroll {die}")
        assert (out.rule, out.key, out.params) == ("P-EXP-31", "die-out", {"die": die})
    units = t.table.view()["units"]
    assert units[0]["straight"] is False  # type: ignore[index]
    assert units[0]["lacks"] == ["TOOL"]  # type: ignore[index]
    assert units[1]["lacks"] == ["STAR"]  # type: ignore[index]
    assert units[1]["rwbs"] == ["SKULL"]  # type: ignore[index]


@rule("P-EXP-40")
def test_a_player_may_re_roll_any_dice_twice() -> None:
    t = Situation("express utah")
    t.axis("STAR")
    t.roll(1, NOTHING)
    assert len(t.choices()) == 64, "every choice of one to six dice, or none"
    t.dice("TOOL TOOL")
    t.answer(1, "reroll r1 b2")
    t.dice("STAR COURAGE")
    t.answer(1, "reroll r1 w1")
    assert t.events("rerolled")[-1].data["faces"] == ("STAR", "COURAGE")
    assert t.question() == "rally", "after the second re-roll there is no third"


@rule("P-EXP-41")
def test_the_new_result_stands_and_each_re_roll_chooses_its_dice_anew() -> None:
    t = Situation("express utah")
    t.axis("STAR")
    t.roll(1, "STAR TOOL TOOL TOOL TOOL TOOL")
    t.dice("SKULL")
    t.answer(1, "reroll r1")
    assert t.table.view()["units"][0]["lacks"] == ["STAR"]  # type: ignore[index]
    assert "reroll r1" in t.choices(), "a die re-rolled before may be re-rolled again"
    assert "reroll w2" in t.choices(), "a die kept before may be re-rolled later"
    t.answer(1, "stop")
    t.finish()
    assert t.table.outcome == "lost"


@rule("P-EXP-41")
def test_a_player_may_stop_at_any_time() -> None:
    t = Situation("express utah")
    t.axis("STAR")
    t.roll(1, "STAR TOOL TOOL SKULL SKULL SKULL")
    t.answer(1, "stop")
    assert t.events("rerolled") == []
    assert t.sector == 2


@rule("P-EXP-42")
def test_a_ban_is_judged_on_what_the_die_shows_at_the_moment() -> None:
    t = Situation("express hoc", sector=4)
    t.axis("STAR STAR STAR STAR")
    t.roll(1, "SKULL TOOL TOOL TOOL TOOL TOOL")
    assert t.refused(1, "reroll r1 r2").rule == "P-EXP-ORD-HOC-01"
    t.dice("SKULL STAR")
    t.answer(1, "reroll r2 w1")
    assert t.refused(1, "reroll r2").rule == "P-EXP-ORD-HOC-01", "it has become a SKULL"
    assert "reroll w1" in t.choices()


@rule("P-EXP-43", "P-KOM-29", "P-DICE-17")
def test_the_kommandant_bans_no_re_roll_here_and_no_die_is_locked() -> None:
    t = Situation("express utah opts=kommandant", sector=6)
    t.axis("STAR TOOL TOOL TOOL TOOL TOOL")
    t.roll(1, "STAR STAR TOOL TOOL TOOL TOOL")
    assert "reroll r1 r2 w1 w2 b1 b2" in t.choices()


@rule("P-EXP-44")
def test_each_decides_about_his_own_dice() -> None:
    t = Situation("express utah players=2")
    t.axis("STAR")
    t.roll(1, NOTHING)
    t.roll(2, NOTHING)
    t.dice("STAR")
    t.answer(2, "reroll r1")
    assert t.get(1).faces == (0,) * 6
    assert t.get(2).faces[0] == 1


@rule("P-DICE-15", "P-DICE-16")
@pytest.mark.parametrize("tally", ["SKULL SKULL STAR STAR SKULL SKULL", "TOOL STAR TOOL STAR TOOL STAR"])
def test_a_face_is_only_a_symbol(tally: str) -> None:
    t = Situation("express utah")
    t.axis("STAR")
    t.tallies(tally)
    t.finish()
    assert t.events("holds"), "skulls cancel nothing"
    assert not {"soldiers", "stars", "points", "courage"} & set(t.table.view()["units"][0])  # type: ignore[index]


@rule("P-DICE-03", "P-DICE-04")
def test_axis_dice_and_kommandant_have_the_six_faces() -> None:
    t = Situation("express utah opts=kommandant", sector=6)
    t.axis("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    axis = t.table.view()["axis"]
    faces = [die["face"] for die in axis]  # type: ignore[attr-defined]
    assert faces == ["SKULL", "STAR", "SOLDIER", "TWO_SOLDIERS", "COURAGE", "TOOL"]
    assert [die["kommandant"] for die in axis] == [True] + [False] * 5  # type: ignore[attr-defined]


@rule("P-DICE-20", "P-DICE-21", "P-DICE-22", "P-DICE-23")
@pytest.mark.parametrize(
    ("tally", "sets"),
    [
        ("STAR SKULL STAR TOOL STAR COURAGE", ["STAR"]),
        ("STAR STAR STAR TOOL SKULL SKULL", []),
        ("STAR SKULL STAR SKULL STAR SKULL", ["SKULL", "STAR"]),
        ("STAR STAR STAR STAR STAR STAR", ["STAR", "STAR"]),
        ("STAR STAR STAR STAR STAR TOOL", ["STAR"]),
        ("TOOL SKULL STAR TOOL STAR SKULL", []),
        ("STAR TOOL SKULL TOOL STAR SKULL", []),
        ("STAR TOOL STAR TOOL SKULL SKULL", []),
    ],
)
def test_an_rwb_is_one_red_one_white_and_one_blue_die_of_one_symbol(tally: str, sets: list[str]) -> None:
    t = Situation("express utah")
    t.axis("TOOL")
    t.roll(1, tally)
    assert t.table.view()["units"][0]["rwbs"] == sets  # type: ignore[index]


@rule("P-DICE-28", "P-EXP-72")
def test_dice_of_different_players_never_combine() -> None:
    t = Situation("express utah players=3")
    t.axis("STAR")
    t.tallies("STAR TOOL TOOL SKULL SKULL SKULL", "SKULL TOOL STAR STAR TOOL SKULL", "SKULL TOOL TOOL SKULL STAR STAR")
    assert t.events("rwb") == []
    assert t.sector == 2


@rule("P-DICE-30", "P-DICE-33", "P-DICE-34")
def test_a_straight_is_all_six_symbols_also_when_a_die_was_changed() -> None:
    t = Situation("express utah", group="general")
    t.axis("STAR")
    t.tallies("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE COURAGE")
    t.answer(1, "use express-general", "set b2 TOOL", "pass")
    assert len(t.events("straight")) == 1
    assert t.events("rwb") == []
    other = Situation("express utah")
    other.axis("STAR")
    other.tallies("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE COURAGE")
    assert other.events("straight") == []


@rule("P-DICE-26")
def test_a_changed_die_counts_as_it_is_now_only() -> None:
    t = Situation("express utah", group="captain")
    t.axis("STAR")
    t.tallies("STAR STAR STAR TOOL TOOL TOOL")
    t.answer(1, "use express-captain", "paint r2 blue")
    assert t.choices() == ["rally express-general 1", "pass"]
    u = Situation("express utah", group="general")
    u.axis("STAR")
    u.tallies("STAR TOOL TOOL TOOL TOOL TOOL")
    u.answer(1, "use express-general", "set r1 TOOL")
    u.finish()
    assert u.table.outcome == "lost", "the STAR is gone"


@rule("P-DICE-40", "P-DICE-41", "P-DICE-42", "P-DICE-43", "P-DICE-44")
@pytest.mark.parametrize(
    ("axis", "tally", "held"),
    [
        ("STAR STAR", "STAR TOOL TOOL SKULL SKULL SKULL", False),
        ("STAR STAR", "STAR TOOL TOOL SKULL SKULL STAR", True),
        ("STAR STAR", "TOOL TOOL STAR STAR SKULL SKULL", True),
        ("STAR TOOL", "STAR STAR STAR TOOL TOOL TOOL", True),
        ("TWO_SOLDIERS SKULL", "SOLDIER SOLDIER SKULL SKULL STAR STAR", False),
        ("SOLDIER SKULL", "TWO_SOLDIERS TWO_SOLDIERS SKULL SKULL STAR STAR", False),
        ("STAR SKULL", "STAR SKULL STAR SKULL STAR SKULL", True),
    ],
)
def test_matching_is_one_for_one_by_equal_symbols_of_any_colour(axis: str, tally: str, held: bool) -> None:
    t = Situation("express utah", sector=2)
    t.attempt(axis, tally)
    assert bool(t.events("holds")) is held
    assert bool(t.events("fails")) is not held


@rule("P-DICE-46")
def test_an_empty_requirement_is_always_matched() -> None:
    t = Situation("express utah players=2 opts=advanced", sector=6, group="engineer")
    t.axis("TOOL TOOL TOOL TOOL TOOL TOOL")
    assert t.needed == ""
    t.tallies(NOTHING, NOTHING)
    t.finish()
    assert t.table.outcome == "won"
