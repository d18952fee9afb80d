"""What officers once got wrong, each a position of its own."""

from __future__ import annotations

import pytest

from hhour.bots.dday.fire import who_falls
from hhour.bots.dday.officer import Officer
from hhour.bots.dday.sergeant import Sergeant
from hhour.bots.protocol import Budget, Decision, Reason, Seat, ask
from hhour.bots.registry import bot
from hhour.kernel.action import Action
from hhour.kernel.table import Table
from tests.table import Situation

OFFICERS = ("sergeant", "captain")


def decided(name: str, table: Situation, seat: int = 1) -> str:
    made = ask(bot("dday", name), table.table.game, table.table.play, seat, budget=Budget(nodes=50))
    return made.action.text


def losing(soldiers: int, casualties: int, *cards: str) -> str:
    table = Situation("dday n-02")
    unit = table.unit(1, sector=1, soldiers=soldiers, cards=list(cards))
    choices = [Action("lose", (name,)) for name in (("soldiers",) if soldiers else ()) + cards]
    return who_falls(table.field, unit, casualties, choices).text


def test_a_paratrooper_bears_what_three_soldiers_cannot() -> None:
    assert losing(3, 4, "paratrooper") == "lose paratrooper"


def test_soldiers_fall_where_they_are_enough() -> None:
    assert losing(9, 4, "paratrooper", "medic") == "lose soldiers"


def test_of_the_specialists_the_least_falls_when_soldiers_are_not_enough() -> None:
    assert losing(2, 3, "medic", "point-man") == "lose point-man"


@pytest.mark.parametrize("name", OFFICERS)
def test_who_keeps_the_unit_alive_is_recruited_before_who_is_needed_later(name: str) -> None:
    table = Situation("dday n-08")
    unit = table.unit(1, sector=3, soldiers=3, stars=9)
    unit.hand = ("corporal", "paratrooper")
    table.start_at("MUSTER")
    assert decided(name, table) == "recruit paratrooper"


def test_the_captain_takes_a_certain_win_at_once() -> None:
    table = Situation("dday n-01 level=practice")
    book = table.field.book
    bunker = next(ground for ground in book.sectors if ground.final)
    before = next(at for at, edges in enumerate(book.edges) if any(edge.target == bunker.index for edge in edges))
    table.unit(1, sector=book.place(before), soldiers=40, courage=9)
    table.start_at("MOVE")
    assert decided("captain", table) == f"advance {bunker.id}"


@pytest.mark.parametrize("number", range(3))
def test_the_captain_does_not_linger_on_the_practice_run(number: int) -> None:
    table = Table("dday n-01 level=practice", seed=f"linger{number}")
    while not table.outcome:
        seat = table.waiting()[0]
        table.apply(seat, ask(bot("dday", "captain"), table.game, table.play, seat, budget=Budget(nodes=50)).action)
    assert table.outcome == "won"
    assert table.play.battle.turn <= 18


@pytest.mark.parametrize("name", OFFICERS)
def test_nobody_plans_through_a_sealed_bunker(name: str) -> None:
    table = Situation("dday deadstick units=2")
    book = table.field.book
    sealed = next(ground for ground in book.sectors if book.sealed >> ground.index & 1)
    before = next(at for at, edges in enumerate(book.edges) if any(edge.target == sealed.index for edge in edges))
    unit = table.unit(1, sector=book.place(before), soldiers=30, courage=9)
    officer = bot("dday", name)
    assert isinstance(officer, Officer)
    assert officer.planner.plan(table.field, unit).traits.closed >> sealed.index & 1
    table.field.battle.captured |= 1 << book.sealed_until
    assert not officer.planner.plan(table.field, unit).traits.closed >> sealed.index & 1


def test_a_subclass_may_answer_a_question_in_its_own_way() -> None:
    class Lazy(Sergeant):
        def muster(self, seat: Seat, choices: list[Action]) -> Decision:
            return Decision(Action("done"), Reason("bot-done"))

    table = Situation("dday n-02")
    table.unit(1, sector=1, soldiers=9, stars=9)
    table.start_at("MUSTER")
    assert decided("sergeant", table).startswith("recruit")
    made = ask(Lazy(), table.table.game, table.table.play, 1, budget=Budget(nodes=50))
    assert made.action.text == "done"
