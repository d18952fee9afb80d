"""R-CRT: fighting back with the combat results table."""

from __future__ import annotations

import pytest

from hhour.dday.rules.fight.defence import defence
from hhour.dday.rules.map.layout import open_ways
from hhour.dday.rules.steps.fightback import TABLE as ENTRIES
from hhour.dday.rules.steps.fightback import column, has_guns
from hhour.kernel.faces import STAR
from tests.rule import rule
from tests.table import Situation

COLUMNS = ("1:3", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1")


def front(*cards: str, sector: str | int = 9, board: str = "n-01", units: int = 1, mgf: str = "1") -> Situation:
    """Strong Units in the COMBAT of a sector; the first has these cards."""
    t = Situation(f"dday {board} units={units} opts=fight-back=on")
    for seat in range(1, units + 1):
        t.unit(seat, sector=sector, soldiers=200)
    for card in cards:
        t.give(1, card)
    t.dice(mgf)
    t.start_at("COMBAT")
    return t


def come_to_fight(t: Situation, strength: int, seat: int = 1) -> None:
    """Answer passively until somebody is asked to fight back; then set the Unit's strength."""
    for _ in range(20):
        questions = {t.question(one) for one in t.table.seats}
        if questions & {"fight", "join-fight"}:
            break
        waiting = t.table.waiting()[0]
        options = t.choices(waiting)
        t.answer(waiting, next(word for word in ("ready", "pay 0 0", "lose soldiers") if word in options))
    t.get(seat).soldiers = strength - len(t.get(seat).specialists)


def fight(strength: int, die: int, *cards: str, sector: str | int = 9, board: str = "n-01") -> Situation:
    """One Unit of this strength fights back and rolls this."""
    t = front(*cards, sector=sector, board=board)
    come_to_fight(t, strength)
    t.dice(str(die))
    t.answer(1, "fight")
    return t


@rule("R-CRT-01")
def test_fighting_back_comes_after_casualties_before_survivors_are_safe_and_only_if_switched_on() -> None:
    t = front(sector="bunker")
    assert t.events("casualties")
    assert t.choices(1) == ["pass", "fight"]
    assert t.is_in_play(1)
    t.answer(1, "pass")
    assert t.table.outcome == "won"
    off = Situation("dday n-01 units=1")
    off.unit(1, sector="bunker", soldiers=200)
    off.dice("1")
    off.start_at("COMBAT")
    assert off.table.outcome == "won"


@rule("R-CRT-01")
def test_a_sector_is_fought_once_a_turn() -> None:
    t = fight(200, 3)
    assert t.field.phase() == "ROLL"
    assert len(t.events("fight-back")) == 1


@rule("R-CRT-02", "R-FAQ-07")
def test_only_sectors_with_machine_guns_are_fought_even_if_the_fire_was_prevented() -> None:
    t = front(sector=4, mgf="")
    assert t.field.phase() == "ROLL", "no guns, no fight"
    grenade = front("grenade", mgf="")
    grenade.answer(1, "use grenade")
    grenade.ready(1)
    assert "fight" in grenade.choices(1)
    gone = front("grenadier", mgf="")
    gone.answer(1, "use grenadier")
    gone.ready(1)
    assert "fight" in gone.choices(1), "the symbol was there when COMBAT began"
    calm = front(sector=4, mgf="").field
    here = calm.unit(1).sector
    for effect in (("def", here, 2, "bazooka"), ("guns-gone", here + 1, 0, "grenadier")):
        calm.battle.effects = (effect,)
        assert not has_guns(calm, here)


@rule("R-CRT-03", "R-CRT-09")
def test_units_of_a_sector_join_add_their_strength_and_split_the_losses() -> None:
    t = front(units=2)
    come_to_fight(t, 4)
    t.get(2).soldiers = 4
    t.answer(2, "join")
    t.dice("1")
    t.answer(1, "fight")
    assert t.events("fight-back")[0].data["allied"] == 8
    assert t.events("fight-back")[0].data["odds"] == "1:2"  # 8 against 10
    assert t.choices(1) == ["loss 1", "loss 2"]
    t.answer(1, "loss 2", "loss 1", "loss 2")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (3, 2)


@rule("R-CRT-03")
def test_a_unit_may_stand_aside() -> None:
    t = front(units=2)
    come_to_fight(t, 30)
    assert t.table.waiting() == [2]
    assert t.refused(1, "fight").rule == "R-CRT-01", "the others speak first"
    t.answer(2, "pass")
    t.dice("3")
    t.answer(1, "fight")
    assert t.events("fight-back")[0].data["allied"] == 30


@rule("R-CRT-03", "W-GEN-50")
def test_the_sixth_unit_fights_with_the_others() -> None:
    t = Situation("dday n-01 units=6 opts=fight-back=on,shaef=on")
    for seat in range(1, 7):
        t.unit(seat, sector=9 if seat >= 5 else 1, soldiers=200)
    t.dice("1 1")
    t.start_at("COMBAT")
    come_to_fight(t, 4, seat=5)
    t.get(6).soldiers = 4
    t.answer(6, "join")
    t.dice("1")
    t.answer(5, "fight")
    assert t.events("fight-back")[0].data["sector"] == "9"
    assert t.events("fight-back")[0].data["allied"] == 8
    assert t.choices(5) == ["loss 5", "loss 6"]


@rule("R-CRT-04")
def test_strength_after_casualties_counts() -> None:
    t = Situation("dday n-01 units=1 opts=fight-back=on")
    t.unit(1, sector=9, soldiers=30, cards=["scout"])
    t.dice("2")
    t.start_at("COMBAT")
    t.answer(1, "lose soldiers")
    t.dice("3")
    t.answer(1, "fight")
    assert t.events("fight-back")[0].data["allied"] == 30 + 1 - 12


@rule("R-CRT-05")
def test_german_strength_is_the_def_in_force_without_guns_and_the_lowest_of_several_values() -> None:
    t = front("bazooka")
    t.answer(1, "use bazooka")
    t.ready(1)
    t.dice("3")
    t.answer(1, "fight")
    assert t.events("fight-back")[0].data["german"] == 3

    several = Situation("dday n-06 units=2 opts=fight-back=on")
    several.unit(1, sector=12, soldiers=200, marker=3)
    several.unit(2, sector=12, soldiers=200, marker=2)
    several.dice("1")
    several.start_at("COMBAT")
    come_to_fight(several, 20)
    several.answer(2, "join")
    several.dice("3 3")
    several.answer(1, "fight")
    assert several.events("fight-back")[0].data["german"] == 10


@rule("R-CRT-05", "R-CRT-10")
def test_earlier_losses_count_add_up_and_hold_for_every_value_and_unit() -> None:
    t = fight(200, 3, sector=12, board="n-06")  # G2
    t.unit(1, marker=1)
    assert defence(t.field, t.get(1)) == 6
    t.unit(1, marker=3)
    assert defence(t.field, t.get(1)) == 10
    t.dice("1")
    t.start_at("COMBAT")
    t.dice("2")
    t.answer(1, "fight")  # G1
    assert t.events("fight-back")[1].data["german"] == 10
    assert defence(t.field, t.get(1)) == 9
    place = t.get(1).sector
    t.field.battle.worn = (*t.field.battle.worn[:place], 11, *t.field.battle.worn[place + 1 :])
    t.unit(1, marker=1)
    assert defence(t.field, t.get(1)) == 0


@rule("R-CRT-06", "R-CRT-07")
@pytest.mark.parametrize(
    ("allied", "german", "odds"),
    [
        (3, 10, ""),
        (4, 10, "1:3"),
        (4, 12, "1:3"),
        (5, 10, "1:2"),
        (9, 10, "1:2"),
        (10, 10, "1:1"),
        (14, 10, "1:1"),
        (15, 10, "3:2"),
        (19, 10, "3:2"),
        (20, 10, "2:1"),
        (29, 10, "2:1"),
        (30, 10, "3:1"),
        (40, 10, "4:1"),
        (1, 0, "4:1"),
    ],
)
def test_odds_are_rounded_in_favour_of_the_defender(allied: int, german: int, odds: str) -> None:
    at = column(allied, german)
    assert (COLUMNS[at] if at >= 0 else "") == odds


@rule("R-CRT-06")
def test_below_one_to_three_there_is_no_fight() -> None:
    for left, fights in ((4, True), (3, False)):
        t = Situation("dday n-01 units=1 opts=fight-back=on")
        t.unit(1, sector=9, soldiers=11 + left)  # DEF 10
        t.dice("1")
        t.start_at("COMBAT")
        assert ("fight" in t.choices(1)) is fights
        assert t.field.phase() == ("COMBAT" if fights else "ROLL")


TABLE = {
    1: "A3 A3 A2 A2 A1 A1 -",
    2: "A2 A2 A2 A1 A1 G1 G1",
    3: "A2 A1 A1 A1G1 G1 G2 G2",
    4: "A1 A1 A1G1 G1 G2 G2M G3M",
    5: "A1 A1G1 G1 G2 G2M G3M G4M",
    6: "A1G1 G1 G2 G2M G3M G4M G5M",
}
STRENGTH = {"1:3": 4, "1:2": 5, "1:1": 10, "3:2": 15, "2:1": 20, "3:1": 30, "4:1": 40}


@rule("R-CRT-08", "R-CRT-T1", "R-CRT-T2", "R-CRT-T3", "R-CRT-T4", "R-CRT-T5", "R-CRT-T6")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_table_is_read_as_printed(die: int) -> None:
    for place, odds in enumerate(COLUMNS):
        t = fight(STRENGTH[odds], die)  # sector 9, DEF 10, one symbol
        told = t.events("fight-back")[0]
        assert (told.data["odds"], told.data["n"]) == (odds, die)
        lost = sum(int(event.data["n"]) for event in t.events("casualties")[1:])  # type: ignore[arg-type, misc]
        worn = 10 - defence(t.field, t.get(1))
        gun = sum(t.field.battle.silenced)
        entry = (f"A{lost}" if lost else "") + (f"G{worn}" if worn else "") + ("M" if gun else "")
        assert (entry or "-") == TABLE[die].split()[place], (die, odds)


@rule("R-CRT-T4", "R-CRT-T5", "R-CRT-T6")
def test_no_entry_of_the_table_silences_more_than_one_gun() -> None:
    assert {guns for row in ENTRIES for _, _, guns in row} == {0, 1}


@rule("R-CRT-08")
def test_modifiers_never_lead_off_the_table() -> None:
    t = front(sector=9)
    t.get(1).obtained = 1 << STAR
    t.get(1).soldiers = 40
    t.dice("6")
    t.answer(1, "fight")
    assert (t.events("fight-back")[0].data["die"], t.events("fight-back")[0].data["n"]) == (6, 6)
    low = fight(40, 1, sector="bunker")
    assert low.events("fight-back")[0].data["n"] == 1


@rule("R-CRT-09", "B-COMBAT-03")
def test_losses_are_casualties_for_which_a_medic_is_spent_but_a_hero_pays() -> None:
    t = Situation("dday n-01 units=1 opts=fight-back=on")
    t.unit(1, sector=9, soldiers=200, courage=2, cards=["medic", "hero"])
    t.dice("1")
    t.start_at("COMBAT")
    t.answer(1, "pay 0 0", "lose soldiers")
    t.get(1).soldiers = 8  # strength 10: 1:1
    t.dice("1")
    t.answer(1, "fight")  # A2
    assert len(t.events("saved")) == 1, "the Medic helped in this COMBAT already"
    assert t.question(1) == "pay"
    t.answer(1, "pay 2 0")
    assert t.get(1).soldiers == 8
    assert t.events("casualties")[1].rule == "R-CRT-09"


@rule("R-CRT-11")
def test_a_symbol_that_is_eliminated_fires_no_more() -> None:
    t = fight(40, 4)  # G3 M
    t.start_at("COMBAT")  # needs no dice
    assert len(t.events("mgf")) == 1
    assert t.events("casualties")[-1].data["n"] == 7
    assert t.field.phase() == "ROLL", "and without guns there is nothing to fight"


@rule("R-CRT-12")
def test_leadership_of_a_participant_adds_one() -> None:
    t = front()
    t.get(1).obtained = 1 << STAR
    t.dice("3")
    t.answer(1, "fight")
    assert t.events("fight-back")[0].data["parts"] == ("+1 R-CRT-12",)
    assert t.events("fight-back")[0].data["n"] == 4


@rule("R-CRT-13")
def test_equipment_used_on_the_sector_adds_one_each_up_to_two() -> None:
    for items, bonus in (("bazooka",), 1), (("bazooka", "gammon-bomb"), 2), (("bazooka", "gammon-bomb", "grenade"), 2):
        t = Situation("dday n-01 units=1 opts=fight-back=on")
        t.unit(1, sector=9, soldiers=200, cards=[*items, "field-radio"])
        if "grenade" not in items:
            t.dice("1")  # the guns
        t.start_at("COMBAT")
        for item in items:
            if item == "gammon-bomb":
                t.dice("1")
            t.answer(1, f"use {item}")
        while t.question(1) != "fight":
            t.answer(1, "ready")
        t.dice("1")
        t.answer(1, "fight")
        assert t.events("fight-back")[0].data["parts"] == (f"+{bonus} R-CRT-13",)


@rule("R-CRT-13")
def test_a_mortar_counts_in_the_sector_it_hit() -> None:
    t = Situation("dday n-02 units=2 opts=fight-back=on")
    t.unit(1, sector=6, soldiers=200, cards=["mortar"])
    t.unit(2, sector=8, soldiers=200)
    t.start_at("COMBAT")
    t.answer(1, "use mortar")
    if t.question(1) == "aim":
        t.answer(1, "aim 8")
    t.ready(1)
    t.dice("2")
    t.answer(2, "fight")
    assert t.events("fight-back")[0].data["parts"] == ("+1 R-CRT-13",)


@rule("R-CRT-14", "R-CRT-15")
def test_a_tank_adds_one_and_a_bunker_takes_one() -> None:
    t = front("tank")
    t.dice("2")
    t.answer(1, "fight")
    assert t.events("fight-back")[0].data["parts"] == ("+1 R-CRT-14",)
    bunker = front(sector="bunker")
    bunker.dice("3")
    bunker.answer(1, "fight")
    assert bunker.events("fight-back")[0].data["parts"] == ("-1 R-CRT-15",)
    assert bunker.events("fight-back")[0].data["n"] == 2


@rule("R-CRT-17")
def test_a_def_fixed_sector_can_be_fought_down() -> None:
    t = Situation("dday n-08 units=1 opts=fight-back=on")
    t.unit(1, sector=11, soldiers=200)
    t.field.book.sectors[t.get(1).sector].mgf = 1  # no DEF_FIXED sector of the box has guns of its own
    open_ways(t.field.book)
    t.dice("1")
    t.start_at("COMBAT")
    t.dice("4")
    t.answer(1, "fight")
    assert defence(t.field, t.get(1)) == 11 - 3


@rule("R-CRT-18")
def test_a_unit_that_dies_fighting_back_is_wiped_out() -> None:
    t = front(sector=5)
    t.get(1).soldiers = 1  # 1 against DEF 3: 1:3
    t.dice("1")
    t.answer(1, "fight")
    assert t.table.outcome == "lost"
    assert t.events("wiped-out")[0].rule == "B-COMBAT-08"
    assert t.why(t.events("wiped-out")[0])[1:3] == ["R-CRT-09", "R-CRT-08"]


@rule("R-CRT-EX-01", "R-SCORE-01")
def test_21_against_9_is_two_to_one_and_leadership_makes_the_4_a_5() -> None:
    t = front(sector=7, board="n-02", mgf="1")
    come_to_fight(t, 21)
    t.get(1).obtained = 1 << STAR
    t.dice("4")
    t.answer(1, "fight")
    told = t.events("fight-back")[0].data
    assert (told["allied"], told["german"], told["odds"], told["n"]) == (21, 9, "2:1", 5)
    assert defence(t.field, t.get(1)) == 7
    assert t.field.battle.silenced[t.get(1).sector] == 1
    assert t.get(1).courage == 1
    assert t.events("gained")[0].rule == "R-SCORE-01"


@rule("R-CRT-EX-02")
def test_12_against_a_burnt_bunker_is_four_to_one_and_3_stays_3() -> None:
    t = Situation("dday n-01 units=2 opts=fight-back=on")
    t.unit(1, sector="bunker", soldiers=200, cards=["flame-thrower"])
    t.unit(2, sector=1, soldiers=200)
    t.dice("1")
    t.start_at("COMBAT")
    t.answer(1, "use flame-thrower")
    t.ready(1)
    t.get(1).soldiers = 12
    t.dice("3")
    t.answer(1, "fight")
    told = t.events("fight-back")[0].data
    assert (told["allied"], told["german"], told["odds"], told["n"]) == (12, 2, "4:1", 3)
    assert told["parts"] == ("+1 R-CRT-13", "-1 R-CRT-15")
    assert t.field.phase() == "ROLL", "the next turn has begun"
    t.unit(2, sector="bunker")
    assert defence(t.field, t.get(2)) == 10


@rule("R-CRT-03")
def test_who_is_asked_last_may_leave_the_fight_to_the_others() -> None:
    t = front(units=2)
    come_to_fight(t, 4)
    t.get(2).soldiers = 30
    t.answer(2, "join")
    t.dice("3")
    t.answer(1, "leave")
    assert t.events("fight-back")[0].seat == 2
    assert t.events("fight-back")[0].data["allied"] == 30
