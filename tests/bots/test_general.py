"""The General: what he is shown, how far he may correct the plan, and what settled dice are worth to him."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hhour.bots.dday.captain import Captain, Prospects
from hhour.bots.dday.general import LEVELS, POINTS, STARS, General, Helper, Judged, between
from hhour.bots.dday.judgement import (
    COLUMNS,
    HIDDEN,
    MOVING,
    PLAN,
    REACH,
    WAY,
    WITHOUT,
    Judgement,
    logit,
    means_of,
    names_of,
    way_on,
)
from hhour.bots.dday.plan import MISSING_SPECIALIST, Node
from hhour.bots.protocol import Budget, ask
from hhour.kernel.table import Table
from tests.rule import rule
from tests.table import Situation

NAMES = ("hero", "medic", "n-06:11", "n-06:12", "n-08:2")
Values = np.ndarray[Any, np.dtype[np.float64]]


def drawn(seed: int, size: float = 1.0) -> Judgement:
    """A network that has learned something, whatever it may be."""
    draw = np.random.default_rng(seed)
    width = len(COLUMNS)
    w1 = draw.normal(0, size, (width + len(NAMES), HIDDEN))
    parts: dict[str, Any] = {"w1": w1, "b1": draw.normal(0, size, HIDDEN)}
    parts |= {"w2": draw.normal(0, size, HIDDEN), "b2": np.array(0.3)}
    return Judgement({**parts, "mean": draw.normal(0, 0.2, width), "spread": 0.5 + draw.random(width)}, NAMES)


def shown(seed: int, rows: int) -> tuple[Values, Values]:
    """Numbers and marks."""
    draw = np.random.default_rng(seed)
    found = draw.normal(0, 1, (rows, len(COLUMNS)))
    found[:, WAY] = 1.0
    return found, draw.integers(0, 2, (rows, len(NAMES))).astype(np.float64)


def on_sword_beach(sector: str, soldiers: int, marker: int = 1, courage: int = 0) -> Situation:
    """N-06: whoever comes to sector 11 from 12 finds one way on, which asks for the Hero."""
    table = Situation("dday n-06 units=1")
    table.unit(1, sector="12")
    table.unit(1, sector=sector, soldiers=soldiers, marker=marker, courage=courage)
    return table


def seen(general: General, table: Situation) -> Judged:
    outlook = general.outlook(table.field, table.field.unit(1))
    assert isinstance(outlook, Judged)
    return outlook


def settled(outlook: Judged, *, men: int, stars: int, cry: bool = False, courage: int = 9) -> float:
    return float(outlook.settled(men, courage, stars, 0, 0, 0.0, cry, True))


def test_an_untaught_general_says_what_the_plan_says() -> None:
    table = Situation("dday n-02")
    unit = table.unit(1, sector=1, soldiers=6, courage=1)
    captain, general = Captain(), General(Judgement.untaught())
    assert general.chance(table.field, unit) == pytest.approx(captain.chance(table.field, unit), abs=1e-3)


def test_what_is_shown_has_a_name_for_each_number_and_begins_with_the_plan() -> None:
    table = Situation("dday n-02")
    unit = table.unit(1, sector=1, soldiers=6, cards=["medic", "flame-thrower"])
    general = General(Judgement.untaught())
    rows, rest, marks = general.shown(table.field, unit)
    told = dict(zip(COLUMNS, np.concatenate((rows, rest)), strict=True))
    assert marks == ["n-02:1", "medic", "flame-thrower"]
    assert told["plan"] == pytest.approx(logit(Captain.chance(general, table.field, unit)))
    assert told["strength"] == pytest.approx(7 / 20)
    assert (told["specialists"], told["items"], told["way"]) == (1 / 6, 1 / 4, 1.0)


def test_the_plan_is_corrected_by_no_more_than_the_reach() -> None:
    """Whatever was learned, and however loudly: what the plan says is shut stays shut."""
    rows, marks = shown(1, 500)
    told = logit(drawn(2, size=9.0).chances(rows, marks))
    plain = logit(1 / (1 + np.exp(-rows[:, PLAN])))
    assert np.abs(told - plain).max() <= REACH + 1e-9
    assert np.abs(told - plain).max() > REACH / 2


def test_many_rows_of_one_unit_are_judged_as_one_by_one() -> None:
    judgement = drawn(3)
    rows, marks = shown(4, 50)
    rows[:, len(MOVING) :] = rows[0, len(MOVING) :]
    marks[:] = has = [0, 1, 0, 0, 1]
    found = judgement.fare(rows[:, : len(MOVING)], rows[0, len(MOVING) :], np.flatnonzero(has).tolist())
    assert found == pytest.approx(judgement.chances(rows, marks))


def test_marks_no_game_has_taught_say_nothing() -> None:
    judgement = drawn(3)
    assert judgement.marked(["medic", "n-02:1", "n-08:2", "a card of another box"]) == [1, 4]


def test_a_sector_has_one_mark_whether_its_map_is_played_alone_or_with_another() -> None:
    marks = []
    for setup, sector in (("dday n-08 units=2", "2"), ("dday deadstick units=2", "n-08:2")):
        table = Situation(setup)
        unit = table.unit(1, sector=sector)
        marks.append(General(Judgement.untaught()).shown(table.field, unit)[2])
    assert marks == [["n-08:2", "company"], ["n-08:2", "deadstick", "company"]]
    books = [table.field.book]
    assert {"n-08:2", "n-06:bunker", "deadstick", "medic"} <= set(names_of(books))


@rule("B-MAP-N06-S14")
def test_who_must_leave_and_lacks_whom_the_way_asks_for_counts_the_stars_for_him() -> None:
    table = on_sword_beach("11", soldiers=40)
    unit = table.field.unit(1)
    plan = General(Judgement.untaught()).planner.plan(table.field, unit)
    node = plan.node(unit.sector, unit.visited)
    means = means_of(table.field, unit)
    assert "hero" in means.costs
    ways = way_on(means, plan, node, 1, np.arange(means.costs["hero"] + 1))
    assert (np.diff(ways) > 0).all()
    assert ways[-1] == pytest.approx(1 - WITHOUT[0] ** (1 if plan.grounds[node.sector].black else 3))
    assert (way_on(means, plan, node, 3, np.arange(3)) <= way_on(means, plan, node, 1, np.arange(3))).all()
    table.give(1, "hero")
    unit = table.field.unit(1)
    plan = General(Judgement.untaught()).planner.plan(table.field, unit)
    assert way_on(means_of(table.field, unit), plan, Node(*node), 3, 0) == 1


@rule("B-MAP-N06-S14")
def test_settled_dice_that_bring_no_star_for_whom_the_only_way_asks_for_are_the_end() -> None:
    """With 54 men he once took the soldiers of a Battle Cry there, and nothing he could then do was any use."""
    table = on_sword_beach("11", soldiers=40, marker=3)
    table.start_at("UPKEEP")
    unit = table.field.unit(1)
    unit.must_leave = 1
    outlook = seen(General(Judgement.untaught()), table)
    cost = outlook.turns.means.costs["hero"]
    without, with_them = settled(outlook, men=40, stars=cost - 1), settled(outlook, men=40, stars=cost)
    assert without < 0.01 < 0.5 < with_them
    assert settled(outlook, men=40, stars=cost - 1, cry=True) > 0.5  # a charge asks for nobody


@rule("B-MAP-N06-S14")
def test_whoever_is_recruited_for_the_way_is_paid_with_stars_and_not_with_men_besides() -> None:
    """His stars are gone and he counts as one man more: the way is then worth what it is to a Unit that has him."""
    table = on_sword_beach("11", soldiers=20, marker=3)
    table.start_at("UPKEEP")
    turns = seen(General(Judgement.untaught()), table).turns
    turn, recruiting = turns.with_helper(""), turns.with_helper("hero")
    table.give(1, "hero")
    having = seen(General(Judgement.untaught()), table).turns.with_helper("")
    edge = next(edge for edge in turn.book.edges[turn.here.sector] if "hero" in turn.grounds[edge.target].need)
    target = turn.target(turn.here, edge)
    assert target is not None
    with_him, lacking = recruiting.walk(edge, target, 0, helper="hero"), turn.walk(edge, target, 0)
    first, other = ((each[..., 0] > 0).any(axis=1).argmax() for each in (with_him, having.walk(edge, target, 0)))
    assert first == other  # as few men come through
    assert (lacking[..., 0] > 0).any(axis=1).argmax() == first + MISSING_SPECIALIST


def test_somebody_who_can_be_recruited_before_the_fire_counts_in_it() -> None:
    table = on_sword_beach("1", soldiers=1)
    table.start_at("UPKEEP")
    outlook = seen(General(Judgement.untaught()), table)
    strong = max(outlook.turns.helpers, key=lambda helper: helper.strong)
    assert strong.strong >= 1
    assert settled(outlook, men=3, stars=strong.cost, courage=0) > settled(outlook, men=3, stars=0, courage=0)
    assert outlook.turns.helpers[0] == Helper("", 0, 0)


def test_tallies_that_are_worth_the_same_are_reckoned_once_and_rightly() -> None:
    outlook = seen(General(drawn(5, size=0.3)), on_sword_beach("1", soldiers=5, courage=1))
    draw = np.random.default_rng(6)
    men, courage, stars, points = (draw.integers(0, most, 300) for most in (20, 9, 6, 40))
    cry, more = draw.integers(0, 2, 300), draw.integers(0, 4, 300) / 4
    together = outlook.settled(men, courage, stars, points, 0, more, cry, True)
    for at in range(0, 300, 7):
        alone = outlook.settled(men[at], courage[at], stars[at], points[at], 0, more[at], cry[at], True)
        assert together[at] == pytest.approx(float(alone))


def test_between_two_levels_lies_what_lies_between_their_worths() -> None:
    table = np.zeros((49, 14, len(LEVELS)))
    table[:] = [10.0 * stars + points for stars, points in LEVELS]
    one = np.array([5])
    for stars, points in ((0, 0), (1, 3), (3, 5), (5.5, 13), (6, 0)):
        assert between(table, one, one, np.array([stars]), np.array([points])) == pytest.approx(10 * stars + points)
    most = 10.0 * STARS[-1] + POINTS[-1]
    assert between(table, one, one, np.array([30]), np.array([99])) == pytest.approx(most)


@pytest.mark.parametrize("setup", ["dday n-14 units=1 opts=german", "dday n-02 opts=gold=rwbg"])
def test_where_boxes_change_what_is_played_for_he_is_the_captain(setup: str) -> None:
    table = Situation(setup)
    unit = table.unit(1, sector=1, soldiers=6, courage=1)
    general, captain = General(drawn(7)), Captain()
    assert type(general.outlook(table.field, unit)) is Prospects
    assert general.chance(table.field, unit) == captain.chance(table.field, unit)


def test_he_answers_the_same_whatever_he_was_asked_before() -> None:
    """What he keeps of one position is of no other, though the questions come thousands a second."""
    judgement = drawn(8, size=0.3)
    used = General(judgement)
    table = Table("dday n-08 units=1", seed="asked")
    asked = 0
    while asked < 40 and not table.play.state.outcome:  # whoever learned nonsense may not live that long
        asked += 1
        answers = [
            ask(general, table.game, table.play, 1, budget=Budget(nodes=300), explains=False).action
            for general in (used, General(judgement))
        ]
        assert answers[0] == answers[1]
        table.apply(1, answers[0].text)
    assert asked >= 12
