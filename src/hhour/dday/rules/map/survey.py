"""The survey of a battle map: refuses one that could not be played, in one plain sentence."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from hhour.dday.rules.map.words import SPECIAL_DAMAGE, Attribute, BeachError
from hhour.sheet.ground import GROUNDS

if TYPE_CHECKING:
    from hhour.dday.rules.map.terrain import Beach, EdgeSpec, SectorSpec

IGNORABLE: Final = (
    "attributes",
    "requirements",
    "mgf",
    "mines",
    "specialists",
    "items",
    "vehicles",
    "awards",
)


def check(beach: Beach) -> None:
    """Refuse the map unless everything the rules take for granted about a map holds for it."""
    _check_players(beach)
    _check_numbers(beach)
    for spec in beach.sectors:
        _check_sector(beach, spec)
    _check_ends(beach)
    for edge in beach.edges:
        _check_edge(beach, edge)
    _check_edges_once(beach)
    _check_lines(beach)
    _check_reachable(beach)
    _check_needs(beach)
    _check_random(beach)
    _check_levels(beach)
    _check_ground(beach)


def reach(beach: Beach, origins: Iterable[str], barriers: bool) -> set[str]:
    """The sectors that can be reached from `origins`, over barriers too if `barriers`."""
    seen = set(origins)
    grown = True
    while grown:
        grown = False
        for edge in beach.edges:
            if edge.barrier and not barriers:
                continue
            for a, b in ((edge.a, edge.b), (edge.b, edge.a)) if edge.lateral else ((edge.a, edge.b),):
                if a in seen and b not in seen:
                    seen.add(b)
                    grown = True
    return seen


def _refuse(beach: Beach, sector: str, reason: str) -> BeachError:
    where = f"Map {beach.slug}, sector {sector}" if sector else f"Map {beach.slug}"
    return BeachError(f"{where}: {reason}.")


def _check_ground(beach: Beach) -> None:
    rows = max(spec.row for spec in beach.sectors) + 1
    if beach.ground and len(beach.ground) != rows + 1:
        raise _refuse(
            beach, "", f"its ground has {len(beach.ground)} words; it takes one before the {rows} rows and one for each"
        )
    for word in beach.ground:
        if word not in GROUNDS:
            raise _refuse(beach, "", f"the ground '{word}' is none of {', '.join(GROUNDS)}")


def _check_players(beach: Beach) -> None:
    fewest, most = beach.players
    if not 1 <= fewest <= most:
        raise _refuse(beach, "", f"{fewest} to {most} players is no number of players")


def _check_numbers(beach: Beach) -> None:
    ids = [spec.id for spec in beach.sectors]
    for id in ids:
        if ids.count(id) > 1:
            raise _refuse(beach, id, "it is on the map twice")
    numbers = {spec.number for spec in beach.sectors if not spec.bunker}
    for number in range(1, len(numbers) + 1):
        if number not in numbers:
            raise _refuse(beach, str(number), "it is missing, numbers run from 1 without gaps")
    numbered = sorted((spec for spec in beach.sectors if not spec.bunker), key=lambda spec: spec.number)
    for lower, higher in pairwise(numbered):
        if higher.row < lower.row:
            raise _refuse(beach, higher.id, f"it lies in a lower row than sector {lower.id}")
        if higher.row == lower.row and higher.column < lower.column:
            raise _refuse(beach, higher.id, f"it lies to the left of sector {lower.id}")
    rows = {spec.row for spec in beach.sectors}
    for row in range(max(rows, default=0) + 1):
        if row not in rows:
            raise _refuse(beach, "", f"row {row} has no sector")


def _check_sector(beach: Beach, spec: SectorSpec) -> None:
    if not spec.defence or list(spec.defence) != sorted(spec.defence):
        raise _refuse(beach, spec.id, "its DEF values do not ascend")
    if spec.special and spec.special not in SPECIAL_DAMAGE:
        raise _refuse(beach, spec.id, f"the special damage '{spec.special}' is none of {', '.join(SPECIAL_DAMAGE)}")
    if spec.special and not spec.mgf:
        raise _refuse(beach, spec.id, "it has special damage but no MGF to inflict it")
    if spec.mgf < 0:
        raise _refuse(beach, spec.id, "its number of MGF symbols is below 0")
    if spec.start is not None and spec.row:
        raise _refuse(beach, spec.id, "it is a start sector but not in row 0")
    known = {other.id for other in beach.sectors}
    for word in spec.attributes:
        if word.word == "RETREAT" and not known.issuperset(word.args):
            raise _refuse(beach, spec.id, f"{word} names a sector that is not on the map")


def _check_ends(beach: Beach) -> None:
    if not beach.starts:
        raise _refuse(beach, "", "no sector is a start sector")
    if not beach.bunkers:
        raise _refuse(beach, "", "it has no bunker")


def _check_edge(beach: Beach, edge: EdgeSpec) -> None:
    known = {spec.id: spec for spec in beach.sectors}
    for end in (edge.a, edge.b):
        if end not in known:
            raise _refuse(beach, end, f"the edge {edge.a}-{edge.b} leads to it, but it is not on the map")
    a, b = known[edge.a], known[edge.b]
    if edge.lateral and (a.row != b.row or a.id == b.id):
        raise _refuse(beach, edge.a, f"the lateral edge {edge.a}-{edge.b} does not join two sectors of one row")
    if not edge.lateral and b.row <= a.row:
        raise _refuse(beach, edge.a, f"the advance edge {edge.a}-{edge.b} does not lead to a higher row")


def _check_edges_once(beach: Beach) -> None:
    seen: set[frozenset[str]] = set()
    for edge in beach.edges:
        pair = frozenset((edge.a, edge.b))
        if pair in seen:
            raise _refuse(beach, edge.a, f"the edge {edge.a}-{edge.b} is listed twice")
        seen.add(pair)


def _check_lines(beach: Beach) -> None:
    wanted: set[int | str] = {spec.id if spec.bunker else spec.row for spec in beach.sectors if spec.row or spec.bunker}
    for line in beach.lines:
        if line not in wanted:
            raise _refuse(beach, "", f"the courage line {line} belongs to no row and no bunker")
    for spec in beach.sectors:
        if (spec.row or spec.bunker) and (spec.id if spec.bunker else spec.row) not in beach.lines:
            raise _refuse(beach, spec.id, "no courage line says what it costs to enter it")


def _check_reachable(beach: Beach) -> None:
    starts = [spec.id for spec in beach.starts]
    anyhow = reach(beach, starts, barriers=True)
    openly = reach(beach, starts, barriers=False)
    for spec in beach.sectors:
        if spec.id not in anyhow:
            raise _refuse(beach, spec.id, "no way leads there from a start sector")
        if spec.bunker and spec.id not in openly:
            raise _refuse(beach, spec.id, "every way to this bunker crosses a barrier")


def _check_needs(beach: Beach) -> None:
    joining = {word.args[0] for word in _words(beach) if word.word in ("JOIN", "JOIN_FIRST")}
    given = {spec.start.specialist for spec in beach.starts if spec.start is not None}
    at_hand = {*beach.regular, *beach.unique, *joining, *given}
    for spec in beach.sectors:
        if spec.need and at_hand.isdisjoint(spec.need):
            raise _refuse(beach, spec.id, f"it needs {'/'.join(spec.need)}, whom the map offers nowhere")


def _words(beach: Beach) -> list[Attribute]:
    return [word for spec in beach.sectors for word in (*spec.attributes, *spec.solo_attributes)]


def _check_random(beach: Beach) -> None:
    used = {word.args[0] for word in _words(beach) if word.word == "RANDOM"}
    for spec in beach.sectors:
        for word in spec.attributes:
            if word.word == "RANDOM" and word.args[0] not in beach.random:
                raise _refuse(beach, spec.id, f"{word} names a table the map does not have")
    for letter, results in beach.random.items():
        if letter not in used:
            raise _refuse(beach, "", f"no sector uses the random table {letter}")
        if len(results) != 6:
            raise _refuse(beach, "", f"the random table {letter} has {len(results)} results, a die has 6 faces")


def _check_levels(beach: Beach) -> None:
    for level in beach.levels:
        for word in level.ignores:
            if word not in IGNORABLE:
                raise _refuse(
                    beach, "", f"level {level.slug} ignores '{word}', which is none of {', '.join(IGNORABLE)}"
                )
