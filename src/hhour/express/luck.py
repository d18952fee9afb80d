"""The luck report of Express!: what dice brought and re-rolls gave away, in chances of one player to match.

Before a roll a player has a chance to match what the Axis shows; what the dice add to it or take from it is luck, what
a re-roll falls short of the best one is the decision's cost. Specialists, limits on the number of dice and bans on a
colour are not counted on, so what they change shows as luck. The Axis dice are the luck of the leader.
"""

from __future__ import annotations

from typing import Any

from hhour.advice.express.chances import best_rerolls
from hhour.express.shore import Shore
from hhour.express.state import Soldier
from hhour.express.steps.roll import times
from hhour.kernel.action import Action, parse_action
from hhour.kernel.dice import SET_COLOURS, SLOTS, mask_of
from hhour.kernel.faces import FACE_NUMBER
from hhour.kernel.record import Record
from hhour.pocket.chances import chance, hope, rolls
from hhour.pocket.luck import Account, answers
from hhour.pocket.tally import Counts, counted
from hhour.pocket.tell import set_lies

COUNTED = ("axis", "roll", "reroll")


def luck(record: Record) -> dict[str, Any]:
    """The account of a record, attempt by attempt."""
    account = Account()
    outcome = ""
    for again, line in answers(record):
        table = again.table
        question = table.question(line.seat)
        p: Shore = table.play
        before = Shore(p.book, p.invasion.copy(), p.chance, None)
        again.step()
        outcome = table.outcome
        if question not in COUNTED:
            continue
        turn = before.invasion.turn
        best = value(before, line.seat, question)
        chosen = chosen_value(before, line.seat, parse_action(line.action), best)
        better = best_action(before, line.seat) if best > chosen else ""
        soldier = before.soldier(line.seat)
        account.decide(line, turn, better, best - chosen, set_lies(soldier.faces, soldier.colours))
        faces = [FACE_NUMBER[word] for word in line.results if word in FACE_NUMBER]
        if faces:
            account.fall(line, turn, fallen(before, table.play, line.seat, line.action, faces) - chosen)
    return account.report(record, outcome, "matches")


def value(p: Shore, seat: int, question: str) -> float:
    """The chance of the player to match, played on well from here."""
    soldier = p.soldier(seat)
    if question == "axis":
        return against_any_axis(p)
    if question == "roll":
        return chance(counted(p.requirement()), _number(p, soldier), times(p), _held(p))
    return _hope(p, soldier, counted(_faces(p, soldier)), times(p) - soldier.rerolls)


def chosen_value(p: Shore, seat: int, action: Action, best: float) -> float:
    """The chance after this answer, before any die has fallen."""
    soldier = p.soldier(seat)
    if action.verb == "stop":
        return _hope(p, soldier, counted(_faces(p, soldier)), 0)
    if action.verb != "reroll" or not action.args:
        return best
    again = mask_of(action.args)
    kept = counted(_faces(p, soldier, again))
    number = _number(p, soldier) - sum(kept)
    left = times(p) - soldier.rerolls - 1
    total = sum(weight * _hope(p, soldier, _plus(kept, ways), left) for ways, weight in rolls(number))
    return min(total, best)


def best_action(p: Shore, seat: int) -> str:
    """What would have been best: to roll again all that the match does not need."""
    return best_rerolls(p, p.soldier(seat))[0][1]


def fallen(before: Shore, after: Shore, seat: int, action: str, faces: list[int]) -> float:
    """The chance once the dice have fallen."""
    soldier = before.soldier(seat)
    if not before.invasion.axis:
        return chance(counted(after.requirement()), _number(after, after.soldier(seat)), times(after), _held(after))
    again = mask_of(parse_action(action).args)
    dice = [die for die in range(len(SLOTS)) if (again >> die & 1 if again else not soldier.left_out >> die & 1)]
    shown = list(soldier.faces or (0,) * len(SLOTS))
    for die, face in zip(dice, faces, strict=False):
        shown[die] = face
    soldier.faces = tuple(shown)
    left = times(before) - soldier.rerolls - (1 if again else 0)
    return _hope(before, soldier, counted(_faces(before, soldier)), left)


def against_any_axis(p: Shore) -> float:
    """The chance of one player before the Axis dice are rolled, however they fall."""
    invasion = p.invasion
    soldier = invasion.soldiers[0]
    ignored = {effect.face for effect in p.effects("AXIS_IGNORE")}
    added = counted(effect.face for effect in p.effects("AXIS_ADD"))
    setting = p.effect("AXIS_SET")
    total = 0.0
    for grey, weight in rolls(p.axis_count() - invasion.deployed):
        for black in range(6) if invasion.deployed else (-1,):
            wanted = [grey[face] + 2 * (face == black) for face in range(6)]
            if setting is not None:
                wanted = [(sum(wanted) if face == setting.face else 0) for face in range(6)]
            wanted = [0 if face in ignored else number for face, number in enumerate(wanted)]
            share = weight / 6 if invasion.deployed else weight
            total += share * chance(_plus(tuple(wanted), added), _number(p, soldier), times(p), _held(p))
    return total


def _hope(p: Shore, soldier: Soldier, shown: Counts, left: int) -> float:
    return hope(shown, counted(p.requirement()), _number(p, soldier), left, _held(p))


def _faces(p: Shore, soldier: Soldier, without: int = 0) -> list[int]:
    """The faces that count for matching, but for the dice of a mask."""
    ban = p.effect("MATCH_BAN")
    gone = soldier.left_out | without
    return [
        face
        for die, face in enumerate(soldier.faces)
        if not gone >> die & 1 and (ban is None or soldier.colours[die] != ban.colour)
    ]


def _number(p: Shore, soldier: Soldier) -> int:
    """How many of the player's dice count for matching."""
    ban = p.effect("MATCH_BAN")
    colours = soldier.colours or SET_COLOURS
    return sum(
        1
        for die in range(len(SLOTS))
        if not soldier.left_out >> die & 1 and (ban is None or colours[die] != ban.colour)
    )


def _held(p: Shore) -> int:
    """The face that may not be rolled again here, -1 if there is none."""
    return next((ban.face for ban in p.effects("REROLL_BAN") if ban.face >= 0), -1)


def _plus(first: Counts, second: Counts) -> Counts:
    return tuple(a + b for a, b in zip(first, second, strict=True))
