"""A record is true, or it is told where it is not."""

from __future__ import annotations

import pytest

from hhour.kernel.chance import seed_hash
from hhour.kernel.record import Imported
from hhour.kernel.refusal import RecordError
from hhour.kernel.replaying import replay
from hhour.kernel.table import Table
from hhour.kernel.verify import Verdict, verify


def played(setup: str = "dday n-01 level=practice", seed: str = "true", results: list[str] | None = None) -> Table:
    """Two actions with an undo between them, so that the record has all kinds of lines."""
    table = Table(setup, seed=seed) if results is None else Table(setup, results=[])
    table.apply(1, "roll", results)
    table.apply(1, "lock r1 r2")
    table.undo(1)
    table.apply(1, "lock b1 b2")
    return table


def finished() -> str:
    table = Table("dday n-01 level=practice units=2", seed="true")
    while not table.outcome:
        seat = table.waiting()[-1]
        table.apply(seat, table.choices(seat)[0])
    return str(table.record)


def where(verdict: Verdict) -> tuple[str, int]:
    assert not verdict.true
    return verdict.key, verdict.line


def test_a_true_record_is_proven_and_says_how_much() -> None:
    table = played()
    verdict = verify(str(table.record))
    assert (verdict.true, verdict.key, verdict.line) == (True, "proven", 0)
    assert (verdict.actions, verdict.dice, verdict.events) == (4, 6, len(table.events))


def test_a_finished_game_reveals_its_seed_at_the_end_and_is_proven() -> None:
    assert verify(finished()).true


def test_written_dice_are_taken_as_they_are() -> None:
    verdict = verify(str(played(results=["STAR"] * 6).record))
    assert (verdict.true, verdict.key, verdict.dice) == (True, "by-hand", 6)


def test_a_die_that_the_seed_does_not_give_is_found() -> None:
    text = str(played().record)
    rolled = text.splitlines()[1].partition(": ")[2]
    lie = "STAR STAR STAR STAR STAR STAR"
    verdict = verify(text.replace(rolled, lie))
    assert where(verdict) == ("dice-differ", 2)
    assert (verdict.expected, verdict.found) == (rolled, lie)


def test_dice_left_out_are_found() -> None:
    text = str(played().record)
    assert where(verify(text.replace(text.splitlines()[1].partition(" >")[2], "").replace(" >", ""))) == (
        "dice-differ",
        2,
    )
    by_hand = str(played(results=["STAR"] * 6).record)
    assert where(verify(by_hand.replace("STAR STAR ", "", 1))) == ("dice-missing", 2)
    assert where(verify(by_hand.replace("STAR", "HORSE", 1))) == ("dice-wrong", 2)
    assert where(verify(by_hand.replace("b1 b2", "b1 b2 > STAR"))) == ("dice-wrong", 5)


def test_dice_drawn_while_the_table_is_laid_are_checked_too() -> None:
    table = Table("dday n-02 opts=random-specialists", seed="true")
    text = str(table.record)
    assert verify(text).true
    first = table.record.start[0]
    other = next(slug for slug in table.record.start if slug != first)
    assert where(verify(text.replace(f"> {first}", f"> {other}", 1))) == ("dice-differ", 2)


def test_another_seed_does_not_fit_its_hash() -> None:
    verdict = verify(str(played().record).replace("seed=true", "seed=false"))
    assert where(verdict) == ("seed-differs", 1)
    assert (verdict.expected, verdict.found) == (seed_hash("true"), seed_hash("false"))


def test_a_seed_that_is_not_revealed_proves_nothing() -> None:
    assert where(verify(played().record.text(reveal=False)))[0] == "no-seed"


def test_a_truncated_record_has_lost_its_seed() -> None:
    text = finished()
    cut = "\n".join(text.splitlines()[:-1]) + "\n"
    assert where(verify(cut)) == ("no-seed", len(cut.splitlines()))


def test_an_action_against_the_rules_is_found_with_its_rule() -> None:
    text = "# comments and empty lines move the numbers\n\n" + str(played().record)
    verdict = verify(text.replace("lock b1 b2", "lock b1"))
    assert where(verdict) == ("refused", 7)
    assert verdict.because is not None
    assert verdict.because.rule == "B-ROLL-03"
    assert verdict.to_json()["because"] == {
        "rule": "B-ROLL-03",
        "refusal": "lock-count",
        "params": {"n": 2, "given": 1},
    }


def test_an_undo_that_could_not_be_is_found() -> None:
    assert where(verify(str(played().record) + "5 1 undo\n6 1 undo\n")) == ("refused", 7)


def test_an_end_that_was_not_reached_is_found() -> None:
    text = finished()
    assert where(verify(text.replace("end lost", "end won"))) == ("end-differs", len(text.splitlines()))
    verdict = verify(str(played().record) + "end won\n")
    assert where(verdict) == ("end-differs", 6)
    assert (verdict.expected, verdict.found) == ("running", "won")


def test_an_end_that_is_not_written_is_found_at_the_last_action() -> None:
    table = Table("dday n-01 level=practice", ask=lambda need: ["SKULL"] * need.count)
    while not table.outcome:
        table.apply(1, table.choices(1)[0])
    text = str(table.record).replace("end lost\n", "")
    verdict = verify(text)
    assert where(verdict) == ("end-differs", len(text.splitlines()))
    assert (verdict.actions, verdict.dice, verdict.events) == (0, 0, 0), "nothing of it is proven"
    assert (verdict.expected, verdict.found) == ("lost", "running")


def test_other_rules_cannot_be_verified() -> None:
    assert where(verify(str(played().record).replace("rules=7", "rules=9"))) == ("other-rules", 1)


def test_what_cannot_be_read_is_an_error() -> None:
    with pytest.raises(RecordError):
        verify("Dear diary")


def test_a_verdict_as_data_says_where_a_record_is_untrue_and_since_when_it_is_another() -> None:
    counts = {"actions": 0, "dice": 0, "events": 0, "parts": 0}
    proven = Verdict(True, "proven", actions=4, dice=6, events=9, parts=1)
    assert proven.to_json() == {"true": True, "verdict": "proven", "actions": 4, "dice": 6, "events": 9, "parts": 1}
    lie = Verdict(False, "dice-differ", 3, "STAR", "TOOL")
    assert lie.to_json() == {
        "true": False, "verdict": "dice-differ", **counts, "line": 3, "expected": "STAR", "found": "TOOL",
    }  # fmt: skip
    taken = Verdict(False, "imported", since=6)
    assert taken.to_json() == {"true": False, "verdict": "imported", **counts, "since": 6}


def test_what_was_drawn_while_the_table_was_laid_and_is_not_written_is_missed_at_the_header() -> None:
    rows = str(Table("dday n-02 opts=random-specialists", seed="true").record).splitlines()
    assert rows[1].startswith("0 0 start >")
    assert where(verify("\n".join(["# a comment", rows[0], *rows[2:]]))) == ("dice-differ", 2)


def taken_over(*seeds: str) -> Table:
    """A game that was taken over before each of these rolls: with a seed, or to be played on by hand."""
    table = replay(str(played().record))
    for seed in seeds:
        table.draw_from(Imported(seed_hash(seed) if seed else "", seed))
        table.apply(1, "reroll r1 r2 w1 w2", None if seed else ["TOOL"] * 4)
    return table


def test_a_game_taken_over_and_played_on_by_hand_is_read_as_it_stands() -> None:
    verdict = verify(str(taken_over("").record))
    assert (verdict.key, verdict.since, verdict.actions, verdict.dice) == ("imported", 4, 5, 0)


def test_only_the_last_to_take_a_game_over_owes_a_seed() -> None:
    table = taken_over("first", "second")
    text = str(table.record)
    verdict = verify(text)
    assert (verdict.key, verdict.since, verdict.actions) == ("imported", 5, 6)
    assert verdict.dice == len(table.record.lines[5].results) == 4
    assert verify(text.replace(" seed=first", "")).key == "imported"
    assert where(verify(text.replace(" seed=second", ""))) == ("no-seed", len(text.splitlines()))


def test_what_lay_there_when_a_game_was_last_taken_over_counts_as_it_stands() -> None:
    table = taken_over("first")
    table.draw_from(Imported(seed_hash("second"), "second"))
    text = str(table.record)
    rolled = " ".join(table.record.lines[4].results)
    assert verify(text.replace(f": {rolled}", ": STAR STAR STAR STAR")).key == "imported"
