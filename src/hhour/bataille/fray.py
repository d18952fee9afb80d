"""A game in motion: the kernel's Play with the rules and the state of Bataille! under their own names."""

from __future__ import annotations

from hhour.bataille.medals import STRAIGHT
from hhour.bataille.options import gives_straight, medal_map
from hhour.bataille.state import Contest
from hhour.kernel.chance import Chance
from hhour.kernel.event import Event
from hhour.kernel.faces import FACES
from hhour.kernel.lanes import Play, Rules
from hhour.kernel.roles import each_alone
from hhour.kernel.setup import Setup


class Book(Rules):
    """What a setup decides once."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        options = setup.options
        self.setup = setup
        self.seats = setup.seats
        self.roles = each_alone(setup.seats)
        self.medal_map = medal_map(setup)
        self.straight_medal = self.medal_map[STRAIGHT] if gives_straight(setup) else None
        self.with_kommandant = options.get("kommandant") == "on"
        self.croix_pays_matched = options.get("croix-points") == "matched"
        self.restart_keeps_medals = options.get("restart-keeps-medals") == "on"
        self.medals_trigger = options.get("medals-count-for-trigger") == "on"
        self.random_left_out = options.get("left-out") == "random"


class Fray(Play):
    """What steps and verbs work on."""

    def __init__(self, book: Book, contest: Contest, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(book, contest, chance, sink)
        self.book = book
        self.contest = contest

    def roll(self, purpose: str, count: int) -> tuple[int, ...]:
        """Dice of the active player's turn, every throw a draw of its own (P-BAT-13, P-BAT-30, P-BAT-33)."""
        contest = self.contest
        contest.draws += 1
        return self.chance.faces(contest.turn, contest.active, purpose, contest.draws, count)

    def pick(self, purpose: str, options: tuple[str, ...]) -> str:
        """One of several things, at random: a face of the battlefield die, a die to leave out (P-BAT-13, P-OPT-06)."""
        contest = self.contest
        contest.draws += 1
        return self.chance.pick(contest.turn, contest.active, purpose, contest.draws, options)

    def clockwise(self) -> list[int]:
        """Who may play Medals now, in the circle they sit in: everybody, in an extra round the tied only (P-BAT-92)."""
        contest = self.contest
        return [seat for seat in range(1, self.book.seats + 1) if not contest.extra or seat in contest.order]


def names(faces: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """The faces by their names, for events."""
    return tuple(FACES[face] for face in faces)


def axis_slots(contest: Contest) -> tuple[str, ...]:
    """The Axis dice by name: k is the Kommandant, a1 a2 ... the grey ones."""
    grey = len(contest.axis) - contest.kommandant
    return (("k",) if contest.kommandant else ()) + tuple(f"a{number}" for number in range(1, grey + 1))
