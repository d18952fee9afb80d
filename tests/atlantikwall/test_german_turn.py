"""The German's turn: ROLL, UPKEEP, MUSTER, his men (A-GER-16 to -34)."""

from __future__ import annotations

import pytest

from hhour.dday.rules.cards.hooks import LOCKS, fold
from hhour.dday.rules.dice.rolling import keep_tally
from hhour.kernel.action import parse_action
from hhour.kernel.choice import Cost
from tests.atlantikwall.german import Fortress
from tests.rule import rule

STARS = "STAR STAR STAR STAR STAR STAR"


def rolled(t: Fortress, words: str) -> None:
    """Everybody rolls; the German rolls these."""
    for seat in (1, 2):
        t.dice(STARS)
        t.answer(seat, "roll", "lock r1 r2", "stop")
    t.dice(words)
    t.answer(t.seat, "roll")


@rule("A-GER-16")
def test_nobody_goes_on_before_the_german_is_done() -> None:
    t = Fortress()
    t.start_at("ROLL")
    assert t.table.waiting() == [1, 2, 3]
    rolled(t, STARS)
    assert t.field.phase() == "ROLL"
    assert t.table.waiting() == [3]
    t.answer(3, "lock r1 r2", "stop")
    t.pass_all("MOVE")
    assert 3 not in t.table.waiting()


@rule("A-GER-17")
def test_he_locks_exactly_two_dice_and_rolls_the_others_up_to_twice_more() -> None:
    t = Fortress()
    t.start_at("ROLL")
    rolled(t, "SKULL SKULL SKULL SKULL SKULL SKULL")
    assert t.refused(3, "lock r1").rule == "A-GER-17"
    t.answer(3, "lock r1 k2")
    assert t.refused(3, "reroll r1").rule == "B-ROLL-05"
    t.dice("STAR STAR STAR STAR")
    t.answer(3, "reroll r2 w1 w2 k1")
    t.dice("TOOL")
    t.answer(3, "reroll r2")
    assert t.question(3) != "reroll"
    assert [t.he.faces[die] for die in (0, 1, 2)] == [0, 5, 1]


@rule("A-GER-18")
def test_his_tally_is_booked_as_a_units_and_kept_from_turn_to_turn() -> None:
    t = Fortress()
    t.german(soldiers=4, stars=2, courage=1, points=7)
    t.german_tally("SOLDIER TWO_SOLDIERS STAR COURAGE TOOL TOOL")
    for seat in (1, 2):
        t.tally(seat, STARS)
    t.start_at("UPKEEP")
    t.pass_all("MUSTER")
    assert (t.he.soldiers, t.he.stars, t.he.courage, t.he.points) == (7, 3, 2, 10)


@rule("A-GER-19")
def test_each_of_his_active_skulls_cancels_a_die_of_his_choice() -> None:
    t = Fortress()
    t.german(bare=True, soldiers=0)
    t.german_tally("SKULL SOLDIER STAR STAR COURAGE COURAGE")
    t.start_stage("upkeep")
    assert t.question(3) == "cancel"
    assert "cancel r2" in t.choices(3)
    t.answer(3, "cancel r2")
    t.pass_all("MUSTER")
    assert (t.he.soldiers, t.he.stars, t.he.courage) == (0, 2, 3 + 2)


@rule("A-GER-20")
def test_no_sector_has_a_say_in_what_he_does() -> None:
    t = Fortress("dday n-13 units=2 opts=german")
    t.unit(1, sector=3)
    t.unit(2, sector=12)
    for seat in (1, 2):
        t.tally(seat, STARS)
    t.german_tally(STARS)
    t.start_stage("adjust")
    assert t.get(1).virtual  # BONUS(COURAGE,1)
    assert not t.he.virtual


@rule("A-GER-21")
def test_nobody_trades_with_him() -> None:
    t = Fortress()
    t.start_at("MUSTER")
    assert t.refused(1, "trade 3").rule in ("B-TRADE-01", "A-GER-21")
    t.german(stars=5)
    t.unit(1, cards=["lieutenant"])
    for seat in (1, 2):
        t.tally(seat, STARS)
    t.german_tally(STARS)
    t.start_stage("adjust")
    assert "swap 3" not in t.choices(1)
    assert "swap 2" in t.choices(1)


@rule("A-GER-22")
def test_the_general_is_nothing_to_him() -> None:
    t = Fortress()
    t.unit(1, cards=["general"])
    t.start_at("ROLL")
    t.dice(STARS)
    t.answer(2, "roll")
    assert t.refused(2, "lock r1 r2").key == "lock-count"
    t.dice(STARS)
    t.answer(3, "roll", "lock r1 r2")
    assert [fold(t.field, LOCKS, t.field.force(seat)) for seat in (1, 2, 3)] == [1, 1, 0]


@rule("A-GER-23", "A-CARD-T-06")
def test_in_muster_he_recruits_finds_and_draws() -> None:
    t = Fortress()
    t.german(stars=3, points=12, courage=5)
    t.start_at("MUSTER")
    t.answer(3, "recruit maschinengewehr-schuetze", "find field-telephone")
    t.dice("iron-cross-2")
    t.answer(3, "decorate")
    assert (t.he.stars, t.he.points, t.he.courage) == (0, 0, 0)
    assert t.he.items == ("field-telephone",)
    assert t.he.decorations == ("iron-cross-2",)


@rule("A-GER-24", "A-GER-25")
@pytest.mark.parametrize(("limits", "again"), [("normal", False), ("unlimited", True)])
def test_he_recruits_and_finds_one_card_a_turn_unless_the_option_lets_him_have_more(limits: str, again: bool) -> None:
    t = Fortress(f"dday n-18 units=2 opts=german,german-limits={limits}")
    t.german(stars=9, points=60)
    t.start_at("MUSTER")
    t.answer(3, "recruit pionier", "find dog")
    if again:
        t.answer(3, "recruit zwangsrekrut", "find schnapps")
    else:
        assert t.refused(3, "recruit zwangsrekrut").rule == "A-GER-24"
        assert t.refused(3, "find schnapps").rule == "A-GER-24"


@rule("A-GER-26", "A-CARD-DEC-11", "A-CARD-DEC-15")
def test_what_a_decoration_brings_does_not_count_towards_the_limits() -> None:
    t = Fortress()
    t.german(stars=9, points=60, cards=["knights-cross", "driver-badge"])
    t.start_at("MUSTER")
    t.answer(3, "recruit pionier", "find dog")
    t.answer(3, "use knights-cross", "recruit fallschirmjaeger")
    t.answer(3, "use driver-badge")
    assert t.refused(3, "find enigma-machine").key == "card-too-dear"
    t.answer(3, "find field-telephone")
    assert "fallschirmjaeger" in t.he.specialists
    assert t.he.items == ("dog", "field-telephone")
    assert t.he.stars == 7


@rule("A-GER-27")
def test_an_item_is_used_once_and_lies_face_down() -> None:
    t = Fortress()
    t.german(soldiers=4, courage=0, cards=["field-telephone", "schnapps"])
    t.start_at("MUSTER")
    t.answer(3, "use field-telephone", "use schnapps")
    assert (t.he.soldiers, t.he.courage) == (9, 3)
    assert t.he.spent == ("field-telephone", "schnapps")
    assert not set(t.he.spent) & set(t.field.battle.used)
    assert t.refused(3, "find schnapps").rule == "A-GER-27"


@rule("A-GER-30", "A-GER-51", "A-GER-EX-08", "A-CARD-GS-14")
def test_a_specialist_given_up_counts_as_a_soldier_or_as_his_card_says() -> None:
    t = Fortress()
    t.german(soldiers=4, bare=True, cards=["zahlmeister", "funker", "fallschirmjaeger"])
    t.he.required = 12
    t.field.push(3, "german-pay", 12)
    t.answer(3, "forfeit zahlmeister", "forfeit funker")
    assert t.field.battle.lanes[3][-1][2] == 2
    t.answer(3, "forfeit fallschirmjaeger")  # nothing is left to give up, so he pays
    assert (t.he.soldiers, t.he.shortfall) == (0, 12 - 6 - 4)


@rule("A-GER-31", "A-GER-62", "A-NOTE-03", "A-CARD-AI-04")
def test_any_loss_may_be_taken_from_specialists_and_takes_at_most_what_he_has() -> None:
    t = Fortress()
    t.german(soldiers=4, cards=["fallschirmjaeger"])
    t.unit(1, cards=["tnt"])
    t.start_at("MUSTER")
    t.answer(1, "use tnt")
    t.answer(3, "lose fallschirmjaeger", "lose soldiers")
    assert t.he.soldiers == 2
    t.german(soldiers=1)
    t.give(1, "tnt")
    t.answer(1, "use tnt")
    t.answer(3, "lose soldiers")
    assert t.he.soldiers == 0
    assert t.he.shortfall == 0


@rule("A-GER-32", "A-GER-33", "A-GER-34", "A-CARD-GS-05")
@pytest.mark.parametrize(
    ("strict", "back"), [("off", {"zwangsrekrut", "pionier", "maschinengewehr-schuetze"}), ("on", {"zwangsrekrut"})]
)
def test_three_of_the_lost_return_to_the_pool_or_one_if_the_option_is_strict(strict: str, back: set[str]) -> None:
    t = Fortress(f"dday n-18 units=2 opts=german,strict-german-losses={strict}")
    lost = ["zwangsrekrut", "pionier", "maschinengewehr-schuetze", "funker"]
    t.german(bare=True, soldiers=0, stars=9, cards=lost)
    t.field.push(3, "german-loss", 4, 0, "tnt A-CARD-AI-04")
    t.answer(3, *(f"lose {slug}" for slug in lost))
    assert set(t.he.hand) & set(lost) == back
    assert set(t.he.fallen) == set(lost) - back
    t.start_at("MUSTER")
    assert t.refused(3, "recruit funker").rule == "A-GER-32"
    t.answer(3, "recruit zwangsrekrut")


@rule("A-NOTE-06")
def test_a_few_good_men_is_for_the_german_too_once_a_game() -> None:
    t = Fortress("dday n-18 units=2 opts=german,soldier-reroll")
    t.start_at("ROLL")
    t.dice("STAR STAR TOOL TOOL STAR STAR")
    t.answer(3, "roll")
    assert t.question(3) == "first-again"
    t.dice(STARS)
    t.answer(3, "again", "lock r1 r2")
    t.start_at("ROLL")
    t.dice(STARS)
    t.answer(3, "roll")
    assert t.question(3) == "lock"


@rule("A-GER-23", "A-CARD-DEC-11", "A-CARD-GS-11")
def test_a_choice_tells_what_it_costs_him_and_that_a_decoration_makes_it_free() -> None:
    t = Fortress()
    t.german(stars=9, points=30, courage=9, cards=["zahlmeister", "knights-cross", "driver-badge"])
    t.start_at("MUSTER")
    game, play = t.table.game, t.table.play
    costs = {word: game.choice(play, 3, parse_action(word)).costs for word in t.choices(3)}
    assert costs["recruit pionier"] == (Cost("stars", 2),)
    assert costs["find dog"] == (Cost("points", 5),)
    assert costs["decorate"] == (Cost("courage", 5),)
    for card, word in (("knights-cross", "recruit pionier"), ("driver-badge", "find dog")):
        t.answer(3, f"use {card}")
        assert game.choice(play, 3, parse_action(word)).costs == (Cost("nothing", 0),)
        t.answer(3, word)


@rule("B-SPEC-18")
def test_a_kept_tally_remembers_dice_that_are_not_the_usual_six() -> None:
    t = Fortress()
    t.german_tally("STAR SOLDIER STAR SOLDIER COURAGE TOOL")
    t.tally(1, "STAR SOLDIER STAR SOLDIER COURAGE TOOL")
    kept = []
    for force in (t.he, t.get(1)):
        keep_tally(force)
        kept.append(force.stored[4] if force.stored else None)
    assert kept == [t.he.tray.kinds, ()]
    assert t.he.tray.kinds
