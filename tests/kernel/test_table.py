"""Tables: undo ends where new information begins; a failed action changes nothing; saves outlive records."""

from __future__ import annotations

import contextlib
import json
import pickle

import pytest

import hhour
from hhour.kernel.action import parse_action
from hhour.kernel.chance import NeedDice
from hhour.kernel.record import Line
from hhour.kernel.refusal import Refused, SetupError
from hhour.kernel.saving import load
from hhour.kernel.setup import parse_setup
from hhour.kernel.table import Table
from tests.table import Situation


def test_undo_goes_back_until_a_die_was_rolled() -> None:
    table = Table("dday n-01 level=practice", seed="undo")
    assert not table.can_undo(1)
    table.apply(1, "roll")
    assert not table.can_undo(1)
    table.apply(1, "lock r1 r2")
    assert table.can_undo(1)
    table.undo(1)
    assert table.question(1) == "lock"
    with pytest.raises(Refused):
        table.undo(1)
    assert [line.action for line in table.record.lines] == ["roll", "lock r1 r2", "undo"]


def test_a_seed_of_its_own_has_as_many_bits_as_a_key_is_worth() -> None:
    table = Table("dday n-01 level=practice")
    seeds = [table.seed, Table("dday n-01 level=practice").seed, table.copy().seed, table.copy().seed]
    assert [len(bytes.fromhex(seed)) for seed in seeds] == [16] * 4
    assert len(set(seeds)) == 4


def test_undo_stops_at_another_seats_move() -> None:
    table = Table("dday n-01 units=2", seed="undo")
    table.apply(1, "roll")
    table.apply(2, "roll")
    table.apply(1, "lock r1 r2")
    table.apply(2, "lock r1 r2")
    assert not table.can_undo(1)
    assert table.can_undo(2)
    table.undo(2)
    assert not table.can_undo(1)


def test_a_question_stands_while_another_rolls_though_nothing_can_be_taken_back_then() -> None:
    before = Table("dday n-02 units=2", seed="standing")
    rolled = before.fork()
    rolled.apply(1, "roll")
    assert rolled.stands(2, before, 1)
    assert not rolled.stands(1, before, 1)
    locked = rolled.fork()
    locked.apply(1, "lock r1 r2")
    again = locked.fork()
    again.apply(2, "roll")
    assert again.stands(1, locked, 2)
    assert locked.can_undo(1)
    assert not again.can_undo(1)


def test_the_same_action_after_an_undo_meets_the_same_dice() -> None:
    table = Table("dday n-01 level=practice", seed="again")
    table.apply(1, "roll")
    faces = []
    for _ in range(2):
        table.apply(1, "lock r1 r2")
        copy = table.copy(exact=True)
        copy.apply(1, "reroll w1 w2 b1")
        faces.append(copy.record.lines[-1].results)
        table.undo(1)
    assert faces[0] == faces[1]


def test_dice_that_run_out_leave_the_table_as_it_was() -> None:
    table = Table("dday n-01 level=practice", results=[])
    before = table.save()
    with pytest.raises(NeedDice):
        table.apply(1, "roll", ["STAR"])
    assert table.save() == before
    assert table.events[-1].kind == "turn"


def test_a_save_goes_on_although_its_record_no_longer_fits() -> None:
    table = Table("dday n-01 level=practice", seed="old")
    table.apply(1, "roll")
    table.apply(1, "lock r1 r2")
    table.record.lines[1] = Line(2, 1, "lock as they did in older rules", [])
    loaded = load(table.save())
    assert loaded.question(1) == "reroll"
    loaded.apply(1, "stop")


def test_a_save_holds_snapshot_record_and_rules_version() -> None:
    data = json.loads(Table("dday n-01", seed="x").save())
    assert {"save", "game", "rules", "record", "seq", "state"} <= set(data)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "setup-empty"),
        ("chess", "setup-unknown-game"),
        ("dday n-01 n-02", "setup-two-boards"),
        ("dday units=two", "setup-not-a-number"),
        ("dday units=" + "9" * 5000, "setup-not-a-number"),
        ("dday units=2 units=3", "setup-twice"),
        ("dday opts=assault,assault", "setup-twice"),
        ("dday colour=red", "setup-unknown-key"),
    ],
)
def test_setups_that_make_no_sense_are_named(text: str, key: str) -> None:
    with pytest.raises(SetupError) as caught:
        Table(text)
    assert caught.value.refusal.key == key


@pytest.mark.parametrize("seed", ["", "two words", "new\nline", "x" * 65, "graine été"])
def test_a_seed_must_fit_into_a_record(seed: str) -> None:
    with pytest.raises(SetupError) as caught:
        Table("dday n-01", seed=seed)
    assert caught.value.refusal.key == "setup-seed"


def test_equal_texts_are_equal_actions_and_setups() -> None:
    assert parse_action("LOCK r1  R2") == parse_action("lock r1 r2")
    assert len({parse_action("roll"), parse_action(" roll ")}) == 1
    assert parse_setup("dday  n-01") == parse_setup("dday n-01")
    assert parse_setup("dday n-01") != parse_setup("dday n-02")
    assert parse_setup("dday n-01") != "dday n-01"


def test_the_library_offers_what_its_page_names() -> None:
    assert all(hasattr(hhour, name) for name in hhour.__all__)
    with pytest.raises(AttributeError):
        hhour.nonsense  # noqa: B018


def test_why_reaches_across_a_question_to_the_card_that_asked_it() -> None:
    t = Situation("dday n-01")
    t.unit(1, cards=["binoculars"])
    t.start_at("ROLL")
    t.dice("SKULL SKULL SKULL SKULL SKULL SKULL")
    t.answer(1, "roll", "use binoculars", "set r1 STAR")
    changed = t.events("die-set")[-1]
    assert [event.kind for event in t.table.why(changed.seq)] == ["die-set", "used"]


def test_a_successor_leads_back_to_the_table_it_came_from_and_leaves_it_as_it_was() -> None:
    table = Table("dday n-02", seed="successor")
    table.apply(1, "roll")
    before = json.dumps(table.play.state.to_json())
    ahead = table.successor()
    ahead.apply(1, next(one for one in ahead.choices(1) if one.startswith("lock")))
    assert json.dumps(table.play.state.to_json()) == before
    ahead.undo(1)
    assert json.dumps(ahead.play.state.to_json()) == before
    later = ahead.successor()
    later.apply(1, next(one for one in later.choices(1) if one.startswith("lock")))
    assert json.dumps(ahead.play.state.to_json()) == before


def test_an_action_that_wants_more_dice_on_a_successor_leaves_the_table_it_came_from_as_it_was() -> None:
    table = Table("dday n-02", results=[])
    before = json.dumps(table.play.state.to_json())
    ahead = table.successor()
    for faces in ([], ["STAR"], ["STAR"] * 6):
        with contextlib.suppress(NeedDice):
            ahead.apply(1, "roll", faces)
    assert len(ahead.record.lines) == 1
    assert json.dumps(table.play.state.to_json()) == before


def test_tables_of_one_setup_share_their_rules_and_others_do_not() -> None:
    one, two = Table("dday n-02 units=2"), Table("dday n-02 units=2")
    assert one.rules is two.rules
    assert Table("dday n-02 units=3").rules is not one.rules
    assert Table("dday n-02 units=2", version=1).rules is not one.rules


@pytest.mark.parametrize("options", ["sea", "missions", "battle-conditions"])
def test_a_copy_for_one_seat_can_be_handed_on_whatever_was_drawn_while_the_table_was_laid(options: str) -> None:
    table = Table(f"dday n-02 units=2 opts={options}", seed="handed-on").copy(1, seed="thinking")
    other = pickle.loads(pickle.dumps(table))
    assert other.play.state.to_json() == table.play.state.to_json()
    assert other.record.text(reveal=True) == table.record.text(reveal=True)
    with pytest.raises(NeedDice):  # it has no dice, and nobody to ask
        other.play.chance.d6(1, 1, "test", 0, 1)
