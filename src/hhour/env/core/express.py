"""Express! as numbers: the beach, the Axis, the group's Specialists, and the players, the seat itself first."""

from __future__ import annotations

from typing import Any, Final

from hhour.env.core.encoder import SYMBOLS, Encoder
from hhour.env.core.index import COLOURS_KNOWN, Words
from hhour.env.core.layout import clipped
from hhour.express.shore import Shore
from hhour.kernel.lanes import Rules
from hhour.pocket.terrain import TERRAIN

DICE: Final = 6
AXIS: Final = 8
FEW: Final = 4
WIDTH: Final = SYMBOLS + COLOURS_KNOWN + 1


class ExpressEncoder(Encoder):
    """Everything lies open (P-SPEC-26)."""

    def __init__(self, rules: Rules, words: Words, beaches: int) -> None:
        super().__init__(rules, words)
        add = self.layout.add
        cards = len(words.cards)
        self.cards = {slug: at for at, slug in enumerate(words.cards)}
        self.beach = add("beach", beaches)
        self.sector = add("sector", len(TERRAIN) + 1)
        self.numbers = add("attempt, retries, dice more (from 128), next dice more (from 128), active seat", 5, FEW)
        self.signs = add("Kommandant, Kommandant due, next due, silenced, next silenced, paid", 6)
        self.axis = add("Axis dice", AXIS * SYMBOLS)
        self.ignored = add("Axis dice ignored", AXIS)
        self.added = add("added results", SYMBOLS)
        self.wanted = add("requirement", SYMBOLS, FEW)
        self.help = add("help", SYMBOLS)
        self.fresh = add("Specialists rallied now", cards)
        self.gone = add("Specialists gone", cards)
        self.used = add("Specialists used", cards)
        self.players = [
            (
                add(f"player {number} after me: dice", DICE * WIDTH),
                add(f"player {number} after me: re-rolls, saved", 2, FEW),
                add(f"player {number} after me: Specialists", cards),
                add(f"player {number} after me: lacks", SYMBOLS, FEW),
            )
            for number in range(words.seats)
        ]

    def write(self, p: Any, seat: int, waiting: list[int], seen: bytearray) -> None:
        shore: Shore = p
        self.write_question(shore, seat, waiting, seen)
        invasion = shore.invasion
        seen[self.beach + invasion.beach] = 1
        seen[self.sector + invasion.sector] = 1
        numbers = (
            invasion.attempt,
            invasion.retries,
            128 + invasion.shift,
            128 + invasion.next_shift,
            invasion.active,
        )
        for at, number in enumerate(numbers):
            seen[self.numbers + at] = clipped(number)
        signs = (
            bool(invasion.deployed),
            bool(invasion.due),
            bool(invasion.next_due),
            bool(invasion.silenced),
            bool(invasion.next_silenced),
            bool(invasion.paid),
        )
        for at, sign in enumerate(signs):
            seen[self.signs + at] = 1 if sign else 0
        for at, face in enumerate(invasion.axis[:AXIS]):
            seen[self.axis + at * SYMBOLS + face] = 1
            if invasion.ignored >> at & 1:
                seen[self.ignored + at] = 1
        for column, faces in (
            (self.added, invasion.added),
            (self.wanted, shore.requirement()),
            (self.help, invasion.help),
        ):
            for face in faces:
                seen[column + face] += 1
        for column, slugs in ((self.fresh, invasion.fresh), (self.gone, invasion.gone), (self.used, invasion.used)):
            for slug in slugs:
                if slug in self.cards:
                    seen[column + self.cards[slug]] = 1
        seats = self.words.seats
        for slug, holder in zip(invasion.group, invasion.holders, strict=True):
            if holder > 0:
                seen[self.players[(holder - seat) % seats][2] + self.cards[slug]] = 1
        for number in range(seats):
            self._write_player(shore, (seat - 1 + number) % seats, number, seen)

    def _write_player(self, p: Shore, place: int, number: int, seen: bytearray) -> None:
        soldier = p.invasion.soldiers[place]
        dice, rerolls, _, lacks = self.players[number]
        for die in range(len(soldier.faces)):
            at = dice + die * WIDTH
            seen[at + soldier.faces[die]] = 1
            seen[at + SYMBOLS + soldier.colours[die]] = 1
            if soldier.left_out >> die & 1:
                seen[at + WIDTH - 1] = 1
        seen[rerolls] = clipped(soldier.rerolls)
        seen[rerolls + 1] = 1 if soldier.saved else 0
        if soldier.faces and p.invasion.axis:
            for face in p.lacks(soldier):
                seen[lacks + face] += 1
