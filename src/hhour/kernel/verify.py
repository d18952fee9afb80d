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
from collections.abc import Callable
from dataclasses import dataclass

from hhour.kernel.chance import NeedDice, promise_of, seed_hash
from hhour.kernel.record import BY_HAND, LAYING, Imported, Line, Parts, Record, is_key, parse_record
from hhour.kernel.refusal import RecordError, Refusal, Refused
from hhour.kernel.replaying import Replay
from hhour.kernel.saving import laid
from hhour.kernel.table import Table

PROVEN = "proven"
BY_HAND_TRUE = "by-hand"
IMPORTED = "imported"


@dataclass(frozen=True)
class Verdict:
    """What came out, as the key of a sentence (`verify-<key>`), and where: the line of the file.

    `because` is the rule that forbids an action. `events` and `dice` say how much was recomputed; `parts` how many of
    the seats' own parts are in the dice. A game that was imported is never proven: `since` is the action after which
    it was, and `dice` are only those since then.
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
    parts: int = 0
    since: int = 0

    def to_json(self) -> dict[str, object]:
        """The verdict as plain data."""
        told: dict[str, object] = {
            "true": self.true,
            "verdict": self.key,
            "actions": self.actions,
            "dice": self.dice,
            "events": self.events,
            "parts": self.parts,
        }
        if self.key == IMPORTED:
            told["since"] = self.since
        elif not self.true:
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
    wrong = _promises(record, text, places)
    if wrong is not None:
        return wrong
    again = Again(record)
    table = again.table
    if record.rules != table.version:
        return Verdict(False, "other-rules", places[0], str(table.version), str(record.rules))
    if _differ(table.record.start, record.start):
        line = _line_of(text, "0 0 start") or places[0]
        return Verdict(False, "dice-differ", line, *_both(table.record.start, record.start))
    return _play_again(again, places, text)


class Again(Replay):
    """A record played again from its seed: what is written counts only if it was rolled by hand, or brought along."""

    @property
    def by_hand(self) -> bool:
        """Whether there is no seed to compare with."""
        return not self.record.seed

    def lay(self, ask: Callable[[NeedDice], list[str]] | None) -> Table:
        record = self.record
        before = [source for source in record.sources if source.after == LAYING]
        if not self.by_hand and record.imported_after is None:
            return Table(record.setup, seed=record.seed, version=record.rules, sources=before)
        bare = Record(record.setup, record.rules, record.seed_hash, "", record.format)
        bare.start, bare.sources = record.start, before
        return laid(bare, ask)

    def is_written(self, line: Line) -> bool:
        """Whether the results of an action are taken as they stand."""
        since = self.record.imported_after
        return self.by_hand if since is None else line.number <= since or not self.table.seed

    def written(self, line: Line) -> list[str] | None:
        return line.results if self.is_written(line) else None


def _promises(record: Record, text: str, places: list[int]) -> Verdict | None:
    """What is wrong with the seeds and parts themselves: not revealed, or not what was promised."""
    owed = [(record.seed_hash, record.seed)]
    taken = [source for source in record.sources if isinstance(source, Imported)]
    if taken:  # what came before may have been known to whoever brought it, so nobody asks for its seed
        owed = [(source.seed_hash, source.seed) for source in taken[-1:] if source.seed_hash]
    for promised, seed in owed:
        if promised == BY_HAND and not seed:
            continue
        if not seed:
            return Verdict(False, "no-seed", places[-1])
        if seed_hash(seed) != promised:
            return Verdict(False, "seed-differs", _line_of(text, f"seed={seed}"), promised, seed_hash(seed))
    for source in record.sources:
        for seat, promise, part in source.given if isinstance(source, Parts) else ():
            if part and promise_of(part) != promise:
                line = _line_of(text, f" {seat}={promise}/{part}")
                return Verdict(False, "part-differs", line, promise, promise_of(part))
    return None


def _play_again(again: Again, places: list[int], text: str) -> Verdict:
    record, table = again.record, again.table
    since = record.imported_after
    dice = _count(record.start) if since is None else 0
    for line, place in zip(record.lines, places[1:], strict=True):
        try:
            again.carry_out()
        except Refused as refused:
            return Verdict(False, "refused", place, "", line.action, refused.refusal)
        except NeedDice as need:
            return Verdict(False, "dice-missing", place, str(need.count), _words(line.draws))
        except RecordError as error:
            return Verdict(False, "dice-wrong", place, "", _words(line.draws), error.refusal)
        rolled = table.record.lines[-1].draws
        if _differ(rolled, line.draws):
            return Verdict(False, "dice-differ", place, *_both(rolled, line.draws))
        dice += 0 if since is not None and again.is_written(line) else _count(rolled)
    if record.ended != table.outcome:
        place = _line_of(text, f"end {record.ended}") if record.ended else places[-1]
        return Verdict(False, "end-differs", place, table.outcome or "running", record.ended or "running")
    actions, events = len(record.lines), len(table.events)
    if since is not None:
        return Verdict(False, IMPORTED, actions=actions, dice=dice, events=events, since=since)
    given = [part for source in record.sources if isinstance(source, Parts) for _, _, part in source.given]
    key = BY_HAND_TRUE if again.by_hand else PROVEN
    return Verdict(True, key, actions=actions, dice=dice, events=events, parts=len([part for part in given if part]))


_KEY = re.compile(r"\d+\.\d+\.[^.]+\.\d+\??(\..+)?:")


def _differ(rolled: list[str], written: list[str]) -> bool:
    """Whether results, or the keys before them where there are any, are not the same."""
    if any(_KEY.fullmatch(word) for word in written):
        return rolled != [word for word in written if not is_key(word) or _KEY.fullmatch(word)]
    return [word for word in rolled if not is_key(word)] != [word for word in written if not is_key(word)]


def _both(rolled: list[str], written: list[str]) -> tuple[str, str]:
    """What was expected and what was found; with the keys only if it is they that differ."""
    told = _words(rolled), _words(written)
    return told if told[0] != told[1] else (" ".join(rolled), " ".join(written))


def _count(words: list[str]) -> int:
    return sum(1 for word in words if not is_key(word))


def _words(words: list[str]) -> str:
    return " ".join(word for word in words if not is_key(word)) or "-"


def _places(text: str) -> list[int]:
    """The lines of the file where the header and then each action stand."""
    rows = [
        (number, row.strip()) for number, row in enumerate(text.splitlines(), 1) if not row.lstrip().startswith("#")
    ]
    rows = [(number, row) for number, row in rows if row and not re.match(r"\d+ +0 +start *(>|$)|end |dice ", row)]
    return [number for number, _ in rows]


def _line_of(text: str, words: str) -> int:
    return next((number for number, row in enumerate(text.splitlines(), 1) if words in row), 0)
