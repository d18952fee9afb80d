"""What an adviser tells the German: what changes the odds of his dice, and what they should bring now."""

from __future__ import annotations

from hhour.advice.adviser import Aim
from hhour.advice.odds import Circumstances
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.boxes.atlantikwall.german.verbs import can_draw
from hhour.dday.boxes.atlantikwall.solitaire.combat import faced, wave
from hhour.dday.boxes.atlantikwall.solitaire.marcher import Marcher, marcher
from hhour.dday.boxes.atlantikwall.solitaire.routes import stay, way
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.cards.effects_tally import RerollOne, SetColour
from hhour.dday.rules.cards.hooks import (
    QUIET_SKULLS,
    RESULT,
    RWB_COURAGE,
    RWB_SOLDIERS,
    SAVES,
    fold,
    sources,
    strength,
)
from hhour.dday.rules.fight.defence import guns
from hhour.kernel.faces import BLACK, COLOURLESS, FACES, WHITE, colour_of, face_of

PLENTY = 4  # soldiers to ask for where no more are needed
STANDS_UNDER = {BLACK: "w:", WHITE: "b:", COLOURLESS: ""}  # the letters of hhour.advice.odds.german


def is_alone(p: Field) -> bool:
    """Whether he plays against a Unit that nobody plays: there his force is at stake in every COMBAT."""
    return isinstance(p.battle.forces[0], Marcher)


def next_defence(p: Field) -> int:
    """The highest DEF a Unit may face in this turn's COMBAT: where it stands, or a step from there (A-GER-45)."""
    most = 0
    for unit in p.in_play():
        values = p.here(unit).defence
        if values:
            most = max(most, values[min(unit.marker, len(values) - 1)])
        for edge in p.book.edges[unit.sector] if unit.sector >= 0 else ():
            there = p.ground(edge.target).defence
            most = max(most, there[0] if there and not unit.visited >> edge.target & 1 else 0)
    return most


def next_toll(p: Field) -> tuple[int, int]:
    """Alone he knows it: DEF with the second wave, and the machine guns, of the COMBAT to come (A-SOLO-23, -25)."""
    it = marcher(p)
    if not it.ahead or it.fought < stay(p.book, it.sector):
        return faced(p, it) + wave(p, it), guns(p, it.sector)
    edge = way(p.book, it.sector, it.ahead[0])
    then = it.copy()
    then.sector, then.fought = edge.target, 0
    then.advanced = it.advanced or int(edge.advance)
    return faced(p, then) + wave(p, then), guns(p, then.sector)


def of_german(p: Field, he: German) -> Circumstances:
    """What changes the odds of his dice, as things stand; Items and Decorations are left aside."""
    added = [STANDS_UNDER.get(colour_of(one), "r:") + FACES[face_of(one)] for one in he.virtual]
    uses = [p.book.cards[slug].use for slug in he.specialists if slug not in he.used]
    defence, shots = next_toll(p) if is_alone(p) else (next_defence(p), 0)
    return {
        "german": True,
        "virtual": added or [FACES[part.amount] for part in sources(p, RESULT, he)],
        "sharpshooter": fold(p, QUIET_SKULLS, he) > 0,
        "veteran": fold(p, RWB_SOLDIERS, he) > 0,
        "chaplain": fold(p, RWB_COURAGE, he) > 0,
        "alone": True,
        "awards": can_draw(he),
        "saves": fold(p, SAVES, he),
        "strength": strength(p, he),
        "courage": he.courage,
        "stars": he.stars,
        "points": he.points,
        "defence": defence,
        "guns": shots,
        "grey": p.has_grey_guns(),
        "corporal": any(isinstance(use, RerollOne) for use in uses),
        "captain": any(isinstance(use, SetColour) for use in uses),
    }


def lacking(p: Field, he: German) -> int:
    """Soldiers he lacks to pay in full, if the Units go where it costs him most."""
    return max(0, next_defence(p) - he.soldiers)


def proposal(p: Field, he: German) -> str:
    """The goal an adviser would set him: to live if that is in question, else soldiers, for they win and hold."""
    if is_alone(p) and sum(next_toll(p)) + 5 * next_toll(p)[1] >= strength(p, he):
        return "survive"
    return "soldiers"


def aims_of(p: Field, he: German) -> tuple[Aim, ...]:
    """What is worth knowing, the most pressing first."""
    short = 0 if is_alone(p) else lacking(p, he)
    soldiers = short or PLENTY
    found = [Aim("survive", "survive")] if is_alone(p) else []
    found += [Aim("soldiers-at-least", f"soldiers>={soldiers}", soldiers), Aim("rwb", "rwb")]
    found += [Aim(f"rwb-{face}", f"rwb:{face}") for face in FACES]
    if can_draw(he):
        found.append(Aim("straight", "straight"))
    return tuple(found)
