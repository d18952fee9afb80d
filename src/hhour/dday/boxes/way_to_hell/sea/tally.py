"""What the dice at sea cost while they are still being chosen: SEA UPKEEP is played on a trial (W-SEA-30 to -58)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.sea.state import crafts_at, crew, vessel
from hhour.dday.boxes.way_to_hell.sea.upkeep import (
    PENALTIES,
    STARS_PER_MAN,
    STEPS,
    can_strike,
    end_of,
    lacking,
    may_be_awarded,
    sets_of,
    striking,
)
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.dice.tally import standing
from hhour.dday.rules.dice.worth import Toll
from hhour.kernel.faces import result


def toll(p: Field, seat: int) -> Toll | None:
    """What the dice of a Unit cost as they lie; None where it is not on the water. The trial `p` is played on.

    It ends with the check of the phase (W-SEA-58), and who has landed is out of it (W-SEA-118).
    """
    unit = p.unit(seat)
    now = vessel(p, unit)
    if now.place < 0:
        return None
    had = (unit.soldiers, unit.courage, unit.points, unit.stars)
    sets, near = tuple(striking(p, unit)), _near(p, seat)
    _play(p, seat, "sea-results")
    _play(p, seat, "sea-penalties")
    soldiers, courage, points, stars = (unit.soldiers, unit.courage, unit.points, unit.stars)
    _play(p, seat, "sea-fire", crafts_at(p, now.place))
    return Toll(
        soldiers=had[0] - soldiers,
        courage=had[1] - courage,
        points=had[2] - points,
        stars=stars - had[3],
        crew=min(stars // STARS_PER_MAN, len(crew(p, unit))),
        sets=sets,
        near=near,
        straight=lacking(unit) if may_be_awarded(p, unit) else None,
        end=end_of(p, unit, unit.courage <= 0),
    )


def _play(p: Field, seat: int, name: str, a: int = 0) -> None:
    p.push(seat, name, a)
    STEPS[name].run(p, seat, (name, a, 0, ""))


def _near(p: Field, seat: int) -> tuple[tuple[int, int], ...]:
    """Penalties that one more die would bring (W-SEA-45, W-SEA-104), by face and colour."""
    unit = p.unit(seat)
    counts, sets = standing(unit, 0), sets_of(unit)
    found = []
    for face in range(len(PENALTIES)):
        lacks = [colour for colour in unit.tray.sets if counts[result(face, colour)] <= sets[face]]
        if len(lacks) == 1 and can_strike(p, unit, face):
            found.append((face, lacks[0]))
    return tuple(found)
