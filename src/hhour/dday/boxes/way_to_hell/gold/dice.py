"""Gold dice as they lie before a Unit: trays with one, dice added to a tally, colours named (W-GOLD-03, W-GOLD-11)."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.hooks import new_hook
from hhour.dday.rules.dice.results import results_of, set_die
from hhour.kernel.dice import SIX, Tray, tray
from hhour.kernel.faces import COLOUR_NAMES, FACE_NAMES, GOLD

GOLD_DIE: Final = new_hook("gold-die")  # a Gold die may be rolled in the place of another (W-CARD-GEN-03)

SEVEN: Final = tray((*SIX.kinds, GOLD))
PLACE: Final = 6  # of the Gold die among them
GOLD_BIT: Final = 1 << PLACE

REGULAR: Final = "regular"
TOUCH: Final = "touch"
RWBG: Final = "rwbg"
WILD: Final = "wild"
NAMED: Final = (REGULAR, TOUCH)  # the modes in which a Gold die is given a colour
COLOURLESS: Final = 6  # the version of the rules since which nobody can name one in `rwbg` (W-GOLD-52)


def mode(book: Book) -> str:
    """How Gold dice are used in this game; '' where they are not."""
    return book.setup.options.get("gold", "")


def is_colourless(p: Field) -> bool:
    """Whether Gold dice never have a colour (W-GOLD-52)."""
    return mode(p.book) == RWBG and p.book.version >= COLOURLESS


def gold_instead(left: int) -> Tray:
    """The six dice but for those of the mask, and a Gold die (W-GOLD-30, W-GOLD-31)."""
    return tray((*(kind for die, kind in enumerate(SIX.kinds) if not left >> die & 1), GOLD))


def has_gold(force: Force) -> bool:
    """Whether a Gold die is one of those the force rolls this turn (W-GOLD-30, W-GOLD-32)."""
    return GOLD in force.tray.kinds


def unnamed(force: Force) -> list[int]:
    """The Gold dice of the tally that have no colour yet, by place."""
    if GOLD not in force.colours:
        return []
    return [die for die in results_of(force) if force.colours[die] == GOLD]


def name_colour(p: Field, force: Force, die: int, colour: int) -> None:
    """The Gold die is of this colour for the rest of the turn (W-GOLD-11)."""
    set_die(force, die, force.faces[die], colour)
    if p.sink is not None:
        face = FACE_NAMES[force.faces[die]]
        p.emit(
            "gold-called",
            force.seat,
            "W-GOLD-11",
            {"die": force.tray.names[die], "face": face, "colour": COLOUR_NAMES[colour]},
        )


def forget_colour(force: Force, die: int) -> None:
    """A Gold die that has come from elsewhere has no colour until it is named here (W-GOLD-17)."""
    set_die(force, die, force.faces[die], GOLD)
