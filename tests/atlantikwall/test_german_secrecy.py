"""What only the German may know stays with him: views, events, record, why, choices of others, copies (A-DECO-10)."""

from __future__ import annotations

import json
import random

import pytest

from hhour.dday.boxes.atlantikwall.german import view
from hhour.dday.boxes.atlantikwall.german.force import german
from hhour.dday.boxes.atlantikwall.german.verbs import BLACK
from hhour.kernel.action import Action
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from tests.atlantikwall.german import Fortress
from tests.rule import rule

HAND = {"iron-cross-1", "flak-badge"}


def seen(table: Table, seat: int | None) -> str:
    """All that a seat (None: a spectator) can read at the table, as one text."""
    seats = [] if seat is None else [seat]
    story = [event.to_json() | {"audience": 0} for event in table.story(seats)]
    why = [[one.to_json() for one in table.why(event.seq, seats)] for event in table.story(seats)]
    lines = [table.told_action(line, seats) for line in table.record.lines]
    choices = table.choices(seat) if seat else []
    return json.dumps([table.view(seat), story, why, lines, choices])


def hidden_in(text: str, cards: set[str]) -> set[str]:
    return {slug for slug in cards if slug in text}


@rule("A-DECO-10")
def test_nobody_else_reads_which_decorations_he_draws_takes_or_looks_at() -> None:
    t = Fortress()
    t.german(courage=10, cards=["enigma-machine"])
    t.start_at("MUSTER")
    t.dice("iron-cross-1 flak-badge")
    t.answer(3, "decorate", "decorate")
    t.dice("knights-cross rad-badge driver-badge")
    t.answer(3, "use enigma-machine", "take knights-cross", "top rad-badge")
    secret = {*HAND, "knights-cross", "rad-badge", "driver-badge"}
    for seat in (1, 2, None):
        assert hidden_in(seen(t.table, seat), secret) == set()
    assert hidden_in(seen(t.table, 3), secret) == secret


@rule("A-DECO-10")
def test_counts_and_discards_are_open() -> None:
    t = Fortress()
    t.german(cards=["iron-cross-1", "flak-badge"])
    t.start_at("MUSTER")
    t.answer(3, "use iron-cross-1")
    told = t.table.view(1)["boxes"]["atlantikwall"]  # type: ignore[index]
    assert (told["german-hand"], told["german-deck"], told["german-discards"]) == (1, 19, ["iron-cross-1"])
    assert "german-decorations" not in told
    own = t.table.view(3)["boxes"]["atlantikwall"]  # type: ignore[index]
    assert own["german-decorations"] == ["flak-badge"]


@rule("A-DECO-10")
def test_another_hand_changes_no_byte_for_anybody_else() -> None:
    texts = set()
    for hand in (("iron-cross-1", "flak-badge"), ("german-cross", "west-wall-medal")):
        t = Fortress()
        t.german(cards=list(hand))
        t.unit(1, cards=["memorial-cross"])
        for seat in (1, 2):
            t.tally(seat, "STAR STAR STAR STAR STAR STAR")
        t.german_tally("STAR STAR STAR STAR STAR STAR")
        t.start_stage("adjust")
        t.answer(1, "use memorial-cross")
        texts.add("".join(seen(t.table, seat) for seat in (1, 2, None)))
    assert len(texts) == 1


@rule("A-DECO-10")
def test_a_copy_for_another_seat_deals_his_hand_anew_and_knows_no_more() -> None:
    dealt = set()
    for hand in (["iron-cross-1", "flak-badge"], ["german-cross", "driver-badge"]):
        t = Fortress()
        t.german(cards=hand)
        copy = t.table.copy(1, seed="think")
        he = german(copy.play)
        dealt.add((he.decorations, he.deck.unplaced))
        assert len(he.decorations) == 2
        own = german(t.table.copy(3, seed="think").play)
        assert set(own.decorations) == set(hand)
    assert len(dealt) == 1


@rule("A-DECO-10")
def test_when_the_game_is_over_all_is_told() -> None:
    t = Fortress()
    t.german(courage=5)
    t.start_at("MUSTER")
    t.dice("iron-cross-1")
    t.answer(3, "decorate")
    t.field.over("lost")
    assert "iron-cross-1" in seen(t.table, 1)
    for seat in (1, 2, 3):
        assert german(t.table.copy(seat, seed="think").play).decorations == ("iron-cross-1",), "nothing is dealt anew"


@rule("A-DECO-10")
def test_what_is_no_secret_is_told_as_it_was_done() -> None:
    t = Fortress()
    t.german(courage=5)
    t.unit(1, cards=["field-radio"])
    t.start_at("MUSTER")
    t.answer(1, "use field-radio")
    assert t.table.told_action(t.table.record.lines[-1], [2]) == "use field-radio"
    t.dice("iron-cross-1")
    t.answer(3, "decorate")
    assert t.table.told_action(t.table.record.lines[-1], [1]) == "decorate"
    t.german(cards=["enigma-machine"])
    t.dice("knights-cross rad-badge driver-badge")
    t.answer(3, "use enigma-machine")
    assert view.veil(t.field, 3, Action("take", ("rad-badge",))) == Action("take")
    assert view.veil(t.field, 3, Action("pass")) is None
    assert view.veil(Table("dday n-18", seed="a").play, 1, Action("take", ("medic",))) is None


@rule("A-GEN-01")
def test_without_a_german_there_is_nothing_of_his_to_hide() -> None:
    table = Table("dday n-18 units=2", seed="nobody")
    before = table.save()
    view.conceal(table.play, 1)
    assert table.save() == before


@pytest.mark.parametrize("seed", range(4))
def test_random_games_leak_nothing_are_saved_and_go_on(seed: int) -> None:
    player = random.Random(seed)
    table = Table("dday n-18 units=2 opts=german,german-limits=unlimited", seed=f"leak{seed}")
    for step in range(700):
        if table.outcome:
            break
        seat = player.choice(table.waiting())
        options = [word for word in table.choices(seat) if not word.startswith(("trade", "first", "abandon"))]
        table.apply(seat, player.choice(options))
        he = german(table.play)
        if step % 60 == 0 and not table.outcome:
            played = {str(event.data.get("card")) for event in table.story([1])}
            hidden = set(he.decorations) - played - set(he.deck.discards) - set(BLACK)
            assert hidden_in(seen(table, 1), hidden) == set()
            assert load(table.save()).save() == table.save()
