"""Control as data: lanes of frames, the steps that work on them, and `settle`, which runs them to the next question.

Each seat has a lane, the table has lane 0. A frame is (name, int, int, str): plain data, so that a game can be copied,
saved and continued at any question. The next stage opens when every lane is empty, and only then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hhour.kernel.action import Action
from hhour.kernel.chance import Chance
from hhour.kernel.choice import DIE, Verb, WordKind
from hhour.kernel.event import EVERYONE, Data, Event
from hhour.kernel.refusal import Refusal
from hhour.kernel.roles import Role

Frame = tuple[str, int, int, str]
Lane = tuple[Frame, ...]
Kept = tuple[int, int, list[Action], bool]  # the options of a seat, when they were worked out, and `Step.free`

TABLE = 0
DEPTH = 64  # no lane is ever so deep
SETUP = "SETUP"  # the phase before the first stage
BELOW: Final = slice(None, -1)  # all of a lane but its top; a slice that is written out is made anew each time


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. Subclasses add ints, strings and tuples of those, nothing else."""

    __slots__ = ("asked", "lanes", "outcome", "stage", "standing", "turn")

    def __init__(self, seats: int) -> None:
        self.turn = 0
        self.stage = -1
        self.lanes: list[Lane] = [()] * (seats + 1)
        self.asked: list[Lane] = [()] * (seats + 1)  # the lane as it was when its top question was asked
        self.outcome = ""
        self.standing = 0  # mask of the seats that pass in windows without being asked; saved where it is not 0

    def copy(self) -> State:
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a setup builds once and nobody changes: the stages of a turn and the steps that answer for the frames."""

    __slots__ = (
        "_secret_roles",
        "automata",
        "following",
        "free_steps",
        "freely",
        "kinds",
        "roles",
        "stages",
        "steps",
        "verbs",
    )

    def __init__(self) -> None:
        self.stages: tuple[Stage[Play], ...] = ()  # see `take_turns`
        self.following: tuple[int, ...] = ()  # by stage: the next one
        self.steps: dict[str, Step[Play]] = {}  # see `take_steps`
        self.free_steps: frozenset[str] = frozenset()  # those that are `Step.free`
        self.verbs: dict[str, Verb] = {}  # what can be done by these rules, by name
        self.freely: frozenset[str] = frozenset()  # verbs that need not answer a question; see `Game.is_free`
        self.roles: tuple[Role, ...] = ()  # one for every lane but the table's, in the order of the seats
        self.automata: dict[int, Callable[[Any, int], Action]] = {}  # by seat nobody plays: what it does
        self.kinds: dict[str, tuple[WordKind, ...]] = {}  # by action: what its words name, worked out once
        self._secret_roles: tuple[tuple[Role, ...], bool] = ((), False)  # whether these have some

    def take_turns(self, stages: tuple[Any, ...]) -> None:
        """The stages of a turn; the first follows the last, and -1, where a game begins, as well."""
        self.stages = stages
        self.following = (*range(1, len(stages)), 0)

    def take_steps(self, steps: dict[str, Any]) -> None:
        """The steps that answer for the frames, by name; which of them are free is looked up, not asked of each."""
        self.steps = steps
        self.free_steps = frozenset(name for name, step in steps.items() if step.free)

    @property
    def has_secrets(self) -> bool:
        """Whether some seat may know what others do not."""
        if self._secret_roles[0] is not self.roles:
            self._secret_roles = (self.roles, any(role.secret for role in self.roles))
        return self._secret_roles[1]

    def side(self, seat: int) -> str:
        """The side a seat is on."""
        return self.roles[seat - 1].side


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """One game in motion: rules, state, where chance comes from and where the story goes (None: nobody listens)."""

    __slots__ = (
        "alone", "because", "cause", "chance", "kept", "revealed", "rules", "seq", "sink", "stamp", "state",
        "worked_out",
    )  # fmt: skip

    def __init__(self, rules: Rules, state: State, chance: Chance, sink: list[Event] | None) -> None:
        self.rules = rules
        self.state = state
        self.alone = len(state.lanes) == 2  # one seat, which waits for nobody
        self.chance = chance
        self.sink = sink
        self.seq = 0
        self.cause = 0
        self.stamp = 0  # grows whenever anything may have changed
        self.kept: Kept = (0, -1, [], False)
        self.revealed = 0  # who has learnt something new in this action, as an audience
        self.worked_out: dict[object, Any] = {}  # what was found out and may still hold; handed on with the table
        self.because: dict[int, int] = {}  # by seat and depth: the event a frame follows from; story, not state

    def push(self, seat: int, name: str, a: int = 0, b: int = 0, text: str = "") -> None:
        """Put a frame on top of a lane: it is dealt with before what lies below."""
        lanes = self.state.lanes
        lane = lanes[seat]
        if self.sink is not None:
            self.because[seat * DEPTH + len(lane) + 1] = self.cause
        lanes[seat] = lane + ((name, a, b, text),)  # noqa: RUF005 (a star would build a list first)

    def lay(self, seat: int, lane: Lane) -> None:
        """Put a whole course of frames on an empty lane."""
        if self.sink is not None:
            for depth, _ in enumerate(lane, 1):
                self.because[seat * DEPTH + depth] = self.cause
        self.state.lanes[seat] = lane

    def recall(self, seat: int) -> None:
        """What happens next follows from the event that put the top frame of this lane there."""
        if self.sink is not None:
            self.cause = self.because.get(seat * DEPTH + len(self.state.lanes[seat]), 0)

    def pop(self, seat: int) -> None:
        """Take the top frame off a lane."""
        lanes = self.state.lanes
        lanes[seat] = lanes[seat][BELOW]

    def replace(self, seat: int, name: str, a: int = 0, b: int = 0, text: str = "") -> None:
        """Exchange the top frame of a lane."""
        lanes = self.state.lanes
        lanes[seat] = lanes[seat][BELOW] + ((name, a, b, text),)

    def follow(self, seat: int, lane: Lane) -> None:
        """Exchange the top frame of a lane for some others, the last of them on top."""
        lanes = self.state.lanes
        below = lanes[seat][BELOW]
        if self.sink is not None:
            for depth in range(len(below) + 2, len(below) + len(lane) + 1):
                self.because[seat * DEPTH + depth] = self.cause
        lanes[seat] = below + lane

    def keep(self, seat: int, options: list[Action]) -> None:
        """Remember options the step on top had to work out to see whether it must wait; good until anything changes."""
        self.kept = (seat, self.stamp, options, self.state.lanes[seat][-1][0] in self.rules.free_steps)

    def phase(self) -> str:
        """The phase the table is in."""
        stage = self.state.stage
        return self.rules.stages[stage].phase if stage >= 0 else SETUP

    def emit(
        self,
        kind: str,
        seat: int,
        rule: str,
        data: Data,
        source: str = "",
        audience: int = EVERYONE,
        veiled: Data | None = None,
        veiled_rule: str = "",
    ) -> int:
        """Tell what happened; returns its number, to be the cause of what follows from it.

        Seats outside `audience` are told `veiled` (by `veiled_rule`, without the source), or nothing if that is None.
        That something happened shows by its number: whether it happens must not hang on what is hidden.
        """
        sink = self.sink
        if sink is None:
            return 0
        self.seq += 1
        state = self.state
        phase = self.rules.stages[state.stage].phase if state.stage >= 0 else SETUP  # as `phase`, without a call
        event = Event(self.seq, state.turn, phase, kind, seat, data, rule, source, self.cause, audience)
        if veiled is not None:
            event.veiled = veiled
            event.veiled_rule = veiled_rule
        sink.append(event)
        return self.seq

    def reveal(self, audience: int = EVERYONE) -> None:
        """Somebody learns something new without a die: what was done can no longer be taken back."""
        self.revealed |= audience

    def over(self, outcome: str) -> None:
        """End the game: nothing is pending any more."""
        state = self.state
        state.outcome = outcome
        for seat in range(len(state.lanes)):  # in place: `settle` holds on to these lists
            state.lanes[seat] = ()
            state.asked[seat] = ()


P = TypeVar("P", bound=Play, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """Answers for all frames of one name. A step is stateless; everything it knows lies in the frame and the state.

    A question once asked stays asked until its lane changes; `watches` marks steps that wait for other lanes and are
    looked at again whenever anything has happened. `free`: cards and other free actions may be used meanwhile.
    `at_dice`: whoever is asked it is still rolling. `dice`: whose dice its answers name. `rule`: where it comes from.
    """

    watches: ClassVar[bool] = False
    free: ClassVar[bool] = False
    at_dice: ClassVar[bool] = False
    rule: ClassVar[str] = ""
    dice: ClassVar[WordKind] = DIE

    def run(self, p: P, seat: int, frame: Frame) -> bool:
        """Do what needs no answer. True: the lane has changed; False: wait for an answer or for another lane."""
        return False

    def asks(self, p: P, seat: int, frame: Frame) -> bool:
        """Whether the seat itself must answer (or waits for somebody else); only asked of steps that watch."""
        return True

    def choices(self, p: P, seat: int, frame: Frame) -> list[Action]:
        """What the seat may answer, sorted, never empty when it must."""
        raise NotImplementedError

    def refuse(self, p: P, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """Why this answer is not allowed, or None."""
        raise NotImplementedError

    def answer(self, p: P, seat: int, frame: Frame, action: Action) -> bool | None:
        """Carry out an answer that was not refused. True: what its lane asks next is kept, and need not be run."""
        raise NotImplementedError

    def asked_by(self, p: P, frame: Frame) -> str:
        """The rule behind the question, named to whoever has to answer it first."""
        return self.rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage(Generic[P]):
    """One entry of the turn: belongs to a phase and opens by pushing frames on the lanes."""

    phase: ClassVar[str] = ""

    def participants(self, p: P) -> tuple[int, ...]:
        """The seats that take part in this stage; every seat unless the stage says otherwise."""
        return tuple(role.seat for role in p.rules.roles)

    def open(self, p: P) -> bool | None:
        """Start this stage; push nothing if there is nothing to do. True: as of `Step.answer`, of one seat alone."""
        raise NotImplementedError


def settle(p: Play, acted: int = 0) -> None:
    """Run every lane to its next question; open the next stage whenever all lanes are empty.

    `acted`: the seat that has, and whose own question may be answered by it. Of one seat alone see `Game.act`, too.
    """
    state = p.state
    lanes = state.lanes
    steps = p.rules.steps
    stages = p.rules.stages
    following = p.rules.following
    asked = state.asked
    if p.alone:
        acted = 1  # one seat alone is always looked at
    if acted:
        asked[acted] = ()  # what this seat did may have answered its own question
    told = p.sink is not None
    because = p.because  # as `recall`, without a call a frame
    while not state.outcome:
        moved = False
        for seat, lane in enumerate(lanes):
            if lane and (lane is not asked[seat] or steps[lane[-1][0]].watches):
                while lane:
                    frame = lane[-1]
                    if told:
                        p.cause = because.get(seat * DEPTH + len(lane), 0)
                    if not steps[frame[0]].run(p, seat, frame):
                        asked[seat] = lane
                        break
                    moved = True
                    p.stamp += 1
                    lane = lanes[seat]
        if any(lanes):
            if moved:
                continue  # what one lane did may have changed another
            return
        while not state.outcome and not any(lanes):  # after the last stage a new turn begins
            at = state.stage = following[state.stage]
            if not at:
                state.turn += 1
            p.stamp += 1
            p.cause = 0
            stages[at].open(p)


def asked_flags(state: State) -> list[int]:
    """Which lanes have had their top question asked, for saving."""
    return [1 if lane and lane is asked else 0 for lane, asked in zip(state.lanes, state.asked, strict=True)]


def restore_asked(state: State, flags: list[int]) -> None:
    """The reverse of `asked_flags`."""
    state.asked = [lane if flag else () for lane, flag in zip(state.lanes, flags, strict=True)]
