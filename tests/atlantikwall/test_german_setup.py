"""How a German takes his seat (A-GEN-12 to -26, A-GER-01 to -15)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.german.force import german
from hhour.dday.boxes.atlantikwall.german.muster import DECORATION, ITEM, SPECIALIST
from hhour.dday.boxes.atlantikwall.german.verbs import BLACK
from hhour.dday.rules.map.atlas import scan
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.atlantikwall.german import Fortress
from tests.rule import rule
from tests.table import Situation

RANKING = ("piat-gunner", "sniper", "soe-agent")
ITEMS = ("false-orders", "sniper-scope", "thermite-grenade", "tnt")


@rule("A-GEN-12", "A-GEN-14", "A-GER-09")
def test_the_allied_cards_of_the_module_lie_in_the_pool_with_it_and_nowhere_without() -> None:
    t = Fortress()
    assert set(RANKING) <= set(t.field.battle.pool)
    assert set(ITEMS) <= set(t.field.battle.items)
    assert all(t.field.battle.items.count(slug) == 1 for slug in ITEMS)
    without = Table("dday n-18 units=2", seed="x")
    assert not {*RANKING, *ITEMS} & set(without.rules.cards)  # type: ignore[attr-defined]


@rule("A-GEN-13")
@pytest.mark.parametrize("options", ["german", "german,random-specialists", "german,bazooka-joe=all"])
def test_the_ranking_specialists_are_on_every_map_once(options: str) -> None:
    table = Table(f"dday n-03 units=2 opts={options}", seed="pool")
    pool = table.play.battle.pool
    assert [pool.count(slug) for slug in RANKING] == [1, 1, 1]


@rule("A-GER-01")
def test_a_german_sits_after_the_units_and_fights_for_a_side_of_his_own() -> None:
    for units in range(1, 5):
        table = Table(f"dday n-18 units={units} opts=german", seed="x")
        assert [role.side for role in table.roles] == ["allies"] * units + ["german"]
    with pytest.raises(SetupError):
        Table("dday n-18 units=5 opts=german", seed="x")


@rule("A-GER-02", "A-GER-10")
@pytest.mark.parametrize("board", [slug for slug in scan() if not slug.startswith("s-")])
def test_he_can_be_added_on_any_map(board: str) -> None:
    least = scan()[board].players[0]
    table = Table(f"dday {board} units={least} opts=german", seed="x")
    assert table.roles[-1].name == "german"


@rule("A-GER-03", "A-GEN-21")
def test_he_stands_in_no_sector_and_is_no_unit() -> None:
    t = Fortress()
    assert t.he.sector == -1
    assert t.seat not in [unit.seat for unit in t.field.battle.units]
    assert "german" not in [unit.name for unit in t.field.in_play()]


@rule("A-GER-04", "A-GER-28", "A-GER-29")
def test_all_his_cards_lie_open_in_his_pool_and_only_he_takes_them() -> None:
    t = Fortress()
    assert len(t.field.book.named((SPECIALIST,))) == 14
    assert len(t.field.book.named((ITEM,))) == 16
    assert sorted((*t.he.hand, *t.he.specialists)) == sorted(t.field.book.named((SPECIALIST,)))
    assert t.he.offered == t.field.book.named((ITEM,))
    shown = t.table.view(None)["boxes"]["atlantikwall"]  # type: ignore[index]
    assert shown["german-pool"] == list(t.he.hand)
    assert shown["german-offered"] == list(t.he.offered)
    t.unit(1, stars=9, points=50)
    t.german(stars=9, points=50)
    t.start_at("MUSTER")
    assert t.refused(1, "recruit pionier").rule == "B-SPEC-15"
    assert t.refused(1, "find dog").key == "find-not-item"
    assert t.refused(t.seat, "recruit sniper").rule == "A-GER-04"
    assert t.refused(t.seat, "find tnt").rule == "A-GER-04"
    t.answer(t.seat, "recruit pionier")
    assert t.refused(t.seat, "recruit pionier").rule == "A-GER-28"


@rule("A-GER-05", "A-DECO-11", "A-DECO-14")
def test_his_deck_has_21_decorations_one_black_one_for_six_others() -> None:
    t = Fortress()
    assert len(t.field.book.named((DECORATION,))) == 21
    assert len(t.he.deck) == 21
    assert len(BLACK) * 6 == 21 - len(BLACK)
    assert not any(t.he.deck.slots)  # nobody knows what lies where


@rule("A-GER-06", "A-GER-07", "A-GER-08", "A-GER-EX-01")
@pytest.mark.parametrize(("units", "courage"), [(1, 0), (2, 3), (3, 6), (4, 9)])
def test_he_starts_with_4_soldiers_the_unteroffizier_and_courage_for_every_further_unit(
    units: int, courage: int
) -> None:
    table = Table(f"dday n-03 units={units} opts=german", seed="x")
    he = german(table.play)
    assert (he.soldiers, he.stars, he.courage, he.points) == (4, 0, courage, 0)
    assert he.specialists == ("unteroffizier",)
    assert (he.items, he.decorations) == ((), ())


@rule("A-GER-11", "A-GER-12")
def test_he_rolls_red_white_and_black_dice() -> None:
    t = Fortress()
    t.start_at("ROLL")
    assert t.he.tray.names == ("r1", "r2", "w1", "w2", "k1", "k2")
    t.german_tally("STAR TOOL STAR TOOL STAR SOLDIER")
    t.tally(1, "SKULL SKULL SKULL SKULL SKULL SKULL")
    t.tally(2, "SKULL SKULL SKULL SKULL SKULL SKULL")
    t.start_at("UPKEEP")
    assert "claim STAR" in t.choices(t.seat)
    assert t.refused(t.seat, "claim TOOL").key == "no-set"


@rule("A-GER-13", "A-GER-14", "A-GEN-24", "A-CARD-GI-04", "A-CARD-GI-01", "A-CARD-EX-03")
def test_dice_that_change_owners_count_in_the_colour_of_their_new_tray_until_the_next_roll() -> None:
    t = Fortress()
    t.german(cards=["barbed-wire"])
    t.german_tally("SKULL STAR STAR STAR TOOL STAR")
    t.tally(1, "STAR STAR TWO_SOLDIERS STAR TWO_SOLDIERS STAR")
    t.tally(2, "STAR STAR STAR STAR STAR STAR")
    t.start_stage("adjust")
    t.answer(t.seat, "use barbed-wire")
    assert "enough" not in t.choices(t.seat)
    t.answer(t.seat, "exchange r1 1:b1")
    assert "enough" in t.choices(t.seat)
    assert t.field.battle.lanes[t.seat][-1] == ("exchange-dice", 1, 1, "barbed-wire"), "one more, with the same Unit"
    t.answer(t.seat, "exchange k1 1:w1")
    assert t.question(t.seat) != "exchange-dice"
    assert [t.he.tray.reading[colour] for colour in t.he.colours] == list(t.he.colours)
    assert t.he.faces[0] == t.he.faces[4] == 3
    assert t.he.colours[0] == 4  # the blue die is black with him
    unit = t.get(1)
    assert (unit.faces[4], unit.colours[4]) == (0, 0)  # a red SKULL
    assert (unit.faces[2], unit.colours[2]) == (5, 2)  # the black die is blue there
    assert len(unit.faces) == len(t.he.faces) == 6
    t.start_at("ROLL")
    assert t.he.tray.colours == t.he.colours
    assert unit.tray.colours == unit.colours


@rule("A-GER-15")
def test_a_virtual_result_can_be_neither_exchanged_nor_handed_over() -> None:
    t = Fortress()
    t.german(cards=["dog", "kradmelder"])
    t.german_tally("STAR STAR STAR STAR STAR STAR")
    t.tally(1, "STAR STAR STAR STAR STAR STAR")
    t.start_stage("adjust")
    assert t.he.virtual
    t.answer(t.seat, "use dog")
    assert {words.split()[1] for words in t.choices(t.seat)} == {"r1", "r2", "w1", "w2", "k1", "k2"}


@rule("A-GEN-22", "A-GEN-23")
def test_final_bunkers_end_a_map_and_middle_ones_do_not() -> None:
    t = Fortress("dday n-15 units=2 opts=german")
    middle = t.field.book.index("8")
    assert t.field.book.sectors[middle].bunker
    assert middle not in t.field.book.bunkers
    assert t.field.book.index("bunker") in t.field.book.bunkers


@rule("A-GEN-20", "A-NOTE-09", "A-GEN-26")
def test_the_allies_have_the_first_word_unless_the_german_takes_it() -> None:
    t = Fortress()
    t.german(cards=["dog"])
    t.unit(1, cards=["soe-agent"])
    for seat in (1, 2):
        t.tally(seat, "STAR STAR STAR STAR STAR STAR")
    t.german_tally("TOOL TOOL TOOL TOOL TOOL TOOL")
    t.start_stage("adjust")
    assert t.table.waiting() == [1]
    assert t.refused(t.seat, "use dog").key == "window-turn"
    assert t.refused(1, "first").rule == "A-NOTE-09"
    t.answer(t.seat, "first")
    assert t.table.waiting() == [t.seat]
    assert t.refused(1, "use soe-agent").key == "window-turn"
    t.answer(t.seat, "use dog", "exchange r1 1:r1")
    t.answer(t.seat, "ready")
    assert t.table.waiting() == [1]
    assert t.refused(t.seat, "first").key == "first-nothing"


@rule("A-GEN-25")
def test_whoever_has_passed_may_act_again_when_somebody_acts_after_him() -> None:
    t = Fortress()
    t.german(cards=["dog"])
    t.unit(1, cards=["captain"])
    for seat in (1, 2):
        t.tally(seat, "STAR STAR STAR STAR STAR STAR")
    t.german_tally("TOOL TOOL TOOL TOOL TOOL TOOL")
    t.start_stage("adjust")
    t.answer(1, "ready")
    assert t.refused(1, "use captain").key == "window-passed"
    t.answer(t.seat, "use dog", "exchange r1 1:r1", "ready")
    t.answer(1, "use captain")
    assert t.field.book.slots[t.field.battle.stage] == "adjust"


@rule("A-NOTE-14")
@pytest.mark.parametrize(("chosen", "rolled", "die"), [("grey-dice", "grey-mgf", "SKULL"), ("plain-dice", "mgf", "5")])
def test_where_there_are_grey_dice_he_decides_for_all_whether_guns_fire_with_them(
    chosen: str, rolled: str, die: str
) -> None:
    t = Situation("dday n-13 units=2 opts=german,grey-mgf-dice")
    assert t.question(3) == "which-guns"
    assert t.choices(3) == ["choose grey-dice", "choose plain-dice"]
    assert t.refused(1, "choose plain-dice").rule
    t.answer(3, f"choose {chosen}")
    for seat in (1, 2):
        t.answer(seat, t.choices(seat)[0])
    he = german(t.field)
    he.specialists = (*he.specialists, "maschinengewehr-schuetze")
    t.unit(1, sector=4, soldiers=30)
    t.dice(die)
    t.start_at("COMBAT")
    while not t.events(rolled):
        t.answer(t.table.waiting()[0], t.choices(t.table.waiting()[0])[0])
    assert not t.events("mgf" if rolled == "grey-mgf" else "grey-mgf")


@rule("A-NOTE-14")
def test_without_grey_dice_nothing_is_asked() -> None:
    assert Situation("dday n-13 units=2 opts=german").question(3) != "which-guns"
