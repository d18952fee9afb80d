"""R-SCORE and R-CRT-16: what fighting back earns, and when a sector is eliminated."""

from __future__ import annotations

from hhour.dday.rules.fight.defence import defence, guns
from tests.rule import rule
from tests.table import Situation


def fought(
    sector: str | int, worn: int, die: int, *, board: str = "n-02", units: int = 1, award: str = ""
) -> Situation:
    """Overwhelming Units (4:1) fight back in a sector that has lost `worn` DEF before."""
    t = Situation(f"dday {board} units={units} opts=fight-back=on")
    if board == "deadstick":
        t.answer(1, "start n-06:1")
    for seat in range(1, units + 1):
        t.unit(seat, sector=sector if seat == 1 or board != "deadstick" else "n-08:1", soldiers=200 + 10 * seat)
    place = t.get(1).sector
    t.field.battle.worn = (*t.field.battle.worn[:place], worn, *t.field.battle.worn[place + 1 :])
    t.dice("1")
    t.start_at("COMBAT")
    while "fight" not in t.choices(1):
        seat = t.table.waiting()[0]
        t.answer(seat, next(word for word in ("join", "ready") if word in t.choices(seat)))
    t.dice(f"{die} {award}")
    t.answer(1, "fight")
    return t


def earned(t: Situation, seat: int = 1) -> list[tuple[object, str]]:
    return [(event.data["n"], event.rule) for event in t.events("gained", seat)]


@rule("R-SCORE-01")
def test_each_symbol_eliminated_gives_one_courage() -> None:
    assert earned(fought(7, 0, 4)) == [(1, "R-SCORE-01")]  # G3 M
    t = fought(7, 0, 3)  # G2
    assert earned(t) == []
    assert [event.data for event in t.events("worn")] == [{"sector": "7", "n": 2, "guns": 0}]


@rule("R-SCORE-02", "R-SCORE-05")
def test_a_sector_up_to_def_10_gives_two_courage_more_on_top_of_its_symbol() -> None:
    t = fought(7, 8, 2)  # G1 ends DEF 9
    assert earned(t) == [(1, "R-SCORE-01"), (2, "R-SCORE-02")]
    assert t.events("award") == []


@rule("R-SCORE-02", "R-SCORE-03")
def test_the_highest_printed_def_decides_between_two_and_three() -> None:
    assert earned(fought("10", 9, 2, board="n-01"))[-1] == (2, "R-SCORE-02")  # DEF 10
    assert earned(fought(9, 10, 2, award="silver-star"))[-1] == (3, "R-SCORE-03")  # DEF 11


@rule("R-SCORE-03", "R-SCORE-05", "R-SCORE-EX-01")
def test_a_sector_of_def_11_with_one_gun_gives_four_courage_and_an_award() -> None:
    t = fought(9, 10, 2, award="silver-star")
    assert earned(t) == [(1, "R-SCORE-01"), (3, "R-SCORE-03")]
    assert t.get(1).courage == 4
    assert t.get(1).awards == ("silver-star",)
    assert t.events("award")[0].rule == "R-SCORE-03"


@rule("R-SCORE-04")
def test_the_reward_goes_to_one_participant_of_the_players_choice_the_weakest_first() -> None:
    for chosen in (1, 2):
        t = fought(7, 0, 4, units=2)
        asked = t.table.waiting()
        assert asked == [1], "the weaker of the two"
        assert t.choices(1) == ["reward 1", "reward 2"]
        t.answer(1, f"reward {chosen}")
        assert [t.get(seat).courage for seat in (1, 2)] == [1 if seat == chosen else 0 for seat in (1, 2)]


@rule("R-SCORE-04")
def test_a_sector_is_paid_for_once() -> None:
    t = fought(9, 10, 2, award="silver-star")
    t.start_at("COMBAT")  # no guns, no fight, no second reward
    assert len(t.events("award")) == 1
    assert t.get(1).courage == 4


@rule("R-SCORE-06")
def test_taking_the_bunker_wins_and_strength_0_or_a_failed_move_loses() -> None:
    won = Situation("dday n-02 units=1 opts=assault=on")
    won.unit(1, sector="bunker", soldiers=90)
    won.dice("1")
    won.start_at("COMBAT")
    assert won.table.outcome == "won"
    dead = Situation("dday n-02 units=1 opts=assault=on")
    dead.unit(1, sector=2, soldiers=4)
    dead.start_at("COMBAT")
    assert dead.table.outcome == "lost"
    stuck = Situation("dday n-02 units=1 opts=assault=on")
    stuck.unit(1, sector=5, soldiers=90)
    stuck.unit(1, sector=6)  # it has to leave, has been in 5 and cannot pay for 8
    stuck.start_at("MOVE")
    assert stuck.table.outcome == "lost"


@rule("R-CRT-16")
def test_a_sector_is_eliminated_at_its_highest_printed_def_and_its_guns_go_with_it() -> None:
    t = fought(12, 10, 2, board="n-06")  # 8/10/12 down by 11
    assert t.events("eliminated") == []
    assert guns(t.field, t.get(1).sector) == 1
    t = fought(12, 11, 2, board="n-06", award="silver-star")
    assert t.events("eliminated")[0].rule == "R-CRT-16"
    assert guns(t.field, t.get(1).sector) == 0
    for marker in (1, 2, 3):
        t.unit(1, marker=marker)
        assert defence(t.field, t.get(1)) == 0


@rule("R-CRT-16")
def test_the_plus_one_of_deadstick_does_not_count() -> None:
    t = fought("n-06:13", 9, 2, board="deadstick", units=2)  # DEF 10, in force 11
    assert t.events("eliminated")
    assert earned(t)[-1] == (2, "R-SCORE-02")


@rule("R-CRT-16")
def test_temporary_reductions_eliminate_nothing() -> None:
    t = Situation("dday n-02 units=1 opts=fight-back=on")
    t.unit(1, sector=7, soldiers=200, cards=["bangalore-torpedo"])
    t.dice("1")
    t.start_at("COMBAT")
    t.answer(1, "use bangalore-torpedo")
    t.ready(1)
    t.dice("1")
    t.answer(1, "fight")  # 4:1, 1 and equipment: G1
    assert t.events("fight-back")[0].data["german"] == 0
    assert t.events("eliminated") == []
    assert t.field.battle.worn[t.get(1).sector] == 1
