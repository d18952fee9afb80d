"""What the automated German likes best, whom he aims at, and which cards he plays where (A-OPT-22 to -24, -33, -34)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hhour.dday.boxes.atlantikwall.german.assault import beats, stormers
from hhour.dday.boxes.atlantikwall.german.combat import GUNNER, PIONIER, required_loss
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.dice.results import results_of
from hhour.dday.rules.dice.tally import standing
from hhour.kernel.faces import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS, result

SHORT: Final = (TWO_SOLDIERS, SOLDIER, STAR, COURAGE, TOOL, SKULL)  # A-OPT-23
RICH: Final = (TWO_SOLDIERS, COURAGE, STAR, SOLDIER, TOOL, SKULL)  # A-OPT-24, once both defences are manned
FIRST_TWO: Final = (GUNNER, PIONIER)
SOLDIER_GIVING: Final = ("field-telephone", "flare-pistol", "iron-cross-1", "iron-cross-2")
WORST: Final = 6  # what a die that hurts a Unit can show


def need(p: Field) -> int:
    """The highest printed DEF the Units face now, plus 2 (A-OPT-22)."""
    return required_loss(p) + 2


def face_order(p: Field, he: German) -> tuple[int, ...]:
    """Which faces he likes best now (A-OPT-22 to A-OPT-24)."""
    if he.soldiers < need(p):
        return SHORT
    if any(slug not in he.specialists for slug in FIRST_TWO):
        return tuple(dict.fromkeys((STAR, *RICH)))
    return RICH


def target(p: Field) -> Unit:
    """The Unit in the highest row; then the one with most soldiers; then the first (A-OPT-34)."""
    return min(p.in_play(), key=lambda unit: (-p.here(unit).row, -unit.soldiers, unit.seat))


def rank(p: Field, he: German, die: int) -> int:
    """Where a die stands in the face order: 0 is best."""
    return face_order(p, he).index(he.faces[die])


def wants(p: Field, he: German, slug: str) -> bool:
    """Cards are played in the first window in which they do something; soldiers are held back (A-OPT-33)."""
    stage = p.book.slots[p.battle.stage]
    if slug in SOLDIER_GIVING:
        if stage == "before-fire":
            return he.soldiers < required_loss(p)
        return stage == "storm" and any(beats(p, one) for one in stormers(p))
    judge = JUDGED.get(slug)
    return judge(p, he) if judge is not None else True


def worst_die(p: Field, he: German, dice: list[int]) -> int:
    """The one of these dice that stands last in the face order."""
    return max(dice, key=lambda die: (rank(p, he, die), die))


def unlocked(he: German) -> list[int]:
    return [die for die in results_of(he) if not he.locked >> die & 1]


def _would_reroll(p: Field, he: German) -> bool:
    """The Unteroffizier rolls the worst unlocked die, if it is not one of the first two faces (A-OPT-27)."""
    return any(rank(p, he, die) > 1 for die in unlocked(he))


def _any_poor(p: Field, he: German) -> bool:
    return any(rank(p, he, die) > 1 for die in range(len(he.faces)))


def _target_is_better(p: Field, he: German) -> bool:
    if not p.battle.units:
        return _any_poor(p, he)  # in solitaire a second tally of his own
    unit = target(p)
    order = face_order(p, he)
    if len(unit.faces) < len(he.faces):
        return False
    return sum(order.index(face) for face in unit.faces[:6]) < sum(order.index(face) for face in he.faces)


def _may_rise(p: Field) -> bool:
    """Whether an MGF die shows less than the worst it can."""
    dice = [die for roll in p.battle.mgf for die in roll[1:]]
    return bool(dice) and (min(dice) < WORST or p.book.version < AS_WRITTEN)


def _skulls_stay(p: Field, he: German) -> bool:
    """All is claimed, and SKULLs are left: until then a Dispatch might take them (A-OPT-29)."""
    return p.book.version < AS_WRITTEN or p.battle.lanes[he.seat][-1][0] == "before-skulls"


def _low_guns(p: Field, he: German) -> bool:
    return any(die <= 3 for roll in p.battle.mgf for die in roll[1:])


# cards that do something only where it helps; all others are played when they can be
JUDGED: Final[dict[str, Callable[[Field, German], bool]]] = {
    "unteroffizier": _would_reroll,
    "long-service-medal": _would_reroll,
    "infantry-assault-badge": _any_poor,
    "bunker-periscope": lambda p, he: _may_rise(p) if p.phase() == "COMBAT" else _any_poor(p, he),
    "dog": _any_poor,
    "barbed-wire": _any_poor,
    "close-combat-clasp": _target_is_better,
    "tracer-bullets": _low_guns,
    "hauptmann": lambda p, he: painting(p, he) is not None,
    "officers-cap": lambda p, he: bool(he.faces),
    "marksman-lanyard": lambda p, he: _skulls_stay(p, he),
}


def painting(p: Field, he: German) -> tuple[int, int] | None:
    """A die whose colour completes a set if it is changed: the die and its new colour."""
    counts = standing(he, 0)
    for die, face in enumerate(he.faces):
        if face == SKULL or counts[result(face, he.colours[die])] < 2:
            continue
        missing = [colour for colour in he.tray.sets if not counts[result(face, colour)]]
        if len(missing) == 1:
            return die, missing[0]
    return None
