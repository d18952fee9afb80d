"""Records: a game as text. A header line, then one line per action with what chance showed after `>`.

    hh1 dday n-01 level=practice units=1 boxes=base rules=1 seed#=8a5c...
    1 1 roll > SKULL TOOL STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE
    2 1 lock w2 b1
    end won seed=4f1c...

`seed#` is the hash of the seed, `-` where the dice are written by hand. `seed=` reveals it. `#` starts a comment.
"""

from __future__ import annotations

import re

from hhour.kernel.refusal import RecordError

FORMAT = "hh1"
_LINE = re.compile(r"(\d{1,9}) +(\d{1,9}) +([^>]*?) *(?:> *(.*?) *)?$")


class Line:
    """One action of a record."""

    __slots__ = ("action", "number", "results", "seat")

    def __init__(self, number: int, seat: int, action: str, results: list[str]) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.results = results

    def __str__(self) -> str:
        tail = " > " + " ".join(self.results) if self.results else ""
        return f"{self.number} {self.seat} {self.action}{tail}"


class Record:
    """The whole text, taken apart."""

    __slots__ = ("ended", "lines", "rules", "seed", "seed_hash", "setup", "start")

    def __init__(self, setup: str, rules: int, seed_hash: str, seed: str = "") -> None:
        self.setup = setup
        self.rules = rules
        self.seed_hash = seed_hash
        self.seed = seed
        self.start: list[str] = []  # what chance showed while the table was laid
        self.lines: list[Line] = []
        self.ended = ""

    def __str__(self) -> str:
        return self.text(reveal=True)

    def text(self, reveal: bool) -> str:
        """The record as text; `reveal`: with the seed, as a finished game or one's own file has it."""
        head = f"{FORMAT} {self.setup} rules={self.rules} seed#={self.seed_hash}"
        shown = f" seed={self.seed}" if reveal and self.seed else ""
        rows = [head + ("" if self.ended else shown)]
        if self.start:
            rows.append("0 0 start > " + " ".join(self.start))
        rows += [str(line) for line in self.lines]
        if self.ended:
            rows.append(f"end {self.ended}{shown}")
        return "\n".join(rows) + "\n"


def parse_record(text: str) -> Record:
    """Read a record; what is wrong is told with its line number."""
    rows = [(number, row.split("#", 1)[0] if row.lstrip().startswith("#") else row) for number, row in _rows(text)]
    rows = [(number, row.strip()) for number, row in rows if row.strip()]
    if not rows:
        raise RecordError("record-empty")
    record = _head(rows[0][1])
    expected = 1
    for number, row in rows[1:]:
        if record.ended:
            raise RecordError("record-after-end", {"line": number})
        if row.startswith("end "):
            _end(record, row)
            continue
        match = _LINE.fullmatch(row)
        if match is None or not match[3]:
            raise RecordError("record-line", {"line": number, "text": row[:60]})
        if match[2] == "0" and match[3] == "start":
            record.start = (match[4] or "").split()
            continue
        if int(match[1]) != expected:
            raise RecordError("record-number", {"line": number, "expected": expected, "found": int(match[1])})
        results = [word for word in (match[4] or "").split() if not word.endswith(":")]
        record.lines.append(Line(expected, int(match[2]), match[3], results))
        expected += 1
    return record


def _rows(text: str) -> list[tuple[int, str]]:
    return list(enumerate(text.splitlines(), 1))


def _head(row: str) -> Record:
    words = row.split()
    if words[0] != FORMAT:
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
    return Record(" ".join(setup), int(rules), fields.get("seed#", "-"), fields.get("seed", ""))


def _end(record: Record, row: str) -> None:
    words = row.split()
    record.ended = words[1]
    for word in words[2:]:
        if word.startswith("seed="):
            record.seed = word[5:]
