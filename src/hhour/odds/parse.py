"""Dice, virtual results and locked dice as people write them: `r:SKULL,TOOL w:STAR,TWO_SOLDIERS b:2,C`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from hhour.kernel.faces import COLOURLESS, COLOURS, COURAGE, FACES, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS
from hhour.odds.groups import Faces

Dice = tuple[Faces, ...]  # the faces of the red, the white and the blue dice, in the order they lie

LETTERS: Final = {"K": SKULL, "S": STAR, "1": SOLDIER, "2": TWO_SOLDIERS, "C": COURAGE, "T": TOOL}
DIE_COLOURS: Final = COLOURS[:COLOURLESS]
MOST_VIRTUAL: Final = 12


class OddsError(ValueError):
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
        raise DiceError(f"The face {text.strip()!r} could be {_either([FACES[number] for number in found])}.")
    near = get_close_matches(word, FACES, n=1, cutoff=0.5)
    if near:
        raise DiceError(f"There is no face {text.strip()!r}; did you mean {near[0]}?")
    raise DiceError(f"There is no face {text.strip()!r}; the faces are {', '.join(FACES)}.")


def parse_colour(text: str, colours: Sequence[str] = DIE_COLOURS) -> int:
    word = text.strip().lower()
    for number, name in enumerate(colours):
        if word and name.startswith(word):
            return number
    raise DiceError(
        f"There is no colour {text.strip()!r}; write {_either([f'{name[0]} for {name}' for name in colours])}."
    )


def parse_dice(text: str) -> Dice:
    """`r:SKULL,TOOL w:STAR,TWO_SOLDIERS b:TWO_SOLDIERS,COURAGE`; fewer dice are fewer dice (DICE(n) sectors)."""
    dice: dict[int, Faces] = {}
    for part in re.sub(r"\s*([,:])\s*", r"\1", text).split():
        colour_text, colon, faces_text = part.partition(":")
        if not colon:
            raise DiceError(f"The dice {part!r} have no colour; write them like r:SKULL,TOOL.")
        colour = parse_colour(colour_text)
        if colour in dice:
            raise DiceError(f"The {DIE_COLOURS[colour]} dice are given twice.")
        dice[colour] = tuple(parse_face(face) for face in faces_text.split(","))
        if len(dice[colour]) > 2:
            raise DiceError(f"There are two {DIE_COLOURS[colour]} dice, not {len(dice[colour])}.")
    if not dice:
        raise DiceError("There are no dice; write them like r:SKULL,TOOL w:STAR,COURAGE b:SOLDIER,TOOL.")
    return tuple(dice.get(colour, ()) for colour in range(len(DIE_COLOURS)))


def parse_virtual(text: str) -> tuple[tuple[int, int], ...]:
    """`TOOL w:SKULL`: results that are no dice, colourless unless a colour is given (B-TALLY-02)."""
    found = []
    for part in re.sub(r"\s*:\s*", ":", text).replace(",", " ").split():
        colour, colon, face = part.partition(":")
        found.append((parse_colour(colour, COLOURS) if colon else COLOURLESS, parse_face(face if colon else part)))
    if len(found) > MOST_VIRTUAL:
        raise DiceError(f"At most {MOST_VIRTUAL} virtual results can be reckoned with, not {len(found)}.")
    return tuple(sorted(found))


def die_names(dice: Dice) -> tuple[tuple[str, ...], ...]:
    """r1 r2 w1 w2 b1 b2, for the dice that are there."""
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
            raise DiceError(f"There is no die {name!r}; the dice are {', '.join(names)}.")
    return chosen


def write_dice(dice: Dice) -> str:
    return " ".join(
        f"{DIE_COLOURS[colour][0]}:{','.join(FACES[face] for face in faces)}"
        for colour, faces in enumerate(dice)
        if faces
    )


def _either(words: Sequence[str]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]
