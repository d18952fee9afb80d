"""B-TURN: five phases, all Units at once, what lasts a turn, and when cards act."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hhour import rulebook
from hhour.dday.rules.battle import state
from hhour.dday.rules.battle.marks import begin_turn
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.box.shelf import cards
from hhour.kernel.table import Table
from tests.rule import rule
from tests.rules.test_setup import landed
from tests.table import Situation

PHASES = ["ROLL", "UPKEEP", "MUSTER", "MOVE", "COMBAT"]
NOTHING = "STAR STAR SOLDIER SOLDIER COURAGE COURAGE"
LASTED: dict[str, object] = {
    "flags": 3, "used": ("corporal",), "draws": 4, "rolls": 3, "copies": 2, "obtained": 8, "bonuses": ((1, ""),),
    "pigeon": 4, "departed": 2,
}  # fmt: skip


def play_turn(t: Situation) -> None:
    """Everybody rolls nothing special and does nothing until the next ROLL."""
    for seat in t.table.waiting():
        t.roll(seat, NOTHING)
    t.pass_until("MOVE")
    t.pass_until("ROLL")


@rule("B-TURN-12", "B-SPEC-02", "B-ITEM-02", "B-AWARD-04")
def test_what_is_remembered_of_a_turn_is_never_taken_for_something_else() -> None:
    marks = (
        state.RECRUITED, state.FOUND, state.AWARDED, state.SWAPPED, state.MESSAGED, state.SHIELDED,
        state.COMBAT_SHIELD, state.NO_ADVANCE, state.FLAK, state.MINES_FOUND, state.WIRE_PROOF, state.FREE_ADVANCE,
        state.STAYING_ON, state.BOOKED, state.REPEATS, state.BOTH_SIDES, state.FREE_ENTRY,
    )  # fmt: skip
    assert all(mark.bit_count() == 1 for mark in marks)
    assert sum(mark.bit_count() for mark in marks) == sum(marks).bit_count()


@rule("B-TURN-01", "B-TURN-13")
def test_all_units_play_at_the_same_time_and_in_any_order() -> None:
    t = landed("dday n-02 units=3")
    assert t.table.waiting() == [1, 2, 3]
    for seat in (3, 1, 2):
        t.dice(NOTHING)
        t.answer(seat, "roll")
    t.answer(2, "lock r1 r2")
    t.answer(3, "lock w1 w2")
    assert t.table.waiting() == [1, 2, 3]
    assert (t.question(1), t.question(2), t.question(3)) == ("lock", "reroll", "reroll")


@rule("B-TURN-13")
def test_the_order_in_which_players_act_does_not_change_their_dice() -> None:
    one = Table("dday n-02 units=2", seed="same")
    other = Table("dday n-02 units=2", seed="same")
    for seat in (1, 2):
        one.apply(seat, "roll")
    for seat in (2, 1):
        other.apply(seat, "roll")
    assert one.view(None)["units"] == other.view(None)["units"]


@rule("B-TURN-13", "B-MOVE-17")
def test_a_question_told_with_what_follows_is_asked_anew_when_another_unit_is_done() -> None:
    t = landed("dday n-02 units=3")
    for seat in (1, 2, 3):
        t.unit(seat, sector=1, soldiers=60, courage=9)
    t.start_at("MOVE")
    before = t.table.fork()
    t.answer(1, "stay")
    assert t.question(2) == "move"
    assert not t.table.stands(2, before, 1), "Unit 1 will not help any more"
    assert t.table.stands(2, t.table.fork(), 1), "nothing has happened since"
    later = t.table.fork()
    later.play.battle.mgf = ((1, 6),)
    assert not later.stands(2, t.table, 1), "the guns lie otherwise"
    with_box = Situation("dday n-02 units=2 opts=badges")
    assert not with_box.table.stands(2, with_box.table.fork(), 1), "what a box hangs on dice is not known"


@rule("B-TURN-02", "B-TURN-09")
def test_a_turn_has_five_phases_in_order_and_no_assault() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, soldiers=60, stars=4, courage=4, cards=["field-radio"])
    seen = [t.field.phase()]
    t.roll(1, NOTHING)
    while t.field.battle.turn == 1:
        if t.field.phase() != seen[-1]:
            seen.append(t.field.phase())
        answers = ("recruit medic", "done", "stay", "ready", "lose soldiers")
        t.answer(1, next(word for word in answers if word in t.choices()))
    assert seen == [phase for phase in PHASES if phase != "UPKEEP"]  # without a set UPKEEP asks nothing
    told = list(dict.fromkeys(event.phase for event in t.table.events if event.turn == 1))
    assert told == PHASES
    assert list(dict.fromkeys(stage.phase for stage in t.field.book.stages)) == PHASES


@rule("B-TURN-09")
def test_the_module_adds_assault_after_combat() -> None:
    t = landed("dday n-02 units=1 opts=assault")
    assert list(dict.fromkeys(stage.phase for stage in t.field.book.stages)) == [*PHASES, "ASSAULT"]
    t.unit(1, sector="bunker", soldiers=90)
    t.dice("1")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert t.events("assault")[0].phase == "ASSAULT"
    assert t.table.outcome == "won"


@rule("B-TURN-03")
def test_a_phase_waits_until_every_unit_has_finished_the_one_before() -> None:
    t = landed("dday n-02 units=2")
    t.unit(1, sector=1, stars=4, soldiers=20)
    t.unit(2, sector=2, stars=4, soldiers=20)
    t.start_at("MUSTER")
    t.answer(1, "done")
    assert t.field.phase() == "MUSTER"
    assert t.table.waiting() == [2]
    t.answer(2, "done")
    assert t.field.phase() == "MOVE"


@rule("B-TURN-04")
def test_each_unit_rolls_until_it_has_its_final_tally() -> None:
    t = landed("dday n-02 units=2")
    t.roll(1, NOTHING)
    assert t.field.phase() == "ROLL"
    assert t.events("tally") == []
    t.roll(2, NOTHING)
    assert [event.seat for event in t.events("tally")] == [1, 2]
    assert all(event.phase == "ROLL" for event in t.events("tally"))


@rule("B-TURN-05")
def test_upkeep_books_sets_straights_resources_and_turns_the_marker() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, soldiers=1)
    t.tally(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.start_at("UPKEEP")
    t.answer(1, "straight", "take silver-star")
    unit = t.get()
    assert (unit.soldiers, unit.stars, unit.courage, unit.points) == (4, 1, 1, 1)
    assert unit.awards == ("silver-star",)
    assert unit.marker == 2
    assert {event.phase for event in t.events("marker") + t.events("award") + t.events("gained")} == {"UPKEEP"}


@rule("B-TURN-06")
@pytest.mark.parametrize(
    "order",
    [
        ("recruit medic", "find walkie-talkie", "buy award"),
        ("buy award", "recruit medic", "find walkie-talkie"),
        ("find walkie-talkie", "buy award", "recruit medic"),
    ],
)
def test_in_muster_a_player_recruits_finds_and_buys_in_any_order(order: tuple[str, ...]) -> None:
    t = landed("dday n-02 units=2")
    t.unit(1, sector=1, stars=4, points=5, courage=6)
    t.unit(2, sector=1)
    t.dice("bronze-star")
    t.start_at("MUSTER")
    assert "trade 2" in t.choices(1)
    t.answer(1, *order)
    unit = t.get()
    assert (unit.specialists, unit.awards, unit.soldiers) == (("medic",), ("bronze-star",), 6)


@rule("B-TURN-07")
def test_in_move_a_unit_may_move_and_must_meet_what_the_new_sector_asks() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, sector=5, soldiers=20, courage=2)
    t.start_at("MOVE")
    assert "stay" in t.choices()
    assert t.refused(1, "advance 7").rule == "B-SECTOR-06"
    t.unit(1, sector=5, cards=["corporal"])
    t.dice("1")
    t.answer(1, "advance 7")
    assert t.events("arrived")[0].data["sector"] == "7"


@rule("B-TURN-08")
def test_every_unit_fights_whether_it_moved_or_not() -> None:
    t = landed("dday n-02 units=2")
    t.unit(1, sector=1, soldiers=20, courage=1)
    t.unit(2, sector=1, soldiers=20, courage=1)
    t.start_at("MOVE")
    t.answer(1, "advance 2")
    t.answer(2, "stay")
    t.pass_until("ROLL")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (20 - 4, 20 - 3)


@rule("B-TURN-10")
@pytest.mark.parametrize(("status", "part"), [(state.IN_PLAY, True), (state.SAFE, False), (state.OUT, False)])
def test_only_a_unit_in_play_has_a_part_in_a_stage(status: int, part: bool) -> None:
    t = landed("dday n-02 units=2")
    t.get(1).status = status
    for stage in t.field.book.slots:
        assert t.field.profile(t.get(1)).takes_part(t.field, t.get(1), stage) == part


@rule("B-TURN-10")
def test_a_safe_unit_takes_part_in_no_phase() -> None:
    t = landed("dday n-02 units=2")
    t.unit(1, sector="bunker", soldiers=60, stars=9, points=99)
    t.unit(2, sector=1, soldiers=60)
    t.dice("1")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    before = (t.get(1).soldiers, t.get(1).marker)
    assert t.table.waiting() == [2]
    for seat in (1, 2):
        t.unit(seat, cards=["field-radio"])
    t.roll(2, NOTHING)
    for phase in ("UPKEEP", "MUSTER", "MOVE", "COMBAT", "ROLL"):
        assert t.choices(1) == []
        assert t.table.waiting() == [2]
        if phase != "UPKEEP":
            t.pass_until(phase)
    assert (t.get(1).soldiers, t.get(1).marker) == before


@rule("B-TURN-11")
def test_what_lasts_one_turn_is_over_after_combat() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, sector=3, soldiers=50, cards=["bazooka", "flak-vest"], battle_cry=1)
    t.start_at("COMBAT")
    t.answer(1, "use bazooka")
    view = t.table.view(1)["units"]
    assert isinstance(view, list)
    assert view[0]["defence"] == 0
    t.answer(1, "use flak-vest")
    assert t.field.phase() == "ROLL"
    assert t.get().soldiers == 50
    assert t.get().battle_cry == 0
    assert t.get().flags == 0
    assert t.field.battle.effects == ()
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert t.get().soldiers == 50 - 5


@rule("B-TURN-12")
def test_limits_of_once_a_turn_begin_anew_with_roll() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, soldiers=50, stars=8, points=9, courage=12, cards=["field-radio"])
    t.dice("bronze-star")
    t.start_at("MUSTER")
    t.answer(1, "recruit medic", "find walkie-talkie", "buy award")
    assert t.refused(1, "recruit hero").rule == "B-SPEC-02"
    assert t.refused(1, "find lucky-charm").rule == "B-ITEM-02"
    assert t.refused(1, "buy award").rule == "B-AWARD-04"
    t.pass_until("ROLL")
    t.roll(1, NOTHING)
    t.pass_until("MUSTER")
    t.dice("silver-star")
    t.answer(1, "recruit hero", "find lucky-charm", "buy award")
    assert t.get().specialists == ("medic", "hero")


@rule("B-TURN-11", "B-TURN-12")
def test_a_unit_begins_a_turn_without_anything_that_lasted_the_turn_before() -> None:
    t = landed("dday n-02 units=2")
    unit = t.unit(1, battle_cry=1)
    for name, value in LASTED.items():
        setattr(unit, name, value)
    begin_turn(t.field, unit)
    fresh = Unit(1)
    assert {name: getattr(unit, name) for name in (*LASTED, "battle_cry")} == {
        name: getattr(fresh, name) for name in (*LASTED, "battle_cry")
    }


@rule("B-SPEC-21")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1)])
def test_who_was_exchanged_onto_a_black_shield_has_to_leave_from_the_next_turn_on(before: int, after: int) -> None:
    t = landed("dday n-02 units=2")
    unit = t.get(1)
    unit.must_leave = before
    begin_turn(t.field, unit)
    assert unit.must_leave == after


@rule("B-TURN-12", "B-ROLL-09")
def test_the_corporal_rerolls_once_a_turn() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, soldiers=50, cards=["corporal"])
    for _ in range(2):
        t.roll(1, NOTHING)
        t.dice("TOOL")
        t.answer(1, "use corporal", "reroll b2")
        assert t.field.phase() != "ROLL"  # nothing else to do: the window closed
        t.pass_until("MOVE")
        t.pass_until("ROLL")


@rule("B-TURN-14")
def test_where_the_manual_and_the_rulebook_disagree_the_rulebook_governs() -> None:
    t = landed("dday n-02 units=2")
    assert not t.field.book.trade_limit  # the manual's ban on trading near a bunker (R-FAQ-01)
    assert t.field.battle.pool == t.field.book.unique  # the manual shuffles this deck (B-SETUP-27)
    assert "ASSAULT" not in {stage.phase for stage in t.field.book.stages}


# --- timing words -------------------------------------------------------------------------------------------------


@rule("B-TURN-15")
def test_every_card_has_exactly_the_timing_words_of_the_rulebook() -> None:
    table = next(one for one in rulebook.tables() if one.header[:2] == ("word", "moment"))
    words = {word.strip() for row in table.rows for word in row[0].split(",")}
    for slug, card in cards().items():
        told = rulebook.card(slug)
        assert told is not None
        assert set(card.timing) == set(told.timing), slug
        assert set(card.timing) <= words, slug


@rule("B-TURN-15")
@pytest.mark.parametrize(
    ("slug", "phase", "timing"),
    [
        ("grenade", "MOVE", "combat-before-mgf"),
        ("silver-star", "MUSTER", "window"),
        ("shoulder-patch", "MOVE", "muster"),
        ("mine-detector", "MUSTER", "move"),
        ("flame-thrower", "MUSTER", "combat"),
        ("ammo-box", "MOVE", "window"),
    ],
)
def test_a_card_acts_at_its_moment_and_at_no_other(slug: str, phase: str, timing: str) -> None:
    t = landed("dday n-02 units=2")
    t.unit(1, sector=1, soldiers=20, stars=4, courage=3, cards=[slug])
    t.unit(2, sector=1, soldiers=20)
    t.start_at(phase)
    refusal = t.refused(1, f"use {slug}")
    assert (refusal.key, refusal.params["timing"]) == ("wrong-moment", timing)


@rule("B-TURN-15")
@pytest.mark.parametrize("phase", ["ROLL", "MUSTER", "MOVE", "COMBAT"])
def test_a_card_of_any_time_is_played_in_every_phase(phase: str) -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, sector=1, soldiers=20, courage=1, stars=4, cards=["field-radio"])
    t.start_at(phase)
    t.answer(1, "use field-radio")
    assert t.get().soldiers == 25 - (0 if phase != "COMBAT" else 3)


@rule("B-TURN-15")
def test_automatic_cards_ask_nobody() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, sector=1, soldiers=20, stars=4, cards=["medic"])
    t.start_at("MUSTER")
    assert t.refused(1, "use medic").rule == "B-SPEC-C05"
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    saved = t.events("saved")
    assert [(event.rule, event.data["n"]) for event in saved] == [("B-SPEC-C05", 1)]
    assert t.get().soldiers == 20 - 2


@rule("B-TURN-02")
def test_every_turn_is_counted() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, soldiers=60)
    for _ in range(2):
        play_turn(t)
    turns = [event.data["turn"] for event in t.events("turn")]
    assert all(int(str(b)) == int(str(a)) + 1 for a, b in pairwise(turns))
    assert len(turns) == 3
    assert {event.cause for event in t.events("turn")} == {0}, "nothing brings a turn about"
