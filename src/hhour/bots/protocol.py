"""What a bot is: a player made of code. It is shown its seat, says what it does, and why in one sentence.

A bot never touches the table. It gets a `Seat`: a copy of the game with dice of its own, so that it can try things out
without seeing what the real dice will show.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol

from hhour.i18n import language
from hhour.i18n.noun import Said
from hhour.i18n.phrases import Params, Phrases, finished
from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.game import AnyGame
from hhour.kernel.lanes import Lane, Play
from hhour.kernel.table import Table
from hhour.kernel.view import View
from hhour.telling import at_table, teller

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # for its default; at runtime the standard one will do

    P = TypeVar("P", bound=Play, default=Any)
else:
    from typing import TypeVar

    P = TypeVar("P", bound=Play)

THE_END: Final = 1000.0  # soldiers: by so much nothing is better but not to be wiped out
Told = int | float | str


class Weighed(NamedTuple):
    """What a decision is expected to bring: the chance to win, the chance that it is the end this turn (0 too where
    that was not counted), and the runner-up with its chance to win (None if there was no other)."""

    game: str
    win: float
    lost: float
    other: Action | None = None
    second: float = 0.0


class Margin(NamedTuple):
    """How much better a decision is than the runner-up, for a mind whose measure is no chance: in soldiers, or as a
    share of what the runner-up is worth where the measure has no name."""

    game: str
    gain: float
    other: Action
    is_share: bool = False


def in_soldiers(rated: Sequence[tuple[Action, float]], game: str = "dday") -> Margin | None:
    """How much better the first is than the second, where worths are counted in soldiers."""
    return Margin(game, rated[0][1] - rated[1][1], rated[1][0]) if len(rated) > 1 else None


class Second(NamedTuple):
    """The runner-up and its chance, where the sentence tells that of the decision itself."""

    game: str
    other: Action
    chance: float


class Reason:
    """Why, as data: the key of a text in `bots.ftl` and what it tells, and the numbers behind it if they are known."""

    __slots__ = ("key", "params", "weighed")

    def __init__(
        self, key: str, params: Mapping[str, Told] | None = None, weighed: Weighed | Margin | Second | None = None
    ) -> None:
        self.key = key
        self.params: dict[str, Told] = dict(params or {})
        self.weighed = weighed

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.params!r})"

    def text(self, code: str = "en", table: Table | None = None, seat: int | None = None) -> str:
        """The sentence in a language; names of cards and faces are looked up there too.

        With the table and the seat, the dice of the runner-up are called by what they show.
        """
        say = Phrases(language(code))
        told: Params = {}
        for name, value in self.params.items():
            words = _WORDS.get(name)
            told[name] = words(say, str(value)) if words is not None else _number(say, value)
        sentence = finished(say.text(self.key, **told))
        if self.weighed is None:
            return sentence
        game, other = self.weighed.game, self.weighed.other
        spoken = say.lang if table is None else at_table(table, say.lang)
        label = "" if other is None else teller(game).tell_action(other, spoken, table, seat)
        why = sentence.rstrip(".。")
        if isinstance(self.weighed, Second):
            return finished(say.text("bot-second", why=why, other=label, second=percent(self.weighed.chance)))
        if isinstance(self.weighed, Margin):
            return finished(_with_margin(say, why, self.weighed, label))
        return finished(_with_numbers(say, why, self.weighed, label))


def _with_numbers(say: Phrases, why: str, weighed: Weighed, other: str) -> str:
    """The same sentence, and what is expected of the decision; of an end that cannot come nothing is said."""
    numbers: Params = {"win": percent(weighed.win), "lost": percent(weighed.lost)}
    safe = not weighed.lost
    expected = say.lang.attr("bot-expected", "safe", **numbers) if safe else say.text("bot-expected", **numbers)
    if not other:
        return say.text("bot-weighed-alone", why=why, expected=expected)
    return say.text("bot-weighed", why=why, expected=expected, other=other, second=percent(weighed.second))


def _with_margin(say: Phrases, why: str, margin: Margin, other: str) -> str:
    """The same sentence, and by how much the runner-up is worse."""
    if margin.gain >= THE_END:
        return say.lang.attr("bot-margin", "fatal", why=why, other=other)
    if margin.is_share:
        share = percent(margin.gain)
        return say.lang.attr("bot-margin", "even" if share == "0" else "share", why=why, gain=share, other=other)
    gain = round(margin.gain, 1)
    if not gain:
        return say.lang.attr("bot-margin", "even", why=why, other=other)
    return say.text("bot-margin", why=why, gain=_number(say, gain), other=other)


def _number(say: Phrases, value: Told) -> Said:
    """A fraction as the language writes it, to one place; anything else as it is."""
    if not isinstance(value, float):
        return value
    whole, tenth = divmod(round(10 * abs(value)), 10)
    told = say.text("bot-decimal", whole=whole, tenth=tenth) if tenth else str(whole)
    return f"−{told}" if value < 0 and (whole or tenth) else told


def percent(chance: float) -> str:
    """Whole percents, but nothing that can happen is told as 0 or 100."""
    whole = 100 * min(1.0, max(0.0, chance))
    if 0 < whole < 1:
        return "<1"
    return ">99" if 99 < whole < 100 else f"{whole:.0f}"


def _amount(resource: str, say: Phrases, amount: str) -> str:
    return say.count(resource, int(amount))


def _gift(say: Phrases, gift: str) -> str:
    """`soldiers 3` or a card: what is given."""
    name, _, amount = gift.partition(" ")
    return say.count(name, int(amount)) if amount else say.the(name)


_WORDS: Final[dict[str, Callable[[Phrases, str], str]]] = {
    "card": Phrases.the,
    "next": Phrases.the,
    "face": Phrases.short,
    "sector": Phrases.place,
    "gift": _gift,
    **{name: partial(_amount, name) for name in ("stars", "points", "courage")},
}


class Decision:
    """What a bot does and why."""

    __slots__ = ("action", "reason")

    def __init__(self, action: Action, reason: Reason) -> None:
        self.action = action
        self.reason = reason

    def __repr__(self) -> str:
        return f"Decision({self.action.text!r}, {self.reason!r})"


class Budget:
    """How long a bot may think: positions looked at and, at a table, seconds. The lab counts positions only.

    A bot that stops by positions decides the same thing on every machine.
    """

    __slots__ = ("nodes", "until")

    def __init__(self, nodes: int = 2000, seconds: float | None = None) -> None:
        self.nodes = nodes
        self.until = None if seconds is None else time.monotonic() + seconds

    def spend(self, nodes: int = 1) -> bool:
        """Count positions; False once the budget is used up."""
        self.nodes -= nodes
        return self.nodes >= 0 and (self.until is None or time.monotonic() < self.until)


class Seat(Generic[P]):
    """What a bot is shown: the game as its seat knows it, to look at and to try things out on.

    `explains` is False where nobody reads the reasons (the lab): they may then be bare. `repeats` is True where the
    same position will bring the same answer: who begins what can come to nothing would begin it for ever.
    """

    def __init__(
        self,
        game: AnyGame,
        play: P,
        seat: int,
        rng: random.Random,
        budget: Budget,
        explains: bool = True,
        repeats: bool = False,
    ) -> None:
        self.game = game
        self.explains = explains
        self.repeats = repeats
        self.seat = seat
        self.rng = rng
        self.budget = budget
        self.play: P = game.resume(play.rules, play.state.copy(), self.fresh_chance(), None)
        game.conceal(self.play, seat)

    def fresh_chance(self) -> SeededChance:
        """Dice that have nothing to do with those of the table."""
        return SeededChance(f"bot {self.rng.getrandbits(64)}")

    @property
    def question(self) -> str:
        """The name of the question, '' when the seat only might do something."""
        lane = self.play.state.lanes[self.seat]
        return lane[-1][0] if lane else ""

    def choices(self) -> list[Action]:
        """Everything the seat may do now."""
        return self.game.choices(self.play, self.seat)

    def view(self) -> View:
        """The table as the seat may see it, as plain data."""
        return self.game.view(self.play, self.seat)

    def trial(self, play: P | None = None, chance: SeededChance | None = None) -> P:
        """A further copy to try things out on, with fresh dice."""
        start = self.play if play is None else play
        copy: P = self.game.resume(start.rules, start.state.copy(), chance or self.fresh_chance(), None)
        return copy


class Bot(Protocol):
    """A player. `decide` must return one of `seat.choices()`; `seconds` is how long it may take at a table."""

    name: str
    seconds: float

    def decide(self, seat: Seat) -> Decision: ...


def ask(
    bot: Bot,
    game: AnyGame,
    play: Play,
    seat: int,
    rng: random.Random | None = None,
    budget: Budget | None = None,
    explains: bool = True,
) -> Decision:
    """Ask a bot for a decision; the play it is asked about is not touched.

    Without an `rng` the bot's dice come from the position, so that the same question gets the same answer.
    """
    source = rng if rng is not None else random.Random(f"{play.state.turn} {seat} {_frames(play, seat)}")
    thinking = budget or Budget(seconds=bot.seconds)
    return bot.decide(Seat(game, play, seat, source, thinking, explains, repeats=rng is None))


def _frames(play: Play, seat: int) -> list[Lane]:
    """The lanes, as far as the seat knows them: where seats have secrets, its own."""
    lanes = play.state.lanes
    return lanes[seat : seat + 1] if play.rules.has_secrets else lanes
