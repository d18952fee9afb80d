"""Faces and colours: each number means one name, and results are written as old saves have them."""

from __future__ import annotations

import pytest

from hhour.kernel import faces
from hhour.kernel.dice import RWB, RWK, Tray
from hhour.kernel.faces import BLACK, BLUE, COLOUR_MASK, FACES, PINK, RED, read, result, written


def test_every_colour_has_its_name_and_its_letter() -> None:
    told = {name: (faces.COLOUR_NAMES[number], faces.LETTERS[number]) for name, number in NUMBERS.items()}
    assert told == {
        "RED": ("red", "r"), "WHITE": ("white", "w"), "BLUE": ("blue", "b"), "COLOURLESS": ("colourless", "c"),
        "BLACK": ("black", "k"), "GOLD": ("gold", "g"), "PINK": ("pink", "p"), "GREY": ("grey", "y"),
    }  # fmt: skip


NUMBERS = {
    name: getattr(faces, name) for name in ("RED", "WHITE", "BLUE", "COLOURLESS", "BLACK", "GOLD", "PINK", "GREY")
}


def test_every_face_has_its_name() -> None:
    named = [faces.FACE_NAMES[getattr(faces, name)] for name in FACES]
    assert named == list(FACES)


def test_the_six_faces_in_the_first_four_colours_are_written_below_24() -> None:
    assert [written(result(face, colour)) for face in range(6) for colour in range(4)] == list(range(24))


def test_all_others_are_written_from_100_on() -> None:
    assert written(result(0, faces.BLACK)) == 104
    assert written(result(5, faces.GREY)) == 187
    assert written(result(6, faces.RED)) == 196  # a face of a box's own on a red die


def test_what_was_written_is_read_again() -> None:
    every = [result(face, colour) for face in range(9) for colour in range(COLOUR_MASK + 1)]
    assert [read(written(shown)) for shown in every] == every
    assert len({written(shown) for shown in every}) == len(every)


def test_a_letter_names_the_dice_of_one_colour() -> None:
    with pytest.raises(ValueError, match="cannot be named r1"):
        faces.new_colour("rust", "r")
    assert faces.new_colour("red", "x") == faces.RED


def test_pink_counts_as_red_and_blue_and_black_as_each_other() -> None:
    unit, german = Tray((RED, PINK, BLACK), RWB), Tray((RED, PINK, BLUE), RWK)
    assert unit.colours == (RED, RED, BLUE)
    assert german.colours == (RED, RED, BLACK)


def test_a_face_that_is_known_stays_the_same_face() -> None:
    known = list(faces.FACE_NAMES)
    assert faces.new_face("STAR") == faces.STAR
    assert known == faces.FACE_NAMES


def test_there_is_room_for_sixteen_colours() -> None:
    known = (list(faces.COLOUR_NAMES), list(faces.LETTERS), dict(faces.COLOUR_NUMBER))
    try:
        free = [letter for letter in "defhijlmnoqstuvxz" if letter not in faces.LETTERS]
        while len(faces.COLOUR_NAMES) < 16:
            number = len(faces.COLOUR_NAMES)
            assert faces.new_colour(f"shade-{number}", free.pop()) == number
        with pytest.raises(ValueError, match="take another letter"):
            faces.new_colour("one too many", free.pop())
    finally:
        faces.COLOUR_NAMES[:], faces.LETTERS[:] = known[:2]
        faces.COLOUR_NUMBER.clear()
        faces.COLOUR_NUMBER.update(known[2])
