"""What each of the thirteen regular Specialists does (B-SPEC-C01 to B-SPEC-C13 and their clarifications)."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.book import Edge
from hhour.dday.rules.battle.state import MUST_MOVE
from hhour.dday.rules.cards.hooks import strength_of
from hhour.dday.rules.fight.defence import defence
from hhour.dday.rules.map.moving import advance_cost
from tests.rule import rule
from tests.table import Situation

ALL = "opts=bazooka-joe=all"
PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"  # no set, no straight, no SKULL


def at(phase: str, sector: str | int, cards: list[str], board: str = "n-01", dice: str = "", **more: int) -> Situation:
    """Unit 1 alone in a sector, with 30 soldiers, 9 courage and these cards, as the phase begins."""
    t = Situation(f"dday {board} units=1 {ALL}")
    t.field.battle.lanes = [()] * 2
    t.unit(1, sector=sector, cards=cards)
    unit = t.get()
    unit.soldiers = more.get("soldiers", 30)
    unit.courage = more.get("courage", 9)
    unit.stars = more.get("stars", 0)
    unit.marker = more.get("marker", 1)
    t.dice(dice)
    t.start_at(phase)
    return t


def gained(t: Situation, rule_id: str) -> int:
    return sum(int(str(event.data["n"])) for event in t.events("gained") if event.rule == rule_id)


@rule("B-SPEC-C01")
@pytest.mark.parametrize(
    ("start", "action", "dice", "soldiers"),
    [(1, "advance 2", "", 3), (9, "advance bunker", "1", 3), (2, "move 3", "1", 0), (1, "stay", "", 0)],
)
def test_beachmaster_brings_three_soldiers_with_each_advance(start: int, action: str, dice: str, soldiers: int) -> None:
    t = at("MOVE", start, ["beachmaster"])
    t.dice(dice)
    t.answer(1, action)
    t.pass_until("ROLL")
    assert gained(t, "B-SPEC-C01") == soldiers


@rule("B-SPEC-C01")
def test_a_beachmaster_sacrificed_on_arrival_still_brings_them() -> None:
    t = at("MOVE", 4, ["beachmaster"], dice="1")
    t.answer(1, "advance 7")
    assert t.get().fallen == ("beachmaster",)
    assert gained(t, "B-SPEC-C01") == 3


@rule("B-SPEC-16")
def test_a_beachmaster_who_joins_by_the_advance_brings_nobody_yet() -> None:
    t = at("MOVE", 6, ["veteran"], "n-05")
    t.dice("1")
    t.answer(1, "advance 9", "lose soldiers")
    assert "beachmaster" in t.get().specialists
    assert gained(t, "B-SPEC-C01") == 0
    t.pass_until("ROLL")
    t.unit(1, courage=9)
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 12", "lose soldiers")
    assert gained(t, "B-SPEC-C01") == 3


@rule("B-SPEC-C02")
def test_chaplain_gives_one_courage_for_each_bonus() -> None:
    t = at("MUSTER", 1, ["chaplain", "signalling-lamp", "dexedrine"], courage=0, stars=4)
    t.answer(1, "use signalling-lamp", "use dexedrine", "soldiers")
    assert t.get().courage == 2


@rule("B-SPEC-C03")
def test_corporal_rolls_one_unlocked_die_again_once_a_turn() -> None:
    t = at("ROLL", 1, ["corporal", "memorial-cross"])
    t.roll(1, PLAIN)
    t.answer(1, "use corporal")
    assert t.choices() == ["reroll w1", "reroll w2", "reroll b1", "reroll b2"], "r1 and r2 are locked"
    t.dice("SKULL")
    t.answer(1, "reroll b2")
    assert t.get().faces[5] == 0, "the new face stands"
    assert t.refused(1, "use corporal").key == "card-once"
    t.answer(1, "ready")
    t.pass_until("MOVE")
    t.answer(1, "stay")
    t.pass_until("ROLL")
    t.roll(1, PLAIN)
    assert "use corporal" in t.choices(), "and again in the next turn"


@rule("B-SPEC-C03", "B-ROLL-17")
def test_corporal_leaves_skulls_alone_where_they_may_not_be_rolled_again() -> None:
    t = at("ROLL", 6, ["corporal", "memorial-cross"], "n-03")
    t.roll(1, "STAR STAR SKULL TOOL TOOL COURAGE")
    t.answer(1, "use corporal")
    assert t.choices() == ["reroll w2", "reroll b1", "reroll b2"]


@rule("B-ROLL-17")
@pytest.mark.parametrize(("sector", "stays"), [(6, True), (5, False)])
def test_only_in_the_sector_that_says_so_skulls_are_not_rolled_again(sector: int, stays: bool) -> None:
    t = at("ROLL", sector, [], "n-03")
    t.dice("STAR STAR SKULL TOOL TOOL COURAGE")
    t.answer(1, "roll", "lock r1 r2")
    assert ("reroll w1" not in t.choices()) is stays


@rule("B-SPEC-C04", "B-SPEC-24")
def test_hero_pays_in_any_phase_but_not_for_special_damage() -> None:
    t = at("MOVE", 2, ["hero"], "n-02", courage=3, soldiers=30)
    t.dice("4")
    t.answer(1, "move 3")
    assert t.question() == "pay", "landmines"
    t.answer(1, "pay 3 0", "lose soldiers")
    assert t.events("fell")[0].data["n"] == 1
    t = at("COMBAT", 5, ["hero", "scout"], "n-02", dice="6", courage=9)
    assert t.choices() == ["lose hero", "lose scout"]
    t.answer(1, "lose scout")
    assert t.question() == "pay"
    assert t.get().fallen == ("scout",)


@rule("B-SPEC-C05", "B-SPEC-23")
def test_medic_saves_one_casualty_in_each_phase() -> None:
    t = at("MOVE", 2, ["medic"], dice="4")
    t.answer(1, "move 3")
    assert t.events("saved")[0].phase == "MOVE"
    t.answer(1, "lose soldiers")
    assert t.get().soldiers == 30 - 3
    t.answer(1, "lose soldiers")
    assert t.get().soldiers == 30 - 3 - (4 - 1), "and one more in COMBAT"
    assert [event.phase for event in t.events("saved")] == ["MOVE", "COMBAT"]


@rule("B-SPEC-C05")
def test_medic_leaves_nothing_of_a_single_casualty() -> None:
    t = at("MOVE", 2, ["medic"], dice="1")
    t.answer(1, "move 3")
    assert t.question() == "fall"
    assert t.field.phase() == "COMBAT"
    assert t.get().soldiers == 30


@rule("B-SPEC-23")
def test_medic_and_ambulance_prevent_no_special_damage_and_no_cost() -> None:
    t = at("COMBAT", 5, ["medic", "ambulance"], "n-02", dice="6")
    assert t.events("struck")[0].data["card"] == "medic"
    t = at("MUSTER", 1, ["medic", "ambulance", "shoulder-patch"], soldiers=5)
    t.answer(1, "use shoulder-patch", "lose soldiers", "recruit scout")
    assert t.get().soldiers == 4
    assert not t.events("saved")


@rule("B-SPEC-C06")
def test_minesweeper_rolls_for_no_mine() -> None:
    t = at("MOVE", 2, ["minesweeper"])
    t.answer(1, "move 3")
    assert not t.events("d6")
    assert t.get().soldiers == 30


@rule("B-SPEC-C07")
def test_paratrooper_counts_six_and_wastes_the_surplus() -> None:
    t = at("COMBAT", 1, ["paratrooper"], soldiers=3)
    assert t.table.view()["units"][0]["strength"] == 9  # type: ignore[index]
    assert [strength_of(t.field, slug) for slug in ("paratrooper", "medic")] == [6, 1]
    t.answer(1, "lose paratrooper")
    assert t.get().soldiers == 3, "two casualties, six absorbed, four wasted"
    t = at("COMBAT", 5, ["paratrooper"], soldiers=0, dice="4")
    assert t.table.outcome == "lost", "seven casualties against strength six"
    t = at("COMBAT", 1, ["paratrooper"], soldiers=0)
    assert t.table.outcome == "lost", "he cannot be wounded partly"


@rule("B-SPEC-C08")
def test_pathfinder_brings_a_soldier_with_each_move_sideways_or_forward() -> None:
    for start, action, dice in ((1, "advance 3", ""), (2, "move 3", "1")):
        t = at("MOVE", start, ["pathfinder"], dice=dice)
        t.answer(1, action)
        t.pass_until("ROLL")
        assert gained(t, "B-SPEC-C08") == 1
    t = at("MOVE", 1, ["pathfinder"])
    t.answer(1, "stay")
    assert gained(t, "B-SPEC-C08") == 0


@rule("B-SPEC-C08")
def test_pathfinder_brings_nobody_with_a_retreat() -> None:
    t = at("MOVE", 9, ["pathfinder"], "n-07")
    t.answer(1, "retreat 7")
    assert t.events("arrived")[0].data["sector"] == "7"
    assert gained(t, "B-SPEC-C08") == 0
    beside = Situation(f"dday n-07 units=2 {ALL}")  # where others play, arriving waits for what they do
    beside.unit(1, sector=9, soldiers=30, cards=["pathfinder"])
    beside.unit(2, sector=1, soldiers=30)
    beside.start_at("MOVE")
    beside.answer(1, "retreat 7")
    assert (beside.get(1).soldiers, gained(beside, "B-SPEC-C08")) == (30, 0)
    assert beside.field.here(beside.get(1)).id == "7"


@rule("B-SPEC-C09")
def test_platoon_leader_makes_each_advance_cheaper_by_one() -> None:
    t = at("MOVE", 1, ["platoon-leader"], courage=0)
    t.answer(1, "advance 2")
    assert t.events("advances")[0].data["cost"] == 0
    t = at("MOVE", 2, ["platoon-leader", "corporal"], courage=1)
    t.dice("1")
    t.answer(1, "advance 5")
    assert t.get().courage == 0
    told = t.events("advances")[0]
    assert told.data["parts"] == ("platoon-leader -1 B-SPEC-C09",)


@rule("B-SPEC-C09", "B-MOVE-11")
def test_platoon_leader_never_pays_courage_back() -> None:
    t = at("MOVE", 1, ["platoon-leader"], courage=0)
    free = Edge(t.field.book.index("2"), advance=True, mine=False, barrier=False, cost=0, over=False)
    assert advance_cost(t.field, t.get(), free) == 0


@rule("B-SPEC-C10", "B-SPEC-22")
def test_point_man_keeps_the_unit_one_more_turn() -> None:
    t = at("MOVE", 4, ["point-man"], "n-03", marker=MUST_MOVE, courage=9)
    assert t.refused(1, "stay").rule == "B-MOVE-06"
    t.answer(1, "use point-man")
    assert t.get().fallen == ("point-man",)
    assert t.get().marker == MUST_MOVE, "the marker keeps its face"
    assert defence(t.field, t.get()) == 12, "4/8/12: the last value"
    t.answer(1, "stay")
    assert t.get().soldiers == 30 - 12
    t.roll(1, PLAIN)
    t.pass_until("MOVE")
    assert t.refused(1, "stay").rule == "B-MOVE-06", "now it must move"


@rule("B-SPEC-C10")
def test_point_man_works_on_a_black_shield_and_only_for_a_unit_that_must_move() -> None:
    t = at("MOVE", 4, ["point-man", "corporal"])
    t.answer(1, "use point-man", "stay")
    t.pass_until("ROLL")
    assert t.get().must_leave == 1, "it has to leave in the next MOVE"
    assert t.field.book.sectors[t.get().sector].id == "4"
    t = at("MOVE", 1, ["point-man"])
    assert t.refused(1, "use point-man").rule == "B-SPEC-C10"


@rule("B-SPEC-C11")
def test_scout_adds_a_colourless_tool_each_turn() -> None:
    t = at("ROLL", 1, ["scout"])
    t.roll(1, PLAIN)
    assert t.get().points == 3, "two TOOLs"
    added = t.events("result-added")[0]
    assert (added.rule, added.data["face"], added.data["colour"]) == ("B-SPEC-C11", "TOOL", "colourless")


@rule("B-SPEC-C12")
def test_sharpshooter_quiets_one_skull() -> None:
    t = at("ROLL", 1, ["sharpshooter"], stars=0)
    t.roll(1, "SKULL STAR SKULL STAR TOOL TOOL")
    assert t.question() == "cancel", "one SKULL is left"
    t.answer(1, "cancel b1")
    assert (t.get().stars, t.get().points) == (2, 1)
    assert len(t.events("cancelled")) == 1


@rule("B-SPEC-C12")
def test_a_quiet_skull_still_counts_for_dead_mans_gift_and_the_ammo_box() -> None:
    t = at("ROLL", 1, ["sharpshooter", "ammo-box"])
    t.roll(1, "SKULL STAR SKULL STAR SKULL TOOL")
    t.answer(1, "ready", "claim SKULL")
    assert t.get().points >= 20
    t = at("ROLL", 1, ["sharpshooter", "ammo-box", "memorial-cross"])
    t.roll(1, "SKULL STAR TOOL STAR COURAGE TOOL")
    t.answer(1, "use ammo-box", "become COURAGE")
    assert 0 not in t.get().faces


@rule("B-SPEC-C13")
def test_veteran_gives_one_soldier_for_each_bonus() -> None:
    t = at("MUSTER", 1, ["veteran", "signalling-lamp", "dexedrine"], stars=4)
    t.answer(1, "use signalling-lamp", "use dexedrine", "charge")
    assert t.get().soldiers == 30 + 6 + 1 + 1
