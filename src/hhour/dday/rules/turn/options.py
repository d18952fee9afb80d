"""The optional rules: their keys, values and what cannot be combined (B-OPT-01)."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from hhour.dday.rules.map import atlas
from hhour.dday.rules.map.beach import Beach, Scenario
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import Option, Setup

OPTIONS: Final = {
    option.key: option
    for option in (
        Option("deadstick", "off on", "B-DEAD-01"),
        Option("deadstick-items", "on off", "B-DEAD-06"),
        Option("bazooka-joe", "off items all", "B-OPT-02"),
        Option("soldier-reroll", "off on", "B-OPT-05"),
        Option("well-equipped", "off on", "B-OPT-07"),
        Option("random-specialists", "off on", "B-OPT-08"),
        Option("quartermasters-whim", "off on", "B-OPT-12"),
        Option("victory-points", "off on", "B-OPT-14"),
        Option("blind-start", "off on", "B-OPT-25"),
        Option("fresh-legs", "off on", "B-OPT-H01"),
        Option("lucky-scavenger", "off on", "B-OPT-H02"),
        Option("trade-limit", "off on", "B-OPT-H03"),
        Option("kind-skulls", "off on", "B-OPT-H04"),
        Option("pure-straight", "off on", "B-OPT-H05"),
        Option("command-post", "off on", "B-OPT-H06"),
        Option("climb-from-below", "off on", "B-OPT-H07"),
        Option("chosen-honour", "off on", "B-OPT-H08"),
        Option("fight-back", "off on", "R-CRT-01"),
        Option("assault", "off on", "R-ASSAULT-01"),
        Option("assault-failure", "by-map destroyed repulsed", "R-ASSAULT-06"),
        Option("garrison-ai", "off on", "R-AI-01"),
        Option("grey-mgf-dice", "off on", "P-MGF-02"),
        Option("mgf-roll", "per-sector per-unit", "P-OPT-16"),
    )
}

# (option, the option it contradicts): both decide about the same cards
_AGAINST: Final = (
    ("random-specialists", "bazooka-joe", ("all",)),
    ("quartermasters-whim", "bazooka-joe", ("items", "all")),
)
# (option, the option it needs)
_NEEDS: Final = (
    ("garrison-ai", "assault"),
    ("assault-failure", "assault"),
    ("deadstick-items", "deadstick"),
    ("mgf-roll", "grey-mgf-dice"),
)


def check_setup(words: Setup) -> Setup:
    """A setup that makes sense, with every default filled in; raises SetupError with one plain sentence."""
    setup = Setup(words.game, words.board or first_map(), words.seats or 1, words.boxes or ("base",))
    level = words.fields.get("level", "")
    for key, value in words.options.items():
        _check_option(key, value)
        if key == "training-level":
            if level:
                raise SetupError("setup-twice", {"key": "level"})
            level = value
        elif value != OPTIONS[key].values[0]:
            setup.options[key] = value
    _join_maps(setup)
    setup.options = {key: setup.options[key] for key in OPTIONS if key in setup.options}
    _check_board(setup)
    for box in setup.boxes:
        if box not in known_boxes():
            raise SetupError("setup-unknown-box", {"box": box, "known": ", ".join(known_boxes())})
    for key in words.fields:
        if key != "level":
            raise SetupError("setup-unknown-key", {"key": key, "known": "units, level, boxes, opts"})
    _check_level(setup, level)
    _check_together(setup)
    return setup


def first_map() -> str:
    """What is played where no map is named."""
    return next(iter(atlas.scan()))


def _join_maps(setup: Setup) -> None:
    """A scenario has an option of its own name; with it, the first of its maps means the whole scenario."""
    for slug, scenario in atlas.scenarios().items():
        if setup.board == scenario.maps[0] and setup.options.get(slug) == "on":
            setup.board = slug
        if setup.board == slug and slug in OPTIONS:
            setup.options[slug] = "on"


def known_boxes() -> tuple[str, ...]:
    """The boxes there are: the folders of content."""
    return atlas.boxes()


def _check_option(key: str, value: str) -> None:
    if key == "training-level":
        return
    option = OPTIONS.get(key)
    if option is None:
        close = get_close_matches(key, OPTIONS, 1)
        raise SetupError("setup-unknown-option", {"option": key, "nearest": close[0] if close else "victory-points"})
    if value not in option.values:
        told = ", ".join(option.values)
        raise SetupError("setup-option-value", {"option": key, "value": value, "values": told}, option.rule)


def board_of(setup: Setup) -> Beach | Scenario:
    """The map or scenario a setup names."""
    beach = atlas.scan().get(setup.board)
    return beach if beach is not None else atlas.scenarios()[setup.board]


def _check_board(setup: Setup) -> None:
    if setup.board not in atlas.scan() and setup.board not in atlas.scenarios():
        nearest = atlas.nearest(setup.board) or first_map()
        raise SetupError("setup-unknown-map", {"map": setup.board, "nearest": nearest})
    board = board_of(setup)
    least, most = board.players
    if not least <= setup.seats <= most:
        params: dict[str, int | str] = {"units": setup.seats, "least": least, "most": most, "map": setup.board}
        raise SetupError("setup-units", params, "B-DEAD-01" if isinstance(board, Scenario) else "B-SETUP-01")
    if setup.options.get("deadstick") == "on" and not isinstance(board, Scenario):
        raise SetupError("setup-deadstick-map", {"map": setup.board}, "B-DEAD-01")


def _check_level(setup: Setup, level: str) -> None:
    board = board_of(setup)
    levels = board.levels if isinstance(board, Beach) else ()
    if not levels:
        if level:
            raise SetupError("setup-level-map", {"level": level, "map": setup.board}, "B-MAP-N01-A01")
        return
    known = [one.slug for one in levels]
    if level and level not in known:
        raise SetupError("setup-unknown-level", {"level": level, "known": ", ".join(known)}, "B-MAP-01")
    setup.fields["level"] = level or known[-1]
    left_out = next(one for one in levels if one.slug == setup.fields["level"]).ignores
    missing = (
        ("specialists", "random-specialists"),
        ("items", "bazooka-joe"),
        ("items", "quartermasters-whim"),
        ("items", "well-equipped"),
        ("items", "lucky-scavenger"),
        ("awards", "chosen-honour"),
        ("awards", "pure-straight"),
        ("mgf", "fight-back"),
        ("mgf", "garrison-ai"),
        ("mgf", "grey-mgf-dice"),
    )
    for part, option in missing:
        if part in left_out and option in setup.options:
            raise SetupError(
                "setup-level-option", {"level": setup.fields["level"], "option": option}, OPTIONS[option].rule
            )


def _check_together(setup: Setup) -> None:
    for option, needed in _NEEDS:
        if option in setup.options and setup.options.get(needed) != "on":
            params: dict[str, int | str] = {"option": option, "needed": needed}
            raise SetupError("setup-option-needs", params, OPTIONS[option].rule)
    for option, other, values in _AGAINST:
        if option in setup.options and setup.options.get(other) in values:
            raise SetupError("setup-options-clash", {"option": option, "other": other}, OPTIONS[option].rule)
    if "climb-from-below" in setup.options:
        board = board_of(setup)
        words = [word.word for spec in board.sectors for word in spec.attributes] if isinstance(board, Beach) else []
        if "CLIMB" not in words:
            raise SetupError("setup-no-cliff", {"map": setup.board}, "B-OPT-H07")
