"""What the rulebook's pages and the New table page are told."""

from __future__ import annotations

from msgspec import Struct, field

from hhour.kernel.offers import SeatsAre
from hhour.reference.rules import RuleLine
from hhour.server.wire import Json, Lang


class OptionValue(Struct, kw_only=True):
    value: str
    name: str


class OptionInfo(Struct, kw_only=True):
    """An optional rule; the first value is the default. `forbidden_with` names options it contradicts.

    `most`: how many may play with it, 0 where it does not matter. `needs`: what must be chosen with it, an option's key
    or `KEY=VALUE`. `box`: where it comes from, '' in a game of one box.
    """

    key: str
    rule: str
    name: str
    sentence: str
    values: list[OptionValue]
    needs: list[str]
    forbidden_with: list[str]
    most: int
    box: str = ""


class WrittenOption(Struct, kw_only=True):
    """An option whose value is written rather than chosen (`opts=KEY=VALUE`); its sentence shows how.

    `parts`: what may be selected, written `KEY=ONE+ANOTHER`; none where anything may be written.
    """

    key: str
    rule: str
    name: str
    sentence: str
    parts: list[OptionValue] = field(default_factory=list)
    needs: list[str] = field(default_factory=list)
    box: str = ""


class LevelInfo(Struct, kw_only=True):
    """A level of a map; `ignores` names what of the map does not count at it (mines, mgf, attributes, ...)."""

    slug: str
    name: str
    ignores: list[str]


class Measured(Struct, kw_only=True):
    """How often a bot alone won a map (at a level) when it was measured: with 95 % between `low` and `high`."""

    bot: str
    name: str
    level: str
    games: int
    win_rate: float
    low: float
    high: float
    mean_turns: float


class BoardInfo(Struct, kw_only=True):
    """A map, scenario or beach; where `drawn`, its drawing is /api/maps/ID.svg. `joins`: the maps of a scenario."""

    id: str
    name: str
    sentence: str
    advice: str
    box: str
    least: int
    most: int
    levels: list[LevelInfo]
    drawn: bool = True
    joins: list[str] = field(default_factory=list)
    measured: list[Measured] = field(default_factory=list)


class BotInfo(Struct, kw_only=True):
    level: str
    name: str
    sentence: str


class GameInfo(Struct, kw_only=True):
    """Everything the New table page needs about one game. Without `boards` a setup is `ID units=N`."""

    id: str
    name: str
    rules: int
    boxes: list[str]
    boards: list[BoardInfo]
    options: list[OptionInfo]
    bots: list[BotInfo]
    sentence: str = ""
    least: int = 1
    most: int = 4
    seats_are: SeatsAre = "player"
    written: list[WrittenOption] = field(default_factory=list)


class Catalogue(Struct, kw_only=True):
    """All there is to play. `roles`: what seats are called that have a name of their own."""

    language: Lang
    games: list[GameInfo]
    roles: dict[str, str] = field(default_factory=dict)


class LuckTurn(Struct, kw_only=True):
    """What the dice of one turn added to or took from a seat's prospects, and what its decisions gave away."""

    turn: int
    seat: int
    luck: float
    cost: float


class LuckReport(Struct, kw_only=True):
    """Dice against expectation, in the chance to win, in points or in matches; `costly` are the worst decisions."""

    setup: str
    outcome: str
    measure: str
    luck: float
    percentile: float | None
    given_away: float
    turns: list[LuckTurn]
    lines: list[str]
    costly: list[str]


class RuleList(Struct, kw_only=True):
    """Rules as `hhour.rulebook` tells them."""

    rules: list[RuleLine]


class CardInfo(Struct, kw_only=True):
    """A card with its name and one-line text in the asked language."""

    slug: str
    name: str
    text: str
    deck: str
    type: str
    kind: str  # deck and type in words
    cost: int | str
    price: str  # the cost in words
    timing: list[str]
    rule: str
    title: str = ""  # the Specialist whose title it bears, if it is not its own


class CardList(Struct, kw_only=True):
    language: Lang
    cards: list[CardInfo]


class SectorInfo(Struct, kw_only=True):
    """What stands in a sector, in words; `need` are the Specialists it asks for, `sacrifice` what it takes. `sign` is
    what the map calls it: a number, or a word for a bunker."""

    sector: str
    sign: str
    bunker: bool
    sentence: str
    need: list[str]
    sacrifice: str


class SectorList(Struct, kw_only=True):
    language: Lang
    name: str  # of the map
    sectors: list[SectorInfo]


class MapList(Struct, kw_only=True):
    language: Lang
    maps: list[Json]


class Health(Struct, kw_only=True):
    ok: bool
    version: str
