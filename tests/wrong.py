"""Wrong answers: whatever a seat is asked in a test, words that mean nothing are refused there in a sentence."""

from __future__ import annotations

from hhour.kernel.table import Table
from tests.refused import unlisted

NOBODY = "nobody"
NOTHING_ASKED = [(NOBODY,) * number for number in range(5)]  # a word that is no answer is refused alike, however told


def check_wrong(table: Table, seat: int) -> None:
    """Every kind of answer the seat may give, with one of its words wrong, or without any."""
    with unlisted():
        _give_wrong_answers(table, seat)


def _give_wrong_answers(table: Table, seat: int) -> None:
    meant = [table.refusal(seat, " ".join(("salute", *words))) for words in NOTHING_ASKED]
    assert len({refused.key if refused is not None else "" for refused in meant}) == 1, meant
    shapes = {(words[0], len(words)): words for words in map(str.split, table.choices(seat)) if len(words) > 1}
    for words in shapes.values():
        for place in range(1, len(words)):
            wrong = " ".join((*words[:place], NOBODY, *words[place + 1 :]))
            assert table.refusal(seat, wrong) is not None, wrong
        assert table.refusal(seat, f"{words[0]} {NOBODY} {' '.join(words[1:])}") is not None, words
        for rest in NOTHING_ASKED:
            assert table.refusal(seat, " ".join((words[0], *rest))) is not None or not rest, words
        table.refusal(seat, f"{words[0]} {seat}")  # of oneself: may be right, and never breaks
