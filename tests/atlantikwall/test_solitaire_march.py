"""Solitaire as the German: set-up, and the way of the automated Unit (A-SOLO-01 to -22)."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from hhour import rulebook
from hhour.dday.boxes.atlantikwall.german.muster import DECORATION, ITEM, SPECIALIST
from hhour.dday.boxes.atlantikwall.german.verbs import BLACK
from hhour.dday.boxes.atlantikwall.solitaire.routes import routes, stay, turns, way
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.map.atlas import scan
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.solitaire import SOLITAIRE, TIGER, WEST, Lonely
from tests.rule import rule

OUT = (
    "flak-badge", "german-cross", "gestapo-disk", "wound-badge-gold",
    "rad-badge", "war-merit-cross", "west-wall-medal", "booby-traps",
    "gas", "goliath-mine", "mg42", "molotov-cocktail", "tracer-bullets",
)  # fmt: skip
MAPS = [slug for slug in scan() if scan()[slug].players[0] == 1]


def book_of(board: str) -> Book:
    book = Table(f"dday {board} opts={SOLITAIRE}", seed="x").rules
    assert isinstance(book, Book)
    return book


def named(book: Book, route: tuple[int, ...]) -> str:
    return "-".join(book.place(sector) for sector in route)


def def_sum(book: Book, route: tuple[int, ...]) -> int:
    """DEF of every turn of a route, the Bunker's once."""
    total = 0
    for sector in route:
        values = book.sectors[sector].defence
        stays = 1 if book.sectors[sector].final else stay(book, sector)
        total += sum(values[min(turn, len(values) - 1)] for turn in range(stays))
    return total


# --- set-up -----------------------------------------------------------------------------------------------------------


@rule("A-SOLO-01")
def test_one_person_sits_at_the_table_as_the_german_and_has_no_courage() -> None:
    t = Lonely()
    assert [(role.name, role.side, role.played) for role in t.table.roles] == [
        ("automated-unit", "allies", False),
        ("german", "german", True),
    ]
    assert t.table.seats == (t.seat,)
    assert (t.he.soldiers, t.he.courage, t.he.specialists) == (4, 0, ("unteroffizier",))


@rule("A-SOLO-01", "A-SOLO-50", "A-SOLO-36", "A-SOLO-22", "A-SOLO-48")
@pytest.mark.parametrize(
    ("setup", "by"),
    [
        (f"dday n-18 units=2 opts={SOLITAIRE}", "A-SOLO-01"),
        ("dday n-18 opts=german-solitaire", "A-SOLO-01"),
        (f"dday n-18 opts={SOLITAIRE},german-ai", "A-SOLO-01"),
        (f"dday n-18 opts={SOLITAIRE},badges", "A-SOLO-50"),
        ("dday n-18 opts=german,solo-sniper-rolls", "A-SOLO-36"),
        ("dday n-18 opts=german,solo-bunker-turns=2", "A-SOLO-22"),
        ("dday n-18 opts=german,solo-second-wave=1", "A-SOLO-48"),
    ],
)
def test_what_does_not_go_with_solitaire_is_refused_with_its_rule(setup: str, by: str) -> None:
    with pytest.raises(SetupError) as refused:
        Table(setup, seed="x")
    assert refused.value.refusal.rule == by


@rule("A-SOLO-02")
def test_the_start_is_drawn_among_the_map_s_starts_and_each_can_come() -> None:
    t = Lonely(f"dday n-18 opts={SOLITAIRE}", "2")
    assert t.here == "2"
    assert {Lonely(f"dday n-03 opts={SOLITAIRE}", start).here for start in ("1", "3")} == {"1", "3"}
    seeds = {Table(f"dday n-18 opts={SOLITAIRE}", seed=str(n)).play.battle.forces[0].sector for n in range(12)}
    assert len(seeds) == 2


@rule("A-SOLO-03")
def test_of_the_automated_unit_nothing_is_known_but_its_march() -> None:
    t = Lonely()
    seen: Any = t.table.view(t.seat)
    unit = next(force for force in seen["forces"] if force["name"] == "automated-unit")
    assert [unit[name] for name in ("soldiers", "stars", "courage", "points")] == [0, 0, 0, 0]
    assert [unit[name] for name in ("dice", "items", "specialists")] == [[], [], []]
    assert unit["sector"] == "1"
    assert [seen[name] for name in ("units", "pool", "items", "awards")] == [[], [], [], []]
    assert t.field.in_play() == []


@rule("A-SOLO-06")
def test_there_is_no_assault_phase() -> None:
    t = Lonely()
    assert "ASSAULT" not in [stage.phase for stage in t.field.book.stages]
    assert "ASSAULT" in [stage.phase for stage in Fortress().field.book.stages]
    assert not {"payment", "relief", "storm"} & set(t.field.book.slots), "nothing that Units would go through"


@rule("A-SOLO-07")
def test_cards_that_need_units_are_taken_out() -> None:
    t = Lonely()
    cards = t.field.book.cards
    for slug in OUT:
        assert slug not in cards
    assert len(t.he.deck) == len(t.field.book.named((DECORATION,))) == 14
    assert len(t.he.offered) == len(t.field.book.named((ITEM,))) == 10
    black = [slug for slug in BLACK if slug in cards]
    assert len(black) == 2
    assert len(black) * 6 == 14 - len(black)


@rule("A-SOLO-08")
def test_all_his_specialists_stay_in_the_pool() -> None:
    t = Lonely()
    assert len(t.field.book.named((SPECIALIST,))) == 14
    assert len(t.he.hand) == 13


# --- routes -----------------------------------------------------------------------------------------------------------


@rule("A-SOLO-17", "A-SOLO-EX-01")
def test_one_of_the_longest_routes_is_drawn_and_known_from_the_start() -> None:
    book = book_of("n-01")
    found = routes(book, book.index("1"))
    assert [named(book, route) for route in found] == [WEST, "1-3-2-4-5-6-8-7-9-10-bunker"]
    assert {turns(book, route) for route in found} == {19}
    drawn = {Table(TIGER, seed=str(n)).play.battle.forces[0].route for n in range(12)}
    assert drawn == set(found)
    t = Lonely()
    assert t.table.view(None)["boxes"]["atlantikwall"]["route"] == WEST.split("-")[1:]  # type: ignore[index]


@rule("A-SOLO-EX-05")
def test_the_route_of_fabius_is_as_the_book_says() -> None:
    book = book_of("n-18")
    (route,) = routes(book, book.index("1"))
    assert (named(book, route), turns(book, route)) == ("1-2-5-4-3-6-7-8-10-9-bunker", 20)
    assert def_sum(book, route) == 88


@rule(
    "A-MAP-N13-EX-01",
    "A-MAP-N14-EX-01",
    "A-MAP-N15-EX-01",
    "A-MAP-N16-EX-01",
    "A-MAP-N17-EX-01",
    "A-MAP-N18-EX-01",
)
@pytest.mark.parametrize("number", range(13, 19))
def test_the_routes_of_the_maps_of_this_box_are_those_of_the_rulebook(number: int) -> None:
    book = book_of(f"n-{number}")
    told = rulebook.get(f"A-MAP-N{number}-EX-01")
    assert told is not None
    read: dict[str, tuple[set[str], int, int]] = {}
    for start, ways, lasts, total in re.findall(r"from sector (\d+): ([^;]+); (\d+) turns, DEF sum (\d+)", told.text):
        read[start] = (set(ways.lower().split(" or ")), int(lasts), int(total))
    assert set(read) == {book.place(start) for start in book.starts}
    for start, (ways, lasts, total) in read.items():
        found = routes(book, book.index(start))
        assert {named(book, route) for route in found} == ways
        assert {turns(book, route) for route in found} == {lasts}
        assert {def_sum(book, route) for route in found} == {total}


@rule("A-SOLO-13", "A-SOLO-16")
def test_it_sweeps_from_edge_to_edge_and_the_longer_stay_wins_over_the_pattern() -> None:
    fabius = book_of("n-18")
    (route,) = routes(fabius, fabius.index("2"))
    assert named(fabius, route) == "2-1-3-4-5-8-7-6-9-10-bunker"
    causeway = book_of("n-14")  # from 5 there is one way on, in the middle: the pattern has to give way
    assert all("5-7" in named(causeway, route) for route in routes(causeway, causeway.index("1")))


@rule("A-SOLO-14", "A-SOLO-19")
@pytest.mark.parametrize("board", MAPS)
def test_no_route_enters_a_sector_twice_and_the_bunker_comes_last(board: str) -> None:
    book = book_of(board)
    for start in book.starts:
        for route in routes(book, start):
            assert len(set(route)) == len(route)
            assert [book.sectors[sector].final for sector in route] == [False] * (len(route) - 1) + [True]


@rule("A-SOLO-19")
def test_a_middle_bunker_is_a_sector_like_any_other() -> None:
    book = book_of("n-15")
    (route,) = routes(book, book.index("1"))
    assert book.sectors[book.index("8")].bunker
    assert book.index("8") in route[:-1]


@rule("A-SOLO-20")
def test_with_two_final_bunkers_the_route_may_end_in_either() -> None:
    book = book_of("n-04")
    ends = {book.place(route[-1]) for route in routes(book, book.starts[0])}
    assert len(book.bunkers) == 2
    assert ends == {book.place(bunker) for bunker in book.bunkers}


def _wall_off(book: Book, *pairs: tuple[str, str]) -> None:
    """Barriers on these lines, both ways, in a book that is nobody else's."""
    for one, other in pairs:
        for start, end in ((one, other), (other, one)):
            for edge in book.edges[book.index(start)]:
                if edge.target == book.index(end):
                    edge.barrier = True


@rule("A-SOLO-15")
def test_it_crosses_no_barrier_where_there_is_another_way() -> None:
    book = book_of("n-01")
    _wall_off(book, ("2", "3"))
    found = routes(book, book.index("1"))
    for route in found:
        assert not any(way(book, a, b).barrier for a, b in pairwise(route))
    assert WEST not in [named(book, route) for route in found]


@rule("A-SOLO-18")
def test_where_every_way_crosses_a_barrier_it_crosses_as_few_as_can_be() -> None:
    book = book_of("n-01")
    _wall_off(book, ("1", "2"), ("1", "3"), ("2", "3"))
    found = routes(book, book.index("1"))
    crossed = [sum(way(book, a, b).barrier for a, b in pairwise(route)) for route in found]
    assert set(crossed) == {1}


# --- the march --------------------------------------------------------------------------------------------------------


@rule("A-SOLO-09", "A-SOLO-10", "A-SOLO-21", "A-SOLO-23", "A-SOLO-EX-02")
def test_the_western_route_of_tiger_turn_by_turn() -> None:
    t = Lonely()
    assert " ".join(t.march()) == "1 1 2 2 3 3 6 5 5 4 7 7 8 8 10 10 9 9 bunker"
    losses = [event.data["def"] for event in t.events("toll")]
    assert losses == [2, 2, 4, 4, 4, 4, 6, 3, 3, 6, 8, 8, 8, 8, 10, 10, 10, 10, 12]
    assert sum(losses) == 122  # type: ignore[arg-type]
    moves = [event for event in t.table.events if event.kind in ("automated-advance", "automated-move")]
    left_at_once = [event.rule for event in moves].count("A-SOLO-10")
    assert left_at_once == 2, "out of the black sectors 6 and 4, and nowhere else"
    assert {event.rule for event in moves} == {"A-SOLO-09", "A-SOLO-10"}
    assert t.table.outcome == "lost"
    assert t.table.winners.sides == ("german",)


@rule("A-SOLO-EX-03", "A-SOLO-31", "A-SOLO-32", "A-SOLO-35", "A-SOLO-28")
def test_the_sniper_and_the_mines_of_that_route() -> None:
    t = Lonely()
    t.march()
    (came,) = t.events("sniper-comes")
    assert came.turn == 3
    assert [event.turn for event in t.events("sniper-fires")] == [4, 6, 9, 12, 14, 16, 18]
    rolled = [event for event in t.events("d6") if event.data["purpose"] == "solo-mine"]
    assert [event.turn for event in rolled] == [5, 15]
    assert not [event for event in t.events("d6") if event.data["purpose"] == "solo-sniper"]


@rule("A-SOLO-11", "A-SOLO-12")
def test_it_pays_nothing_and_no_attribute_touches_it() -> None:
    t = Lonely(f"dday n-13 opts={SOLITAIRE}", "1")
    t.march()
    assert not t.events("paid", t.it.seat)
    needy = [sector for sector in t.it.route if t.field.book.sectors[sector].need or t.field.book.sectors[sector].words]
    assert needy  # it came through them all the same
    assert (t.it.soldiers, t.it.courage, t.it.specialists) == (0, 0, ())


@rule("A-SOLO-04", "A-SOLO-21")
def test_whoever_has_a_force_after_the_storming_has_won() -> None:
    t = Lonely()
    t.stand("bunker")
    t.german(bare=True, soldiers=13, cards=["maschinengewehr-schuetze"])
    t.combat()
    t.pass_all("ROLL")
    assert (t.table.outcome, t.table.winners.sides) == ("lost", ("german",))
    assert t.events("german-holds")[0].rule == "A-SOLO-21"


@rule("A-SOLO-21")
def test_whoever_has_none_has_lost() -> None:
    t = Lonely()
    t.stand("bunker")
    t.german(bare=True, soldiers=11, cards=["maschinengewehr-schuetze"])
    t.combat()
    t.pass_all("ROLL")
    assert (t.table.outcome, t.table.winners.sides) == ("won", ("allies",))


@rule("A-SOLO-22")
def test_by_option_the_storming_lasts_two_turns() -> None:
    t = Lonely(f"{TIGER},solo-bunker-turns=2")
    stood = t.march()
    assert stood[-3:] == ["9", "bunker", "bunker"]
    assert len(stood) == 20
