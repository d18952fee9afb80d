"""The Final Tally and what it is worth: counting, sets, straights, SKULLs. Pure; nothing here changes a state.

Counting is by face and colour, not by die: two red SOLDIERs are as good as each other. A set of claims is valid when
every claimed result is still there after the SKULLs have done their work (B-UPKEEP-02).
"""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import AWARDED, Unit
from hhour.dday.rules.cards.hooks import QUIET_SKULLS, fold
from hhour.kernel.dice import SET_COLOURS
from hhour.kernel.faces import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS

ALL_FACES: Final = 0b111111
ITEM_POINTS: Final = (0, 1, 3, 6, 12, 24, 48)


def item_points(tools: int) -> int:
    """1, 3, 6, 12, 24, 48, and 24 more for each TOOL beyond six (B-TALLY-22)."""
    return ITEM_POINTS[tools] if tools <= 6 else 48 + 24 * (tools - 6)


def standing(unit: Unit, cancelled: int = -1) -> list[int]:
    """How many results there are of each face and colour: index face * 4 + colour, cancelled dice left out."""
    gone = unit.removed | unit.left_out | (unit.cancelled if cancelled < 0 else cancelled)
    counts = [0] * 24
    faces = unit.faces
    colours = unit.colours
    for die in range(len(faces)):
        if not gone >> die & 1:
            counts[faces[die] * 4 + colours[die]] += 1
    for result in unit.virtual:
        counts[result] += 1
    return counts


def by_face(unit: Unit, cancelled: int = -1) -> list[int]:
    """How many results there are of each face."""
    gone = unit.removed | unit.left_out | (unit.cancelled if cancelled < 0 else cancelled)
    counts = [0, 0, 0, 0, 0, 0]
    if gone:
        for die, face in enumerate(unit.faces):
            if not gone >> die & 1:
                counts[face] += 1
    else:
        for face in unit.faces:
            counts[face] += 1
    for result in unit.virtual:
        counts[result >> 2] += 1
    return counts


def victims(unit: Unit) -> int:
    """Mask of the dice a SKULL could still cancel."""
    gone = unit.removed | unit.left_out | unit.cancelled
    mask = 0
    faces = unit.faces
    for die in range(len(faces)):
        if faces[die] != SKULL and not gone >> die & 1:
            mask |= 1 << die
    return mask


def active_skulls(p: Field, unit: Unit, claimed: tuple[int, ...], straight: int) -> int:
    """SKULLs that cancel a die: not those of a Dead Man's Gift, of a straight or ignored (B-TALLY-14)."""
    if not p.book.skulls_bite:
        return 0
    skulls = by_face(unit, 0)[SKULL]
    skulls -= 3 * claimed[SKULL] + (1 if straight else 0)
    if skulls > 0 and p.book.passives[QUIET_SKULLS]:
        skulls -= fold(p, QUIET_SKULLS, unit)
    return max(skulls, 0)


def can_hold(p: Field, unit: Unit, claimed: tuple[int, ...], straight: int, active: int, cancelled: int = 0) -> bool:
    """Whether the claims survive `active` more SKULLs once these dice are cancelled.

    Per face: `spare` results are not needed by any claim; of these, `loose` dice can be given to the SKULLs.
    """
    results = standing(unit, cancelled)
    dice = dice_standing(unit, cancelled)
    bitten = results if p.book.kind_skulls else dice
    loose_dice = 0
    loose_results = 0
    left = 0
    for face in range(6):
        at = face * 4
        need = claimed[face]
        red = results[at] - need
        white = results[at + 1] - need
        blue = results[at + 2] - need
        if red < 0 or white < 0 or blue < 0:
            return False
        spare = red + white + blue + results[at + 3] - straight
        if spare < 0:
            return False
        if straight and p.book.pure_straight:
            lent = max(0, need - (results[at] - dice[at])) + max(0, need - (results[at + 1] - dice[at + 1]))
            lent += max(0, need - (results[at + 2] - dice[at + 2]))
            spare = min(spare, dice[at] + dice[at + 1] + dice[at + 2] - lent - 1)
            if spare < 0:
                return False
        if face != SKULL:
            left += dice[at] + dice[at + 1] + dice[at + 2]
            loose_dice += min(spare, min(dice[at], red) + min(dice[at + 1], white) + min(dice[at + 2], blue))
            loose_results += min(
                spare, min(bitten[at], red) + min(bitten[at + 1], white) + min(bitten[at + 2], blue) + bitten[at + 3]
            )
    return loose_results >= active or loose_dice == left


def dice_standing(unit: Unit, cancelled: int) -> list[int]:
    """As `standing`, for dice alone."""
    gone = unit.removed | unit.left_out | cancelled
    counts = [0] * 24
    for die in range(len(unit.faces)):
        if not gone >> die & 1:
            counts[unit.faces[die] * 4 + unit.colours[die]] += 1
    return counts


def can_claim(p: Field, unit: Unit, claimed: tuple[int, ...], straight: int) -> bool:
    """Whether these claims survive: some choice of victims for the SKULLs leaves them whole."""
    return can_hold(p, unit, claimed, straight, active_skulls(p, unit, claimed, straight))


def in_all_colours(unit: Unit) -> int:
    """Mask of the faces that occur in red, white and blue; a quick look before anything is counted."""
    gone = unit.removed | unit.left_out
    faces = unit.faces
    colours = unit.colours
    if colours is SET_COLOURS and not gone and not unit.virtual:
        if not faces:
            return 0
        red = 1 << faces[0] | 1 << faces[1]
        return red & (1 << faces[2] | 1 << faces[3]) & (1 << faces[4] | 1 << faces[5])
    red = white = blue = 0
    for die in range(len(faces)):
        if not gone >> die & 1:
            colour = colours[die]
            if colour == 0:
                red |= 1 << faces[die]
            elif colour == 1:
                white |= 1 << faces[die]
            else:
                blue |= 1 << faces[die]
    for result in unit.virtual:
        colour = result & 3
        if colour == 0:
            red |= 1 << (result >> 2)
        elif colour == 1:
            white |= 1 << (result >> 2)
        elif colour == 2:
            blue |= 1 << (result >> 2)
    return red & white & blue


def claimable(p: Field, unit: Unit) -> list[int]:
    """The faces of which one more set can be claimed now."""
    found: list[int] = []
    if not in_all_colours(unit):
        return found
    counts = standing(unit, 0)
    sets = p.book.sets
    claimed = unit.claimed
    for face in range(6):
        at = face * 4
        need = claimed[face] + 1
        if (
            counts[at] >= need
            and counts[at + 1] >= need
            and counts[at + 2] >= need
            and sets[face]
            and can_claim(p, unit, one_more(claimed, face), unit.straight)
            and not (face == COURAGE and p.ground(unit.sector).no_battle_cry)
        ):
            found.append(face)
    return found


def can_straight(p: Field, unit: Unit) -> bool:
    """Whether a straight can be declared: six faces once each, an award to take, none got this turn (B-AWARD-01)."""
    if unit.straight or not p.book.has_awards or not p.battle.deck or unit.flags & AWARDED:
        return False
    seen = 0
    for face in unit.faces:
        seen |= 1 << face
    for result in unit.virtual:
        seen |= 1 << (result >> 2)
    return seen == ALL_FACES and can_claim(p, unit, unit.claimed, 1)


def one_more(claimed: tuple[int, ...], face: int) -> tuple[int, ...]:
    """The claims with one more set of a face."""
    return (*claimed[:face], claimed[face] + 1, *claimed[face + 1 :])


class Yield:
    """What the standing results give: soldiers, stars, courage and item points."""

    __slots__ = ("courage", "points", "soldiers", "stars")

    def __init__(self, p: Field, unit: Unit) -> None:
        faces = by_face(unit)
        counts = p.book.counts
        self.soldiers = (faces[SOLDIER] if counts[SOLDIER] else 0) + (
            2 * faces[TWO_SOLDIERS] if counts[TWO_SOLDIERS] else 0
        )
        self.stars = faces[STAR] if counts[STAR] else 0
        self.courage = faces[COURAGE] if counts[COURAGE] else 0
        self.points = item_points(faces[TOOL]) if counts[TOOL] else 0
