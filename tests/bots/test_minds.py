"""What officers once got wrong, each a position of its own."""

from __future__ import annotations

import random

import pytest

from hhour.bots.dday.captain import Captain
from hhour.bots.dday.fire import who_falls
from hhour.bots.dday.lookahead import standing
from hhour.bots.dday.officer import Officer
from hhour.bots.dday.sergeant import Sergeant
from hhour.bots.protocol import Budget, Decision, Reason, Seat, ask
from hhour.bots.registry import bot
from hhour.dday.boxes.way_to_hell.missions.state import missions
from hhour.dday.rules.battle.verbs import hold
from hhour.kernel.action import Action
from hhour.kernel.table import Table
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.missions import table as mission_table

OFFICERS = ("sergeant", "captain")


def decided(name: str, table: Situation, seat: int = 1) -> str:
    made = ask(bot("dday", name), table.table.game, table.table.play, seat, budget=Budget(nodes=50))
    return made.action.text


def losing(soldiers: int, casualties: int, *cards: str) -> str:
    table = Situation("dday n-02")
    unit = table.unit(1, sector=1, soldiers=soldiers, cards=list(cards))
    choices = [Action("lose", (name,)) for name in (("soldiers",) if soldiers else ()) + cards]
    return who_falls(table.field, unit, casualties, choices).action.text


def test_a_paratrooper_bears_what_three_soldiers_cannot() -> None:
    assert losing(3, 4, "paratrooper") == "lose paratrooper"


def test_soldiers_fall_where_they_are_enough() -> None:
    assert losing(9, 4, "paratrooper", "medic") == "lose soldiers"


def test_of_the_specialists_the_least_falls_when_soldiers_are_not_enough() -> None:
    assert losing(2, 3, "medic", "point-man") == "lose point-man"


def at_the_mine(number: int) -> Situation:
    """Five promoted soldiers go into sector 9 of N-19, and the mine has been rolled for."""
    table = mission_table("", 1, "n-19")
    unit = table.unit(1, sector=6, soldiers=5, courage=5)
    unit.held = (*unit.held, "fp-lance-sergeant")
    table.start_at("MOVE")
    table.dice(f"{number} 1")
    table.answer(1, "advance 9")
    return table


@rule("W-MISS-60")
@pytest.mark.parametrize("name", OFFICERS)
def test_what_saves_a_unit_from_a_mine_is_used_before_it_takes_its_toll(name: str) -> None:
    assert decided(name, at_the_mine(6)) == "use fp-lance-sergeant"
    assert decided(name, at_the_mine(4)) == "pass", "who outlives it keeps the card"


@pytest.mark.parametrize("name", OFFICERS)
def test_nobody_begins_to_trade_because_a_mine_will_end_the_unit(name: str) -> None:
    table = Situation("dday n-19 units=2")
    for seat in (1, 2):
        table.unit(seat, sector=6, soldiers=5, courage=5).items = ("bangalore-torpedo",) if seat == 1 else ()
    table.start_at("MOVE")
    table.dice("6 1")
    table.answer(1, "advance 9")
    assert any(choice.startswith("trade") for choice in table.choices(1))
    assert decided(name, table) == "pass"


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


def ahead(setup: str, question: str, seed: str) -> tuple[Seat, Captain]:
    """A Captain's seat at the first such question of a game."""
    captain = Captain()
    table = Table(setup, seed=seed)
    while table.question(1) != question:
        table.apply(1, ask(captain, table.game, table.play, 1, budget=Budget(nodes=50)).action)
    return Seat(table.game, table.play, 1, random.Random(1), Budget()), captain


def test_few_dice_are_all_counted_each_as_often_as_it_falls() -> None:
    """One machine gun before three men: DEF and die are counted against them, nothing is drawn."""
    table = Situation("dday n-06")
    sector = next(ground for ground in table.field.book.sectors if ground.mgf == 1 and not ground.final)
    table.unit(1, sector=sector.id, soldiers=sector.defence[0] + 3)
    table.start_at("MOVE")
    seat = Seat(table.table.game, table.field, 1, random.Random(1), Budget())
    found = {each.action.text: each for each in Captain().rated(seat, [Action("stay")])}["stay"]
    marker = min(table.field.unit(1).marker, len(sector.defence)) - 1
    left = sector.defence[0] + 3 - sector.defence[marker]
    assert found.lost == pytest.approx(min(1.0, max(0, 7 - left) / 6))


def test_looking_ahead_changes_nothing_on_the_table() -> None:
    seat, captain = ahead("dday n-06", "move", "quiet")
    before = seat.play.state.to_json()
    captain.rated(seat, seat.choices())
    assert seat.play.state.to_json() == before


def test_a_certain_end_is_rated_as_one() -> None:
    table = Situation("dday n-02")
    table.unit(1, sector=1, soldiers=1, courage=5)
    table.start_at("MOVE")
    seat = Seat(table.table.game, table.field, 1, random.Random(1), Budget())
    rated = {each.action.text: each for each in Captain().rated(seat, seat.choices())}
    assert rated["stay"].lost == 1
    assert rated["stay"].worth < 0.01


def test_the_plan_expects_to_win_about_as_often_as_captains_do() -> None:
    """What stars and items bring on the way is counted: without it the plan gave N-08 one chance in twenty."""
    for board in ("n-02", "n-06", "n-08"):
        table = Situation(f"dday {board}")
        book = table.field.book
        start = book.sectors[book.starts[-1]].start
        assert start is not None
        unit = table.unit(1, sector=book.sectors[book.starts[-1]].id, soldiers=start.soldiers, stars=start.stars)
        unit.courage, unit.points, unit.hand = start.courage, start.points, book.hands[0]
        assert 0.5 < Captain().chance(table.field, unit) < 0.999


def test_before_a_sealed_bunker_a_unit_goes_over_to_the_other_map() -> None:
    """N-06 sector 15 lies beside N-08 sector 12; the bunker of N-06 is shut until that of N-08 has fallen."""
    table = Situation("dday deadstick units=2")
    unit = table.unit(1, sector="n-06:15", soldiers=30, courage=9)
    unit.first_map = 1
    captain = Captain()
    plan = captain.planner.plan(table.field, unit)
    node = plan.node(unit.sector, unit.visited)
    ways = {plan.grounds[edge.target].id for edge in table.field.book.edges[unit.sector] if plan.target(node, edge)}
    assert "n-08:12" in ways
    assert "n-06:bunker" not in ways
    assert plan.values(node)[0].max() > 0


def test_a_gift_is_made_only_if_the_turn_played_out_is_better_for_it() -> None:
    """Of two Units side by side one would fall: it gets what it needs. Where nobody needs anything, nobody asks."""
    table = Situation("dday n-02 units=2")
    table.unit(1, sector=1, soldiers=25, courage=0)
    table.unit(2, sector=1, soldiers=1, courage=0)
    table.start_at("MUSTER")
    table.unit(1, stars=9)
    seat = Seat(table.table.game, table.field, 1, random.Random(3), Budget())
    captain = Captain()
    poor = captain.help(seat, [Action("trade", ("2",))])
    assert poor is not None
    assert poor.action.text == "trade 2"
    table.unit(2, soldiers=25)
    seat = Seat(table.table.game, table.field, 1, random.Random(3), Budget())
    assert captain.help(seat, [Action("trade", ("2",))]) is None


@pytest.mark.parametrize("name", OFFICERS)
def test_officers_find_a_place_to_start_where_two_maps_meet(name: str) -> None:
    """Before it has begun a Unit has no map of its own: a plan must not go over and back for ever."""
    table = Table("dday deadstick units=2", seed="begin")
    assert table.question(1) == "start"
    assert ask(bot("dday", name), table.game, table.play, 1).action.verb == "start"


def test_what_a_captain_foresees_hangs_on_held_cards_and_on_what_lies_beside_the_units() -> None:
    """Once he used a badge that was spent already, because two tables were alike to him but for it."""
    p = Table("dday n-08 units=2 opts=badges,missions", seed="alike").play
    before = standing(p)
    hold(p.unit(1), "close-combat-badge")
    with_badge = standing(p)
    assert with_badge != before
    missions(p).deck = missions(p).deck[1:]
    assert standing(p) != with_badge


def test_a_captain_takes_the_award_for_a_straight_at_sea() -> None:
    """He looked ahead to the end of the turn, and what a unit at sea is worth ashore cannot be said."""
    table = Table("dday n-01 opts=sea", seed="sea32")
    rng = random.Random(32)
    while table.question(1) != "straight-award":
        going = [one for one in table.choices(1) if one.split()[0] not in ("abandon", "give-up", "trade")]
        table.apply(1, rng.choice(going))
    assert table.play.battle.away
    assert ask(bot("dday", "captain"), table.game, table.play, 1).action.verb == "take"


@rule("B-DEAD-09")
def test_nobody_leaves_it_to_the_others_to_open_the_sealed_bunker() -> None:
    """Two Units on N-08: one stands nearer to its bunker, and still the other does not plan to go over and wait."""
    table = Situation("dday deadstick units=2")
    table.unit(1, sector="n-08:12", soldiers=30, courage=9)
    table.unit(2, sector="n-08:13", soldiers=30, courage=9)
    book = table.field.book
    captain = Captain()
    for seat in (1, 2):
        assert captain.planner.plan(table.field, table.get(seat)).traits.closed == book.sealed
    table.field.battle.captured |= 1 << book.sealed_until
    assert not captain.planner.plan(table.field, table.get(1)).traits.closed
