"""What the Medals do, and when each may be played (P-MEDAL-05 to P-MEDAL-VIC-04)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hhour.bataille.fray import Fray
from hhour.bataille.medals import (
    CROIX_DE_GUERRE,
    LEGION_OF_MERIT,
    MEDAL_NUMBER,
    MEDAL_OF_HONOR,
    MEDALS,
    MEMORIAL_CROSS,
    OTHER,
    OWN,
    PURPLE_HEART,
    SILVER_STAR,
    TIMING,
    VICTORIA_CROSS,
)
from hhour.bataille.skirmish import break_off
from hhour.bataille.state import BEFORE_OPPOSITION, PROGRESS, RETREAT, SUPPLY, put
from hhour.kernel.refusal import Refusal
from hhour.pocket.terrain import BUNKER


def refuse_medal(p: Fray, seat: int, slug: str) -> Refusal | None:
    """Why the seat may not play this Medal in the running step 4, or None."""
    contest = p.contest
    if slug not in MEDAL_NUMBER:
        return no_such_medal(slug)
    medal = MEDAL_NUMBER[slug]
    if contest.holders[medal] != seat:
        return Refusal("P-BAT-42", "medal-not-yours", {"card": slug})
    if seat not in p.clockwise():
        return Refusal("P-BAT-92", "medal-not-tied", {"card": slug})
    if seat == contest.active and TIMING[medal] == OTHER:
        return Refusal("P-MEDAL-06", "medal-others-turn", {"card": slug})
    if seat != contest.active and TIMING[medal] == OWN:
        return Refusal("P-MEDAL-05", "medal-own-turn", {"card": slug})
    if medal == MEDAL_OF_HONOR and contest.terrain == BUNKER:
        return Refusal("P-MEDAL-MOH-02", "medal-bunker", {"card": slug})
    return None


def refuse_unasked(p: Fray, seat: int, slug: str) -> Refusal:
    """Why a Medal waits while its player is not asked for one: its step, his chance, the Medal that acts at the moment.

    P-BAT-40, P-BAT-42, P-BAT-43.
    """
    if slug not in MEDAL_NUMBER:
        return no_such_medal(slug)
    if not p.contest.active or p.phase() != "MEDALS":
        return Refusal("P-BAT-40", "medal-not-now", {"card": slug})
    waits = "P-BAT-43" if p.contest.lanes[seat] else "P-BAT-42"
    return refuse_medal(p, seat, slug) or Refusal(waits, "medal-not-now", {"card": slug})


def no_such_medal(word: str) -> Refusal:
    """Seven Medals there are, and this is none of them."""
    return Refusal("P-MEDAL-01", "no-such-medal", {"word": word})


def playable(p: Fray, seat: int) -> list[int]:
    """The Medals that the seat may play now."""
    return [medal for medal in p.contest.held(seat) if refuse_medal(p, seat, MEDALS[medal]) is None]


def play_medal(p: Fray, seat: int, medal: int) -> None:
    """It goes back to the supply first, then acts on the active player's attempt (P-MEDAL-08, P-MEDAL-21)."""
    contest = p.contest
    contest.holders = put(contest.holders, medal, SUPPLY)
    p.cause = p.emit("medal-played", seat, "P-BAT-43", {"card": MEDALS[medal]}, MEDALS[medal])
    EFFECTS[medal](p, seat)


def _memorial_cross(p: Fray, seat: int) -> None:
    """After a win there is no retreat (P-MEDAL-MEM-01)."""
    p.contest.memorial = 1
    p.contest.step7 = PROGRESS


def _silver_star(p: Fray, seat: int) -> None:
    """Step 4 is over at once: nobody is asked any more and step 1 comes next (P-MEDAL-SST-02, P-MEDAL-SST-06)."""
    break_off(p)
    p.pop(seat)
    p.contest.stage = BEFORE_OPPOSITION


def _purple_heart(p: Fray, seat: int) -> None:
    """The skirmish gives no points (P-MEDAL-PUR-01)."""
    p.contest.zero_points = 1


def _croix_de_guerre(p: Fray, seat: int) -> None:
    """The skirmish is won, and the turn ends with it (P-MEDAL-CDG-01, P-MEDAL-CDG-03)."""
    p.contest.auto_win = 1
    p.contest.step7 = RETREAT


def _medal_of_honor(p: Fray, seat: int) -> None:
    p.push(seat, "turn-terrain")


def _legion_of_merit(p: Fray, seat: int) -> None:
    p.push(seat, "set-die")


def _victoria_cross(p: Fray, seat: int) -> None:
    p.push(seat, "strike")


EFFECTS: Final[dict[int, Callable[[Fray, int], None]]] = {
    MEMORIAL_CROSS: _memorial_cross,
    SILVER_STAR: _silver_star,
    PURPLE_HEART: _purple_heart,
    CROIX_DE_GUERRE: _croix_de_guerre,
    MEDAL_OF_HONOR: _medal_of_honor,
    LEGION_OF_MERIT: _legion_of_merit,
    VICTORIA_CROSS: _victoria_cross,
}
