"""A-CARD-AWD and what the box says of them and of the order of its cards (A-GEN-02, A-GEN-08 to -11, -18, -19)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall import awards
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.box.shelf import cards
from hhour.dday.rules.cards.kinds import AWARD, ITEM, RANKS, REGULAR, VEHICLE
from hhour.kernel.table import Table
from tests.atlantikwall.weather import part_of, under
from tests.rule import rule
from tests.table import Situation

PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"
OWN = ("france-and-germany-star", "cross-of-grunwald", "medaille-de-la-resistance", "army-medal-for-war")


def window(award: str, opts: str = "", units: int = 1, board: str = "n-01") -> Situation:
    """Unit 1 stands in the window with this award."""
    more = f",{opts}" if opts else ""
    t = Situation(f"dday {board} units={units} opts=atlantikwall-components{more}")
    for seat in range(1, units + 1):
        t.unit(seat, sector=4, soldiers=9, courage=0)
    t.give(1, award)
    for seat in range(1, units + 1):
        t.roll(seat, PLAIN)
    return t


def german_of(t: Situation) -> German:
    return next(force for force in t.field.battle.forces if isinstance(force, German))


def against(award: str, soldiers: int = 9) -> Situation:
    """The same against a German."""
    t = Situation("dday n-18 units=1 opts=atlantikwall-components,german")
    t.unit(1, sector=4, soldiers=9, courage=0)
    t.give(1, award)
    german_of(t).soldiers = soldiers
    t.field.battle.lanes = [()] * len(t.field.battle.lanes)
    t.field.stamp += 1
    return t


def play(t: Situation, award: str) -> Force:
    """Let the award act, as if it were used in the window."""
    effect = next(card.use for card in awards.CARDS if card.slug == award)
    assert effect is not None
    effect.do(t.field, t.get(1), award)
    return t.get(1)


@rule("A-GEN-08", "A-GEN-09")
def test_the_deck_of_awards_has_16_cards_with_the_switch_and_12_without() -> None:
    assert tuple(card.slug for card in awards.CARDS) == OWN
    assert len(Situation("dday n-01 units=2 opts=atlantikwall-components").field.battle.deck) == 16
    assert len(Situation("dday n-01 units=2").field.battle.deck) == 12
    assert len(Situation("dday n-13 units=2").field.battle.deck) == 12


@rule("A-GEN-09")
def test_they_are_bought_and_played_like_other_awards() -> None:
    t = Situation("dday n-01 units=1 opts=atlantikwall-components")
    t.unit(1, sector=4, soldiers=9, courage=6)
    t.start_at("MUSTER")
    t.dice("cross-of-grunwald")
    t.answer(1, "buy award")
    assert t.get(1).awards == ("cross-of-grunwald",)
    t = window("cross-of-grunwald")
    t.answer(1, "use cross-of-grunwald")
    assert t.get(1).awards == ()
    assert "cross-of-grunwald" not in t.field.battle.deck
    t = Situation("dday n-01 units=1 opts=atlantikwall-components")
    t.unit(1, sector=2, soldiers=9, points=30, cards=["cross-of-grunwald"])
    t.start_at("MUSTER")
    assert t.refused(1, "use cross-of-grunwald").key == "wrong-moment"


@rule("A-CARD-AWD-01", "A-GEN-10")
def test_the_star_sets_up_to_three_dice() -> None:
    t = window("france-and-germany-star")
    t.answer(1, "use france-and-germany-star", "set r1 TOOL", "set w1 TOOL", "set b1 TOOL")
    assert [t.get(1).faces[die] for die in (0, 2, 4)] == [5, 5, 5]


@rule("A-CARD-AWD-02", "A-GEN-10")
def test_the_cross_gives_ten_soldiers_or_six_that_the_german_loses() -> None:
    t = window("cross-of-grunwald")
    t.answer(1, "use cross-of-grunwald")
    assert [event.data["n"] for event in t.events("gained", 1) if event.rule == "A-CARD-AWD-02"] == [10]
    t = against("cross-of-grunwald")
    assert play(t, "cross-of-grunwald").soldiers == 9 + 6
    assert t.field.battle.lanes[german_of(t).seat][-1][:2] == ("german-loss", 6)


@rule("A-CARD-AWD-03", "A-GEN-10")
def test_the_medal_of_the_resistance_gives_courage_and_takes_a_decoration_or_courage() -> None:
    t = window("medaille-de-la-resistance", units=2)
    t.answer(1, "use medaille-de-la-resistance")
    given = [(event.seat, event.data["n"]) for event in t.events("gained") if event.rule == "A-CARD-AWD-03"]
    assert given == [(1, 3), (2, 3)]
    t = against("medaille-de-la-resistance")
    german_of(t).courage = 2
    assert play(t, "medaille-de-la-resistance").courage == 2
    assert german_of(t).courage == 0
    t = against("medaille-de-la-resistance")
    german_of(t).courage = 5
    play(t, "medaille-de-la-resistance")
    assert german_of(t).courage == 2
    t = against("medaille-de-la-resistance")
    german = german_of(t)
    german.courage = 5
    german.decorations = ("german-cross",)
    t.dice("german-cross")
    play(t, "medaille-de-la-resistance")
    assert len(german.decorations) == 0
    assert german.courage == 5
    assert german.deck.discards[-1] == "german-cross"


@rule("A-CARD-AWD-04", "A-GEN-10", "A-GEN-11")
def test_the_army_medal_lifts_all_conditions_or_gives_two_stars() -> None:
    t = under("artillery-barrage", units=2, opts="persistent-weather,atlantikwall-components", weather="gale")
    for seat in (1, 2):
        t.unit(seat, sector=4, soldiers=9)
    t.give(1, "army-medal-for-war")
    for seat in (1, 2):
        t.roll(seat, PLAIN)
    t.answer(1, "use army-medal-for-war")
    assert part_of(t).in_force(1) == []
    assert set(part_of(t).deck.discards) >= {"artillery-barrage", "gale"}
    given = [(event.seat, event.data["n"]) for event in t.events("gained") if event.rule == "A-CARD-AWD-04"]
    assert given == [(1, 2), (2, 2)]
    t = window("army-medal-for-war")
    t.answer(1, "use army-medal-for-war")
    told = next(event for event in t.events("gained", 1) if event.rule == "A-CARD-AWD-04")
    assert (told.data["resource"], told.data["n"]) == ("stars", 2)


@rule("A-CARD-AWD-04")
@pytest.mark.parametrize("weather", ["", "gale"])
def test_the_army_medal_tells_which_cards_it_has_lifted(weather: str) -> None:
    t = under("artillery-barrage", opts="persistent-weather,atlantikwall-components", weather=weather)
    play(t, "army-medal-for-war")
    told = [event.data["card"] for event in t.events("condition-lifted", 1)]
    assert told == ["artillery-barrage", *([weather] if weather else [])]


@rule("A-GEN-02")
@pytest.mark.parametrize("board", ["n-01", "n-04", "n-07", "n-08", "n-13", "n-17"])
def test_every_module_works_on_every_map(board: str) -> None:
    table = Table(f"dday {board} units=2 opts=battle-conditions,badges", seed="modules")
    assert table.waiting()
    assert set(table.play.state.to_json()["parts"]) >= {"conditions", "badges"}


@rule("A-GEN-18")
def test_the_kinds_of_this_box_stand_in_the_order_of_precedence() -> None:
    Table("dday n-13")
    order = [RANKS[AWARD], RANKS["badge"], RANKS[REGULAR], RANKS["condition"]]
    assert order == [1, 2, 3, 4]
    assert RANKS["badge"] == RANKS[ITEM] == RANKS[VEHICLE]


@rule("A-GEN-19")
def test_a_card_that_names_what_it_overrides_wins() -> None:
    t = Situation("dday n-13 units=1")
    t.unit(1, sector=6, soldiers=20, courage=9, cards=["scout", "mine-clearing-tank"])
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "advance 9")
    assert t.get(1).vehicle == "mine-clearing-tank", "vehicles do not cross mines, this one does"


@rule("A-GEN-17")
def test_the_decks_have_the_sizes_of_the_rulebook() -> None:
    own = cards("atlantikwall").values()
    german = [card.kind for card in own if card.rule.startswith(("A-CARD-GS", "A-CARD-GI", "A-CARD-DEC"))]
    assert len(german) == 14 + 16 + 21
    prefixes = ("GS", "GI", "DEC", "AS", "AI", "VEH", "AWD", "CON", "BDG")
    sizes = {prefix: sum(card.rule.startswith(f"A-CARD-{prefix}-") for card in own) for prefix in prefixes}
    assert sizes == {
        "GS": 14, "GI": 16, "DEC": 21, "AS": 3, "AI": 4, "VEH": 2, "AWD": 4, "CON": 27, "BDG": 16,
    }  # fmt: skip
