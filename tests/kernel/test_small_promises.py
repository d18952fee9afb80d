"""Small promises of the kernel that nobody noticed when they broke."""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random

import pytest

from hhour.kernel.chance import SeededChance
from hhour.kernel.dice import KINDS, SIX, new_kind
from hhour.kernel.faces import COLOUR_NAMES, LETTERS, RED, new_colour
from hhour.kernel.games import game_of, games
from hhour.kernel.playout import drawn, play_randomly, playout
from hhour.kernel.record import LAYING, Imported, parse_record
from hhour.kernel.refusal import RecordError, Refusal, Refused, SetupError
from hhour.kernel.saving import load
from hhour.kernel.setup import parse_setup
from hhour.kernel.table import Table


def test_an_error_tells_its_key_and_what_it_is_about() -> None:
    assert str(SetupError("setup-odd")) == "setup-odd"
    assert str(SetupError("setup-odd", {"value": 3})) == "setup-odd {'value': 3}"
    assert str(RecordError("record-line")) == "record-line"
    assert str(RecordError("record-line", {"line": 3})) == "record-line {'line': 3}"
    assert str(Refused(Refusal("B-ROLL-01", "roll-no"))) == "B-ROLL-01: roll-no"
    assert str(Refused(Refusal("B-ROLL-01", "roll-no", {"n": 2}))) == "B-ROLL-01: roll-no {'n': 2}"
    because = Refusal("B-ROLL-01", "roll-no", {})
    assert str(RecordError("record-line", {"line": 3}, because)) == f"record-line {{'line': 3}} {because}"


def test_a_save_from_before_rules_were_numbered_is_of_the_first() -> None:
    data = json.loads(Table("bataille", seed="first").save())
    assert data.pop("rules") == 1
    assert load(json.dumps(data)).version == 1


def test_a_line_that_cannot_be_read_is_quoted_no_longer_than_a_row() -> None:
    head = str(Table("bataille", seed="row").record).splitlines()[0]
    for row in ("x" * 99, f"dice {'x' * 99}"):
        with pytest.raises(RecordError) as error:
            parse_record(f"{head}\n{row}\n")
        assert error.value.refusal.params == {"line": 2, "text": row[:60]}


def test_a_word_that_cannot_be_read_is_quoted_by_its_first_twenty_letters() -> None:
    long, quoted = "x" * 99, "x" * 20
    for text in (f"{long} bataille", f"hh2 bataille rules={long}"):
        with pytest.raises(RecordError) as unread:
            parse_record(text)
        assert unread.value.refusal.params["found"] == quoted
    with pytest.raises(SetupError) as refused:
        parse_setup(f"bataille units={long}")
    assert refused.value.refusal.params["value"] == quoted
    with pytest.raises(SetupError) as refused:
        Table("bataille", seed=long)
    assert refused.value.refusal.params["seed"] == quoted


def test_a_number_of_seats_has_at_most_three_digits() -> None:
    assert parse_setup("bataille units=999").seats == 999
    with pytest.raises(SetupError) as error:
        parse_setup("bataille units=1000")
    assert error.value.refusal == Refusal("", "setup-not-a-number", {"key": "units", "value": "1000"})


@pytest.mark.parametrize(("number", "key"), [("1" * 9, ""), ("1" * 10, "record-rules"), ("x", "record-rules")])
def test_a_version_of_the_rules_is_a_number_of_at_most_nine_digits(number: str, key: str) -> None:
    head = f"hh2 bataille rules={number}"
    if not key:
        assert parse_record(head).rules == int(number)
        return
    with pytest.raises(RecordError) as error:
        parse_record(head)
    assert error.value.refusal.key == key


def test_a_die_named_twice_or_unknown_is_no_choice_of_dice() -> None:
    assert SIX.mask(("r1", "b2")) == 0b100001
    assert SIX.mask(("b2", "r1")) == 0b100001
    assert SIX.mask(("r1", "r1")) == -1
    assert SIX.mask(("w1", "b1", "w1")) == -1
    assert SIX.mask(("r3",)) == -1


def test_a_kind_or_colour_is_known_by_its_name_and_a_letter_is_given_once() -> None:
    before = len(KINDS)
    assert new_kind("red", RED) == RED
    assert len(KINDS) == before
    assert new_colour("red", "x") == RED
    with pytest.raises(ValueError, match="take another letter"):
        new_colour("crimson", LETTERS[0])
    assert "crimson" not in COLOUR_NAMES


def test_a_game_lets_no_more_play_by_an_option_unless_it_says_so() -> None:
    for name in ("bataille", "express"):
        game = game_of(name)
        assert {game.most_with(option.key) for option in game.options()} == {0}, name


def test_the_games_are_those_folders_that_have_one() -> None:
    assert sorted(games()) == ["bataille", "dday", "express"]


def test_random_games_are_counted_and_none_is_begun_without_time() -> None:
    game = game_of("bataille")
    rules = Table("bataille", seed="count").rules
    seeds = iter(range(10_000))
    assert playout(game, rules, seeds, -1.0, events=False) == (0, 0)
    decisions, played = playout(game, rules, seeds, 0.02, events=False)
    assert next(seeds) == played
    assert decisions > played > 0


def test_dice_of_one_seed_are_always_the_same() -> None:
    """Records of years ago are verified by these numbers."""
    chance = SeededChance("h-hour")
    assert [chance.numbers(1, 1, "roll", 1, 6, count) for count in (1, 3, 6)] == [[4], [2, 2, 2], [3, 0, 1, 4, 1, 4]]
    assert chance.numbers(1, 1, "roll", 1, 6, 7) == [0, 3, 1, 3, 2, 2, 4]
    assert chance.numbers(2, 1, "draw", 4, 52, 3) == [38, 47, 29]
    assert set(chance.numbers(1, 2, "many", 1, 6, 80)) == set(range(6))
    assert chance.shuffle(0, 0, "deck", 0, tuple("abcdefgh")) == tuple("dghfbeca")


@pytest.mark.parametrize("count", range(9))
def test_any_number_of_dice_are_the_digits_of_one_number_lowest_first(count: int) -> None:
    """As the guide's page on the dice says it, however few are rolled."""
    key = blake2b(b"h-hour", digest_size=32).digest()
    for turn in range(40):
        message = f"{turn}.2.roll.3.6.{count}".encode()
        number = int.from_bytes(blake2b(message, key=key, digest_size=16).digest(), "big") % 6**count
        digits = [number // 6**place % 6 for place in range(count)]
        assert SeededChance("h-hour").numbers(turn, 2, "roll", 3, 6, count) == digits


def test_a_number_from_the_ragged_end_is_drawn_again_with_the_next_try_in_its_name() -> None:
    key = blake2b(b"h-hour", digest_size=32).digest()
    space = (1 << 127) + 1  # nearly every second number lies in the ragged end
    chance = SeededChance("h-hour")
    tried = 0
    for message in map(str, range(20)):
        names = [message, *(f"{message}.{again}" for again in range(1, 99))]
        drawn = [int.from_bytes(blake2b(name.encode(), key=key, digest_size=16).digest(), "big") for name in names]
        fair = next(number for number in drawn if number < space)
        assert chance._below(message, space) == fair
        tried = max(tried, drawn.index(fair))
    assert tried > 1


def test_the_first_number_of_the_ragged_end_is_drawn_again_too() -> None:
    chance = SeededChance("h-hour")
    drawn = {message: chance._below(message, 1 << 128) for message in map(str, range(20))}
    high = {message: number for message, number in drawn.items() if number > 1 << 127}  # such a space fits only once
    assert high
    for message, number in high.items():
        assert chance._below(message, number) != 0
        assert chance._below(message, number + 1) == number


def test_random_players_make_as_many_decisions_as_they_say() -> None:
    table = Table("bataille units=2", seed="count")
    by_hand = table.fork()
    rng = Random(3)
    for _ in range(5):
        seat = by_hand.game.first_waiting(by_hand.play)
        choices = by_hand.game.choices(by_hand.play, seat)
        by_hand.game.act(by_hand.play, seat, choices[0] if len(choices) == 1 else drawn(choices, rng.random))
    assert play_randomly(table.game, table.play, Random(3), 5) == 5
    assert table.play.state.to_json() == by_hand.play.state.to_json()


@pytest.mark.parametrize(("after", "actions"), [(LAYING, 0), (0, 0), (1, 1), (4, 4)])
def test_a_record_says_after_how_many_actions_it_was_taken_over(after: int, actions: int) -> None:
    record = Table("bataille", seed="taken").record
    assert record.imported_after is None
    record.sources.append(Imported("", "", after))
    assert record.imported_after == actions
