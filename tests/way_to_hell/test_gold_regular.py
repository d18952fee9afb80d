"""W-GOLD: mode `regular` and its cards."""

from __future__ import annotations

from typing import Any

import pytest

from hhour.dday.game import DDay
from hhour.dday.rules.dice.results import exchange_dice
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import parse_setup
from tests.rule import rule
from tests.table import Situation

CALM = "SOLDIER SOLDIER TOOL TOOL COURAGE COURAGE"


def table(units: int = 1, options: str = "", board: str = "n-02") -> Situation:
    t = Situation(f"dday {board} units={units} opts=gold=regular{options}")
    for seat in range(1, units + 1):
        if t.question(seat) == "start":
            t.answer(seat, t.choices(seat)[0])
    return t


def with_general(units: int = 1) -> Situation:
    """The Units are at the start of a ROLL, and The General is in play."""
    t = table(units)
    t.unit(1, cards=["general-gold"])
    t.start_at("ROLL")
    return t


def roll_gold(t: Situation, seat: int, left: str, words: str) -> None:
    """The Unit leaves out a die and rolls this, the Gold die last."""
    t.answer(seat, f"leave {left}")
    t.roll(seat, words)


@rule("W-GOLD-01", "W-GOLD-02")
@pytest.mark.parametrize("mode", ["regular", "touch", "rwbg", "wild"])
def test_a_game_has_one_gold_mode_or_none(mode: str) -> None:
    setup = DDay().setup(parse_setup(f"dday n-02 opts=gold={mode}"))
    assert setup.options["gold"] == mode
    assert "gold" not in DDay().setup(parse_setup("dday n-02 opts=gold=off")).options
    with pytest.raises(SetupError) as refused:
        DDay().setup(parse_setup("dday n-02 opts=gold=silver"))
    assert refused.value.refusal.rule == "W-GOLD-01"
    with pytest.raises(SetupError) as refused:
        parse_setup(f"dday n-02 opts=gold={mode},gold=regular")
    assert (refused.value.refusal.key, refused.value.refusal.rule) == ("setup-twice", "W-GOLD-02")


@rule("W-GOLD-03")
@pytest.mark.parametrize("face", ["SKULL", "STAR", "SOLDIER", "TWO_SOLDIERS", "COURAGE", "TOOL"])
def test_a_gold_die_shows_the_six_faces(face: str) -> None:
    t = with_general()
    roll_gold(t, 1, "b2", f"STAR SOLDIER STAR TOOL COURAGE {face}")
    told: Any = t.table.view(1)
    dice = {die["slot"]: die for die in told["units"][0]["dice"]}
    assert dice["g1"]["colour"] == "gold"
    assert dice["g1"]["face"] == face


@rule("W-GOLD-06", "W-GOLD-16")
def test_the_general_and_the_supply_bag_are_on_offer_only_in_their_modes() -> None:
    offered = {
        mode: Situation(f"dday n-03 opts=gold={mode}").field for mode in ("off", "regular", "touch", "rwbg", "wild")
    }
    assert {mode for mode, field in offered.items() if "general-gold" in field.battle.pool} == {"regular", "touch"}
    assert {mode for mode, field in offered.items() if "supply-bag" in field.battle.items} == {"regular"}
    assert {mode for mode, field in offered.items() if "croix-militaire" in field.book.cards} == set()


@rule("W-GOLD-16")
def test_the_general_is_in_a_pool_that_was_drawn_at_random_too() -> None:
    t = Situation(
        "dday n-03 opts=gold=regular,random-specialists",
        "corporal scout point-man hero veteran beachmaster medic captain",
    )
    assert "general-gold" in t.field.battle.pool


@rule("W-GOLD-15", "W-CARD-GEN-03")
def test_with_the_general_every_unit_may_roll_a_gold_die_in_the_place_of_another() -> None:
    t = with_general(units=2)
    assert t.question(1) == t.question(2) == "gold-way"
    assert t.choices(2)[:4] == ["six", "leave r1", "leave w1", "leave b1"]
    t.answer(2, "leave r2")  # either of two dice of a colour may be named
    assert t.get(2).tray.names == ("r1", "w1", "w2", "b1", "b2", "g1")
    t.answer(1, "six")
    assert t.get(1).tray.names == ("r1", "r2", "w1", "w2", "b1", "b2")
    refused = t.refused(1, "leave r1")
    assert refused.key in ("roll-first", "other-phase")


@rule("W-CARD-GEN-03", "W-GOLD-15")
def test_without_the_general_nobody_is_asked_for_gold() -> None:
    t = table()
    t.start_at("ROLL")
    assert t.question(1) == "roll"


@rule("W-CARD-GEN-03")
def test_only_one_die_makes_way_for_a_gold_one() -> None:
    t = with_general()
    refused = t.refused(1, "leave r1 w1")
    assert (refused.rule, refused.params) == ("W-CARD-GEN-03", {"n": 1, "given": 2})
    assert t.refused(1, "leave g1").key == "no-such-dice"
    told = t.answer(1, "leave w2")
    assert [(one.rule, one.data) for one in told if one.kind == "gold-way"] == [("W-CARD-GEN-03", {"dice": ("w2",)})]
    assert t.field.book.cards["general-gold"].cost == 4


@rule("W-GOLD-10")
def test_a_gold_die_is_locked_and_rolled_again_like_any_other() -> None:
    t = with_general()
    t.answer(1, "leave b1")
    t.dice("STAR SOLDIER STAR TOOL COURAGE SKULL")
    t.answer(1, "roll", "lock r1 w1")
    t.dice("STAR")
    t.answer(1, "reroll g1", "stop")
    assert t.get().faces[5] == 1
    again = with_general()
    again.answer(1, "leave b1")
    again.dice("STAR SOLDIER STAR TOOL COURAGE SKULL")
    again.answer(1, "roll", "lock r1 g1")
    assert again.refused(1, "reroll g1").rule == "B-ROLL-05"


@rule("W-GOLD-10")
def test_a_skull_cancels_a_gold_die_and_a_gold_skull_another() -> None:
    t = with_general()
    roll_gold(t, 1, "b2", "SKULL SOLDIER STAR TOOL COURAGE STAR")
    t.answer(1, "call g1 red", "cancel g1")
    assert t.get().stars == 1
    t = with_general()
    roll_gold(t, 1, "b2", "STAR SOLDIER STAR TOOL COURAGE SKULL")
    t.answer(1, "call g1 red")
    assert t.question(1) == "cancel"


@rule("W-GOLD-11", "W-GOLD-12")
def test_a_gold_die_is_named_when_the_window_closes_at_the_latest() -> None:
    t = with_general()
    roll_gold(t, 1, "b2", "STAR SOLDIER STAR TOOL COURAGE STAR")
    assert t.question(1) == "call-colour"
    assert t.choices(1) == ["call g1 red", "call g1 white", "call g1 blue"]
    assert t.refused(1, "ready").rule == "W-GOLD-12"
    assert t.refused(1, "call g1 gold").rule == "W-GOLD-11"
    assert t.refused(1, "call r1 red").key == "call-not-gold"
    assert t.refused(1, "call g1").key == "call-what"
    t.answer(1, "call g1 blue")
    assert t.events("gold-called")[0].data["colour"] == "blue"
    assert t.field.phase() == "UPKEEP"


@rule("W-GOLD-12")
def test_a_gold_die_is_named_once_and_only_after_the_last_roll() -> None:
    t = with_general()
    t.unit(1, cards=["corporal"])
    t.answer(1, "leave b2")
    t.dice("STAR SOLDIER STAR TOOL COURAGE STAR")
    t.answer(1, "roll")
    assert t.refused(1, "call g1 red").key == "call-moment"
    t.answer(1, "lock r1 r2")
    assert t.refused(1, "call g1 red").key == "call-moment"
    assert not [choice for choice in t.choices(1) if choice.startswith("call")]
    t.answer(1, "stop")
    assert t.question(1) == "ready"
    assert "call g1 red" in t.choices(1)
    t.answer(1, "call g1 red")
    assert t.refused(1, "call g1 blue").rule == "W-GOLD-12"
    t.ready()
    assert t.field.phase() != "ROLL"


@rule("W-GOLD-12")
def test_whoever_waits_for_others_at_their_dice_names_no_colour_yet() -> None:
    t = with_general(units=2)
    roll_gold(t, 1, "b2", "STAR SOLDIER STAR TOOL COURAGE STAR")
    assert t.question(2) == "gold-way"
    assert t.refused(1, "call g1 red").key == "call-moment"
    assert t.choices(1) == ["trade 2"]


@rule("W-GOLD-12")
def test_a_card_can_change_the_named_colour_but_not_give_the_first_one() -> None:
    t = with_general()
    t.unit(1, cards=["captain"])
    roll_gold(t, 1, "b2", "STAR SOLDIER STAR TOOL COURAGE STAR")
    t.answer(1, "use captain")
    assert not [choice for choice in t.choices(1) if choice.startswith("paint g1")]
    assert t.refused(1, "paint g1 red").rule == "W-GOLD-12"
    t = with_general()
    t.unit(1, cards=["captain"])
    roll_gold(t, 1, "b2", "STAR SOLDIER STAR TOOL COURAGE STAR")
    t.answer(1, "call g1 red", "use captain", "paint g1 blue")
    t.ready()
    assert "claim STAR" in t.choices(1)


@rule("W-GOLD-13")
def test_two_gold_dice_serve_in_one_set_with_two_colours() -> None:
    t = with_general()
    t.unit(1, cards=["supply-bag"])
    roll_gold(t, 1, "b2", "STAR SOLDIER TOOL TOOL COURAGE STAR")
    t.dice("STAR SKULL")
    t.answer(1, "use supply-bag", "count g2", "call g1 white", "call g2 blue")
    t.ready()
    assert "claim STAR" in t.choices(1)
    one = with_general()
    one.unit(1, cards=["supply-bag"])
    roll_gold(one, 1, "b2", "STAR SOLDIER TOOL TOOL COURAGE STAR")
    one.dice("STAR SKULL")
    one.answer(1, "use supply-bag", "count g2", "call g1 white", "call g2 white")
    one.ready()
    assert one.question(1) != "declare"


@rule("W-GOLD-14")
def test_a_gold_die_counts_for_tools_and_a_straight() -> None:
    t = with_general()
    roll_gold(t, 1, "b2", "TOOL STAR SOLDIER STAR SOLDIER TOOL")
    t.answer(1, "call g1 red")
    t.pass_until("MUSTER")
    assert t.get().points == 3
    t = with_general()
    roll_gold(t, 1, "b2", "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.answer(1, "call g1 red")
    assert "straight" in t.choices(1)


@rule("W-GOLD-18", "W-CARD-GEN-04")
def test_a_straight_is_six_faces_among_however_many_dice() -> None:
    t = table()
    t.unit(1, cards=["supply-bag"])
    t.start_at("ROLL")
    t.roll(1, "STAR STAR SOLDIER TWO_SOLDIERS COURAGE COURAGE")
    t.dice("SKULL TOOL")
    t.answer(1, "use supply-bag", "count g1 g2", "call g1 red", "call g2 red")
    t.ready()
    assert "straight" in t.choices(1)


@rule("W-CARD-GEN-04")
def test_the_supply_bag_adds_either_both_or_none_of_two_gold_dice() -> None:
    def used(answer: str) -> Situation:
        t = table()
        t.unit(1, cards=["supply-bag"], stars=0)
        t.start_at("ROLL")
        t.roll(1, CALM)
        t.dice("STAR STAR")
        t.answer(1, "use supply-bag")
        assert t.choices(1) == ["pass", "count g1", "count g2", "count g1 g2"]
        refused = t.refused(1, "count r1")
        assert (refused.rule, refused.key, refused.params["dice"]) == ("W-CARD-GEN-04", "gold-not-these", "g1 g2")
        assert t.refused(1, "count").key == t.refused(1, "dance r1").key == "not-offered"
        t.answer(1, answer)
        t.ready()
        while t.question(1) == "call-colour":
            t.answer(1, "call g1 red" if "call g1 red" in t.choices(1) else "call g2 red")
        return t

    for answer, stars in (("pass", 0), ("count g2", 1), ("count g1 g2", 2)):
        t = used(answer)
        assert t.get().stars == stars
    card = t.field.book.cards["supply-bag"]
    assert card.cost == 10
    assert card.provenance == "reconstructed"


@rule("W-CARD-GEN-04")
def test_the_supply_bag_is_used_in_the_window_and_is_then_gone() -> None:
    t = table()
    t.unit(1, cards=["supply-bag"])
    t.start_at("ROLL")
    assert t.refused(1, "use supply-bag").key == "wrong-moment"
    t.roll(1, CALM)
    t.dice("STAR STAR")
    t.answer(1, "use supply-bag", "pass")
    assert t.get().items == ()
    assert "supply-bag" in t.field.battle.used


@rule("W-CARD-GEN-04")
def test_the_dice_of_a_card_can_be_the_victims_of_skulls() -> None:
    t = table()
    t.unit(1, cards=["supply-bag"])
    t.start_at("ROLL")
    t.roll(1, "SKULL SOLDIER TOOL TOOL COURAGE COURAGE")
    t.dice("STAR STAR")
    t.answer(1, "use supply-bag", "count g1", "call g1 blue")
    t.ready()
    assert "cancel g1" in t.choices(1)


@rule("W-CARD-AW-03", "W-GEN-23")
def test_the_croix_militaire_adds_up_to_three_of_four_gold_dice() -> None:
    t = table(options=",way-to-hell-components")
    assert "croix-militaire" in t.field.battle.deck
    t.unit(1, cards=["croix-militaire"], stars=0)
    t.start_at("ROLL")
    t.roll(1, CALM)
    t.dice("STAR STAR STAR STAR")
    t.answer(1, "use croix-militaire")
    refused = t.refused(1, "count g1 g2 g3 g4")
    assert (refused.rule, refused.key, refused.params) == ("W-CARD-AW-03", "gold-too-many", {"n": 3, "given": 4})
    t.answer(1, "count g1 g2 g4", "call g1 red", "call g2 white", "call g4 blue")
    t.ready()
    assert "claim STAR" in t.choices(1)
    t.pass_until("MUSTER")
    assert t.get().stars == 3


@rule("W-GEN-23")
@pytest.mark.parametrize("options", ["gold=regular", "gold=touch,way-to-hell-components", "way-to-hell-components"])
def test_the_croix_militaire_needs_the_components_and_the_regular_mode(options: str) -> None:
    assert "croix-militaire" not in Situation(f"dday n-02 opts={options}").field.book.cards


@rule("W-GOLD-17")
def test_whoever_gets_a_gold_die_in_a_swap_names_its_colour() -> None:
    t = with_general(units=2)
    t.unit(2, cards=["lieutenant"])
    roll_gold(t, 1, "b2", "STAR SOLDIER STAR TOOL COURAGE STAR")
    t.answer(2, "six")
    t.roll(2, "SOLDIER SOLDIER STAR TOOL STAR COURAGE")
    t.answer(1, "call g1 blue", "swap 2", "exchange g1 r1")
    t.answer(2, "accept")
    assert [t.get(seat).homes for seat in (1, 2)] == [(1, 1, 1, 1, 1, 2), (1, 2, 2, 2, 2, 2)], "whose each die is"
    t.all_ready()
    assert t.question(1) != "call-colour"  # what it got is no Gold die
    t.answer(2, "call r1 red")
    assert "claim STAR" in t.choices(2)
    t.pass_until("COMBAT")
    t.start_at("ROLL")
    t.answer(2, "six")
    assert t.get(2).tray.names == ("r1", "r2", "w1", "w2", "b1", "b2")


@rule("W-GOLD-EX-01")
def test_a_gold_star_called_blue_makes_a_leadership() -> None:
    t = with_general()
    t.unit(1, soldiers=10, stars=0, courage=0, points=0)
    roll_gold(t, 1, "b2", "STAR SOLDIER STAR TOOL COURAGE STAR")
    t.answer(1, "call g1 blue", "claim STAR", "courage 1")
    t.pass_until("MUSTER")
    unit = t.get()
    assert (unit.stars, unit.soldiers, unit.points, unit.courage) == (3, 11, 1, 1 + 2)


@rule("W-GOLD-17")
def test_a_die_that_changes_hands_is_still_whose_it_was_and_no_other_moves() -> None:
    t = with_general(units=2)
    for seat in (1, 2):
        t.tally(seat, "STAR SOLDIER STAR TOOL COURAGE STAR")
    exchange_dice(t.field, t.get(1), 2, t.get(2), 3)
    assert [t.get(seat).homes for seat in (1, 2)] == [(1, 1, 2, 1, 1, 1), (2, 2, 2, 1, 2, 2)]
    assert [len(t.get(seat).kinds) for seat in (1, 2)] == [6, 6]
