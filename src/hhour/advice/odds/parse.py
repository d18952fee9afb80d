"""Dice, virtual results and locked dice as people write them: `r:SKULL,TOOL w:STAR,TWO_SOLDIERS b:2,C g:STAR`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from hhour.advice.odds.groups import Faces
from hhour.i18n.errors import TranslatedError
from hhour.kernel.faces import (
    COLOUR_NAMES,
    COLOURLESS,
    COLOURS,
    COURAGE,
    FACES,
    GOLD,
    SKULL,
    SOLDIER,
    STAR,
    TOOL,
    TWO_SOLDIERS,
)

Dice = tuple[Faces, ...]  # the faces of the red, the white, the blue and perhaps the Gold dice, in the order they lie

LETTERS: Final = {"K": SKULL, "S": STAR, "1": SOLDIER, "2": TWO_SOLDIERS, "C": COURAGE, "T": TOOL}
DIE_COLOURS: Final = (*COLOURS[:COLOURLESS], COLOUR_NAMES[GOLD])
MOST_DICE: Final = (2, 2, 2, 1)  # of each colour
MOST_VIRTUAL: Final = 12


class OddsError(TranslatedError, ValueError):
    """A question about odds that cannot be answered, in one sentence."""


class DiceError(OddsError):
    """Dice that do not exist or cannot be read."""


def parse_face(text: str) -> int:
    """A face by its name, a unique beginning of it, or its letter (K S 1 2 C T)."""
    word = text.strip().upper().replace("-", "_")
    if word in LETTERS:
        return LETTERS[word]
    found = [number for number, name in enumerate(FACES) if name.startswith(word)] if word else []
    if word in FACES or len(found) == 1:
        return FACES.index(word) if word in FACES else found[0]
    if found:
        raise DiceError("odds-face-either", face=text.strip(), faces=", ".join(FACES[number] for number in found))
    near = get_close_matches(word, FACES, n=1, cutoff=0.5)
    if near:
        raise DiceError("odds-face-near", face=text.strip(), near=near[0])
    raise DiceError("odds-no-face", face=text.strip(), faces=", ".join(FACES))


def parse_colour(text: str, colours: Sequence[str] = DIE_COLOURS) -> int:
    word = text.strip().lower()
    for number, name in enumerate(colours):
        if word and name.startswith(word):
            return number
    raise DiceError("odds-no-colour", colour=text.strip(), colours=", ".join(f"{name[0]} ({name})" for name in colours))


def parse_dice(text: str) -> Dice:
    """`r:SKULL,TOOL w:STAR,TWO_SOLDIERS b:TWO_SOLDIERS,COURAGE`; fewer dice are fewer dice (DICE(n) sectors).

    A Gold die is the fourth colour, where there is one.
    """
    dice: dict[int, Faces] = {}
    for part in re.sub(r"\s*([,:])\s*", r"\1", text).split():
        colour_text, colon, faces_text = part.partition(":")
        if not colon:
            raise DiceError("odds-dice-colourless", dice=part)
        colour = parse_colour(colour_text)
        if colour in dice:
            raise DiceError("odds-dice-twice", colour=DIE_COLOURS[colour][0])
        dice[colour] = tuple(parse_face(face) for face in faces_text.split(","))
        if len(dice[colour]) > MOST_DICE[colour]:
            key = "odds-one-gold" if colour == COLOURLESS else "odds-two-dice"
            raise DiceError(key, colour=DIE_COLOURS[colour][0], n=len(dice[colour]))
    if not dice:
        raise DiceError("odds-no-dice")
    colours = len(DIE_COLOURS) if COLOURLESS in dice else COLOURLESS
    return tuple(dice.get(colour, ()) for colour in range(colours))


def parse_virtual(text: str) -> tuple[tuple[int, int], ...]:
    """`TOOL w:SKULL`: results that are no dice, colourless unless a colour is given (B-TALLY-02)."""
    found = []
    for part in re.sub(r"\s*:\s*", ":", text).replace(",", " ").split():
        colour, colon, face = part.partition(":")
        found.append((parse_colour(colour, COLOURS) if colon else COLOURLESS, parse_face(face if colon else part)))
    if len(found) > MOST_VIRTUAL:
        raise DiceError("odds-many-virtual", most=MOST_VIRTUAL, n=len(found))
    return tuple(sorted(found))


def parse_faces(text: str) -> Faces:
    """`SKULL,STAR`: some faces."""
    return tuple(parse_face(word) for word in text.replace(",", " ").split())


def parse_penalties(text: str) -> tuple[tuple[int, int], ...]:
    """`STAR:3 TOOL`: so many results of a face, one if no number is given."""
    found = []
    for part in re.sub(r"\s*:\s*", ":", text).replace(",", " ").split():
        face, colon, number = part.partition(":")
        if colon and not re.fullmatch(r"[1-9]", number):
            raise DiceError("odds-penalty", text=part)
        found.append((parse_face(face), int(number) if colon else 1))
    return tuple(found)


def die_names(dice: Dice) -> tuple[tuple[str, ...], ...]:
    """r1 r2 w1 w2 b1 b2 g1, for the dice that are there."""
    return tuple(
        tuple(f"{DIE_COLOURS[colour][0]}{number + 1}" for number in range(len(faces)))
        for colour, faces in enumerate(dice)
    )


def parse_locked(locked: Iterable[str], dice: Dice) -> frozenset[str]:
    """The names of locked dice, each checked to be on the table."""
    names = [name for group in die_names(dice) for name in group]
    chosen = frozenset(name.strip().lower() for name in locked)
    for name in sorted(chosen):
        if name not in names:
            raise DiceError("odds-no-die", die=name, dice=", ".join(names))
    return chosen


def write_dice(dice: Dice) -> str:
    return " ".join(
        f"{DIE_COLOURS[colour][0]}:{','.join(FACES[face] for face in faces)}"
        for colour, faces in enumerate(dice)
        if faces
    )
