"""What the box of everything brings, thing by thing."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from hhour import rulebook
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.hooks import ADVANCE_COST, LOSSES, Part, folded
from hhour.i18n import LANGUAGES, language
from hhour.kernel.refusal import Refused, SetupError
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from hhour.kernel.verify import verify
from hhour.telling import tell_action, tell_event, tell_question, tell_refusal
from tests.table import Situation

SETUP = "dday n-01 units=2 opts=everything"
UMPIRE = 3
HAND = ("black-cat", "calm-sea")


def ashore(hand: tuple[str, ...] = HAND) -> Situation:
    """Both Units have landed in sector 1; the umpire holds these omens."""
    table = Situation(SETUP)
    table.answer(1, "row")
    table.answer(2, "row")
    part: Any = table.field.battle.parts["omens"]
    part.hand = hand
    part.deck.unplaced = tuple(card for card in part.deck.unplaced if card not in hand)
    part.deck.slots = ("",) * len(part.deck.unplaced)
    part.deck.known = (0,) * len(part.deck.unplaced)
    return table


def umpire(table: Situation) -> Force:
    return table.field.force(UMPIRE)


# --- seats, sides, places ---------------------------------------------------------------------------------------------


def test_a_seat_without_a_unit_has_a_role_a_side_and_a_place_that_is_no_sector() -> None:
    table = Table(SETUP, seed="1")
    assert [(role.seat, role.side, role.name) for role in table.roles] == [
        (1, "allies", ""), (2, "allies", ""), (3, "umpire", "umpire"),
    ]  # fmt: skip
    view = cast(Any, table.view(None))
    assert [unit["sector"] for unit in view["units"]] == ["raft", "raft"]
    assert [(force["name"], force["sector"]) for force in view["forces"]] == [("umpire", "tower")]


def test_whoever_is_on_the_raft_takes_no_part_in_what_happens_ashore() -> None:
    table = Situation(SETUP)
    table.answer(1, "row")
    table.answer(2, "drift")
    assert table.get(2).soldiers == 1
    assert table.table.waiting() == [1, UMPIRE]
    assert table.field.phase() == "ROLL"


def test_the_umpire_wins_alone_when_the_units_lose() -> None:
    table = ashore()
    table.unit(1, soldiers=0)
    table.field.battle.turn = 13
    table.field.battle.stage = len(table.field.book.stages) - 1
    table.field.battle.lanes = [()] * len(table.field.battle.lanes)
    table.start_at("ROLL")
    assert table.table.outcome == "lost"
    assert table.table.winners.sides == ("umpire",)
    assert table.table.winners.seats == (UMPIRE,)


# --- dice -------------------------------------------------------------------------------------------------------------


def test_a_seventh_die_has_its_own_colour_and_faces_and_counts() -> None:
    table = ashore()
    table.dice("SKULL TOOL SKULL TOOL SKULL TOOL BELL")
    table.answer(1, "roll")
    dice = cast(Any, table.table.view(None))["units"][0]["dice"]
    assert [(die["slot"], die["colour"], die["face"]) for die in dice][-1] == ("v1", "violet", "BELL")
    assert "lock r1 v1" in table.choices(1)


def test_a_die_is_only_set_to_a_face_it_has() -> None:
    table = ashore()
    table.give(1, "army-good-conduct-medal")
    for seat in (1, 2):
        table.roll(seat, "SKULL TOOL SKULL TOOL SKULL TOOL BELL")
    table.dice("TOOL STAR TOOL BELL")
    table.answer(UMPIRE, "roll")
    while "use army-good-conduct-medal" not in table.choices(1):
        table.answer(UMPIRE, "stop" if "stop" in table.choices(UMPIRE) else table.choices(UMPIRE)[0])
    table.answer(1, "use army-good-conduct-medal")
    offered = {choice for choice in table.choices(1) if choice.startswith("set v1")}
    assert offered == {"set v1 SKULL", "set v1 STAR"}


def test_its_bells_are_booked_in_upkeep_and_told_with_their_rule() -> None:
    table = ashore()
    for seat in (1, 2):
        table.roll(seat, "TOOL TOOL SOLDIER STAR STAR TOOL BELL")
    table.dice("TOOL STAR TOOL BELL")
    table.answer(UMPIRE, "roll")
    table.pass_until("BELLS")
    gained = [event for event in table.events("gained", 1) if event.rule == "Z-ALL-04"]
    assert [event.data["n"] for event in gained] == [1]
    assert umpire(table).courage == 1


# --- cards and hooks --------------------------------------------------------------------------------------------------


def test_an_omen_on_the_table_replaces_a_number_and_says_so() -> None:
    table = ashore()
    part: Any = table.field.battle.parts["omens"]
    parts: list[Part] = []
    part.laid = ("calm-sea",)
    assert folded(table.field, ADVANCE_COST, table.get(1), 2, parts) == 0
    assert [(one.source, one.amount, one.rule) for one in parts] == [("calm-sea", -2, "Z-ALL-07")]
    part.laid = ("calm-sea", "black-cat")
    assert folded(table.field, ADVANCE_COST, table.get(1), 2) == 1


def test_an_omen_caps_what_combat_costs() -> None:
    table = ashore()
    part: Any = table.field.battle.parts["omens"]
    part.laid = ("lucky-star",)
    assert folded(table.field, LOSSES, table.get(1), 5) == 1
    assert folded(table.field, LOSSES, table.get(1), 0) == 0


def test_a_card_with_a_title_is_that_specialist() -> None:
    table = ashore()
    table.give(1, "twin-medic")
    assert table.field.holders(table.get(1), "medic") == ["twin-medic"]


def test_a_veto_names_its_rule() -> None:
    table = ashore()
    part: Any = table.field.battle.parts["omens"]
    part.laid = ("black-cat",)
    table.unit(1, stars=9)
    table.start_at("MUSTER")
    assert not [choice for choice in table.choices(1) if choice.startswith("recruit")]
    assert table.refused(1, "recruit twin-medic").rule == "Z-ALL-09"


def test_options_that_exclude_each_other_are_refused_with_their_rule() -> None:
    with pytest.raises(SetupError) as caught:
        Table("dday n-01 opts=everything,nothing")
    assert caught.value.refusal.rule == "Z-ALL-02"


# --- the window -------------------------------------------------------------------------------------------------------


def at_the_truce(hand: tuple[str, ...] = HAND) -> Situation:
    table = ashore(hand)
    table.unit(1, courage=2)
    table.start_at("TRUCE")
    return table


def test_the_window_closes_when_all_pass_in_a_row_and_re_opens_when_somebody_acts() -> None:
    table = at_the_truce()
    assert table.table.waiting() == [1]
    table.answer(1, "pass")
    assert table.table.waiting() == [UMPIRE]
    table.answer(UMPIRE, "hide black-cat")
    table.answer(UMPIRE, "pass")
    assert table.table.waiting() == [1]  # he has acted, so the Units may again
    table.answer(1, "pass")
    assert table.field.phase() != "TRUCE"


def test_a_seat_with_secrets_is_asked_even_when_it_can_do_nothing_unless_it_stands_by() -> None:
    table = at_the_truce(())
    table.answer(1, "pass")
    assert table.table.waiting() == [UMPIRE]
    table.answer(UMPIRE, "pass")
    assert table.field.phase() != "TRUCE"


def test_in_the_window_the_other_side_has_to_wait_for_its_turn() -> None:
    table = at_the_truce()
    refused = table.refused(UMPIRE, "lay calm-sea")
    assert (refused.rule, refused.key) == ("Z-ALL-06", "window-turn")


# --- secrets and undo -------------------------------------------------------------------------------------------------


def test_what_showed_nothing_new_can_be_taken_back_and_what_did_cannot() -> None:
    table = at_the_truce()
    table.answer(1, "pass")
    table.answer(UMPIRE, "hide black-cat")
    assert table.table.can_undo(UMPIRE)
    table.answer(UMPIRE, "lay calm-sea")
    assert not table.table.can_undo(UMPIRE)


def test_others_see_how_many_omens_he_holds_and_never_which() -> None:
    table = at_the_truce()
    told = json.dumps([table.table.view(1), table.table.view(None)])
    assert not any(card in told for card in HAND)
    assert cast(Any, table.table.view(UMPIRE))["boxes"]["everything"]["hand"] == list(HAND)
    assert cast(Any, table.table.view(1))["boxes"]["everything"]["hand"] == 2


def test_the_record_of_a_finished_game_proves_the_shuffles() -> None:
    table = Table(SETUP, seed="proof")
    while not table.outcome:
        seat = table.waiting()[-1]
        choices = table.choices(seat)
        table.apply(seat, next((one for one in ("draw", "row", "pass") if one in choices), choices[0]))
    text = table.record.text(reveal=True)
    assert any("omen" in line for line in text.splitlines())
    assert verify(text).true


def test_a_save_keeps_force_deck_and_hand() -> None:
    table = at_the_truce()
    again = load(table.table.save())
    assert again.play.state.to_json() == table.table.play.state.to_json()
    assert again.play.battle.parts["omens"].hand == HAND


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_moment_of_a_game_is_told(code: str) -> None:
    lang = language(code)
    table = Table(SETUP, seed="told")
    number = 0
    while not table.outcome:
        for seat in table.seats:
            assert tell_question(table, seat, lang)
        seat = table.waiting()[number % len(table.waiting())]
        choices = table.choices(seat)
        assert all(tell_action(table, seat, choice, lang) for choice in choices)
        number += 1
        for event in table.apply(seat, choices[number % len(choices)]):
            told = tell_event(table, event, lang)
            assert "{" not in told
    with pytest.raises(Refused) as caught:
        table.apply(1, "row")
    assert tell_refusal(caught.value.refusal, lang)


def test_the_umpire_has_words_of_his_own() -> None:
    table = ashore()
    table.dice("TOOL STAR TOOL BELL")
    rolled = table.answer(UMPIRE, "roll")[0]
    assert tell_event(table.table, rolled, language("en")).startswith("The umpire rolls red: tool; white: star")


def test_its_rules_stand_in_the_rulebook() -> None:
    rule = rulebook.get("Z-ALL-06")
    assert rule is not None
    assert "truce" in rule.text
