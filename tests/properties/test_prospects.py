"""What the table tells about COMBAT before it comes is what the engine then does, chance by chance."""

from __future__ import annotations

import random
from typing import cast

import pytest

from hhour.advice import Way
from hhour.advice.dday.circumstances import of_unit
from hhour.advice.dday.fate import fate
from hhour.advice.dday.tray import dice_tally
from hhour.advice.dday.ways import closed, coming, outlook, ways
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, OUT
from hhour.kernel.action import parse_action
from hhour.kernel.chance import Chance, enumerate_chance
from hhour.kernel.table import Table
from tests.table import Situation

SETUPS = [
    "dday n-01 level=basic",
    "dday n-02",
    "dday n-03",
    "dday n-05",
    "dday n-06",
    "dday n-08",
    "dday n-02 opts=grey-mgf-dice",
]
MOST_MOVES = 12


def played_out(table: Table, seat: int, first: str) -> float:
    """The chance that the Unit lives if it makes this move and then only lets things happen."""
    p = cast(Field, table.play)
    turn = p.battle.turn

    def play(chance: Chance) -> bool:
        trial = cast(Field, table.game.resume(table.rules, p.battle.copy(), chance, None))
        table.game.act(trial, seat, parse_action(first))
        while not trial.battle.outcome and trial.battle.turn == turn and trial.battle.lanes[seat]:
            frame = trial.battle.lanes[seat][-1]
            options = trial.rules.steps[frame[0]].choices(trial, seat, frame)
            plain = [one for one in options if one.text in ("pass", "ready", "lose soldiers", "pay 0 0")]
            table.game.act(trial, seat, (plain or options)[0])
        return trial.unit(seat).status != OUT

    return sum(chance for chance, lives in enumerate_chance(play) if lives)


@pytest.mark.parametrize("setup", SETUPS)
def test_the_chance_told_for_a_move_is_the_engines(setup: str) -> None:
    compared: list[Way] = []
    for seed in range(40):
        table = Table(setup, seed=f"prospects/{seed}")
        rng = random.Random(seed)
        for _ in range(120):
            if table.outcome or len(compared) >= MOST_MOVES:
                break
            p = cast(Field, table.play)
            # cards whose use is a choice are left aside in what is told
            bare = not (p.unit(1).items or p.unit(1).awards)
            if table.question(1) == "move" and bare and rng.random() < 0.4:
                for told in ways(table.game, p, 1):
                    assert told.survival == pytest.approx(played_out(table, 1, told.action)), told
                    compared.append(told)
            table.apply(1, rng.choice(table.choices(1)))
    assert len(compared) >= MOST_MOVES
    assert len({told.survival for told in compared}) > 1


def test_machine_guns_cost_what_their_dice_show_on_average() -> None:
    at = Situation("dday n-02")
    gunned = next(ground for ground in at.field.book.sectors if ground.mgf == 1)
    unit = at.unit(sector=gunned.id, soldiers=gunned.defence[0] + 4)
    told = fate(at.field, unit)
    assert (told.defence, told.guns) == (gunned.defence[0], 1)
    assert told.fire == pytest.approx(3.5)
    assert told.survival == pytest.approx(3 / 6), "a roll of 1, 2 or 3 leaves somebody"


def test_a_medic_saves_in_what_is_told() -> None:
    at = Situation("dday n-01 units=1")
    unit = at.unit(sector=1, soldiers=2, cards=["medic"])
    bare = max(fate(at.field, unit).losses)
    unit.specialists = ()
    assert max(fate(at.field, unit).losses) == bare + 1


def test_a_lone_paratrooper_is_told_that_any_casualty_kills_him() -> None:
    at = Situation("dday n-01 units=1")
    unit = at.unit(sector=1, soldiers=0, cards=["paratrooper"])
    assert fate(at.field, unit).survival == 0, "his strength is 6, but he falls whole"
    unit.soldiers = 1
    assert fate(at.field, unit).survival == 1, "he can be given up before the soldier"


def test_a_tank_counts_once_in_what_is_told_before_upkeep() -> None:
    at = Situation("dday n-02 units=1")
    unit = at.unit(sector=2, soldiers=20, cards=["tank"])
    second = at.field.book.sectors[unit.sector].defence[1]
    assert at.field.phase() == "ROLL"
    assert coming(at.field, unit).defence == second - 2
    assert of_unit(at.field, unit)["defence"] == second - 2


def test_who_must_move_over_mines_is_told_what_they_may_cost() -> None:
    at = Situation("dday n-01 units=1")
    field = at.field
    here = next(a for a in range(len(field.book.edges)) if any(edge.mine for edge in field.book.edges[a]))
    mined = next(edge for edge in field.book.edges[here] if edge.mine)
    unit = at.unit(sector=field.book.sectors[here].id, soldiers=3, courage=9, marker=4)
    unit.visited |= sum(1 << edge.target for edge in field.book.edges[here] if edge is not mined)
    assert outlook(field, unit) < 3 / 6, "a mine of 3 or more kills before COMBAT comes"


def test_who_must_move_and_cannot_is_told_to_be_lost() -> None:
    at = Situation("dday n-01 level=practice")
    unit = at.unit(sector=1, soldiers=20, courage=0, marker=4)
    assert outlook(at.field, unit) == 0
    unit.courage = 1
    assert outlook(at.field, unit) == 1


def test_every_sector_is_a_way_or_says_why_not() -> None:
    table = Table("dday n-02", seed="closed")
    rng = random.Random(2)
    while table.question(1) != "move":
        table.apply(1, rng.choice(table.choices(1)))
    p = cast(Field, table.play)
    open_now = {told.sector for told in ways(table.game, p, 1)}
    told = dict(closed(table.game, p, 1))
    assert open_now | set(told) == {ground.id for ground in p.book.sectors}
    assert not open_now & set(told)
    assert all(refusal.rule and refusal.key != "move-verb" for refusal in told.values())


def test_who_must_move_is_told_why_not_to_stay() -> None:
    at = Situation("dday n-01 level=practice")
    at.dice("SOLDIER SOLDIER COURAGE COURAGE COURAGE STAR")
    at.unit(marker=3, soldiers=20, courage=5)
    at.answer(1, "roll", "lock r1 r2", "stop")
    while at.table.question(1) != "move":
        at.answer(1, at.table.choices(1)[-1])
    told = dict(closed(at.table.game, at.field, 1))
    assert told["1"].rule == "B-MOVE-06"
    assert "stay" not in {one.action for one in ways(at.table.game, at.field, 1)}


def test_nothing_told_changes_the_game() -> None:
    table = Table("dday n-03 units=2", seed="still")
    rng = random.Random(1)
    for _ in range(80):
        if table.outcome:
            break
        before = table.play.state.to_json()
        p = cast(Field, table.play)
        for seat in table.seats:
            ways(table.game, p, seat)
            closed(table.game, p, seat)
            if p.unit(seat).status == IN_PLAY and p.unit(seat).sector >= 0:
                outlook(p, p.unit(seat))
            if p.unit(seat).faces:
                dice_tally(p, seat, ["r1", "w2"])
        assert table.play.state.to_json() == before
        seat = rng.choice(table.waiting())
        table.apply(seat, rng.choice(table.choices(seat)))


def test_the_tally_counts_what_lies_there() -> None:
    at = Situation("dday n-02")
    at.dice("SOLDIER SKULL SOLDIER TOOL TWO_SOLDIERS TOOL")
    at.answer(1, "roll")
    told = dice_tally(at.field, 1, ["r1", "r2", "w1", "w2", "b1", "b2"])
    assert (told.soldiers, told.stars, told.courage, told.tools, told.points, told.skulls) == (4, 0, 0, 2, 3, 1)
    assert told.sets == ()
    assert [tuple(one) for one in told.near] == [("SOLDIER", "blue"), ("TOOL", "red")]
    some = dice_tally(at.field, 1, ["r1", "b1"])
    assert (some.soldiers, some.skulls, some.near) == (3, 0, ())


def test_the_tally_sees_sets_and_straights() -> None:
    at = Situation("dday n-02")
    at.dice("SOLDIER SKULL SOLDIER STAR SOLDIER COURAGE")
    at.answer(1, "roll")
    assert dice_tally(at.field, 1, ["r1", "w1", "b1"]).sets == ("SOLDIER",)
    at = Situation("dday n-02")
    at.dice("SOLDIER SKULL TWO_SOLDIERS STAR TOOL COURAGE")
    at.answer(1, "roll")
    every = ["r1", "r2", "w1", "w2", "b1", "b2"]
    assert dice_tally(at.field, 1, every).straight
    assert dice_tally(at.field, 1, every[1:]).straight_lacks == "SOLDIER"
