"""What is said over a table's WebSocket: `FromBrowser` and `ToBrowser`, told apart by `type`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from hhour.server.wire import (
    CHAT_LENGTH,
    END,
    ChatLine,
    Choice,
    Count,
    Json,
    Key,
    Lang,
    Me,
    Patch,
    Problem,
    Question,
    SeatNumber,
    TableInfo,
    Told,
)

# --- from the browser -----------------------------------------------------------------------------------------------

MOST_DICE = 16  # that a tally can hold: six, and what cards roll besides


class Act(Struct, tag="act", tag_field="type", kw_only=True, forbid_unknown_fields=True, gc=False):
    """Do `action` as `seat`, answering question `question_id`. `id` makes a repeat harmless; `dice` are own results."""

    id: Key
    seat: SeatNumber
    question_id: Count
    action: Annotated[str, Meta(min_length=1, max_length=200)]
    dice: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=200)] | None = None


class Undo(Struct, tag="undo", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """Take back the seat's last action."""

    id: Key
    seat: SeatNumber
    question_id: Count


class Say(Struct, tag="say", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """Talk; `aside`: for one's own side alone."""

    id: Key
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    aside: bool = False


class Speak(Struct, tag="language", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """Tell everything in this language from now on; answered by a new hello."""

    language: Lang


class Ping(Struct, tag="ping", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """Are you there?"""


class Resync(Struct, tag="resync", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """I have everything up to action `last`; answered by a hello with the gap."""

    last: Count


class AskOdds(Struct, tag="odds", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """What is each lock or re-roll of this question worth? `goal` is for D-Day Dice ('': let the adviser propose one);
    other games count matches."""

    id: Key
    seat: SeatNumber
    question_id: Count
    goal: Literal["", "survive", "advance", "soldiers", "stars", "courage", "tools", "points", "rwb", "straight"] = ""


class AskTally(Struct, tag="tally", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """What do these dice of the seat's unit bring as they lie?"""

    id: Key
    seat: SeatNumber
    question_id: Count
    dice: Annotated[list[Annotated[str, Meta(max_length=3)]], Meta(max_length=MOST_DICE)]


class AskHint(Struct, tag="hint", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """What would the best bot do here, and why?"""

    id: Key
    seat: SeatNumber
    question_id: Count


class AskChoices(Struct, tag="choices", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """What may the unit `to` do, that `seat` could propose to it?"""

    id: Key
    seat: SeatNumber
    to: SeatNumber


class Propose(Struct, tag="propose", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """`seat` proposes that the unit `to` do `action`; everyone sees it, and `to` accepts by doing it."""

    id: Key
    seat: SeatNumber
    to: SeatNumber
    action: Annotated[str, Meta(min_length=1, max_length=200)]


class Decline(Struct, tag="decline", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """Say no to a proposal made to `seat`, or take back one that `seat` has made."""

    id: Key
    seat: SeatNumber
    proposal: Count


class Promise(Struct, tag="promise", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """The hash of the part that `seat` will add to the dice."""

    id: Key
    seat: SeatNumber
    promise: Annotated[str, Meta(pattern=f"^[0-9a-f]{{64}}{END}")]


class ShowPart(Struct, tag="part", tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """What `seat` had promised, now that it is wanted."""

    seat: SeatNumber
    part: Annotated[str, Meta(pattern=f"^[0-9a-f]{{32}}{END}")]


FromBrowser = (
    Act
    | Undo
    | Say
    | Speak
    | Ping
    | Resync
    | AskOdds
    | AskHint
    | AskTally
    | AskChoices
    | Propose
    | Decline
    | Promise
    | ShowPart
)

# --- to the browser -------------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type", kw_only=True):
    """The whole table. `views` and `questions` are by seat ('0': a spectator's); `log` goes on after `log_after`.

    `board` is what a Pocket game's board says beside the view: names and sentences, and chances as the table advises.
    """

    me: Me
    table: TableInfo
    seats: list[int]
    seq: int
    views: dict[str, Json]
    questions: dict[str, Question]
    log_after: int
    log: list[Told]
    chat: list[ChatLine]
    language: Lang
    server: str
    board: Json
    deadline: str = ""


class Greeting(Struct, tag="hello", tag_field="type", kw_only=True):
    """The part of a hello that is one person's own."""

    me: Me
    table: TableInfo


class SharedHello(Struct, kw_only=True):
    """The part of a hello that all with the same seats and language share; together they are a `Hello`."""

    seats: list[int]
    seq: int
    views: dict[str, Json]
    questions: dict[str, Question]
    log_after: int
    log: list[Told]
    chat: list[ChatLine]
    language: Lang
    server: str
    board: Json
    deadline: str


class Events(Struct, tag="events", tag_field="type", kw_only=True, gc=False):
    """Action `seq` happened. Views change by `patches`, the board by `board`; an undo first forgets the log after
    event `undone_to`."""

    seq: int
    seat: int
    action: str
    sentence: str
    events: list[Told]
    undone_to: int | None
    patches: dict[str, list[Patch]]
    questions: dict[str, Question]
    waiting: list[int]
    outcome: str
    board: list[Patch]
    deadline: str = ""
    winners: list[int] = field(default_factory=list)


class Ack(Struct, tag="ack", tag_field="type", kw_only=True, gc=False):
    """The message `id` was carried out and is on disk; an action's number is `seq`."""

    id: str
    seq: int


class DiceNeeded(Struct, tag="dice-needed", tag_field="type", kw_only=True):
    """Roll these yourself; send the same action with a new `id` and `dice` = `have` + your results, in this order."""

    id: str
    seat: int
    question_id: int
    action: str
    have: list[str]
    kind: Literal["faces", "d6", "pick"]
    count: int
    options: list[str]
    purpose: str
    sentence: str


class Aim(Struct, kw_only=True):
    """A goal whose chances are told: survive, soldiers-at-least (`n`), advance (`n` courage lacking), rwb, rwb-FACE,
    straight."""

    key: str
    n: int


class CountedChoice(Struct, kw_only=True):
    """An answer and its exact value; `reroll` are the dice to roll again after it, if it is a lock. `chances` are
    those of the aims, each with best play for it."""

    action: str
    label: str
    reroll: list[str]
    value: float
    chances: list[float] = field(default_factory=list)


class Odds(Struct, tag="odds", tag_field="type", kw_only=True):
    """Values are chances (0 to 1) if `is_chance`, expected amounts of `goal` if not; the best choice is first."""

    id: str
    seat: int
    question_id: int
    goal: str
    is_chance: bool
    choices: list[CountedChoice]
    aims: list[Aim] = field(default_factory=list)


class RwbSet(Struct, kw_only=True):
    """An RWB: its face, what it is called and what it gives; `lacks` is the colour that is missing, '' if none."""

    face: str
    name: str
    text: str
    lacks: str


class DiceTally(Struct, tag="tally", tag_field="type", kw_only=True):
    """What `dice` bring before the skulls cancel; `skulls` is how many results they will. `near` lack one die.

    Where dice cost (`hurts`), what is lost is below 0, sets are penalties, `crew` Specialists are lost to stars, and
    `end` is what becomes of the unit ('': it goes on), by the name of its event. `third` is the colour that sets need
    beside red and white.
    """

    id: str
    seat: int
    question_id: int
    dice: list[str]
    soldiers: int
    stars: int
    courage: int
    tools: int
    points: int
    skulls: int
    sets: list[RwbSet]
    near: list[RwbSet]
    straight: bool
    straight_lacks: str
    hurts: bool = False
    crew: int = 0
    end: str = ""
    third: str = "blue"


class Hint(Struct, tag="hint", tag_field="type", kw_only=True):
    """What the bot `bot` (called `name`) would do, and why in one sentence."""

    id: str
    seat: int
    question_id: int
    bot: str
    name: str
    action: str
    label: str
    reason: str


class Refused(Struct, tag="refused", tag_field="type", kw_only=True):
    """The message `id` ('' if it could not be read) changed nothing. `seq` is where the table stands."""

    id: str
    seq: int
    error: Problem


class TableChanged(Struct, tag="table", tag_field="type", kw_only=True):
    """Seats, presence, pause, end or rematch changed."""

    table: TableInfo
    deadline: str = ""


class Said(Struct, tag="said", tag_field="type", kw_only=True):
    line: ChatLine


class PartsWanted(Struct, tag="parts-wanted", tag_field="type", kw_only=True):
    """The dice are about to be rolled: these seats show the parts they promised now, or are left out."""

    seats: list[int]


class Pong(Struct, tag="pong", tag_field="type", kw_only=True):
    seq: int


class HouseState(Struct, tag="house", tag_field="type", kw_only=True):
    """How the server stands: `late`, what others do elsewhere is seen late; `store`, the database answers."""

    late: bool
    store: bool


class Goodbye(Struct, tag="goodbye", tag_field="type", kw_only=True):
    """The server closes this connection and says why; `again` tells whether to reconnect."""

    again: bool
    error: Problem


class Choices(Struct, tag="choices", tag_field="type", kw_only=True):
    """What the unit `to` may do now."""

    id: str
    to: int
    choices: list[Choice]


class Proposal(Struct, kw_only=True):
    """`seat` would like `to` to do `action`; it is there as long as question `question_id` is."""

    id: int
    seat: int
    to: int
    question_id: int
    action: str
    label: str
    declined: bool


class ProposalsChanged(Struct, tag="proposals", tag_field="type", kw_only=True):
    """All proposals that lie on the table now."""

    proposals: list[Proposal]


ToBrowser = (
    Hello
    | Events
    | Ack
    | DiceNeeded
    | Refused
    | TableChanged
    | Said
    | PartsWanted
    | Pong
    | Goodbye
    | Odds
    | Hint
    | DiceTally
    | Choices
    | ProposalsChanged
    | HouseState
)
