"""What many games come to: rates with their intervals, tables of where and what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb, sqrt
from shlex import quote
from typing import Any

from hhour.i18n import Language
from hhour.i18n.phrases import Phrases
from hhour.lab.simulate import Result, Run

Z = 1.959963984540054  # 95 %
SURE = 0.05  # a difference that chance makes more rarely is one


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate after Wilson: honest near 0 and 1 too."""
    rate = wins / games
    centre = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def report(run: Run, results: Sequence[Result]) -> dict[str, Any]:
    """Everything a run tells, as plain data; the same for the same seed whoever played it."""
    games = len(results)
    wins = sum(result.won for result in results)
    low, high = wilson(wins, games)
    points = [number for result in results for number in result.points]
    return {
        "setup": run.setup,
        "bots": list(run.bots),
        "seed": run.seed,
        "games": games,
        "wins": wins,
        "win_rate": wins / games,
        "interval": [low, high],
        "outcomes": _counted(result.outcome for result in results),
        "mean_turns": mean([result.turns for result in results]),
        "turns": _counted(result.turns for result in results),
        "deaths": _counted(sector for result in results for sector in result.fell),
        "bought": _counted(card for result in results for card in result.bought),
        "mean_points": mean(points),
        "mean_soldiers_of_winners": mean([n for result in results if result.won for n in result.soldiers]),
        "mean_decisions": mean([result.decisions for result in results]),
        "repeat": f'hhour sim "{run.setup}" --bot {quote(",".join(run.bots))} --games {games} --seed {quote(run.seed)}',
    }


def _counted(things: Any) -> dict[str, int]:
    """Most frequent first; equals in their order of name."""
    counted = Counter(things)
    return {str(thing): counted[thing] for thing in sorted(counted, key=lambda thing: (-counted[thing], str(thing)))}


def told(data: dict[str, Any], lang: Language) -> str:
    """The report as a table for people."""
    low, high = data["interval"]
    shares = {"percent": data["win_rate"], "low": low, "high": high}
    rate = {name: lang.decimal(100 * share) for name, share in shares.items()}
    rows = {
        "won": lang.text("lab-won", wins=data["wins"], **rate),
        "length": lang.text(
            "lab-length", turns=lang.decimal(data["mean_turns"]), decisions=f"{data['mean_decisions']:.0f}"
        ),
    }
    if data["mean_points"]:  # the Pocket games have none
        rows["points"] = lang.text(
            "lab-points",
            points=lang.decimal(data["mean_points"]),
            soldiers=lang.decimal(data["mean_soldiers_of_winners"]),
        )
    if set(data["outcomes"]) - {"won", "lost"}:  # a game that ends in other ways than together
        rows["won"] = ", ".join(f"{_outcome(name, lang)} ×{count}" for name, count in data["outcomes"].items())
    for key in ("deaths", "bought"):
        if data[key]:
            called = place_name if key == "deaths" else _card
            rows[key] = ", ".join(f"{called(name, lang)} ×{count}" for name, count in list(data[key].items())[:10])
    rows["again"] = data["repeat"]
    labels = {key: lang.text(f"lab-label-{key}") for key in rows}
    width = max(map(len, labels.values()))
    head = {"setup": data["setup"], "bots": "+".join(data["bots"]), "games": data["games"], "seed": data["seed"]}
    return "\n".join(
        [lang.text("lab-title", **head), *(f"  {labels[key]:<{width}}  {row}" for key, row in rows.items())]
    )


def _card(name: str, lang: Language) -> str:
    return lang.text(f"card-{name}") if lang.has(f"card-{name}") else name


def place_name(sector: str, lang: Language) -> str:
    """A sector of the beach by its number, anything else as the table calls it."""
    if sector.isdecimal():
        return sector
    place = Phrases(lang).place(sector)
    return place.forms.get("bare", place)


def _outcome(name: str, lang: Language) -> str:
    return lang.text(f"luck-outcome-{name}") if lang.has(f"luck-outcome-{name}") else name


def table(results: Sequence[Result]) -> str:
    """One line a game, comma-separated."""
    rows = ["game,outcome,turns,decisions,fell,bought,points,soldiers"]
    for one in results:
        lists = [" ".join(map(str, part)) for part in (one.fell, one.bought, one.points, one.soldiers)]
        rows.append(",".join([str(one.number), one.outcome, str(one.turns), str(one.decisions), *lists]))
    return "\n".join(rows) + "\n"


def sign_test(better: int, worse: int) -> float:
    """Two-sided chance of so uneven a split if both were alike (exact binomial)."""
    total = better + worse
    if total == 0:
        return 1.0
    few = min(better, worse)
    return float(min(1.0, 2 * sum(comb(total, k) for k in range(few + 1)) / 2**total))


def sure(chance: float, lang: Language) -> str:
    """How certain it is, in percent, that something is not by chance; nothing that is counted is quite."""
    told = 100 * (1 - chance)
    return f">{lang.decimal(99.99, 2)}" if 99.995 <= told < 100 else lang.decimal(told, 2)
