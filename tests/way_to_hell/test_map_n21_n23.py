"""W-MAP-N21 to W-MAP-N23: the guns of Brécourt, Cosy's Bunker, and the lone advance at Hillman."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.way_to_hell.beaches.deeds import cover_advance
from hhour.dday.rules.battle.state import FLAK
from hhour.dday.rules.fight.defence import defence
from tests.rule import rule
from tests.table import Situation


def at_the_bunker(*silenced: int) -> Situation:
    """A Unit in the bunker of Brécourt with a Bazooka, these guns' sectors having been entered."""
    t = Situation("dday n-21 units=1")
    for sector in silenced:
        t.unit(1, sector=sector)
    t.unit(1, sector="bunker", soldiers=90, cards=["bazooka"])
    t.dice("1")
    t.start_at("COMBAT")
    return t


@rule("W-MAP-N21-20", "W-MAP-N21-21", "W-MAP-N21-EX-01")
def test_each_gun_that_still_fires_makes_the_bunker_two_harder() -> None:
    for silenced, bare, bombed in (((4, 9), 15, 8), ((4, 8, 9), 13, 6), ((), 19, 12)):
        t = at_the_bunker(*silenced)
        assert defence(t.field, t.get(1)) == bare
        t.answer(1, "use bazooka")
        assert defence(t.field, t.get(1)) == bombed
    t.unit(1, sector=5)
    assert defence(t.field, t.get(1)) == t.field.here(t.get(1)).defence[0], "only the Bunker"


@rule("W-MAP-24", "W-MAP-N21-20", "W-MAP-N21-22")
def test_units_that_move_in_together_silence_a_gun_and_gain_a_star_each() -> None:
    t = Situation("dday n-21 units=3")
    t.unit(1, sector=2, soldiers=60, courage=5, stars=0)
    t.unit(2, sector=2, soldiers=60, courage=5, stars=0)
    t.unit(3, sector=5, soldiers=60, courage=0, stars=0)
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 4")
    t.answer(2, "advance 4")
    t.answer(3, "stay")
    assert [event.data for event in t.events("gun-silenced")] == [{"sector": "4", "n": 1}]
    assert [t.get(seat).stars for seat in (1, 2, 3)] == [1, 1, 0]
    t.pass_until("ROLL")
    t.start_at("MOVE")
    t.dice("1")
    t.answer(3, "move 4")
    t.pass_until("COMBAT")
    assert t.get(3).stars == 0, "the gun was silent"
    assert len(t.events("gun-silenced")) == 1


@rule("W-MAP-N21-23", "W-MAP-24")
def test_the_first_unit_at_the_third_gun_takes_the_map_case_and_silences_it() -> None:
    t = Situation("dday n-21 units=1")
    t.unit(1, sector=7, soldiers=60, courage=5, stars=0)
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 9")
    assert t.get(1).items == ("strategic-map",)
    assert t.get(1).stars == 1
    found, silenced = t.events("found")[0], t.events("gun-silenced")[0]
    assert found.seq < silenced.seq, "guns come after what waits in the sector"


@rule("W-MAP-N21-EX-02")
def test_a_lone_unit_can_silence_all_three_guns_for_eleven_courage() -> None:
    t = Situation("dday n-21 units=1")
    t.unit(1, sector=1, soldiers=500, courage=11, stars=0, cards=["scout"])
    paid = 11
    for step in ("advance 2", "advance 4", "advance 7", "move 8", "advance 10", "move 9", "advance bunker"):
        t.start_at("MOVE")
        t.dice("1 1 1")
        t.answer(1, step)
        t.pass_until("ROLL")
    assert t.get(1).courage == paid - (1 + 2 + 2 + 3 + 3)
    assert len(t.events("gun-silenced")) == 3
    assert t.get(1).stars == 3
    assert t.table.outcome == "won"


@rule("W-MAP-N22-20")
def test_the_first_unit_before_the_casemate_draws_an_award() -> None:
    t = Situation("dday n-22 units=2")
    t.unit(1, sector=6, soldiers=90, courage=9)
    t.unit(2, sector=6, soldiers=60, courage=9)
    t.start_at("MOVE")
    t.dice("silver-star 1 1 1")
    t.answer(1, "advance 9")
    assert t.get(1).awards == (), "those who arrive in this Move are asked together"
    t.answer(2, "stay")
    assert t.get(1).awards == ("silver-star",)
    assert t.events("award")[0].rule == "W-MAP-N22-20"
    t.unit(1, sector=1, courage=0)
    t.start_at("MOVE")
    t.dice("1 1")
    t.answer(2, "advance 9")
    assert t.events("arrived")[-1].data["sector"] == "9"
    assert len(t.events("award")) == 1


@rule("W-MAP-N22-20")
def test_of_two_units_that_come_before_the_casemate_together_the_weaker_draws() -> None:
    t = Situation("dday n-22 units=2")
    t.unit(1, sector=6, soldiers=90, courage=9)
    t.unit(2, sector=6, soldiers=60, courage=9)
    t.start_at("MOVE")
    t.dice("silver-star 1 1")
    t.answer(1, "advance 9")
    t.answer(2, "advance 9")
    assert [t.get(seat).awards for seat in (1, 2)] == [(), ("silver-star",)]


@rule("W-MAP-N22-23")
def test_stars_of_the_killing_ground_come_before_combat() -> None:
    t = Situation("dday n-22 units=1")
    t.unit(1, sector=1, soldiers=60, courage=3)
    t.start_at("MOVE")
    t.dice("6 1")
    t.answer(1, "advance 4")
    assert t.get(1).stars == 2
    gained, shot = t.events("gained")[0], t.events("mgf")[0]
    assert gained.seq < shot.seq


@rule("W-MAP-N22-22", "W-MAP-N22-EX-01", "W-CARD-VEH-01")
def test_a_tank_destroyer_and_a_flame_thrower_open_cosys_bunker_and_a_six_takes_a_specialist() -> None:
    t = Situation("dday n-22 units=1")
    t.unit(1, sector=9, soldiers=60, courage=4, cards=["tank-destroyer", "flame-thrower", "medic", "hero"])
    t.dice("3 6")
    t.start_at("MOVE")  # it has to leave the embrasure front, and there is one way
    t.answer(1, "advance bunker", "use flame-thrower")
    assert defence(t.field, t.get(1)) == 6
    assert t.question(1) == "special-damage"
    t.answer(1, "lose hero")
    assert t.events("casualties")[0].data["n"] == 15


def gap(sector: int = 8, cards: tuple[str, ...] = ("scout", "corporal"), units: int = 1) -> Situation:
    t = Situation(f"dday n-23 units={units}")
    for seat in range(1, units + 1):
        t.unit(seat, sector=sector, soldiers=20, courage=9, cards=list(cards) if seat == 1 else [])
    t.start_at("MOVE")
    return t


@rule("W-MAP-N23-22", "W-MAP-N23-EX-01")
def test_who_advances_after_one_man_walked_ahead_meets_no_machine_guns() -> None:
    t = gap(cards=("scout",))
    assert "lone-advance" in t.choices(1)
    t.dice("4 silver-star 6")
    t.answer(1, "lone-advance", "advance 10")  # without him there is one way on, and the Unit has to leave
    assert t.get(1).fallen == ("scout",)
    assert t.events("casualties")[-1].data["n"] == 13
    assert t.get(1).soldiers == 20 - 4 - 13
    plain = gap(cards=("scout",))
    plain.dice("4 silver-star 6")
    plain.answer(1, "advance 10", "lose soldiers")
    assert plain.events("casualties")[-1].data["n"] == 19, "more than 16 soldiers and one Specialist"
    assert plain.table.outcome == "lost"


@rule("W-MAP-N23-22")
def test_the_lone_advance_covers_all_who_advance_out_of_the_gap_in_that_move_and_nobody_else() -> None:
    t = Situation("dday n-23 units=3")
    t.unit(1, sector=8, soldiers=60, courage=9, cards=["scout", "corporal", "veteran"])
    t.unit(2, sector=8, soldiers=60, courage=9, cards=["minesweeper"])
    t.unit(3, sector=9, soldiers=60, courage=9)
    t.start_at("MOVE")
    t.dice("3 silver-star 6")
    t.answer(2, "advance 10")
    t.answer(1, "lone-advance", "sacrifice scout", "advance 10", "lose soldiers")
    t.answer(3, "move 10")
    t.pass_until("ROLL")
    assert {t.get(seat).sector for seat in (1, 2, 3)} == {t.field.book.index("10")}
    told = {event.seat: event.data["n"] for event in t.events("casualties") if event.rule == "B-COMBAT-02"}
    assert told == {1: 13, 2: 13, 3: 19}, "the third moved sideways, out of another sector"
    assert t.get(3).courage == 8, "special damage strikes him alone"


@rule("W-MAP-N23-22")
def test_a_man_walks_ahead_only_in_move_out_of_a_gap_with_a_specialist_and_once_a_game() -> None:
    t = gap(cards=("scout", "corporal", "hero"))
    t.answer(1, "lone-advance", "sacrifice scout")
    assert t.refused(1, "lone-advance").key == "lone-once"
    elsewhere = gap(sector=6)
    assert elsewhere.refused(1, "lone-advance").key == "lone-place"
    nobody = gap(sector=5, cards=())
    refused = nobody.refused(1, "lone-advance")
    assert (refused.rule, refused.key) == ("W-MAP-N23-22", "lone-nobody")
    early = Situation("dday n-23 units=1")
    early.unit(1, sector=8, soldiers=20, courage=9, stars=4, cards=["scout"])
    early.start_at("MUSTER")
    assert early.refused(1, "lone-advance").key == "lone-moment"
    other = Situation("dday n-22 units=1")
    other.unit(1, sector=5, soldiers=20, courage=9, cards=["hero"])
    other.start_at("MOVE")
    assert other.refused(1, "lone-advance").rule == "B-MOVE-01", "there is no such thing on another map"


@rule("W-MAP-N23-20")
def test_a_unit_that_starts_in_the_orchard_has_its_corporal() -> None:
    t = Situation("dday n-23 units=1")
    t.answer(1, "start 2")
    unit = t.get(1)
    assert (unit.specialists, unit.soldiers, unit.stars) == (("corporal",), 5, 0)
    assert "corporal" not in unit.hand


@rule("W-MAP-N23-23", "W-MAP-14")
def test_the_medic_of_the_shell_holes_saves_a_man_in_the_combat_of_that_turn() -> None:
    t = Situation("dday n-23 units=1")
    t.unit(1, sector=5, soldiers=60, courage=5)
    t.start_at("MOVE")
    t.dice("1 2")
    t.answer(1, "advance 7")
    assert t.get(1).specialists == ("medic",)
    assert [event.data["n"] for event in t.table.events if event.rule == "B-SPEC-C05"] == [1]


@rule("W-MAP-22")
def test_nobody_is_recruited_for_stars_in_the_taped_lane_but_who_comes_without_stars_comes() -> None:
    t = Situation("dday n-23 units=1")
    t.unit(1, sector=6, soldiers=60, stars=9, cards=["shoulder-patch"])
    t.get(1).hand = ("scout", "medic")
    t.start_at("MUSTER")
    refused = t.refused(1, "recruit scout")
    assert (refused.rule, refused.key) == ("W-MAP-22", "recruit-not-in-sector")
    assert not [choice for choice in t.choices(1) if choice.startswith("recruit")]
    t.answer(1, "use shoulder-patch")
    t.answer(1, "lose soldiers") if t.question(1) == "lose-one" else None
    t.answer(1, "recruit scout")
    assert t.get(1).specialists == ("scout",)


@rule("W-MAP-N23-22")
@pytest.mark.parametrize(("place", "covered"), [("9", True), ("10", True), ("8", False), ("7", False)])
def test_only_who_advances_out_of_the_gap_is_covered(place: str, covered: bool) -> None:
    t = gap(cards=("scout", "corporal"))
    t.answer(1, "lone-advance", "sacrifice scout")
    t.get(1).departed = t.get(1).sector
    t.get(1).sector = t.field.book.index(place)
    cover_advance(t.field)
    assert bool(t.get(1).flags & FLAK) == covered
