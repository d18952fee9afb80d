"""`hhour play`: begin a game at the keyboard, or go on with one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hhour.files import read_text
from hhour.i18n import Language
from hhour.kernel.refusal import HHourError
from hhour.kernel.table import Table
from hhour.troubles import NotFound, sentence
from hhour.tui import crew, saves
from hhour.tui.commands import Leave
from hhour.tui.loop import OwnDice, Session
from hhour.tui.terminal import Terminal

DEFAULT_SETUP = "dday n-01 level=practice"


def begin(lang: Language, setup: str, seed: str | None, physical: bool, bots: Sequence[str] = ()) -> int:
    """A new game; without a setup Exercise Tiger, Practice Run, alone."""
    terminal = Terminal()
    dice = OwnDice(lang, terminal, setup.lower().partition(" ")[0])
    try:
        table = Table(setup or DEFAULT_SETUP, ask=dice) if physical else Table(setup or DEFAULT_SETUP, seed=seed)
    except (Leave, EOFError):  # physical cards are drawn while the table is laid
        return 0
    session = Session(table, lang, terminal, bots=crew.seated(bots, table, lang))
    session.note(*explained(table, lang))
    return _sit(session, dice)


def explained(table: Table, lang: Language) -> list[str]:
    """What the modules of other boxes are, for whoever meets them here for the first time."""
    keys = table.game.modules(table.setup)
    named = [(lang.text(f"option-{key}"), lang.attr(f"option-{key}", "text")) for key in keys]
    return [lang.text("labelled", label=label, text=text) for label, text in named]


def resume(lang: Language, path: Path | None, bots: Sequence[str] = ()) -> int:
    """The game of a file, or the latest one that is not over; with other bots, if any are named."""
    terminal = Terminal()
    dice = OwnDice(lang, terminal)
    dice.asking = False
    if path is not None:
        text = read_text(path)
        table = saves.reopen(text, dice)
        place = path if text.lstrip().startswith("{") else None
        sitting = crew.seated(bots, table, lang) if bots else saves.bots_of(text)
        return _sit(Session(table, lang, terminal, place, sitting), dice)
    troubles: list[str] = []
    for place in saves.kept_games():
        try:
            table, sitting = saves.open_file(place, dice)
        except (HHourError, OSError) as error:
            troubles.append(lang.text("play-cannot-continue", path=str(place), reason=sentence(error, lang)))
            continue
        sitting = crew.seated(bots, table, lang) if bots else sitting
        session = Session(table, lang, terminal, place, sitting)
        session.note(*troubles, lang.text("play-continued", setup=str(table.setup), n=max(1, table.play.state.turn)))
        session.told = table.play.seq
        return _sit(session, dice)
    raise NotFound(" ".join([*troubles, lang.text("play-nothing-kept", path=str(saves.home()))]))


def _sit(session: Session, dice: OwnDice) -> int:
    dice.asking = True
    dice.session = session
    return session.run()
