"""Which is better? Two bots or two setups on the same dice, and a verdict that says how sure it is."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from math import sqrt
from pathlib import Path
from typing import Any

from hhour.i18n import Language
from hhour.lab.figures import SURE, Z, report, sign_test, sure
from hhour.lab.simulate import Run, simulate


def compare(
    one: Run,
    other: Run,
    games: int,
    executor: Executor,
    tell: Callable[[str, int, int], None] | None = None,
    kept: tuple[Path | None, Path | None] = (None, None),
) -> dict[str, Any]:
    """Play both with common random numbers: game i of either has the same seed, so only the difference is left.

    A file `kept` for each makes it resumable.
    """
    results = []
    for run, file in zip((one, other), kept, strict=True):
        title = f"{run.setup} {'+'.join(run.bots)}"
        results.append(simulate(run, games, executor, file, _named(tell, title) if tell else None))
    differences = [int(a.won) - int(b.won) for a, b in zip(*results, strict=True)]
    better, worse = differences.count(1), differences.count(-1)
    mean = sum(differences) / games
    spread = sqrt(max(0.0, sum(d * d for d in differences) / games - mean * mean) / games)
    return {
        "a": report(one, results[0]),
        "b": report(other, results[1]),
        "games": games,
        "difference": mean,
        "interval": [mean - Z * spread, mean + Z * spread],
        "only_a_won": better,
        "only_b_won": worse,
        "chance_if_alike": sign_test(better, worse),
        "verdict": verdict(better, worse),
    }


def _named(tell: Callable[[str, int, int], None], title: str) -> Callable[[int, int], None]:
    return lambda done, games: tell(title, done, games)


def verdict(better: int, worse: int) -> str:
    """'a', 'b', or 'open' when the games do not tell."""
    if sign_test(better, worse) >= SURE:
        return "open"
    return "a" if better > worse else "b"


def told(data: dict[str, Any], names: tuple[str, str], lang: Language) -> str:
    """The comparison for people."""
    low, high = data["interval"]
    lines = []
    for key, name in zip("ab", names, strict=True):
        side = data[key]
        rate = {"wins": side["wins"], "games": side["games"], "percent": lang.decimal(100 * side["win_rate"])}
        lines.append(f"  {key.upper()}  {lang.text('lab-side', name=name, **rate)}")
    difference = lang.text(
        "lab-difference",
        points=lang.decimal(100 * data["difference"], sign=True),
        low=lang.decimal(100 * low, sign=True),
        high=lang.decimal(100 * high, sign=True),
        a=data["only_a_won"],
        b=data["only_b_won"],
    )
    chance = data["chance_if_alike"]
    if data["verdict"] == "open":
        verdict = lang.text("lab-verdict-open", percent=f"{100 * chance:.0f}")
    else:
        winner = names[0] if data["verdict"] == "a" else names[1]
        verdict = lang.text("lab-verdict", winner=winner, percent=sure(chance, lang))
    return "\n".join([*lines, f"  {difference}", f"  {verdict}"])
