"""D-Day Dice as numbers: the middle of the table, the sectors, and every force, the seat's own first."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit
from hhour.env.core.encoder import SYMBOLS, Encoder
from hhour.env.core.index import COLOURS_KNOWN, Words
from hhour.env.core.layout import clipped, scatter
from hhour.kernel.dice import Tray
from hhour.kernel.faces import SHADE

BOXES: Final = 256  # columns for what boxes show
FLAGS: Final = 24
MARKS: Final = 4  # of a die: locked, removed, cancelled, left out
WIDTH: Final = SYMBOLS + COLOURS_KNOWN + MARKS
MEN: Final = 30
DIAL: Final = 12
MUCH: Final = 8


class DDayEncoder(Encoder):
    """What lies open lies open to all (B-SETUP-28); what boxes keep secret is asked of their own views.

    Faces and colours that a box adds have no column.
    """

    def __init__(self, book: Book, words: Words) -> None:
        super().__init__(book, words)
        self.cards: dict[str, int] = {slug: at for at, slug in enumerate(words.cards)}
        self.dice = words.dice
        self.sectors = len(book.sectors)
        self.shows = [box.view for box in book.boxes if box.view is not None]
        add = self.layout.add
        many = len(self.cards)
        self.pool = add("pool", many)
        self.offered = add("items face up", many)
        self.spent = add("items face down", many)
        self.deck = add("awards left", many)
        self.garrison = add("garrison", 1, DIAL)
        self.spare = add("spare dice by face", SYMBOLS)
        self.gone = add("sector: gift taken", self.sectors)
        self.captured = add("sector: captured", self.sectors)
        self.worn = add("sector: DEF lost", self.sectors, MUCH)
        self.silenced = add("sector: guns silenced", self.sectors, 2)
        self.beside = add("sector: Specialists beside", self.sectors, MUCH)
        self.rolled = add("sector: rolled ground", self.sectors, SYMBOLS)
        self.fire = add("sector: machine-gun dice", self.sectors, MUCH)
        self.boxes = add("boxes", BOXES if self.shows else 0, MUCH)
        self.forces: list[int] = []
        for number in range(words.seats):
            self.forces.append(self._lay_force("mine" if number == 0 else f"force {number} after me", many))

    def _lay_force(self, name: str, cards: int) -> int:
        """The columns of a force; `_write_force` counts them the same way."""
        add = self.layout.add
        first = add(f"{name}: status", 4)
        add(f"{name}: sector", self.sectors)
        add(f"{name}: visited", self.sectors)
        add(f"{name}: soldiers", 1, MEN)
        add(f"{name}: stars, courage, points", 3, DIAL)
        add(f"{name}: marker, must leave, battle cry, rolls", 4, 4)
        add(f"{name}: flags", FLAGS)
        add(f"{name}: obtained", SYMBOLS)
        add(f"{name}: virtual results", SYMBOLS)
        add(f"{name}: dice", self.dice * WIDTH)
        add(f"{name}: cards", cards)
        add(f"{name}: on offer to it", cards)
        add(f"{name}: fallen", cards)
        add(f"{name}: used this turn", cards)
        return first

    def tray(self, p: Any, seat: int) -> Tray:
        field: Field = p
        return field.battle.forces[seat - 1].tray

    def write(self, p: Any, seat: int, waiting: list[int], seen: bytearray) -> None:
        field: Field = p
        self.write_question(field, seat, waiting, seen)
        battle = field.battle
        cards = self.cards
        for slug in battle.pool:
            seen[self.pool + cards[slug]] = 1
        for slug in battle.items:
            seen[self.offered + cards[slug]] = 1
        for slug in battle.used:
            seen[self.spent + cards[slug]] = 1
        for slug in battle.deck:
            seen[self.deck + cards[slug]] = 1
        seen[self.garrison] = clipped(battle.garrison)
        for die in battle.spare_dice:
            if die >> SHADE < SYMBOLS:
                seen[self.spare + (die >> SHADE)] += 1
        self._write_sectors(field, seen)
        for show in self.shows:
            self._write_box(seen, "", show(field, seat))
        seats = len(battle.forces)
        for number in range(seats):
            self._write_force(battle.forces[(seat - 1 + number) % seats], self.forces[number], battle.away, seen)

    def _write_sectors(self, p: Field, seen: bytearray) -> None:
        battle = p.battle
        if battle.taken:
            _bits(seen, self.gone, battle.taken)
        if battle.captured:
            _bits(seen, self.captured, battle.captured)
        _numbers(seen, self.worn, battle.worn)
        _numbers(seen, self.silenced, battle.silenced)
        _numbers(seen, self.beside, battle.beside)
        _numbers(seen, self.rolled, battle.rolled)
        for fire in battle.mgf:
            seen[self.fire + fire[0]] = clipped(sum(fire[1:]))

    def _write_force(self, force: Force, at: int, away: int, seen: bytearray) -> None:
        sectors = self.sectors
        seen[at + force.status] = 1
        if away >> force.seat & 1:
            seen[at + 3] = 1
        at += 4
        if force.sector >= 0:
            seen[at + force.sector] = 1
        at += sectors
        after = at + sectors
        seen[after] = clipped(force.soldiers)
        seen[after + 1] = clipped(force.stars)
        seen[after + 2] = clipped(force.courage)
        seen[after + 3] = clipped(force.points)
        if isinstance(force, Unit):
            _bits(seen, at, force.visited)
            seen[after + 4] = clipped(force.marker)
            seen[after + 5] = clipped(force.must_leave)
            seen[after + 6] = clipped(force.battle_cry)
        seen[after + 7] = clipped(force.rolls)
        at = after + 8
        if force.flags:
            _bits(seen, at, force.flags & (1 << FLAGS) - 1)
        at += FLAGS
        if force.obtained:
            _bits(seen, at, force.obtained & (1 << SYMBOLS) - 1)
        at += SYMBOLS
        for shown in force.virtual:
            if shown >> SHADE < SYMBOLS:
                seen[at + (shown >> SHADE)] += 1
        at += SYMBOLS
        self._write_dice(force, at, seen)
        at += self.dice * WIDTH
        cards = self.cards
        many = len(cards)
        for owned in (force.specialists, force.items, force.awards, force.held):
            for slug in owned:
                seen[at + cards[slug]] = 1
        if force.vehicle:
            seen[at + cards[force.vehicle]] = 1
        at += many
        for slug in force.hand:
            seen[at + cards[slug]] = 1
        at += many
        for slug in force.fallen:
            seen[at + cards[slug]] = 1
        at += many
        for slug in force.used:
            if slug in cards:
                seen[at + cards[slug]] = 1

    def _write_dice(self, force: Force, at: int, seen: bytearray) -> None:
        left_out, colours = force.left_out, force.colours
        marked = force.locked | force.removed | force.cancelled
        for die, face in enumerate(force.faces[: self.dice]):
            if left_out >> die & 1:
                seen[at + WIDTH - 1] = 1
            else:
                if face < SYMBOLS:
                    seen[at + face] = 1
                if colours[die] < COLOURS_KNOWN:
                    seen[at + SYMBOLS + colours[die]] = 1
            if marked >> die & 1:
                marks = at + SYMBOLS + COLOURS_KNOWN
                if force.locked >> die & 1:
                    seen[marks] = 1
                if force.removed >> die & 1:
                    seen[marks + 1] = 1
                if force.cancelled >> die & 1:
                    seen[marks + 2] = 1
            at += WIDTH

    def _write_box(self, seen: bytearray, path: str, told: object) -> None:
        """What a box shows, whatever its form: each thing has a column by the checksum of where it stands."""
        if isinstance(told, dict):
            for key, value in told.items():
                if key not in SAID_ELSEWHERE:
                    self._write_box(seen, f"{path}.{key}", value)
        elif isinstance(told, list | tuple):
            for value in told:
                self._write_box(seen, path, value)
        elif isinstance(told, bool) or not isinstance(told, int):
            if told:
                scatter(seen, self.boxes, BOXES, f"{path}={told}", 1)
        else:
            scatter(seen, self.boxes, BOXES, path, told)


SAID_ELSEWHERE: Final = ("ways", "provenance")  # odds and notes, which are no part of the table


def _bits(seen: bytearray, at: int, mask: int) -> None:
    while mask:
        if mask & 1:
            seen[at] = 1
        mask >>= 1
        at += 1


def _numbers(seen: bytearray, at: int, numbers: tuple[int, ...]) -> None:
    if not any(numbers):
        return
    for number in numbers:
        if number:
            seen[at] = clipped(number)
        at += 1
