"""The luck report of any game for people, in their language."""

from __future__ import annotations

from typing import Any, Final

from hhour.i18n import Language, language
from hhour.i18n.phrases import Phrases
from hhour.kernel.lying import Lying
from hhour.telling import teller

# how much of one's measure is told: the factor and the decimals of the total, and of a turn
SCALES: Final = {"points": (1, 1, 1, 1), "matches": (1, 2, 100, 1), "chance": (100, 1, 100, 1)}


def told(data: dict[str, Any], lang: Language | None = None) -> str:
    """The whole report, line by line."""
    say = Phrases(lang or language("en"))
    outcome = say.text(f"luck-outcome-{data['outcome']}")
    lines = [
        say.text("luck-title", setup=data["setup"], outcome=outcome),
        *(f"  {line}" for line in summary(data, say)),
    ]
    lines += [f"    {_turn(data, turn, say)}" for turn in data["turns"]]
    if data["costly"]:
        lines.append(f"  {say.text('luck-costly')}")
        lines += [f"    {line}" for line in costly(data, say)]
    return "\n".join(lines)


def summary(data: dict[str, Any], say: Phrases) -> list[str]:
    """What the dice brought and what decisions gave away, in sentences; for D-Day Dice also guns and mines."""
    measure = data["measure"]
    factor, digits, _, _ = SCALES[measure]
    luck = number(factor * data["luck"], digits, say, sign=True)
    cost = number(factor * data["given_away"], digits, say)
    told = [
        say.text(f"luck-dice-{measure}", n=luck, percent=round(data.get("percentile", 0))),
        say.text(f"luck-cost-{measure}", n=cost),
    ]
    for key in ("guns", "mines", "grey"):
        part = data.get(key, {"dice": 0})
        if part["dice"]:
            expected = number(part["expected"], 1, say)
            told.append(say.text(f"luck-{key}", sum=part["sum"], dice=part["dice"], expected=expected))
    if data.get("apart"):
        told.append(say.text("luck-apart", n=data["apart"]))
    return told


def costly(data: dict[str, Any], say: Phrases) -> list[str]:
    """The decisions that cost most, each with a better one."""
    tell = teller(data["setup"].partition(" ")[0]).tell_action
    _, _, factor, digits = SCALES[data["measure"]]
    return [
        say.text(
            f"luck-mistake-{data['measure']}",
            number=one["number"],
            turn=one["turn"],
            seat=one["seat"],
            chosen=say.text("quoted", word=tell(one["chosen"], say.lang, lying=_dice(one))),
            better=say.text("quoted", word=tell(one["better"], say.lang, lying=_dice(one))),
            cost=number(factor * one["cost"], digits, say),
        )
        for one in data["costly"]
    ]


def _turn(data: dict[str, Any], turn: dict[str, Any], say: Phrases) -> str:
    _, _, factor, digits = SCALES[data["measure"]]
    return say.text(
        f"luck-turn-{data['measure']}",
        turn=turn["turn"],
        seat=turn["seat"],
        luck=number(factor * turn["luck"], digits, say, sign=True),
        cost=number(factor * turn["cost"], digits, say),
    )


def number(value: float, digits: int, say: Phrases, sign: bool = False) -> str:
    """A number as the language writes it."""
    return say.lang.decimal(value, digits, sign)


def _dice(one: dict[str, Any]) -> Lying:
    """The dice as they lay before a decision, by place: colour and face."""
    return {slot: (colour, face) for slot, (colour, face) in one["dice"].items()}
