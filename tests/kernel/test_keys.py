"""Whose dice are whose, and which of them: a seed gives by that, so an old record finds its dice only if it stays."""

from __future__ import annotations

import re
from collections import defaultdict
from random import Random

import pytest

from hhour.kernel.playout import drawn
from hhour.kernel.table import Table
from tests.written import OF_EITHER, OF_THE_TABLE

KEY = re.compile(r"(\d+)\.(\d+)\.([^.:]+)\.(\d+)")
SETUPS = (
    "dday n-01 units=2 opts=random-specialists,quartermasters-whim", "dday n-02 units=2 opts=sea",
    "dday n-03 units=2 opts=assault,garrison-ai",
    "dday n-18 units=2 opts=german,battle-conditions", "express gold units=2", "bataille units=3",
)  # fmt: skip
# the numbers that draws of a kind have in one turn of one seat, in order
NUMBERS = {
    ("dday", "hand"): [*range(7)], ("dday", "items"): [*range(4)], ("dday", "unique"): [*range(2)],
    ("dday", "german"): [0], ("dday", "roll"): [1, 2, 3], ("dday", "shelling"): [1], ("express", "axis"): [0],
    ("express", "help"): [0], ("express", "roll"): [0, 1, 2], ("bataille", "start"): [1],
}  # fmt: skip


def keys(setup: str) -> list[tuple[int, int, str, int]]:
    """Turn, seat, purpose and number of every draw of a game that is played at random."""
    table, rng = Table(setup, seed="keys"), Random(1)
    for _ in range(150):
        if not table.outcome:
            seat = table.waiting()[0]
            table.apply(seat, drawn(table.listed(seat), rng.random))
    words = [*table.record.start, *(word for line in table.record.lines for word in line.draws)]
    found = [match.groups() for match in map(KEY.match, words) if match]
    return [(int(turn), int(seat), purpose, int(number)) for turn, seat, purpose, number in found]


@pytest.mark.parametrize("setup", SETUPS)
def test_every_draw_has_its_turn_its_seat_and_its_number(setup: str) -> None:
    game = setup.split()[0]
    drawn_so = keys(setup)
    assert drawn_so
    assert len(drawn_so) == len(set(drawn_so)), "no two draws are the same"
    numbers = defaultdict(list)
    for turn, seat, purpose, number in drawn_so:
        numbers[turn, seat, purpose].append(number)
        if purpose not in OF_EITHER:
            assert (seat == 0) == (purpose in OF_THE_TABLE), purpose
    for (_, _, purpose), found in numbers.items():
        wanted = NUMBERS.get((game, purpose), found)
        assert found == wanted[: len(found)], purpose
