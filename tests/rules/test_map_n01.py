"""B-MAP-N01: Exercise Tiger, its sectors and its three levels."""

from __future__ import annotations

from hhour.dday.rules.battle.state import OUT, SAFE
from hhour.dday.rules.fight.defence import defence, guns
from tests.rule import rule
from tests.table import Situation


@rule("B-MAP-N01-01")
def test_scout_and_sharpshooter_join_each_unit_that_enters_their_sector() -> None:
    t = Situation("dday n-01 units=3")
    for seat in (1, 2, 3):
        t.unit(seat, sector=1, soldiers=20, courage=1)
    t.start_at("MOVE")
    t.answer(1, "advance 2")
    t.answer(2, "advance 2")
    t.answer(3, "advance 3")
    assert [t.get(seat).specialists for seat in (1, 2, 3)] == [("scout",), ("scout",), ("sharpshooter",)]
    assert {event.rule for event in t.events("joined")} == {"B-SECTOR-26"}


@rule("B-MAP-N01-02")
def test_sectors_7_and_10_ask_for_a_specialist_of_the_units_choice() -> None:
    for start, target in ((4, 7), (8, 10)):
        t = Situation("dday n-01 units=1")
        t.unit(1, sector=start, soldiers=60, courage=5, cards=["minesweeper", "veteran", "field-radio"])
        t.start_at("MOVE")
        t.answer(1, f"advance {target}")
        assert t.choices(1) == ["sacrifice minesweeper", "sacrifice veteran"]

    bare = Situation("dday n-01 units=1")
    bare.unit(1, sector=8, soldiers=60, courage=5, cards=["field-radio"])
    bare.start_at("MOVE")
    assert bare.refused(1, "advance 10").rule == "B-SECTOR-08"
    assert bare.refused(1, "move 7").rule == "B-SECTOR-08"


@rule("B-MAP-N01-03")
def test_nothing_is_found_in_sector_9_but_what_was_found_is_used() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=9, soldiers=20, points=40, cards=["bazooka", "field-radio"])
    t.start_at("MUSTER")
    assert t.refused(1, "find flak-vest").rule == "B-ITEM-11"
    assert not [choice for choice in t.choices(1) if choice.startswith("find")]
    t.answer(1, "use bazooka")
    assert defence(t.field, t.get(1)) == 3


@rule("B-MAP-N01-04")
def test_the_soldiers_of_sector_10_come_on_arrival_only() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=9, soldiers=60, cards=["scout"])
    t.dice("5 1")  # who waits in sector 10, then its guns
    t.start_at("MOVE")
    t.answer(1, "move 10")
    assert [(event.data["n"], event.rule) for event in t.events("gained")] == [(5, "B-SECTOR-32")]
    assert t.get(1).soldiers == 60 + 5 - 11
    t.roll(1, "SKULL SKULL SKULL SKULL SKULL SKULL 1")
    t.answer(1, "declared")  # leaves the Dead Man's Gifts; it cannot pay for the bunker and stays
    assert t.get(1).soldiers == 60 + 5 - 11 - 11


def practice(units: int = 1) -> Situation:
    return Situation(f"dday n-01 units={units} level=practice")


@rule("B-MAP-N01-P01")
def test_practice_knows_no_attributes_requirements_guns_or_mines() -> None:
    t = practice()
    t.unit(1, sector=3, soldiers=90, courage=2)
    t.start_at("MOVE")
    t.answer(1, "advance 5")  # wants a Corporal and has guns in the full game
    assert t.events("mgf") == []
    assert t.events("casualties")[-1].data["n"] == 3
    t.roll(1, "SOLDIER SOLDIER COURAGE COURAGE SOLDIER SOLDIER")
    assert not t.events("result-added"), "sector 5 adds no TOOL"
    t.pass_until("MOVE")
    t.answer(1, "advance 7")  # mines on the way, a sacrifice to enter
    assert t.events("d6") == []
    assert t.events("sacrificed") == []
    assert t.events("casualties")[-1].data["n"] == 8
    t.dice("COURAGE COURAGE COURAGE COURAGE COURAGE COURAGE")
    t.answer(1, "roll")
    assert t.question(1) == "lock", "sector 7 forbids no locks"


@rule("B-MAP-N01-P02")
def test_practice_keeps_the_black_shields() -> None:
    for sector in (4, 6):
        t = practice()
        t.unit(1, sector=sector, soldiers=90, courage=9)
        t.start_at("MOVE")
        assert t.refused(1, "stay").rule == "B-MOVE-06"


@rule("B-MAP-N01-P03")
def test_in_practice_only_soldiers_and_courage_count_and_skulls_cancel_nothing() -> None:
    t = practice()
    t.unit(1, sector=1, soldiers=5)
    t.tally(1, "SKULL SKULL SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.start_at("UPKEEP")
    assert (t.get(1).soldiers, t.get(1).courage) == (8, 1)
    assert (t.get(1).stars, t.get(1).points) == (0, 0)
    assert t.events("cancelled") == []

    stars = practice()
    stars.unit(1, sector=1, soldiers=5)
    stars.tally(1, "STAR STAR TOOL TOOL TOOL STAR")
    stars.start_at("UPKEEP")
    assert (stars.get(1).stars, stars.get(1).points) == (0, 0)


@rule("B-MAP-N01-P04")
def test_practice_has_the_bonuses_of_soldiers_and_courage_and_no_cards() -> None:
    for face, offered in (
        ("SOLDIER", True),
        ("TWO_SOLDIERS", True),
        ("COURAGE", True),
        ("STAR", False),
        ("TOOL", False),
        ("SKULL", False),
    ):
        t = practice()
        t.unit(1, sector=1, soldiers=5)
        t.tally(1, f"{face} SOLDIER {face} COURAGE {face} COURAGE")
        t.start_at("UPKEEP")
        assert (f"claim {face}" in t.choices(1)) is offered, face
    field = practice().field
    assert (field.battle.pool, field.battle.items, field.battle.deck, field.battle.vehicles) == ((), (), (), ())
    assert field.unit(1).hand == ()
    t = practice()
    t.unit(1, sector=1, soldiers=5, stars=9, points=90, courage=9)
    t.start_at("MUSTER")
    assert t.field.phase() == "MOVE", "there is nothing to recruit, find or buy"


@rule("B-MAP-N01-P05")
def test_in_practice_a_wiped_out_unit_is_out_and_the_others_play_on() -> None:
    t = practice(2)
    t.unit(1, sector=4, soldiers=6)
    t.unit(2, sector="bunker", soldiers=13)
    t.start_at("COMBAT")
    assert (t.get(1).status, t.get(2).status) == (OUT, SAFE)
    assert t.table.outcome == "won"
    units = t.table.result()["units"]
    assert isinstance(units, list)
    assert [unit["succeeded"] for unit in units] == [False, True]

    goes_on = practice(2)
    goes_on.unit(1, sector=4, soldiers=6)
    goes_on.unit(2, sector=1, soldiers=13)
    goes_on.start_at("COMBAT")
    assert goes_on.table.outcome == ""
    assert goes_on.table.waiting() == [2]


@rule("B-MAP-N01-P05")
def test_in_practice_nobody_left_is_a_loss() -> None:
    t = practice(2)
    t.unit(1, sector=4, soldiers=6)
    t.unit(2, sector=6, soldiers=5)
    t.start_at("COMBAT")
    assert t.table.outcome == "lost"


@rule("B-MAP-N01-P06")
def test_practice_notes_stars_and_item_points_of_all_turns() -> None:
    t = practice()
    t.unit(1, sector=1, soldiers=50)
    for _ in range(2):
        t.tally(1, "STAR STAR TOOL TOOL TOOL SOLDIER")
        t.start_at("UPKEEP")
    units = t.table.result()["units"]
    assert isinstance(units, list)
    assert units[0]["noted"] == 2 * (2 + 6)
    other = Situation("dday n-01 units=1 level=basic")
    other.unit(1, sector=1, soldiers=50)
    other.tally(1, "STAR STAR TOOL TOOL TOOL SOLDIER")
    other.start_at("UPKEEP")
    assert other.get(1).noted == 0, "where they count they are not noted"


@rule("B-MAP-N01-P07")
def test_in_practice_the_bunker_is_fought_with_def_12_and_no_guns() -> None:
    t = practice()
    t.unit(1, sector="bunker", soldiers=13)
    assert guns(t.field, t.get(1).sector) == 0
    t.start_at("COMBAT")
    assert t.events("casualties")[0].data["n"] == 12
    assert t.table.outcome == "won"


def basic(units: int = 1) -> Situation:
    return Situation(f"dday n-01 units={units} level=basic")


@rule("B-MAP-N01-T01")
def test_basic_training_ignores_sectors_words_but_keeps_shields_guns_and_mines() -> None:
    t = basic()
    t.unit(1, sector=3, soldiers=90, courage=4)
    t.dice("4")
    t.start_at("MOVE")
    t.answer(1, "advance 5")
    assert t.events("casualties")[-1].data["n"] == 3 + 4
    t.roll(1, "SOLDIER SOLDIER COURAGE COURAGE SOLDIER SOLDIER")
    assert not t.events("result-added")
    t.pass_until("MOVE")
    t.dice("6 1")
    t.answer(1, "advance 7")
    assert [event.data["purpose"] for event in t.events("d6")] == ["mine"]
    assert t.events("sacrificed") == []

    black = basic()
    black.unit(1, sector=4, soldiers=90, courage=9)
    black.start_at("MOVE")
    assert black.refused(1, "stay").rule == "B-MOVE-06"

    alone = basic()
    alone.unit(1, sector=1, soldiers=90, courage=9)
    alone.start_at("MOVE")
    alone.answer(1, "advance 2")
    assert alone.get(1).specialists == ()


@rule("B-MAP-N01-T03")
def test_basic_training_has_no_items_or_vehicles_and_tools_give_nothing() -> None:
    t = basic()
    t.unit(1, sector=1, soldiers=9)
    t.tally(1, "TOOL TOOL TOOL TOOL STAR SOLDIER")
    t.start_at("UPKEEP")
    assert t.get(1).points == 0
    assert t.get(1).stars == 1
    assert (t.field.battle.items, t.field.battle.vehicles) == ((), ())


@rule("B-MAP-N01-T04")
def test_in_basic_training_skulls_bite_and_two_bonuses_are_smaller() -> None:
    t = basic()
    t.unit(1, sector=1, soldiers=9)
    t.tally(1, "SKULL STAR SKULL STAR SKULL STAR")
    t.start_at("UPKEEP")
    t.answer(1, "claim SKULL", "claim STAR", "courage 1")
    assert t.get(1).points == 0, "Dead Man's Gift gives nothing but peace"
    assert t.events("cancelled") == []
    assert t.get(1).stars == 3

    bite = basic()
    bite.unit(1, sector=1, soldiers=9)
    bite.tally(1, "SKULL STAR STAR STAR SOLDIER SOLDIER")
    bite.start_at("UPKEEP")
    bite.answer(1, "cancel b1")
    assert bite.get(1).soldiers == 10

    find = basic()
    find.unit(1, sector=1, soldiers=9)
    find.tally(1, "TOOL SOLDIER TOOL SOLDIER TOOL COURAGE")
    find.start_at("UPKEEP")
    find.answer(1, "claim TOOL")
    find.pass_until("MOVE")
    assert find.get(1).stars == 2


@rule("B-MAP-N01-T05")
def test_basic_training_has_no_awards() -> None:
    t = basic()
    t.unit(1, sector=1, soldiers=9, courage=8)
    t.tally(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.start_at("UPKEEP")
    assert t.question(1) == "cancel", "no straight is offered, so the SKULL bites"
    t.answer(1, "cancel b2")
    assert t.field.phase() == "MOVE", "eight courage buy nothing in MUSTER"
    assert t.events("award") == []
    assert t.field.battle.deck == ()


@rule("B-MAP-N01-T06")
def test_in_basic_training_the_others_play_on_and_points_may_tell_who_did_best() -> None:
    t = Situation("dday n-01 units=2 level=basic opts=victory-points=on")
    t.unit(1, sector=4, soldiers=6)
    t.unit(2, sector=1, soldiers=13)
    t.start_at("COMBAT")
    assert t.table.outcome == ""
    assert t.get(1).status == OUT
    units = t.table.result()["units"]
    assert isinstance(units, list)
    assert (units[0]["victory_points"], units[1]["victory_points"]) == (40, 10 + 11)


@rule("B-MAP-N01-A01")
def test_advanced_training_is_the_whole_game_and_what_is_played_by_default() -> None:
    t = Situation("dday n-01 units=2")
    assert t.table.setup.fields["level"] == "advanced"
    assert len(t.field.battle.deck) == 12
    assert "bazooka" in t.field.battle.items
    t.unit(1, sector=4, soldiers=6)
    t.unit(2, sector=1, soldiers=13)
    t.start_at("COMBAT")
    assert t.table.outcome == "lost"
    words = {ground.id: len(ground.words) for ground in t.field.book.sectors}
    assert [name for name, count in words.items() if count] == ["2", "3", "5", "7", "8", "9", "10"]
