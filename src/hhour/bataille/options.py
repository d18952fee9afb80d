"""The options of Bataille!: their keys, values and what cannot be combined (P-OPT-01 to P-OPT-06)."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from hhour.bataille.medals import GIVERS, MEDAL_NUMBER, MEDALS, PRINTED_MAP, VICTORIA_CROSS
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import Option, Setup

OPTIONS: Final = {
    option.key: option
    for option in (
        Option("kommandant", "off on", "P-KOM-01"),
        Option("seventh-medal", "bataille-victoria-cross none", "P-OPT-02"),
        Option("croix-points", "all matched", "P-OPT-03"),
        Option("restart-keeps-medals", "off on", "P-OPT-04"),
        Option("medals-count-for-trigger", "off on", "P-OPT-05"),
        Option("left-out", "choice random", "P-OPT-06"),
    )
}
MEDAL_MAP: Final = "medal-map"
BOX: Final = "pocket"


def check_setup(asked: Setup) -> Setup:
    """A setup that makes sense, with every default filled in; raises SetupError with one plain sentence.

    One player is enough (P-BAT-01); a table of Medals as printed is none of its own (P-OPT-01).
    """
    if asked.board:
        raise SetupError("setup-no-board", {"map": asked.board}, "P-BAT-02")
    for key in asked.fields:
        raise SetupError("setup-unknown-key", {"key": key, "known": "players, opts"})
    for box in asked.boxes:
        if box != BOX:
            raise SetupError("setup-unknown-box", {"box": box, "known": BOX})
    setup = Setup(asked.game, "", asked.seats or 1)
    for key, value in asked.options.items():
        if key != MEDAL_MAP:
            _check_option(key, value)
    setup.options = {
        key: asked.options[key]
        for key, option in OPTIONS.items()
        if asked.options.get(key, option.values[0]) != option.values[0]
    }
    if MEDAL_MAP in asked.options:
        given = read_map(asked.options[MEDAL_MAP], setup.options.get("seventh-medal") != "none")
        if given != PRINTED_MAP:
            setup.options[MEDAL_MAP] = write_map(given)
    return setup


def _check_option(key: str, value: str) -> None:
    known = OPTIONS.get(key)
    if known is None:
        close = get_close_matches(key, (*OPTIONS, MEDAL_MAP))
        raise SetupError("setup-unknown-option", {"option": key, "nearest": close[0] if close else "kommandant"})
    if value not in known.values:
        told = ", ".join(known.values)
        raise SetupError("setup-option-value", {"option": key, "value": value, "values": told}, known.rule)


def medal_map(setup: Setup) -> tuple[int, ...]:
    """Which Medal each face and the straight give."""
    text = setup.options.get(MEDAL_MAP)
    return PRINTED_MAP if text is None else read_map(text, setup.options.get("seventh-medal") != "none")


def read_map(text: str, seven: bool) -> tuple[int, ...]:
    """`star=memorial-cross+skull=silver-star`: what is not named stays as printed; one Medal for each (P-OPT-01)."""
    given = list(PRINTED_MAP)
    for pair in text.split("+"):
        giver, _, name = pair.partition("=")
        number = MEDAL_NUMBER.get(name, MEDAL_NUMBER.get(f"bataille-{name}"))
        if giver not in GIVERS or number is None:
            raise SetupError("setup-medal-pair", {"pair": pair, "givers": ", ".join(GIVERS)}, "P-OPT-01")
        if not seven and (giver == "straight" or number == VICTORIA_CROSS):
            raise SetupError("setup-options-clash", {"option": MEDAL_MAP, "other": "seventh-medal"}, "P-OPT-02")
        given[GIVERS.index(giver)] = number
    if sorted(given) != sorted(PRINTED_MAP):
        missing = next(number for number in PRINTED_MAP if number not in given)
        raise SetupError("setup-medal-missing", {"card": MEDALS[missing]}, "P-OPT-01")
    return tuple(given)


def write_map(given: tuple[int, ...]) -> str:
    """The shortest text that `read_map` reads back."""
    pairs = (
        f"{GIVERS[giver]}={MEDALS[medal].removeprefix('bataille-')}"
        for giver, medal in enumerate(given)
        if medal != PRINTED_MAP[giver]
    )
    return "+".join(pairs)


def gives_straight(setup: Setup) -> bool:
    """Whether the straight has a Medal of its own (P-OPT-02)."""
    return setup.options.get("seventh-medal") != "none"
