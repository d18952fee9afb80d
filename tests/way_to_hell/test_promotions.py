"""W-CARD-FP: the Field Promotions, each in its moment and out of it."""

from __future__ import annotations

from typing import Any

import pytest

from hhour.dday.boxes.way_to_hell.missions.promotions import CARDS
from hhour.dday.rules.battle.trading import goods
from hhour.dday.rules.cards.free import use_card
from hhour.dday.rules.fight.defence import defence
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.missions import REWARD, at_upkeep, give, table

PLAIN = "STAR SOLDIER STAR TOOL COURAGE COURAGE"


def holding(*slugs: str, units: int = 1, **more: Any) -> Situation:
    draws = ("mason-tanker", "foster-bren", "lomell-guns", "foote-choice")
    t = table(units=units, draws=" ".join(draws[: 2 * units]))
    give(t)
    t.unit(1, **({"soldiers": 20, "stars": 0, "courage": 0, "points": 0} | more))
    t.get().held = slugs
    return t


def in_combat_refused(slug: str) -> None:
    t = holding(slug, cards=["grenade"])
    armed = next(ground for ground in t.field.book.sectors if ground.mgf and not ground.bunker)
    t.unit(1, sector=armed.id)
    t.start_at("COMBAT")
    assert "use grenade" in t.choices(1)
    assert t.refused(1, f"use {slug}").key == "wrong-moment"


@rule("W-MISS-60")
@pytest.mark.parametrize("slug", [card.slug for card in CARDS])
def test_no_promotion_is_played_in_combat(slug: str) -> None:
    in_combat_refused(slug)


@rule("W-MISS-60", "W-MISS-61", "W-MISS-65", "W-MISS-64")
def test_a_promotion_is_kept_until_played_once_and_then_gone() -> None:
    t = holding("fp-corporal", "fp-sergeant")
    t.start_at("ROLL")
    assert {"use fp-corporal", "use fp-sergeant"} <= set(t.choices(1))
    t.answer(1, "use fp-corporal")
    assert t.get().held == ("fp-sergeant",)
    assert "fp-corporal" not in (*t.field.battle.used, *t.field.battle.items)
    assert t.refused(1, "use fp-corporal").key == "not-yours"


@rule("W-MISS-63", "W-MISS-66")
def test_a_promotion_cannot_be_traded_and_is_neither_item_nor_specialist() -> None:
    t = holding("fp-captain", units=2)
    assert "fp-captain" not in goods(t.field, t.get())
    assert not t.field.holders(t.get(), "captain")
    assert t.field.book.cards["fp-captain"].kind == "promotion"


@rule("W-CARD-FP-01")
def test_a_lance_corporal_rolls_up_to_three_dice_again() -> None:
    t = holding("fp-lance-corporal")
    t.start_at("ROLL")
    assert t.refused(1, "use fp-lance-corporal").key == "wrong-moment"
    t.roll(1, PLAIN)
    t.answer(1, "use fp-lance-corporal")
    refused = t.refused(1, "reroll w1 w2 b1 b2")
    assert (refused.rule, refused.key, refused.params) == ("W-CARD-FP-01", "reroll-most", {"n": 3, "given": 4})
    refused = t.refused(1, "reroll r1 w1")  # r1 and r2 are locked
    assert (refused.rule, refused.params) == ("B-ROLL-05", {"dice": "r1"})
    assert t.refused(1, "reroll r1").rule == "B-ROLL-05"
    assert t.refused(1, "reroll").key == t.refused(1, "dance w1").key == "not-offered"
    assert [len(choice.split()) - 1 for choice in t.choices(1)] == [1] * 4 + [2] * 6 + [3] * 4
    t.dice("STAR STAR STAR")
    t.answer(1, "reroll w2 b1 b2")
    t.pass_until("MUSTER")
    assert t.get().stars == 5
    locked = holding("fp-lance-corporal", cards=["corporal"])
    locked.start_at("ROLL")
    locked.roll(1, PLAIN)
    locked.field.stamp += 1
    locked.get().locked = locked.get().tray.all
    refused = locked.refused(1, "use fp-lance-corporal")
    assert (refused.rule, refused.key) == ("W-CARD-FP-01", "card-no-die")


@pytest.mark.parametrize(
    ("slug", "name", "amount"),
    [
        pytest.param("fp-corporal", "stars", 3, marks=rule("W-CARD-FP-02")),
        pytest.param("fp-lance-sergeant", "soldiers", 5, marks=rule("W-CARD-FP-03")),
        pytest.param("fp-sergeant", "courage", 3, marks=rule("W-CARD-FP-04")),
        pytest.param("fp-staff-sergeant", "points", 12, marks=rule("W-CARD-FP-05")),
    ],
)
def test_a_promotion_brings_resources_at_any_time_but_combat(slug: str, name: str, amount: int) -> None:
    for phase in ("ROLL", "MUSTER", "MOVE"):
        t = holding(slug)
        t.start_at(phase)
        t.answer(1, f"use {slug}")
        gains = [event.data for event in t.events("gained", 1) if event.source == slug]
        assert [(data["resource"], data["n"]) for data in gains] == [(name, amount)]
    in_combat_refused(slug)


@rule("W-CARD-FP-06")
def test_a_sergeant_major_brings_a_cheap_specialist_beyond_the_recruit_of_the_turn() -> None:
    t = holding("fp-sergeant-major", stars=2)
    t.start_at("MUSTER")
    t.answer(1, "recruit corporal", "use fp-sergeant-major")
    refused = t.refused(1, "recruit medic")  # 4 stars
    assert (refused.rule, refused.key) == ("W-CARD-FP-06", "recruit-dear")
    assert refused.params == {"card": "medic", "n": 3}
    refused = t.refused(1, "recruit corporal")
    assert refused.rule.startswith("B-SPEC"), "it has him, however cheap he is"
    assert prices(t)["recruit hero"] == ["nothing"]
    t.answer(1, "recruit hero")
    assert t.get().specialists == ("corporal", "hero")
    assert t.get().stars == 0
    late = holding("fp-sergeant-major")
    late.start_at("ROLL")
    assert late.refused(1, "use fp-sergeant-major").key == "wrong-moment"


def prices(t: Situation) -> dict[str, list[str]]:
    """What each choice says that it costs."""
    return {choice.action.text: [cost.what for cost in choice.costs] for choice in t.table.offered(1)}


@rule("W-CARD-FP-20", "W-HERO-09")
def test_a_sergeant_major_brings_a_war_hero_of_three_stars_and_the_soldier_is_due() -> None:
    t = table(",heroes")
    give(t)
    t.unit(1, soldiers=20, stars=0)
    t.get().held = ("fp-sergeant-major",)
    t.get().hand = ("corporal", "medic")
    t.start_at("MUSTER")
    t.answer(1, "use fp-sergeant-major")
    assert t.refused(1, "recruit hero-waverly-woodson").rule == "W-CARD-FP-06"  # 5 stars
    assert prices(t)["recruit hero-leo-major"] == ["hero-soldier"]
    t.answer(1, "recruit hero-leo-major")
    if t.question(1) == "lose-one":
        t.answer(1, "lose soldiers")
    assert t.get().specialists == ("hero-leo-major",)
    assert (t.get().soldiers, t.get().stars) == (19, 0)


@rule("W-CARD-FP-07")
def test_a_warrant_officer_finds_a_cheap_item_beyond_the_find_of_the_turn() -> None:
    t = holding("fp-warrant-officer", points=10)
    t.start_at("MUSTER")
    t.answer(1, "find grenade", "use fp-warrant-officer")
    refused = t.refused(1, "find bazooka")  # 15 item points
    assert (refused.rule, refused.params) == ("W-CARD-FP-07", {"card": "bazooka", "n": 12})
    assert t.refused(1, "find tank").key == "find-not-item"
    assert prices(t)["find dexedrine"] == ["nothing"]
    told = t.answer(1, "find dexedrine")
    found = [(one.rule, one.data) for one in told if one.kind == "found"]
    assert found == [("W-CARD-FP-07", {"card": "dexedrine", "cost": 0})]
    assert t.get().items == ("grenade", "dexedrine")
    assert t.get().points == 0
    t.get().held = ("fp-warrant-officer",)
    t.field.stamp += 1
    t.answer(1, "use fp-warrant-officer")
    refused = t.refused(1, "find dexedrine")  # 12 item points are few enough, but it is gone
    assert (refused.rule, refused.key) == ("B-ITEM-03", "find-not-here")
    late = holding("fp-warrant-officer")
    late.start_at("ROLL")
    assert late.refused(1, "use fp-warrant-officer").key == "wrong-moment"


@rule("W-CARD-FP-08")
def test_a_second_lieutenant_advances_for_no_courage_requirements_stay() -> None:
    t = holding("fp-second-lieutenant")
    start = t.field.book.sectors[t.get().sector]
    ways = [edge for edge in t.field.book.edges[start.index] if edge.advance and edge.cost]
    t.start_at("MOVE")
    assert t.refused(1, f"advance {t.field.book.sectors[ways[0].target].id}").rule == "B-MOVE-10"
    t.answer(1, "use fp-second-lieutenant")
    assert t.table.refusal(1, f"advance {t.field.book.sectors[ways[0].target].id}") is None
    late = holding("fp-second-lieutenant", stars=2)
    late.start_at("MUSTER")
    assert late.refused(1, "use fp-second-lieutenant").key == "wrong-moment"


@rule("W-CARD-FP-09")
def test_a_first_lieutenant_ignores_the_requirement_of_a_sector_courage_stays() -> None:
    t = holding("fp-first-lieutenant", courage=20)
    book = t.field.book
    asking = next(ground for ground in book.sectors if ground.need and not ground.bunker)
    way = next(g for g in book.sectors if any(e.target == asking.index and e.advance for e in book.edges[g.index]))
    t.unit(1, sector=way.id)
    t.start_at("MOVE")
    assert t.refused(1, f"advance {asking.id}").rule == "B-SECTOR-06"
    t.answer(1, "use fp-first-lieutenant")
    assert t.table.refusal(1, f"advance {asking.id}") is None
    t.unit(1, courage=0)
    assert t.refused(1, f"advance {asking.id}").rule == "B-MOVE-10"


@rule("W-CARD-FP-10")
def test_a_captain_turns_any_die_even_a_locked_one() -> None:
    t = holding("fp-captain")
    t.start_at("ROLL")
    assert t.refused(1, "use fp-captain").key == "wrong-moment"
    t.roll(1, PLAIN)
    t.answer(1, "use fp-captain")
    refused = t.refused(1, "turn r1 STAR red")
    assert (refused.rule, refused.key, refused.params) == ("W-CARD-FP-10", "die-same", {"die": "r1"})
    assert t.refused(1, "turn g1 STAR red").key == "die-none"
    assert t.refused(1, "turn r1 NOTHING red").key == t.refused(1, "turn r1 STAR pale").key == "not-offered"
    t.answer(1, "turn r2 STAR blue")
    assert "claim STAR" in t.choices(1)


@rule("W-CARD-FP-11")
def test_a_major_lets_a_unit_stay_that_must_move() -> None:
    t = holding("fp-major", courage=20)
    t.unit(1, marker=4)
    t.start_at("MOVE")
    assert "stay" not in t.choices(1)
    t.answer(1, "use fp-major")
    assert t.get().marker == 3
    assert "stay" in t.choices(1)
    needless = holding("fp-major")
    needless.start_at("MOVE")
    assert needless.refused(1, "use fp-major").rule == "W-CARD-FP-11"


@rule("W-CARD-FP-12", "W-CARD-FP-21", "W-CARD-FP-EX-01", "W-MISS-62")
def test_a_lieutenant_colonel_lowers_def_for_all_once_he_has_moved() -> None:
    t = holding("fp-lieutenant-colonel", units=2)
    strong = next(g for g in t.field.book.sectors if min(g.defence) >= 7 and not (g.bunker or g.def_fixed or g.black))
    t.unit(1, sector=strong.id)
    t.unit(2, sector=strong.id, soldiers=20)
    before = defence(t.field, t.get(2))
    t.unit(1, courage=20)
    t.start_at("MOVE")
    assert t.refused(1, "use fp-lieutenant-colonel").key == "wrong-moment"
    for seat in (1, 2):
        if "stay" in t.choices(seat):
            t.answer(seat, "stay")
    assert t.question(1) == "before-combat"
    use_card(t.field, t.get(), "fp-lieutenant-colonel")
    assert [defence(t.field, t.get(seat)) for seat in (1, 2)] == [before - 6] * 2
    assert t.get().held == ()


@rule("W-CARD-FP-21")
def test_a_unit_may_go_into_combat_without_its_promotion() -> None:
    t = holding("fp-lieutenant-colonel")
    t.start_at("MOVE")  # it cannot pay a move, so it stays
    assert t.refused(1, "stay").rule == "W-CARD-FP-21"
    t.dice("1 1 1")
    t.answer(1, "pass")
    assert t.get().held == ("fp-lieutenant-colonel",)


@rule("W-CARD-FP-21", "B-SECTOR-37")
def test_nobody_is_asked_for_a_promotion_that_does_nothing_there() -> None:
    t = table(board="n-08")
    give(t)
    t.unit(1, sector=11, soldiers=20)  # its DEF is fixed
    t.get().held = ("fp-lieutenant-colonel",)
    t.dice("1 1 1 1")
    t.start_at("MOVE")  # it cannot pay a move, so it stays
    assert t.question(1) != "before-combat"
    assert t.field.phase() == "ROLL", "COMBAT is over, and nobody was asked"
    assert t.get().held == ("fp-lieutenant-colonel",)


def test_twelve_promotions_wait_in_the_deck() -> None:
    assert len(CARDS) == 12
    assert all(card.provenance == "reconstructed" for card in CARDS)
    t = table()
    give(t, "foote-choice")
    t.unit(1, cards=["chaplain"], courage=4, soldiers=9)
    at_upkeep(t)
    t.dice(REWARD)
    t.answer(1, "accomplish foote-choice")
    assert "fp-corporal" in t.get().held
