"""What the browser's board says beside the view: names in the reader's language, and what is at stake."""

from __future__ import annotations

from typing import Final

from hhour.advice.bataille.chances import REROLLS, going_on, match_chance, next_win
from hhour.bataille.fray import Fray
from hhour.bataille.screen import result, title
from hhour.bataille.skirmish import points, requirement, verdict
from hhour.bataille.state import FREE, MOST_AXIS, RETREAT
from hhour.bataille.viewed import BatailleAhead, BatailleBoard, BatailleStakes
from hhour.i18n import Language
from hhour.kernel.dice import SLOTS
from hhour.kernel.table import Table
from hhour.pocket.board import phases
from hhour.pocket.chances import chance
from hhour.pocket.terrain import TERRAIN

__all__ = ("board", "result")

PHASES: Final = ("OPPOSITION", "ROLL", "REROLL", "MEDALS", "GAIN", "ONWARD")


def board(table: Table, lang: Language, advice: str) -> BatailleBoard:
    """Title, phases and the ground; with advice the chances, with full advice what going on is worth too."""
    p: Fray = table.play
    contest = p.contest
    ground = TERRAIN[contest.terrain] if contest.axis else ""
    return {
        "title": title(table, lang),
        "phases": phases(PHASES, lang),
        "terrain": lang.text(f"terrain-{ground}") if ground else "",
        "ground": _note(ground, lang) if ground else "",
        "stakes": stakes(p, advice == "full") if advice != "off" and not contest.outcome and contest.active else {},
    }


def _note(ground: str, lang: Language) -> str:
    """What the face of the battlefield die does."""
    name = lang.text(f"terrain-{ground}")
    if ground == TERRAIN[0]:
        return lang.text("bataille-event-terrain", terrain=name)
    return lang.attr("bataille-event-terrain", ground, terrain=name)


def stakes(p: Fray, full: bool) -> BatailleStakes:
    """The chance to match what lies there, and the skirmish that comes next; Medals are not counted on."""
    contest = p.contest
    lane = contest.lanes[contest.active]
    question, left = (lane[-1][0], lane[-1][1]) if lane else ("", 0)
    told: BatailleStakes = {}
    if contest.axis and question != "onward":
        told["match"] = round(_match(p, question, left), 4)
    if question == "opposition":
        told["now"] = _ahead(contest.pot, contest.axis_dice, full)
        if p.book.with_kommandant:
            told["kommandant"] = _ahead(contest.pot, contest.axis_dice, full, kommandant=True)
    elif question == "onward" or contest.axis:
        told.update(_next(p, question == "onward", full))
    return told


def _match(p: Fray, question: str, left: int) -> float:
    """The chance to match; before the dice are rolled, with the five that the bunker leaves."""
    contest = p.contest
    if contest.auto_win:
        return 1.0
    if question == "leave-out":
        return chance(requirement(p), len(SLOTS) - 1, REROLLS, contest.axis[0] if contest.kommandant else -1)
    return match_chance(p, left if question == "reroll" else 0)


def _next(p: Fray, won: bool, full: bool) -> BatailleStakes:
    """What would follow a win: stopping against one more skirmish, or the one of them that is forced."""
    contest = p.contest
    pot = contest.pot if won else contest.pot + points(p)
    forced = FREE if won else verdict(p)[0]
    if forced == RETREAT:
        return {"forced": "retreat", "stop": pot}
    ahead = _ahead(pot, min(MOST_AXIS, contest.axis_dice + 1), full)
    if forced != FREE:
        return {"forced": "progress", "next": ahead}
    worth = going_on(pot, min(MOST_AXIS, contest.axis_dice + 1))
    return {"next": ahead, "stop": pot, "better": "on" if worth > pot else "stop"}


def _ahead(pot: int, axis: int, full: bool, kommandant: bool = False) -> BatailleAhead:
    told: BatailleAhead = {"dice": axis, "chance": round(next_win(axis, kommandant), 4)}
    if full:
        told["worth"] = round(going_on(pot, axis, kommandant), 1)
    return told
