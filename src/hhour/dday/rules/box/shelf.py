"""The shelf: every box there is, read once, and refused with file and line if it is only half there."""

from __future__ import annotations

import importlib
import pkgutil
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from math import prod
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from hhour.dday.rules.battle.state import FORCES, PARTS
from hhour.dday.rules.box.aim import Aim
from hhour.dday.rules.box.box import MOMENTS, VETOES, Box
from hhour.dday.rules.cards.card import Card
from hhour.dday.rules.cards.kinds import add_kind
from hhour.dday.rules.map.ground import add_reader
from hhour.dday.rules.map.words import add_words
from hhour.folders import OWN
from hhour.kernel.refusal import HHourError
from hhour.kernel.setup import Option, Setup

if TYPE_CHECKING:
    from hhour.dday.rules.battle.field import Field
    from hhour.dday.rules.battle.state import Unit
    from hhour.dday.rules.box.advised import Advised
    from hhour.dday.rules.box.texts import Wanted
    from hhour.kernel.action import Action
    from hhour.kernel.lanes import Step

    # a function (None: it has nothing to say), or the name of a bot's own way to answer
    Counsel = str | Callable[[Field, Unit, list[Action]], Action | Advised | None]

BOXES: Final = "hhour.dday.boxes"
BASE: Final = "base"
PHASES: Final = ("ROLL", "UPKEEP", "MUSTER", "MOVE", "COMBAT", "ASSAULT")


class BoxError(HHourError):
    """A box that cannot be put on the shelf; the message is one plain sentence with file and line."""


class Shelved:
    """A box with what was found in its folder: decks, questions of cards, where each thing is written."""

    def __init__(self, box: Box, modules: list[ModuleType]) -> None:
        self.box = box
        self.modules = modules
        self.cards: dict[str, Card] = {}
        self.counsel: dict[str, Counsel] = {}  # by question: how a bot answers it
        self.reserves: list[Callable[[Field, Unit], dict[str, int]]] = []  # resources a bot should not spend
        self.aims: list[Callable[[Field, Unit], list[Aim]]] = []  # what a bot should roll for
        self.hopes: list[Callable[[Field, Unit, int, int], float]] = []  # whether there is time for it
        self.wants: list[Callable[[Field, Unit], set[str]]] = []  # cards a bot should come by, and keep
        self.worth: dict[str, float] = {}  # by card: what it is worth to a bot, in soldiers
        self.needs: dict[str, str] = {}  # by card: the option its deck needs, where it needs one
        self.steps: dict[str, Step[Field]] = dict(box.steps)
        for module in modules:
            self.counsel.update(getattr(module, "COUNSEL", {}))
            if hasattr(module, "RESERVES"):
                self.reserves.append(module.RESERVES)
            if hasattr(module, "AIMS"):
                self.aims.append(module.AIMS)
            if hasattr(module, "HOPES"):
                self.hopes.append(module.HOPES)
            if hasattr(module, "WANTS"):
                self.wants.append(module.WANTS)
            for name, step in getattr(module, "STEPS", {}).items():
                if self.steps.get(name, step) is not step:
                    raise self.error(name, f"two questions of this box are called '{name}'")
                self.steps[name] = step
            self.worth.update(getattr(module, "WORTH", {}))
            for card in getattr(module, "CARDS", ()):
                if card.slug in self.cards:
                    raise self.error(card.slug, f"two cards claim the slug '{card.slug}'")
                self.cards[card.slug] = card
                self.needs[card.slug] = getattr(module, "NEEDS", "")

    @property
    def folder(self) -> Path:
        """Where the box lies."""
        own = next(module for module in self.modules if getattr(module, "BOX", None) is self.box)
        return Path(str(own.__file__)).resolve().parent

    def error(self, word: str, what: str) -> BoxError:
        """What is wrong, with the line of the folder's files that says the word."""
        return BoxError(f"{self.where(word)}: {what}.")

    def where(self, word: str) -> str:
        """`file:line` of the first line that writes the word as a string; the box's own file without one."""
        files = [Path(str(module.__file__)) for module in self.modules]
        own = next((file for file in files if file.name == "box.py"), files[0])
        return next((place for file in files if (place := line_of(file, word))), f"{own}:1")


def line_of(file: Path, word: str) -> str:
    """`file:line` of the first line that writes the word as a string; '' if none does."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if f'"{word}"' in line or f"'{word}'" in line:
            return f"{file}:{number}"
    return ""


def check_texts(texts: Iterable[Wanted], folder: Path, where: Callable[[str], str]) -> None:
    """Refuse a foreign box that leaves something unsaid."""
    from hhour.dday.rules.box.texts import missing, spoken

    lacking = list(missing(texts, spoken(folder)))
    if lacking:
        text, code = lacking[0]
        more = f", and {len(lacking) - 1} more are missing" if len(lacking) > 1 else ""
        place = text.place or where(text.word)
        raise BoxError(f"{place}: {text.what} has no text '{text.name}' in {folder / 'i18n' / code}{more}.")


@cache
def shelf() -> dict[str, Shelved]:
    """The boxes by name, the base box first; each one checked before anything of it is used."""
    root = importlib.import_module(BOXES)
    names = sorted(info.name for info in pkgutil.iter_modules(root.__path__) if info.ispkg)
    names.sort(key=lambda name: name != BASE)
    found: dict[str, Shelved] = {}
    for name in names:
        shelved = _read(name)
        _check(shelved, found)
        found[shelved.box.slug] = shelved
        for word in shelved.box.words:
            add_words(word.form)
            if word.read is not None:
                add_reader(word.form, word.read)
        for kind, rank in shelved.box.kinds.items():
            add_kind(kind, rank)
        for force in shelved.box.forces:
            FORCES[force.name] = force
        PARTS.update(shelved.box.parts)
    return found


def _read(name: str) -> Shelved:
    try:
        folder = importlib.import_module(f"{BOXES}.{name}")
        modules = list(_modules(folder))
    except BoxError:
        raise
    except Exception as error:
        place = _broken(error, name)
        if not place:  # one of ours: that is our own fault, and told as such
            raise
        raise BoxError(f"{place}: the box '{name.replace('_', '-')}' cannot be read ({error}).") from error
    box = next((module.BOX for module in modules if isinstance(getattr(module, "BOX", None), Box)), None)
    slug = name.replace("_", "-")
    if box is None:
        raise BoxError(f"{Path(str(folder.__file__)).parent / 'box.py'}:1: the box '{slug}' has no BOX in its box.py.")
    shelved = Shelved(box, modules)
    if box.slug != slug:
        raise shelved.error(box.slug, f"the box calls itself '{box.slug}', its folder says '{slug}'")
    return shelved


def _broken(error: Exception, name: str) -> str:
    """`file:line` of the last place in a foreign box's folder that an error came through; '' for our own boxes."""
    root = importlib.import_module(BOXES)
    homes = [Path(place).resolve() / name for place in root.__path__ if (Path(place) / name).is_dir()]
    if not homes or homes[0].is_relative_to(OWN):
        return ""
    places = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError) and error.filename:
        places.append((Path(error.filename), error.lineno))
    inside = [(file, line) for file, line in places if file.resolve().is_relative_to(homes[0])]
    file, line = inside[-1] if inside else (homes[0] / "__init__.py", 1)
    return f"{file}:{line}"


def _modules(folder: ModuleType) -> Iterator[ModuleType]:
    """The modules of a box's folder and of its folders, but for its maps, which the atlas reads."""
    for info in sorted(pkgutil.iter_modules(folder.__path__), key=lambda info: info.name):
        if info.name == "maps":
            continue
        module = importlib.import_module(f"{folder.__name__}.{info.name}")
        yield module
        if info.ispkg:
            yield from _modules(module)


def _check(new: Shelved, known: dict[str, Shelved]) -> None:
    box = new.box
    if not box.rule:
        raise new.error(box.slug, f"the box '{box.slug}' names no rule of its own")
    _check_options(new, {option.key for other in known.values() for option in other.box.options})
    _check_stages(new, {slot.name for other in known.values() for slot in other.box.stages})
    for what, names, allowed in (("moment", box.moments, tuple(MOMENTS)), ("veto", box.vetoes, VETOES)):
        for name in names:
            if name not in allowed:
                raise new.error(name, f"there is no {what} '{name}'; there are {', '.join(allowed)}")
    taken = {name: other for other in known.values() for name in other.steps}
    for name in new.steps:
        if name in taken:
            raise new.error(name, f"the question '{name}' is already one of the box '{taken[name].box.slug}'")
    for slug, card in new.cards.items():
        if not card.rule:
            raise new.error(slug, f"the card '{slug}' names no rule")
        for other in known.values():
            if slug in other.cards:
                raise new.error(slug, f"the card '{slug}' is already one of the box '{other.box.slug}'")
    if not new.folder.is_relative_to(OWN):
        from hhour.dday.rules.box.texts import wanted  # only a foreign box is asked for its words, the tests ask ours

        check_texts(wanted(new), new.folder, new.where)
        _check_rules(new)


def _check_rules(new: Shelved) -> None:
    """A foreign box that brings its rules brings all those that it names."""
    if not (new.folder / "rules").is_dir():
        return
    from hhour import rulebook

    named = [new.box.rule, *(option.rule for option in new.box.options), *(card.rule for card in new.cards.values())]
    named += [one.rule for one in new.box.needs] + [one.rule for one in new.box.against]
    for rule in named:
        if rulebook.get(rule) is None:
            raise new.error(rule, f"there is no rule '{rule}' in {new.folder / 'rules'}")


def _check_options(new: Shelved, known: set[str]) -> None:
    own = {option.key for option in new.box.options}
    for option in new.box.options:
        if not option.rule:
            raise new.error(option.key, f"the option '{option.key}' names no rule")
        if not option.values:
            raise new.error(option.key, f"the option '{option.key}' has no values; the first is what holds by default")
        if option.key in known:
            raise new.error(option.key, f"the option '{option.key}' is already another box's")
    named = [(one.option, one.needed.partition("=")[0]) for one in new.box.needs]
    named += [(one.option, one.other) for one in new.box.against]
    for pair in named:
        for key in pair:
            if key not in own | known:
                raise new.error(key, f"there is no option '{key}'")


def _check_stages(new: Shelved, known: set[str]) -> None:
    box = new.box
    names = set(known)
    phases = (*PHASES, *box.phases)
    for slot in box.stages:
        if slot.name in names:
            raise new.error(slot.name, f"the turn already has a stage '{slot.name}'")
        if slot.stage.phase not in phases:
            told = ", ".join(phases)
            raise new.error(
                slot.name, f"the stage '{slot.name}' names the phase '{slot.stage.phase}'; there are {told}"
            )
        if slot.place and slot.place not in names:
            raise new.error(slot.place, f"the stage '{slot.name}' wants to stand by '{slot.place}', which is no stage")
        names.add(slot.name)
    if known and any(not slot.place for slot in box.stages):
        slot = next(slot for slot in box.stages if not slot.place)
        raise new.error(slot.name, f"the stage '{slot.name}' does not say after or before which other it stands")


def boxes() -> tuple[Box, ...]:
    """All boxes, the base box first."""
    return tuple(shelved.box for shelved in shelf().values())


@cache
def options() -> dict[str, Option]:
    """Every optional rule of every box by key."""
    return {option.key: option for box in boxes() for option in box.options}


@cache
def box_of_option(key: str) -> str:
    """The box that brings an option."""
    return next(box.slug for box in boxes() if any(option.key == key for option in box.options))


def cards(box: str = BASE) -> dict[str, Card]:
    """The cards of one box by slug, in the order of its decks."""
    return shelf()[box].cards


def in_force(setup: Setup) -> tuple[Shelved, ...]:
    """The boxes of a game: the base box, those it names (its map's among them) and those its options come from."""
    named = {BASE, *setup.boxes, *(box_of_option(key) for key in setup.options)}
    return tuple(shelved for slug, shelved in shelf().items() if slug in named)


def cards_of(setup: Setup) -> dict[str, Card]:
    """The cards of a game by slug, in the order of boxes and decks; a deck that needs an option waits for it."""
    found: dict[str, Card] = {}
    for shelved in in_force(setup):
        for slug, card in shelved.cards.items():
            needed, _, value = shelved.needs[slug].partition("=")
            if not needed or setup.options.get(needed) in (value or "on").split("/"):
                found[slug] = card
    out = barred(setup)
    return {slug: card for slug, card in found.items() if not {slug, card.title} & out} if out else found


def barred(setup: Setup) -> frozenset[str]:
    """The cards and titles that are out of a game because a box of it says so."""
    bars = [shelved.box.bars for shelved in in_force(setup) if shelved.box.bars is not None]
    return frozenset(slug for says in bars for slug in says(setup))


@cache
def counsel() -> dict[str, Counsel]:
    """How bots answer the questions of the boxes, where these say so (COUNSEL in a module)."""
    return {name: says for shelved in shelf().values() for name, says in shelved.counsel.items()}


def wanted_cards(p: Field, unit: Unit) -> set[str]:
    """The cards that the boxes of a game tell a bot to come by and to keep (WANTS in a module)."""
    found: set[str] = set()
    for shelved in in_force(p.book.setup) if not p.book.plain else ():
        for wants in shelved.wants:
            found |= wants(p, unit)
    return found


def reserved(p: Field, unit: Unit) -> dict[str, int]:
    """By resource: what the boxes of a game tell a bot to save (RESERVES in a module)."""
    found: dict[str, int] = {}
    for shelved in in_force(p.book.setup) if not p.book.plain else ():
        for reserves in shelved.reserves:
            for name, amount in reserves(p, unit).items():
                found[name] = max(amount, found.get(name, 0))
    return found


def aims_of(p: Field, unit: Unit) -> list[Aim]:
    """What the boxes of a game tell a bot to roll for (AIMS in a module)."""
    if p.book.plain:
        return []
    return [aim for shelved in in_force(p.book.setup) for aims in shelved.aims for aim in aims(p, unit)]


def hope(p: Field, unit: Unit, sector: int, marker: int) -> float:
    """Whether there is time for what the boxes ask, for a Unit in that sector, marker so far (HOPES in a module)."""
    if p.book.plain:
        return 1.0
    return prod(says(p, unit, sector, marker) for shelved in in_force(p.book.setup) for says in shelved.hopes)
