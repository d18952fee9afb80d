"""Every German card in its moment and out of it, and the Allied cards against him (A-CARD)."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.dday.boxes.atlantikwall.german import decorations, items, specialists
from hhour.dday.rules.cards.card import Card
from hhour.dday.rules.fight.defence import guns
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.german_cards import STARS, tallies
from tests.rule import each_marked, rule


@pytest.mark.parametrize("card", each_marked((*specialists.CARDS, *items.CARDS, *decorations.CARDS)))
def test_a_card_of_his_is_its_row_of_the_rulebook(card: Card) -> None:
    told = rulebook.card(card.slug)
    assert told is not None
    assert (card.rule, card.timing) == (told.id, told.timing)
    assert card.cost == told.cost or card in decorations.CARDS, "courage buys any Decoration"


@rule("A-CARD-T-02")
def test_a_card_is_used_only_in_its_moment_and_only_if_it_does_something() -> None:
    t = tallies(cards=("ammunition-crate", "gas", "dog"))
    assert t.refused(3, "use gas").key == "wrong-moment"
    assert t.refused(3, "use ammunition-crate").key == "card-no-skull"
    t.german_tally("SKULL STAR STAR STAR STAR STAR")
    t.german()
    t.answer(3, "use ammunition-crate")


@rule("A-CARD-T-05")
def test_the_rulebook_has_a_solo_variant_for_every_german_card() -> None:
    cards = [card for card in rulebook.cards() if card.id.startswith(("A-CARD-GS", "A-CARD-GI", "A-CARD-DEC"))]
    assert len(cards) == 14 + 16 + 21


@rule("A-CARD-T-07")
def test_soldiers_a_card_costs_a_unit_are_casualties() -> None:
    t = Fortress()
    t.german(soldiers=30, cards=["scharfschuetze"])
    t.unit(1, soldiers=1)
    t.unit(2, soldiers=30)
    t.start_at("COMBAT")
    t.answer(3, "use scharfschuetze", "strike 1")
    assert t.table.outcome == "lost"


@rule("A-CARD-GS-01", "A-CARD-T-03")
def test_the_unteroffizier_rolls_one_unlocked_die_again_once_a_turn() -> None:
    t = tallies()
    t.german(cards=[])
    t.he.specialists = ("unteroffizier",)
    t.he.locked = 0b11
    t.start_stage("adjust")
    t.answer(3, "use unteroffizier")
    assert t.refused(3, "reroll r1").rule == "B-ROLL-05"
    t.dice("TOOL")
    t.answer(3, "reroll w1")
    assert t.he.faces[2] == 5
    assert "unteroffizier" in t.he.used


@rule("A-CARD-GS-07")
def test_the_beobachter_sees_three_bonuses_of_the_units_a_turn() -> None:
    t = Fortress("dday n-13 units=2 opts=german")
    t.german(points=0, cards=["beobachter"])
    for seat in (1, 2):
        t.tally(seat, "TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS")
    t.german_tally("SKULL SKULL SKULL SKULL SOLDIER SOLDIER")
    t.start_at("UPKEEP")
    for seat in (1, 2):
        t.answer(seat, "claim TWO_SOLDIERS", "claim TWO_SOLDIERS")
    assert sum(int(str(e.data["n"])) for e in t.events("gained", 3) if e.source == "beobachter") == 6


@rule("A-CARD-GS-09")
def test_the_hauptmann_paints_one_of_his_dice() -> None:
    t = tallies(cards=("hauptmann",))
    t.answer(3, "use hauptmann")
    assert "paint r1 blue" not in t.choices(3)
    t.answer(3, "paint r1 black")
    assert t.he.colours[0] == 4


@rule("A-CARD-GS-10")
def test_with_the_kommandant_he_locks_one_die() -> None:
    t = Fortress()
    t.german(cards=["kommandant"])
    t.start_at("ROLL")
    t.dice(STARS)
    t.answer(3, "roll")
    assert t.refused(3, "lock r1 r2").rule == "A-CARD-GS-10"
    t.answer(3, "lock r1")


@rule("A-CARD-GS-11")
def test_the_zahlmeister_saves_two_points_an_item() -> None:
    t = Fortress()
    t.german(points=5, cards=["zahlmeister"])
    t.start_at("MUSTER")
    t.answer(3, "find dog")
    assert t.he.points == 0


@rule("A-CARD-GS-13")
def test_the_kradmelder_adds_a_tool_each_turn() -> None:
    t = tallies(cards=("kradmelder",))
    assert t.events("result-added", 3)[-1].data["face"] == "TOOL"


# --- Items ------------------------------------------------------------------------------------------------------------


@rule("A-CARD-GI-02")
@pytest.mark.parametrize(("cards", "left"), [([], 26), (["minesweeper"], 30)])
def test_booby_traps_hit_a_unit_that_has_moved_unless_it_has_a_minesweeper(cards: list[str], left: int) -> None:
    t = Fortress("dday n-18 units=2 opts=german,bazooka-joe=all")
    t.german(cards=["booby-traps"])
    t.unit(1, sector=1, courage=9, soldiers=30, cards=cards)
    t.start_at("MOVE")
    t.pass_all("MOVE")
    t.answer(1, next(word for word in t.choices(1) if word.startswith("advance")))
    if not cards:
        t.dice("4")
    t.answer(3, "spring booby-traps")
    assert t.get(1).soldiers == left
    assert t.he.spent == ("booby-traps",)


@rule("A-CARD-GI-03")
def test_the_periscope_turns_a_die_of_his_own_or_a_landmine_just_rolled() -> None:
    t = tallies(cards=("bunker-periscope",))
    t.answer(3, "use bunker-periscope", "set k2 TOOL")
    assert t.he.faces[5] == 5
    assert t.question(3) != "set-face", "one die and no more"
    t = Fortress("dday n-13 units=2 opts=german")
    t.german(cards=["bunker-periscope", "pionier"])
    t.unit(1, sector=6, courage=9, soldiers=30, cards=["scout"])
    t.start_at("MOVE")
    t.pass_all("MOVE")
    t.dice("1")
    t.answer(1, "advance 9")
    assert t.question(3) == "react"
    t.answer(3, "set 6")
    t.answer(1, "lose soldiers")
    assert t.get(1).soldiers == 24


@rule("A-CARD-GI-05")
def test_gas_leaves_every_unit_in_a_sector_five_dice_this_turn() -> None:
    t = Fortress()
    t.german(cards=["gas"])
    t.unit(1, sector=3)
    t.unit(2, sector=5)
    t.start_at("ROLL")
    assert t.question(3) == "turn-start"
    t.answer(3, "use gas", "target 3")
    assert t.question(1) == "leave-out"
    assert t.question(2) == "roll"
    t.answer(1, "leave b2")
    t.dice("STAR STAR STAR STAR STAR")
    t.answer(1, "roll")
    assert t.he.gassed == t.get(1).sector


@rule("A-CARD-GI-06")
@pytest.mark.parametrize(("number", "vehicle"), [(6, ""), (5, "jeep")])
def test_the_goliath_hits_every_unit_in_a_sector_and_a_six_wrecks_a_vehicle(number: int, vehicle: str) -> None:
    t = Fortress()
    t.german(soldiers=30, cards=["goliath-mine"])
    for seat in (1, 2):
        t.unit(seat, sector=3, soldiers=30)
    t.give(2, "jeep")
    t.start_at("COMBAT")
    t.dice(str(number))
    t.answer(3, "use goliath-mine")
    t.finish()
    lost = 30 - t.get(1).soldiers
    assert lost == number + t.field.book.sectors[t.get(1).sector].defence[0]
    assert t.get(2).vehicle == vehicle


@rule("A-CARD-GI-07", "A-CARD-EX-04")
def test_an_mg42_stays_and_fires_while_mgf_is_active_until_a_grenadier_comes() -> None:
    t = Fortress("dday n-13 units=2 opts=german")
    t.german(cards=["mg42"])
    place = t.field.book.index("4")
    t.start_at("MUSTER")
    t.answer(3, "use mg42")
    assert t.refused(3, "target bunker").key == "card-not-bunker"
    t.answer(3, "target 4")
    assert guns(t.field, place) == 0
    t.german(cards=["maschinengewehr-schuetze"])
    assert guns(t.field, place) == 2
    t.unit(1, sector=4, cards=["grenadier"])
    t.start_at("COMBAT")
    t.answer(1, "use grenadier")
    assert guns(t.field, place) == 0
    t.german(cards=[])
    t.he.items = ("mg42",)
    t.finish()
    t.start_at("MUSTER")
    t.answer(3, "use mg42")
    assert t.refused(3, "target 4").key == "target-sector"


@rule("A-CARD-GI-07")
def test_an_mg42_is_not_set_up_in_combat() -> None:
    t = Fortress()
    t.german(cards=["mg42", "scharfschuetze"], soldiers=30)
    t.start_at("COMBAT")
    assert t.refused(3, "use mg42").key == "wrong-moment"


@rule("A-CARD-GI-08")
def test_a_molotov_reaches_a_unit_in_or_beside_a_bunker_and_no_other() -> None:
    t = Fortress()
    t.german(soldiers=50, cards=["molotov-cocktail"])
    t.unit(1, sector=3)
    t.unit(2, sector=9)
    t.start_at("COMBAT")
    t.answer(3, "use molotov-cocktail")  # one target only
    burnt = [event for event in t.events("casualties") if event.rule == "A-CARD-GI-08"]
    assert [(event.seat, event.data["n"]) for event in burnt] == [(2, 4)]


@rule("A-CARD-GI-08")
@pytest.mark.parametrize(("sector", "reached"), [("bunker", True), ("10", True), ("8", False), ("1", False)])
def test_a_molotov_is_thrown_no_farther_than_one_line_from_a_bunker(sector: str, reached: bool) -> None:
    t = Fortress()
    t.german(soldiers=50, cards=["molotov-cocktail", "goliath-mine"])
    t.unit(1, sector=sector)
    t.unit(2, sector=2)
    t.start_at("COMBAT")
    assert ("use molotov-cocktail" in t.choices(3)) == reached
    if not reached:
        assert t.refused(3, "use molotov-cocktail").rule == "A-CARD-GI-08"


@rule("A-CARD-GI-08")
@pytest.mark.parametrize(("sector", "reached"), [("8", True), ("5", True), ("11", True), ("6", False)])
def test_a_molotov_reaches_every_line_of_a_middle_bunker_also_the_sectors_beyond_it(
    monkeypatch: pytest.MonkeyPatch, sector: str, reached: bool
) -> None:
    t = Fortress("dday n-15 units=2 opts=german")
    book, beyond = t.field.book, t.field.book.index("11")
    lines = tuple(() if place == beyond else edges for place, edges in enumerate(book.edges))
    monkeypatch.setattr(book, "edges", lines)  # as if no other bunker lay near
    t.german(soldiers=50, cards=["molotov-cocktail", "goliath-mine"])
    t.unit(1, sector=sector)
    t.unit(2, sector=1)
    t.start_at("COMBAT")
    assert ("use molotov-cocktail" in t.choices(3)) is reached


@rule("A-CARD-GI-09")
def test_tracer_bullets_roll_guns_again() -> None:
    t = Fortress("dday n-13 units=2 opts=german")
    t.german(soldiers=30, cards=["maschinengewehr-schuetze", "tracer-bullets"])
    t.unit(1, sector=4, soldiers=30)
    t.dice("1")
    t.start_at("COMBAT")
    t.quiet(3)
    t.dice("6")
    t.answer(3, "use tracer-bullets", "refire 4 1")
    t.finish()
    assert t.get(1).soldiers == 30 - 5 - 6
    assert [(event.data["sector"], event.data["dice"]) for event in t.events("refired")] == [("4", (6,))]


@rule("A-CARD-GI-10")
def test_the_ammunition_crate_turns_all_skulls() -> None:
    t = tallies("SKULL STAR SKULL STAR STAR STAR", cards=("ammunition-crate",))
    t.answer(3, "use ammunition-crate", "become TOOL")
    assert t.he.faces == (5, 1, 5, 1, 1, 1)


@rule("A-CARD-GI-11")
def test_the_enigma_machine_takes_one_of_the_top_three_and_orders_the_others() -> None:
    t = Fortress()
    t.german(cards=["enigma-machine"])
    t.start_at("MUSTER")
    t.dice("iron-cross-1 wound-badge-gold flak-badge")
    t.answer(3, "use enigma-machine")
    assert "pass" not in t.choices(3)
    t.answer(3, "take iron-cross-1", "top flak-badge")
    assert t.he.decorations == ("iron-cross-1",)
    assert t.he.deck.slots[:2] == ("flak-badge", "wound-badge-gold")


@rule("A-CARD-GI-12", "A-CARD-GI-16")
def test_telephone_and_schnapps_bring_soldiers_and_courage_at_any_time() -> None:
    t = tallies(cards=("field-telephone", "schnapps", "dog"))
    soldiers, courage = t.he.soldiers, t.he.courage
    t.answer(3, "use field-telephone", "use schnapps")
    assert (t.he.soldiers, t.he.courage) == (soldiers + 5, courage + 3)
