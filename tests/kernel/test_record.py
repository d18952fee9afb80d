"""Records: what is written can be read, what is wrong is named with its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hhour.kernel.record import Line, parse_record
from hhour.kernel.refusal import HHourError, RecordError
from hhour.kernel.replaying import replay
from hhour.kernel.saving import load
from hhour.kernel.table import Table

BY_HAND = """hh1 dday n-01 level=practice units=1 boxes=base rules=1 seed#=-
# a first turn, typed from the rulebook's example
1 1 roll > SKULL TOOL STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE
2 1 lock w2 b1
3 1 reroll r1 r2 w1 > mine: TWO_SOLDIERS SOLDIER COURAGE
4 1 stop
5 1 claim TWO_SOLDIERS
"""


def test_a_record_typed_by_hand_plays_with_exactly_those_dice() -> None:
    table = replay(BY_HAND)
    units = table.view(1)["units"]
    assert isinstance(units, list)
    assert units[0]["soldiers"] == 4 + (2 + 1 + 2 + 2) + 6  # Fresh Troops on top
    assert units[0]["courage"] == 2
    assert table.record.text(reveal=True).splitlines()[1] == BY_HAND.splitlines()[2]


def test_a_finished_record_reveals_its_seed_and_a_running_one_does_not() -> None:
    table = Table("dday n-02", seed="s3cret")
    while not table.outcome:
        table.apply(1, table.choices(1)[-1])
    assert "s3cret" not in table.record.text(reveal=False)
    assert table.record.text(reveal=True).splitlines()[-1] == "end lost seed=s3cret"
    assert parse_record(table.record.text(reveal=True)).seed == "s3cret"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-empty"),
        ("# only a comment\n", "record-empty"),
        ("hello world\n", "record-not-one"),
        ("hh9 dday n-01\n", "record-newer"),
        ("hh1 dday n-01 rules=x\n", "record-rules"),
        (BY_HAND + "five 1 roll\n", "record-line"),
        (BY_HAND + "5 1\n", "record-line"),
        (BY_HAND + "7 1 stay\n", "record-number"),
        (BY_HAND.replace("end", "") + "end lost\n5 1 stay\n", "record-after-end"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert caught.value.refusal.key == key


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("lock w2 b1", "lock w2", "record-refused"),
        ("1 1 roll >", "1 2 roll >", "record-refused"),
        (" > SKULL TOOL", " > SKULL", "record-needs-dice"),
        ("COURAGE\n2 1", "COURAGE STAR\n2 1", "dice-too-many"),
        ("rules=1", "rules=99", "record-newer-rules"),
        ("> SKULL", "> SKULLS", "dice-not-a-face"),
    ],
)
def test_what_does_not_fit_the_rules_is_named(old: str, new: str, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(BY_HAND.replace(old, new))
    assert caught.value.refusal.key == key


def test_only_a_start_of_seat_0_is_the_laying_of_the_table() -> None:
    head = "hh2 dday n-01 level=practice units=1 boxes=base rules=1 seed#=-\n"
    laid = parse_record(head + "0 0 start > medic sniper\n1 1 start\n2 0 roll > STAR\n")
    assert laid.start == ["medic", "sniper"]
    assert [(line.number, line.seat, line.action, line.results) for line in laid.lines] == [
        (1, 1, "start", []),
        (2, 0, "roll", ["STAR"]),
    ]


def test_a_line_out_of_its_place_is_told_with_the_number_it_should_have() -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(BY_HAND + "\n7 1 stay\n")
    assert caught.value.refusal.params == {"line": 9, "expected": 6, "found": 7}


def test_written_results_are_used_whatever_the_seed_says() -> None:
    table = Table("dday n-01 level=practice", seed="said")
    table.apply(1, "roll")
    rolled = " ".join(table.record.lines[0].results)
    lie = str(table.record).replace(rolled, " ".join(["STAR"] * 6))
    assert replay(lie).record.lines[0].results == ["STAR"] * 6
    unwritten = str(table.record).partition(" >")[0]
    assert replay(unwritten).record.lines[0].results == rolled.split()


def test_dice_by_hand_are_written_without_what_they_are_for() -> None:
    table = Table("dday n-01 level=practice", results=[])
    table.apply(1, "roll", ["STAR"] * 6)
    assert str(table.record).splitlines()[1] == "1 1 roll > STAR STAR STAR STAR STAR STAR"
    assert not table.record.has_secrets


def test_a_replay_can_stop_at_any_action() -> None:
    assert replay(BY_HAND, to=1).question(1) == "lock"
    assert replay(BY_HAND, to=2).question(1) == "reroll"
    assert replay(BY_HAND, to=0).question(1) == "roll"


@given(st.text(max_size=200))
def test_no_text_brings_the_reader_down(text: str) -> None:
    for reader in (parse_record, replay, load):
        try:
            reader(text)
        except HHourError:
            continue


@given(st.integers(0, 400), st.characters())
def test_no_edit_of_a_real_save_brings_the_reader_down(place: int, letter: str) -> None:
    text = SAVED[: place % len(SAVED)] + letter + SAVED[place % len(SAVED) + 1 :]
    for cut in (text, SAVED[: place * 7 % len(SAVED)]):
        try:
            load(cut)
        except HHourError:
            continue


SAVED = Table("dday n-01 level=practice", seed="edit").save()


def test_the_bare_action_is_its_verb_alone() -> None:
    assert [Line(1, 1, action, []).bare for action in ("lock r1 r2", "roll")] == ["lock", "roll"]
