"""No German card is played where it can do nothing, by him or by the automated German: rules version 8."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german.automaton import decide
from hhour.dday.boxes.atlantikwall.german.wishes import JUDGED
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.german_cards import STARS
from tests.atlantikwall.versions import BEFORE, BOTH
from tests.rule import rule


@rule("A-CARD-DEC-17", "A-CARD-T-02")
@BOTH
def test_a_marksmanship_lanyard_is_played_only_where_a_skull_cancels(version: int | None) -> None:
    for tally, useful in ((STARS, False), ("SKULL SKULL STAR STAR TOOL TOOL", True)):
        t = Fortress(version=version)
        t.german(bare=True, cards=["marksman-lanyard"])
        for seat in (1, 2):
            t.tally(seat, STARS)
        t.german_tally(tally if useful else STARS)
        t.start_at("UPKEEP")
        assert ("use marksman-lanyard" in t.choices(3)) is (useful or version == BEFORE)
        if version is None and not useful:
            assert t.refused(3, "use marksman-lanyard").key == "card-no-skull"


@rule("A-OPT-33", "A-OPT-29", "A-CARD-DEC-17")
@BOTH
def test_the_automated_german_keeps_his_lanyard_until_all_is_claimed(version: int | None) -> None:
    t = Fortress(version=version)
    t.german(bare=True, cards=["marksman-lanyard"])
    for seat in (1, 2):
        t.tally(seat, STARS)
    t.german_tally("SKULL SKULL SKULL TOOL SKULL TOOL")
    t.start_at("UPKEEP")
    assert decide(t.field, 3).text == ("use marksman-lanyard" if version else "claim SKULL")
    t.answer(3, "claim SKULL", "choose points")
    assert t.question(3) == "before-skulls"
    assert decide(t.field, 3).text == "use marksman-lanyard", "the fourth would cancel"


@rule("A-CARD-GI-05", "A-CARD-T-02")
@BOTH
def test_gas_is_not_used_on_units_that_roll_five_dice_as_it_is(version: int | None) -> None:
    t = Fortress("dday n-16 units=2 opts=german", version=version)
    t.german(cards=["gas"])
    t.unit(1, sector=5)
    t.unit(2, sector=6)
    t.start_at("ROLL")
    t.answer(3, "use gas")
    if version is None:
        assert t.field.book.place(t.he.gassed) == "6", "the only sector there is"
    else:
        assert set(t.choices(3)) >= {"target 5", "target 6"}


@rule("A-OPT-33", "A-CARD-GI-03")
@BOTH
def test_the_automated_german_raises_the_lowest_die_and_none_that_cannot_rise(version: int | None) -> None:
    t = Fortress("dday n-13 units=2 opts=german", version=version)
    t.german(cards=["bunker-periscope", "maschinengewehr-schuetze"], soldiers=30)
    t.unit(1, sector=4)
    t.unit(2, sector=13)
    t.dice("2 6")
    t.start_at("COMBAT")
    t.answer(3, "pay")
    assert decide(t.field, 3).text == "use bunker-periscope"
    t.answer(3, "use bunker-periscope")
    assert decide(t.field, 3).text == ("set mgf:13:1 5" if version else "set mgf:4:1 6")
    t.field.battle.mgf = tuple((roll[0], 6) for roll in t.field.battle.mgf)
    assert JUDGED["bunker-periscope"](t.field, t.he) is (version == BEFORE)
    t.field.battle.mgf = ()  # a landmine
    t.he.items, t.he.spent = ("bunker-periscope",), ()
    for number, raised in ((5, "set 6"), (6, "pass")):
        t.field.battle.lanes[3] = (("react", 1, number, "mine"),)
        t.field.battle.lanes[1] = (("d6", number, 0, "mine"),)
        assert decide(t.field, 3).text == (raised if version is None or number < 6 else "set 5")


@rule("A-OPT-33", "A-CARD-GI-02")
@BOTH
def test_the_automated_german_springs_no_trap_on_a_minesweeper(version: int | None) -> None:
    t = Fortress(version=version)
    t.german(cards=["booby-traps"])
    for seat, cards in ((1, ["minesweeper"]), (2, [])):
        t.unit(seat, sector=3, cards=cards)
        t.field.battle.lanes[3] = (("booby-trap", seat, 0, ""),)
        spares = version is None and seat == 1
        assert decide(t.field, 3).text == ("pass" if spares else "spring booby-traps")
