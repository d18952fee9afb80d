"""A table: one game with its record, its story and its undo. What library users, terminal and server play on."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Sequence

from hhour.kernel.action import Action, parse_action
from hhour.kernel.chance import Chance, NeedDice, ScriptedChance, SeededChance, seed_hash
from hhour.kernel.event import Event
from hhour.kernel.game import Game
from hhour.kernel.games import game_of
from hhour.kernel.lanes import Play
from hhour.kernel.record import BY_HAND, LAYING, Imported, Line, Record, Source, parse_record
from hhour.kernel.refusal import RecordError, Refusal, Refused, SetupError
from hhour.kernel.setup import Setup, parse_setup

SAVE_FORMAT = 1


class Kept:
    """What undo goes back to."""

    __slots__ = ("because", "events", "lines", "seat", "seq", "state")

    def __init__(self, play: Play, events: int, lines: int, seat: int) -> None:
        self.state = play.state.copy()
        self.seq = play.seq
        self.because = play.because.copy()
        self.events = events
        self.lines = lines
        self.seat = seat


class Table:
    """One game being played.

    >>> table = Table("dday n-01 level=practice", seed="example")
    >>> table.waiting()
    [1]
    >>> table.choices(1)
    ['roll']
    >>> [event.kind for event in table.apply(1, "roll")]
    ['rolled']
    """

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
        words = parse_setup(setup) if isinstance(setup, str) else setup
        self.game: Game = game_of(words.game)
        self.setup = self.game.setup(words)
        self.version = self.game.version(self.setup)
        if version is not None and 1 <= version < self.version:
            self.version = version
        self.rules = self.game.rules_as_of(self.setup, self.version)
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
        self.play = self.game.begin(self.rules, self._chance, self.events)
        self.record.start = log

    # --- looking ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        """The seats, counted from 1."""
        return range(1, len(self.play.state.lanes))

    @property
    def outcome(self) -> str:
        """'' while the game runs, then 'won', 'lost' or what the game calls its end."""
        return self.play.state.outcome

    def waiting(self) -> list[int]:
        """The seats that must answer next."""
        return self.game.waiting(self.play)

    def question(self, seat: int) -> str:
        """The name of the question a seat is asked, '' if none."""
        lane = self.play.state.lanes[seat]
        return lane[-1][0] if lane else ""

    def choices(self, seat: int) -> list[str]:
        """What a seat may do now, as text."""
        return [action.text for action in self.game.choices(self.play, seat)]

    def refusal(self, seat: int, action: str | Action) -> Refusal | None:
        """Why a seat may not do this, or None."""
        return self.game.refusal(self.play, seat, _action(action))

    def shows_new(self, seat: int, action: str | Action) -> bool:
        """Whether doing this would roll a die or draw a card, and so could not be taken back; nothing of it is told."""
        trial = self.game.resume(self.rules, self.play.state.copy(), ScriptedChance([]), None)
        try:
            self.game.act(trial, seat, _action(action))
        except NeedDice:
            return True
        return False

    def view(self, seat: int | None = None) -> dict[str, object]:
        """The table as a seat (None: a spectator) may see it."""
        return self.game.view(self.play, seat)

    def views(self, seats: list[int]) -> dict[int, dict[str, object]]:
        """The same for several seats at once (0: a spectator); what they share may be the same objects."""
        return self.game.views(self.play, seats)

    def result(self) -> dict[str, object]:
        """Outcome and resources, as the last line of a told record has them."""
        return self.game.result(self.play)

    def why(self, seq: int) -> list[Event]:
        """The event and what caused it, root last."""
        by_seq = {event.seq: event for event in self.events}
        chain: list[Event] = []
        while seq in by_seq:
            chain.append(by_seq[seq])
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
        kept = Kept(self.play, len(self.events), len(self.record.lines), seat)
        log: list[str] = []
        chance = self._chance
        if results is not None:
            chance = ScriptedChance(list(results), self._ask)
        elif isinstance(chance, ScriptedChance):
            chance = ScriptedChance([], self._ask)
        chance.log = log
        self.play.chance = chance
        self.play.cause = 0
        try:
            self.game.act(self.play, seat, act)
            if isinstance(chance, ScriptedChance) and chance.used < len(chance.tokens):
                surplus = " ".join(chance.tokens[chance.used :])
                raise RecordError("dice-too-many", {"action": act.text, "surplus": surplus})
        except BaseException:
            self._restore(kept)
            raise
        self._remember(kept, seat, bool(log))
        self.record.lines.append(Line(len(self.record.lines) + 1, seat, act.text, log))
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
        """Undo reaches back to the last die, drawn card or other seat's move."""
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

    def copy(self) -> Table:
        """An independent table at the same point, without story and undo: for search and for trying things out."""
        new = Table.__new__(Table)
        new.game = self.game
        new.setup = self.setup
        new.version = self.version
        new.rules = self.rules
        new.events = []
        new.seed = self.seed
        new._ask = self._ask
        new._kept = []
        new._drawn_from = self._drawn_from
        new._chance = SeededChance(self._drawn_from) if self._drawn_from else ScriptedChance([], self._ask)
        new.record = Record(
            self.record.setup, self.record.rules, self.record.seed_hash, self.record.seed, self.record.format
        )
        new.record.sources = list(self.record.sources)
        new.record.start = list(self.record.start)
        new.record.lines = list(self.record.lines)
        new.record.ended = self.record.ended
        new.play = self.game.resume(self.rules, self.play.state.copy(), new._chance, new.events)
        new.play.seq = self.play.seq
        return new

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
        return json.dumps(data, separators=(",", ":"))


def _action(action: str | Action) -> Action:
    return parse_action(action) if isinstance(action, str) else action


def load(text: str, ask: Callable[[NeedDice], list[str]] | None = None) -> Table:
    """The table a save was made of. The snapshot is what play goes on from; the record only proves it."""
    try:
        data = json.loads(text)
        record = parse_record(data["record"])
        state = data["state"]
        version = int(data["save"])
        seq = int(data["seq"])
    except (ValueError, KeyError, TypeError) as error:
        raise RecordError("save-broken") from error
    if version > SAVE_FORMAT or int(data.get("rules", 1)) > game_of(str(data.get("game"))).rules_version:
        raise RecordError("save-newer")
    table = _empty(record, ask)
    try:
        restored = table.game.state_from_json(state)
        table.play = table.game.resume(table.rules, restored, table._chance, table.events)
        table.game.waiting(table.play)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise RecordError("save-broken") from error
    table.play.seq = seq
    for source in record.sources:
        if source.after != LAYING:
            table._turn_to(source)
    table.record = record
    return table


def _empty(record: Record, ask: Callable[[NeedDice], list[str]] | None) -> Table:
    """A table of the record's setup, laid but not played, by the rules the record was begun with."""
    before = [source for source in record.sources if source.after == LAYING]
    if record.seed:
        table = Table(record.setup, seed=record.seed, version=record.rules, sources=before)
    else:
        table = Table(record.setup, ask=ask, results=list(record.start), version=record.rules)
        for source in before:
            table.draw_from(source, LAYING)
    table.record.format = record.format
    if record.rules > table.game.rules_version:
        raise RecordError("record-newer-rules", {"found": record.rules, "known": table.game.rules_version})
    return table


def replay(record: str | Record, to: int | None = None, ask: Callable[[NeedDice], list[str]] | None = None) -> Table:
    """Play a record again, up to action `to`. Written results are used as they stand, whatever the seed says."""
    told = parse_record(record) if isinstance(record, str) else record
    table = _empty(told, ask)
    table.record.seed_hash = told.seed_hash
    changes = [source for source in told.sources if source.after != LAYING]
    for line in told.lines if to is None else told.lines[:to]:
        while changes and changes[0].after < line.number:
            table.draw_from(changes.pop(0))
        try:
            if line.action == "undo":
                table.undo(line.seat)
            elif line.results or not table.seed:
                table.apply(line.seat, line.action, line.results)
            else:
                table.apply(line.seat, line.action)
        except Refused as refused:
            params: dict[str, int | str] = {"number": line.number, "action": line.action}
            raise RecordError("record-refused", params, refused.refusal) from None
        except NeedDice as need:
            raise RecordError("record-needs-dice", {"number": line.number, "action": line.action}) from need
    for source in changes if to is None else []:
        table.draw_from(source)
    return table
