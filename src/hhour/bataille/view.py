"""What leaves the engine: the table as a seat may see it. Everything lies open (P-MEDAL-03)."""

from __future__ import annotations

from typing import Final, Literal

from hhour.bataille.fray import Fray, axis_slots
from hhour.bataille.medals import MEDALS
from hhour.bataille.scoring import GOAL, score
from hhour.bataille.skirmish import barred, points, requirement, tally
from hhour.bataille.state import SUPPLY
from hhour.bataille.viewed import BatailleAttempt, BataillePlayer, BatailleResult, BatailleView
from hhour.kernel.dice import SET_COLOURS, SLOTS
from hhour.kernel.faces import COLOURS, FACES
from hhour.kernel.game import AnyGame
from hhour.pocket.board import against
from hhour.pocket.tally import lacking
from hhour.pocket.terrain import TERRAIN

STEP7: Final[tuple[Literal["free", "retreat", "progress"], ...]] = ("free", "retreat", "progress")


def view(game: AnyGame, p: Fray, seat: int | None) -> BatailleView:
    """The table as plain data."""
    contest = p.contest
    return {
        "game": "bataille",
        "setup": str(p.book.setup),
        "seat": seat or 0,
        "turn": contest.turn,
        "phase": p.phase(),
        "outcome": contest.outcome,
        "waiting": game.waiting(p),
        "round": contest.round,
        "last_round": bool(contest.last_round),
        "extra_round": contest.extra,
        "order": list(contest.order),
        "active": contest.active,
        "pot": contest.pot,
        "skirmish": contest.skirmish,
        "axis_dice": contest.axis_dice,
        "players": [player_view(p, number) for number in range(1, p.book.seats + 1)],
        "supply": [MEDALS[medal] for medal in contest.held(SUPPLY)],
        "givers": {MEDALS[medal]: (*FACES, "straight")[place] for place, medal in enumerate(p.book.medal_map)},
        "goal": GOAL,
        "attempt": attempt_view(p),
    }


def player_view(p: Fray, seat: int) -> BataillePlayer:
    """One player: what is safe, what he holds, and his place (P-MEDAL-03, P-BAT-86, P-BAT-97)."""
    contest = p.contest
    return {
        "seat": seat,
        "bank": contest.banks[seat - 1],
        "medals": [MEDALS[medal] for medal in contest.held(seat)],
        "score": score(p, seat),
        "turns": contest.turns[seat - 1],
        "place": contest.places[seat - 1],
        "always_passes": bool(contest.standing >> seat & 1),
    }


def attempt_view(p: Fray) -> BatailleAttempt:
    """The running attempt: the Axis, the dice against it, what is missing and what it would pay."""
    contest = p.contest
    stuck = barred(p)
    short = [
        face
        for face, number in enumerate(lacking(tally(p), requirement(p)) if contest.faces else ())
        for _ in range(number)
    ]
    met = against(contest.axis, short)
    return {
        "terrain": TERRAIN[contest.terrain] if contest.axis else "",
        "axis": [
            {"slot": slot, "kommandant": slot == "k", **one, "met": bool(contest.faces) and one["met"]}
            for slot, one in zip(axis_slots(contest), met, strict=True)
        ],
        "dice": [
            {
                "slot": SLOTS[die],
                "colour": COLOURS[SET_COLOURS[die]],
                "face": FACES[face],
                "left_out": not contest.in_play >> die & 1,
                "barred": bool(stuck >> die & 1),
            }
            for die, face in enumerate(contest.faces)
        ],
        "missing": [FACES[face] for face in short],
        "worth": points(p) if contest.axis else 0,
        "pot_if_won": contest.pot + (points(p) if contest.axis and p.phase() != "ONWARD" else 0),
        "wins_anyway": bool(contest.auto_win),
        "no_points": bool(contest.zero_points),
        "step7": STEP7[contest.step7],
    }


def result(p: Fray) -> BatailleResult:
    """How it stands or ended: banks, Medals, scores and places."""
    contest = p.contest
    players: list[BataillePlayer] = []
    for seat in range(1, p.book.seats + 1):
        told = player_view(p, seat)
        if contest.outcome:  # those who were not tied keep the score from before the extra rounds (P-BAT-96)
            told["score"] = contest.scores[seat - 1]
        players.append(told)
    return {"outcome": contest.outcome or "running", "turn": contest.turn, "round": contest.round, "players": players}
