"""How awards are got, kept and played (B-AWARD-01 to B-AWARD-18 and its examples)."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.state import AWARDED, SAFE
from hhour.dday.rules.cards.kinds import AWARD
from hhour.kernel.faces import TOOL, result
from tests.rule import rule
from tests.table import Situation

STRAIGHT = "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL"
PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"  # no set, no straight, no SKULL


def in_window(setup: str = "dday n-01 units=1", cards: list[str] | None = None, **resources: int) -> Situation:
    """All Units have made their last roll; Unit 1 has these cards and holds the adjustment window open."""
    t = Situation(setup)
    t.unit(1, cards=cards)
    for name, amount in resources.items():
        setattr(t.get(), name, amount)
    for seat in t.table.seats:
        t.roll(seat, PLAIN)
    return t


@rule("B-AWARD-01")
def test_a_straight_takes_an_award_of_choice_in_upkeep() -> None:
    t = Situation("dday n-01 units=1")
    t.roll(1, STRAIGHT)
    t.declare(1, "straight")
    assert t.field.phase() == "UPKEEP"
    assert t.choices() == [f"take {slug}" for slug in t.field.battle.deck]
    t.answer(1, "take purple-heart")
    assert t.get().awards == ("purple-heart",)
    assert "purple-heart" not in t.field.battle.deck


@rule("B-AWARD-01")
def test_without_a_straight_there_is_nothing_to_declare() -> None:
    t = Situation("dday n-01 units=1")
    t.roll(1, PLAIN)
    assert t.get().awards == ()
    assert t.field.phase() != "UPKEEP"


@rule("B-AWARD-02", "B-AWARD-EX-02")
def test_six_courage_buy_one_award_at_random() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, courage=6)
    t.field.battle.deck = ("silver-star", "bronze-star")
    t.start_at("MUSTER")
    t.dice("bronze-star")
    t.answer(1, "buy award")
    assert t.get().courage == 0
    assert t.get().awards == ("bronze-star",)
    assert list(t.field.battle.deck) == ["silver-star"]


@rule("B-AWARD-02")
def test_five_courage_buy_nothing() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, courage=5, stars=2)
    t.start_at("MUSTER")
    assert "buy award" not in t.choices()
    assert t.refused(1, "buy award").rule == "B-AWARD-02"


@rule("B-AWARD-04", "B-TURN-06", "B-TURN-07")
@pytest.mark.parametrize(
    ("phase", "flags", "told"),
    [
        ("MOVE", 0, ("B-AWARD-02", "other-phase")),
        ("MOVE", AWARDED, ("B-AWARD-04", "award-once")),
        ("ROLL", AWARDED, ("B-AWARD-04", "award-once")),
        ("UPKEEP", AWARDED, ("B-AWARD-02", "other-phase")),
    ],
)
def test_out_of_muster_an_award_is_not_bought_and_after_one_it_says_so(
    phase: str, flags: int, told: tuple[str, str]
) -> None:
    t = Situation("dday n-02 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=1, soldiers=9, courage=9)
        t.tally(seat, "STAR TOOL STAR TOOL STAR SKULL")
    t.start_at(phase)
    t.get(1).flags |= flags
    t.field.stamp += 1
    refused = t.refused(1, "buy award")
    assert (refused.rule, refused.key) == told
    assert t.refused(1, "find bazooka").params["phase"] == "MUSTER"
    if phase != "MOVE":
        assert t.refused(1, "stay").rule == "B-TURN-07"


@rule("B-AWARD-03", "B-AWARD-05")
def test_a_sector_gives_an_award_that_does_not_count_for_the_turn() -> None:
    t = Situation("dday n-04 units=1")
    t.unit(1, sector=5, soldiers=30, courage=2)
    t.get().flags |= AWARDED  # one was bought this turn
    t.dice("silver-star 1")
    t.start_at("MOVE")
    t.answer(1, "advance 8")
    assert t.get().awards == ("silver-star",)
    assert t.events("award")[0].rule == "B-SECTOR-31"


@rule("B-AWARD-05")
def test_a_sector_award_leaves_the_award_of_the_turn_free() -> None:
    t = Situation("dday n-04 units=1 opts=bazooka-joe=all")
    t.unit(1, sector=5, soldiers=30, courage=2, cards=["grenade", "medal-case"])
    t.dice("silver-star bronze-star")
    t.start_at("MOVE")
    t.answer(1, "advance 8")
    assert t.field.phase() == "COMBAT"
    t.answer(1, "use medal-case")
    assert t.get().awards == ("silver-star", "bronze-star")


@rule("B-AWARD-04")
@pytest.mark.parametrize("first", ["straight", "purchase", "medal-case"])
def test_one_award_a_turn_by_straight_purchase_or_medal_case(first: str) -> None:
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, courage=12, stars=4, cards=["medal-case"])
    t.roll(1, STRAIGHT)
    if first == "medal-case":
        t.dice("silver-star")
        t.answer(1, "use medal-case")
        t.pass_until("MUSTER")
        assert not t.events("straight"), "the straight has no award left to give"
    elif first == "straight":
        t.declare(1, "straight")
        t.answer(1, "take silver-star")
    else:
        t.pass_until("MUSTER")
        t.dice("silver-star")
        t.answer(1, "buy award")
    assert t.question() == "muster"
    assert t.get().awards == ("silver-star",)
    assert t.refused(1, "buy award").rule == "B-AWARD-04"
    assert "buy award" not in t.choices()
    if first != "medal-case":
        assert t.refused(1, "use medal-case").rule == "B-AWARD-04"


@rule("B-AWARD-04")
def test_a_declared_straight_is_as_good_as_an_award_taken() -> None:
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, cards=["medal-case"])
    t.tally(1, STRAIGHT)
    t.get().virtual = tuple(result(TOOL, colour) for colour in range(3))  # a set to go on declaring with
    t.start_at("UPKEEP")
    t.answer(1, "straight")
    assert t.question() == "declare"
    assert t.refused(1, "use medal-case").rule == "B-AWARD-04"


@rule("B-AWARD-06")
def test_any_number_of_awards_is_kept_face_up_and_played_in_one_turn() -> None:
    held = ["memorial-cross", "bronze-star", "legion-of-merit", "distinguished-conduct-medal"]
    t = in_window("dday n-01 units=2", held)
    assert t.table.view(2)["units"][0]["awards"] == held  # type: ignore[index]
    t.answer(1, "use memorial-cross", "use bronze-star", "find grenade", "use legion-of-merit", "take jeep")
    t.answer(1, "use distinguished-conduct-medal", "recruit medic")
    unit = t.get()
    assert (unit.points, unit.items, unit.vehicle, unit.specialists) == (20, ("grenade",), "jeep", ("medic",))
    assert unit.awards == ()


@rule("B-AWARD-07")
def test_an_award_is_played_only_at_the_end_of_roll() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, courage=9, soldiers=20, cards=["memorial-cross"])
    assert t.refused(1, "use memorial-cross").rule == "B-AWARD-C04", "before the first roll"
    t.dice(PLAIN)
    t.answer(1, "roll")
    assert t.refused(1, "use memorial-cross").key == "wrong-moment"
    t.answer(1, "lock r1 r2")
    assert t.refused(1, "use memorial-cross").key == "wrong-moment"
    t.answer(1, "stop")
    assert t.question() == "ready"
    assert "use memorial-cross" in t.choices()
    t.answer(1, "ready")
    assert t.field.phase() == "MUSTER"
    assert t.refused(1, "use memorial-cross").key == "wrong-moment"
    t.pass_until("MOVE")
    assert t.refused(1, "use memorial-cross").key == "wrong-moment"


@rule("B-AWARD-07", "B-TALLY-06")
def test_every_award_keeps_the_window_open_for_its_owner() -> None:
    t = Situation("dday n-01 units=2")
    awards = [slug for slug, card in t.field.book.cards.items() if card.kind == AWARD]
    window = next(place for place, is_open in enumerate(t.field.book.window) if is_open)
    assert len(awards) == 12
    assert set(awards) <= t.field.book.holds[window]
    elsewhere = [place for place in range(len(t.field.book.stages)) if place != window]
    for place in elsewhere:
        assert not set(awards) & {*t.field.book.usable[place], *t.field.book.usable_idle[place]}


@rule("B-AWARD-08")
def test_a_used_award_is_gone_for_good() -> None:
    t = in_window(cards=["memorial-cross"])
    assert len(t.field.battle.deck) == 10
    t.answer(1, "use memorial-cross")
    assert t.get().awards == ()
    assert "memorial-cross" not in t.field.battle.deck
    assert "memorial-cross" not in t.field.battle.used


@rule("B-AWARD-09")
def test_an_empty_deck_sells_nothing_and_a_straight_gives_nothing() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, courage=9, stars=4)
    t.field.battle.deck = ()
    t.roll(1, STRAIGHT)
    assert not t.events("straight")
    t.pass_until("MUSTER")
    assert "buy award" not in t.choices()
    assert t.refused(1, "buy award").rule == "B-AWARD-09"


@rule("B-AWARD-10")
def test_recruit_and_find_of_an_award_leave_those_of_the_turn_free() -> None:
    t = in_window(cards=["bronze-star", "distinguished-conduct-medal"], stars=4, points=5)
    t.answer(1, "use bronze-star", "find grenade", "use distinguished-conduct-medal", "recruit medic")
    t.pass_until("MUSTER")
    t.answer(1, "recruit corporal", "find walkie-talkie")
    assert t.get().specialists == ("medic", "corporal")
    t = Situation("dday n-01 units=1")
    t.unit(1, cards=["bronze-star"])
    t.get().flags |= 2  # found something already
    t.roll(1, PLAIN)
    assert "use bronze-star" in t.choices()


@rule("B-AWARD-11")
def test_awards_are_not_traded() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, cards=["silver-star", "grenade"])
    t.start_at("MUSTER")
    t.answer(1, "trade 2")
    assert "give grenade" in t.choices()
    assert t.refused(1, "give silver-star").rule in ("B-TRADE-02", "B-TRADE-01")


@rule("B-AWARD-12", "B-PRIO-02")
def test_an_award_outranks_the_sector_it_is_played_in() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=9, soldiers=30, cards=["bronze-star"])
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    t.answer(1, "use bronze-star", "find grenade")
    assert t.get().items == ("grenade",), "sector 9 forbids finding"


@rule("B-AWARD-13")
def test_the_deck_holds_twelve_awards_all_reconstructed() -> None:
    t = Situation("dday n-01 units=2")
    assert len(t.field.battle.deck) == 12
    assert len(set(t.field.battle.deck)) == 12
    assert {t.field.book.cards[slug].provenance for slug in t.field.battle.deck} == {"reconstructed"}


@rule("B-AWARD-14")
def test_an_award_that_can_do_nothing_is_kept() -> None:
    t = in_window(cards=["purple-heart", "memorial-cross"])
    assert "use purple-heart" not in t.choices()
    assert t.refused(1, "use purple-heart").rule == "B-AWARD-C08"
    assert t.get().awards == ("purple-heart", "memorial-cross")
    t = in_window(cards=["bronze-star", "memorial-cross"])
    t.field.battle.items = ()
    assert t.refused(1, "use bronze-star").rule == "B-AWARD-C12"


@rule("B-AWARD-15")
def test_with_no_other_unit_in_play_another_unit_is_ones_own_and_second_parts_fall_away() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, soldiers=9, cards=["victoria-cross", "memorial-cross", "conspicuous-gallantry-medal", "medal-of-honor"])
    t.get(2).status = SAFE
    t.field.battle.lanes[2] = ()
    t.roll(1, PLAIN)
    t.answer(1, "use memorial-cross")
    assert (t.get(1).points, t.get(2).points) == (20, 0)
    t.answer(1, "use conspicuous-gallantry-medal", "add colourless STAR", "add colourless STAR")
    assert t.question() == "ready", "no third result for anybody"
    t.answer(1, "use medal-of-honor", "add red TOOL", "add white TOOL", "add blue TOOL")
    assert len(t.get(1).virtual) == 5
    t.answer(1, "use victoria-cross")
    t.pass_until("MOVE")
    soldiers = t.get(1).soldiers
    t.answer(1, "stay")
    assert t.get(1).soldiers == soldiers


@rule("B-AWARD-18")
def test_the_base_game_has_no_seaborne_awards() -> None:
    t = Situation("dday n-01 units=2")
    sea = {"sea-upkeep", "shelling", "sea-move", "mines"}
    awards = [card for card in t.field.book.cards.values() if card.kind == AWARD]
    assert {card.timing for card in awards} == {("window",)}
    assert not sea & {stage.phase.lower() for stage in t.field.book.stages}


@rule("B-AWARD-EX-01", "B-AWARD-C04")
def test_memorial_cross_from_a_straight_is_played_in_the_next_turn() -> None:
    t = Situation("dday n-01 units=3")
    t.field.battle.turn = 3
    for seat in (1, 2, 3):
        t.unit(seat, soldiers=20)
    t.unit(1, courage=6)
    t.start_at("ROLL")
    assert t.field.battle.turn == 4
    t.roll(1, STRAIGHT)
    t.roll(2, PLAIN)
    t.roll(3, PLAIN)
    t.declare(1, "straight")
    t.answer(1, "take memorial-cross")
    assert t.field.phase() == "MUSTER"
    assert t.refused(1, "buy award").rule == "B-AWARD-04"
    t.pass_until("MOVE")
    t.pass_until("ROLL")
    assert t.field.battle.turn == 5
    t.give(1, "bronze-star")  # something else to wait for in the window
    before = [t.get(seat).points for seat in (1, 2, 3)]
    for seat in (1, 2, 3):
        t.roll(seat, PLAIN)
    t.answer(1, "use memorial-cross")
    assert [t.get(seat).points - before[seat - 1] for seat in (1, 2, 3)] == [20, 10, 10]
    gained = t.events("gained", 3)[-1]
    assert t.why(gained) == ["B-AWARD-C04", "B-AWARD-C04"], "the gain, and the card that was used"
