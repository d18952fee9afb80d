"""The luck report of Bataille!: what dice brought and decisions gave away, in points of the turn.

Before a roll the turn has an expected value (`hhour.bataille.odds`); what the dice add to it or take from it is luck.
What a decision falls short of the best one is its cost. Medals are not counted on, so playing one shows as luck.
"""

from __future__ import annotations

from typing import Any, cast

from hhour.bataille.fray import Fray
from hhour.bataille.odds import REROLLS, after_win, best_rerolls, going_on, match_chance, reroll_chance
from hhour.bataille.skirmish import points, requirement
from hhour.bataille.state import MOST_AXIS
from hhour.kernel.action import Action, parse_action
from hhour.kernel.dice import mask_of
from hhour.kernel.event import Event
from hhour.kernel.record import Record
from hhour.kernel.table import Table, replay
from hhour.pocket.chances import chance
from hhour.pocket.terrain import TERRAIN_NUMBER

COUNTED = ("opposition", "leave-out", "reroll", "onward")
COSTLY = 5


def luck(record: Record) -> dict[str, Any]:
    """The account of a record, turn by turn."""
    table = replay(record, 0)
    turns: dict[int, dict[str, Any]] = {}
    costly: list[dict[str, Any]] = []
    for line in record.lines:
        if line.action == "undo":
            table.undo(line.seat)
            continue
        p = cast(Fray, table.play)
        counted = table.question(line.seat) in COUNTED
        turn = p.contest.turn
        best = value(p) if counted else 0.0
        chosen = chosen_value(p, parse_action(line.action)) if counted else 0.0
        better = best_action(p) if counted and best - chosen > 1e-6 else ""
        told = table.apply(line.seat, line.action, line.results if line.results or not table.seed else None)
        if not counted:
            continue
        account = turns.setdefault(turn, {"turn": turn, "seat": line.seat, "luck": 0.0, "cost": 0.0})
        account["cost"] += max(0.0, best - chosen)
        account["luck"] += outcome(table, told) - chosen if line.results else 0.0
        if better:
            one = {"number": line.number, "turn": turn, "seat": line.seat, "chosen": line.action}
            costly.append({**one, "better": better, "cost": best - chosen})
    costly.sort(key=lambda one: -one["cost"])
    return {
        "setup": record.setup,
        "outcome": table.outcome or "running",
        "measure": "points",
        "luck": sum(account["luck"] for account in turns.values()),
        "given_away": sum(account["cost"] for account in turns.values()),
        "turns": list(turns.values()),
        "costly": costly[:COSTLY],
    }


def value(p: Fray) -> float:
    """What the turn is worth to the active player at this point, played on well from here."""
    contest = p.contest
    lane = contest.lanes[contest.active]
    question, left = (lane[-1][0], lane[-1][1]) if lane else ("", 0)
    if question == "opposition":
        return max(going_on(contest.pot, contest.axis_dice, him) for him in (False, p.book.with_kommandant))
    if question == "onward":
        return max(float(contest.pot), _further(p))
    if question == "leave-out":
        held = contest.axis[0] if contest.kommandant else -1
        return chance(requirement(p), 5, REROLLS, held) * _won(p)
    return match_chance(p, left if question == "reroll" else 0) * _won(p)


def chosen_value(p: Fray, action: Action) -> float:
    """What it is worth after this answer, before any die has fallen."""
    contest = p.contest
    if action.verb in ("roll", "deploy"):
        return going_on(contest.pot, contest.axis_dice, action.verb == "deploy")
    if action.verb == "progress":
        return _further(p)
    if action.verb == "retreat":
        return float(contest.pot)
    if action.verb == "stop":
        return match_chance(p, 0) * _won(p)
    if action.verb == "reroll":
        left = contest.lanes[contest.active][-1][1]
        return reroll_chance(p, mask_of(action.args), left - 1) * _won(p)
    return value(p)


def best_action(p: Fray) -> str:
    """What would have been best, in the words of a record."""
    contest = p.contest
    question = contest.lanes[contest.active][-1][0]
    if question == "opposition":
        alone, with_him = (going_on(contest.pot, contest.axis_dice, him) for him in (False, True))
        return "deploy" if p.book.with_kommandant and with_him > alone else "roll"
    if question == "onward":
        return "progress" if _further(p) > contest.pot else "retreat"
    return best_rerolls(p, contest.lanes[contest.active][-1][1], 1)[0][1]


def outcome(table: Table, told: list[Event]) -> float:
    """What it is worth once the dice have fallen: a win, a loss, or the next question of the turn."""
    for event in told:
        if event.kind == "lost":
            return 0.0
        if event.kind == "won":
            ground = next(one for one in reversed(table.events) if one.seq < event.seq and one.kind == "opposition")
            axis = ground.data["n"]
            pot = event.data["pot"]
            assert isinstance(axis, int)
            assert isinstance(pot, int)
            return after_win(pot, axis, TERRAIN_NUMBER[str(ground.data["terrain"])])
    return value(cast(Fray, table.play))


def _further(p: Fray) -> float:
    return going_on(p.contest.pot, min(MOST_AXIS, p.contest.axis_dice + 1))


def _won(p: Fray) -> float:
    return after_win(p.contest.pot + points(p), p.contest.axis_dice, p.contest.terrain)


def told(data: dict[str, Any]) -> str:
    """The report for people."""
    lines = [
        f"{data['setup']}: {data['outcome']}",
        f"  dice      {data['luck']:+.1f} points against expectation",
        f"  decisions {data['given_away']:.1f} points given away",
    ]
    lines += [
        f"    turn {turn['turn']:>2} seat {turn['seat']}: luck {turn['luck']:+6.1f}, given away {turn['cost']:5.1f}"
        for turn in data["turns"]
    ]
    if data["costly"]:
        lines.append("  what cost most:")
    lines += [
        f"    action {one['number']} (turn {one['turn']}, seat {one['seat']}): {one['chosen']!r} "
        f"instead of {one['better']!r}, {one['cost']:.1f} points"
        for one in data["costly"]
    ]
    return "\n".join(lines)
