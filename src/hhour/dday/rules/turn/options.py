"""Which setups make sense: map, boxes, number of Units, levels, and options that fit together (B-OPT-01)."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from hhour.dday.rules.box.shelf import BASE, boxes, in_force, options, shelf
from hhour.dday.rules.map import atlas
from hhour.dday.rules.map.beach import Beach, Scenario
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import Setup

LEVEL: Final = "training-level"  # the option of that name is the setup's field `level`


def check_setup(asked: Setup) -> Setup:
    """A setup that makes sense, with every default filled in; raises SetupError with one plain sentence."""
    setup = Setup(asked.game, asked.board or first_map(), asked.seats or 1)
    level = asked.fields.get("level", "")
    for key, value in asked.options.items():
        _check_option(key, value)
        if key == LEVEL:
            if level:
                raise SetupError("setup-twice", {"key": "level"})
            level = value
        elif value != options()[key].values[0]:
            setup.options[key] = _selection(key, value)
    _join_maps(setup)
    setup.options = {key: setup.options[key] for key in options() if key in setup.options}
    _check_board(setup)
    setup.boxes = _boxes(setup.board, asked.boxes)
    for key, value in asked.fields.items():
        if key in options():
            word = key if options()[key].values[1:] == ("on",) else f"{key}={value}"
            raise SetupError("setup-option-key", {"key": key, "word": word})
        if key != "level":
            raise SetupError("setup-unknown-key", {"key": key, "known": "units, level, boxes, opts"})
    _check_level(setup, level)
    _check_together(setup)
    return setup


def _selection(key: str, value: str) -> str:
    """A selection in the order of the whole, each part once, so that one game has one setup."""
    chosen = value.split("+")
    return "+".join(part for part in options()[key].parts if part in chosen) or value


def first_map() -> str:
    """What is played where no map is named."""
    return next(box.first_map for box in boxes() if box.first_map)


def _boxes(board: str, named: tuple[str, ...]) -> tuple[str, ...]:
    """The base box, the map's own and those that were named, in the order of the shelf."""
    for box in named:
        if box not in shelf():
            raise SetupError("setup-unknown-box", {"box": box, "known": ", ".join(shelf())})
    own = atlas.box_of(board)
    if named and own not in named:
        raise SetupError("setup-missing-box", {"map": board, "box": own})
    wanted = {BASE, own, *named}
    return tuple(box for box in shelf() if box in wanted)


def _join_maps(setup: Setup) -> None:
    """A scenario has an option of its own name; with it, the first of its maps means all (B-DEAD-01, B-OPT-01)."""
    for slug, scenario in atlas.scenarios().items():
        if setup.board == scenario.maps[0] and setup.options.get(slug) == "on":
            setup.board = slug
        if setup.board == slug and slug in options():
            setup.options[slug] = "on"


def _check_option(key: str, value: str) -> None:
    if key == LEVEL:
        return
    option = options().get(key)
    if option is None:
        close = get_close_matches(key, options())
        raise SetupError("setup-unknown-option", {"option": key, "nearest": close[0] if close else "victory-points"})
    if option.parts and value not in option.values:
        for part in value.split("+"):
            if part not in option.parts:
                nearest = get_close_matches(part, option.parts, cutoff=0.3) or option.parts
                raise SetupError(
                    "setup-option-part", {"option": key, "value": part, "nearest": nearest[0]}, option.rule
                )
        return
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
    more = {key: told for box in boxes() for key, told in box.most_units.items()}
    most = max([most, *(units for key, (units, _) in more.items() if is_on(setup, key))])
    if not least <= setup.seats <= most:
        for key, (units, rule) in more.items():
            if most < setup.seats <= units and isinstance(board, Beach):
                raise SetupError("setup-units-need", {"units": setup.seats, "most": most, "option": key}, rule)
        params: dict[str, int | str] = {"units": setup.seats, "least": least, "most": most, "map": setup.board}
        raise SetupError("setup-units", params, "B-DEAD-01" if isinstance(board, Scenario) else "B-SETUP-01")


def _check_level(setup: Setup, level: str) -> None:
    """A level that the map has, and no option that needs what it leaves out (B-MAP-01, B-OPT-01)."""
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
    for box in boxes():
        for option, part in box.level_needs:
            if part in left_out and option in setup.options:
                params: dict[str, int | str] = {"level": setup.fields["level"], "option": option}
                raise SetupError("setup-level-option", params, options()[option].rule)


def is_on(setup: Setup, words: str) -> bool:
    """Whether a setup has an option (`key`: it is 'on') or one value of it (`key=value`); a default counts too."""
    key, _, value = words.partition("=")
    return setup.options.get(key, options()[key].values[0]) == (value or "on")


def _check_together(setup: Setup) -> None:
    board = board_of(setup)
    for box in boxes():
        for needs in box.needs:
            if needs.option in setup.options and not is_on(setup, needs.needed):
                params: dict[str, int | str] = {"option": needs.option, "needed": needs.needed}
                raise SetupError("setup-option-needs", params, needs.rule or options()[needs.option].rule)
        for clash in box.against:
            other = setup.options.get(clash.other)
            if clash.option in setup.options and other is not None and other in (clash.values or (other,)):
                params = {"option": clash.option, "other": clash.other}
                raise SetupError("setup-options-clash", params, clash.rule or options()[clash.option].rule)
    for shelved in in_force(setup):
        for check in shelved.box.checks:
            check(setup, board)
