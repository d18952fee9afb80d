"""The action index: every action of a setup as one number that never changes while the index's version does not.

0 is `wait`. Then come the verbs of the rules in the order of their names; each has one number for the bare verb and a
block for each of its forms, counted like the digits of a number, the last word fastest. Sets of dice are bit masks by
place in the tray. What no form foresees (a word of a box that its verb does not list) has a place by its checksum in
the last block, the next free one where two such choices meet. docs/guide/environment.md shows examples.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from hhour.kernel.action import Action
from hhour.kernel.choice import (
    AXIS_DIE,
    CARD,
    COLOUR,
    COURAGE_PAID,
    DIE,
    FACE,
    GUN,
    NUMBER,
    OTHER_DIE,
    POOL,
    RESOURCE,
    RESOURCES,
    SEAT,
    SECTOR,
    SPARE_DIE,
    STARS_PAID,
    TERRAIN,
    Verb,
    WordKind,
)
from hhour.kernel.faces import COLOUR_NAMES, FACES

WAIT: Final = 0
COLOURS_KNOWN: Final = 8  # those the kernel itself names
NUMBERS: Final = 64  # 0 to 63; what is more stands in the last block
SIDES: Final = 7  # a number behind a gun is that of its die
PAID: Final = 16
GUNS: Final = 3  # dice a sector's machine guns can show
AXIS: Final = ("k", "a1", "a2", "a3", "a4", "a5", "a6", "a7")
TAIL: Final = 64
TAIL_OF_BOXES: Final = 512  # boxes may say what nobody foresees


class Words:
    """What a setup's words can name: seats, places, cards, terrains, and how many dice lie in a tray at most."""

    def __init__(
        self,
        seats: int,
        dice: int,
        sectors: tuple[str, ...] = (),
        cards: tuple[str, ...] = (),
        terrains: tuple[str, ...] = (),
    ) -> None:
        self.seats = seats
        self.dice = dice
        self.sectors = sectors
        self.cards = cards
        self.terrains = terrains


class Block:
    """One form of a verb: `kinds` of its words, the size of each, and where its numbers begin."""

    def __init__(self, verb: str, kinds: tuple[WordKind, ...], any_number: bool, sizes: list[int], first: int) -> None:
        self.verb = verb
        self.kinds = kinds
        self.any_number = any_number
        self.sizes = sizes
        self.first = first
        self.size = 1
        for size in sizes:
            self.size *= size


class ActionIndex:
    """The numbers of one setup's actions. Dice are counted by place: `dice` maps the names of a tray to places."""

    def __init__(self, verbs: dict[str, Verb], words: Words, foreseen: bool) -> None:
        """`foreseen`: no box but the first is in force, so that hardly anything falls into the last block."""
        self.words: Final = words
        self._lists: dict[str, dict[str, int]] = _lists(words)
        self.blocks: list[Block] = []
        self._by_verb: dict[str, list[Block]] = {}
        self._known: dict[tuple[str, ...], dict[str, int]] = {}
        size = 1
        for name in sorted(verbs):
            forms: list[tuple[tuple[WordKind, ...], bool]] = [((), False)]
            forms += [(form.kinds, form.any_number) for form in verbs[name].forms]
            mine: list[Block] = []
            for kinds, any_number in forms:
                block = Block(name, kinds, any_number, self._sizes(kinds, any_number), size)
                if block.size:
                    mine.append(block)
                    size += block.size
            self.blocks += mine
            self._by_verb[name] = mine
        self.tail = size
        self.tail_size = TAIL if foreseen else TAIL_OF_BOXES
        self.size = size + self.tail_size

    def _sizes(self, kinds: tuple[WordKind, ...], any_number: bool) -> list[int]:
        if any_number:
            return [1 << (self.words.dice if kinds[0] == DIE else len(AXIS))]
        sizes = [len(self._lists[kind]) for kind in kinds]
        return [SIDES if kind == NUMBER and kinds[0] == GUN else size for kind, size in zip(kinds, sizes, strict=True)]

    def codes(self, choices: list[Action], dice: dict[str, int], names: tuple[str, ...]) -> list[int]:
        """The numbers of these choices, in their order, no two alike; `names` are the dice of the seat's tray."""
        known = self._known.get(names)
        if known is None:
            known = self._known[names] = {}
        found: list[int] = []
        last = False
        for action in choices:
            code = known.get(action.text, -1)
            if code < 0:
                code = self._code(action, dice)
                known[action.text] = code
            if code >= self.tail:
                last = True
            found.append(code)
        if last or len(choices) > len(set(found)):
            return self._apart(found)
        return found

    def _apart(self, codes: list[int]) -> list[int]:
        """Where two choices have one number, the later one moves to the next free place of the last block."""
        taken: set[int] = set()
        apart: list[int] = []
        for code in codes:
            steps = 0
            while code in taken and steps <= self.tail_size:
                code = self.tail if code < self.tail or code + 1 == self.size else code + 1
                steps += 1
            taken.add(code)
            apart.append(code)
        return apart

    def _code(self, action: Action, dice: dict[str, int]) -> int:
        for block in self._by_verb.get(action.verb, []):
            at = self._set(block, action.args, dice) if block.any_number else self._one(block, action.args, dice)
            if at >= 0:
                return block.first + at
        return self.tail + crc32(action.text.encode()) % self.tail_size

    def _set(self, block: Block, args: tuple[str, ...], dice: dict[str, int]) -> int:
        if not args:
            return -1  # the bare verb has a number of its own
        mask = 0
        for word in args:
            at = dice.get(word, -1) if block.kinds[0] == DIE else self._lists[AXIS_DIE].get(word, -1)
            if at < 0 or 1 << at >= block.size:
                return -1
            mask |= 1 << at
        return mask

    def _one(self, block: Block, args: tuple[str, ...], dice: dict[str, int]) -> int:
        if len(args) != len(block.kinds):
            return -1
        code = 0
        for kind, size, word in zip(block.kinds, block.sizes, args, strict=True):
            at = self._lists[kind].get(word, -1)
            if kind in OF_A_TRAY:
                at = self._place(word, dice)
            if not 0 <= at < size:
                return -1
            code = code * size + at
        return code

    def _place(self, word: str, dice: dict[str, int]) -> int:
        """A die of one's own tray by its place; `2:r1`, another seat's, after all of those, seat by seat."""
        seat, _, name = word.rpartition(":")
        at = dice.get(name, -1)
        if at < 0 or at >= self.words.dice or (seat and not seat.isdigit()):
            return -1
        return at + (int(seat) * self.words.dice if seat else 0)

    def meaning(self, code: int) -> str:
        """What a number means, for people: `lock {r1 r2}`, `give soldiers 3`; dice by place, counted from 1.

        Of the last block only that it is one of those.
        """
        if code == WAIT:
            return "wait"
        for block in self.blocks:
            if block.first <= code < block.first + block.size:
                return self._spelled(block, code - block.first)
        return f"unlisted {code - self.tail}"

    def _spelled(self, block: Block, at: int) -> str:
        if block.any_number:
            names = AXIS if block.kinds[0] == AXIS_DIE else tuple(f"die-{n + 1}" for n in range(self.words.dice))
            return " ".join((block.verb, *(name for n, name in enumerate(names) if at >> n & 1)))
        words: list[str] = []
        for kind, size in zip(reversed(block.kinds), reversed(block.sizes), strict=True):
            at, which = divmod(at, size)
            words.append(list(self._lists[kind])[which])
        return " ".join((block.verb, *reversed(words)))

    def fingerprint(self) -> str:
        """A checksum of the whole index: a policy learned with another one does not fit."""
        told = [f"{block.verb} {' '.join(block.kinds)} {block.any_number} {block.first}" for block in self.blocks]
        told += [f"{kind} {' '.join(words)}" for kind, words in self._lists.items()]
        return f"{crc32(chr(10).join([*told, str(self.size)]).encode()):08x}"


OF_A_TRAY: Final = (DIE, OTHER_DIE, SPARE_DIE)


def _lists(words: Words) -> dict[str, dict[str, int]]:
    """By kind: its words and their numbers."""
    own = [f"die-{n + 1}" for n in range(words.dice)]
    elsewhere = [f"{seat}:die-{n + 1}" for seat in range(1, words.seats + 1) for n in range(words.dice)]
    numbers = [str(n) for n in range(NUMBERS)]
    listed: dict[str, list[str]] = {
        DIE: own + elsewhere,
        OTHER_DIE: own + elsewhere,
        SPARE_DIE: own + elsewhere,
        AXIS_DIE: list(AXIS),
        GUN: [f"mgf:{sector}:{n + 1}" for sector in words.sectors for n in range(GUNS)],
        FACE: list(FACES),
        COLOUR: COLOUR_NAMES[:COLOURS_KNOWN],
        SECTOR: list(words.sectors),
        CARD: list(words.cards),
        SEAT: [str(seat) for seat in range(1, words.seats + 1)],
        RESOURCE: list(RESOURCES),
        NUMBER: numbers,
        COURAGE_PAID: numbers[:PAID],
        STARS_PAID: numbers[:PAID],
        POOL: ["pool"],
        TERRAIN: list(words.terrains),
        "word": [],
    }
    return {kind: {word: at for at, word in enumerate(names)} for kind, names in listed.items()}
