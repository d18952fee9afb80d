"""What the ground of this box's maps does that no base map does: its words, and the fire on Crisbecq."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.boxes.atlantikwall.german.verbs import suffers_at_most
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Force, Unit
from hhour.dday.rules.box.box import Box, Word
from hhour.dday.rules.dice.d6 import resolves, roll_for
from hhour.dday.rules.dice.tally import by_face
from hhour.dday.rules.map.ground import Ground
from hhour.dday.rules.steps.casualties import suffer
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.faces import TOOL
from hhour.kernel.lanes import Stage
from hhour.kernel.refusal import Refusal

NO_RECRUIT: Final = "no-recruit"
NO_TRADE: Final = "no-trade"
TOOL_LOSS: Final = "tool-loss"

CRISBECQ: Final = "n-17"
UNDER_FIRE: Final = range(12, 17)  # the sectors the battery of Azeville fires on
FIRE: Final = "own-position"
FIRE_LOSS: Final = 2


def _no_recruit(ground: Ground, args: tuple[str, ...]) -> None:
    ground.own[NO_RECRUIT] = True


def _no_trade(ground: Ground, args: tuple[str, ...]) -> None:
    ground.own[NO_TRADE] = True


def _tool_loss(ground: Ground, args: tuple[str, ...]) -> None:
    """So many soldiers a TOOL (A-MAP-ATT-21)."""
    ground.own[TOOL_LOSS] = int(args[0])


def _mid_bunker(ground: Ground, args: tuple[str, ...]) -> None:
    ground.bunker = True
    ground.final = False


def _for_stars(p: Field, force: Force, slug: str) -> Refusal | None:
    ground = p.ground(force.sector)
    if NO_RECRUIT in ground.own:
        return Refusal("A-MAP-ATT-10", "recruit-not-in-sector", {"sector": ground.id})
    return None


def _with_whom(p: Field, force: Force, seat: str) -> Refusal | None:
    """A trade needs two; it is barred if either stands in a barred place (A-TRADE-04)."""
    for one in (force, p.unit(int(seat))):
        ground = p.ground(one.sector)
        if NO_TRADE in ground.own:
            return Refusal("A-MAP-ATT-11", "trade-not-in-sector", {"unit": int(seat), "sector": ground.id})
    return None


def _tools_cost(p: Field, force: Force) -> bool:
    ground = p.ground(force.sector)
    if TOOL_LOSS in ground.own and isinstance(force, Unit):
        number = by_face(force)[TOOL] * int(ground.own[TOOL_LOSS])
        if number:
            suffer(p, force, number, "A-MAP-ATT-21", ground.id)
    return False


class FireStage(Stage[Field]):
    """Once the machine guns have fired, a die says whether guns elsewhere hit the whole battery (A-MAP-N17-10)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        there = _under_fire(p)
        if there:
            roll_for(p, there[0], FIRE, 0, "A-MAP-N17-10", p.book.place(there[0].sector))


def _under_fire(p: Field) -> list[Unit]:
    """Who stands in the upper rows (A-MAP-N17-10)."""
    return [unit for unit in p.units_taking_part() if p.here(unit).number in UNDER_FIRE]


@resolves(FIRE, harms=True)
def fire_on_the_own_position(p: Field, unit: Unit, number: int, argument: int) -> None:
    """On a 6 everybody in the upper rows suffers, whoever he fights for."""
    if number < 6:
        return
    for hit in _under_fire(p):
        suffer(p, hit, FIRE_LOSS, "A-MAP-N17-10", p.book.place(hit.sector))
    for force in p.battle.forces:
        if isinstance(force, German) and force.status == IN_PLAY:
            suffers_at_most(p, force, FIRE_LOSS, "A-MAP-N17-10", p.book.place(unit.sector))


def _is_crisbecq(book: Book) -> bool:
    return any(beach.slug == CRISBECQ for beach in book.beaches)


MODULE: Box = Box(
    "atlantikwall",
    "A-GEN-04",
    words=(
        Word("ENTRY_SOLDIERS(n)"),
        Word("NO_RECRUIT", _no_recruit),
        Word("NO_TRADE", _no_trade),
        Word("TOOL_LOSS(1)", _tool_loss),
        Word("MID_BUNKER", _mid_bunker),
    ),
    stages=(Slot("own-position", FireStage(), trading=False, wanted=_is_crisbecq, after="guns"),),
    vetoes={"recruit-for-stars": _for_stars, "trade": _with_whom},
    moments={"booked": _tools_cost},
    samples=("dday n-15 units=2", "dday n-16 units=4", "dday n-17 units=2 opts=assault,grey-mgf-dice", "dday n-18"),
)
