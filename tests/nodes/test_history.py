"""The checker itself: it must notice what it is there for."""

from __future__ import annotations

from tests.nodes.history import Act, History, Look, wrong_with

ROWS = [(1, 1, "roll", "a"), (2, 2, "roll", "b")]


def an_act(
    key: str, n: int | None, start: float, end: float | None, seat: int = 1, question: int = 0, refused: str = ""
) -> Act:
    return Act("g", key, seat, question, "roll", start, end, n, refused)


def wrong(*acts: Act, looks: tuple[Look, ...] = (), rows: list[tuple[int, int, str, str]] = ROWS) -> str:
    return "; ".join(wrong_with(History(list(acts), list(looks)), "g", rows))


def test_a_history_that_fits_is_let_through() -> None:
    good = (an_act("a", 1, 0, 1), an_act("b", 2, 0.5, 2, seat=2), an_act("c", None, 3, None))
    assert wrong(*good, looks=(Look("g", 2.5, 2.6, 2),)) == ""


def test_what_is_lost_doubled_or_answered_twice_is_noticed() -> None:
    assert "acknowledged" in wrong(an_act("lost", 3, 0, 1))
    assert "acknowledged" in wrong(an_act("a", 2, 0, 1))
    assert "twice" in wrong(rows=[*ROWS, (3, 1, "roll", "a")])
    assert "gap" in wrong(rows=[ROWS[0], (3, 2, "roll", "b")])
    assert "refused" in wrong(an_act("a", None, 0, 1, refused="late"))
    assert "answered twice" in wrong(an_act("a", 1, 0, 1), an_act("b", 2, 0, 1, seat=1))


def test_what_is_out_of_order_is_noticed() -> None:
    assert "came before" in wrong(an_act("b", 2, 0, 1, seat=2), an_act("a", 1, 2, 3))
    assert "a look at 1" in wrong(an_act("b", 2, 0, 1, seat=2), looks=(Look("g", 2, 3, 1),))
    assert "before it was sent" in wrong(an_act("b", 2, 5, 6, seat=2), looks=(Look("g", 2, 3, 2),))
