"""Solitaire as the German: routes of equal length, draws by name, and losses to the last man (A-SOLO)."""

from __future__ import annotations

from typing import Any

import pytest

from hhour.dday.boxes.atlantikwall.solitaire.marcher import GONE, HERE, TO_COME
from hhour.dday.boxes.atlantikwall.solitaire.routes import routes
from hhour.dday.rules.battle.book import Book
from hhour.kernel.faces import BLACK, TOOL, result
from hhour.kernel.table import Table
from tests.atlantikwall.solitaire import SOLITAIRE, WEST, Lonely
from tests.rule import rule


def seen(t: Lonely) -> dict[str, Any]:
    told: Any = t.table.view(None)["boxes"]
    found: dict[str, Any] = told["atlantikwall"]
    return found


# --- the march --------------------------------------------------------------------------------------------------------


@rule("A-SOLO-17", "A-SOLO-13")
@pytest.mark.parametrize(
    ("board", "start", "way"),
    [
        ("n-08", "1", "1-3-4-5-8-7-10-11-13-12-bunker"),  # from 11 at the edge to 13, not from 10 to 12
        ("n-20", "3", "3-2-1-4-6-7-8-11-10-9-12-13-bunker"),  # 1-4, 4-6, 8-11, 9-12
        ("n-22", "2", "2-1-3-4-5-7-6-8-9-bunker"),  # from 6 at the edge to 8, not to 9 in the middle
    ],
)
def test_of_routes_that_last_as_long_the_one_along_the_edges_is_taken(board: str, start: str, way: str) -> None:
    book = Table(f"dday {board} opts={SOLITAIRE}", seed="x").rules
    assert isinstance(book, Book)
    found = routes(book, book.index(start))
    assert ["-".join(book.place(sector) for sector in route) for route in found] == [way]


@rule("A-SOLO-02", "A-SOLO-17")
@pytest.mark.parametrize(
    ("board", "dice", "needs"),
    [
        ("n-01", WEST, [("route", 1, 2)]),
        ("n-18", "2", [("march-start", 1, 1)]),
        ("n-03", "2 2-5-6-9-8-7-10-11-12-14-13-bunker", [("march-start", 1, 1), ("route", 1, 2)]),
        ("n-15", "", []),
    ],
)
def test_only_what_is_not_settled_is_drawn_and_every_draw_has_its_name(
    board: str, dice: str, needs: list[tuple[str, int, int]]
) -> None:
    t = Lonely(f"dday {board} opts={SOLITAIRE}", dice)
    assert t.needs == needs
    assert t.here == ("1" if board in ("n-01", "n-15") else "2")


@rule("A-SOLO-01", "A-SOLO-03")
def test_the_first_seat_is_the_automated_units_and_nobody_plays_it() -> None:
    t = Lonely()
    roles = [(role.seat, role.side, role.name, role.played) for role in t.field.book.roles]
    assert roles == [(1, "allies", "automated-unit", False), (2, "german", "german", True)]


@rule("A-SOLO-17", "A-SOLO-EX-02")
def test_everybody_sees_how_long_it_still_takes_to_the_bunker() -> None:
    t = Lonely()
    assert seen(t)["march-turns"] == 18, "the nineteenth is the one in the Bunker"
    t.stand(7, fought=1)
    assert seen(t)["march-turns"] == 1 + 2 + 2 + 2
    t.stand("bunker")
    assert "march-turns" not in seen(t)
    assert seen(t)["route"] == []


@rule("A-SOLO-03")
def test_the_sectors_it_has_been_in_are_known_and_no_other() -> None:
    t = Lonely()
    t.german(soldiers=99)
    t.it.fought = 2
    t.move()
    book = t.field.book
    assert [ground.id for ground in book.sectors if t.field.battle.seen >> ground.index & 1] == ["1", "2"]


@rule("A-SOLO-31")
@pytest.mark.parametrize("sniper", [TO_COME, HERE, GONE])
def test_everybody_sees_the_sniper_while_he_is_there(sniper: int) -> None:
    t = Lonely()
    t.it.sniper = sniper
    assert seen(t).get("march-sniper", []) == (["sniper"] if sniper == HERE else [])


@rule("A-SOLO-38")
@pytest.mark.parametrize(
    ("sniper", "tokens", "used"),
    [(TO_COME, 3, True), (TO_COME, 4, False), (HERE, 3, True), (GONE, 2, False), (GONE, 4, False)],
)
def test_a_token_is_laid_while_there_is_a_sniper_and_fewer_than_four_lie(sniper: int, tokens: int, used: bool) -> None:
    t = Lonely()
    t.it.sniper, t.it.tokens = sniper, tokens
    use = t.field.book.cards["scharfschuetze"].use
    assert use is not None
    refused = use.refuse(t.field, t.he, "scharfschuetze")
    assert (refused is None) == used
    assert refused is None or (refused.rule, refused.key) == ("A-CARD-GS-04", "card-nothing-left")


# --- what it costs ----------------------------------------------------------------------------------------------------


@rule("A-SOLO-25")
def test_the_dice_of_the_guns_are_nobodys_and_told_by_their_sector() -> None:
    t = Lonely()
    t.german(bare=True, soldiers=40)
    t.stand(7)
    t.dice("4")
    t.combat()
    assert t.needs[-1] == ("mgf", 0, t.field.book.index("7"))
    told = t.events("mgf")[0]
    assert (told.seat, told.rule, told.data) == (0, "A-SOLO-25", {"sector": "7", "dice": (4,)})


@rule("A-SOLO-26")
@pytest.mark.parametrize(("special", "guns", "dice", "lost"), [("", 1, "6", 0), ("specialist", 2, "6 6", 2)])
def test_special_damage_takes_a_specialist_for_each_six_where_it_is_marked(
    monkeypatch: pytest.MonkeyPatch, special: str, guns: int, dice: str, lost: int
) -> None:
    t = Lonely()
    t.german(bare=True, soldiers=40, cards=["funker", "kradmelder", "hauptmann"])
    t.stand(7)
    ground = t.field.book.sectors[t.it.sector]
    monkeypatch.setattr(ground, "special", special)
    monkeypatch.setattr(ground, "mgf", guns)
    t.dice(dice)
    t.combat()
    for slug in ["funker", "hauptmann"][:lost]:
        assert t.question(t.seat) == "struck"
        refused = t.refused(t.seat, "lose soldiers")
        assert (refused.rule, refused.key) == ("A-SOLO-26", "specialist-only")
        assert t.refused(t.seat, "lose beobachter").key == "not-yours"
        t.answer(t.seat, f"lose {slug}")
    assert t.question(t.seat) != "struck"
    assert len(t.he.specialists) == 3 - lost


@rule("A-SOLO-30", "A-SOLO-28")
@pytest.mark.parametrize(("die", "lost"), [("1", []), ("2", [1])])
def test_of_one_soldier_that_a_mine_costs_the_sanitaeter_leaves_nothing_to_lose(die: str, lost: list[int]) -> None:
    t = Lonely()
    t.german(bare=True, soldiers=9, cards=["sanitaeter"])
    t.stand(2, fought=2)
    t.dice(die)
    t.move()
    if lost:
        t.answer(t.seat, "lose soldiers")
    assert t.question(t.seat) != "toll" or t.field.phase() == "COMBAT"
    assert t.fell("A-SOLO-28") == lost


# --- cards ------------------------------------------------------------------------------------------------------------


@rule("A-SOLO-41")
def test_of_two_skulls_the_waffen_ss_ignore_one() -> None:
    t = Lonely()
    t.german(bare=True, soldiers=0, cards=["waffen-ss"])
    t.german_tally("SKULL SKULL SOLDIER SOLDIER STAR STAR")
    t.start_at("UPKEEP")
    t.pass_all("MUSTER", "MOVE", "COMBAT")
    assert t.count("cancelled") == 1


@rule("A-SOLO-42")
def test_without_the_beobachter_no_bonus_brings_item_points() -> None:
    t = Lonely()
    t.german(bare=True, soldiers=40, points=0, cards=["flare-pistol", "schnapps"])
    t.start_at("MUSTER")
    t.answer(t.seat, "use flare-pistol")
    assert (t.he.soldiers, t.he.points) == (46, 0)


@rule("A-SOLO-45")
def test_a_die_that_is_not_in_the_pool_is_named_as_it_was_asked_for() -> None:
    t = Lonely()
    t.german(bare=True, soldiers=40, cards=["dog"])
    t.german_tally("STAR STAR STAR STAR STAR STAR")
    t.field.battle.spare_dice = (result(TOOL, BLACK), result(TOOL, BLACK))
    t.start_stage("adjust")
    t.answer(t.seat, "use dog")
    refused = t.refused(t.seat, "exchange r1 red SKULL")
    assert (refused.rule, refused.key) == ("A-SOLO-45", "swap-not-there")
    assert refused.params == {"colour": "red", "face": "SKULL"}
    t.he.removed = t.he.tray.all
    use = t.field.book.cards["dog"].use
    assert use is not None
    why = use.refuse(t.field, t.he, "dog")
    assert why is not None
    assert (why.rule, why.key) == ("A-CARD-GI-04", "card-no-die")
