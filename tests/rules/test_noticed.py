"""Lines that no test of a rule ran, and cards that only golden games noticed: each by a test of its own."""

from __future__ import annotations

from typing import cast

import pytest

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.verbs import take_back
from hhour.dday.rules.cards.effects import swap_partners
from hhour.dday.rules.fight.garrison import german_tally
from hhour.kernel.faces import BLUE, COURAGE, SKULL, STAR, result
from hhour.kernel.lanes import settle
from hhour.kernel.table import Table
from tests.rule import rule
from tests.table import Situation

ALL = "opts=bazooka-joe=all"


def together(first: list[str], second: list[str], **resources: int) -> Situation:
    t = Situation(f"dday n-01 units=2 {ALL}")
    t.unit(1, sector=2, soldiers=20, cards=first, **resources)
    t.unit(2, sector=2, soldiers=20, cards=second)
    t.start_at("MUSTER")
    return t


@rule("B-TRADE-01")
def test_a_stale_offer_makes_no_stars_from_nothing() -> None:
    t = together([], [], stars=2)
    t.answer(1, "trade 2", "give stars 2", "offer")
    t.get(1).stars = 1  # spent meanwhile
    t.field.stamp += 1
    assert t.refused(2, "accept").rule == "B-TRADE-01"
    t.answer(2, "decline")
    assert (t.get(1).stars, t.get(2).stars) == (1, 0)


@rule("B-TRADE-02")
def test_a_card_that_was_used_cannot_pay() -> None:
    t = together(["field-radio"], ["pocket-bible"])
    t.answer(1, "trade 2", "give field-radio", "take pocket-bible", "offer")
    unit = t.get(1)
    unit.items = ()
    t.field.battle.used = (*t.field.battle.used, "field-radio")
    t.field.stamp += 1
    assert t.refused(2, "accept").rule == "B-TRADE-02"
    t.answer(2, "decline")
    assert t.get(2).items == ("pocket-bible",)


@rule("B-SPEC-20")
def test_a_war_correspondent_does_not_work_from_a_bunker() -> None:
    t = Situation(f"dday n-01 units=2 {ALL}")
    t.unit(1, sector="bunker", soldiers=50, cards=["war-correspondent"])
    t.unit(2, sector=2, soldiers=50)
    t.start_at("MOVE")
    assert "use war-correspondent" not in t.choices(1)
    assert swap_partners(t.field, t.get(1)) == []
    t.unit(1, sector=1)
    assert swap_partners(t.field, t.get(1)) == [t.get(2)]


@rule("B-ITEM-C23")
def test_a_rangefinder_needs_a_blue_die() -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.unit(1, sector=2, soldiers=20, cards=["rangefinder"])
    t.field.battle.turn, t.field.battle.stage = 1, t.field.book.slots.index("window")
    t.tally(1, "STAR STAR STAR STAR TOOL TOOL")
    t.field.battle.lanes = [(), (("ready", 0, 0, ""),)]
    assert "use rangefinder" in t.choices()
    unit = t.get()
    unit.colours = (*unit.colours[:4], unit.colours[0], unit.colours[0])  # both blue ones were swapped for red
    t.field.stamp += 1
    assert t.refused(1, "use rangefinder").rule == "B-ITEM-C23"


@rule("B-SPEC-C05")
@pytest.mark.parametrize("cards", [["medic"], []])
def test_a_medic_saves_one_and_no_more(cards: list[str]) -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.unit(1, sector=1, soldiers=20, marker=1, cards=cards)
    t.start_at("COMBAT")
    while t.question() == "fall":
        t.answer(1, "lose soldiers")
    n = t.events("casualties")[0].data["n"]
    assert [event.data["n"] for event in t.events("saved")] == ([1] if cards else [])
    assert t.events("fell")[0].data["n"] == int(str(n)) - len(cards)


@rule("B-SPEC-C04")
def test_a_hero_buys_casualties_off_with_courage_and_stars_and_pays_exactly_that() -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.unit(1, sector=2, soldiers=20, courage=1, stars=1, marker=1, cards=["hero"])
    t.start_at("COMBAT")
    n = int(str(t.events("casualties")[0].data["n"]))
    assert t.question() == "pay"
    assert set(t.choices()) == {f"pay {c} {s}" for c in (0, 1) for s in (0, 1)}
    t.answer(1, "pay 1 1")
    while t.question() == "fall":
        t.answer(1, "lose soldiers")
    unit = t.get()
    assert (unit.courage, unit.stars, unit.soldiers) == (0, 0, 20 - (n - 2))
    assert sorted(event.data["resource"] for event in t.events("paid")) == ["courage", "stars"]


@rule("B-RWB-09")
def test_a_white_skull_that_would_break_a_claim_is_not_offered() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=9)
    t.tally(1, "STAR STAR STAR STAR STAR STAR")
    t.start_at("UPKEEP")
    t.answer(1, "claim STAR")
    assert "white SKULL" in t.choices(), "three STARs are still to spare"
    t.answer(1, "courage 1", "claim STAR")
    assert "white SKULL" not in t.choices()
    assert t.refused(1, "white SKULL").rule == "B-RWB-09"


@rule("B-OPT-H03")
@pytest.mark.parametrize(("own", "other"), [("low", "high"), ("high", "low")])
def test_the_trade_limit_holds_if_only_one_of_the_two_is_in_the_top_rows(own: str, other: str) -> None:
    t = Situation("dday n-01 units=2 opts=trade-limit")
    book = t.field.book
    high = next(ground.id for ground in book.sectors if book.top_rows >> ground.index & 1 and not ground.bunker)
    place = {"low": "1", "high": high}
    t.unit(1, sector=place[own], soldiers=9)
    t.unit(2, sector=place[other], soldiers=9)
    t.field.battle.turn, t.field.battle.stage = 1, book.slots.index("muster")
    t.get(1).pigeon, t.get(2).pigeon = 1 << 2, 1 << 1
    t.field.battle.lanes = [(), (("muster", 0, 0, ""),), (("muster", 0, 0, ""),)]
    assert t.refused(1, "trade 2").rule == "B-OPT-H03"


@rule("B-DEAD-12", "B-DEAD-13")
def test_the_bunker_behind_mervilles_is_open_even_to_who_began_on_its_map() -> None:
    t = Situation("dday deadstick units=2")
    t.answer(1, "start n-06:1")
    t.answer(2, "start n-08:1")
    unit = t.unit(1, sector="n-08:bunker", soldiers=200, courage=4, cards=["field-radio"])
    t.unit(2, sector="n-08:1", soldiers=90)
    assert t.field.book.beaches[unit.first_map].slug == "n-06"
    t.field.battle.captured |= 1 << unit.sector
    t.start_at("MOVE")
    assert "advance n-06:bunker" in t.choices(1)
    t.dice("1")
    t.answer(1, "advance n-06:bunker")
    assert (t.field.book.sectors[unit.sector].id, unit.courage) == ("n-06:bunker", 0)


@rule("B-AWARD-C05", "B-ITEM-16")
def test_a_declared_copy_is_lost_with_the_dice_that_are_rolled_again() -> None:
    t = Situation(f"dday n-01 units=2 {ALL}")
    t.unit(1, soldiers=20, cards=["dispatch-case", "silver-star"])
    t.unit(2, soldiers=20)
    t.start_at("ROLL")
    t.roll(1, "STAR SOLDIER STAR SOLDIER COURAGE TOOL")
    t.roll(2, "TOOL TOOL TOOL TOOL SOLDIER STAR")
    t.answer(1, "use dispatch-case")
    assert t.get(1).copies == 2
    t.answer(1, "use silver-star")
    t.roll(1, "COURAGE COURAGE STAR SOLDIER SOLDIER STAR")
    t.ready(1)
    assert not t.events("tally-copied")
    own = next(event for event in t.events("tally", 1))
    assert "red COURAGE" in str(own.data["results"])


@rule("B-UPKEEP-02", "B-RWB-09")
def test_a_declaration_does_not_end_with_a_claim_that_a_skull_has_broken() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=9)
    t.tally(1, "SKULL STAR STAR TOOL STAR TOOL")
    t.get().virtual = (result(SKULL, BLUE),)
    t.start_at("UPKEEP")
    t.answer(1, "claim STAR", "white SKULL")  # three SKULLs and two other dice: a STAR of the set would fall
    assert t.choices() == ["claim SKULL"]
    refused = t.refused(1, "declared")
    assert (refused.rule, refused.key) == ("B-UPKEEP-02", "claims-broken")
    t.answer(1, "claim SKULL")
    assert not t.events("cancelled"), "SKULLs of a set cancel nothing"


Defences = dict[str, tuple[int, ...]]
EARLIER: dict[str, tuple[Defences, Defences]] = {
    "n-05": ({"2": (5, 7, 9), "3": (5, 7, 9), "bunker": (16,)}, {"2": (6, 9, 12), "3": (6, 9, 12), "bunker": (19,)}),
    "n-06": (
        {"1": (3,), "2": (5, 6, 8), "3": (5, 6, 8), "4": (4, 5, 7), "6": (8,), "7": (8,)},
        {"1": (3, 5, 7), "2": (5, 8, 11), "3": (5, 8, 11), "4": (4, 7, 10), "6": (8, 12, 16), "7": (8, 12, 16)},
    ),
}


@rule("B-MAP-N05-S02", "B-MAP-N05-S03", "B-MAP-N05-B", "B-MAP-N06-S01", "B-MAP-N06-S02")
@pytest.mark.parametrize("slug", sorted(EARLIER))
def test_games_of_the_first_version_keep_the_defence_they_were_begun_with(slug: str) -> None:
    then, now = EARLIER[slug]
    for version, expected in ((1, then), (2, now), (3, now)):
        book = cast(Field, Table(f"dday {slug} units=1", seed="any", version=version).play).book
        assert {place: book.sectors[book.index(place)].defence for place in expected} == expected, version
    old = cast(Field, Table(f"dday {slug} units=1", seed="any", version=1).play).book
    new = cast(Field, Table(f"dday {slug} units=1", seed="any", version=2).play).book
    changed = {one.id for one, other in zip(old.sectors, new.sectors, strict=True) if one.defence != other.defence}
    assert changed == set(then), "all others were right"


@rule("B-ROLL-06", "B-ROLL-04")
def test_after_the_lock_only_a_roll_or_stop_is_an_answer_and_a_second_lock_has_its_own_reason() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, soldiers=9)
    t.dice("STAR STAR SOLDIER SOLDIER TOOL TOOL")
    t.answer(1, "roll", "lock r1 r2")
    assert t.question() == "reroll"
    told = [t.refused(1, wrong) for wrong in ("lock w1 w2", "dance", "pass")]
    assert [(refused.rule, refused.key) for refused in told] == [
        ("B-ROLL-04", "reroll-now"),
        ("B-ROLL-06", "reroll-now"),
        ("B-ROLL-06", "reroll-now"),
    ]


@rule("B-AWARD-C02")
def test_the_gallantry_medal_gives_the_other_unit_one_result_and_asks_no_more() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, soldiers=20, cards=["conspicuous-gallantry-medal", "memorial-cross"])
    for seat in (1, 2):
        t.roll(seat, "STAR SOLDIER STAR SOLDIER COURAGE TOOL")
    t.answer(1, "use conspicuous-gallantry-medal", "add colourless TOOL", "add colourless STAR")
    t.answer(1, "add colourless COURAGE")
    assert (len(t.get(1).virtual), len(t.get(2).virtual)) == (2, 1)
    assert t.question(1) == "ready"


@rule("B-MAP-N06-RA6", "B-SECTOR-31", "B-MOVE-18")
@pytest.mark.parametrize("version", [2, 3])
def test_a_field_of_honour_gives_the_first_unit_one_award(version: int) -> None:
    t = Situation("dday n-06 units=2")
    t.table = Table("dday n-06 units=2", ask=t._next, version=version)
    t.field.battle.lanes = [()] * 3
    for seat in (1, 2):
        t.unit(seat, sector=3, soldiers=50 + seat, courage=9, cards=["field-radio"] if seat == 1 else [])
    t.start_at("MOVE")
    t.dice("6 silver-star")
    t.answer(1, "advance 6")
    t.answer(2, "advance 6")
    t.pass_until("ROLL")
    assert (t.get(1).awards, t.get(2).awards) == (("silver-star",), ()), "the weaker one, and nobody else"
    assert "silver-star" not in t.field.battle.deck


@rule("B-VEH-C02")
def test_the_armored_car_adds_one_star_to_everybody_in_its_sector_and_nobody_else() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=2, soldiers=20, cards=["armored-car"])
    t.unit(2, sector=2, soldiers=20)
    t.unit(3, sector=3, soldiers=20)
    t.start_at("ROLL")
    for seat in (1, 2, 3):
        t.roll(seat, "SOLDIER SOLDIER TOOL TOOL TOOL SOLDIER")
    added = [(e.seat, e.data["face"]) for e in t.events("result-added") if e.rule == "B-VEH-C02"]
    assert added == [(1, "STAR"), (2, "STAR")]


@rule("R-AI-03")
def test_of_german_dice_courage_falls_before_stars_and_white_before_black() -> None:
    faces = {"S": 0, "*": 1, "1": 2, "2": 3, "C": 4, "T": 5}

    def tally(words: str) -> tuple[list[int], int]:
        return german_tally([faces[word] for word in words.split()])

    assert tally("S * C T T 1")[0][STAR] == 1
    assert tally("S * C T T 1")[0][COURAGE] == 0
    # red 2, white 2 2, black 2 2: the SKULLs take the red one and a white one, a set of the rest is not possible
    assert tally("2 S 2 S 2 T") == ([2, 0, 0, 1, 0, 1], 2), "red and white are gone, the black one stands"
    assert tally("S S 2 2 2 2") == ([2, 0, 0, 2, 0, 0], 4)


@rule("B-MGF-07")
@pytest.mark.parametrize(("courage", "left"), [(3, 1), (1, 0), (0, 0)])
def test_each_six_costs_a_courage_and_none_goes_below_nothing(courage: int, left: int) -> None:
    t = Situation("dday n-03 units=1")
    t.unit(1, sector=6, soldiers=60, courage=courage)
    p = t.field
    p.battle.turn, p.battle.stage = 1, p.book.slots.index("special-damage")
    p.push(1, "special-damage", 0, 2)
    settle(p)
    assert t.get().courage == left
    assert sum(int(str(event.data["n"])) for event in t.events("paid")) == courage - left


@rule("B-ITEM-C21", "B-SOLO-05")
def test_alone_there_is_no_mortar_and_without_guns_around_it_has_no_use() -> None:
    assert "mortar" not in Situation(f"dday n-01 units=1 {ALL}").field.book.cards
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=1, soldiers=40, cards=["mortar", "grenade"])
    t.unit(2, sector=10, soldiers=40)
    t.field.battle.turn, t.field.battle.stage = 1, t.field.book.slots.index("before-guns")
    t.field.battle.lanes = [(), (("before-guns", 0, 0, ""),), ()]
    t.field.stamp += 1
    refused = t.refused(1, "use mortar")
    assert (refused.rule, refused.key) == ("B-ITEM-C21", "card-no-guns")


@rule("B-RWB-12")
def test_a_battle_cry_is_used_up_by_its_charge() -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.unit(1, sector=2, soldiers=50, courage=9, battle_cry=1)
    t.start_at("MOVE")
    t.answer(1, "charge 4")
    assert t.get(1).battle_cry == 0


@rule("B-ITEM-13")
def test_an_item_used_in_vain_comes_back_alone() -> None:
    t = together([], [])
    t.field.battle.used = ("field-radio", "pocket-bible")
    take_back(t.field, t.get(1), "field-radio")
    assert t.get(1).items == ("field-radio",)
    assert list(t.field.battle.used) == ["pocket-bible"]


@rule("B-SECTOR-43")
def test_where_no_battle_cry_is_heard_only_that_set_is_refused_for_it() -> None:
    t = Situation()
    unit = t.unit(1, sector=2)
    profile = t.field.profile(unit)
    assert [profile.why_no_set(t.field, unit, face) for face in (COURAGE, STAR)] == [None, None]
    t.field.ground(unit.sector).no_battle_cry = True
    refused = profile.why_no_set(t.field, unit, COURAGE)
    assert refused is not None
    assert refused.rule == "B-SECTOR-43"
    assert profile.why_no_set(t.field, unit, STAR) is None


@rule("B-ROLL-05", "B-SPEC-C03")
def test_a_corporal_rolls_any_die_but_a_locked_one() -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.unit(1, sector=2, soldiers=20, cards=["corporal"])
    t.start_at("ROLL")
    t.dice("STAR SKULL STAR SOLDIER COURAGE TOOL")
    t.answer(1, "roll", "lock r1 w1", "stop", "use corporal")
    assert t.question() == "reroll-one"
    assert t.choices() == ["reroll r2", "reroll w2", "reroll b1", "reroll b2"]
    told = [t.refused(1, f"reroll {die}") for die in ("r1", "w1")]
    assert [(refused.rule, refused.key) for refused in told] == [("B-ROLL-05", "locked")] * 2
