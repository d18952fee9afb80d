"""Standing orders in windows: nobody waits for nothing, and silence tells nothing (A-GEN-25, A-DECO-10)."""

from __future__ import annotations

from tests.atlantikwall.german import Fortress
from tests.atlantikwall.german_cards import STARS, tallies
from tests.rule import rule


@rule("A-GEN-25")
def test_a_seat_that_has_nothing_to_play_passes_by_itself() -> None:
    t = tallies()
    assert t.field.phase() != "ROLL"  # nobody had a card for the window


@rule("A-GEN-25", "A-DECO-10")
def test_a_german_with_any_hand_is_asked_whatever_he_holds() -> None:
    for held in ("long-service-medal", "wound-badge-gold", "gestapo-disk"):
        t = tallies(cards=(held,))
        assert t.table.waiting() == [t.seat]


@rule("A-GEN-25", "A-DECO-10")
def test_by_order_he_passes_unasked_whatever_he_holds() -> None:
    for held in ("long-service-medal", "gestapo-disk"):
        t = tallies(cards=(held,))
        told = t.answer(t.seat, "standing pass")
        assert not [event for event in told if event.seat == t.seat and event.kind == "used"]
        assert t.field.battle.stage > t.field.book.slots.index("adjust")
        assert t.field.phase() != "ROLL"


@rule("A-GEN-25")
def test_orders_are_offered_in_a_window_and_elsewhere_only_to_be_taken_back() -> None:
    t = tallies(cards=("long-service-medal",))
    for phase, order, offered in (("", 0, {"pass", "ask"}), ("MUSTER", 0, set()), ("MUSTER", 1 << t.seat, {"usual"})):
        if phase:
            t.start_at(phase)
        t.field.battle.standing = order
        t.field.stamp += 1
        assert {one.split()[1] for one in t.choices(t.seat) if one.startswith("standing")} == offered


@rule("A-GEN-25")
def test_an_order_to_be_asked_holds_for_one_who_has_nothing() -> None:
    t = Fortress()
    t.german(bare=True)
    t.unit(1, cards=["captain"])
    for seat in (1, 2):
        t.tally(seat, STARS)
    t.german_tally(STARS)
    t.start_stage("adjust")
    t.answer(1, "standing ask")
    assert t.table.waiting() == [1]
    t.answer(1, "ready")
    t.unit(1, cards=[])
    t.get(1).specialists = ()
    t.start_stage("adjust")
    assert t.table.waiting() == [1]
    t.answer(1, "standing usual")
    assert t.field.phase() != "ROLL"


@rule("A-GEN-25", "A-GEN-26")
def test_an_order_is_no_act_that_opens_the_window_again() -> None:
    t = tallies(cards=("long-service-medal",))
    t.unit(1, cards=["captain"])
    t.start_stage("adjust")
    t.answer(1, "ready")
    assert t.table.waiting() == [t.seat]
    t.answer(t.seat, "standing ask")
    assert t.table.waiting() == [t.seat]  # Unit 1 has passed and stays passed
    t.answer(t.seat, "ready")
    assert t.field.phase() != "ROLL"


@rule("A-DECO-10")
def test_others_do_not_learn_which_order_was_given() -> None:
    t = tallies(cards=("long-service-medal",))
    t.answer(t.seat, "standing pass")
    line = t.table.record.lines[-1]
    assert t.table.told_action(line, [1]) == "standing"
    assert t.table.told_action(line, [t.seat]) == "standing pass"


@rule("A-RWB-16", "A-DECO-10")
def test_an_order_to_pass_holds_when_a_unit_claims_a_set_too() -> None:
    t = Fortress()
    t.german(cards=["flak-badge"])
    t.field.battle.standing = 1 << t.seat
    t.tally(1, STARS)
    t.tally(2, "SKULL SKULL SKULL SKULL SKULL SKULL")
    t.german_tally("TOOL TOOL TOOL TOOL TOOL TOOL")
    t.start_at("UPKEEP")
    t.answer(1, "claim STAR")
    assert t.question(t.seat) != "counter-rwb"
    assert t.question(1) == "leadership"


@rule("A-DECO-10", "A-GEN-25")
def test_an_order_to_pass_holds_before_his_skulls_do_their_work_too() -> None:
    for order, asked in ((0, True), (1, False)):
        t = Fortress()
        t.german(cards=["gestapo-disk"])
        t.field.battle.standing = order << t.seat
        for seat in (1, 2):
            t.tally(seat, STARS)
        t.german_tally("SKULL TOOL TOOL SOLDIER SOLDIER SOLDIER")
        t.start_at("UPKEEP")
        assert (t.question(t.seat) == "before-skulls") is asked


@rule("A-GEN-25")
def test_an_order_that_is_none_is_refused_and_so_is_the_one_in_force() -> None:
    t = tallies(cards=("long-service-medal",))
    assert t.refused(t.seat, "standing never").key == "standing-what"
    assert t.refused(t.seat, "standing usual").key == "standing-same"


@rule("A-GEN-25")
def test_orders_are_saved_and_can_be_taken_back_outside_a_window() -> None:
    t = tallies(cards=("long-service-medal",))
    t.answer(t.seat, "standing pass")
    state = t.field.battle
    assert type(t.field.battle.copy().standing) is int
    assert t.table.game.state_from_json(state.to_json()).standing == state.standing
    t.pass_all("ROLL")
    assert "standing usual" in t.choices(t.seat)
