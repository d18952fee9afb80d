"""What happens on the lanes is numbered and follows from what it follows from, for one seat as for several."""

from __future__ import annotations

import pytest

from hhour.kernel.action import Action
from hhour.kernel.event import Event
from hhour.kernel.lanes import TABLE, Play, asked_flags, settle
from tests.kernel.talk import ASK, ASK_OTHER, GO, RULE, TELL, Talk, laid, role

GAME = Talk()
alone_and_together = pytest.mark.parametrize("seats", [1, 2])


def causes(told: list[Event]) -> list[tuple[str, int, int]]:
    return [(event.kind, event.seat, event.cause) for event in told]


@alone_and_together
def test_events_are_counted_from_one_without_a_gap(seats: int) -> None:
    told: list[Event] = []
    p = laid(seats, told)
    assert [p.emit("said", 1, RULE, {}) for _ in range(3)] == [1, 2, 3]
    assert causes(told) == [("said", 1, 0)] * 3
    settle(p)
    for _ in range(2):
        for seat in range(1, seats + 1):
            GAME.act(p, seat, GO)
    assert [event.seq for event in told] == list(range(1, len(told) + 1))


def test_where_nobody_listens_nothing_is_counted() -> None:
    p = laid(1)
    assert p.emit("said", 1, RULE, {}) == 0
    assert p.seq == 0


@alone_and_together
def test_a_stage_opens_of_itself_and_its_questions_follow_from_it(seats: int) -> None:
    told: list[Event] = []
    p = laid(seats, told)
    p.cause = 99
    settle(p)
    assert causes(told) == [("opened", 0, 0)]
    everyone = range(1, seats + 1)
    for seat in everyone:
        GAME.act(p, seat, GO)
    assert causes(told) == [("opened", 0, 0), *(("gone", seat, 1) for seat in everyone), ("opened", 0, 0)]
    assert (p.state.turn, GAME.waiting(p)) == (2, list(everyone))


@alone_and_together
def test_every_frame_of_a_course_follows_from_the_event_that_laid_it(seats: int) -> None:
    told: list[Event] = []
    p = laid(seats, told)
    p.emit("said", 1, RULE, {})
    p.cause = p.emit("ordered", 1, RULE, {})
    p.lay(1, (ASK, TELL, ASK))
    if seats == 2:
        p.lay(2, (ASK,))
    p.cause = 0
    settle(p)
    GAME.act(p, 1, GO)
    assert causes(told)[2:] == [("gone", 1, 2), ("told", 1, 2)]
    GAME.act(p, 1, GO)
    assert causes(told)[4] == ("gone", 1, 2)


@alone_and_together
def test_what_lay_there_when_a_game_was_loaded_follows_from_nothing(seats: int) -> None:
    told: list[Event] = []
    p = laid(seats, told, [(ASK, ASK, TELL)] + [(TELL,)] * (seats - 1))
    p.cause = 7
    settle(p)
    assert causes(told) == [("told", seat, 0) for seat in range(1, seats + 1)]
    p.cause = 7
    GAME.act(p, 1, GO)
    assert causes(told)[seats:] == [("gone", 1, 0)]


def test_a_lane_that_waits_is_saved_as_asked_and_others_are_not() -> None:
    p = laid(3, None, [(ASK,), (), (ASK,)])
    assert asked_flags(p.state) == [0, 0, 0, 0]
    settle(p)
    assert asked_flags(p.state) == [0, 1, 0, 1]
    p.push(3, *ASK)
    assert asked_flags(p.state) == [0, 1, 0, 0]


def test_options_that_were_kept_hold_until_somebody_acts() -> None:
    p = laid(1, None, [(ASK, ASK)])
    p.keep(1, [Action("stay")])
    assert GAME.choices(p, 1) == [Action("stay")]
    GAME.act(p, 1, GO)
    assert GAME.choices(p, 1) == [GO]


@alone_and_together
def test_the_table_has_a_lane_of_its_own_and_no_stage_opens_before_it_is_empty(seats: int) -> None:
    told: list[Event] = []
    p = laid(seats, told)
    p.push(TABLE, *ASK)
    p.push(TABLE, *TELL)
    settle(p)
    assert causes(told) == [("told", 0, 0)]
    assert GAME.waiting(p) == [], "nobody sits there"
    p.pop(TABLE)
    settle(p)
    assert causes(told)[1:] == [("opened", 0, 0)]
    assert GAME.waiting(p) == list(range(1, seats + 1))


# --- seats that nobody plays ------------------------------------------------------------------------------------------


def with_an_automaton(told: list[Event]) -> Play:
    """Nobody plays the second seat: it shouts once, and then always goes."""

    def automaton(p: Play, seat: int) -> Action:
        return GO if any(event.kind == "shouted" for event in told) else Action("shout")

    p = laid(2, told)
    p.rules.roles = (role(1), role(2, played=False))
    p.rules.automata = {2: automaton}
    settle(p)
    return p


def test_a_seat_nobody_plays_acts_until_somebody_else_is_asked() -> None:
    told: list[Event] = []
    p = with_an_automaton(told)
    assert GAME.waiting(p) == [1, 2]
    GAME.act(p, 1, GO)
    assert [(event.kind, event.seat) for event in told] == [
        ("opened", 0), ("gone", 1), ("shouted", 2), ("gone", 2), ("opened", 0), ("gone", 2),
    ]  # fmt: skip
    assert GAME.waiting(p) == [1]


def test_what_it_does_freely_follows_from_nothing_and_its_answers_from_their_question() -> None:
    told: list[Event] = []
    GAME.act(with_an_automaton(told), 1, GO)
    assert causes(told) == [
        ("opened", 0, 0), ("gone", 1, 1), ("shouted", 2, 0), ("gone", 2, 1), ("opened", 0, 0), ("gone", 2, 5),
    ]  # fmt: skip


def test_it_cannot_be_played_and_a_seat_that_is_none_is_told_how_many_there_are() -> None:
    p = with_an_automaton([])
    refused = [GAME.refusal(p, seat, GO) for seat in (0, 2, 3)]
    assert [(one.key, one.params) for one in refused if one is not None] == [
        ("no-such-seat", {"seat": 0, "seats": 2}),
        ("seat-not-played", {"seat": 2, "action": "go"}),
        ("no-such-seat", {"seat": 3, "seats": 2}),
    ]


# --- whose dice an answer names ---------------------------------------------------------------------------------------


def test_a_question_about_anothers_dice_is_answered_with_them_and_free_actions_name_ones_own() -> None:
    p = laid(1, None, [(ASK, ASK_OTHER)])
    kinds = {text: GAME.choice(p, 1, Action(text, ("r1", "STAR", "2"))).kinds for text in ("take", "shout")}
    assert kinds == {"take": ("other-die", "face", "number"), "shout": ("die", "face", "number")}
    p.state.lanes[1] = (ASK_OTHER, ASK)
    assert GAME.choice(p, 1, Action("take", ("r1",))).kinds == ("die",), "the question on top is asked"
    p.state.lanes[1] = ()
    assert GAME.choice(p, 1, Action("take", ("r1",))).kinds == ("die",)
