"""The only functions that lay Gold dice beside a tally and take them into it (W-GOLD-03)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.kernel.dice import tray
from hhour.kernel.faces import FACE_NAMES, GOLD


def roll_beside(p: Field, force: Force, count: int, rule: str, slug: str) -> int:
    """Roll Gold dice that are no part of the tally yet; returns the mask of their places."""
    faces = p.chance.faces(p.battle.turn, force.seat, "gold", p.draw_number(force), count)
    before = force.tray.all
    more = (GOLD,) * count
    if force.kinds:
        force.kinds = (*force.kinds, *more)
        force.homes = (*force.homes, *(force.seat,) * count)
    force.tray = tray((*force.tray.kinds, *more), force.tray.sets)
    force.faces = (*force.faces, *faces)
    force.colours = (*force.colours, *more)
    mask = force.tray.all & ~before
    force.left_out |= mask
    if p.sink is not None:
        told = tuple(FACE_NAMES[face] for face in faces)
        p.emit("gold-rolled", force.seat, rule, {"dice": force.tray.slots(mask), "faces": told}, slug)
    return mask


def take_in(force: Force, mask: int) -> None:
    """Dice that lay aside count in the tally from now on."""
    force.left_out &= ~mask
