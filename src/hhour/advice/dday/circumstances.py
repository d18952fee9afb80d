"""What changes the odds of a Unit's dice: its sector, its cards, the COMBAT and the advance it has before it."""

from __future__ import annotations

from typing import cast

from hhour.advice.dday.fate import is_shelled, supposing
from hhour.advice.dday.german import of_german
from hhour.advice.dday.hand import told
from hhour.advice.odds import Circumstances
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import AWARDED, Force, Unit
from hhour.dday.rules.cards.effects_tally import RerollOne, SetColour
from hhour.dday.rules.cards.free import vehicles_here
from hhour.dday.rules.cards.hooks import (
    LOCK_SKULL_SOLDIERS,
    QUIET_SKULLS,
    RESULT,
    RWB_COURAGE,
    RWB_SOLDIERS,
    SAVES,
    fold,
    sources,
    strength,
)
from hhour.dday.rules.fight.defence import defence, guns
from hhour.dday.rules.map.ground import Ground
from hhour.dday.rules.map.moving import advance_cost, marker_in_move
from hhour.kernel.faces import COLOURS, COURAGE, FACES, SKULL, colour_of, face_of


def of_ground(ground: Ground) -> Circumstances:
    """What a sector alone does to the dice in it."""
    return {
        "skulls_stay": ground.no_skull_reroll,
        "penalties": ground.penalty,
        "no_sets": (COURAGE,) if ground.no_battle_cry else (),
        "four_gain": ground.four_gain,
        "four_lose": ground.four_lose,
        "star_loss": ground.star_loss,
        "skulls_any": ground.skull_any,
        "virtual": [FACES[face] for face in ground.bonus],
        "veteran": ground.rwb_soldier > 0,
        "defence": ground.defence[0],
        "guns": ground.mgf + (1 if ground.combat_loss else 0),
    }


def of_unit(p: Field, unit: Unit) -> Circumstances:
    """The whole of it, as things stand; items and awards that could still be used are left aside."""
    ground, book = p.ground(unit.sector), p.book
    found = of_ground(ground)
    if unit.virtual:  # the window is open: what there was to add has been added
        found["virtual"] = [_written(result) for result in unit.virtual]
        found["skulls_any"] = 0
    else:
        found["virtual"] = [*found["virtual"], *(FACES[part.amount] for part in sources(p, RESULT, unit))]
    found["no_sets"] = (*found["no_sets"], *(face for face in range(6) if not book.sets[face]))
    found["idle"] = tuple(
        face for face in range(6) if not book.counts[face] and (face != SKULL or not book.skulls_bite)
    )
    found["sharpshooter"] = fold(p, QUIET_SKULLS, unit) > 0
    found["veteran"] = found["veteran"] or fold(p, RWB_SOLDIERS, unit) > 0
    found["chaplain"] = fold(p, RWB_COURAGE, unit) > 0
    found["marksman"] = fold(p, LOCK_SKULL_SOLDIERS, unit) > 0
    found["alone"] = not p.others(unit)
    found["awards"] = book.has_awards and bool(p.battle.deck) and not unit.flags & AWARDED
    found["saves"] = fold(p, SAVES, unit)
    found["strength"] = strength(p, unit)
    found["courage"], found["stars"], found["points"] = unit.courage, unit.stars, unit.points
    _cards(p, unit, found)
    _ahead(p, unit, found)
    found.update(cast(Circumstances, told(p, unit)))
    return found


def of_force(p: Field, force: Force) -> Circumstances:
    """Of a Unit, or of the German."""
    if isinstance(force, German):
        return of_german(p, force)
    return of_unit(p, p.unit(force.seat))


def _written(result: int) -> str:
    """`w:SKULL`, or the face alone if it has no colour."""
    colour, face = COLOURS[colour_of(result)], FACES[face_of(result)]
    return face if colour == "colourless" else f"{colour[0]}:{face}"


def _cards(p: Field, unit: Unit, found: Circumstances) -> None:
    """Cards that change a die after the last roll, each once a turn."""
    ready = [slug for slug in (*unit.specialists, *vehicles_here(p, unit)) if slug not in unit.used]
    uses = [p.book.cards[slug].use for slug in ready]
    rerollers = sum(isinstance(use, RerollOne) for use in uses)
    found["corporal"], found["jeep"] = rerollers > 0, rerollers > 1
    found["captain"] = any(isinstance(use, SetColour) and not use.anyone for use in uses)


def _ahead(p: Field, unit: Unit, found: Circumstances) -> None:
    """This turn's COMBAT, if the Unit stays, and the cheapest advance."""
    stays = unit.copy()
    stays.marker = marker_in_move(p, unit)
    found["defence"] = defence(supposing(p, stays), stays)
    found["guns"] = guns(p, unit.sector) + (1 if is_shelled(p, unit) else 0)
    found["grey"] = p.has_grey_guns()
    found["cost"] = min((advance_cost(p, unit, edge) for edge in p.book.edges[unit.sector] if edge.advance), default=0)
