"""MOVE in solitaire: the automated Unit goes on along its route (A-SOLO-09 to -20, A-SOLO-28, A-SOLO-31)."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german.combat import PIONIER
from hhour.dday.boxes.atlantikwall.german.force import German, german
from hhour.dday.boxes.atlantikwall.solitaire.marcher import Marcher, marcher
from hhour.dday.boxes.atlantikwall.solitaire.routes import routes, stay, turns, way
from hhour.dday.boxes.atlantikwall.solitaire.sniper import sniper_comes
from hhour.dday.boxes.atlantikwall.solitaire.toll import exact
from hhour.dday.boxes.atlantikwall.solitaire.verbs import march_on, note_advance, set_out
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.dice.d6 import resolves, roll_for
from hhour.kernel.lanes import Stage


def draw_route(p: Field) -> None:
    """One of the starts, then one of the longest routes from there, each by lot (A-SOLO-02, A-SOLO-17)."""
    it = marcher(p)
    starts = tuple(p.book.place(sector) for sector in p.book.starts)
    start = p.book.index(starts[0] if len(starts) == 1 else p.chance.pick(0, it.seat, "march-start", 1, starts))
    found = {"-".join(p.book.place(sector) for sector in route): route for route in routes(p.book, start)}
    names = tuple(found)
    set_out(p, it, found[names[0] if len(names) == 1 else p.chance.pick(0, it.seat, "route", 2, names)])
    places = tuple(p.book.place(sector) for sector in it.route)
    p.emit("route", it.seat, "A-SOLO-17", {"places": places, "n": turns(p.book, it.route)})


class MarchStage(Stage[Field]):
    """It moves when its stay is over; without courage, whatever the sector asks (A-SOLO-09 to A-SOLO-12)."""

    phase = "MOVE"

    def open(self, p: Field) -> None:
        it = marcher(p)
        if it.ahead and it.fought >= stay(p.book, it.sector):
            go_on(p, it)


def go_on(p: Field, it: Marcher) -> None:
    """The next sector of the route; with the first Advance the Sniper comes (A-SOLO-31)."""
    edge = way(p.book, it.sector, it.ahead[0])
    rule = "A-SOLO-10" if stay(p.book, it.sector) == 1 else "A-SOLO-09"
    march_on(p, it)
    kind = "automated-advance" if edge.advance else "automated-move"
    p.cause = p.emit(kind, it.seat, rule, {"sector": p.book.place(it.sector)})
    if edge.advance and not it.advanced:
        note_advance(p, it)
        sniper_comes(p, it)
    if edge.mine:
        cross_mines(p, german(p))


def cross_mines(p: Field, he: German) -> None:
    """Without the Pionier a mined line costs him what a die shows (A-SOLO-28, A-SOLO-29)."""
    if PIONIER in he.specialists:
        p.emit("mines-cleared", he.seat, "A-SOLO-29", {"card": PIONIER}, PIONIER)
    else:
        roll_for(p, he, "solo-mine", 0, "A-SOLO-28", "")


@resolves("solo-mine", harms=True)
def mine_goes_off(p: Field, he: German, number: int, argument: int) -> None:
    """He loses so many soldiers at once (A-SOLO-28)."""
    exact(p, he, number, "A-SOLO-28", "mines")
