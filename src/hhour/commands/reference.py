"""`hhour rules`, `hhour cards`, `hhour maps`: the reference, for people and for programs."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from hhour import rulebook
from hhour.commands.shell import Shell
from hhour.commands.usage import Parser
from hhour.dday.boxes.way_to_hell.sea.charts import CHARTS, Chart
from hhour.dday.boxes.way_to_hell.sea.view import printed
from hhour.dday.draw import draw_svg
from hhour.dday.draw.wording import wrap
from hhour.dday.rules.map.beach import Beach, Scenario
from hhour.files import write_whole
from hhour.quoting import quoted
from hhour.reference import cards, maps, rules
from hhour.troubles import OK, NotFound, UsageError
from hhour.tui.seamap import draw_sea

SHOWN = 25


def rules_options(parser: Parser) -> None:
    parser.add_argument("words", nargs="*", metavar="ID|WORD", help=parser.lang.text("cli-help-rules-words"))
    parser.add_argument("--all", action="store_true", help=parser.lang.text("cli-help-all"))
    parser.add_argument("--json", action="store_true", help=parser.lang.text("cli-help-json"))


def tell_rules(shell: Shell, given: Namespace) -> int:
    """Print one rule, the rules that speak of something, or the table of contents."""
    words = " ".join(given.words)
    if not words:
        return _contents(shell, given.json)
    one = rulebook.get(words)
    found = [one] if one is not None else rulebook.find(words, shell.lang.code)
    if not found:
        raise NotFound(rules.not_found(shell.lang, words))
    if given.json:
        told = [rules.rule_data(rule) for rule in found]
        shell.data(told[0] if one is not None else told)
        return OK
    shell.lines(rules.rule_lines(shell.lang, words, len(found) if given.all else SHOWN, shell.width))
    return OK


def _contents(shell: Shell, as_json: bool) -> int:
    every = [rule for rule in map(rulebook.get, rulebook.ids()) if rule is not None]
    if as_json:
        shell.data([rules.rule_data(rule) for rule in every])
        return OK
    shell.lines(rules.contents_lines([quoted(rule, shell.lang) for rule in every]))
    shell.talk(shell.text("rules-contents", n=len(every)))
    return OK


def cards_options(parser: Parser) -> None:
    parser.add_argument("words", nargs="*", metavar="SLUG|WORD", help=parser.lang.text("cli-help-cards-words"))
    parser.add_argument("--json", action="store_true", help=parser.lang.text("cli-help-json"))


def tell_cards(shell: Shell, given: Namespace) -> int:
    """Print one card, the cards that a word fits, or all of them."""
    words = " ".join(given.words)
    one = cards.card_of(words) if words else None
    found = [one] if one is not None else cards.find_cards(words)
    if not found:
        raise NotFound(cards.not_found(shell.lang, words))
    if given.json:
        told = [cards.card_data(card) for card in found]
        shell.data(told[0] if one is not None else told)
    else:
        shell.lines(cards.card_lines(shell.lang, words, shell.width))
    return OK


def maps_options(parser: Parser) -> None:
    parser.add_argument("words", nargs="*", metavar="ID", help=parser.lang.text("cli-help-maps-words"))
    parser.add_argument("--svg", metavar="FILE", help=parser.lang.text("cli-help-svg"))
    parser.add_argument("--json", action="store_true", help=parser.lang.text("cli-help-json"))


def tell_maps(shell: Shell, given: Namespace) -> int:
    """Print or draw one map, or the list of all."""
    words = " ".join(given.words)
    if not words:
        if given.svg is not None:
            raise UsageError(shell.text("maps-svg-which"))
        if given.json:
            shell.data([maps.board_data(board) for board in maps.boards().values()])
        else:
            shell.lines([*maps.list_lines(shell.lang, shell.width), *(_sea_line(shell, sheet) for sheet in CHARTS)])
        return OK
    sheet = next((one for one in CHARTS if words.strip().lower() == one.slug), None)
    if sheet is not None:
        return _tell_sea(shell, given, sheet)
    board = maps.board_of(words)
    if board is None:
        raise NotFound(maps.not_found(shell.lang, words))
    if given.svg is not None:
        _draw_to(shell, board, given.svg)
    elif given.json:
        shell.data(maps.board_data(board))
    else:
        shell.lines(maps.board_lines(shell.lang, board, shell.width, shell.colour))
    return OK


def _sea_line(shell: Shell, sheet: Chart) -> str:
    about = shell.text("maps-units", least=sheet.most - 1, most=sheet.most)  # W-SEAMAP-01
    return f"{sheet.slug:<10} {shell.text('maps-sea', map=sheet.letter)} ({about})"


def _tell_sea(shell: Shell, given: Namespace, sheet: Chart) -> int:
    """Print a Sea Map; only the table draws it in colour."""
    if given.svg is not None:
        raise UsageError(shell.text("maps-svg-sea", map=sheet.letter))
    if given.json:
        shell.data(printed(sheet))
    else:
        drawn = draw_sea({**printed(sheet), "craft": {}}, shell.lang)
        shell.lines([_sea_line(shell, sheet), *drawn[:-1], *wrap(drawn[-1], shell.width)])
    return OK


def _draw_to(shell: Shell, board: Beach | Scenario, name: str) -> None:
    if isinstance(board, Scenario):
        raise UsageError(shell.text("maps-svg-scenario", maps=", ".join(board.maps)))
    picture = draw_svg(board, shell.lang)
    if name == "-":
        sys.stdout.write(picture)
        return
    write_whole(Path(name), picture)
    shell.talk(shell.text("maps-svg-written", path=name))
