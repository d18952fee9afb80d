"""B-ITEM-C11 to C28: the special items, one by one."""

from __future__ import annotations

import pytest

from hhour.kernel.faces import BLUE, SKULL, result
from tests.rule import rule
from tests.table import Situation

PLAIN = "COURAGE COURAGE TOOL TOOL STAR STAR"  # no set, no SKULL


def window(faces: str, *cards: str) -> Situation:
    """One Unit in its start sector at the end of its ROLL, with these cards in front of it."""
    t = Situation()
    t.unit(1, sector=1, soldiers=9, cards=list(cards))
    t.start_at("ROLL")
    t.roll(1, faces)
    return t


def results(t: Situation, seat: int = 1) -> list[str]:
    told = t.events("tally", seat)[-1].data["results"]
    assert isinstance(told, tuple)
    return [str(result) for result in told]


@rule("B-ITEM-C11", "B-ITEM-EX-02")
def test_the_ammo_box_turns_all_skulls_to_one_face_and_keeps_their_colours() -> None:
    t = window("SKULL STAR SKULL TOOL SKULL TOOL", "ammo-box")
    t.unit(1, soldiers=4)
    t.answer(1, "use ammo-box", "become TWO_SOLDIERS")
    assert t.choices() == ["claim TWO_SOLDIERS", "declared"]
    t.answer(1, "claim TWO_SOLDIERS")
    unit = t.get()
    assert (unit.soldiers - 4, unit.stars, unit.points) == (12, 1, 3)


@rule("B-ITEM-C11")
def test_the_ammo_box_reaches_virtual_skulls_too() -> None:
    t = Situation("dday n-06 units=1")
    t.unit(1, sector=4, soldiers=9, cards=["ammo-box"])  # BONUS(SKULL,1)
    t.start_at("ROLL")
    t.roll(1, "SKULL COURAGE TOOL TOOL COURAGE COURAGE")
    t.answer(1, "use ammo-box", "become STAR")
    assert [r for r in results(t) if "STAR" in r] == ["red STAR", "colourless STAR"]
    assert not [r for r in results(t) if "SKULL" in r]


@rule("B-ITEM-C12", "B-DEF-05")
@pytest.mark.parametrize(("sector", "losses"), [("5", 0 + 2), ("8", 1 + 2), ("bunker", 5 + 2)])
def test_the_bazooka_lowers_the_def_of_sector_or_bunker_by_seven(sector: str, losses: int) -> None:
    t = Situation()
    t.unit(1, sector=sector, soldiers=20, cards=["bazooka"])
    t.dice("2")
    t.start_at("COMBAT")
    t.answer(1, "use bazooka")
    t.pass_until("ROLL")
    assert t.events("casualties")[-1].data["n"] == losses


@rule("B-ITEM-C13", "B-RWB-19")
def test_the_command_jacket_obtains_a_leadership() -> None:
    t = window(PLAIN, "command-jacket", "veteran")
    t.answer(1, "use command-jacket", "white TOOL")
    assert t.get().soldiers == 10, "the Veteran reacts"
    t.all_ready()
    assert results(t).count("white TOOL") == 3


@rule("B-ITEM-C14", "B-RWB-19")
def test_dexedrine_obtains_a_battle_cry() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, cards=["dexedrine"])
    t.start_at("MOVE")
    t.answer(1, "use dexedrine")
    assert t.choices() == ["soldiers", "charge"]
    t.answer(1, "charge")
    assert "charge 5" in t.choices(), "no courage, no Corporal"
    t = Situation()
    t.unit(1, sector=2, soldiers=9, cards=["dexedrine"])
    t.start_at("MOVE")
    t.answer(1, "use dexedrine", "soldiers")
    assert t.get().soldiers == 12


@rule("B-ITEM-C15", "B-ITEM-16", "B-TALLY-11")
def test_the_dispatch_case_copies_another_tally_after_its_bonuses_and_penalties() -> None:
    t = Situation("dday n-05 units=2")
    t.unit(1, sector=2, soldiers=9, cards=["dispatch-case", "scout"])  # BONUS(COURAGE,1), and the Scout's TOOL
    t.unit(2, sector=8, soldiers=9, cards=["armored-car"])  # PENALTY(STAR,3), and the Armored Car's STAR
    t.start_at("ROLL")
    t.roll(1, "SKULL SKULL SKULL COURAGE COURAGE COURAGE")
    t.roll(2, "STAR STAR TOOL STAR STAR COURAGE")
    t.answer(1, "use dispatch-case")
    t.all_ready()
    t.answer(2, "remove r1", "remove w2", "remove b1")
    assert results(t, 2) == ["red STAR", "colourless STAR", "blue COURAGE", "white TOOL"]
    assert results(t, 1) == results(t, 2)
    copied = t.events("tally-copied", 1)[-1]
    assert (copied.rule, copied.data["unit"]) == ("B-ITEM-16", 2)


@rule("B-ITEM-16")
def test_a_copied_tally_is_resolved_with_the_own_specialists_and_the_other_keeps_its_own() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=1, soldiers=4, cards=["dispatch-case", "sharpshooter"])
    t.unit(2, sector=1, soldiers=4)
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    t.roll(2, "SKULL SOLDIER SOLDIER SOLDIER STAR STAR")
    t.answer(1, "use dispatch-case")
    t.all_ready()
    t.answer(2, "cancel b1")
    assert (t.get(1).stars, t.get(2).stars) == (2, 1), "his own Sharpshooter keeps the SKULL from biting"


@rule("B-ITEM-C16", "B-MGF-EX-01")
def test_the_flak_vest_takes_the_guns_and_their_special_damage_off_its_own_unit_even_after_the_roll() -> None:
    t = Situation("dday n-02 units=2")
    t.unit(1, sector=5, soldiers=20, cards=["flak-vest", "medic"])
    t.unit(2, sector=5, soldiers=20, cards=["corporal"])
    t.dice("6")
    t.start_at("COMBAT")
    t.answer(1, "use flak-vest")
    t.pass_until("ROLL")
    assert [(e.seat, e.data["n"]) for e in t.events("casualties")] == [(1, 5), (2, 11)]
    assert t.get(1).specialists == ("medic",)
    assert t.get(2).specialists == ()


@rule("B-ITEM-C17")
def test_the_gammon_bomb_lowers_the_def_by_a_die() -> None:
    t = Situation()
    t.unit(1, sector="bunker", soldiers=20, cards=["gammon-bomb"])
    t.dice("1")
    t.start_at("COMBAT")
    t.dice("4")
    t.answer(1, "use gammon-bomb")
    assert [event.data["n"] for event in t.events("effect")] == [4], "told once, when the die is known"
    t.pass_until("ROLL")
    assert t.events("casualties")[-1].data["n"] == 12 - 4 + 1


@rule("B-ITEM-C18", "B-ITEM-15", "B-TALLY-03")
def test_the_grappling_hook_adds_a_skull_of_a_chosen_colour_that_later_cards_can_change() -> None:
    t = window(PLAIN, "grappling-hook", "ammo-box")
    t.answer(1, "use grappling-hook", "colour blue")
    assert t.get().virtual == (result(SKULL, BLUE),)
    t.answer(1, "use ammo-box", "become STAR")
    t.all_ready()
    assert results(t).count("blue STAR") == 3


@rule("B-ITEM-15")
def test_an_item_of_the_window_cannot_be_used_once_the_tally_is_fixed() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, cards=["toolkit"])
    t.tally(1, "STAR TOOL STAR TOOL STAR TOOL")
    t.start_at("UPKEEP")
    assert t.refused(1, "use toolkit").key == "wrong-moment"


@rule("B-ITEM-C19")
@pytest.mark.parametrize("what", ["stars", "courage"])
def test_the_lucky_charm_gives_one_star_or_one_courage(what: str) -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, cards=["lucky-charm"])
    t.start_at("MUSTER")
    t.answer(1, "use lucky-charm")
    assert t.choices() == ["gain stars", "gain courage"]
    t.answer(1, f"gain {what}")
    assert (t.get().stars, t.get().courage) == ((1, 0) if what == "stars" else (0, 1))


@rule("B-ITEM-C20", "B-AWARD-04")
def test_the_medal_case_draws_an_award_as_the_one_of_the_turn() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, courage=12, points=12, cards=["medal-case"])
    t.start_at("MUSTER")
    t.dice("bronze-star")
    t.answer(1, "use medal-case")
    assert t.get().awards == ("bronze-star",)
    assert t.refused(1, "buy award").rule == "B-AWARD-04"
    t = Situation()
    t.unit(1, sector=2, soldiers=9, courage=12, points=12, cards=["medal-case"])
    t.start_at("MUSTER")
    t.dice("silver-star")
    t.answer(1, "buy award")
    assert t.refused(1, "use medal-case").rule == "B-AWARD-04"


@rule("B-ITEM-C21", "B-MGF-09")
def test_the_mortar_silences_an_adjacent_sector_but_no_bunker() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=9, soldiers=40, cards=["mortar"])
    t.unit(2, sector=10, soldiers=40)
    t.unit(3, sector="bunker", soldiers=40)
    t.start_at("COMBAT")
    t.answer(1, "use mortar")
    assert t.choices(1) == ["aim 7", "aim 10"]
    t.dice("3 2")
    t.answer(1, "aim 10")
    assert [e.data for e in t.events("effect")] == [{"what": "no-mgf", "sector": "10", "n": 0}]
    t.pass_until("ROLL")
    assert [(e.data["sector"], e.data["dice"]) for e in t.events("mgf")] == [("9", (3,)), ("bunker", (2,))]
    assert [(e.seat, e.data["n"]) for e in t.events("casualties")] == [(1, 13), (2, 10), (3, 14)]


@rule("B-ITEM-C22")
def test_the_pocket_bible_gives_three_courage() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, courage=1, cards=["pocket-bible"])
    t.start_at("MUSTER")
    t.answer(1, "use pocket-bible")
    assert t.get().courage == 4


@rule("B-ITEM-C23")
def test_the_rangefinder_sets_one_blue_die() -> None:
    t = window(PLAIN, "rangefinder")
    t.answer(1, "use rangefinder")
    dice = {choice.split()[1] for choice in t.choices() if choice.startswith("set")}
    assert dice == {"b1", "b2"}
    t.answer(1, "set b1 SOLDIER")
    assert "blue SOLDIER" in results(t)
    assert results(t).count("blue STAR") == 1


@rule("B-ITEM-C24")
def test_the_rope_ladder_gives_every_unit_a_skull_of_its_own_colour() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=1, soldiers=9, cards=["rope-ladder"])
    t.unit(2, sector=1, soldiers=9)
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    t.roll(2, PLAIN)
    t.answer(1, "use rope-ladder", "colour red")
    t.answer(2, "colour white")
    assert "red SKULL" in results(t, 1)
    assert "white SKULL" in results(t, 2)


@rule("B-ITEM-C25", "B-RWB-19")
def test_the_signalling_lamp_obtains_fresh_troops() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, cards=["signalling-lamp", "chaplain"])
    t.start_at("MUSTER")
    told = t.answer(1, "use signalling-lamp")
    assert (t.get().soldiers, t.get().courage) == (15, 1)
    troops = next(event for event in told if event.rule == "B-RWB-11" and event.kind == "gained")
    assert t.why(troops)[-1] == "B-ITEM-C25"


@rule("B-ITEM-C26", "B-ITEM-18")
def test_the_strategic_map_paints_one_die_and_keeps_its_face() -> None:
    t = window(PLAIN, "strategic-map")
    t.answer(1, "use strategic-map", "paint r1 white")
    assert results(t).count("white COURAGE") == 1
    assert results(t).count("red COURAGE") == 1


@rule("B-ITEM-C26", "B-ITEM-18")
def test_the_strategic_map_paints_another_units_die_only_with_its_consent() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=1, soldiers=9, cards=["strategic-map"])
    t.unit(2, sector=1, soldiers=9)
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    t.roll(2, PLAIN)
    t.answer(1, "use strategic-map", "paint 2:r1 blue")
    t.answer(2, "decline")
    assert t.get(1).items == ("strategic-map",), "nobody's card is wasted on a no"
    t.answer(1, "use strategic-map", "paint 2:r1 blue")
    t.answer(2, "accept")
    assert results(t, 2).count("blue COURAGE") == 1
    assert results(t, 1).count("blue COURAGE") == 0


@rule("B-ITEM-C27", "B-ITEM-15", "B-TALLY-22")
def test_the_toolkit_adds_two_colourless_tools() -> None:
    t = window(PLAIN, "toolkit")
    t.answer(1, "use toolkit")
    t.all_ready()
    assert t.get().points == 12
    assert results(t).count("colourless TOOL") == 2


@rule("B-ITEM-C28", "B-MOVE-19")
def test_wirecutters_let_the_unit_and_those_who_move_with_it_through_the_wire() -> None:
    t = Situation("dday n-06 units=3")
    t.unit(1, sector=3, soldiers=30, courage=9, cards=["wirecutters"])
    t.unit(2, sector=3, soldiers=30, courage=9)
    t.unit(3, sector=4, soldiers=30, courage=9)
    t.start_at("MOVE")
    assert t.refused(1, "move 4").rule == "B-MOVE-19"
    t.answer(1, "use wirecutters")
    assert t.refused(2, "move 4").rule == "B-MOVE-19", "it has not moved together with the first Unit yet"
    t.answer(1, "move 4")
    assert t.refused(3, "move 3").rule == "B-MOVE-19", "it does not move together with them"
    t.answer(2, "move 4")
    assert {t.field.book.sectors[t.get(seat).sector].id for seat in (1, 2)} == {"4"}


@rule("B-ITEM-14")
def test_moving_together_means_the_same_departure_and_the_same_destination_in_one_move_phase() -> None:
    t = Situation("dday n-08 units=3")
    t.unit(1, sector=3, soldiers=30, courage=9, cards=["wirecutters"])
    t.unit(2, sector=3, soldiers=30, courage=9)
    t.unit(3, sector=7, soldiers=30, courage=9, cards=["field-radio"])
    t.start_at("MOVE")
    t.answer(1, "use wirecutters", "advance 6")
    assert t.refused(3, "move 6").rule == "B-MOVE-19", "same destination, another departure"
    assert "advance 6" in t.choices(2)
    t.answer(3, "stay")
    t.dice("1")
    t.answer(2, "stay")
    t.pass_until("ROLL")
    t.start_at("MOVE")
    assert t.refused(2, "advance 6").rule == "B-MOVE-19", "another MOVE"


@rule("B-ITEM-14")
def test_a_unit_that_left_for_elsewhere_opens_no_barrier() -> None:
    t = Situation("dday n-06 units=2")
    t.turn_out(6, 4)
    for seat in (1, 2):
        t.unit(seat, sector=3, soldiers=30, courage=9)
    t.give(1, "wirecutters")
    t.start_at("MOVE")
    t.answer(1, "use wirecutters", "advance 6")
    assert t.refused(2, "move 4").rule == "B-MOVE-19", "same departure, another destination"
