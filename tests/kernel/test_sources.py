"""Where the dice come from: one seed, the seats' own parts, or a fresh seed after an import."""

from __future__ import annotations

import pytest

from hhour.kernel.chance import Chance, ScriptedChance, SeededChance, mixed_seed, promise_of, seed_hash
from hhour.kernel.record import Imported, Parts, Record, parse_record
from hhour.kernel.refusal import RecordError
from hhour.kernel.replaying import replay
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from hhour.kernel.verify import verify

SETUP = "dday n-01 level=practice units=2"
ONE, TWO = "1" * 32, "2" * 32


def parts(*given: tuple[int, str]) -> Parts:
    return Parts([(seat, promise_of(part), part) for seat, part in given])


def play(table: Table, actions: int) -> Table:
    for _ in range(actions):
        if table.outcome:
            break
        seat = table.waiting()[0]
        table.apply(seat, table.choices(seat)[0])
    return table


def rolls(table: Table) -> list[list[str]]:
    return [line.results for line in table.record.lines if line.results]


def test_the_dice_come_from_every_part() -> None:
    alone = rolls(play(Table(SETUP, seed="s"), 12))
    both = rolls(play(Table(SETUP, seed="s", sources=[parts((1, ONE), (2, TWO))]), 12))
    other = rolls(play(Table(SETUP, seed="s", sources=[parts((1, ONE), (2, ONE))]), 12))
    another_seed = rolls(play(Table(SETUP, seed="t", sources=[parts((1, ONE), (2, TWO))]), 12))
    assert len({str(found) for found in (alone, both, other, another_seed)}) == 4


def test_without_a_part_the_dice_are_those_of_the_seed() -> None:
    nobody = Parts([(1, promise_of(ONE), "")])
    assert rolls(play(Table(SETUP, seed="s", sources=[nobody]), 12)) == rolls(play(Table(SETUP, seed="s"), 12))
    assert mixed_seed("s", {}) == "s"


def test_a_late_part_enters_where_the_record_says_and_not_before() -> None:
    late = play(Table(SETUP, seed="s"), 6)
    plain = play(Table(SETUP, seed="s"), 40)
    late.draw_from(parts((2, TWO)))
    play(late, 34)
    told = str(late.record).splitlines()
    assert told[7] == f"dice parts 2={promise_of(TWO)}/{TWO}"
    assert [str(line) for line in late.record.lines[:6]] == [str(line) for line in plain.record.lines[:6]]
    assert rolls(late) != rolls(plain)
    verdict = verify(str(late.record))
    assert (verdict.key, verdict.parts) == ("proven", 1)


def test_what_is_drawn_while_the_table_is_laid_comes_from_the_parts_too() -> None:
    setup = "dday n-02 opts=random-specialists"
    plain = Table(setup, seed="s")
    mixed = Table(setup, seed="s", sources=[parts((1, ONE))])
    assert plain.record.start != mixed.record.start
    assert str(mixed.record).splitlines()[1].startswith("dice parts 1=")
    assert verify(str(mixed.record)).true
    assert replay(str(mixed.record)).record.start == mixed.record.start


def test_a_part_that_was_not_promised_is_found() -> None:
    table = play(Table(SETUP, seed="s", sources=[parts((1, ONE))]), 4)
    verdict = verify(str(table.record).replace(f"/{ONE}", f"/{TWO}"))
    assert (verdict.true, verdict.key, verdict.line) == (False, "part-differs", 2)
    left_out = verify(str(table.record).replace(f"/{ONE}", "/-"))
    assert (left_out.true, left_out.key, left_out.line) == (False, "dice-differ", 3)


def test_a_save_a_copy_and_a_replay_go_on_with_the_same_dice() -> None:
    table = play(Table(SETUP, seed="s", sources=[parts((1, ONE))]), 1)
    table.draw_from(parts((2, TWO)))
    again, copy, saved = replay(table.record.text(reveal=True)), table.copy(exact=True), load(table.save())
    play(table, 60)
    assert len(rolls(table)) > 3
    assert rolls(play(again, 60)) == rolls(play(copy, 60)) == rolls(play(saved, 60)) == rolls(table)
    assert str(again.record) == str(copy.record) == str(saved.record) == str(table.record)


def test_an_imported_game_goes_on_with_a_seed_of_its_own_and_is_never_proven() -> None:
    known = play(Table(SETUP, seed="mine"), 6)
    table = replay(str(known.record))
    table.draw_from(Imported(seed_hash("fresh"), "fresh"))
    play(table, 400)
    play(known, 400)
    assert rolls(table)[3:] != rolls(known)[3:]
    assert "fresh" not in table.record.text(reveal=False)
    verdict = verify(str(table.record))
    assert (verdict.true, verdict.key, verdict.since) == (False, "imported", 6)
    assert verdict.dice == sum(len(line.results) for line in table.record.lines[6:])


def test_dice_after_the_import_are_checked_and_a_lie_is_found() -> None:
    table = replay(str(play(Table(SETUP, seed="mine"), 6).record))
    table.draw_from(Imported(seed_hash("fresh"), "fresh"))
    play(table, 400)
    rows = str(table.record).splitlines()
    place = next(n for n, row in enumerate(rows[9:], 9) if ": S" in row)
    rows[place] = rows[place].replace(": S", ": TOOL S").rpartition(" ")[0]
    verdict = verify("\n".join(rows))
    assert (verdict.key, verdict.line) == ("dice-differ", place + 1)


def test_a_finished_game_that_was_imported_is_not_proven_either() -> None:
    table = replay(str(play(Table(SETUP, seed="mine"), 4000).record))
    assert table.outcome
    table.draw_from(Imported())
    verdict = verify(str(table.record))
    assert (verdict.key, verdict.dice) == ("imported", 0)
    assert replay(str(table.record)).outcome == table.outcome


def test_an_old_record_stays_in_its_format_and_a_new_one_carries_its_keys() -> None:
    old = "hh1 dday n-01 level=practice units=1 boxes=base rules=1 seed#=x seed=s\n1 1 roll\n"
    assert str(replay(old).record).splitlines()[0].startswith("hh1 ")
    assert ":" not in str(replay(old).record)
    new = play(Table("dday n-01 level=practice", seed="s"), 1)
    assert str(new.record).splitlines()[1].startswith("1 1 roll > 1.1.roll.1: ")
    assert str(replay(str(new.record)).record) == str(new.record)


def test_a_key_that_is_not_the_one_of_the_roll_is_found() -> None:
    table = play(Table("dday n-01 level=practice", seed="s"), 1)
    verdict = verify(str(table.record).replace("1.1.roll.1:", "1.1.roll.2:"))
    assert (verdict.key, verdict.line) == ("dice-differ", 2)
    assert verdict.expected.startswith("1.1.roll.1: ")


def test_a_secret_draw_is_hidden_until_the_end_and_then_proven() -> None:
    deck = ("ace", "king", "queen", "jack")
    chance = SeededChance("s")
    chance.log = []
    order = chance.shuffle(0, 0, "deck", 0, deck)
    drawn = chance.pick(0, 1, "hand", 0, deck, secret=True)
    chance.d6(0, 1, "die", 0, 1)
    assert sorted(order) == sorted(deck)
    record = Record(SETUP, 1, "x", "s")
    record.start = chance.log
    hidden = record.text(reveal=False)
    assert not any(card in hidden for card in deck)
    assert "0.0.deck.0?: ? 0.1.hand.0?: ? 0.1.die.0: " in hidden
    assert f"0.0.deck.0?.ace,king,queen,jack: {' '.join(order)} 0.1.hand.0?" in record.text(reveal=True)
    again: Chance = ScriptedChance(list(chance.log))
    assert (again.shuffle(0, 0, "deck", 0, deck), again.pick(0, 1, "hand", 0, deck, secret=True)) == (order, drawn)


def test_every_order_comes_up_about_equally_often() -> None:
    chance = SeededChance("orders")
    found = [chance.shuffle(turn, 0, "deck", 0, ("a", "b", "c")) for turn in range(3000)]
    assert all(430 < found.count(order) < 570 for order in set(found))
    assert len(set(found)) == 6


@pytest.mark.parametrize(
    "row", ["dice", "dice throw", "dice parts 1=short/x", "dice parts one", "dice import seed=1 when=2"]
)
def test_a_line_about_the_dice_that_cannot_be_read_is_named(row: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(f"hh2 dday n-01 seed#=-\n{row}\n")
    assert caught.value.refusal.key in ("record-dice", "record-line")
    assert caught.value.refusal.params["line"] == 2
