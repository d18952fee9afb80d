"""Bataille! as a Game of the kernel."""

from __future__ import annotations

from typing import Final

from hhour.bataille.effects import refuse_unasked
from hhour.bataille.fray import Book, Fray
from hhour.bataille.medals import OWN, TIMING, VICTORIA_CROSS
from hhour.bataille.moments import refuse_idle, sharpen
from hhour.bataille.options import BOX, MEDAL_MAP, OPTIONS, check_setup
from hhour.bataille.stages import lay_stages
from hhour.bataille.state import GONE, Contest, contest_from_json, put
from hhour.bataille.steps import ask_start_rolls
from hhour.bataille.view import result, view
from hhour.bataille.viewed import BatailleResult, BatailleView
from hhour.kernel.action import Action
from hhour.kernel.chance import Chance
from hhour.kernel.event import Event
from hhour.kernel.game import Game
from hhour.kernel.lanes import settle
from hhour.kernel.offers import Standing
from hhour.kernel.refusal import Refusal
from hhour.kernel.setup import Option, Setup

ALWAYS_PASS: Final = Action("always-pass")
ASK_ME: Final = Action("ask-me")


class Bataille(Game[Book, Contest, Fray]):
    """Push your luck against the Axis dice, any number of players."""

    name = "bataille"
    rules_version = 1
    is_contest = True
    samples = (
        "bataille",
        "bataille players=2",
        "bataille players=3 opts=kommandant",
        "bataille players=2 opts=kommandant,seventh-medal=none,croix-points=matched,restart-keeps-medals",
        "bataille players=3 opts=left-out=random,medals-count-for-trigger",
        "bataille players=2 opts=medal-map=skull=silver-star+star=memorial-cross",
        "bataille players=6",
    )

    def setup(self, asked: Setup) -> Setup:
        return check_setup(asked)

    def rules(self, setup: Setup) -> Book:
        book = Book(setup)
        book.freely = frozenset((ALWAYS_PASS.verb, ASK_ME.verb, "play"))
        lay_stages(book)
        return book

    def begin(self, rules: Book, chance: Chance, sink: list[Event] | None) -> Fray:
        contest = Contest(rules.seats)
        if rules.straight_medal is None:
            contest.holders = put(contest.holders, VICTORIA_CROSS, GONE)
        p = Fray(rules, contest, chance, sink)
        p.emit("began", 0, "P-BAT-03", {"setup": str(rules.setup), "n": rules.seats})
        if rules.seats > 1:  # one alone begins (P-BAT-97)
            ask_start_rolls(p, tuple(range(1, rules.seats + 1)), 1)  # P-BAT-05, P-BAT-06
        settle(p)
        return p

    def resume(self, rules: Book, state: Contest, chance: Chance, sink: list[Event] | None) -> Fray:
        return Fray(rules, state, chance, sink)

    def state_from_json(self, data: dict[str, object]) -> Contest:
        return contest_from_json(data)

    def view(self, p: Fray, seat: int | None) -> BatailleView:
        return view(self, p, seat)

    def result(self, p: Fray) -> BatailleResult:
        return result(p)

    def winning_sides(self, p: Fray) -> tuple[str, ...]:
        return tuple(
            p.book.side(seat) for seat, place in enumerate(p.contest.places, 1) if p.contest.outcome and place == 1
        )

    def options(self) -> tuple[Option, ...]:
        return (*OPTIONS.values(), Option(MEDAL_MAP, "", "P-OPT-01"))

    def boxes(self) -> tuple[str, ...]:
        return (BOX,)

    def chapters(self, setup: Setup) -> tuple[str, ...]:
        return ("P-BAT", "P-DICE", "P-KOM", "P-MEDAL", "P-OPT")

    def standings(self, p: Fray) -> list[Standing]:
        """Every player, however many there are (P-BAT-01), with what is banked (P-BAT-81)."""
        return [Standing(seat, points=bank) for seat, bank in enumerate(p.contest.banks, 1)]

    def refuse_idle(self, p: Fray, seat: int, action: Action) -> Refusal:
        return refuse_idle(p, super().refuse_idle(p, seat, action))

    def refusal(self, p: Fray, seat: int, action: Action) -> Refusal | None:
        refused = super().refusal(p, seat, action)
        if refused is None or p.state.outcome or not 0 < seat < len(p.state.lanes):
            return refused
        return sharpen(p, seat, action, refused)

    # --- at any time: pass in other players' turns without being asked, and take that back; why a Medal must wait ---

    def free_choices(self, p: Fray, seat: int) -> list[Action]:
        contest = p.contest
        if contest.standing >> seat & 1:
            return [ASK_ME]
        return [ALWAYS_PASS] if any(TIMING[medal] != OWN for medal in contest.held(seat)) else []

    def is_free(self, p: Fray, seat: int, action: Action) -> bool:
        if action.verb == "play":
            lane = p.state.lanes[seat]
            return bool(action.args) and (not lane or lane[-1][0] != "medal")
        return action in (ALWAYS_PASS, ASK_ME)

    def refuse_free(self, p: Fray, seat: int, action: Action) -> Refusal | None:
        if action.verb == "play":
            return refuse_unasked(p, seat, action.args[0])
        if action in self.free_choices(p, seat):
            return None
        if action == ASK_ME:
            return Refusal("P-BAT-42", "asked-already")
        passes = p.contest.standing >> seat & 1
        return Refusal("P-BAT-44", "passing-already") if passes else Refusal("P-BAT-46", "nothing-to-pass")

    def do_free(self, p: Fray, seat: int, action: Action) -> None:
        p.contest.standing ^= 1 << seat
        p.emit("standing", seat, "P-BAT-44", {"passes": p.contest.standing >> seat & 1})
