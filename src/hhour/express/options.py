"""The options of Express! (P-OPT) and the check of its setups."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from hhour.express.beaches import BEACHES
from hhour.express.cards import CALLED, SPECIALISTS, STRAIGHT
from hhour.kernel.faces import FACES
from hhour.kernel.refusal import Params, SetupError
from hhour.kernel.setup import Option, Setup

BOX: Final = "pocket"
MOST_PLAYERS: Final = 4
MOST_RETRIES: Final = 99


OPTIONS: Final = {
    option.key: option
    for option in (
        Option("kommandant", "off on", "P-KOM-01"),
        Option("advanced-beaches", "off on", "P-ADV-01"),
        Option("neptune", "off on", "P-NEP-01"),
        Option("specialist-map", "", "P-OPT-01"),
        Option("left-out", "choice random", "P-OPT-06"),
        Option("one-set-of-dice", "off on", "P-OPT-07"),
        Option("engineer-scope", "holder any-one all", "P-OPT-08"),
        Option("veteran-scope", "player group", "P-OPT-09"),
        Option("rally-limit", "visit attempt player", "P-OPT-10"),
        Option("kommandant-bunker-dice", "6 5", "P-OPT-11"),
        Option("keep-away-everywhere", "on off", "P-OPT-12"),
        Option("neptune-fallen-return", "on off", "P-OPT-13"),
        Option("neptune-retries", "", "P-OPT-14"),
        Option("gold-landing", "", "P-OPT-15"),
    )
}
ALIASES: Final = {"advanced": "advanced-beaches"}
BEACH_ALIASES: Final = {"pointe-du-hoc": "hoc", "du-hoc": "hoc"}
DEFAULT_BEACH: Final = "utah"

# (option, the option it needs)
_NEEDS: Final = (
    ("neptune-fallen-return", "neptune"),
    ("neptune-retries", "neptune"),
    ("kommandant-bunker-dice", "kommandant"),
    ("gold-landing", "advanced-beaches"),
)


def check_setup(asked: Setup) -> Setup:
    """A setup that makes sense, with every default filled in; raises SetupError with one plain sentence."""
    setup = Setup(asked.game, asked.board, asked.seats or 1)
    given = {ALIASES.get(key, key): value for key, value in asked.options.items()}
    if len(given) < len(asked.options):
        raise SetupError("setup-twice", {"key": "advanced-beaches"})
    for key, value in given.items():
        kept = _checked(key, value)
        if kept:
            setup.options[key] = kept
    if asked.boxes:
        raise SetupError("setup-unknown-key", {"key": "boxes", "known": "players, leader, opts"})
    _check_board(setup)
    if not 1 <= setup.seats <= MOST_PLAYERS:
        raise SetupError("setup-express-players", {"players": setup.seats, "most": MOST_PLAYERS}, "P-EXP-01")
    _check_leader(setup, asked)
    for option, needed in _NEEDS:
        # an advanced bunker may deploy the Kommandant without the rule (P-KOM-21)
        if option in setup.options and needed not in setup.options and not _deploys(option, setup):
            raise SetupError("setup-option-needs", {"option": option, "needed": needed}, OPTIONS[option].rule)
    if "gold-landing" in setup.options and setup.board != "gold" and "neptune" not in setup.options:
        raise SetupError("setup-gold-landing", {"beach": setup.board}, "P-OPT-15")
    setup.options = {key: setup.options[key] for key in OPTIONS if key in setup.options}
    return setup


def _deploys(option: str, setup: Setup) -> bool:
    advanced = "advanced-beaches" in setup.options
    return option == "kommandant-bunker-dice" and advanced and (setup.board == "hoc" or "neptune" in setup.options)


def _check_board(setup: Setup) -> None:
    board = BEACH_ALIASES.get(setup.board, setup.board)
    if board == "neptune":
        setup.options["neptune"] = "on"
        board = ""
    if board and board not in BEACHES:
        close = get_close_matches(board, [*BEACHES, *BEACH_ALIASES, "neptune"])
        params: Params = {"beach": board, "nearest": close[0] if close else DEFAULT_BEACH, "known": ", ".join(BEACHES)}
        raise SetupError("setup-unknown-beach", params, "P-EXP-02")
    setup.board = board or DEFAULT_BEACH
    if "neptune" in setup.options and setup.board != DEFAULT_BEACH:
        raise SetupError("setup-neptune-beach", {"beach": setup.board}, "P-NEP-02")


def _check_leader(setup: Setup, asked: Setup) -> None:
    for key, value in asked.fields.items():
        if key != "leader":
            raise SetupError("setup-unknown-key", {"key": key, "known": "players, leader, opts"})
        if value not in map(str, range(1, setup.seats + 1)):
            raise SetupError("setup-leader", {"leader": value, "players": setup.seats}, "P-EXP-03")
        if value != "1":
            setup.fields["leader"] = value


def _checked(key: str, value: str) -> str:
    """The value as it is kept, '' for the default."""
    option = OPTIONS.get(key)
    if option is None:
        close = get_close_matches(key, [*OPTIONS, *ALIASES])
        raise SetupError("setup-unknown-option", {"option": key, "nearest": close[0] if close else "kommandant"})
    if key == "specialist-map":
        return value if read_map(value) != CALLED else ""
    if key == "gold-landing":
        read_landing(value)
        return value
    if key == "neptune-retries":
        if not value.isascii() or not value.isdigit() or len(value) > 2:
            raise SetupError("setup-retries", {"value": value, "most": MOST_RETRIES}, option.rule)
        return str(int(value)) if int(value) else ""
    if value not in option.values:
        told = ", ".join(option.values)
        raise SetupError("setup-option-value", {"option": key, "value": value, "values": told}, option.rule)
    return value if value != option.values[0] else ""


def read_map(text: str) -> tuple[str, ...]:
    """`star=medic+skull=general`: which symbol (or `straight`) calls whom; what is not named stays as printed."""
    called = list(CALLED)
    for pair in text.split("+"):
        symbol, _, name = pair.partition("=")
        at = STRAIGHT if symbol == "straight" else read_face(symbol)
        slug = name if name in SPECIALISTS else f"express-{name}"
        if at is None or slug not in SPECIALISTS:
            raise SetupError("setup-specialist-map", {"pair": pair}, "P-OPT-01")
        called[at] = slug
    for slug in called:
        if called.count(slug) > 1:
            raise SetupError("setup-specialist-twice", {"name": slug.removeprefix("express-")}, "P-OPT-01")
    return tuple(called)


def read_landing(text: str) -> tuple[int, int]:
    """`star=tool`: the Axis symbol and the allied one that alone matches it."""
    first, _, second = text.partition("=")
    axis, allied = read_face(first), read_face(second)
    if axis is None or allied is None:
        raise SetupError("setup-gold-faces", {"value": text}, "P-OPT-15")
    return axis, allied


def read_face(text: str) -> int | None:
    """A symbol as people write it in a setup, None if it is none."""
    name = text.upper().replace("-", "_")
    return FACES.index(name) if name in FACES else None
