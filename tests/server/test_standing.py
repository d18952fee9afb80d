"""A question that stands is not worked out again: what is told must be what asking anew would tell."""

from __future__ import annotations

from random import Random

import pytest

from hhour.kernel.games import games
from hhour.kernel.setup import parse_setup
from hhour.kernel.table import Table
from hhour.server import story
from hhour.server.wire import Question

SEVERAL = [setup for setup in games()["dday"].sample_setups() if parse_setup(setup).seats > 1][:8]
MOVES = 60


def asked(table: Table, seat: int) -> Question | None:
    return story.question(table, seat, 0, table.final(seat), "en")


def again(before: Question | None, table: Table, seat: int) -> Question | None:
    return None if before is None else story.again(before, table, seat, table.final(seat), "en")


@pytest.mark.parametrize("setup", SEVERAL)
def test_a_question_that_stands_is_the_one_that_would_be_asked_anew(setup: str) -> None:
    table, rng = Table(setup, seed="standing"), Random(11)
    for _ in range(MOVES):
        if table.outcome:
            return
        before, mover = table, rng.choice(table.waiting())
        table = before.fork()
        choices = [one for one in table.choices(mover) if one.split()[0] not in ("give-up", "abandon")]
        table.apply(mover, rng.choice(choices or table.choices(mover)))
        for seat in table.seats:
            if story.signature(table, seat) == story.signature(before, seat) and table.stands(seat, before, mover):
                assert again(asked(before, seat), table, seat) == asked(table, seat)


def test_while_units_roll_the_others_questions_stand_and_what_touches_them_ends_that() -> None:
    before = Table("dday n-02 units=2", seed="standing")
    rolled = before.fork()
    rolled.apply(1, "roll")
    assert rolled.stands(2, before, 1)
    assert not rolled.stands(1, before, 1)
    richer = rolled.fork()
    richer.play.battle.units[0].soldiers += 1
    assert not richer.stands(2, before, 1)
    later = rolled.fork()
    later.play.battle.mgf = ((1, 6),)
    assert not later.stands(2, before, 1)


def test_who_is_done_ends_nobodys_question_but_changes_what_can_be_taken_back() -> None:
    before = Table("dday n-02 units=2", seed="standing")
    for seat in (1, 2):
        before.apply(seat, "roll")
        before.apply(seat, next(one for one in before.choices(seat) if one.startswith("lock")))
    done = before.fork()
    done.apply(1, "stop")
    assert done.stands(2, before, 1)
    stood = again(asked(before, 2), done, 2)
    assert stood is not None
    assert before.can_undo(2)
    assert not stood.can_undo
    assert stood == asked(done, 2)


def test_where_boxes_add_to_the_game_nothing_is_taken_for_granted() -> None:
    before = Table("dday n-02 units=2 opts=gold=regular", seed="standing")
    rolled = before.fork()
    rolled.apply(1, rolled.choices(1)[0])
    assert not rolled.stands(2, before, 1)


@pytest.mark.parametrize("setup", SEVERAL)
def test_what_need_not_be_tried_shows_nothing_when_it_is(setup: str) -> None:
    table, rng = Table(setup, seed="untried"), Random(12)
    for _ in range(MOVES):
        if table.outcome:
            return
        mover = rng.choice(table.waiting())
        for action in table.listed(mover):
            if table.game.shows_nothing(table.play, mover, action):
                assert not table.shows_new(mover, action), action
        choices = [one for one in table.choices(mover) if one.split()[0] not in ("give-up", "abandon")]
        table.apply(mover, rng.choice(choices or table.choices(mover)))


def test_a_trade_need_not_be_tried_in_the_base_game_and_is_where_a_box_adds_to_it() -> None:
    for setup, untried in (("dday n-02 units=2", True), ("dday n-02 units=2 opts=gold=regular", False)):
        table = Table(setup, seed="untried")
        trade = next(action for action in table.listed(1) if action.verb == "trade")
        assert table.game.shows_nothing(table.play, 1, trade) is untried
        table.apply(1, trade)
        drafted = [action for action in table.listed(1) if action.verb in ("give", "take")]
        assert drafted
        assert all(table.game.shows_nothing(table.play, 1, action) is untried for action in drafted)


def test_what_only_ends_ones_own_business_need_not_be_tried_while_another_is_asked() -> None:
    table, rng = Table("dday n-02 units=2", seed="untried"), Random(3)
    tried: dict[tuple[str, bool], set[bool]] = {}
    for _ in range(400):
        if table.outcome:
            break
        for seat in table.waiting():
            for action in table.listed(seat):
                if action.text in ("stop", "done", "stay") or action.verb == "recruit":
                    nothing = table.game.shows_nothing(table.play, seat, action)
                    tried.setdefault((action.verb, len(table.waiting()) > 1), set()).add(nothing)
        mover = rng.choice(table.waiting())
        choices = [one for one in table.choices(mover) if one.split()[0] not in ("give-up", "abandon", "trade", "use")]
        table.apply(mover, rng.choice(choices or table.choices(mover)))
    for verb in ("stop", "done", "stay", "recruit"):
        assert tried[verb, True] == {True}
        assert tried[verb, False] == {False}
