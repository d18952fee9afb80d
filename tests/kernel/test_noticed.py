"""What nobody noticed when it broke: undo after the end, causes after undo, the seed's hash, the form of a save."""

from __future__ import annotations

import json
from typing import cast

import pytest

from hhour.dday.rules.battle.field import Field
from hhour.kernel.action import Action
from hhour.kernel.game import Game
from hhour.kernel.refusal import RecordError, Refused
from hhour.kernel.replaying import replay
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from hhour.kernel.verify import verify
from tests.table import Situation


def at_the_end() -> Situation:
    """A Unit that must move and cannot, asked because it has a card in hand."""
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, sector=1, soldiers=9, courage=0, marker=4, cards=["field-radio"])
    t.start_at("MOVE")
    assert "give-up" in t.choices()
    return t


def test_undo_after_the_end_goes_on_with_the_record_too() -> None:
    t = at_the_end()
    t.answer(1, "give-up")
    assert (t.table.outcome, t.table.record.ended) == ("lost", "lost")
    assert t.table.game.first_waiting(t.field) == 0
    over = t.table.refusal(1, "stay")
    assert over is not None
    assert (over.key, over.params) == ("game-over", {"outcome": "lost"})
    t.table.undo(1)
    assert (t.table.outcome, t.table.record.ended) == ("", "")
    assert t.question() == "move"


def test_undo_gives_the_causes_back() -> None:
    t = at_the_end()
    field = t.field
    before, seq = dict(field.because), field.seq
    assert before
    t.answer(1, "use field-radio")
    t.table.undo(1)
    assert (t.field.because, t.field.seq) == (before, seq)
    t.answer(1, "use field-radio")
    gained = t.events("gained")[-1]
    assert [event.kind for event in t.table.why(gained.seq)] == ["gained", "used"]


def test_a_replay_keeps_the_promise_of_the_seed() -> None:
    table = Table("dday n-01 level=practice", seed="promise")
    table.apply(1, "roll")
    again = replay(str(table.record))
    assert again.record.seed_hash == table.record.seed_hash
    assert str(again.record).splitlines()[0] == str(table.record).splitlines()[0]


def test_an_untrue_record_says_how_far_it_was_true() -> None:
    table = Table("dday n-01 level=practice", seed="count")
    table.apply(1, "roll")
    table.apply(1, table.choices(1)[0])
    text = str(table.record)
    true = verify(text)
    assert (true.true, true.actions, true.dice) == (True, 2, 6)
    line = next(row for row in text.splitlines() if " roll" in row)
    word = next(word for word in line.split() if word.isupper())
    other = "STAR" if word != "STAR" else "TOOL"
    false = verify(text.replace(line, line.replace(word, other, 1)))
    assert not false.true
    assert false.actions < 2


def test_a_save_has_its_form_and_a_newer_one_is_refused() -> None:
    table = Table("dday n-01 level=practice", seed="form")
    saved = json.loads(table.save())
    assert sorted(saved) == ["game", "record", "rules", "save", "seq", "state"]
    assert (saved["save"], saved["game"], saved["rules"]) == (1, "dday", table.version)
    saved["save"] = 2
    with pytest.raises(RecordError, match="save-newer"):
        load(json.dumps(saved))
    saved["save"], saved["rules"] = 1, table.game.rules_version + 1
    with pytest.raises(RecordError, match="save-newer"):
        load(json.dumps(saved))
    assert cast(Field, load(table.save()).play).seq == table.play.seq


def test_a_game_without_free_actions_takes_none() -> None:
    table = Table("dday n-01 level=practice", seed="free")
    refused = Game.refuse_free(table.game, table.play, 1, Action("dance"))
    assert refused is not None
    assert (refused.rule, refused.key) == ("", "not-a-choice")


def test_seats_that_are_none_and_an_undo_of_nothing_are_refused() -> None:
    table = Table("dday n-01 level=practice", seed="seats")
    for seat in (0, 9):
        refused = table.refusal(seat, Action("roll"))
        assert refused is not None
        assert refused.key == "no-such-seat"
    with pytest.raises(Refused) as caught:
        table.undo(1)
    assert caught.value.refusal.key == "no-undo"
