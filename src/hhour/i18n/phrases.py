"""Names and lists as they stand inside a sentence: 'the Medic', 'sector 5', 'red 1 and blue 2'.

A sentence is made of its template and of these; numbers stay numbers, because the grammar depends on them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from hhour.i18n import Language
from hhour.i18n.noun import Noun, Said

Params = dict[str, Said]

# what the names of dice begin with; a box's own colours say theirs (`die-letter-v = violet`)
_SLOT_COLOURS: Final = {"r": "red", "w": "white", "b": "blue", "k": "black", "g": "gold", "p": "pink", "y": "grey"}
_COLOURS: Final = ("red", "white", "blue", "colourless")
_BUNKERS: Final = {"bunker": "place-bunker", "bw": "place-bunker-west", "be": "place-bunker-east"}


# A name or a number put into a Chinese sentence cannot know its neighbours: a digit is set off by a space, a word not.
_HAN_AND_DIGIT: Final = re.compile(r"(?<=[\u4e00-\u9fff])(?=\d)|(?<=\d)(?=[\u4e00-\u9fff])")
_HAN_AND_HAN: Final = re.compile(r"(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff“])")


def finished(text: str) -> str:
    """A sentence begins with a capital, whatever name it begins with; Chinese sets numbers off by a space."""
    told = text[:1].upper() + text[1:]
    return told if told.isascii() else _HAN_AND_HAN.sub("", _HAN_AND_DIGIT.sub(" ", told))


@lru_cache(4096)
def _die(lang: Language, slot: str) -> str:
    return Phrases(lang)._die(slot)


@lru_cache(4096)
def _shows(lang: Language, colour: str, face: str, n: int) -> str:
    say = Phrases(lang)
    if not face:
        return say.text("dice-unrolled", colour=say.colour(colour), n=n)
    key = {1: "die-shows", 2: "die-shows-both"}.get(n, "dice-show")
    return say.text(key, colour=say.colour(colour), face=say.short(face), n=n)


@lru_cache(4096)
def _of_colour(lang: Language, colour: str, faces: tuple[str, ...]) -> str:
    say = Phrases(lang)
    told = say.commas([say.short(face) for face in faces])
    return say.text("results-of-colour", colour=say.colour(colour), faces=told)


class Phrases:
    """The small words of one language, put together; dice are called by what they show, where that is known."""

    def __init__(self, lang: Language, lying: Mapping[str, tuple[str, str]] = MappingProxyType({})) -> None:
        self.lang = lang
        self.lying = lying

    def text(self, key: str, /, **params: Said) -> str:
        return self.lang.text(key, **params)

    def sentence(self, key: str, variant: str, params: Mapping[str, Said]) -> str:
        """The message, or its attribute if `variant` names one it has; finished."""
        if variant and self.lang.has(key, variant):
            return finished(self.lang.attr(key, variant, **params))
        return finished(self.lang.text(key, **params))

    def own_key(self, kind: str, role: str, name: str) -> str:
        """The key of a sentence about a seat: its role's own (`event-umpire-rolled`) where there is one."""
        own = f"{kind}-{role}-{name}"
        return own if role and self.lang.has(own) else f"{kind}-{name}"

    # --- lists ----------------------------------------------------------------------------------------------------

    def listing(self, items: Iterable[str]) -> str:
        """'a, b and c'; 'nothing' if there is nothing."""
        told = list(items)
        if not told:
            return self.text("nothing")
        if len(told) == 1:
            return told[0]
        return self.text("list-and", a=self.commas(told[:-1]), b=told[-1])

    def commas(self, items: Sequence[str]) -> str:
        """'a, b, c'."""
        told = items[0] if items else ""
        for item in items[1:]:
            told = self.text("list-comma", a=told, b=item)
        return told

    def either(self, items: Sequence[str]) -> str:
        """'a or b'."""
        told = items[0] if items else ""
        for item in items[1:]:
            told = self.text("list-or", a=told, b=item)
        return told

    def sentences(self, told: Sequence[str]) -> str:
        """One sentence behind another, as the language sets them apart."""
        joined = told[0] if told else ""
        for sentence in told[1:]:
            joined = self.text("because", sentence=joined, reason=sentence)
        return joined

    def noted(self, label: str, notes: Sequence[str]) -> str:
        """'Advance to sector 5 (1 courage, landmines)'; the label alone if there is nothing to note."""
        return self.text("with-notes", label=label, notes=self.commas(notes)) if notes else label

    # --- cards, places, people --------------------------------------------------------------------------------------

    def is_card(self, slug: str) -> bool:
        return bool(slug) and self.lang.has(f"card-{slug}")

    def card(self, slug: str) -> Noun:
        """The name of a card, with the forms of `the` and itself as `.the`; a slug that nobody knows is quoted."""
        the = self.the(slug)
        name = self.text(f"card-{slug}") if self.is_card(slug) else self.text("quoted", word=slug)
        return Noun(name, {"the": str(the), **the.forms})

    def the(self, slug: str) -> Noun:
        """The name of a card with its article: 'the Medic', 'le Toubib'."""
        if self.lang.has(f"the-{slug}"):
            return self.lang.noun(f"the-{slug}")
        return Noun(self.text(f"card-{slug}"), {}) if self.is_card(slug) else self.lang.noun("quoted", word=slug)

    def place(self, sector: str) -> Noun:
        """'sector 5', 'the west bunker', 'sector 14 of Sword Beach'."""
        board, _, name = sector.rpartition(":")
        if board and self.lang.has(f"place-{board}"):  # a map that is none of the beach's numbers its own
            return self.lang.noun(f"place-{board}", n=name)
        key = _BUNKERS.get(name)
        place = self.lang.noun(key) if key else self.lang.noun("place-sector", n=name)
        return self.lang.noun("place-on-map", place=place, map=self.text(f"map-{board}")) if board else place

    def unit(self, seat: int) -> str:
        return self.text("the-unit", n=seat)

    def count(self, resource: str, n: int) -> str:
        """'3 soldiers'."""
        return self.text(f"count-{resource}", n=n)

    def goods(self, text: str) -> list[str]:
        """One side of a trade, `soldiers 3 bazooka`, piece by piece."""
        words = text.split()
        told: list[str] = []
        while words:
            word = words.pop(0)
            if words and words[0].isdigit():
                told.append(self.count(word, int(words.pop(0))))
            else:
                told.append(self.the(word))
        return told

    def named(self, kind: str, word: str) -> str:
        """A word of an action, as its kind wants it said: 'red star', 'Star', 'sector 5'."""
        if kind in ("die", "other-die"):
            return self.die(word)
        if kind == "spare-die":
            return _die(self.lang, word)
        if kind == "face":
            return self.face(word)
        if kind == "colour":
            return self.colour(word)
        if kind == "card":
            return self.card(word)
        if kind == "sector":
            return self.place(word)
        if kind == "resource":
            return self.text(f"resource-{word}")
        return self.text(f"terrain-{word}") if kind == "terrain" else word

    # --- dice -------------------------------------------------------------------------------------------------------

    def face(self, face: str) -> Noun:
        """The name of a face as it stands alone: 'Star'."""
        return self.lang.noun(f"face-{_key(face)}")

    def short(self, face: str) -> Noun:
        """The name of a face inside a sentence: 'star'."""
        noun = self.face(face)
        return Noun(noun.forms["short"], noun.forms)

    def bonus(self, face: str, role: str = "") -> str:
        """The RWB bonus of a face; a role may have its own."""
        own = f"{role}-rwb-{_key(face)}"
        return self.text(own if role and self.lang.has(own) else f"rwb-{_key(face)}")

    def colour(self, colour: str) -> Noun:
        return self.lang.noun(f"colour-{colour}")

    def die(self, slot: str) -> str:
        """'red star', or 'red 1' where nobody knows what it shows; with a seat before it (`2:w1`) 'white 1 of unit 2'.

        A bare colour is a result without a die.
        """
        if slot not in self.lying:
            return _die(self.lang, slot)
        told, seat = self.shown([self.lying[slot]]), slot.rpartition(":")[0]
        return self.text("die-of", die=told, n=int(seat)) if seat else told

    def _die(self, slot: str) -> str:
        seat, _, name = slot.rpartition(":")
        colour = self._colour_of(name)
        if not colour or not name[1:].isdigit():
            return self.text("result-of-colour", colour=self.colour(name)) if self.is_colour(name) else name
        told = self.text("die-name", colour=self.colour(colour), n=name[1:])
        return self.text("die-of", die=told, n=int(seat)) if seat.isdigit() else told

    def _colour_of(self, slot: str) -> str:
        letter = slot[:1]
        if letter not in _SLOT_COLOURS and letter and self.lang.has(f"die-letter-{letter}"):
            return self.text(f"die-letter-{letter}")
        return _SLOT_COLOURS.get(letter, "")

    def shown(self, dice: Iterable[tuple[str, str]]) -> str:
        """Dice by colour and face: 'white star and both red dice (skull)'; 'a red die' where it shows none yet."""
        return self.listing(_shows(self.lang, *die, n) for die, n in Counter(dice).items())

    def order(self, slots: Sequence[str], named: Sequence[str], count: int) -> str:
        """In which order the results of `count` dice are typed: those named among the slots, or all of them."""
        chosen = [slot for slot in slots if slot in named]
        thrown = chosen if len(chosen) == count else slots
        return self.text("need-order", dice=self.commas([self.die(slot) for slot in thrown])) if count > 1 else ""

    def is_colour(self, name: str) -> bool:
        return self.lang.has(f"colour-{name}")

    def is_die(self, slot: str) -> bool:
        """Whether this is what a die is called: `r1`, `2:w1`."""
        name = slot.rpartition(":")[2]
        return name[1:].isdigit() and bool(self._colour_of(name))

    def dice(self, slots: Iterable[str]) -> str:
        told = list(slots)
        if told and all(slot in self.lying and ":" not in slot for slot in told):
            return self.shown(self.lying[slot] for slot in told)
        return self.listing(self.die(slot) for slot in told)

    def results(self, results: Iterable[str]) -> str:
        """`red STAR`, `red SKULL`, `blue TOOL` as 'red: star, skull; blue: tool'."""
        groups: dict[str, list[str]] = {colour: [] for colour in _COLOURS}
        for result in results:
            colour, _, face = result.partition(" ")
            groups.setdefault(colour, []).append(face)
        told = [_of_colour(self.lang, colour, tuple(faces)) for colour, faces in groups.items() if faces]
        joined = told[0] if told else self.text("nothing")
        for group in told[1:]:
            joined = self.text("list-semicolon", a=joined, b=group)
        return joined

    def rolled(self, slots: Sequence[str], faces: Sequence[str]) -> str:
        """The dice of a roll, grouped by their colour."""
        pairs = zip(slots, faces, strict=False)
        return self.results(f"{self._colour_of(slot)} {face}" for slot, face in pairs)


def _key(face: str) -> str:
    return face.lower().replace("_", "-")
