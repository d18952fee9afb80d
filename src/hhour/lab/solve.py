"""`hhour solve`: the optimal chance to win the Practice Run, and the best play in any of its states."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any, cast

import numpy as np

from hhour.advice.odds import OddsError, parse_dice, write_dice
from hhour.advice.odds.groups import Faces, Values
from hhour.advice.odds.known import known_roll
from hhour.advice.odds.solver import patterns
from hhour.bots.dday.plan import Node
from hhour.dday.rules.battle.book import Book
from hhour.i18n import Language
from hhour.kernel.games import game_of
from hhour.kernel.setup import parse_setup
from hhour.lab.exact import HAND, MOST_COURAGE, MOST_STRENGTH, START, ExactPlan, solve_many, utility
from hhour.lab.regret import MEANS, optimum
from hhour.lab.states import LabError, Start, parse_state

NAMES = ("-", "1", "2", "C")  # nothing, SOLDIER, TWO_SOLDIERS, COURAGE


def solvable(setup: str) -> Book:
    """The rules of a setup that can be solved; raises one sentence for any other."""
    asked = parse_setup(setup)
    game = game_of(asked.game)
    checked = game.setup(asked)
    rules = game.rules(checked)
    practice = isinstance(rules, Book) and checked.fields.get("level") == "practice"
    if not practice or checked.seats != 1 or checked.options:
        raise LabError("lab-not-solvable")
    return cast(Book, rules)


@lru_cache(maxsize=1)
def solution(setup: str) -> tuple[Book, ExactPlan]:
    """The rules and their values, worked out once a process."""
    book = solvable(setup)
    return book, ExactPlan(book)


def solve(setup: str, state: str = "", roll: str = "") -> dict[str, Any]:
    """The value of the start or of a state at the start of a turn, and the best play there; of a roll every lock."""
    shown = parse_roll(roll) if roll else None
    book, exact = solution(setup)
    if state:
        start = parse_state(state, book)
    else:
        ground = book.sectors[book.starts[0]]
        assert ground.start is not None
        start = Start(ground.id, (), 1, ground.start.soldiers, ground.start.courage)
    node = _node(exact, book, start)
    found = {
        "setup": setup,
        "state": str(start),
        "win_probability": optimum(exact, book, start),
        "moves": moves(exact, node, start),
        "keep": keeps(exact, node, start),
    }
    if shown is not None:
        found |= {"roll": write_dice(shown), "locks": locks(exact, node, start, shown)}
    return found


def parse_roll(text: str) -> tuple[Faces, ...]:
    """All six dice of a first roll; raises one sentence for anything else."""
    try:
        dice = parse_dice(text)
    except OddsError as error:
        raise LabError(error.key, **error.params) from error
    if [len(faces) for faces in dice] != [2, 2, 2]:
        raise LabError("lab-roll-six", n=sum(map(len, dice)))
    return dice


def locks(exact: ExactPlan, node: Node, start: Start, dice: tuple[Faces, ...]) -> list[dict[str, Any]]:
    """Every two dice that can be locked after this first roll, with the exact chance to win, the best first."""
    walk, cry = exact.posts(node, min(4, start.marker + 1), 0)
    tables = utility(walk, cry, min(start.courage, MOST_COURAGE))
    table = np.ascontiguousarray(tables[..., min(start.soldiers, MOST_STRENGTH)])
    roll = [tuple(MEANS.get(face, 0) for face in faces) for faces in dice]
    found = []
    for options in known_roll(table, HAND, roll, patterns(HAND, 2), 2):
        values = options.lock_values()
        picked = [list(combinations((1, 2), number)) for number in options.pattern]
        for at in np.ndindex(*values.shape):
            names = [f"{colour}{die}" for colour, ways, way in zip("rwb", picked, at, strict=True) for die in ways[way]]
            found.append({"lock": names, "win_probability": float(values[at])})
    return sorted(found, key=lambda row: (-row["win_probability"], row["lock"]))


def _node(exact: ExactPlan, book: Book, start: Start) -> Node:
    visited = 0
    for name in (*start.visited, start.sector):
        visited |= 1 << book.index(name)
    return exact.node(book.index(start.sector), visited)


def moves(exact: ExactPlan, node: Node, start: Start) -> list[dict[str, Any]]:
    """Where to go in this turn's MOVE for what the dice may leave: strength and courage -> the best move."""
    marker = min(4, start.marker + 1)
    found = []
    for men in range(start.soldiers, min(start.soldiers + 25, MOST_STRENGTH), 4):
        for courage in range(start.courage, min(start.courage + 7, MOST_COURAGE)):
            rated = rate_moves(exact, node, marker, men, courage)
            if rated:
                best = max(rated, key=lambda name: rated[name])
                found.append({"soldiers": men, "courage": courage, "best": best, "win_probability": rated[best]})
    return found


def rate_moves(exact: ExactPlan, node: Node, marker: int, men: int, courage: int) -> dict[str, float]:
    """Every move after UPKEEP with its exact value; a Battle Cry move only where it is needed is left out."""
    ground = exact.grounds[node.sector]
    rated: dict[str, float] = {}
    if marker < 4 and not ground.black:
        rated["stay"] = float(exact.stay(node, marker, 0)[men, courage])
    for edge in exact.book.edges[node.sector]:
        target = exact.target(node, edge)
        if target is not None and (not edge.advance or edge.cost <= courage):
            name = f"{'advance' if edge.advance else 'move'} {exact.grounds[edge.target].id}"
            rated[name] = float(exact.walk(edge, target, 0)[men, courage])
    return rated


def keeps(exact: ExactPlan, node: Node, start: Start) -> dict[str, Any]:
    """How much the dice decide: the value before them, and of the worst and the best first roll."""
    walk, cry = exact.posts(node, min(4, start.marker + 1), 0)
    tables = utility(walk, cry, min(start.courage, MOST_COURAGE))
    values: Values = solve_many(tables)[..., min(start.soldiers, MOST_STRENGTH)]
    return {
        "before": float((values * START).sum()),
        "worst_roll": _shown(values, int(values.argmin())),
        "best_roll": _shown(values, int(values.argmax())),
    }


def _shown(values: Values, place: int) -> dict[str, Any]:
    at = np.unravel_index(place, values.shape)
    dice = " ".join(
        f"{colour}:{','.join(NAMES[face] for face in group.outcomes[int(number)])}"
        for colour, group, number in zip("rwb", HAND, at, strict=True)
    )
    return {"dice": dice, "win_probability": float(values[at])}


def told(data: dict[str, Any], lang: Language) -> str:
    """The solution for people."""
    wins = lang.text("lab-solved", percent=lang.decimal(100 * data["win_probability"], 4))
    lines = [f"{data['setup']}: {data['state']}", f"  {wins}"]
    for key in ("worst_roll", "best_roll"):
        roll = data["keep"][key]
        percent = lang.decimal(100 * roll["win_probability"], 2)
        lines.append("  " + lang.text(f"lab-{key.replace('_', '-')}", dice=roll["dice"], percent=percent))
    if "locks" in data:
        lines.append(f"  {lang.text('lab-locks', dice=data['roll'])}")
        for row in data["locks"]:
            lines.append(f"    {' '.join(row['lock']):<8} {lang.decimal(100 * row['win_probability'], 4):>9} %")
    elif data["moves"]:
        lines.append(f"  {lang.text('lab-moves')}")
        for row in data["moves"]:
            chance = lang.decimal(100 * row["win_probability"], 3)
            lines.append(f"    {row['soldiers']:>3} {row['courage']:>2}  {row['best']:<12} {chance:>8} %")
    return "\n".join(lines)
