"""Every sentence of a language with every die, card, face, colour, place and number that can stand in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from hhour.i18n import Language, language
from hhour.i18n.noun import Said
from hhour.i18n.phrases import Phrases, finished
from hhour.kernel.dice import SLOTS
from hhour.kernel.faces import COLOURS, FACES
from tests.i18n.fluent_files import Line, lines

SECTORS = ("1", "5", "8", "11", "bunker", "bw", "be", "n-06:14", "n-08:bunker")
NUMBERS = (0, 1, 2, 3, 8, 11)
NUMBERED = (
    "n",
    "cost",
    "soldiers",
    "guns",
    "medals",
    "seats",
    "wanted",
    "left",
    "turns",
    "games",
    "actions",
    "events",
    "chats",
    "players",
)
# Where a name that usually stands for words stands for a number.
COUNTED = {
    "bataille-event-medal-gained": ("from",),
    "bataille-sum": ("dice",),
    "luck-grey": ("dice",),
    "luck-guns": ("dice",),
    "luck-mines": ("dice",),
    "refusal-pay-have": ("courage", "stars"),
    "verified-proven": ("dice",),
    "verify-by-hand": ("dice",),
    "verify-imported": ("dice",),
    "verify-proven": ("dice",),
}
# Means and differences, which come as texts with a point in them.
MEASURED = re.compile(r"luck-|lab-(length|points)|bot-bataille-deploy")
# Files whose sentences quote what was typed: names and colours are no words of the language there.
QUOTING = ("lab.ftl", "odds.ftl", "server.ftl")


def each(names: Iterable[str], told: Sequence[Said]) -> dict[str, Sequence[Said]]:
    return dict.fromkeys(names, told)


class Sayings:
    """What one language can say."""

    def __init__(self, code: str) -> None:
        self.lang: Language = language(code)
        self.say = Phrases(self.lang)
        self.slugs = sorted(key.removeprefix("the-") for key in self.keys("the-") if key != "the-unit")
        self._values: dict[str, dict[str, Sequence[Said]]] = {}

    def keys(self, stem: str) -> list[str]:
        return [key for key in self.lang.entries if key.startswith(stem)]

    def _game(self, file: str) -> list[str]:
        """The cards of the game a file belongs to; names of one game do not turn up in another."""
        for game in ("express", "bataille"):
            if file == f"{game}.ftl":
                return [slug for slug in self.slugs if slug.startswith(f"{game}-")]
        return [slug for slug in self.slugs if not slug.startswith(("express-", "bataille-"))]

    def values(self, file: str) -> dict[str, Sequence[Said]]:
        """What can stand in each place of a sentence of this file."""
        if file not in self._values:
            self._values[file] = self._work_out(file)
        return self._values[file]

    def _work_out(self, file: str) -> dict[str, Sequence[Said]]:
        say, game = self.say, self._game(file)
        faces: list[Said] = [*(say.face(face) for face in FACES), *(say.short(face) for face in FACES)]
        dice: Sequence[Said] = [say.die(slot) for slot in SLOTS] + [say.die(f"2:{slot}") for slot in SLOTS]
        dice = [*dice, say.shown([("blue", "TOOL")]), say.shown([("red", "STAR"), ("red", "STAR")])]
        terrain = [say.text(key) for key in self.keys("terrain-")]
        places: Sequence[Said] = [say.place(sector) for sector in SECTORS]
        if file == "express.ftl":
            places = [self.lang.noun("express-place", n=3, terrain=one) for one in terrain]
        counts: Sequence[Said] = [
            say.count(what, n) for what in ("soldiers", "stars", "courage", "points") for n in NUMBERS
        ]
        cards: list[Said] = [say.the(slug) for slug in game]
        maps = sorted(key for key in self.lang.entries if re.fullmatch(r"map-[\w-]+", key))
        if file in QUOTING:
            return each(NUMBERED, NUMBERS)
        return {
            **each(NUMBERED, NUMBERS),
            "card": cards,
            "name": [say.card(slug) for slug in game],
            "by": [*(say.card(slug) for slug in game), *places],
            "cards": [say.listing(say.card(slug) for slug in game[:3])],
            **each(("die", "for", "which"), dice),
            "dice": [*dice, say.dice(SLOTS)],
            **each(("face", "to"), faces),
            **each(("faces", "lacks", "missing"), [say.commas([say.short(face) for face in FACES])]),
            "results": [say.results(f"{colour} {face}" for colour in COLOURS for face in FACES)],
            "colour": [say.colour(colour) for colour in COLOURS],
            **each(("sector", "from", "here", "place"), places),
            **each(("map", "beach"), [say.text(key) for key in maps]),
            **each(("what", "give", "take", "stars", "courage", "points"), [*counts, *cards[:3]]),
            "bonus": [say.bonus(face) for face in FACES],
            "terrain": terrain,
            "purpose": [say.text(key) for key in self.keys("purpose-")],
            "who": [say.unit(1), say.text("bataille-the-player", n=2), say.text("need-table")],
        }

    def sentences(self, line: Line) -> Iterator[str]:
        """The sentence with everything that can stand in each place, one place after the other."""
        known = self.values(line.file) | each(COUNTED.get(line.key, ()), NUMBERS)
        if MEASURED.match(line.key):
            known |= each(("n", "cost", "turns", "soldiers"), ["+1.2"])
        plain: dict[str, Said] = {name: known.get(name, [2])[0] for name in line.variables}
        for name in sorted(line.variables) or [""]:
            for value in known.get(name, [2]):
                given = plain | {name: value} if name else plain
                said, errors = self.lang.format(line.key, line.attribute, given)
                assert not errors, (line.name, errors)
                yield finished(said)

    def of_file(self, file: str) -> Iterator[tuple[Line, str]]:
        """Every sentence of a file."""
        for line in lines(self.lang.code):
            if line.file == file:
                yield from ((line, said) for said in self.sentences(line))


@cache
def sayings(code: str) -> Sayings:
    return Sayings(code)
