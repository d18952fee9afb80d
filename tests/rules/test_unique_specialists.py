"""What each of the eleven unique Specialists does (B-SPEC-C14 to B-SPEC-C24 and their clarifications)."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.state import CLIMBED, MUST_MOVE
from hhour.dday.rules.dice.rolling import keep_tally
from hhour.dday.rules.fight.defence import defence, guns
from hhour.dday.rules.map.layout import open_ways
from tests.rule import rule
from tests.table import Situation

ALL = "opts=bazooka-joe=all"
PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"  # no set, no straight, no SKULL


def at(
    phase: str, sector: str | int, cards: list[str], board: str = "n-01", dice: str = "", units: int = 1
) -> Situation:
    """Every Unit has 30 soldiers and 9 courage; Unit 1 stands in the sector with these cards as the phase begins."""
    t = Situation(f"dday {board} units={units} {ALL}")
    t.field.battle.lanes = [()] * (units + 1)
    for seat in t.table.seats:
        t.unit(seat, sector=sector if seat == 1 else 1, soldiers=30, courage=9)
    t.unit(1, cards=cards)
    t.dice(dice)
    t.start_at(phase)
    return t


def where(t: Situation, seat: int = 1) -> str:
    return t.field.book.sectors[t.get(seat).sector].id


@rule("B-SPEC-C14")
def test_captain_changes_the_colour_of_a_die_once_a_turn_even_a_locked_one() -> None:
    t = at("ROLL", 1, ["captain", "memorial-cross"])
    t.roll(1, "STAR STAR STAR SOLDIER COURAGE TOOL")
    t.answer(1, "use captain")
    assert "paint r1 blue" in t.choices(), "r1 is locked"
    assert "paint r1 red" not in t.choices()
    t.answer(1, "paint r2 blue")
    assert t.get().faces[1] == 1, "the face stays"
    assert t.get().colours == (0, 2, 1, 1, 2, 2)
    assert t.refused(1, "use captain").key == "card-once"
    t.answer(1, "ready")
    assert "claim STAR" in t.choices()


@rule("B-SPEC-C14")
def test_captain_touches_no_die_of_another_unit() -> None:
    t = at("ROLL", 1, ["captain"], units=2)
    t.roll(1, PLAIN)
    t.roll(2, PLAIN)
    t.answer(1, "use captain")
    assert not [choice for choice in t.choices() if ":" in choice]


@rule("B-SPEC-C15", "B-SPEC-18")
def test_combat_photographer_gives_the_same_tally_in_the_next_turn() -> None:
    t = at("ROLL", 2, ["combat-photographer", "toolkit"])  # BONUS(COURAGE,1)
    t.roll(1, "TWO_SOLDIERS STAR TWO_SOLDIERS SKULL TWO_SOLDIERS TOOL")
    t.answer(1, "use toolkit")
    if t.question() == "ready":
        t.answer(1, "ready")
    assert t.question() == "keep-tally", "the tally is fixed"
    t.answer(1, "repeat")
    assert t.get().fallen == ("combat-photographer",)
    t.declare(1, "claim TWO_SOLDIERS")
    t.answer(1, "cancel r2")
    first = (t.get().soldiers, t.get().courage, t.get().stars, t.get().points)
    assert first == (30 + 6 + 6, 9 + 1, 0, 6)
    t.pass_until("MOVE")
    t.unit(1, courage=9)
    t.get().awards = ("memorial-cross",)
    t.answer(1, "stay")
    t.pass_until("ROLL")
    assert t.question() == "ready", "no roll, no lock; the window is open as usual"
    assert t.events("tally-repeated")[0].rule == "B-SPEC-18"
    assert t.get().locked == 0
    assert len(t.get().virtual) == 3, "the old bonus and the Toolkit's TOOLs, none added"
    t.answer(1, "ready")
    assert "claim TWO_SOLDIERS" in t.choices(), "sets and SKULLs are resolved anew"
    assert t.get().stored == (), "for one turn only"


@rule("B-SPEC-18")
def test_a_repeated_tally_gets_neither_bonus_nor_penalty_of_the_new_sector() -> None:
    t = at("ROLL", 8, ["scout", "memorial-cross"], "n-05")  # PENALTY(STAR,3)
    t.tally(1, PLAIN)
    unit = t.get()
    keep_tally(unit)
    t.start_at("ROLL")
    assert t.get().virtual == (), "no TOOL of the Scout"
    t.answer(1, "ready")
    assert not t.events("result-removed")
    assert t.get().stars == 2


@rule("B-SPEC-C15", "B-SPEC-19")
def test_the_photographer_may_be_kept_or_the_decoy_sacrificed_for_him() -> None:
    t = at("ROLL", 1, ["combat-photographer"])
    t.roll(1, PLAIN)
    t.answer(1, "pass")
    assert (t.get().specialists, t.get().stored) == (("combat-photographer",), ())
    t = at("ROLL", 1, ["combat-photographer", "decoy"])
    t.roll(1, PLAIN)
    t.answer(1, "repeat")
    assert t.choices() == ["sacrifice combat-photographer", "sacrifice decoy"]
    t.answer(1, "sacrifice decoy")
    assert t.get().specialists == ("combat-photographer",)
    assert t.get().stored


@rule("B-SPEC-C16", "B-SPEC-19")
def test_decoy_stands_in_for_point_man_grenadier_and_war_correspondent() -> None:
    t = at("MOVE", 4, ["point-man", "decoy", "corporal"])
    t.answer(1, "use point-man", "sacrifice decoy")
    assert "point-man" in t.get().specialists
    t = at("COMBAT", 5, ["grenadier", "decoy"])
    t.answer(1, "use grenadier", "sacrifice decoy")
    assert "grenadier" in t.get().specialists
    t = at("MOVE", 2, ["war-correspondent", "decoy"], units=2)
    t.answer(1, "use war-correspondent", "sacrifice decoy")
    assert t.get().specialists == ("war-correspondent",)
    assert where(t) == "1"


@rule("B-SPEC-19", "B-SECTOR-08")
def test_decoy_replaces_a_named_specialist_the_unit_does_not_have_but_meets_no_need() -> None:
    t = at("MOVE", 2, ["decoy"])
    assert t.refused(1, "advance 5").rule == "B-SECTOR-06", "NEED(corporal)"
    ground = t.field.book.sectors[t.field.book.index("4")]
    before = ground.sacrifice
    ground.sacrifice = "medic"
    open_ways(t.field.book)
    try:
        assert "advance 4" in t.choices()
        t.answer(1, "advance 4")
        assert t.get().fallen == ("decoy",)
    finally:
        ground.sacrifice = before
        open_ways(t.field.book)


@rule("B-SPEC-19")
def test_decoy_is_no_shield_against_casualties_and_special_damage() -> None:
    t = at("COMBAT", 5, ["decoy", "scout"], "n-02", dice="6")
    assert t.choices() == ["lose decoy", "lose scout"], "he may simply be chosen"
    t.answer(1, "lose scout")
    assert t.get().specialists == ("decoy",)
    assert t.choices() == ["lose soldiers", "lose decoy"]


@rule("B-SPEC-C17")
def test_engineer_lowers_the_bunker_for_every_unit_in_it_and_nothing_else() -> None:
    t = at("MUSTER", "bunker", ["engineer"], units=3)
    t.unit(2, sector="bunker")
    t.unit(3, sector=9)
    assert [defence(t.field, t.get(seat)) for seat in (1, 2, 3)] == [12 - 5, 12 - 5, 10]
    t.unit(1, sector=9)
    assert [defence(t.field, t.get(seat)) for seat in (1, 2, 3)] == [10, 12, 10]


@rule("B-SPEC-C18", "B-ROLL-12")
def test_general_makes_every_unit_lock_one_die() -> None:
    t = at("ROLL", 1, ["general"], units=2, dice=f"{PLAIN} {PLAIN}")
    for seat in (1, 2):
        t.answer(seat, "roll")
        assert t.refused(seat, "lock r1 r2").rule == "B-ROLL-12"
        t.answer(seat, "lock r1")


@rule("B-SPEC-C19")
def test_grenadier_removes_all_machine_guns_of_the_sector_for_good() -> None:
    t = at("COMBAT", 5, ["grenadier"], units=2)
    t.answer(1, "use grenadier")
    assert [event.data["n"] for event in t.events("effect")] == [0], "no number is lowered: they are gone"
    assert t.get().fallen == ("grenadier",)
    t.pass_until("ROLL")
    assert not t.events("mgf")
    assert t.get().soldiers == 30 - 3
    t.field.battle.effects = ()
    assert guns(t.field, t.field.book.index("5")) == 0
    t.unit(2, sector=5)
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert not t.events("mgf"), "nor in any later turn, for any Unit"


@rule("B-SPEC-C19", "B-ITEM-C06")
@pytest.mark.parametrize("slug", ["grenadier", "grenade"])
@pytest.mark.parametrize(("sector", "key"), [(2, "card-no-guns"), (5, "")])
def test_grenadier_and_grenade_are_of_use_only_where_there_are_guns(slug: str, sector: int, key: str) -> None:
    t = at("MUSTER", sector, [slug])
    use = t.field.book.cards[slug].use
    assert use is not None
    refused = use.refuse(t.field, t.get(), slug)
    assert ("" if refused is None else refused.key) == key


@rule("B-SPEC-C19", "B-MGF-09")
def test_grenadier_acts_before_the_guns_and_in_no_bunker() -> None:
    t = at("COMBAT", "bunker", ["grenadier", "grenade"])
    assert t.refused(1, "use grenadier").key == "card-not-bunker"
    t = at("COMBAT", 5, ["grenadier", "pocket-bible"], dice="1")
    t.answer(1, "ready")
    assert t.events("mgf")
    assert t.refused(1, "use grenadier").key == "wrong-moment"


@rule("B-SPEC-C20", "B-TRADE-12", "B-TRADE-13")
def test_lieutenant_lets_any_two_units_swap_a_die_once_a_turn() -> None:
    t = at("ROLL", 1, ["lieutenant"], units=3)
    t.unit(2, sector=9)
    t.roll(1, PLAIN)
    t.roll(2, "SKULL TOOL TOOL TOOL COURAGE COURAGE")
    t.roll(3, PLAIN)
    assert "swap 2" in t.choices(3), "the owner need not take part"
    t.answer(3, "swap 2")
    give = next(choice for choice in t.choices(3) if choice.endswith("r1") or " r1 " in choice)
    t.answer(3, give)
    take = next(choice for choice in t.choices(2) if "r1" in choice or choice == "accept")
    t.answer(2, take)
    assert t.get(3).faces[0] == 0, "the SKULL has changed hands"
    assert t.get(2).faces[0] == 1
    for seat in (1, 2, 3):
        assert not [choice for choice in t.choices(seat) if choice.startswith("swap")], "no partner is left"


@rule("B-SPEC-C21", "B-SPEC-17")
def test_marksman_gains_three_soldiers_for_each_skull_that_is_locked() -> None:
    t = at("ROLL", 1, ["marksman", "ammo-box"], dice="SKULL SKULL SKULL SOLDIER COURAGE TOOL")
    t.answer(1, "roll")
    assert t.get().soldiers == 30
    t.answer(1, "lock r1 w1")
    assert t.get().soldiers == 36, "at the moment of locking"
    assert t.events("gained")[0].rule == "B-SPEC-C21"
    t.answer(1, "stop")
    assert t.get().faces.count(0) == 3, "they stay SKULLs"
    t.answer(1, "use ammo-box", "become TOOL")
    t.pass_until("MUSTER")
    assert t.get().soldiers == 36 + 1, "kept although the dice were changed"


@rule("B-SPEC-17")
def test_marksman_gives_nothing_where_nothing_is_locked() -> None:
    t = at("ROLL", 7, ["marksman"], dice="SKULL SKULL SKULL SOLDIER COURAGE TOOL")
    t.answer(1, "roll", "stop")
    assert not [event for event in t.events("gained") if event.rule == "B-SPEC-C21"]
    t = at("ROLL", 1, ["marksman"], dice=PLAIN)
    t.answer(1, "roll", "lock r1 w1")
    assert t.get().soldiers == 30


@rule("B-SPEC-C22", "B-TRADE-09")
def test_messenger_saves_a_star_and_changes_units_once_a_turn() -> None:
    t = at("MUSTER", 1, ["messenger"], units=2)
    t.unit(1, stars=3)
    t.unit(2, stars=3)
    t.start_at("MUSTER")
    assert "recruit medic" in t.choices(1)
    assert "recruit medic" not in t.choices(2), "only his own Unit"
    t.answer(1, "trade 2", "give messenger", "offer")
    t.answer(2, "accept")
    assert (t.get(1).specialists, t.get(2).specialists) == ((), ("messenger",))
    assert "recruit medic" not in t.choices(1)
    t.answer(2, "recruit medic")
    assert t.get(2).stars == 0
    t.answer(2, "trade 1")
    assert "give messenger" not in t.choices(2), "once a turn"


@rule("B-SPEC-C23", "B-ITEM-04")
def test_quartermaster_makes_items_two_points_cheaper_for_every_unit() -> None:
    t = at("MUSTER", 1, ["quartermaster"], units=2)
    t.unit(2, sector=5, points=8)
    t.start_at("MUSTER")
    assert t.refused(2, "find field-radio").params["cost"] == 10
    t.answer(2, "find grenade")
    assert t.get(2).points == 0
    t.unit(1, points=0)
    t.give(1, "armored-car")
    t.start_at("MUSTER")
    t.answer(1, "find lucky-charm")  # 3 - 2 - 1
    assert (t.get(1).points, t.get(1).items) == (0, ("lucky-charm",))


@rule("B-SPEC-C24", "B-SPEC-20")
def test_war_correspondent_exchanges_sectors_and_nothing_else() -> None:
    t = at("MOVE", 2, ["war-correspondent", "tank", "scout"], units=2)
    t.unit(1, marker=3)
    t.unit(2, sector=5, marker=2, courage=4)
    t.get(2).visited |= 1 << t.field.book.index("2")
    before = {seat: (t.get(seat).soldiers, t.get(seat).courage, t.get(seat).marker) for seat in (1, 2)}
    t.answer(1, "use war-correspondent")
    assert (where(t, 1), where(t, 2)) == ("5", "2"), "no Corporal needed, an old sector entered again"
    assert {seat: (t.get(seat).soldiers, t.get(seat).courage, t.get(seat).marker) for seat in (1, 2)} == before
    assert (t.get(1).vehicle, t.get(1).specialists) == ("tank", ("scout",)), "nobody joined, nothing was lost"
    assert t.get(2).specialists == (), "sector 2 gives no Scout: it is no arrival"
    assert not t.events("d6")
    assert "advance 8" in t.choices(1), "both may still move"
    assert "advance 4" in t.choices(2)
    assert t.events("changed-places")[0].rule == "B-SPEC-C24"


@rule("B-SPEC-C24")
def test_war_correspondent_acts_before_his_own_units_move_only() -> None:
    t = at("MOVE", 1, ["war-correspondent"], units=2)
    t.unit(2, sector=5)
    t.answer(1, "stay")
    assert t.refused(1, "use war-correspondent").key == "wrong-moment"
    solo = Situation(f"dday n-07 units=1 {ALL}")
    assert "war-correspondent" not in solo.field.book.cards


@rule("B-SPEC-20")
def test_no_sector_is_exchanged_with_a_unit_in_a_bunker_or_on_its_way() -> None:
    t = at("MOVE", 1, ["war-correspondent"], units=2)
    t.unit(2, sector="bunker")
    assert t.refused(1, "use war-correspondent").key == "card-no-other"
    t = at("MOVE", 1, ["war-correspondent"], units=2)
    t.unit(2, sector=2, cards=["scout"])
    t.dice("2")
    t.answer(2, "move 3")
    assert t.question(2) == "fall", "the mine has gone off, the Unit has not arrived"
    assert t.refused(1, "use war-correspondent").key == "card-no-other"


@rule("B-SPEC-21")
def test_after_the_exchange_a_black_shield_lets_the_unit_fight_first_and_then_sends_it_on() -> None:
    t = at("MOVE", 1, ["war-correspondent", "corporal"], units=2)
    t.unit(2, sector=4)
    assert t.refused(2, "stay").rule == "B-MOVE-06"
    t.answer(1, "use war-correspondent")
    assert where(t, 1) == "4"
    assert "stay" in t.choices(1), "its COMBAT there comes first"
    assert "stay" in t.choices(2), "sector 1 holds nobody"
    t.answer(1, "stay")
    t.answer(2, "stay")
    t.pass_until("ROLL")
    t.roll(1, PLAIN)
    t.roll(2, PLAIN)
    t.pass_until("MOVE")
    assert t.refused(1, "stay").rule == "B-MOVE-06"


@rule("B-SPEC-21", "B-VEH-07")
def test_a_vehicle_that_may_not_be_on_a_cliff_is_abandoned_in_the_exchange() -> None:
    t = at("MOVE", 6, ["war-correspondent", "jeep"], "n-07", units=2)
    t.unit(2, sector=10, marker=MUST_MOVE)
    t.get(2).lifetime |= CLIMBED
    t.answer(1, "use war-correspondent")
    assert (where(t, 1), t.get(1).vehicle) == ("10", "")
    assert t.events("abandoned")[0].rule == "B-SPEC-21"
    assert not t.get(1).lifetime & CLIMBED
    assert not t.get(2).lifetime & CLIMBED
