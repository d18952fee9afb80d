"""The Game protocol: what a game must offer so that tables, bots, the lab and the server can play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hhour.kernel.action import Action
from hhour.kernel.chance import Chance
from hhour.kernel.choice import DIE, ONWARD, QUIET, Choice, Manner, Verb, WordKind, kinds_of
from hhour.kernel.event import Event
from hhour.kernel.lanes import TABLE, Play, Rules, State, settle
from hhour.kernel.offers import BoardOffer, SeatsAre, Standing, module_of
from hhour.kernel.refusal import Refusal
from hhour.kernel.roles import ALLIES, Winners
from hhour.kernel.setup import Option, Setup
from hhour.kernel.view import View

R = TypeVar("R", bound=Rules)
S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Play)

MOST_KINDS = 4000  # actions of one setup whose words are remembered


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[R, S, P]):
    """One of the games of the house, with its own rules, state and play.

    Subclasses fill in the first block; the second is common to all.
    """

    name: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1  # the newest that any of its setups is played by
    samples: ClassVar[tuple[str, ...]] = ()  # see `sample_setups`

    # What it offers is asked of the game, never guessed from its name.
    rank: ClassVar[int] = 1  # where it stands in a list of games
    seats_are: ClassVar[SeatsAre] = "player"  # what a seat is called: `player` or `unit`
    may_propose: ClassVar[bool] = False  # all lies open and all win together, so that one may propose to another
    is_contest: ClassVar[bool] = False  # one player wins, so that two bots must meet at one table

    # --- what a game brings -------------------------------------------------------------------------------------

    def setup(self, asked: Setup) -> Setup:
        """Check a setup and fill in what was left out; raises SetupError with one plain sentence."""
        raise NotImplementedError

    def rules(self, setup: Setup) -> R:
        """Build the immutable rules of a checked setup."""
        raise NotImplementedError

    def sample_setups(self) -> tuple[str, ...]:
        """Setups that show every side of the game; the conformance suite plays them."""
        return self.samples

    def version(self, setup: Setup) -> int:
        """The version of the rules that a new game of this setup is played by."""
        return self.rules_version

    def rules_as_of(self, setup: Setup, version: int) -> R:
        """The rules of a setup as they were in an earlier version; a game that had only one has them always."""
        return self.rules(setup)

    def begin(self, rules: R, chance: Chance, sink: list[Event] | None) -> P:
        """Lay out the table; the lanes hold the questions of the set-up, if there are any."""
        raise NotImplementedError

    def resume(self, rules: R, state: S, chance: Chance, sink: list[Event] | None) -> P:
        """A game in motion from a state."""
        raise NotImplementedError

    def state_from_json(self, data: dict[str, object]) -> S:
        """The state that `state.to_json()` wrote."""
        raise NotImplementedError

    def view(self, p: P, seat: int | None) -> View:
        """What a seat (None: a spectator) may see, as plain data. The only thing that leaves the engine."""
        raise NotImplementedError

    def views(self, p: P, seats: list[int]) -> Mapping[int, View]:
        """The views of several seats (0: a spectator); a game may look once at what all of them see."""
        return {seat: self.view(p, seat or None) for seat in seats}

    def conceal(self, p: P, seat: int) -> None:
        """Deal anew, in a copy made for search, what the seat cannot see; here everything lies open.

        What comes out may hang on what the seat knows and on `p.chance`, never on what is hidden from it.
        """

    def leaves_alone(self, rules: R, before: S, after: S, mover: int) -> bool:
        """Whether a move changed nothing that any other seat is asked, or told with its question: only if certain."""
        return False

    def shows_nothing(self, p: P, seat: int, action: Action) -> bool:
        """Whether a choice shows nothing new whatever lies hidden, so that it need not be tried: only if certain."""
        return False

    def veil(self, p: P, seat: int, action: Action) -> Action | None:
        """How others are told of an action that is about to be done, or None where they may know all of it."""
        return None

    def winning_sides(self, p: P) -> tuple[str, ...]:
        """The sides that have won; where all win or lose together the outcome says it."""
        return (ALLIES,) if p.state.outcome == "won" else ()

    def free_choices(self, p: P, seat: int) -> list[Action]:
        """What a seat may do beside answering its question (cards playable 'at any time')."""
        return []

    def refuse_free(self, p: P, seat: int, action: Action) -> Refusal | None:
        """Why such an action is not allowed, or None."""
        return Refusal("", "not-a-choice", {"action": action.text})

    def do_free(self, p: P, seat: int, action: Action) -> None:
        """Carry out such an action."""
        raise NotImplementedError

    def refuse_idle(self, p: P, seat: int, action: Action) -> Refusal:
        """Why a seat that is asked nothing now has to wait."""
        asked = ", ".join(str(other) for other in self.waiting(p))
        return Refusal("", "not-your-question", {"seat": seat, "action": action.text, "waiting": asked})

    def is_free(self, p: P, seat: int, action: Action) -> bool:
        """Whether an action is one of those rather than an answer; asked of verbs among `Rules.freely` only."""
        return True

    def kind_of(self, p: P, word: str) -> WordKind | None:
        """What a word of an action names that only this game knows (a card, a sector); None if it does not either."""
        return None

    def result(self, p: P) -> Mapping[str, object]:
        """Outcome and every seat's resources, as a record's last line tells them."""
        raise NotImplementedError

    # --- what it offers beside its rules ------------------------------------------------------------------------

    def options(self) -> tuple[Option, ...]:
        """The optional rules a setup can name."""
        return ()

    def most_with(self, option: str) -> int:
        """How many may play where this option is chosen, 0 if it lets no more play than the board does."""
        return 0

    def boards(self) -> tuple[BoardOffer, ...]:
        """The boards a setup can name; none where there is only one."""
        return ()

    def boxes(self) -> tuple[str, ...]:
        """The boxes its cards and boards come in."""
        return ()

    def box_of(self, option: str) -> str:
        """The box that brings an option; '' where all come in one."""
        return ""

    def modules(self, setup: Setup) -> tuple[str, ...]:
        """The options of a setup that change the game itself, so that whoever meets one wants it explained."""
        return ()

    def chapters(self, setup: Setup) -> tuple[str, ...]:
        """How the ids of the rules and cards begin that a game of this setup is played by; empty: all there are."""
        return ()

    def standings(self, p: P) -> list[Standing]:
        """How every seat stands, or all of them as one (seat 0), for a curve over the turns."""
        return []

    def called(self, rules: R) -> tuple[tuple[str, str], ...]:
        """Cards that bear another name at this table: (slug, key of the name)."""
        return ()

    def module(self, name: str) -> Any:
        """A module of the game's folder (`tell`, `board`, `screen`, `luck`); None where it has none of that name."""
        return module_of(type(self).__module__.rpartition(".")[0], name)

    # --- what follows from it -----------------------------------------------------------------------------------

    def sides(self, rules: R) -> dict[str, tuple[int, ...]]:
        """The seats of each side, automated ones among them."""
        found: dict[str, tuple[int, ...]] = {}
        for role in rules.roles:
            found[role.side] = (*found.get(role.side, ()), role.seat)
        return found

    def winners(self, p: P) -> Winners:
        """Who has won, by side and by seat; nobody while the game runs."""
        sides = self.winning_sides(p)
        return Winners(sides, tuple(role.seat for role in p.rules.roles if role.side in sides))

    def waiting(self, p: P) -> list[int]:
        """The seats that must answer before the game can go on; empty when it is over."""
        steps = p.rules.steps
        lanes = p.state.lanes
        found: list[int] = []
        for seat in range(1, len(lanes)):
            lane = lanes[seat]
            if lane:
                step = steps[lane[-1][0]]
                if not step.watches or step.asks(p, seat, lane[-1]):
                    found.append(seat)
        return found

    def first_waiting(self, p: P) -> int:
        """The first of them; 0 when the game is over."""
        lanes = p.state.lanes
        if len(lanes) == 2:  # who is alone waits for nobody
            return 1 if lanes[1] else 0
        steps = p.rules.steps
        for seat, lane in enumerate(lanes):
            if lane and seat:
                step = steps[lane[-1][0]]
                if not step.watches or step.asks(p, seat, lane[-1]):
                    return seat
        return 0

    def choices(self, p: P, seat: int) -> list[Action]:
        """Everything the seat may do now: pure, sorted, never empty for a waiting seat. Shared: read it only."""
        whose, stamp, answers, free = p.kept
        if stamp != p.stamp or whose != seat:
            lane = p.state.lanes[seat]
            if not lane:
                return [] if p.state.outcome else self.free_choices(p, seat)
            frame = lane[-1]
            rules = p.rules
            answers = rules.steps[frame[0]].choices(p, seat, frame)
            free = frame[0] in rules.free_steps
        freely = self.free_choices(p, seat) if free else None
        return answers + freely if freely else answers

    def choice(self, p: P, seat: int, action: Action) -> Choice:
        """An action of the seat classified, but for whether it can be taken back: the table finds that out."""
        verb = p.rules.verbs.get(action.verb)
        kinds = self._kinds(p, verb, action)
        free = action.verb in p.rules.freely and self.is_free(p, seat, action)
        lane = p.state.lanes[seat]
        if lane and not free and p.rules.steps[lane[-1][0]].dice != DIE:
            kinds = tuple(p.rules.steps[lane[-1][0]].dice if kind == DIE else kind for kind in kinds)
        costs = verb.costs(p, seat, action) if verb is not None and verb.costs is not None else ()
        manner: Manner = verb.manner if verb is not None else ONWARD
        if manner == QUIET and action.args:  # `leave` is a way out, `leave r1` is not
            manner = ONWARD
        return Choice(action, kinds, costs, manner, free)

    def classified(self, p: P, seat: int, actions: list[Action]) -> list[Choice]:
        """The same for all that a seat may do."""
        return [self.choice(p, seat, action) for action in actions]

    def _kinds(self, p: P, verb: Verb | None, action: Action) -> tuple[WordKind, ...]:
        """What the words of an action name: by the same rules always the same."""
        known = p.rules.kinds
        kinds = known.get(action.text)
        if kinds is None:
            if len(known) >= MOST_KINDS:
                known.clear()
            kinds = known[action.text] = kinds_of(verb, action.args, lambda word: self.kind_of(p, word))
        return kinds

    def refusal(self, p: P, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now, or None if it may."""
        if p.state.outcome:
            return Refusal("", "game-over", {"outcome": p.state.outcome})
        if not 0 < seat < len(p.state.lanes):
            return Refusal("", "no-such-seat", {"seat": seat, "seats": len(p.state.lanes) - 1})
        if not p.rules.roles[seat - 1].played:
            return Refusal("", "seat-not-played", {"seat": seat, "action": action.text})
        if action.verb in p.rules.freely and self.is_free(p, seat, action):
            return self.refuse_free(p, seat, action)
        lane = p.state.lanes[seat]
        if not lane:
            return self.refuse_idle(p, seat, action)
        frame = lane[-1]
        return p.rules.steps[frame[0]].refuse(p, seat, frame, action)

    def act(self, p: P, seat: int, action: Action) -> None:
        """Carry out an action that `refusal` has let pass and run to the next questions of those who play."""
        rules = p.rules
        steps = rules.steps
        state = p.state
        lanes = state.lanes
        sink = p.sink
        while True:
            p.stamp += 1
            if action.verb in rules.freely and self.is_free(p, seat, action):
                self.do_free(p, seat, action)
                asked: bool | None = False
            else:
                if sink is not None:
                    p.recall(seat)
                frame = lanes[seat][-1]
                asked = steps[frame[0]].answer(p, seat, frame, action)
            if p.alone:
                table, lane = lanes
                if not table:
                    break
            settle(p, seat)
            if not rules.automata:
                return
            following = self.automatic(p)
            if following is None:
                return
            p.cause = 0
            seat, action = following
        while not asked:  # one seat alone goes on as `settle` has it, without a call
            while lane:
                frame = lane[-1]
                if sink is not None:
                    p.recall(1)
                if not steps[frame[0]].run(p, 1, frame):
                    state.asked[1] = lane
                    if lanes[TABLE]:
                        settle(p)
                    return
                lane = lanes[1]
            if state.outcome:
                return
            at = state.stage = rules.following[state.stage]
            if not at:  # after the last stage a new turn begins
                state.turn += 1
            if sink is not None:
                p.cause = 0
            asked = rules.stages[at].open(p)
            table, lane = lanes
            if table:
                settle(p, 1)
                return
        if sink is not None:
            p.recall(1)
        state.asked[1] = lane

    def automatic(self, p: P) -> tuple[int, Action] | None:
        """What a seat nobody plays does next, as its rules say; None if none of them is asked anything."""
        if p.state.outcome:
            return None
        automata = p.rules.automata
        asked = next((seat for seat in self.waiting(p) if seat in automata), 0)
        return (asked, automata[asked](p, asked)) if asked else None


AnyGame = Game[Any, Any, Any]
