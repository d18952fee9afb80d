"""Whether a record is true: every die follows from the revealed seed, every event from the actions.

>>> from hhour.kernel.table import Table
>>> table = Table("dday n-01 level=practice", seed="example")
>>> _ = table.apply(1, "roll")
>>> verify(str(table.record)).true
True
>>> lie = str(table.record).replace("SKULL", "STAR")
>>> verdict = verify(lie)
>>> verdict.true, verdict.key, verdict.line
(False, 'dice-differ', 2)
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from hhour.kernel.chance import NeedDice, seed_hash
from hhour.kernel.record import Record, parse_record
from hhour.kernel.refusal import RecordError, Refusal, Refused
from hhour.kernel.table import BY_HAND, Table

PROVEN = "proven"
BY_HAND_TRUE = "by-hand"


@dataclass(frozen=True)
class Verdict:
    """What came out, as the key of a sentence (`verify-<key>`), and where: the line of the file.

    `because` is the rule that forbids an action. `events` and `dice` say how much was recomputed.
    """

    true: bool
    key: str
    line: int = 0
    expected: str = ""
    found: str = ""
    because: Refusal | None = None
    actions: int = 0
    dice: int = 0
    events: int = 0

    def to_json(self) -> dict[str, object]:
        """The verdict as plain data."""
        told: dict[str, object] = {
            "true": self.true,
            "verdict": self.key,
            "actions": self.actions,
            "dice": self.dice,
            "events": self.events,
        }
        if not self.true:
            told |= {"line": self.line, "expected": self.expected, "found": self.found}
        if self.because is not None:
            told["because"] = {
                "rule": self.because.rule,
                "refusal": self.because.key,
                "params": dict(self.because.params),
            }
        return told


def verify(text: str) -> Verdict:
    """Recompute a record from its seed and its actions; raises RecordError if it cannot be read at all."""
    record = parse_record(text)
    places = _places(text)
    by_hand = record.seed_hash == BY_HAND and not record.seed
    if not by_hand:
        if not record.seed:
            return Verdict(False, "no-seed", places[-1])
        if seed_hash(record.seed) != record.seed_hash:
            line = _line_of(text, f"seed={record.seed}")
            return Verdict(False, "seed-differs", line, record.seed_hash, seed_hash(record.seed))
    if by_hand:
        table = Table(record.setup, results=list(record.start), version=record.rules)
    else:
        table = Table(record.setup, seed=record.seed, version=record.rules)
    if record.rules != table.version:
        return Verdict(False, "other-rules", places[0], str(table.version), str(record.rules))
    if table.record.start != record.start:
        line = _line_of(text, "0 0 start") or places[0]
        return Verdict(False, "dice-differ", line, _words(table.record.start), _words(record.start))
    return _replay(record, table, by_hand, places, text)


def _replay(record: Record, table: Table, by_hand: bool, places: list[int], text: str) -> Verdict:
    dice = len(record.start)
    for line, place in zip(record.lines, places[1:], strict=True):
        try:
            if line.action == "undo":
                table.undo(line.seat)
            else:
                table.apply(line.seat, line.action, line.results if by_hand else None)
        except Refused as refused:
            return Verdict(False, "refused", place, "", line.action, refused.refusal)
        except NeedDice as need:
            return Verdict(False, "dice-missing", place, str(need.count), _words(line.results))
        except RecordError as error:
            return Verdict(False, "dice-wrong", place, "", _words(line.results), error.refusal)
        rolled = table.record.lines[-1].results
        if rolled != line.results:
            return Verdict(False, "dice-differ", place, _words(rolled), _words(line.results))
        dice += len(rolled)
    if record.ended != table.outcome:
        place = _line_of(text, f"end {record.ended}") if record.ended else places[-1]
        return Verdict(False, "end-differs", place, table.outcome or "running", record.ended or "running")
    key = BY_HAND_TRUE if by_hand else PROVEN
    return Verdict(True, key, actions=len(record.lines), dice=dice, events=len(table.events))


def _words(results: list[str]) -> str:
    return " ".join(results) or "-"


def _places(text: str) -> list[int]:
    """The lines of the file where the header and then each action stand."""
    rows = [
        (number, row.strip()) for number, row in enumerate(text.splitlines(), 1) if not row.lstrip().startswith("#")
    ]
    rows = [(number, row) for number, row in rows if row and not re.match(r"\d+ +0 +start *(>|$)|end ", row)]
    return [number for number, _ in rows]


def _line_of(text: str, words: str) -> int:
    return next((number for number, row in enumerate(text.splitlines(), 1) if words in row), 0)
