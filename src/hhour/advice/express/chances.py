"""What could still be done: the chance to match with the dice in hand, and what each Specialist could do about it."""

from __future__ import annotations

from collections.abc import Iterator

from hhour.express.cards import CAPTAIN, CORPORAL, ENGINEER, GENERAL, HERO, MEDIC, VETERAN
from hhour.express.shore import Shore
from hhour.express.state import Soldier
from hhour.express.steps.roll import most_dice, rerollable, times
from hhour.express.steps.specialists import refuse_use
from hhour.kernel.dice import SLOTS, bits
from hhour.kernel.faces import COLOURLESS, SOLDIER, TOOL
from hhour.pocket.chances import chance
from hhour.pocket.tally import counted

Sentence = tuple[str, dict[str, str | int]]


def help_at_hand(p: Shore, seat: int) -> list[Sentence]:
    """Keys of sentences and their words: the chance of a seat, if one asks, then what each Specialist could do."""
    told: list[Sentence] = []
    soldier = p.soldier(seat) if seat else None
    if p.phase() == "REROLL" and soldier is not None and soldier.faces and p.lacks(soldier):
        told.append(("express-chance", {"percent": round(100 * chance_to_match(p, soldier))}))
    if p.phase() in ("REROLL", "SPECIALISTS") and not p.no_use():
        for one in p.invasion.soldiers:
            told += _for_player(p, one)
        if p.usable(MEDIC) and any(not held(p, one) for one in p.invasion.soldiers):
            told.append(("express-can-restart", {"name": MEDIC}))
    return told


def held(p: Shore, soldier: Soldier) -> bool:
    """Whether the player holds his part as things stand."""
    if soldier.saved or not p.lacks(soldier):
        return True
    return p.usable(VETERAN) and p.has_straight(soldier)


def _for_player(p: Shore, soldier: Soldier) -> Iterator[Sentence]:
    if not soldier.faces or soldier.saved or not p.lacks(soldier):
        return
    if p.usable(VETERAN) and p.has_straight(soldier):
        yield "express-can-straight", {"name": VETERAN, "n": soldier.seat}
        return
    for slug in (CORPORAL, GENERAL, ENGINEER, CAPTAIN):
        asker = p.book.leader if slug == CORPORAL else soldier.seat
        if refuse_use(p, asker, slug) is None and completes(p, soldier, slug):
            yield "express-can-change-one", {"name": slug, "n": soldier.seat}
    if p.usable(HERO):
        yield "express-can-save", {"name": HERO, "n": soldier.seat}


def completes(p: Shore, soldier: Soldier, slug: str) -> bool:
    """Whether this Specialist alone closes the gap of the player."""
    lacks = p.lacks(soldier)
    if len(lacks) != 1:
        return False
    if slug == CORPORAL:
        return lacks[0] == SOLDIER
    spare = spare_dice(p, soldier)
    if slug == GENERAL:
        return any(counts for _, counts in spare)
    if slug == ENGINEER:
        return any(soldier.faces[die] == TOOL for die, _ in spare)
    return any(not counts and soldier.faces[die] == lacks[0] for die, counts in spare)  # the Captain: a banned colour


def spare_dice(p: Shore, soldier: Soldier) -> list[tuple[int, bool]]:
    """Dice the match does not need, and whether their colour counts for matching."""
    ban = p.effect("MATCH_BAN")
    banned = ban.colour if ban is not None else COLOURLESS
    wanted = list(counted(p.requirement()))
    for face in p.virtual(soldier):
        wanted[face] -= 1
    spare: list[tuple[int, bool]] = []
    for die, face in enumerate(soldier.faces):
        if soldier.left_out >> die & 1:
            continue
        counts = soldier.colours[die] != banned
        if counts and wanted[face] > 0:
            wanted[face] -= 1
        else:
            spare.append((die, counts))
    return spare


def chance_to_match(p: Shore, soldier: Soldier) -> float:
    """The chance with the re-rolls left, keeping what fits; bans on faces that come up later are left aside."""
    lacks = counted(p.lacks(soldier))
    left = times(p) - soldier.rerolls
    free = rerollable(p, soldier)
    dice = [die for die, counts in spare_dice(p, soldier) if counts and free >> die & 1]
    number = min(len(dice), most_dice(p), bits(free))
    if not sum(lacks):
        return 1.0
    if left <= 0 or not number:
        return 0.0
    return chance(lacks, number, left - 1)


def best_rerolls(p: Shore, soldier: Soldier) -> list[tuple[float, str]]:
    """To stop, and to re-roll what the match does not need, each with its chance; the better one first."""
    free = rerollable(p, soldier)
    spare = [die for die, counts in spare_dice(p, soldier) if counts and free >> die & 1][: most_dice(p)]
    found = [(1.0 if held(p, soldier) else 0.0, "stop")]
    if spare and p.lacks(soldier):
        names = " ".join(SLOTS[die] for die in spare)
        found.append((chance_to_match(p, soldier), f"reroll {names}"))
    return sorted(found, key=lambda one: -one[0])
