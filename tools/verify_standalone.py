#!/usr/bin/env python3
"""Check every die of H-Hour records (.hh) without H-Hour: one file, standard library only.

    python verify_standalone.py FILE...

Written from docs/guide/dice.md alone; the section numbers below are that page's. It proves the dice, not the rules:
whether an action was allowed, and whether it asked for these draws, is `hhour verify`'s to say. Exit code 0: every die
of every file is proven.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from hashlib import blake2b, sha256
from pathlib import Path

FACES = ("SKULL", "STAR", "SOLDIER", "TWO_SOLDIERS", "COURAGE", "TOOL")
KEY = re.compile(r"(\d{1,9})\.(\d{1,9})\.([^.:?,]+)\.(\d{1,9})(\?)?(?:\.([^.:?]+))?:")
ACTION = re.compile(r"(\d{1,9}) +(\d{1,9}) +([^>]*?)(?: *> *(.*))?")
PART = re.compile(r"(\d{1,9})=([0-9a-f]{64})/([!-~]+)")


class Wrong(Exception):
    """The record is not true, or cannot be checked, and why."""


# --- 1 and 2: seeds, promises, mixing ---------------------------------------------------------------------------------


def seed_hash(seed: str) -> str:
    return sha256(f"hhour seed {seed}".encode()).hexdigest()[:32]


def promise_of(part: str) -> str:
    return sha256(f"hhour part {part}".encode()).hexdigest()


def mixed(seed: str, parts: dict[int, str]) -> str:
    if not parts:
        return seed
    words = "".join(f" {seat}={part}" for seat, part in sorted(parts.items()))
    return sha256(f"hhour dice {seed}{words}".encode()).hexdigest()


# --- 3: from a seed and a key to numbers ------------------------------------------------------------------------------


def number_below(seed: str, message: str, space: int) -> int:
    key = blake2b(seed.encode(), digest_size=32).digest()
    again = 0
    while True:
        text = f"{message}.{again}" if again else message
        number = int.from_bytes(blake2b(text.encode(), key=key, digest_size=16).digest(), "big")
        if number < 2**128 - 2**128 % space:
            return number % space
        again += 1


def numbers(seed: str, turn: int, seat: int, purpose: str, n: int, sides: int, count: int) -> list[int]:
    if sides**count > 2**96:
        half = count // 2
        first = numbers(seed, turn, seat, purpose + "/1", n, sides, half)
        return first + numbers(seed, turn, seat, purpose + "/2", n, sides, count - half)
    number = number_below(seed, f"{turn}.{seat}.{purpose}.{n}.{sides}.{count}", sides**count)
    return [number // sides**place % sides for place in range(count)]


# --- 4: a draw as a record writes it ----------------------------------------------------------------------------------


class Draw:
    """A key and the results after it."""

    def __init__(self, key: str) -> None:
        match = KEY.fullmatch(key)
        if match is None:
            raise Wrong(f"'{key[:40]}' is not a key")
        self.key = key
        self.turn, self.seat, self.purpose, self.n = int(match[1]), int(match[2]), match[3], int(match[4])
        self.options = match[6].split(",") if match[6] else []
        self.results: list[str] = []

    def expected(self, seed: str) -> list[str]:
        """What the seed gives."""
        where = (seed, self.turn, self.seat, self.purpose, self.n)
        count = len(self.results)
        if not self.options:
            words = FACES if self.results[0] in FACES else tuple("123456")
            return [words[number] for number in numbers(*where, 6, count)]
        if count == 1:
            return [self.options[numbers(*where, len(self.options), 1)[0]]]
        left = list(self.options)
        return [left.pop(numbers(*where, len(left), 1)[0]) for _ in self.options]


def draws(words: list[str]) -> Iterator[Draw]:
    """The draws of one line."""
    found: list[Draw] = []
    for word in words:
        if word.endswith(":"):
            found.append(Draw(word))
        elif not found:
            raise Wrong(f"'{word}' stands without a key")
        elif word == "?":
            raise Wrong(f"what was drawn for {found[-1].key} is still secret")
        else:
            found[-1].results.append(word)
    for draw in found:
        if not draw.results:
            raise Wrong(f"nothing was drawn for {draw.key}")
        yield draw


# --- 5: which numbers a draw may have ---------------------------------------------------------------------------------

# by game and purpose ('*': all others): how n runs. "counted": one by one from `first`, together with all purposes of
# the same group, anew in every turn for every seat; "ever": the same over the whole game; "place": each once a turn,
# rising; "tens": ten times the rolls so far, and then one by one.
RUNS = {
    "dday": {
        "roll": ("counted", "roll", 1),
        "hand": ("counted", "hand", 0),
        "items": ("counted", "items", 0),
        "unique": ("counted", "unique", 0),
        "passenger": ("counted", "passenger", 0),
        "german": ("counted", "german", 0),
        "march-start": ("counted", "march-start", 1),
        "route": ("counted", "route", 2),
        "mgf": ("place", "mgf", 0),
        "badge": ("ever", "badge", 1),
        "condition": ("ever", "condition", 1),
        "decoration": ("ever", "decoration", 1),
        "supplies": ("ever", "supplies", 1),
        "*": ("counted", "others", 1),
    },
    "bataille": {"start": ("counted", "start", 1), "*": ("ever", "all", 1)},
    "express": {
        "roll": ("counted", "roll", 0),
        "axis": ("counted", "axis", 0),
        "help": ("counted", "help", 0),
        "beach-die": ("counted", "beach-die", 0),
        "left-out": ("tens", "left-out", 0),
    },
}

# purposes that only the table itself has
TABLES_OWN = {
    "dday": {"unique", "items", "passenger", "german", "condition", "supplies"},
    "bataille": set(),
    "express": {"axis", "beach-die"},
}


class Counters:
    """Whether keys run as the page says, so that nobody could choose among several dice."""

    def __init__(self, game: str) -> None:
        if game not in RUNS:
            raise Wrong(f"the page does not describe the game '{game}'")
        self.runs = RUNS[game]
        self.tables_own = TABLES_OWN[game]
        self.turn = 0
        self.next: dict[tuple[int, int, str], int] = {}
        self.seen: set[tuple[int, int, str, int]] = set()

    def check(self, draw: Draw) -> None:
        if not self.turn <= draw.turn <= self.turn + 1:
            raise Wrong(f"{draw.key} jumps from turn {self.turn} to {draw.turn}")
        self.turn = max(self.turn, draw.turn)
        one = (draw.turn, draw.seat, draw.purpose, draw.n)
        if one in self.seen:
            raise Wrong(f"{draw.key} was drawn before")
        self.seen.add(one)
        if draw.seat and draw.purpose in self.tables_own:
            raise Wrong(f"{draw.key} is drawn by the table, not by a seat")
        if draw.purpose not in self.runs and "*" not in self.runs:
            raise Wrong(f"the page does not know the purpose '{draw.purpose}'")
        kind, group, first = self.runs.get(draw.purpose) or self.runs["*"]
        place = (0, 0, group) if kind == "ever" else (draw.turn, draw.seat, group)
        wanted = self.next.get(place, first)
        if kind == "tens":
            rolled = self.next.get((draw.turn, draw.seat, "roll"), 0)
            wanted = max(wanted, rolled * 10)
        if draw.n < wanted if kind == "place" else draw.n != wanted:
            raise Wrong(f"{draw.key} should have the number {wanted}")
        self.next[place] = draw.n + 1


# --- 6: the record ----------------------------------------------------------------------------------------------------


class Record:
    """The lines of a file, with what they say about the dice."""

    def __init__(self, text: str) -> None:
        rows = [(number, row.strip()) for number, row in enumerate(text.splitlines(), 1)]
        self.rows = [(number, row) for number, row in rows if row and not row.startswith("#")]
        head = self.rows[0][1].split() if self.rows else [""]
        if head[0] == "hh1":
            raise Wrong("an hh1 record does not say what its dice were for; 'hhour verify --keys' writes it as hh2")
        if head[0] != "hh2" or len(head) < 2:
            raise Wrong("this is not an hh2 record")
        self.game = head[1]
        fields = dict(word.partition("=")[::2] for word in head[1:])
        self.seed_hash = fields.get("seed#", "-")
        self.seed = fields.get("seed", "")
        self.imports = [number for number, row in self.rows if row.split()[:2] == ["dice", "import"]]
        for _, row in self.rows:
            if row.startswith("end "):
                self.seed = dict(word.partition("=")[::2] for word in row.split()).get("seed", self.seed)


def opened(promised: str, seed: str) -> str:
    """A seed that is what was promised."""
    if not seed:
        raise Wrong("the seed is not revealed")
    if seed_hash(seed) != promised:
        raise Wrong(f"the seed has the hash {seed_hash(seed)}, promised was {promised}")
    return seed


def after_dice_line(row: str, seed: str, is_last_import: bool) -> str:
    """The seed from a `dice` line on; '' where nobody could prove anything."""
    _, kind, *words = row.split()
    if kind == "import":
        fields = dict(word.partition("=")[::2] for word in words)
        return opened(fields["seed#"], fields.get("seed", "")) if is_last_import and "seed#" in fields else ""
    if kind != "parts":
        raise Wrong(f"nobody knows dice of '{kind}'")
    parts: dict[int, str] = {}
    for word in words:
        match = PART.fullmatch(word)
        if match is None:
            raise Wrong(f"'{word}' is not a part")
        if match[3] != "-":
            if promise_of(match[3]) != match[2]:
                raise Wrong(f"the part of seat {match[1]} is not the one it promised")
            parts[int(match[1])] = match[3]
    return mixed(seed, parts) if seed else ""


def check(text: str) -> tuple[int, bool]:
    """(how many results follow from a seed, whether the game was imported); raises Wrong with the line."""
    record = Record(text)
    if record.seed_hash == "-" and not record.imports:
        raise Wrong("the dice were written by hand, so there is nothing to prove them by")
    seed = "" if record.imports else opened(record.seed_hash, record.seed)
    counters = Counters(record.game)
    proven = 0
    for number, row in record.rows[1:]:
        try:
            if row.startswith("dice "):
                seed = after_dice_line(row, seed, number == record.imports[-1] if record.imports else False)
            elif not row.startswith("end "):
                match = ACTION.fullmatch(row)
                if match is None:
                    raise Wrong("this is no line of a record")
                words = (match[4] or "").split()
                for draw in draws(words) if seed else ():
                    if not record.imports:
                        counters.check(draw)
                    expected = draw.expected(seed)
                    if expected != draw.results:
                        raise Wrong(f"{draw.key} gives {' '.join(expected)}, not {' '.join(draw.results)}")
                    proven += len(draw.results)
        except Wrong as wrong:
            raise Wrong(f"line {number}: {wrong}") from None
    return proven, bool(record.imports)


def main(paths: list[str]) -> int:
    if not paths:
        print(__doc__.strip().splitlines()[2].strip(), file=sys.stderr)
        return 2
    worst = 0
    for path in paths:
        try:
            proven, imported = check(Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            print(f"{path}: cannot be read: {error}")
            worst = 2
        except Wrong as wrong:
            print(f"{path}: not proven: {wrong}")
            worst = max(worst, 1)
        else:
            if imported:
                print(f"{path}: not proven: the game was imported; {proven} results since then follow from its seed")
                worst = max(worst, 1)
            else:
                print(f"{path}: proven: {proven} results follow from the seed")
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
