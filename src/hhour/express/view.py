"""What leaves the engine: the table as a seat may see it. Everything lies open (P-SPEC-26)."""

from __future__ import annotations

from hhour.express.shore import Shore
from hhour.express.state import Soldier
from hhour.express.steps.specialists import refuse_use
from hhour.express.viewed import (
    ExpressAxisDie,
    ExpressPlayer,
    ExpressResult,
    ExpressSector,
    ExpressSpecialist,
    ExpressView,
)
from hhour.kernel.dice import SLOTS
from hhour.kernel.faces import COLOURS, FACES
from hhour.kernel.game import AnyGame
from hhour.pocket.board import against
from hhour.pocket.terrain import TERRAIN


def view(game: AnyGame, p: Shore, seat: int | None) -> ExpressView:
    """The table as plain data."""
    invasion = p.invasion
    return {
        "game": "express",
        "setup": str(p.book.setup),
        "seat": seat or 0,
        "turn": invasion.turn,
        "phase": p.phase(),
        "outcome": invasion.outcome,
        "waiting": game.waiting(p),
        "leader": p.book.leader,
        "beach": p.beach.slug,
        "beaches": [beach.slug for beach in p.book.beaches],
        "conquered": invasion.beach + (invasion.outcome == "won"),
        "sector": invasion.sector,
        "terrain": TERRAIN[invasion.sector - 1] if invasion.sector else "",
        "attempt": invasion.attempt,
        "retries": invasion.retries,
        "sectors": sectors_view(p),
        "axis": axis_view(p),
        "axis_count": p.axis_count() if invasion.sector else 0,
        "added": [FACES[face] for face in invasion.added],
        "requirement": [FACES[face] for face in p.requirement()],
        "help": [FACES[face] for face in invasion.help],
        "specialists": specialists_view(p),
        "called": {slug: (*FACES, "straight")[place] for place, slug in enumerate(p.book.called)},
        "supply": [slug for slug in p.book.called if slug not in invasion.group and slug not in invasion.gone],
        "gone": list(invasion.gone),
        "next": {"dice": invasion.next_shift, "kommandant": invasion.next_due, "silenced": invasion.next_silenced},
        "units": [soldier_view(p, soldier) for soldier in invasion.soldiers],
    }


def sectors_view(p: Shore) -> list[ExpressSector]:
    """The six sectors of the beach and what each does."""
    return [
        {
            "number": number,
            "terrain": TERRAIN[number - 1],
            "rules": [effect.rule for effect in p.book.effects(p.beach, number)],
        }
        for number in range(1, len(TERRAIN) + 1)
    ]


def axis_view(p: Shore) -> list[ExpressAxisDie]:
    """The Axis dice; the Kommandant, when deployed, is the first."""
    invasion = p.invasion
    return [
        {
            "face": FACES[face],
            "kommandant": place == 0 and bool(invasion.deployed),
            "ignored": bool(invasion.ignored >> place & 1),
        }
        for place, face in enumerate(invasion.axis)
    ]


def specialists_view(p: Shore) -> list[ExpressSpecialist]:
    """The group's cards, who holds them, and for whom each could be used now."""
    invasion = p.invasion
    using = p.phase() == "SPECIALISTS"
    return [
        {
            "card": slug,
            "holder": holder,
            "fresh": slug in invasion.fresh,
            "usable_by": [one.seat for one in invasion.soldiers if using and refuse_use(p, one.seat, slug) is None],
        }
        for slug, holder in zip(invasion.group, invasion.holders, strict=True)
    ]


def soldier_view(p: Shore, soldier: Soldier) -> ExpressPlayer:
    """One player: his dice, what they make and what they lack."""
    rolled = bool(soldier.faces)
    lacks = p.lacks(soldier) if rolled and p.invasion.axis else ()
    wanted = p.requirement()
    return {
        "seat": soldier.seat,
        "leader": soldier.seat == p.book.leader,
        "dice": [
            {
                "slot": SLOTS[die],
                "colour": COLOURS[soldier.colours[die]],
                "face": FACES[soldier.faces[die]],
                "out": bool(soldier.left_out >> die & 1),
            }
            for die in range(len(soldier.faces))
        ],
        "virtual": [FACES[face] for face in p.virtual(soldier)],
        "rerolls": soldier.rerolls,
        "saved": bool(soldier.saved),
        "used": list(soldier.used),
        "rwbs": [FACES[face] for face in p.rwbs(soldier)],
        "straight": p.has_straight(soldier),
        "lacks": [FACES[face] for face in lacks],
        "matched": rolled and bool(p.invasion.axis) and not lacks,
        "against": against(wanted, lacks if rolled else wanted),
    }


def result(p: Shore) -> ExpressResult:
    """Victory or defeat with beach and last sector; there is no score (P-EXP-87)."""
    invasion = p.invasion
    return {
        "outcome": invasion.outcome or "running",
        "turn": invasion.turn,
        "beach": p.beach.slug,
        "sector": invasion.sector,
        "conquered": invasion.beach + (invasion.outcome == "won"),
        "specialists": list(invasion.group),
        "units": [{"seat": soldier.seat, "saved": bool(soldier.saved)} for soldier in invasion.soldiers],
    }
