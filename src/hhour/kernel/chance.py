"""Where dice and draws come from: seeded, scripted, asked for, or enumerated.

A roll is a function of (turn, seat, purpose, n), so nothing has to be carried in the state, the order in which
simultaneous seats act does not matter, and undoing and repeating an action shows the same dice. The guide's page
on the dice says every byte of it; `tools/verify_standalone.py` is written from that page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b, sha256
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from hhour.kernel.faces import FACE_NUMBER, FACES
from hhour.kernel.refusal import HHourError, RecordError

SECRET: Final = "?"  # stands in a key for a draw that is secret until the end, and for its results


def draw_key(turn: int, seat: int, purpose: str, n: int, options: tuple[str, ...] = (), secret: bool = False) -> str:
    """What a draw is for, as the word that stands before its results in a record: `3.1.roll.2:`."""
    drawn_from = "." + ",".join(options) if options else ""
    return f"{turn}.{seat}.{purpose}.{n}{SECRET if secret else ''}{drawn_from}:"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Base of all sources. While `log` is a list it collects every draw: its key, then its results, as record words."""

    def __init__(self) -> None:
        self.log: list[str] | None = None

    def numbers(self, turn: int, seat: int, purpose: str, n: int, sides: int, count: int) -> list[int]:
        """`count` numbers from 0 to `sides` - 1."""
        raise NotImplementedError

    def faces(self, turn: int, seat: int, purpose: str, n: int, count: int) -> tuple[int, ...]:
        """Roll `count` D-Day dice."""
        rolled = tuple(self.numbers(turn, seat, purpose, n, 6, count))
        if self.log is not None:
            self._note(draw_key(turn, seat, purpose, n), rolled)
        return rolled

    def _note(self, key: str, rolled: tuple[int, ...]) -> None:
        assert self.log is not None
        self.log.append(key)
        self.log.extend(FACES[face] for face in rolled)

    def d6(self, turn: int, seat: int, purpose: str, n: int, count: int) -> list[int]:
        """Roll `count` ordinary dice."""
        rolled = [number + 1 for number in self.numbers(turn, seat, purpose, n, 6, count)]
        if self.log is not None:
            self.log.append(draw_key(turn, seat, purpose, n))
            self.log.extend(str(number) for number in rolled)
        return rolled

    def pick(self, turn: int, seat: int, purpose: str, n: int, options: tuple[str, ...], secret: bool = False) -> str:
        """Draw one of `options` at random; a `secret` draw is hidden in records until the game is over."""
        drawn = options[self.numbers(turn, seat, purpose, n, len(options), 1)[0]]
        if self.log is not None:
            self.log.append(draw_key(turn, seat, purpose, n, options, secret))
            self.log.append(drawn)
        return drawn

    def shuffle(
        self, turn: int, seat: int, purpose: str, n: int, cards: tuple[str, ...], secret: bool = True
    ) -> tuple[str, ...]:
        """All of `cards` in a random order, the first on top: each is drawn from those that are left."""
        left = list(cards)
        order = tuple(left.pop(self.numbers(turn, seat, purpose, n, len(left), 1)[0]) for _ in cards)
        if self.log is not None:
            self.log.append(draw_key(turn, seat, purpose, n, cards, secret))
            self.log.extend(order)
        return order


class SeededChance(Chance):
    """Dice that can be proven fair: a keyed BLAKE2b of what the roll is for, reduced without bias."""

    def __init__(self, seed: str) -> None:
        Chance.__init__(self)  # by name: `super` makes an object each time
        self.seed: Final = seed
        key = blake2b(seed.encode(), digest_size=32).digest()
        self._keyed: Final = blake2b(key=key, digest_size=SIZE)

    def faces(self, turn: int, seat: int, purpose: str, n: int, count: int) -> tuple[int, ...]:
        try:  # as `numbers`, in one call and with what is the same each time written already
            whose = _WHOSE[turn][seat]
            what = _ROLLS[purpose][n][count]
        except LookupError:
            if purpose not in _ROLLS and len(_ROLLS) < MOST_PURPOSES:
                _ROLLS[purpose] = _rolls(purpose)
            return Chance.faces(self, turn, seat, purpose, n, count)
        keyed = self._keyed.copy()
        keyed.update(whose)
        keyed.update(what)
        number = _number(keyed.digest())  # the first byte counts most
        space = _POWERS[count]
        number = number % space if number < _FAIR[count] else self._below((whose + what).decode(), space)
        if count == 6:
            rolled = _THREE[number % 216] + _THREE[number // 216]
        elif count <= 3:
            rolled = _THREE[number][_FIRST[count]]
        else:
            rolled = _THREE[number % 216] + _THREE[number // 216][_FIRST[count - 3]]
        if self.log is not None:
            self._note(draw_key(turn, seat, purpose, n), rolled)
        return rolled

    def numbers(self, turn: int, seat: int, purpose: str, n: int, sides: int, count: int) -> list[int]:
        message = f"{turn}.{seat}.{purpose}.{n}.{sides}.{count}"
        space = sides**count
        if space > LARGEST:  # more dice than one number can hold: half of them at a time
            half = count // 2
            first = self.numbers(turn, seat, f"{purpose}/1", n, sides, half)
            return first + self.numbers(turn, seat, f"{purpose}/2", n, sides, count - half)
        number = self._below(message, space)
        rolled: list[int] = []
        for _ in range(count):
            number, face = divmod(number, sides)
            rolled.append(face)
        return rolled

    def _below(self, message: str, space: int) -> int:
        """A number below `space`; rejecting the ragged end keeps every outcome equally likely."""
        again = 0
        while True:
            keyed = self._keyed.copy()
            keyed.update(f"{message}.{again}".encode() if again else message.encode())
            number = int.from_bytes(keyed.digest(), "big")
            if number < RANGE - RANGE % space:
                return number % space
            again += 1


SIZE: Final = 16
RANGE: Final = 1 << 8 * SIZE
LARGEST: Final = 1 << 96
_POWERS: Final = (1, 6, 36, 216, 1296, 7776, 46656)

# a message by turn and seat, and by purpose, number and count: writing it anew would take a third of all the time
_WHOSE: Final = tuple(tuple(f"{turn}.{seat}.".encode() for seat in range(10)) for turn in range(64))
_ROLLS: Final[dict[str, tuple[tuple[bytes, ...], ...]]] = {}
MOST_PURPOSES: Final = 64  # that are written


def _rolls(purpose: str) -> tuple[tuple[bytes, ...], ...]:
    return tuple(tuple(f"{purpose}.{n}.6.{count}".encode() for count in range(7)) for n in range(32))


_number: Final = int.from_bytes  # what is looked up in a class is looked up each time
_FAIR: Final = tuple(RANGE - RANGE % space for space in _POWERS)

# three dice at a time, lowest first
_THREE: Final[tuple[tuple[int, ...], ...]] = tuple((n % 6, n // 6 % 6, n // 36) for n in range(216))
_FIRST: Final = tuple(slice(count) for count in range(4))  # a slice that is written out is made anew each time


def seed_hash(seed: str) -> str:
    """What is published at the start, so that the seed revealed at the end can be checked against it."""
    return sha256(b"hhour seed " + seed.encode()).hexdigest()[:32]


def promise_of(part: str) -> str:
    """What a seat publishes before it shows its own part of the dice."""
    return sha256(b"hhour part " + part.encode()).hexdigest()


def mixed_seed(seed: str, parts: Mapping[int, str]) -> str:
    """The seed that comes of a seed and the parts of some seats: whoever lacks one of them knows nothing of it."""
    words = "".join(f" {seat}={parts[seat]}" for seat in sorted(parts))
    return sha256(f"hhour dice {seed}{words}".encode()).hexdigest() if parts else seed


class NeedDice(HHourError):
    """A scripted source has run out: these results are wanted next."""

    def __init__(
        self, kind: str, seat: int, purpose: str, count: int, options: tuple[str, ...] = (), n: int = 0, turn: int = 0
    ) -> None:
        super().__init__(f"{count} more result(s) of kind {kind} are needed for {purpose} of seat {seat}")
        self.kind = kind
        self.seat = seat
        self.purpose = purpose
        self.count = count
        self.options = options
        self.n = n  # which of the draws for this purpose
        self.turn = turn


_Need = tuple[str, int, str, int, tuple[str, ...], int, int]  # as `NeedDice` is made of


class ScriptedChance(Chance):
    """Plays back written results: tests, records without a seed, physical dice.

    `tokens` are record words in the order of the draws, with or without their keys. `ask`, if given, is called when
    they run out and returns further words; without it NeedDice is raised.
    """

    def __init__(self, tokens: list[str], ask: Callable[[NeedDice], list[str]] | None = None) -> None:
        super().__init__()
        self.tokens = [word for word in tokens if not word.endswith(":")]
        self.used = 0
        self._ask = ask

    def faces(self, turn: int, seat: int, purpose: str, n: int, count: int) -> tuple[int, ...]:
        words = self._take(("faces", seat, purpose, count, (), n, turn), draw_key(turn, seat, purpose, n))
        for word in words:
            if word not in FACE_NUMBER:
                raise RecordError("dice-not-a-face", {"word": word, "faces": ", ".join(FACES)})
        return tuple([FACE_NUMBER[word] for word in words])

    def d6(self, turn: int, seat: int, purpose: str, n: int, count: int) -> list[int]:
        words = self._take(("d6", seat, purpose, count, (), n, turn), draw_key(turn, seat, purpose, n))
        for word in words:
            if word not in _D6:
                raise RecordError("dice-not-a-number", {"word": word})
        return [int(word) for word in words]

    def pick(self, turn: int, seat: int, purpose: str, n: int, options: tuple[str, ...], secret: bool = False) -> str:
        key = draw_key(turn, seat, purpose, n, options, secret)
        word = self._take(("pick", seat, purpose, 1, options, n, turn), key)[0]
        if word not in options:
            raise RecordError("dice-not-an-option", {"word": word, "options": ", ".join(options)})
        return word

    def shuffle(
        self, turn: int, seat: int, purpose: str, n: int, cards: tuple[str, ...], secret: bool = True
    ) -> tuple[str, ...]:
        key = draw_key(turn, seat, purpose, n, cards, secret)
        words = self._take(("shuffle", seat, purpose, len(cards), cards, n, turn), key)
        left = list(cards)
        for word in words:
            if word not in left:
                raise RecordError("dice-not-an-option", {"word": word, "options": ", ".join(left)})
            left.remove(word)
        return tuple(words)

    def _take(self, need: _Need, key: str) -> list[str]:
        count = need[3]
        while len(self.tokens) - self.used < count:
            if self._ask is None:
                raise NeedDice(*need)  # no name here may hold it: it would hold all that led here, and itself
            self.tokens.extend(self._ask(NeedDice(*need)))
        words = self.tokens[self.used : self.used + count]
        self.used += count
        if self.log is not None:
            self.log.append(key)
            self.log.extend(words)
        return words


_D6: Final = frozenset("123456")


class _PrefixChance(Chance):
    """Answers from a list of numbers and notes where it ran out."""

    def __init__(self, prefix: list[int], idle: frozenset[str]) -> None:
        super().__init__()
        self.prefix = prefix
        self.idle = idle
        self.used = 0
        self.weight = 1.0

    def numbers(self, turn: int, seat: int, purpose: str, n: int, sides: int, count: int) -> list[int]:
        if purpose in self.idle:
            return [0] * count
        space = sides**count
        if self.used == len(self.prefix):
            raise _Branch(space)
        number = self.prefix[self.used]
        self.used += 1
        self.weight /= space
        rolled: list[int] = []
        for _ in range(count):
            number, face = divmod(number, sides)
            rolled.append(face)
        return rolled


class _Branch(Exception):
    def __init__(self, space: int) -> None:
        super().__init__(space)
        self.space = space


End = TypeVar("End")


def enumerate_chance(play: Callable[[Chance], End], idle: frozenset[str] = frozenset()) -> Iterator[tuple[float, End]]:
    """Run `play` once for every way the dice can fall; yields (probability, result). The sum is one.

    `play` must start from the same position each time (copy the state inside it). Draws for a purpose that is `idle`
    do not matter to whoever asks: one result stands for all.

    >>> sum(p for p, total in enumerate_chance(lambda dice: sum(dice.d6(1, 1, "x", 0, 2))) if total == 7)
    0.16666666666666669
    """
    stack: list[list[int]] = [[]]
    while stack:
        prefix = stack.pop()
        source = _PrefixChance(prefix, idle)
        try:
            result = play(source)
        except _Branch as branch:
            stack.extend([*prefix, number] for number in range(branch.space - 1, -1, -1))
            continue
        yield source.weight, result
