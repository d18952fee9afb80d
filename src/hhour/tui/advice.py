"""`hint`: what to lock or re-roll for the most soldiers, if numpy is there to count it."""

from __future__ import annotations

from typing import Any

from hhour.i18n import Language
from hhour.kernel.table import Table

GOAL = "soldiers"
SHOWN = 3


def advise(table: Table, seat: int, lang: Language) -> list[str]:
    """A few lines of advice, or one sentence why there is none."""
    question = table.question(seat)
    if question not in ("lock", "reroll"):
        return [lang.text("hint-not-now")]
    try:
        from hhour import odds
    except ImportError:
        return [lang.text("odds-need-numpy")]
    view: dict[str, Any] = table.view(seat)
    unit = view["units"][seat - 1]
    dice = " ".join(f"{colour[0]}:{','.join(faces)}" for colour, faces in _by_colour(unit["dice"]).items())
    locked = [die["slot"] for die in unit["dice"] if die["locked"]]
    try:
        told = odds.advise(
            dice,
            GOAL,
            locks=_locks(view["choices"]) if question == "lock" else 0,
            rerolls=view["question_data"][0] if question == "reroll" else 2,
            locked=locked,
            virtual=[_result(result) for result in unit["virtual"]],
            skulls_stay="NO_SKULL_REROLL" in _words(view, unit),
            sharpshooter="sharpshooter" in unit["specialists"],
            veteran="veteran" in unit["specialists"],
            chaplain="chaplain" in unit["specialists"],
            alone=sum(other["status"] == "in-play" for other in view["units"]) == 1,
        )
    except odds.OddsError as error:
        return [str(error)]
    lines = [lang.text("hint-head")]
    for choice in (told.locks if question == "lock" else told.rerolls)[:SHOWN]:
        roll = f"reroll {' '.join(choice.reroll)}" if choice.reroll else "stop"
        form = f"lock {' '.join(choice.lock)}, {roll}" if question == "lock" else roll
        lines.append(f"  {choice.value:6.2f}  {form}")
    return lines


def _by_colour(dice: list[dict[str, Any]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for die in dice:
        found.setdefault(die["colour"], []).append(die["face"])
    return found


def _locks(choices: list[str]) -> int:
    return next(len(choice.split()) - 1 for choice in choices if choice.startswith("lock "))


def _result(result: str) -> str:
    colour, face = result.split()
    return face if colour == "colourless" else f"{colour[0]}:{face}"


def _words(view: dict[str, Any], unit: dict[str, Any]) -> list[str]:
    return next((sector["words"] for sector in view["sectors"] if sector["id"] == unit["sector"]), [])
