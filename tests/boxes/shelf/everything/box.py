"""The box of everything, put together."""

from __future__ import annotations

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import ALLIES, Force
from hhour.dday.rules.box.box import Against, Box, FreeVerb
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.action import Action
from hhour.kernel.refusal import Refusal
from hhour.kernel.setup import Option

from . import stages, umpire
from .cards import OMEN

ON = "everything"


def fill(book: Book) -> None:
    if book.is_on(ON):
        umpire.seat_umpire(book)
        stages.seat_units(book)
        book.unique = (*book.unique, "twin-medic")


def lay(p: Field) -> None:
    if p.book.is_on(ON):
        p.battle.parts["omens"] = umpire.Omens()


def laid(p: Field, unit: Force) -> tuple[str, ...]:
    """The omens on the table touch every Unit."""
    return umpire.omens(p).laid if p.book.is_on(ON) else ()


def winners(p: Field) -> tuple[str, ...] | None:
    if not p.book.is_on(ON):
        return None
    return (ALLIES,) if p.battle.outcome == "won" else (umpire.UMPIRE,)


def no_cat(p: Field, unit: Force, word: str) -> Refusal | None:
    """Nobody is recruited while a black cat lies on the table."""
    cat = p.book.is_on(ON) and "black-cat" in umpire.omens(p).laid
    return Refusal("Z-ALL-09", "black-cat", {}) if cat else None


def order_choices(p: Field, force: Force) -> list[Action]:
    return []  # a standing order is no move: it is given, never asked for


def refuse_order(p: Field, force: Force, action: Action) -> Refusal | None:
    return None if not action.args else Refusal("Z-ALL-06", "order-bare", {})


def give_order(p: Field, force: Force, action: Action) -> None:
    p.battle.standing ^= 1 << force.seat


def on(book: Book) -> bool:
    return book.is_on(ON)


BOX = Box(
    "everything",
    "Z-ALL-01",
    phases=("BELLS", "TRUCE"),
    options=(Option(ON, "off on", "Z-ALL-01"), Option("nothing", "off on", "Z-ALL-02")),
    against=(Against("nothing", ON, rule="Z-ALL-02"),),
    stages=(
        Slot("raft", stages.RaftStage(), trading=False, option=ON, before="roll"),
        Slot("bells", stages.BellsStage(), trading=False, option=ON, after="upkeep"),
        Slot("truce", stages.TruceStage(), trading=False, option=ON, after="muster"),
    ),
    steps=stages.STEPS,
    kinds={OMEN: 1},
    sources=(laid,),
    moments={"start": lambda p, unit: p.book.is_on(ON)},
    vetoes={"recruit": no_cat},
    free_verbs=(FreeVerb("stand-by", order_choices, refuse_order, give_order),),
    forces=(umpire.Umpire,),
    parts={"omens": umpire.Omens},
    fill=fill,
    lay=lay,
    where=lambda p, force: stages.where(p, force) if p.book.is_on(ON) else "",
    winners=winners,
    view=lambda p, seat: umpire.view(p, seat) if p.book.is_on(ON) else {},
    conceal=lambda p, seat: umpire.conceal(p, seat) if p.book.is_on(ON) else None,
    veil=umpire.veil,
    samples=("dday n-01 units=2 opts=everything", "dday n-06 units=1 opts=everything,assault"),
)
