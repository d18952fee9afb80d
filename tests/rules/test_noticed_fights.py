"""Lines of fights, guns and assaults that could be broken without anybody noticing: each by a test of its own."""

from __future__ import annotations

from typing import Any

import pytest

from hhour.dday.rules.fight.defence import faced, guns, raised
from hhour.dday.rules.steps.assault import assault
from hhour.dday.rules.steps.fightback import column, masks, modifiers, wear
from hhour.kernel.action import parse_action
from tests.rule import rule
from tests.table import Situation


@rule("R-CRT-13")
def test_equipment_counts_where_it_was_used_and_nothing_else_does() -> None:
    t = Situation("dday n-01 units=1 opts=fight-back=on")
    t.unit(1, sector=9, soldiers=20)
    here, there = t.get().sector, t.field.book.index("8")
    for effects, found in (
        ((("def", here, 2, "bazooka"),), [(1, "R-CRT-13")]),
        ((("def", there, 2, "bazooka"),), []),
        ((("guns-gone", here, 0, "grenadier"),), []),
    ):
        t.field.battle.effects = effects
        assert modifiers(t.field, here, [t.get()]) == found


@rule("R-CRT-03")
def test_who_joins_a_fight_joins_that_of_his_sector_alone() -> None:
    t = Situation("dday n-01 units=4 opts=fight-back=on")
    here, there = t.field.book.index("9"), t.field.book.index("8")
    t.field.battle.lanes = [
        (),
        (("fight", here, 0, ""),),
        (("join-fight", here, 0, ""),),
        (("fight", there, 0, ""),),
        (("spoils", here, 0, ""),),
    ]
    t.field.book.steps["join-fight"].answer(t.field, 2, ("join-fight", here, 0, ""), parse_action("join"))
    lanes = t.field.battle.lanes
    assert (lanes[1], lanes[2]) == ((("fight", here, 1 << 2, ""),), ())
    assert (lanes[3], lanes[4]) == ((("fight", there, 0, ""),), (("spoils", here, 0, ""),))


@rule("R-CRT-09", "R-CRT-03")
def test_losses_of_a_joint_fight_are_assigned_one_by_one_and_no_further() -> None:
    t = Situation("dday n-01 units=2 opts=fight-back=on")
    for seat in (1, 2):
        t.unit(seat, sector=9, soldiers=9)
    here = t.get().sector
    t.field.battle.lanes = [(), (("split-losses", 2, here * masks(t.field) + 0b110, "9"),), ()]
    t.field.battle.turn, t.field.battle.stage = 1, t.field.book.slots.index("fight-back")
    t.answer(1, "loss 1", "loss 2")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (8, 8)
    assert t.question(1) != "split-losses"


@rule("R-CRT-06", "R-CRT-03")
def test_a_fight_left_to_others_who_are_too_weak_is_refused_for_that() -> None:
    t = Situation("dday n-01 units=2 opts=fight-back=on")
    for seat in (1, 2):
        t.unit(seat, sector=9, soldiers=1)
    here, step = t.get().sector, t.field.book.steps["fight"]
    for mask, key in ((1 << 2, "fight-weak"), (0, "fight-nobody")):
        refused = step.refuse(t.field, 1, ("fight", here, mask, ""), parse_action("leave"))
        assert refused is not None
        assert refused.key == key


@rule("R-CRT-06", "R-CRT-07")
def test_who_is_below_a_third_has_no_column() -> None:
    assert [column(allied, 9) for allied in (2, 3)] == [-1, 0]


@rule("R-CRT-03")
@pytest.mark.parametrize(("units", "wide"), [(5, 1 << 6), (6, 1 << 7)])
def test_only_a_sixth_seat_takes_more_room_than_old_saves_have(units: int, wide: int) -> None:
    assert masks(Situation(f"dday n-01 units={units} opts=fight-back=on,shaef=on").field) == wide


@rule("R-CRT-10")
@pytest.mark.parametrize(("worn", "gun", "told"), [(0, 0, 0), (1, 0, 1), (0, 1, 1)])
def test_a_fight_that_wears_nothing_is_not_told_to_have(worn: int, gun: int, told: int) -> None:
    t = Situation("dday n-01 units=1 opts=fight-back=on")
    t.unit(1, sector=9, soldiers=9)
    wear(t.field, t.get().sector, worn, gun)
    assert len(t.events("worn")) == told


@rule("P-MGF-41", "R-AI-05")
@pytest.mark.parametrize(("options", "least"), [("", 0), (" opts=grey-mgf-dice", 1)])
def test_a_gun_die_is_never_below_what_it_can_show(options: str, least: int) -> None:
    t = Situation(f"dday n-02 units=1{options}")
    book = t.field.book
    before, book.gun_die = book.gun_die, (lambda p, die: die - 9,)
    try:
        assert raised(t.field, 3) == least
    finally:
        book.gun_die = before


@rule("B-DEF-01", "R-CRT-10")
def test_a_fixed_def_that_is_worn_away_is_none() -> None:
    t = Situation("dday n-08 units=1 opts=fight-back=on")
    unit = t.unit(1, sector=11, soldiers=9)
    t.field.battle.worn = tuple(11 if place == unit.sector else 0 for place in range(len(t.field.battle.worn)))
    assert faced(t.field, unit) == 0


@rule("R-ASSAULT-09")
@pytest.mark.parametrize(("units", "deck", "asked"), [(2, True, True), (2, False, False), (1, True, False)])
def test_a_trophy_is_for_a_unit_still_in_play_and_while_there_are_awards(units: int, deck: bool, asked: bool) -> None:
    t = Situation(f"dday n-01 units={units} opts=assault")
    for seat in range(1, units + 1):
        t.unit(seat, sector="bunker" if seat == 1 else 3, soldiers=200)
    if not deck:
        t.field.battle.deck = ()
    t.field.battle.lanes = [()] * (units + 1)
    assault(t.field, t.get(1))
    assert (t.field.battle.lanes[1][-1:] == (("trophy", 1, 0, ""),)) is asked


@rule("R-ASSAULT-11")
def test_who_has_assaulted_is_not_asked_again() -> None:
    t = Situation("dday n-01 units=3 opts=assault")
    for seat in (1, 2, 3):
        t.unit(seat, sector="bunker", soldiers=1)
    step: Any = t.field.book.steps["assault-order"]
    t.field.battle.lanes = [()] * 4
    step.chosen(t.field, t.get(1), ("assault-order", 1 << 1, 0, ""), parse_action("assault 2"))
    assert t.field.battle.lanes[3][0] == ("assault-order", 0b110, 0, "")


@rule("R-CRT-09")
@pytest.mark.parametrize(("frame", "asks"), [(("fall", 1, 0, ""), False), (("pay", 1, 0, ""), False), (None, True)])
def test_the_next_loss_is_assigned_once_the_last_has_fallen(frame: Any, asks: bool) -> None:
    t = Situation("dday n-01 units=2 opts=fight-back=on")
    t.field.battle.lanes = [(), (), (frame,) if frame else ()]
    step: Any = t.field.book.steps["split-losses"]
    assert step.asks(t.field, 1, ("split-losses", 1, 0, "")) is asks


@rule("B-MGF-10")
def test_no_guns_fire_on_who_has_not_landed() -> None:
    assert guns(Situation("dday n-02 units=1").field, -1) == 0
