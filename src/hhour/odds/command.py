"""`hhour odds`: advice in the terminal. Pure: arguments in, exit code and text out; the command line only prints it."""

from __future__ import annotations

import argparse
import json as json_text
from collections.abc import Sequence
from typing import Any, NoReturn

from hhour.odds.advice import Advice, Choice, Circumstances, advise, probability
from hhour.odds.goals import GOALS, parse_goal
from hhour.odds.parse import OddsError, write_dice

SHOWN = 10


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise OddsError(f"{message[:1].upper()}{message[1:]}.")


def parser() -> argparse.ArgumentParser:
    asked = _Parser(
        prog="hhour odds",
        description="The exact value of every lock and re-roll.",
        epilog=f"Goals: {', '.join(GOALS)}; sums like soldiers+2*courage.",
        add_help=False,
        allow_abbrev=False,
    )
    asked.add_argument("dice", nargs="?", help='"r:SKULL,TOOL w:STAR,2 b:2,C"; none: before the first roll')
    asked.add_argument("--goal", default="rwb", help="what to aim at (rwb)")
    asked.add_argument("--locks", type=int, default=2, metavar="N", help="dice to lock (2)")
    asked.add_argument("--rerolls", type=int, default=2, metavar="N", help="re-rolls left (2)")
    asked.add_argument("--locked", default="", metavar="DICE", help='dice already locked: "w2 b1"')
    asked.add_argument("--virtual", default="", metavar="RESULTS", help='results that are no dice: "TOOL w:SKULL"')
    asked.add_argument("--leave-out", default="", metavar="COLOURS", help="dice left out before the first roll: b")
    asked.add_argument("--strength", type=int, default=0, metavar="N", help="the Unit's strength, for survive:N")
    asked.add_argument("--skulls-stay", action="store_true", help="SKULLs may not be re-rolled")
    asked.add_argument("--sharpshooter", action="store_true", help="one SKULL is ignored")
    asked.add_argument("--veteran", action="store_true", help="a soldier for each RWB")
    asked.add_argument("--chaplain", action="store_true", help="a courage for each RWB")
    asked.add_argument("--alone", action="store_true", help="no other Unit is in play")
    asked.add_argument("--no-awards", action="store_true", help="no award can be taken for a straight")
    asked.add_argument("--json", action="store_true", help="every lock and re-roll, for programs")
    asked.add_argument("--help", "-h", action="store_true", help="show this text")
    return asked


def command(args: Sequence[str], json: bool = False) -> tuple[int, str]:
    """Exit code and text of `hhour odds ARGS`; 2 and one sentence when the question cannot be read."""
    asked = parser()
    try:
        given = asked.parse_args(list(args))
        if given.help:
            return 0, asked.format_help().rstrip()
        report = _report(given)
    except OddsError as error:
        return 2, str(error)
    return 0, json_text.dumps(report, indent=2) if json or given.json else _write(report)


def _report(given: argparse.Namespace) -> dict[str, Any]:
    around: Circumstances = {
        "virtual": given.virtual,
        "skulls_stay": given.skulls_stay,
        "sharpshooter": given.sharpshooter,
        "veteran": given.veteran,
        "chaplain": given.chaplain,
        "alone": given.alone,
        "awards": not given.no_awards,
        "strength": given.strength,
    }
    locked = given.locked.replace(",", " ").split()
    goal = parse_goal(given.goal)
    report: dict[str, Any] = {"goal": goal.text, "is_probability": goal.is_chance, "rerolls_left": given.rerolls}
    if given.dice is None:
        if locked:
            raise OddsError("Without dice nothing can be locked; name the dice that lie on the table.")
        value = probability(goal, None, given.locks, given.rerolls, leave_out=given.leave_out, **around)
        return {"dice": None, "value": value} | report
    if given.leave_out:
        raise OddsError("Dice are left out before the first roll; with dice on the table just do not name them.")
    advice = advise(given.dice, goal, given.locks, given.rerolls, locked, **around)
    return {
        "dice": write_dice(advice.dice),
        "locked": list(advice.locked),
        "value": advice.value,
        "best": _plain(advice, advice.best),
        "locks": [_plain(advice, choice) for choice in advice.locks],
        "rerolls": [_plain(advice, choice) for choice in advice.rerolls],
    } | report


def _plain(advice: Advice, choice: Choice) -> dict[str, Any]:
    lock = {"lock": list(choice.lock)} if advice.locking else {}
    return {**lock, "reroll": list(choice.reroll), "value": choice.value}


def _write(report: dict[str, Any]) -> str:
    goal = f"goal {report['goal']}, re-rolls left {report['rerolls_left']}"
    if report["dice"] is None:
        return f"Before the first roll, {goal}: {_amount(report['value'], report)}"
    choices = report["locks"] or report["rerolls"]
    lines = [f"{report['dice']}: {goal}; exact, best first"]
    lines += [f"  {_amount(choice['value'], report):>9}  {_say(choice)}" for choice in choices[:SHOWN]]
    if len(choices) > SHOWN:
        lines.append(f"  and {len(choices) - SHOWN} more with --json")
    return "\n".join(lines)


def _say(choice: dict[str, Any]) -> str:
    roll = f"re-roll {' '.join(choice['reroll'])}" if choice["reroll"] else "stop"
    return f"lock {' '.join(choice['lock'])}, then {roll}" if "lock" in choice else roll


def _amount(value: float, report: dict[str, Any]) -> str:
    return f"{100 * value:.2f} %" if report["is_probability"] else f"{value:.3f}"
