"""A table: one game with its record, its story and its undo. What library users, terminal and server play on."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from hhour.kernel.action import Action, parse_action
from hhour.kernel.chance import Chance, NeedDice, ScriptedChance, SeededChance, seed_hash
from hhour.kernel.choice import ROLL, Choice, finally_done, names_dice
from hhour.kernel.event import EVERYONE, Event, eyes, told
from hhour.kernel.game import AnyGame
from hhour.kernel.games import game_of, rules_of
from hhour.kernel.lanes import Play, Rules, State
from hhour.kernel.played import P
from hhour.kernel.record import BY_HAND, LAYING, Imported, Line, Record, Source
from hhour.kernel.refusal import RecordError, Refusal, Refused, SetupError
from hhour.kernel.roles import Role, Winners
from hhour.kernel.setup import Setup, parse_setup
from hhour.kernel.view import View

SAVE_FORMAT = 1


class Kept:
    """What undo goes back to."""

    __slots__ = ("because", "events", "lines", "seat", "seq", "state")

    def __init__(self, state: State, seq: int, because: dict[int, int], events: int, lines: int, seat: int) -> None:
        self.state = state
        self.seq = seq
        self.because = because
        self.events = events
        self.lines = lines
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled, too, a copy is then made without laying a game first
class Table(Generic[P]):
    """One game being played.

    >>> table = Table("dday n-01 level=practice", seed="example")
    >>> table.waiting()
    [1]
    >>> table.choices(1)
    ['roll']
    >>> [event.kind for event in table.apply(1, "roll")]
    ['rolled']
    """

    _before: State | None = None  # what lay here before a successor's first move
    _waited_for: list[int]
    _waited_at: tuple[object, ...] = ()  # the moment at which these were asked for

    def __init__(
        self,
        setup: str | Setup,
        seed: str | None = None,
        ask: Callable[[NeedDice], list[str]] | None = None,
        results: list[str] | None = None,
        version: int | None = None,
        sources: Sequence[Source] = (),
    ) -> None:
        """A new game. `seed` repeats a game; `ask` supplies physical dice; `results` are written ones.

        `version` brings back the rules of an earlier version, by which an old game was begun. `sources` are what the
        dice come from beside the seed, from the laying of the table on.
        """
        asked = parse_setup(setup) if isinstance(setup, str) else setup
        self.game: AnyGame = game_of(asked.game)
        self.setup = self.game.setup(asked)
        self.version = self.game.version(self.setup)
        if version is not None and 1 <= version < self.version:
            self.version = version
        self.rules: Rules = rules_of(self.game, self.setup, self.version)
        self.events: list[Event] = []
        self._ask = ask
        self._kept: list[Kept] = []
        by_hand = ask is not None or results is not None
        if seed is not None and not re.fullmatch(r"[!-~]{1,64}", seed):
            raise SetupError("setup-seed", {"seed": seed[:20]})  # it must fit into a record's line
        self.seed = "" if by_hand else (secrets.token_hex(16) if seed is None else seed)
        self._drawn_from = self.seed
        commitment = BY_HAND if by_hand else seed_hash(self.seed)
        self.record = Record(str(self.setup), self.version, commitment, self.seed)
        self._chance: Chance = ScriptedChance(list(results or []), ask) if by_hand else SeededChance(self.seed)
        for source in sources:
            self.draw_from(source, LAYING)
        log: list[str] = []
        self._chance.log = log
        self.play: P = self.game.begin(self.rules, self._chance, self.events)
        self.record.start = log

    # --- looking ------------------------------------------------------------------------------------------------

    @property
    def roles(self) -> tuple[Role, ...]:
        """What each seat is, counted from 1: those nobody plays among them."""
        return self.rules.roles

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats somebody plays."""
        return tuple(role.seat for role in self.rules.roles if role.played)

    @property
    def outcome(self) -> str:
        """'' while the game runs, then 'won', 'lost' or what the game calls its end."""
        return self.play.state.outcome

    @property
    def winners(self) -> Winners:
        """The sides and seats that have won; nobody while the game runs."""
        return self.game.winners(self.play)

    def waiting(self) -> list[int]:
        """The seats that must answer next; only to be read."""
        play = self.play
        now = (play, play.stamp, *play.state.lanes)
        if self._waited_at != now:
            self._waited_for, self._waited_at = self.game.waiting(play), now
        return self._waited_for

    def question(self, seat: int) -> str:
        """The name of the question a seat is asked, '' if none."""
        lane = self.play.state.lanes[seat]
        return lane[-1][0] if lane else ""

    def choices(self, seat: int) -> list[str]:
        """What a seat may do now, as text."""
        return [action.text for action in self.listed(seat)]

    def listed(self, seat: int) -> list[Action]:
        """What a seat may do now; only to be read."""
        return self.game.choices(self.play, seat)

    def offered(self, seat: int, final: set[str] | None = None, listed: list[Action] | None = None) -> list[Choice]:
        """The same with all that is to be known about each; `final` and `listed`, where they were asked for before.

        >>> [(choice.action.text, choice.manner, choice.final) for choice in Table("dday n-01").offered(1)]
        [('roll', 'roll', True)]
        """
        actions = self.listed(seat) if listed is None else listed
        shown = self.final(seat, actions) if final is None else final
        told = self.game.classified(self.play, seat, actions)
        return [finally_done(choice) if choice.action.text in shown else choice for choice in told]

    def final(self, seat: int, listed: list[Action] | None = None) -> set[str]:
        """The choices that cannot be taken back; of many sets of dice one stands for all, everything else is tried."""
        if seat not in self.waiting():
            return set()
        found: set[str] = set()
        sets_of_dice: dict[str, bool] = {}
        verbs = self.rules.verbs
        for action in self.listed(seat) if listed is None else listed:
            verb = verbs.get(action.verb)
            if verb is not None and verb.manner == ROLL:  # no need to try it
                shows = True
            elif self.game.shows_nothing(self.play, seat, action):
                shows = False
            elif names_dice(action.args):
                if action.verb not in sets_of_dice:
                    sets_of_dice[action.verb] = self.shows_new(seat, action)
                shows = sets_of_dice[action.verb]
            else:
                shows = self.shows_new(seat, action)
            if shows:
                found.add(action.text)
        return found

    def stands(self, seat: int, before: Table[P], mover: int, listed: list[Action] | None = None) -> bool:
        """Whether a seat is asked the same as on the table `before` the move, and told the same with it.

        Only ever said where it is certain, and where the choices are the same (`listed`, where they were asked for
        before). What can be taken back, and who is waited for, may have changed.
        """
        return (
            seat != mover
            and self.rules is before.rules
            and self.game.leaves_alone(self.rules, before.play.state, self.play.state, mover)
            and not _names_others(self.listed(seat) if listed is None else listed)
        )

    def refusal(self, seat: int, action: str | Action) -> Refusal | None:
        """Why a seat may not do this, or None."""
        return self.game.refusal(self.play, seat, _action(action))

    def shows_new(self, seat: int, action: str | Action) -> bool:
        """Whether doing this would show anything new, and so could not be taken back; what it is is not told."""
        state = self.known_to(seat).play.state.copy()  # else its being final would tell what is hidden
        trial: Play = self.game.resume(self.rules, state, ScriptedChance([]), None)
        try:
            self.game.act(trial, seat, _action(action))
        except NeedDice:
            return True
        return trial.revealed != 0

    def view(self, seat: int | None = None) -> View:
        """The table as a seat (None: a spectator) may see it."""
        return self.game.view(self.play, seat)

    def views(self, seats: list[int]) -> Mapping[int, View]:
        """The same for several seats at once (0: a spectator); what they share may be the same objects."""
        return self.game.views(self.play, seats)

    def result(self) -> Mapping[str, object]:
        """Outcome and resources, as the last line of a told record has them."""
        return self.game.result(self.play)

    def story(self, seats: Iterable[int] | None = None) -> list[Event]:
        """The events as these seats may know them (none: a spectator); to None, and when the game is over, all."""
        return told(self.events, self._sight(seats))

    def told_action(self, line: Line, seats: Iterable[int] | None) -> str:
        """An action of the record as these seats may know it."""
        return line.action if self._sight(seats) >> line.seat & 1 else line.told

    def _sight(self, seats: Iterable[int] | None) -> int:
        return EVERYONE if self.outcome else eyes(seats)

    def why(self, seq: int, seats: Iterable[int] | None = None) -> list[Event]:
        """The event and what caused it, root last, as these seats may know it; it is stepped over what they may not."""
        by_seq = {event.seq: event for event in self.events}
        sight = self._sight(seats)
        chain: list[Event] = []
        if seq not in by_seq or by_seq[seq].told_to(sight) is None:
            return chain
        while seq in by_seq:
            seen = by_seq[seq].told_to(sight)
            if seen is not None:
                chain.append(seen)
            seq = by_seq[seq].cause
        return chain

    # --- acting -------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: str | Action, results: list[str] | None = None) -> list[Event]:
        """Do it and tell what happened; raises Refused and changes nothing if the rules forbid it.

        `results` are written dice for this action. If they run out NeedDice is raised, again with nothing changed.
        """
        act = _action(action)
        refused = self.game.refusal(self.play, seat, act)
        if refused is not None:
            raise Refused(refused)
        play = self.play
        shared, self._before = self._before, None
        kept = Kept(
            shared or play.state.copy(), play.seq, play.because.copy(), len(self.events), len(self.record.lines), seat
        )
        veil = self.game.veil(self.play, seat, act)
        log: list[str] = []
        chance = self._chance
        if results is not None:
            chance = ScriptedChance(list(results), self._ask)
        elif isinstance(chance, ScriptedChance):
            chance = ScriptedChance([], self._ask)
        chance.log = log
        self.play.chance = chance
        self.play.cause = 0
        self.play.revealed = 0
        try:
            self.game.act(self.play, seat, act)
            if isinstance(chance, ScriptedChance) and chance.used < len(chance.tokens):
                surplus = " ".join(chance.tokens[chance.used :])
                raise RecordError("dice-too-many", {"action": act.text, "surplus": surplus})
        except BaseException:
            if shared is not None:
                kept.state = shared.copy()
            self._restore(kept)
            raise
        self._remember(kept, seat, bool(log) or self.play.revealed != 0)
        told_as = act.text if veil is None else veil.text
        self.record.lines.append(Line(len(self.record.lines) + 1, seat, act.text, log, told_as))
        if self.outcome:
            self.record.ended = self.outcome
        return self.events[kept.events :]

    def draw_from(self, source: Source, after: int | None = None) -> None:
        """From the next action on the dice come from this too; the record shows where."""
        source.after = len(self.record.lines) if after is None else after
        self.record.sources.append(source)
        self._turn_to(source)

    def _turn_to(self, source: Source) -> None:
        self._drawn_from = source.seed_from(self._drawn_from)
        if isinstance(source, Imported):
            self.seed = source.seed
        self._chance = SeededChance(self._drawn_from) if self._drawn_from else ScriptedChance([], self._ask)

    def _remember(self, kept: Kept, seat: int, new_information: bool) -> None:
        """Undo reaches back to the last die, drawn card, other new information or other seat's move."""
        if new_information or (self._kept and self._kept[-1].seat != seat):
            self._kept.clear()
        if not new_information:
            self._kept.append(kept)

    def can_undo(self, seat: int) -> bool:
        """Whether the last thing that happened was this seat's and showed nothing new."""
        return bool(self._kept) and self._kept[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take the seat's last action back; it stays in the record, crossed out by an `undo`."""
        if not self.can_undo(seat):
            raise Refused(Refusal("", "no-undo", {"seat": seat}))
        kept = self._kept.pop()
        lines = self.record.lines
        self._restore(kept)
        lines.append(Line(len(lines) + 1, seat, "undo", []))
        self.record.ended = ""

    def _restore(self, kept: Kept) -> None:
        state = kept.state
        del self.events[kept.events :]
        self.play = self.game.resume(self.rules, state, self._chance, self.events)
        self.play.seq = kept.seq
        self.play.because = kept.because

    # --- keeping ------------------------------------------------------------------------------------------------

    def copy(self, seat: int | None = None, exact: bool = False, seed: str | None = None) -> Table[P]:
        """An independent table at the same point, without story and undo: for search and for trying things out.

        It has dice of its own (those of `seed`, if there is one), so that nobody looks into the future by it. For a
        `seat`, what that seat cannot see is dealt anew. `exact`: the twin, to which the same will happen.
        """
        new: Table[P] = Table.__new__(Table)
        new.game = self.game
        new.setup = self.setup
        new.version = self.version
        new.rules = self.rules
        new.events = []
        new._kept = []
        new._ask = self._ask if exact else None
        new.seed = self.seed if exact else (secrets.token_hex(16) if seed is None else seed)
        new._drawn_from = self._drawn_from if exact else new.seed
        new._chance = SeededChance(new._drawn_from) if new._drawn_from else ScriptedChance([], new._ask)
        old = self.record  # what was drawn before a copy with dice of its own is not of their seed
        new.record = Record(old.setup, old.rules, old.seed_hash if exact else BY_HAND, old.seed if exact else "")
        new.record.format = old.format
        new.record.sources = list(old.sources) if exact else []
        if seat is None:
            new.record.start = list(old.start)
            new.record.lines = list(old.lines)
        new.record.ended = self.record.ended
        new.play = self.game.resume(self.rules, self.play.state.copy(), new._chance, new.events)
        new.play.seq = self.play.seq
        new.play.because = self.play.because.copy()
        if seat is not None:
            self.game.conceal(new.play, seat)
        return new

    def fork(self) -> Table[P]:
        """The twin, with story and ways back: what is done on it can be thrown away, or take this one's place."""
        new = self.copy(exact=True)
        new.events.extend(self.events)
        new._kept.extend(self._kept)
        return new

    def successor(self) -> Table[P]:
        """The same where this table is only looked at from now on: the way back leads to it, and not to a copy."""
        new = self.fork()
        new._before = self.play.state
        new.play.worked_out = self.play.worked_out
        return new

    def known_to(self, seat: int) -> Table[P]:
        """The table as a seat may think about it: itself where nothing is hidden, else a copy with that dealt anew.

        The copy is the same whatever is hidden: its dice come from what everyone knows.
        """
        if not self.rules.has_secrets or self.outcome:
            return self
        return self.copy(seat, seed=f"known-to-{seat}-{len(self.record.lines)}")

    def __deepcopy__(self, memo: dict[int, Any]) -> Table[P]:
        from hhour.kernel.saving import revive  # which is made of tables

        new: Table[P] = revive(self._packed())
        new._ask = self._ask
        if isinstance(new._chance, ScriptedChance):
            new._chance = ScriptedChance([], self._ask)
            new.play.chance = new._chance
        return new

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], Table[P]], tuple[dict[str, Any]]]:
        from hhour.kernel.saving import revive

        return revive, (self._packed(),)

    def _packed(self) -> dict[str, Any]:
        """Everything but who is asked for dice, as plain data: the save, the story, the ways back."""
        return {
            "save": self.save(),
            "because": dict(self.play.because),
            "events": [event.to_json() for event in self.events],
            "kept": [
                (json.dumps(kept.state.to_json()), kept.seq, dict(kept.because), kept.events, kept.lines, kept.seat)
                for kept in self._kept
            ],
        }

    def save(self) -> str:
        """Snapshot, record and rules version as one text: what `load` goes on from."""
        data = {
            "save": SAVE_FORMAT,
            "game": self.game.name,
            "rules": self.version,
            "record": self.record.text(reveal=True),
            "seq": self.play.seq,
            "state": self.play.state.to_json(),
        }
        if self.rules.has_secrets:  # how others were told of what was done
            data["told"] = {str(line.number): line.told for line in self.record.lines if line.told != line.action}
        return json.dumps(data, separators=(",", ":"))


def _names_others(listed: list[Action]) -> bool:
    """Whether a choice is told with what another's die shows."""
    return any(":" in action.text for action in listed)


def _action(action: str | Action) -> Action:
    return parse_action(action) if isinstance(action, str) else action
