"""What there is to play: the games with their maps, levels, options and bots, told in one language."""

from __future__ import annotations

from functools import cache

from hhour.dday.rules.atlas import boxes
from hhour.dday.rules.beach import Beach
from hhour.dday.rules.options import OPTIONS, Option, check_setup
from hhour.i18n import Language, language
from hhour.kernel.games import games
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import Setup
from hhour.reference.maps import boards
from hhour.server import crew
from hhour.server.wire import Lang
from hhour.server.wire_book import BoardInfo, BotInfo, Catalogue, GameInfo, LevelInfo, OptionInfo, OptionValue

DDAY = "dday"


@cache
def catalogue(lang: Lang) -> Catalogue:
    """Everything the New table page offers."""
    return Catalogue(language=lang, games=[_game(name, lang) for name in sorted(games(), key=_main_first)])


def _main_first(name: str) -> tuple[bool, str]:
    return name != DDAY, name


def _game(name: str, lang: Lang) -> GameInfo:
    say = language(lang)
    ours = name == DDAY
    return GameInfo(
        id=name,
        name=say.text(f"game-{name}") if say.has(f"game-{name}") else name.capitalize(),
        rules=games()[name].rules_version,
        boxes=list(boxes()) if ours else [],
        boards=[_board(slug, say) for slug in boards()] if ours else [],
        options=[_option(option, say) for option in OPTIONS.values()] if ours else [],
        bots=[
            BotInfo(level=level, name=shown, sentence=_sentence(say, f"bot-{level}"))
            for level, shown in crew.names(name, lang).items()
        ],
    )


def _board(slug: str, say: Language) -> BoardInfo:
    board = boards()[slug]
    levels = board.levels if isinstance(board, Beach) else ()
    least, most = board.players
    return BoardInfo(
        id=slug,
        name=say.text(f"map-{slug}"),
        sentence=say.attr(f"map-{slug}", "history"),
        advice=say.attr(f"map-{slug}", "advice"),
        box="base",
        least=least,
        most=most,
        levels=[LevelInfo(slug=level.slug, name=say.text(f"level-{level.slug}")) for level in levels],
    )


def _option(option: Option, say: Language) -> OptionInfo:
    key = f"option-{option.key}"
    needs, against = _ties()[option.key]
    return OptionInfo(
        key=option.key,
        rule=option.rule,
        name=say.text(key),
        sentence=_sentence(say, key),
        values=[OptionValue(value=value, name=_value(say, key, value)) for value in option.values],
        needs=needs,
        forbidden_with=against,
    )


def _value(say: Language, key: str, value: str) -> str:
    own = say.attr(key, f"value-{value}")
    return own if own != f"{key}.value-{value}" else say.text(f"option-value-{value}")


def _sentence(say: Language, key: str) -> str:
    told = say.attr(key, "text")
    return "" if told == f"{key}.text" else told


@cache
def _ties() -> dict[str, tuple[list[str], list[str]]]:
    """Which options an option needs and which it excludes, found by asking the rules about every pair."""
    alone = {key: _fits({key: option.values[-1]}) for key, option in OPTIONS.items()}
    ties: dict[str, tuple[list[str], list[str]]] = {}
    for key, option in OPTIONS.items():
        pairs = {
            other: _fits({key: option.values[-1], other: OPTIONS[other].values[-1]})
            for other in OPTIONS
            if other != key
        }
        needs = [] if alone[key] else [other for other, fits in pairs.items() if fits]
        against = [other for other, fits in pairs.items() if alone[key] and alone[other] and not fits]
        ties[key] = (needs, against)
    return ties


def _fits(options: dict[str, str]) -> bool:
    board = "n-08" if "deadstick" in options else "n-02"
    try:
        check_setup(Setup(DDAY, board, 2, options=options))
    except SetupError:
        return False
    return True
