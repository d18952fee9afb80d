"""What crosses the network, said once: OpenAPI and the browser's types come from here, wire_book and wire_socket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from hhour.kernel.choice import Manner, WordKind
from hhour.kernel.offers import SeatsAre
from hhour.reference.rules import RuleRow

Lang = Literal["en", "fr", "zh"]
Who = Literal["me", "beside", "open", "bot"]
SeatKind = Literal["person", "open", "bot"]
Advice = Literal["off", "hints", "full"]
Dice = Literal["table", "own"]
Status = Literal["gathering", "playing", "paused", "ended"]
Part = Literal["", "promised", "in", "left-out"]

NAME_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
RECORD_LENGTH: Final = 400_000

Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
Token = Annotated[str, Meta(max_length=120)]
Text = Annotated[str, Meta(max_length=400)]
END: Final = "$(?!\n)"  # of a pattern: `$` alone lets a new line pass
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=rf"^[^\x00-\x1f\x7f]+{END}")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[int, Meta(ge=0, le=86_400)]
SeatNumber = Annotated[int, Meta(ge=1, le=99)]
Json = Mapping[str, Any]


class Problem(Struct, kw_only=True):
    """What went wrong: `key` for programs, `sentence` for people, `rule` if a rule of the game forbids it."""

    key: str
    sentence: str
    rule: str = ""
    params: dict[str, int | str] = field(default_factory=dict)


class Failure(Struct, kw_only=True):
    """The body of every answer whose status is 400 or more."""

    error: Problem


# --- people ---------------------------------------------------------------------------------------------------------


class Me(Struct, kw_only=True):
    """Who this browser is. `name` is '' until one was given."""

    id: str
    name: str
    language: Lang


class ChangeMe(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a person may change about themselves; what is left out stays."""

    name: Name | None = None
    language: Lang | None = None


class Recovery(Struct, kw_only=True):
    """A secret that carries a person's games to another device: the link is /recover#TOKEN."""

    token: str


class Recover(Struct, kw_only=True, forbid_unknown_fields=True):
    """Become the person of a recovery link on this device."""

    token: Token


class Device(Struct, kw_only=True):
    """A browser where this person is at home. `name` says what it calls itself, '' if that tells nothing."""

    id: str
    name: str
    seen: str
    here: bool


class Devices(Struct, kw_only=True):
    """All of them, the last used first."""

    devices: list[Device]


# --- tables ---------------------------------------------------------------------------------------------------------


class CheckSetup(Struct, kw_only=True, forbid_unknown_fields=True):
    """Is this setup possible?"""

    setup: Text


class RefusedOption(Struct, kw_only=True):
    """A value of an option that cannot be added to this setup, and why."""

    key: str
    value: str
    sentence: str
    rule: str


class CheckedSetup(Struct, kw_only=True):
    """The setup with every default filled in, and what else cannot be chosen with it.

    `roles`: by seat to be taken, what it is called where it has a name of its own.
    """

    setup: str
    game: str
    seats: int
    roles: list[str] = field(default_factory=list)
    refused: list[RefusedOption] = field(default_factory=list)


class NewSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit here: me, someone beside me at this screen, whoever opens the link, or a bot of a level."""

    who: Who = "me"
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be laid. Without `seats` the first is mine and the others are open."""

    setup: Text
    seats: Annotated[list[NewSeat], Meta(max_length=99)] = field(default_factory=list)
    language: Lang | None = None
    advice: Advice = "hints"
    dice: Dice = "table"
    clock: Seconds = 0
    watchable: bool = False


class SeatInfo(Struct, kw_only=True):
    """One seat as everyone sees it. `here`: the person has the table open. `side`: whom it wins with; `role`: the key
    of a name of its own ('' where seats have numbers only). `promise`: of the part of its own that it adds to the dice;
    `part`: whether that part is in them, or was left out because it was not shown."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    player: str = ""
    here: bool = False
    mine: bool = False
    can_take_back: bool = False
    side: str = ""
    role: str = ""
    promise: str = ""
    part: Part = ""


class Offers(Struct, kw_only=True):
    """What can be asked at a table of this game: proposals, a tally of chosen dice, odds for these goals."""

    proposals: bool = False
    tally: bool = False
    goals: list[str] = field(default_factory=list)


class TableInfo(Struct, kw_only=True):
    """A table as this person sees it. `key` (for the link /join/ID#KEY) is only told to those who sit at it.

    A table that is `gathering` is laid when everyone sits. `imported_after`: the actions of an imported game that were
    somebody's word; its dice are never proven. `origin`: `daily DAY` (the try that counts), `again DAY`, `lesson`, or
    `table ID N`, the moment of another game that this one goes on from.
    """

    id: str
    game: str
    board: str
    setup: str
    status: Status
    outcome: str
    seq: int
    turn: int
    seats: list[SeatInfo]
    host: str
    is_host: bool
    language: Lang
    advice: Advice
    dice: Dice
    clock: int
    watchable: bool
    rules: int
    seed_hash: str
    created: str
    updated: str
    waiting: list[int]
    level: str = ""
    seats_are: SeatsAre = "player"
    offers: Offers = field(default_factory=Offers)
    winners: list[int] = field(default_factory=list)
    watchers: int = 0
    key: str = ""
    rematch: str = ""
    imported: bool = False
    imported_after: int | None = None
    origin: str = ""
    silenced: list[str] = field(default_factory=list)


class TableList(Struct, kw_only=True):
    """Tables, the latest first."""

    tables: list[TableInfo]


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    """Take an open seat by the link's key (the table's, or one seat's hand-over key)."""

    key: Token
    name: Name = ""
    seat: SeatNumber | None = None


class SeatChange(Struct, kw_only=True, forbid_unknown_fields=True):
    """`leave` opens the seat, `bot` gives it to a bot, `take` takes an open or lent seat (back), `rename` its name."""

    do: Literal["leave", "bot", "take", "rename"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class HandOver(Struct, kw_only=True):
    """A key for one seat: whoever opens /join/ID#KEY first sits there. Until then the seat stays as it was."""

    seat: int
    key: str


class Pause(Struct, kw_only=True, forbid_unknown_fields=True):
    """Pause or go on."""

    paused: bool


class Silence(Struct, kw_only=True, forbid_unknown_fields=True):
    """Let someone say nothing more at this table, or let them speak again."""

    player: Annotated[str, Meta(min_length=1, max_length=32, pattern=f"^[0-9a-z]+{END}")]
    silent: bool


class SetClock(Struct, kw_only=True, forbid_unknown_fields=True):
    """How many seconds each decision may take; 0 takes the clock away."""

    clock: Seconds


# --- the story ------------------------------------------------------------------------------------------------------


class Told(Struct, kw_only=True, gc=False):
    """One event of the game: as data, and as a sentence in the connection's language."""

    seq: int
    turn: int
    phase: str
    kind: str
    seat: int
    data: Json
    rule: str
    source: str
    cause: int
    sentence: str


class Cost(Struct, kw_only=True, gc=False):
    """What a choice takes: so much of `what`, and in words."""

    what: str
    n: int
    text: str


class Choice(Struct, kw_only=True, omit_defaults=True, gc=False):
    """One thing a seat may do: `action` is sent back as it stands.

    `kinds` tell what each of `args` names, `names` say it (none where all are dice of one's own). `costs`: what it
    takes. `manner`: a way on, a throw of dice, a way out, or a loss nobody wants by mistake. `free`: beside the
    question. `final`: it shows new dice or cards, so no undo. `survival`: the chance to live through what it leads to,
    where that is the question.
    """

    action: str
    verb: str
    args: tuple[str, ...]
    label: str
    kinds: tuple[WordKind, ...]
    names: tuple[str, ...] = ()
    costs: tuple[Cost, ...] = ()
    manner: Manner = ""
    free: bool = False
    final: bool = False
    survival: float | None = None


class Prospect(Struct, kw_only=True, gc=False):
    """What a move leads to if nobody does more about it, exact: `fire` and `way` are soldiers lost on average, to
    machine guns and before arriving; `survival` is the chance to outlive this turn's Combat there."""

    action: str
    sector: str
    courage: int
    defence: int
    guns: int
    fire: float
    way: float
    survival: float


class Closed(Struct, kw_only=True, gc=False):
    """Why a sector cannot be entered now."""

    sector: str
    sentence: str
    rule: str


class Question(Struct, kw_only=True, gc=False):
    """What a seat is asked. An action names `id`; when the question changes the id does, and late answers fall away.

    Where a unit may move, `prospects` tell what each way leads to and `closed` why the other sectors are no ways.
    `colours`: of the dice it names, by the letter their names begin with.
    """

    id: int
    seat: int
    name: str
    data: list[int | str]
    must: bool
    sentence: str
    choices: list[Choice]
    can_undo: bool
    prospects: list[Prospect] = field(default_factory=list)
    closed: list[Closed] = field(default_factory=list)
    colours: dict[str, str] = field(default_factory=dict)


class Patch(Struct, kw_only=True, gc=False):
    """A difference of two views: put `value` at the place `at` (keys and indices from the root)."""

    at: list[str | int]
    value: Any


class ChatLine(Struct, kw_only=True):
    """One line of talk; `seat` 0 is a spectator's. `player`: whom to mute. `side`: who alone hears it, '' for all."""

    id: int
    player: str
    name: str
    seat: int
    text: str
    at: str
    side: str = ""


class WhyAnswer(Struct, kw_only=True):
    """An event and what caused it, root last; `lines` say it in words, `rules` are the rules they name."""

    chain: list[Told]
    lines: list[str]
    rules: list[RuleRow]
