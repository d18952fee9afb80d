"""The Final Tally settled result by result, in every way the rules allow: slow and independent of the lab's columns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

SKULL, STAR, SOLDIER, TWO_SOLDIERS, COURAGE, TOOL = range(6)
WHITE = 1


@dataclass(frozen=True)
class Result:
    colour: int  # 3: colourless
    face: int
    is_die: bool
    number: int


@dataclass(frozen=True)
class Settled:
    soldiers: int
    stars: int
    courage: int
    tools: int
    points: int
    skulls: int
    sets: tuple[int, ...]
    straight: bool
    moves: int


@dataclass(frozen=True)
class Table:
    """What the Unit brings to its tally."""

    sharpshooter: bool = False
    veteran: bool = False
    chaplain: bool = False
    alone: bool = False
    awards: bool = True
    five: bool = False  # five different results are a straight


def results(dice: list[tuple[int, int]], virtual: list[tuple[int, int]]) -> tuple[Result, ...]:
    found = [(colour, face, True) for colour, face in dice] + [(colour, face, False) for colour, face in virtual]
    return tuple(Result(colour, face, is_die, n) for n, (colour, face, is_die) in enumerate(found))


def penalised(tally: tuple[Result, ...], face: int, number: int) -> list[tuple[Result, ...]]:
    named = [r for r in tally if r.face == face]
    gone = combinations(named, min(number, len(named)))
    return [tuple(r for r in tally if r not in removed) for removed in gone]


def settlements(tally: tuple[Result, ...], table: Table) -> set[Settled]:
    return {settled for state in _declarations(tally, table) for settled in _settle(state, table)}


Claim = tuple[Result, ...]  # three results of a set, or six (five) of a straight
State = tuple[tuple[Result, ...], frozenset[Claim], int]  # the tally, what is claimed, Leaderships not yet used


def _declarations(tally: tuple[Result, ...], table: Table) -> Iterator[State]:
    """Claims one by one, none of which the SKULLs may break; a Leadership may add a white result at once."""
    seen: set[State] = set()
    waiting: list[State] = [(tally, frozenset(), 0)]
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        if _holds(state, table):
            yield state
        full, claims, leaderships = state
        further = [(full, claims | {claim}, leaderships + _is_leadership(claim)) for claim in _claims(state, table)]
        waiting += [each for each in further if _holds(each, table)]
        for face in range(6) if leaderships else ():
            added = Result(WHITE, face, False, len(full) + 100)
            led = ((*full, added), claims, leaderships - 1)
            gifts = ((led[0], claims | {claim}, led[2]) for claim in _claims(led, table) if claim[0].face == SKULL)
            if _holds(led, table) or any(_holds(each, table) for each in gifts):
                waiting.append(led)


def _is_leadership(claim: Claim) -> bool:
    return len(claim) == 3 and claim[0].face == STAR


def _claims(state: State, table: Table) -> list[Claim]:
    full, claims, _ = state
    used = {r for claim in claims for r in claim}
    by_colour = ([r for r in full if r.colour == colour and r not in used] for colour in range(3))
    found: list[Claim] = [trio for trio in product(*by_colour) if len({r.face for r in trio}) == 1]
    if table.awards and all(len(claim) == 3 for claim in claims):
        for faces in combinations(range(6), 5 if table.five else 6):
            found += product(*([r for r in full if r.face == face and r not in used] for face in faces))
    return found


def _loose(state: State, table: Table) -> tuple[list[Result], int]:
    """The dice that may be cancelled, and how many must be."""
    full, claims, _ = state
    used = {r for claim in claims for r in claim}
    active = max(sum(r.face == SKULL and r not in used for r in full) - table.sharpshooter, 0)
    dice = [r for r in full if r.is_die and r.face != SKULL]
    return [r for r in dice if r not in used], min(active, len(dice))


def _holds(state: State, table: Table) -> bool:
    loose, cancels = _loose(state, table)
    return len(loose) >= cancels


def _settle(state: State, table: Table) -> Iterator[Settled]:
    full, claims, gifts = state
    loose, cancels = _loose(state, table)
    sets = tuple(claim for claim in claims if len(claim) == 3)
    for cancelled in combinations(loose, cancels):
        left = tuple(r for r in full if r not in cancelled)
        yield from _book(left, sets, gifts, len(sets) < len(claims), table)


def _book(
    left: tuple[Result, ...], sets: tuple[Claim, ...], gifts: int, straight: bool, table: Table
) -> Iterator[Settled]:
    count = [sum(r.face == face for r in left) for face in range(6)]
    of = tuple(sum(trio[0].face == face for trio in sets) for face in range(6))
    points = {0: 0, 1: 1, 2: 3, 3: 6, 4: 12, 5: 24, 6: 48, 7: 72, 8: 96}[count[TOOL]] + 20 * of[SKULL]
    for moves in range(of[COURAGE] + 1):
        soldiers = count[SOLDIER] + 2 * count[TWO_SOLDIERS] + 4 * of[SOLDIER] + 6 * of[TWO_SOLDIERS]
        soldiers += 3 * (of[COURAGE] - moves) + table.veteran * len(sets)
        courage = count[COURAGE] + table.chaplain * len(sets)
        if table.alone:
            soldiers += 4 * of[SOLDIER]
            courage += 2 * gifts
        stars = count[STAR] + 2 * of[TOOL]
        yield Settled(soldiers, stars, courage, count[TOOL], points, count[SKULL], of, straight, moves)
