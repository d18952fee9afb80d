"""Standing orders: a seat may pass in every window without being asked, or be asked though it has nothing to play.

Whoever passes by order passes whatever he holds, so that his silence tells nothing (A-DECO-10). Others hear only that
an order was given. `State.standing` keeps them: the bit of a seat for passing, one further up for being asked.
"""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.box.box import FreeVerb
from hhour.kernel.action import Action
from hhour.kernel.refusal import Refusal
from hhour.kernel.windows import Window

ALWAYS: Final = 16  # so many bits further up stand the seats that want to be asked
VERB: Final = "standing"
PASS_BY: Final = Action(VERB, ("pass",))
ASK_ME: Final = Action(VERB, ("ask",))
AS_USUAL: Final = Action(VERB, ("usual",))
ORDERS: Final = (PASS_BY, ASK_ME, AS_USUAL)


def passes(p: Field, seat: int) -> bool:
    """Whether the seat has ordered to pass in windows (A-GEN-25, A-DECO-10)."""
    return bool(p.state.standing >> seat & 1)


def wants_asking(p: Field, seat: int) -> bool:
    """Whether it has ordered to be asked in all of them (A-GEN-25)."""
    return bool(p.state.standing >> (seat + ALWAYS) & 1)


def order_of(p: Field, seat: int) -> Action:
    """The order in force."""
    if passes(p, seat):
        return PASS_BY
    return ASK_ME if wants_asking(p, seat) else AS_USUAL


def _choices(p: Field, force: Force) -> list[Action]:
    """Offered in a window, where it matters (A-GEN-25), and wherever an order can be taken back."""
    order = order_of(p, force.seat)
    lane = p.battle.lanes[force.seat]
    within = bool(lane) and isinstance(p.book.steps[lane[-1][0]], Window)
    if within:
        return [one for one in ORDERS if one is not order]
    return [AS_USUAL] if order is not AS_USUAL else []


def _refuse(p: Field, force: Force, action: Action) -> Refusal | None:
    if not any(action.text == one.text for one in ORDERS):
        return Refusal("A-GEN-25", "standing-what", {"action": action.text})
    return Refusal("A-GEN-25", "standing-same", {}) if action.text == order_of(p, force.seat).text else None


def _order(p: Field, force: Force, action: Action) -> None:
    """Who passes by order may take it back, and act again (A-GEN-25)."""
    seat = force.seat
    kept = p.state.standing & ~(1 << seat | 1 << (seat + ALWAYS))
    bit = {PASS_BY.text: seat, ASK_ME.text: seat + ALWAYS}.get(action.text)
    p.state.standing = kept if bit is None else kept | 1 << bit


STANDING: Final = FreeVerb(VERB, _choices, _refuse, _order, quiet=True)
