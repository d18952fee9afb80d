"""The turn of a game: the stages of its boxes in order, and what may be used in each (B-TURN-02, B-TURN-15)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from hhour.dday.rules.battle.book import TO_THE_LETTER, Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.table import announce_turn
from hhour.dday.rules.box.shelf import in_force
from hhour.dday.rules.cards.card import Card
from hhour.dday.rules.cards.free import FREE_VERBS
from hhour.dday.rules.cards.hooks import SWAP_DICE
from hhour.dday.rules.turn.slot import Slot, in_order
from hhour.dday.rules.turn.vocabulary import VERBS
from hhour.kernel.lanes import Stage, Step


def lay_stages(book: Book) -> None:
    """File the stages of this game's turn and, for each, what can be used in it."""
    shelved = in_force(book.setup)
    slots = in_order([slot for one in shelved for slot in one.box.stages if slot.belongs(book)])
    known: dict[str, Step[Field]] = {name: step for one in shelved for name, step in one.steps.items()}
    stages: Any = tuple(passing(slot) if book.passes else slot.stage for slot in slots)
    book.take_turns(stages)
    book.take_steps(known)
    book.verbs = {**VERBS, **{verb.name: verb for one in shelved for verb in one.box.verbs}}
    book.freely = FREE_VERBS.union(book.free_verbs)
    book.waited_verbs = tuple(verb for verb in book.free_verbs.values() if verb.waits)
    book.other_verbs = tuple(verb for verb in book.free_verbs.values() if not verb.waits)
    book.slots = tuple(slot.name for slot in slots)
    book.roll_stage = book.slots.index("roll")
    book.closed = _last_of(book.slots, ("window", "close", "fix"))
    book.fired = _last_of(book.slots, ("before-guns", "guns"))
    if not book.passes:
        book.marching = _next(book.slots, _last_of(book.slots, ("muster",)), "move")
        book.claimed = _next(book.slots, _last_of(book.slots, ("move",)), "claims")
        book.tallied = _next(book.slots, book.closed, "upkeep")
        book.lost = _next(book.slots, book.fired, "casualties")
        book.outlived = max(book.lost, _next(book.slots, book.lost, "aftermath"))
    book.at_dice = frozenset(name for name, step in known.items() if step.at_dice)
    book.acting = frozenset(slug for slug, card in book.cards.items() if card.use is not None or book.command_post)
    book.acting |= book.passives[SWAP_DICE].keys() | book.keepers
    book.after_die = _usable(book, AFTER_DIE)
    book.after_calm_die = _usable(book, AFTER_DIE | {"any-but-combat"} if book.version >= TO_THE_LETTER else AFTER_DIE)
    for place, slot in enumerate(slots):
        usable = _usable(book, _words(slot, slot.busy))
        book.usable.append(usable)
        book.usable_idle.append(_usable(book, _words(slot, slot.idle)))
        book.holds.append(frozenset(slug for slug, card in usable.items() if _holds(card, slot)))
        book.trading.append(slot.trading)
        book.window.append(slot.window)
        if slot.reopens:
            book.reopened[place] = slot.reopens
    for place, slot in enumerate(slots):
        asked = {name: _usable_asked(book, place, name) for name in known}
        book.usable_at.append({**asked, "": book.usable_idle[place]})
        acts = {name: usable for name, usable in asked.items() if name in book.free_steps}
        book.acts_at.append({**acts, "": book.usable_idle[place]} if slot.idle else acts)
        book.swapping.append(book.window[place] and bool(book.passives[SWAP_DICE]))


def _last_of(slots: tuple[str, ...], names: tuple[str, ...]) -> int:
    """Where the last of these stages stands, as far as they follow each other; -1 if there are none of them."""
    at = slots.index(names[0]) if names[0] in slots else -1
    while 0 <= at < len(slots) - 1 and slots[at + 1] in names:
        at += 1
    return at


def _next(slots: tuple[str, ...], at: int, name: str) -> int:
    """Where this stage stands, if it is the one that follows; else -1."""
    return at + 1 if 0 <= at < len(slots) - 1 and slots[at + 1] == name else -1


AFTER_DIE: Final = frozenset(("any", "die-rolled"))  # the words that hold while a d6 lies there (B-TURN-15)


@mypyc_attr(allow_interpreted_subclasses=True)
class Passing(Stage[Field]):
    """A stage that is passed over while a box says so; the first of a turn still tells that the turn begins."""

    def __init__(self, slot: Slot) -> None:
        self.name = slot.name
        self.stage = slot.stage

    def participants(self, p: Field) -> tuple[int, ...]:
        return self.stage.participants(p)

    def open(self, p: Field) -> None:
        for passes in p.book.passes:
            if passes(p, self.name):
                if p.battle.stage == 0:
                    announce_turn(p)
                return
        self.stage.open(p)


def passing(slot: Slot) -> Stage[Field]:
    """The stage of a slot as one that can be passed over; a phase belongs to a class, so each has its own."""
    kind: Any = type(f"Passing{type(slot.stage).__name__}", (Passing,), {"phase": slot.stage.phase})
    made: Stage[Field] = kind(slot)
    return made


def _words(slot: Slot, words: frozenset[str]) -> frozenset[str]:
    """Outside COMBAT what may be used at any time but then may be used too (W-MISS-60)."""
    return words | {"any-but-combat"} if "any" in words and slot.stage.phase != "COMBAT" else words


def _usable_asked(book: Book, stage: int, name: str) -> dict[str, Card]:
    """What may be used in a stage by somebody who is asked this question."""
    if name == "react":
        return book.after_die if book.stages[stage].phase == "COMBAT" else book.after_calm_die
    if name not in book.free_steps:
        return {}
    # a Unit that rolls once more: the window is not open to it yet (B-TALLY-05)
    return book.usable[book.roll_stage if name in book.at_dice else stage]


def _usable(book: Book, words: frozenset[str]) -> dict[str, Card]:
    return {
        slug: card for slug, card in book.cards.items() if card.use is not None and not words.isdisjoint(card.timing)
    }


def _holds(card: Card, slot: Slot) -> bool:
    """A card that belongs to this very moment keeps `ready` open; one usable at any time only where it matters.

    In the window that is what touches the tally (B-TALLY-05, B-AWARD-07), in COMBAT what silences guns (B-MGF-09).
    """
    if slot.window:
        return "window" in card.timing or (card.use is not None and card.use.touches_tally)
    return "combat-before-mgf" in card.timing
