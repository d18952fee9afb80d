"""Windows where nothing is hidden: everybody is asked at once, and whoever can do nothing passes by itself."""

from __future__ import annotations

import pytest

from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Lane, Play, settle
from hhour.kernel.roles import Role
from hhour.kernel.windows import PASS, Window
from tests.kernel.talk import ASK, GO, RULE, Talk, laid, role

GAME = Talk()
SPEAK = Action("speak")


class Parley(Window[Play]):
    """Those whose seats its text names may speak, and are asked something for it."""

    name = "parley"
    rule = RULE

    def options(self, p: Play, seat: int, frame: Frame) -> list[Action]:
        return [SPEAK] if str(seat) in frame[3] else []

    def chosen(self, p: Play, seat: int, frame: Frame, action: Action) -> None:
        p.push(seat, *ASK)


PARLEY = Parley()


def opened(seats: tuple[int, ...], able: str, *, of: int = 3, roles: tuple[Role, ...] = ()) -> Play:
    """A parley of these seats; whoever is not among them is asked something else."""
    lanes: list[Lane] = [() if seat in seats else (ASK,) for seat in range(1, of + 1)]
    p = laid(of, None, lanes)
    p.rules.steps["parley"] = PARLEY
    p.rules.roles = roles or p.rules.roles
    PARLEY.open(p, seats, able)
    settle(p)
    return p


def questions(p: Play) -> list[str]:
    return [lane[-1][0] if lane else "" for lane in p.state.lanes[1:]]


def test_all_who_can_do_something_are_asked_at_once_and_the_others_pass_by_themselves() -> None:
    p = opened((1, 2, 3), "13")
    assert GAME.waiting(p) == [1, 3]
    assert p.state.lanes[1:] == [(("parley", passed, 0, "13"),) for passed in (0, 1, 0)]
    assert [GAME.choices(p, seat) for seat in (1, 2, 3)] == [[SPEAK, PASS], [], [SPEAK, PASS]]


def test_one_that_nobody_can_use_is_over_at_once() -> None:
    p = opened((1, 2), "")
    assert questions(p) == ["", "", "ask"]


@pytest.mark.parametrize(
    ("secret", "played", "asked"), [(True, True, True), (True, False, False), (False, True, False)]
)
def test_who_can_do_nothing_is_asked_only_if_somebody_plays_it_who_may_hide_something(
    secret: bool, played: bool, asked: bool
) -> None:
    p = opened((1, 2), "1", of=2, roles=(role(1), role(2, secret, played)))
    assert (2 in GAME.waiting(p)) is asked


def test_it_ends_for_those_who_take_part_and_for_nobody_else() -> None:
    p = opened((1, 2), "12")
    GAME.act(p, 1, PASS)
    assert questions(p) == ["parley", "parley", "ask"]
    GAME.act(p, 2, PASS)
    assert questions(p) == ["", "", "ask"]


def test_it_waits_for_whoever_is_still_busy_with_what_was_done_in_it() -> None:
    p = opened((1, 2), "12")
    GAME.act(p, 1, PASS)
    GAME.act(p, 2, SPEAK)
    assert questions(p) == ["parley", "ask", "ask"]
    assert GAME.waiting(p) == [1, 2, 3], "who has passed may act again"
    GAME.act(p, 1, PASS)
    assert questions(p) == ["parley", "ask", "ask"]
    GAME.act(p, 2, GO)
    assert questions(p) == ["parley", "parley", "ask"]
    GAME.act(p, 2, PASS)
    assert questions(p) == ["", "", "ask"]


def test_whoever_has_passed_stays_so_though_he_is_busy_with_something_that_came_later() -> None:
    p = opened((1, 2), "12")
    GAME.act(p, 1, PASS)
    p.push(1, *ASK)
    GAME.act(p, 2, PASS)
    assert questions(p) == ["ask", "parley", "ask"]
    GAME.act(p, 1, GO)
    assert questions(p) == ["", "", "ask"]
