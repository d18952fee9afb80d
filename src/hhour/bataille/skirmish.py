"""What happens in a skirmish: opposition, rolls, Medals gained, comparing, progress, retreat (P-BAT-13 to P-BAT-77)."""

from __future__ import annotations

from typing import Final

from hhour.bataille.fray import Fray, names
from hhour.bataille.medals import MEDALS, SILVER_STAR
from hhour.bataille.state import FREE, MOST_AXIS, OPPOSITION, PROGRESS, RETREAT, SUPPLY, put
from hhour.kernel.dice import ALL_DICE, SLOTS, slots_of
from hhour.pocket.tally import Counts, counted, is_straight, matches, sets, taking_part
from hhour.pocket.terrain import BARRIERS, BUNKER, CLIFFS, LANDING, ORDEAL, RALLY_POINT, TERRAIN, TERRAIN_NUMBER

FACTORS: Final = {BARRIERS: 2, RALLY_POINT: 3}
FACE_RULES: Final = ("P-BAT-21", "P-BAT-22", "P-BAT-23", "P-BAT-24", "P-BAT-25", "P-BAT-26")


# --- steps 1 to 3 -----------------------------------------------------------------------------------------------------


def begin_skirmish(p: Fray) -> None:
    """A new skirmish: nothing played on the one before still holds (P-BAT-20, P-BAT-77)."""
    contest = p.contest
    contest.skirmish += 1
    contest.zero_points = 0
    contest.memorial = 0
    _clear(p)


def break_off(p: Fray) -> None:
    """Silver Star: the same skirmish again; with the option, Medals of others still hold.

    P-MEDAL-SST-01, P-MEDAL-SST-02, P-OPT-04.
    """
    contest = p.contest
    if not p.book.restart_keeps_medals:
        contest.zero_points = 0
        contest.memorial = 0
    data = {"n": contest.axis_dice, "pot": contest.pot}
    p.emit("broken-off", contest.active, "P-MEDAL-SST-01", data, MEDALS[SILVER_STAR])
    _clear(p)


def _clear(p: Fray) -> None:
    """Nothing of the attempt before is left (P-BAT-77, P-MEDAL-SST-02)."""
    contest = p.contest
    contest.auto_win = 0
    contest.step7 = PROGRESS if contest.memorial else FREE
    contest.terrain = LANDING
    contest.axis = ()
    contest.faces = ()
    contest.in_play = 0
    contest.kommandant = 0


def oppose(p: Fray, kommandant: bool) -> None:
    """The battlefield die and the Axis dice, the Kommandant's in place of a grey one (P-BAT-13, P-KOM-02)."""
    contest = p.contest
    contest.kommandant = 1 if kommandant else 0
    if kommandant:
        p.cause = p.emit("kommandant-deployed", contest.active, "P-KOM-10", {})
    contest.terrain = TERRAIN_NUMBER[p.pick("terrain", TERRAIN)]
    contest.axis = tuple(p.roll("axis", contest.axis_dice))
    data = {
        "terrain": TERRAIN[contest.terrain],
        "faces": names(contest.axis),
        "n": contest.axis_dice,
        "kommandant": contest.kommandant,
    }
    p.cause = p.emit("opposition", contest.active, "P-BAT-13", data)
    p.emit("terrain", contest.active, FACE_RULES[contest.terrain], {"terrain": TERRAIN[contest.terrain]})


def leave_out(p: Fray, slot: str) -> None:
    """Under BUNKER one die stays out (P-BAT-31)."""
    contest = p.contest
    contest.in_play = ALL_DICE & ~(1 << SLOTS.index(slot))
    rule = "P-OPT-06" if p.book.random_left_out else "P-BAT-31"
    p.cause = p.emit("left-out", contest.active, rule, {"die": slot})
    roll_allied(p)


def roll_allied(p: Fray) -> None:
    """The first roll of all dice that take part (P-BAT-30)."""
    contest = p.contest
    rolled = _throw(p, "roll", contest.in_play)
    p.emit("rolled", contest.active, "P-BAT-26" if contest.terrain == BUNKER else "P-BAT-30", rolled)


def reroll(p: Fray, mask: int, left: int) -> None:
    """The chosen dice again; the new results stand (P-BAT-33 to P-BAT-37)."""
    p.emit("rerolled", p.contest.active, "P-BAT-33" if left == 2 else "P-BAT-34", _throw(p, "reroll", mask))


def _throw(p: Fray, purpose: str, mask: int) -> dict[str, tuple[str, ...]]:
    """New results replace the old ones (P-BAT-37); a die left out shows nothing that counts (P-BAT-32)."""
    contest = p.contest
    slots = slots_of(mask)
    fallen = p.roll(purpose, len(slots))
    faces = list(contest.faces) or [0] * 6
    for slot, face in zip(slots, fallen, strict=True):
        faces[SLOTS.index(slot)] = face
    contest.faces = tuple(faces)
    return {"dice": slots, "faces": names(fallen)}


def barred(p: Fray) -> int:
    """The dice that the Kommandant forbids to re-roll: those that show his symbol now (P-KOM-14, P-KOM-15)."""
    contest = p.contest
    if not contest.kommandant:
        return 0
    return sum(
        1 << die for die, face in enumerate(contest.faces) if contest.in_play >> die & 1 and face == contest.axis[0]
    )


# --- steps 5 and 6 ----------------------------------------------------------------------------------------------------


def tally(p: Fray) -> Counts:
    """How often each symbol shows on the dice that take part."""
    return counted(taking_part(p.contest.faces, p.contest.in_play))


def requirement(p: Fray) -> Counts:
    """One element per Axis die, the Kommandant included (P-BAT-60, P-KOM-13)."""
    return counted(p.contest.axis)


def final_tally(p: Fray) -> None:
    """From here on no result changes (P-BAT-48)."""
    contest = p.contest
    shown = [face for die, face in enumerate(contest.faces) if contest.in_play >> die & 1]
    p.cause = p.emit(
        "final-tally", contest.active, "P-BAT-48", {"dice": slots_of(contest.in_play), "faces": names(shown)}
    )


def gain_medals(p: Fray) -> bool:
    """Every RWB and the straight bring their Medal; True if one may be chosen (P-BAT-50 to P-BAT-58, P-OPT-02)."""
    contest = p.contest
    for face, number in enumerate(sets(contest.faces, contest.in_play)):
        if number:
            gain(p, p.book.medal_map[face], "P-BAT-50")
    if not is_straight(contest.faces, contest.in_play):
        return False
    if p.book.straight_medal is None:
        return bool(contest.held(SUPPLY))
    gain(p, p.book.straight_medal, "P-BAT-51")
    return False


def gain(p: Fray, medal: int, rule: str) -> None:
    """Take a Medal from the supply or from whoever holds it (P-BAT-53 to P-BAT-55)."""
    contest = p.contest
    holder = contest.holders[medal]
    data = {"card": MEDALS[medal], "from": holder}
    if holder == contest.active:
        p.emit("medal-kept", contest.active, "P-BAT-55", {"card": MEDALS[medal]})
        return
    contest.holders = put(contest.holders, medal, contest.active)
    p.emit("medal-gained", contest.active, "P-BAT-54" if holder != SUPPLY else rule, data)


def is_won(p: Fray) -> bool:
    """Croix de Guerre, or everything matched (P-BAT-61, P-MEDAL-CDG-01)."""
    return bool(p.contest.auto_win) or matches(tally(p), requirement(p))


def paid_dice(p: Fray) -> tuple[int, int]:
    """How many Axis dice a win pays for, and whether the Kommandant's is among them (P-BAT-62, P-OPT-03)."""
    contest = p.contest
    if not contest.auto_win or not p.book.croix_pays_matched:
        return len(contest.axis), contest.kommandant
    left = list(tally(p))
    paid, commander = 0, 0
    for place, face in enumerate(contest.axis):  # his die comes first: it is worth more
        if left[face]:
            left[face] -= 1
            paid += 1
            commander |= contest.kommandant and place == 0
    return paid, commander


def points(p: Fray) -> int:
    """(1 for each Axis die, 2 for the Kommandant) times the face; 0 with Purple Heart (P-BAT-62 to P-BAT-64)."""
    if p.contest.zero_points:
        return 0
    paid, commander = paid_dice(p)
    return (paid + commander) * FACTORS.get(p.contest.terrain, 1)


def win(p: Fray) -> None:
    """The points go into the pot (P-BAT-65)."""
    contest = p.contest
    won = points(p)
    paid, commander = paid_dice(p)
    contest.pot += won
    rule = "P-BAT-64" if contest.zero_points else "P-MEDAL-CDG-01" if contest.auto_win else "P-BAT-61"
    data = {
        "n": won,
        "dice": paid,
        "kommandant": commander,
        "factor": FACTORS.get(contest.terrain, 1),
        "zero": contest.zero_points,
        "pot": contest.pot,
    }
    p.cause = p.emit("won", contest.active, rule, data)


def lose(p: Fray) -> None:
    """The whole pot is gone and the turn ends; bank and Medals stay (P-BAT-66 to P-BAT-68)."""
    contest = p.contest
    lost = contest.pot
    contest.pot = 0
    p.emit("lost", contest.active, "P-BAT-67", {"n": lost, "bank": contest.banks[contest.active - 1]})


# --- step 7 -----------------------------------------------------------------------------------------------------------


def verdict(p: Fray) -> tuple[int, str]:
    """What must follow a win and why: the last Medal, else the face, else a free choice (P-BAT-73 to P-BAT-75)."""
    contest = p.contest
    if contest.step7 == RETREAT:
        return RETREAT, "P-MEDAL-CDG-03"
    if contest.step7 == PROGRESS:
        return PROGRESS, "P-MEDAL-MEM-01"
    if contest.terrain == ORDEAL:
        return PROGRESS, "P-BAT-24"
    if contest.terrain == CLIFFS:
        return RETREAT, "P-BAT-25"
    return FREE, "P-BAT-75"


def progress(p: Fray, rule: str) -> None:
    """One Axis die more, six at most; the pot stays at risk (P-BAT-71, P-BAT-16)."""
    contest = p.contest
    contest.axis_dice = min(MOST_AXIS, contest.axis_dice + 1)
    data = {"n": contest.axis_dice, "pot": contest.pot}
    p.cause = p.emit("progressed", contest.active, rule, data)
    begin_skirmish(p)


def lead_on(p: Fray, rule: str) -> None:
    """Progress, and the opposition of the next skirmish at once; it remembers why there was no retreat."""
    progress(p, rule)
    p.contest.stage = OPPOSITION
    p.cause = 0  # a stage that opens by itself has none
    p.push(p.contest.active, "opposition", text=rule)


def retreat(p: Fray, rule: str) -> None:
    """The pot is safe and the turn ends (P-BAT-72)."""
    contest = p.contest
    place = contest.active - 1
    contest.banks = put(contest.banks, place, contest.banks[place] + contest.pot)
    data = {"n": contest.pot, "bank": contest.banks[place]}
    contest.pot = 0
    p.emit("retreated", contest.active, rule, data)
