"""B-SECTOR-40 to 46: random sectors and the words that come up in them."""

from __future__ import annotations

from tests.rule import rule
from tests.table import Situation

PLAIN = "SOLDIER SOLDIER TOOL TOOL TOOL SOLDIER"  # no set, no SKULL, no star, no courage


def standing(sector: int, turned_out: int, units: int = 1, cards: tuple[str, ...] = ()) -> Situation:
    """Units of forty soldiers in a random sector, at the start of ROLL; the first has the cards."""
    t = Situation(f"dday n-06 units={units}")
    t.turn_out(sector, turned_out)
    for seat in range(1, units + 1):
        t.unit(seat, sector=sector, soldiers=40)
    for card in cards:
        t.give(1, card)
    t.start_at("ROLL")
    return t


@rule("B-SECTOR-40", "B-MAP-N06-R01")
def test_random_is_rolled_by_the_first_unit_in_and_holds_for_the_game() -> None:
    t = Situation("dday n-06 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=3, soldiers=60, courage=9)
    t.start_at("MOVE")
    t.dice("4")
    t.answer(1, "advance 6")
    told = t.events("random-sector")[-1]
    assert t.question(2) == "move", "who moves later knows what it is"
    t.answer(2, "stay")
    assert (told.rule, told.data["words"]) == ("B-MAP-N06-RA4", ("BONUS(COURAGE,1)",))
    t.start_at("MOVE")
    t.answer(1, "stay")
    t.answer(2, "advance 6")
    assert len(t.events("random-sector")) == 1
    t.start_at("ROLL")
    t.roll(2, PLAIN)
    t.roll(1, PLAIN)
    t.all_ready()
    assert [(e.seat, e.data["face"]) for e in t.events("result-added")] == [(1, "COURAGE"), (2, "COURAGE")]


@rule("B-SECTOR-41")
def test_combat_loss_adds_a_die_to_each_units_casualties() -> None:
    t = standing(6, 1, units=2)
    t.dice("2 5")
    t.start_at("COMBAT")
    t.all_ready()
    assert [(e.seat, e.data["n"]) for e in t.events("casualties")] == [(1, 10), (2, 13)]


@rule("B-SECTOR-41")
def test_combat_loss_unless_spares_a_unit_with_the_named_specialist() -> None:
    t = standing(11, 1, units=2, cards=("minesweeper",))
    t.dice("5")
    t.start_at("COMBAT")
    t.all_ready()
    assert [(e.seat, e.data["n"]) for e in t.events("casualties")] == [(1, 10), (2, 15)]


@rule("B-SECTOR-42", "B-TALLY-03")
def test_skull_any_adds_a_skull_of_the_players_colour() -> None:
    t = standing(7, 3)
    t.roll(1, PLAIN)
    assert t.choices() == ["colour red", "colour white", "colour blue"]
    t.answer(1, "colour white")
    t.all_ready()
    told = t.events("tally")[-1].data["results"]
    assert isinstance(told, tuple)
    assert "white SKULL" in told


@rule("B-SECTOR-43")
def test_no_battle_cry_is_obtained_by_dice_or_card() -> None:
    t = Situation("dday n-06 units=1")
    t.turn_out(11, 2)
    t.unit(1, sector=11, soldiers=40, cards=["dexedrine", "veteran", "chaplain"])
    t.tally(1, "COURAGE STAR COURAGE STAR COURAGE STAR")
    t.start_at("UPKEEP")
    assert "claim COURAGE" not in t.choices()
    assert t.refused(1, "claim COURAGE").rule == "B-SECTOR-43"
    assert t.refused(1, "use dexedrine").rule == "B-SECTOR-43"
    assert not t.events("rwb")
    t.unit(1, sector=12)
    assert t.table.refusal(1, "use dexedrine") is None, "anywhere else it is obtained"


@rule("B-SECTOR-43")
def test_a_battle_cry_obtained_elsewhere_leads_into_such_a_sector() -> None:
    t = Situation("dday n-06 units=1")
    t.turn_out(11, 2)
    t.unit(1, sector=12, soldiers=40, battle_cry=1)
    t.start_at("MOVE")
    assert "charge 11" in t.choices()


@rule("B-SECTOR-44", "B-UPKEEP-06")
def test_star_loss_costs_a_soldier_for_each_uncancelled_star() -> None:
    t = Situation("dday n-06 units=1")
    t.turn_out(11, 3)
    t.unit(1, sector=11, soldiers=40, cards=["medic"])
    t.tally(1, "SKULL STAR STAR STAR TOOL TOOL")
    t.start_at("UPKEEP")
    t.answer(1, "cancel r2", "lose soldiers")
    assert t.events("casualties")[0].data["n"] == 2
    assert t.events("casualties")[0].rule == "B-SECTOR-44"
    assert t.get().soldiers == 39, "the Medic saves one"


@rule("B-SECTOR-45")
def test_rwb_soldier_gives_a_soldier_for_each_bonus() -> None:
    t = Situation("dday n-06 units=1")
    t.turn_out(11, 6)
    t.unit(1, sector=11, soldiers=40)
    t.tally(1, "TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL")
    t.start_at("UPKEEP")
    t.answer(1, "claim SKULL", "claim TWO_SOLDIERS")
    assert [e.data["n"] for e in t.events("gained") if e.rule == "B-SECTOR-45"] == [1, 1]
    assert t.get().soldiers == 40 + 2 + 6 + 6


@rule("B-SECTOR-46", "B-SECTOR-40")
def test_cant_stay_holds_for_every_unit_from_the_moment_it_is_known() -> None:
    t = Situation("dday n-06 units=2")
    t.unit(1, sector=4, soldiers=60, courage=9, cards=["corporal"])
    t.unit(2, sector=7, soldiers=60, courage=9, cards=["corporal"])
    assert t.get(2).must_leave == 0
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 7")
    assert (t.get(1).must_leave, t.get(2).must_leave) == (1, 1)
    assert t.refused(2, "stay").rule == "B-MOVE-06"
