"""The German's dice as the odds know them (A-GER-11, A-RWB).

What is counted of three stars lets a Unit add a white result and him a black one (A-RWB-03). So his black dice stand
where a Unit's white ones do, and his white ones where a Unit's blue ones do: dice are turned on the way in, and the
names of dice on the way out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hhour.advice.odds.parse import Dice, DiceError, parse_dice
from hhour.kernel.faces import FACES

TURNED: Final = {"r": "r", "k": "w", "w": "b"}  # his dice, by the letter they stand under
TOLD: Final = {stands: letter for letter, stands in TURNED.items()}


def turn(groups: Dice) -> Dice:
    """His red, white and black dice as the odds take them, and the other way round."""
    red, second, third = groups
    return red, third, second


def parse_german_dice(text: str) -> Dice:
    """`r:SKULL,TOOL w:STAR,STAR k:2,C`, turned; k is black, as in the names of his dice."""
    words = []
    for part in text.split():
        colour, colon, faces = part.partition(":")
        letter = "k" if colour.lower().startswith(("k", "bla")) else colour.lower()[:1]
        if colon and letter not in TURNED:
            raise DiceError("odds-no-german-colour", colour=colour)
        words.append(f"{TURNED.get(letter, colour)}:{faces}" if colon else part)
    try:
        return parse_dice(" ".join(words))
    except DiceError as error:
        colour = str(error.params.get("colour", ""))
        raise DiceError(error.key, **{**error.params, "colour": TOLD.get(colour, colour)}) from None


def write_german_dice(dice: Dice) -> str:
    """His dice in words, red, white and black, as they lie at the table."""
    groups = zip("rwk", turn(dice), strict=True)
    return " ".join(f"{letter}:{','.join(FACES[face] for face in faces)}" for letter, faces in groups if faces)


def told_names(names: Iterable[str]) -> list[str]:
    """Dice of the odds by the names they have at the table, in the order they lie there: w1 is k1."""
    return sorted((TOLD[name[0]] + name[1:] for name in names), key=lambda name: ("rwk".index(name[0]), name))


def turned_names(names: Iterable[str]) -> list[str]:
    """His dice by the names the odds have for them."""
    found = []
    for name in names:
        if name[:1].lower() not in TURNED:
            raise DiceError("odds-no-german-colour", colour=name)
        found.append(TURNED[name[0].lower()] + name[1:])
    return found
