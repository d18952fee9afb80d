"""What happens to the group: Specialists join, leave and are used; the game is won or lost."""

from __future__ import annotations

from hhour.express.beaches import BUNKER
from hhour.express.cards import SPECIALISTS
from hhour.express.shore import Shore
from hhour.express.state import Soldier
from hhour.kernel.dice import ALL_DICE, SET_COLOURS, SLOTS, slots_of
from hhour.kernel.event import Data
from hhour.kernel.faces import COLOURS, FACES


def join(p: Shore, slug: str, seat: int, rule: str) -> None:
    """A Specialist joins the group and lies with his holder (P-SPEC-03)."""
    invasion = p.invasion
    invasion.group = (*invasion.group, slug)
    invasion.holders = (*invasion.holders, seat)
    if p.sink is not None:
        p.emit("rallied", seat, rule, {"card": slug}, slug)


def leave(p: Shore, slug: str) -> None:
    """Take a card out of the group, wherever it goes."""
    invasion = p.invasion
    at = invasion.group.index(slug)
    invasion.group = (*invasion.group[:at], *invasion.group[at + 1 :])
    invasion.holders = (*invasion.holders[:at], *invasion.holders[at + 1 :])
    invasion.fresh = tuple(one for one in invasion.fresh if one != slug)


def lose(p: Shore, slug: str, rule: str) -> None:
    """A Specialist is lost: out of the game, and no ability takes effect (P-SPEC-21, P-SPEC-23)."""
    leave(p, slug)
    p.invasion.gone = (*p.invasion.gone, slug)
    if p.sink is not None:
        p.emit("specialist-lost", p.book.leader, rule, {"card": slug}, slug)


def sacrifice(p: Shore, slug: str) -> None:
    """A Specialist is sacrificed for his ability and removed from the game (P-SPEC-20)."""
    leave(p, slug)
    p.invasion.gone = (*p.invasion.gone, slug)
    mark_used(p)
    if p.sink is not None:
        p.cause = p.emit("sacrificed", p.book.leader, SPECIALISTS[slug].rule, {"card": slug}, slug)


def mark_used(p: Shore) -> None:
    """An ability took effect in this visit (P-ADV-GOLD-13)."""
    p.invasion.used_here = 1


def holder(p: Shore, slug: str) -> int:
    return p.invasion.holders[p.invasion.group.index(slug)]


def fresh_dice(soldier: Soldier) -> None:
    """Two dice of each colour, not rolled yet; changes of an earlier roll are void (P-SPEC-CAP-04, P-SPEC-MED-04).

    All re-rolls are there again (P-EXP-40).
    """
    soldier.faces = ()
    soldier.colours = SET_COLOURS
    soldier.left_out = 0
    soldier.rerolls = 0
    soldier.used = ()


def roll_dice(p: Shore, soldier: Soldier, mask: int, kind: str, rule: str) -> None:
    """Roll the dice of the mask; all others stay as they are."""
    invasion = p.invasion
    dice = [die for die in range(len(SLOTS)) if mask >> die & 1]
    rolled = p.chance.faces(invasion.turn, soldier.seat, "roll", soldier.rolls, len(dice))
    soldier.rolls += 1
    faces = list(soldier.faces or (0,) * len(SLOTS))
    for die, face in zip(dice, rolled, strict=True):
        faces[die] = face
    soldier.faces = tuple(faces)
    if p.sink is not None:
        told = tuple(FACES[face] for face in rolled)
        p.emit(kind, soldier.seat, rule, {"dice": slots_of(mask), "faces": told})


def change_die(p: Shore, soldier: Soldier, die: int, face: int, colour: int, slug: str) -> None:
    """A Specialist changes one die; it counts as it is now only (P-DICE-26)."""
    soldier.faces = (*soldier.faces[:die], face, *soldier.faces[die + 1 :])
    soldier.colours = (*soldier.colours[:die], colour, *soldier.colours[die + 1 :])
    mark_used(p)
    if p.sink is not None:
        data = {"die": SLOTS[die], "face": FACES[face], "colour": COLOURS[colour], "card": slug}
        p.emit("die-changed", soldier.seat, SPECIALISTS[slug].rule, data, slug)


def in_play(soldier: Soldier) -> list[int]:
    """The dice that were rolled."""
    return [die for die in range(len(soldier.faces)) if (ALL_DICE & ~soldier.left_out) >> die & 1]


# --- the end ----------------------------------------------------------------------------------------------------------


def defeat(p: Shore, rule: str, reason: str) -> None:
    """The beach is lost; with the option it may be begun again (P-EXP-86, P-NEP-06, P-OPT-14)."""
    invasion = p.invasion
    if p.sink is not None:
        data: Data = {"beach": p.beach.slug, "sector": invasion.sector, "reason": reason, "beaches": invasion.beach}
        p.emit("beach-lost", 0, rule, data)
    if invasion.retries:
        p.push(p.book.leader, "retry")
    else:
        p.over("lost")


def victory(p: Shore) -> None:
    """The bunker is cleared: the game is won, or the operation goes on to the next beach (P-EXP-84, P-NEP-03)."""
    invasion = p.invasion
    if p.sink is not None:
        p.emit("beach-won", 0, "P-EXP-84", {"beach": p.beach.slug, "sector": BUNKER})
    if invasion.beach + 1 == len(p.book.beaches):
        p.over("won")
        return
    if not p.book.fallen_return:
        invasion.fallen = invasion.gone
    invasion.beach += 1
    begin_beach(p)


def begin_beach(p: Shore) -> None:
    """All Specialists in the supply, nothing pending, the die on LANDING (P-NEP-03 to -05, P-NEP-10).

    A player alone is helped before sector 1 (P-NEP-09).
    """
    invasion = p.invasion
    invasion.landing = 1
    invasion.going = 1
    invasion.sector = 0
    invasion.group = invasion.holders = invasion.fresh = ()
    invasion.gone = invasion.fallen
    invasion.next_shift = invasion.next_due = 0
    invasion.next_silenced = ""
    invasion.axis = invasion.added = ()
    if p.sink is not None:
        p.emit("beach-begins", 0, "P-NEP-05" if p.book.neptune else "P-EXP-10", {"beach": p.beach.slug})
