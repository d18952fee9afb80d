"""Games of earlier rules are laid, replayed, verified, saved and gone on with by the values they were begun with."""

from __future__ import annotations

import json
from typing import cast

import pytest

from hhour.bots.dday.scouting import Planner
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.box.shelf import options
from hhour.kernel.lanes import settle
from hhour.kernel.replaying import replay
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from hhour.kernel.verify import verify

OMAHA = "dday n-02"
FIRST, NOW = (4, 5, 7), (4, 8, 12)


def shield(table: Table, sector: str = "2") -> tuple[int, ...]:
    book = cast(Book, table.rules)
    return book.sectors[book.index(sector)].defence


def begun_long_ago() -> Table:
    table = Table(OMAHA, seed="old", version=1)
    table.apply(1, "roll")
    table.apply(1, "lock r1 r2")
    return table


def test_a_new_game_has_the_corrected_values_and_says_their_version() -> None:
    table = Table(OMAHA, seed="new")
    assert (table.version, shield(table)) == (7, NOW)
    assert "rules=7" in str(table.record).splitlines()[0]


def test_every_map_is_played_by_the_rulings_of_version_7() -> None:
    boards = ("n-01 level=practice", "n-02", "n-08", "deadstick units=2", "n-16", "n-20", "n-04 opts=gold=wild")
    assert {Table(f"dday {board}", seed="x").version for board in boards} == {7}
    later = {"gold=rwbg": 8, "battle-conditions": 8, "missions": 9, "heroes": 9}  # what was put right in a module alone
    assert {words: Table(f"dday n-04 opts={words}", seed="x").version for words in later} == later
    assert [Table(game, seed="x").version for game in ("bataille", "express utah")] == [1, 1]


def test_the_long_ways_of_atlantikwall_are_of_version_4_and_their_old_games_keep_guns_and_lines() -> None:
    for board, guns, price in (("n-16", (2, 1), (5, 2)), ("n-17", (1, 0), (5, 2))):
        tables = [Table(f"dday {board}", seed="x", version=version) for version in (3, 4)]
        books: list[Book] = [table.rules for table in tables]  # type: ignore[misc]
        assert [table.version for table in tables] == [3, 4]
        assert tuple(book.beaches[0].lines["bunker"] for book in books) == price
        sector = "7" if board == "n-16" else "8"
        assert tuple(book.sectors[book.index(sector)].mgf for book in books) == guns


def test_merville_is_of_version_5_and_its_old_games_keep_their_shore() -> None:
    tables = [Table("dday n-08", seed="x", version=version) for version in (1, 4, 5)]
    assert [table.version for table in tables] == [1, 4, 5]
    assert [(shield(table, "1"), shield(table, "5")) for table in tables] == [
        ((3,), (5, 7, 9)),
        ((3, 5, 7), (5, 7, 9)),
        ((3, 5, 7), (5, 9, 13)),
    ]


@pytest.mark.parametrize(
    ("board", "sector", "before", "now"),
    [
        ("n-19", "bunker", (17,), (21,)),
        ("n-20", "9", (8, 10, 12), (10, 14, 18)),
        ("n-21", "6", (7, 9, 11), (8, 12, 16)),
        ("n-22", "3", (6,), (6, 10, 14)),
        ("n-23", "3", (4, 6, 8), (4, 8, 12)),
    ],
)
def test_the_maps_of_way_to_hell_are_of_version_5_and_old_games_keep_theirs(
    board: str, sector: str, before: tuple[int, ...], now: tuple[int, ...]
) -> None:
    tables = [Table(f"dday {board}", seed="x", version=version) for version in (4, 5)]
    assert [(table.version, shield(table, sector)) for table in tables] == [(4, before), (5, now)]


@pytest.mark.parametrize("version", [0, 8, 99])
def test_a_version_nobody_knows_is_todays(version: int) -> None:
    table = Table(OMAHA, seed="x", version=version)
    assert (table.version, shield(table)) == (7, NOW)


def test_an_old_record_is_replayed_and_verified_by_its_own_values() -> None:
    text = str(begun_long_ago().record)
    again = replay(text)
    assert (again.version, shield(again)) == (1, FIRST)
    assert verify(text).true
    assert verify(text.replace("rules=1", "rules=0")).key == "other-rules"


def test_an_old_save_goes_on_with_its_own_values_and_is_saved_so_again() -> None:
    table = load(begun_long_ago().save())
    table.apply(1, "stop")
    assert (table.version, shield(table), shield(table.copy())) == (1, FIRST, FIRST)
    saved = json.loads(table.save())
    assert saved["rules"] == 1
    assert " rules=1 " in saved["record"].splitlines()[0]


def test_what_is_seen_of_an_old_game_are_its_own_values() -> None:
    def seen(table: Table) -> list[int]:
        sectors = cast(list[dict[str, list[int]]], table.view()["sectors"])
        return next(sector["def"] for sector in sectors if cast(str, sector["id"]) == "2")

    assert (seen(begun_long_ago()), seen(Table(OMAHA, seed="new"))) == (list(FIRST), list(NOW))


def test_a_bot_plans_an_old_game_by_its_own_values() -> None:
    planner = Planner()
    plans = []
    for table in (begun_long_ago(), Table(OMAHA, seed="new")):
        field = cast(Field, table.play)
        plan = planner.plan(field, field.unit(1))
        plans.append(plan.losses(field.book.index("2"), 2))
    assert plans == [{5: 1.0}, {8: 1.0}]


def forced_to_move(version: int) -> Table:
    table = Table("dday n-01", seed="forced", version=version)
    field = cast(Field, table.play)
    unit = field.unit(1)
    unit.sector, unit.soldiers, unit.courage = field.book.index("6"), 20, 5
    unit.visited, unit.must_leave = 1 << unit.sector, 1
    field.battle.lanes = [(), ()]
    field.battle.turn, field.battle.stage = 1, field.book.slots.index("move") - 1
    settle(field)
    return table


def test_a_forced_move_is_asked_since_version_3_and_made_at_once_before() -> None:
    asked = forced_to_move(3)
    assert (asked.question(1), asked.choices(1)) == ("move", ["advance 8"])
    for version in (1, 2):
        made = cast(Field, forced_to_move(version).play)
        assert made.book.place(made.unit(1).sector) == "8"


def test_a_game_is_of_the_latest_version_of_all_that_it_is_played_with(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Table("dday n-02 opts=kind-skulls", seed="x").version == 7
    monkeypatch.setattr(options()["kind-skulls"], "since", {"on": 9})
    assert Table("dday n-02 opts=kind-skulls", seed="x").version == 9
    assert Table("dday n-02", seed="x").version == 7
