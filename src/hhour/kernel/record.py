"""Records: a game as text. A header line, then one line per action with what chance showed after `>`.

    hh2 dday n-01 level=practice units=1 boxes=base rules=1 seed#=8a5c...
    1 1 roll > 1.1.roll.1: SKULL TOOL STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE
    2 1 lock w2 b1
    end won seed=4f1c...

`seed#` is the hash of the seed, `-` where the dice are written by hand. `seed=` reveals it. `#` starts a comment. The
word with a colon says what the dice after it were rolled for. `dice` lines tell from where on the dice come from
something else too. The first format, `hh1`, has neither.
"""

from __future__ import annotations

import re
from typing import Final

from hhour.kernel.chance import SECRET, mixed_seed
from hhour.kernel.refusal import RecordError

FIRST: Final = "hh1"
FORMAT: Final = "hh2"
BY_HAND: Final = "-"
LAYING: Final = -1  # before the table was laid
_LINE = re.compile(r"(\d{1,9}) +(\d{1,9}) +([^>]*?) *(?:> *(.*?) *)?$")
_PART = re.compile(r"(\d{1,9})=([0-9a-f]{64})/([!-~]{1,64})")


def is_key(word: str) -> bool:
    """Whether a word among results says what they are for (or is a remark of whoever wrote them)."""
    return word.endswith(":")


class Line:
    """One action of a record: `draws` are keys and results as they were drawn, `results` the results alone."""

    __slots__ = ("action", "draws", "number", "results", "seat", "told")

    def __init__(self, number: int, seat: int, action: str, draws: list[str], told: str = "") -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.draws = draws
        self.results = [word for word in draws if not is_key(word)]
        self.told = told or action  # how those who may not know all of it are told the action

    def __str__(self) -> str:
        return self.text()

    @property
    def bare(self) -> str:
        """The verb alone, which tells no secret."""
        return self.action.partition(" ")[0]

    def text(self, keyed: bool = True, secrets: bool = True) -> str:
        """The line of the file; without `secrets`, what is hidden until the end is."""
        draws = shown_draws(self.draws, keyed, secrets)
        tail = " > " + " ".join(draws) if draws else ""
        return f"{self.number} {self.seat} {self.action if secrets else self.told}{tail}"


def shown_draws(draws: list[str], keyed: bool, secrets: bool) -> list[str]:
    """What chance showed, with or without what it was for, with or without what is hidden until the end."""
    shown = draws if secrets else without_secrets(draws)
    return shown if keyed else [word for word in shown if not is_key(word)]


def without_secrets(draws: list[str]) -> list[str]:
    """The same draws, but of secret ones neither what was drawn nor what from."""
    shown: list[str] = []
    hiding = False
    for word in draws:
        if is_key(word):
            head, mark, _ = word.partition(SECRET)
            hiding = bool(mark)
            shown += [f"{head}{SECRET}:", SECRET] if hiding else [word]
        elif not hiding:
            shown.append(word)
    return shown


class Parts:
    """What seats have added to the dice of the actions after the first `after`: (seat, promise, part).

    A part is '' where the seat has not shown what it promised; then it is left out.
    """

    __slots__ = ("after", "given")

    def __init__(self, given: list[tuple[int, str, str]], after: int = LAYING) -> None:
        self.given = given
        self.after = after

    def text(self, reveal: bool) -> str:
        """The line of the file."""
        return " ".join(["dice parts", *(f"{seat}={promise}/{part or '-'}" for seat, promise, part in self.given)])

    def seed_from(self, seed: str) -> str:
        """The seed of the dice from here on."""
        return mixed_seed(seed, {seat: part for seat, _, part in self.given if part}) if seed else ""


class Imported:
    """A game taken over from a file after its first `after` actions: what follows has a seed of its own."""

    __slots__ = ("after", "seed", "seed_hash")

    def __init__(self, seed_hash: str = "", seed: str = "", after: int = LAYING) -> None:
        self.seed_hash = seed_hash
        self.seed = seed
        self.after = after

    def text(self, reveal: bool) -> str:
        """The line of the file."""
        hashed = f" seed#={self.seed_hash}" if self.seed_hash else ""
        return f"dice import{hashed}" + (f" seed={self.seed}" if reveal and self.seed else "")

    def seed_from(self, seed: str) -> str:
        """The seed of the dice from here on; '' if it is not known."""
        return self.seed


Source = Parts | Imported


class Record:
    """The whole text, taken apart."""

    __slots__ = ("ended", "format", "lines", "rules", "seed", "seed_hash", "setup", "sources", "start")

    def __init__(self, setup: str, rules: int, seed_hash: str, seed: str = "", version: str = FORMAT) -> None:
        self.format = version
        self.setup = setup
        self.rules = rules
        self.seed_hash = seed_hash
        self.seed = seed
        self.sources: list[Source] = []
        self.start: list[str] = []  # what chance showed while the table was laid, keys included
        self.lines: list[Line] = []
        self.ended = ""

    def __str__(self) -> str:
        return self.text(reveal=True)

    @property
    def is_keyed(self) -> bool:
        """Whether its lines say what each draw was for: dice written by hand have nothing to be proven by.

        But where some of them are secret it must be known which.
        """
        return self.format != FIRST and (self.is_seeded or self.has_secrets)

    @property
    def is_seeded(self) -> bool:
        """Whether any of its dice come from a seed, known or not."""
        taken = any(isinstance(source, Imported) and source.seed_hash for source in self.sources)
        return self.seed_hash != BY_HAND or taken

    @property
    def has_secrets(self) -> bool:
        """Whether anything was drawn that is hidden until the end."""
        drawn = [self.start, *(line.draws for line in self.lines)]
        return any(is_key(word) and SECRET in word for words in drawn for word in words)

    @property
    def imported_after(self) -> int | None:
        """How many actions were played before the game was last taken over from a file; None if it never was."""
        taken = [max(0, source.after) for source in self.sources if isinstance(source, Imported)]
        return taken[-1] if taken else None

    @property
    def promise(self) -> tuple[str, str]:
        """What was promised for the dice from here on: a seed's hash, and the seed. An imported game has its own."""
        fresh = [source for source in self.sources if isinstance(source, Imported) and source.seed_hash]
        return (fresh[-1].seed_hash, fresh[-1].seed) if fresh else (self.seed_hash, self.seed)

    def text(self, reveal: bool) -> str:
        """The record as text; `reveal`: with seed and secrets, as a finished game or one's own file has them."""
        head = f"{self.format} {self.setup} rules={self.rules} seed#={self.seed_hash}"
        shown = f" seed={self.seed}" if reveal and self.seed else ""
        keyed = self.is_keyed
        rows = [head + ("" if self.ended else shown)]
        rows += self._source_rows(LAYING, reveal)
        if self.start:
            rows.append("0 0 start > " + " ".join(shown_draws(self.start, keyed, reveal)))
        rows += self._source_rows(0, reveal)
        for line in self.lines:
            rows.append(line.text(keyed, reveal))
            if self.sources:
                rows += self._source_rows(line.number, reveal)
        if self.ended:
            rows.append(f"end {self.ended}{shown}")
        return "\n".join(rows) + "\n"

    def _source_rows(self, after: int, reveal: bool) -> list[str]:
        return [source.text(reveal) for source in self.sources if source.after == after]


def parse_record(text: str) -> Record:
    """Read a record; what is wrong is told with its line number."""
    rows = [(number, row.strip()) for number, row in _rows(text)]
    rows = [(number, row) for number, row in rows if row and not row.startswith("#")]
    if not rows:
        raise RecordError("record-empty")
    record = _head(rows[0][1])
    expected = 1
    laid = False
    for number, row in rows[1:]:
        if record.ended:
            raise RecordError("record-after-end", {"line": number})
        if row.startswith("end "):
            _end(record, row)
            continue
        if record.format != FIRST and row.startswith("dice "):
            record.sources.append(parse_source(row, expected - 1 if laid else LAYING, number))
            continue
        match = _LINE.fullmatch(row)
        if match is None or not match[3]:
            raise RecordError("record-line", {"line": number, "text": row[:60]})
        laid = True
        if match[2] == "0" and match[3] == "start":
            record.start = (match[4] or "").split()
            continue
        if int(match[1]) != expected:
            raise RecordError("record-number", {"line": number, "expected": expected, "found": int(match[1])})
        record.lines.append(Line(expected, int(match[2]), match[3], (match[4] or "").split()))
        expected += 1
    return record


def parse_source(row: str, after: int, number: int = 0) -> Source:
    """A `dice` line: who added something, or that the game was taken over here."""
    kind, *words = row.split()[1:] or [""]
    if kind == "import":
        fields = dict(word.partition("=")[::2] for word in words)
        if set(fields) <= {"seed#", "seed"}:
            return Imported(fields.get("seed#", ""), fields.get("seed", ""), after)
    if kind == "parts":
        found = [_PART.fullmatch(word) for word in words]
        given = [(int(one[1]), one[2], "" if one[3] == "-" else one[3]) for one in found if one is not None]
        if len(given) == len(words):
            return Parts(given, after)
    raise RecordError("record-dice", {"line": number, "text": row[:60]})


def _rows(text: str) -> list[tuple[int, str]]:
    return list(enumerate(text.splitlines(), 1))


def _head(row: str) -> Record:
    words = row.split()
    if words[0] not in (FIRST, FORMAT):
        key = "record-newer" if re.fullmatch(r"hh\d+", words[0]) else "record-not-one"
        raise RecordError(key, {"found": words[0][:20], "format": FORMAT})
    setup: list[str] = []
    fields: dict[str, str] = {}
    for word in words[1:]:
        key, equals, value = word.partition("=")
        if equals and key in ("rules", "seed#", "seed"):
            fields[key] = value
        else:
            setup.append(word)
    rules = fields.get("rules", "1")
    if not (rules.isascii() and rules.isdigit() and len(rules) < 10):
        raise RecordError("record-rules", {"found": rules[:20]})
    return Record(" ".join(setup), int(rules), fields.get("seed#", BY_HAND), fields.get("seed", ""), words[0])


def _end(record: Record, row: str) -> None:
    words = row.split()
    record.ended = words[1]
    for word in words[2:]:
        if word.startswith("seed="):
            record.seed = word[5:]
