"""What there is to play: the games with their maps, levels, options and bots, told in one language."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import cast

from hhour.bots.difficulty import difficulty
from hhour.bots.registry import bot_names
from hhour.i18n import FALLBACK, Language, language
from hhour.kernel.games import game_of, games
from hhour.kernel.offers import BoardOffer
from hhour.kernel.refusal import Refusal, SetupError
from hhour.kernel.setup import Option, Setup, parse_setup
from hhour.server import crew
from hhour.server.sentences import tell_refusal
from hhour.server.wire import Lang, RefusedOption
from hhour.server.wire_book import (
    BoardInfo,
    BotInfo,
    Catalogue,
    GameInfo,
    LevelInfo,
    Measured,
    OptionInfo,
    OptionValue,
    WrittenOption,
)

MOST_OFFERED = 12  # a game for any number of players is offered for so many
ROLE = "role-"


@cache
def catalogue(lang: Lang) -> Catalogue:
    """Everything the New table page offers."""
    say = language(lang)
    roles = {key.removeprefix(ROLE): say.text(key) for key in language(FALLBACK).entries if key.startswith(ROLE)}
    return Catalogue(language=lang, games=[_game(name, lang) for name in sorted(games(), key=_main_first)], roles=roles)


def _main_first(name: str) -> tuple[int, str]:
    return games()[name].rank, name


def _game(name: str, lang: Lang) -> GameInfo:
    say = language(lang)
    game = games()[name]
    least, most = _players(name)
    return GameInfo(
        id=name,
        name=say.text(f"game-{name}") if say.has(f"game-{name}") else name.capitalize(),
        sentence=_sentence(say, f"game-{name}"),
        rules=game.rules_version,
        seats_are=game.seats_are,
        boxes=list(game.boxes()),
        boards=[_board(board, say) for board in game.boards()],
        options=[_option(name, option, say) for option in game.options() if len(option.values) > 1],
        written=[_written(name, option, say) for option in game.options() if len(option.values) < 2],
        bots=[
            BotInfo(level=level, name=shown, sentence=_sentence(say, f"bot-{level}-name"))
            for level, shown in crew.names(name, lang).items()
        ],
        least=least,
        most=most,
    )


# --- boards -----------------------------------------------------------------------------------------------------------


def _board(board: BoardOffer, say: Language) -> BoardInfo:
    return BoardInfo(
        id=board.slug,
        name=say.text(f"map-{board.slug}"),
        sentence=say.attr(f"map-{board.slug}", "history"),
        advice=say.attr(f"map-{board.slug}", "advice"),
        box=board.box,
        least=board.least,
        most=board.most,
        levels=[
            LevelInfo(slug=level.slug, name=say.text(f"level-{level.slug}"), ignores=list(level.ignores))
            for level in board.levels
        ],
        drawn=board.is_drawn,
        joins=list(board.joins),
        measured=_measured(board.slug, say),
    )


def _measured(slug: str, say: Language) -> list[Measured]:
    """What `hhour lab difficulty` found about a map, by level and bot; of those who can sit down."""
    found = []
    for row in difficulty():
        setup = parse_setup(row["setup"])
        if setup.board == slug and setup.seats == 1 and row["bot"] in bot_names(setup.game):
            low, high = row["interval"]
            found.append(
                Measured(
                    bot=row["bot"],
                    name=crew.bot_name(row["bot"], cast(Lang, say.code)),
                    level=setup.fields.get("level", ""),
                    games=row["games"],
                    win_rate=row["win_rate"],
                    low=low,
                    high=high,
                    mean_turns=row["mean_turns"],
                )
            )
    return found


@cache
def _players(game: str) -> tuple[int, int]:
    """How few and how many can play, by asking the rules."""
    fits = [number for number in range(1, MOST_OFFERED + 1) if _is_possible(Setup(game, "", number))]
    return (fits[0], fits[-1]) if fits else (1, 1)


# --- options ----------------------------------------------------------------------------------------------------------


def _key(game: str, option: Option) -> str:
    """Where the words of an option are: those of the game, or those all games share."""
    own = f"option-{game}-{option.key}"
    return own if language("en").has(own) else f"option-{option.key}"


def _option(game: str, option: Option, say: Language) -> OptionInfo:
    key = _key(game, option)
    needs, against = _ties(game)[option.key]
    return OptionInfo(
        key=option.key,
        rule=option.rule,
        name=say.text(key),
        sentence=_sentence(say, key),
        values=[OptionValue(value=value, name=_value(say, key, value)) for value in option.values],
        needs=needs,
        forbidden_with=against,
        most=games()[game].most_with(option.key),
        box=games()[game].box_of(option.key),
    )


def _written(game: str, option: Option, say: Language) -> WrittenOption:
    key = _key(game, option)
    parts = [OptionValue(value=part, name=say.text(f"card-{part}")) for part in option.parts]
    needs = _ties(game)[option.key][0] if parts else []
    sentence = _sentence(say, key)
    return WrittenOption(
        key=option.key,
        rule=option.rule,
        name=say.text(key),
        sentence=sentence,
        parts=parts,
        needs=needs,
        box=games()[game].box_of(option.key),
    )


def _value(say: Language, key: str, value: str) -> str:
    own = say.attr(key, f"value-{value}")
    return own if own != f"{key}.value-{value}" else say.text(f"option-value-{value}")


def _sentence(say: Language, key: str) -> str:
    told = say.attr(key, "text")
    return "" if told == f"{key}.text" else told


NEEDS = "setup-option-needs"
EVERYWHERE = (NEEDS, "setup-options-clash")  # refusals that no other board would lift


@cache
def _ties(game: str) -> dict[str, tuple[list[str], list[str]]]:
    """Which options an option needs and which it excludes, found by asking the rules about each and every pair."""
    options = games()[game].options()
    other_than_default = {option.key: option.values[-1] for option in options if len(option.values) > 1}
    other_than_default |= {option.key: option.parts[0] for option in options if option.parts}
    alone = {key: _fits(game, {key: value}) for key, value in other_than_default.items()}
    both = {
        frozenset((one, other)): _fits(game, {one: value, other: its})
        for (one, value), (other, its) in combinations(other_than_default.items(), 2)
    }
    ties: dict[str, tuple[list[str], list[str]]] = {}
    for key in other_than_default:
        others = [other for other in other_than_default if other != key]
        needs = [] if alone[key] else _needed(game, key, other_than_default[key])
        against = [other for other in others if alone[key] and alone[other] and not both[frozenset((key, other))]]
        ties[key] = (needs, against)
    return ties


def _needed(game: str, key: str, value: str) -> list[str]:
    """What the rules ask for when an option stands alone, as they write it: `KEY` or `KEY=VALUE`."""
    refusal = _refusal(Setup(game, "", 1, options={key: value}))
    return [str(refusal.params["needed"])] if refusal is not None and refusal.key == NEEDS else []


def _fits(game: str, options: dict[str, str]) -> bool:
    """Whether these options can be played together on any board."""
    for board in [board.slug for board in games()[game].boards()] or [""]:
        refusal = _refusal(Setup(game, board, 2, options=options))
        if refusal is None:
            return True
        if refusal.key in EVERYWHERE:
            return False
    return False


def refused_with(setup: str, lang: Lang) -> list[RefusedOption]:
    """Every value of every option that the rules forbid beside what is chosen already, with their reason."""
    chosen = parse_setup(setup)
    found = []
    for option in game_of(chosen.game).options():
        for value in option.values[1:]:
            tried = Setup(
                chosen.game,
                chosen.board,
                chosen.seats,
                options={**chosen.options, option.key: value},
                fields=chosen.fields,
            )
            refusal = _refusal(tried)
            if refusal is not None:
                sentence = tell_refusal(_named(refusal, chosen.game, language(lang)), lang, chosen.game)
                found.append(RefusedOption(key=option.key, value=value, sentence=sentence, rule=refusal.rule))
    return found


def _named(refusal: Refusal, game: str, say: Language) -> Refusal:
    """The refusal with names for the words of a setup: nobody types them here."""
    names = {}
    for option in games()[game].options():
        key = _key(game, option)
        name = names[option.key] = say.text(key)
        names |= {f"{option.key}={value}": f"{name} ({_value(say, key, value)})" for value in option.values}
    params = {
        word: say.text(f"level-{value}") if word == "level" else names.get(str(value), value)
        for word, value in refusal.params.items()
    }
    return Refusal(refusal.rule, refusal.key, params)


def _is_possible(setup: Setup) -> bool:
    return _refusal(setup) is None


def _refusal(setup: Setup) -> Refusal | None:
    try:
        games()[setup.game].setup(setup)
    except SetupError as error:
        return error.refusal
    return None
