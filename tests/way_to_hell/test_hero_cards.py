"""W-CARD-HERO: each War Hero in his moment and out of it."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.dday.rules.battle.verbs import obtain
from hhour.dday.rules.box.shelf import cards
from hhour.dday.rules.cards.finding import find_cost, recruit_cost
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.dice.rolling import keep_tally, lock_count
from hhour.dday.rules.fight.defence import defence
from hhour.dday.rules.steps.casualties import suffer
from hhour.kernel.faces import SKULL, SOLDIER, TOOL
from hhour.kernel.lanes import settle
from tests.rule import rule
from tests.table import Situation

HEROES = {slug: card for slug, card in cards("way-to-hell").items() if card.kind == "war-hero"}
PLAIN = "STAR STAR SOLDIER COURAGE TOOL TOOL"


def table(*cards: str, units: int = 1, board: str = "n-01", sector: str | int = 2, **resources: int) -> Situation:
    """Units in one sector, the first with these cards."""
    t = Situation(f"dday {board} units={units} opts=heroes")
    for seat in range(1, units + 1):
        t.unit(seat, sector=sector, cards=list(cards) if seat == 1 else [], **{"soldiers": 40, **resources})
    return t


def map_places(board: str) -> list[str]:
    """The sectors of a map, by name."""
    return [ground.id.split(":")[-1] for ground in Situation(f"dday {board}").field.book.sectors]


@rule("W-CARD-HERO-30", "W-CARD-HERO-31")
def test_every_hero_costs_one_star_more_than_his_title_and_is_his_row_of_the_rulebook() -> None:
    base = cards("base")
    for slug, card in HEROES.items():
        told = rulebook.card(slug)
        assert told is not None
        assert card.cost == base[card.title].cost + 1 == told.cost
        assert card.timing == told.timing
        assert card.rule == told.id
    assert {card.title for card in HEROES.values()} == {
        slug for slug, card in base.items() if card.kind in ("regular", "unique")
    }


@rule("W-CARD-HERO-01")
def test_leo_major_rerolls_up_to_two_unlocked_dice_each_once() -> None:
    t = table("hero-leo-major")
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    t.answer(1, "use hero-leo-major")
    assert not {"reroll r1", "reroll r2"} & set(t.choices(1)), "locked dice stay"
    t.dice("SOLDIER")
    t.answer(1, "reroll w1")
    assert "reroll w1" not in t.choices(1)
    t.dice("SOLDIER")
    t.answer(1, "reroll w2")
    assert t.get(1).faces[2:4] == (SOLDIER, SOLDIER)
    assert t.question(1) == "muster", "two are all, and he is used"
    stops = table("hero-leo-major")
    stops.start_at("ROLL")
    stops.roll(1, PLAIN)
    stops.answer(1, "use hero-leo-major")
    assert "pass" not in stops.choices(1)
    stops.dice("SKULL")
    stops.answer(1, "reroll b1", "pass")
    assert stops.get(1).faces[4] == SKULL
    assert stops.question(1) != "hero-reroll"


@rule("W-CARD-HERO-02")
def test_bull_allen_rerolls_one_die_and_spares_one_man_in_combat() -> None:
    t = table("hero-bull-allen")
    t.start_at("ROLL")
    t.roll(1, "STAR STAR TOOL COURAGE TOOL TOOL")
    t.dice("SOLDIER")
    t.answer(1, "use hero-bull-allen", "reroll w1")
    assert t.get(1).faces[2] == SOLDIER
    assert t.question(1) == "muster", "one die, not two"
    left = {}
    for card in ("corporal", "hero-bull-allen"):
        fight = table(card)
        armed = next(ground for ground in fight.field.book.sectors if min(ground.defence) > 1 and not ground.mgf)
        fight.unit(1, sector=armed.id)
        fight.start_at("COMBAT")
        while fight.question(1):
            fight.answer(1, fight.choices(1)[0])
            if fight.field.phase() != "COMBAT":
                break
        left[card] = fight.get(1).soldiers
        assert left[card] < 40, "there was fire"
    assert left["hero-bull-allen"] == left["corporal"] + 1


@rule("W-CARD-HERO-03", "W-CARD-HERO-32")
def test_terence_otway_frees_his_own_dice_and_all_but_one_of_the_others() -> None:
    t = table("hero-terence-otway", units=2)
    assert [lock_count(t.field, t.get(seat)) for seat in (1, 2)] == [0, 1]


@rule("W-CARD-HERO-04")
def test_tommy_prince_adds_a_tool_of_any_colour_that_may_form_a_set() -> None:
    t = table("hero-tommy-prince")
    t.start_at("ROLL")
    t.roll(1, "STAR STAR TOOL COURAGE TOOL COURAGE")
    assert t.question(1) == "result-colour"
    t.answer(1, "colour red")
    t.pass_until("UPKEEP")
    assert "claim TOOL" in t.choices(1)


@rule("W-CARD-HERO-05")
def test_john_frost_counts_as_ten() -> None:
    t = table("hero-john-frost", soldiers=3)
    assert strength(t.field, t.get(1)) == 13


@rule("W-CARD-HERO-06", "W-CARD-HERO-13")
@pytest.mark.parametrize(("slug", "forward", "sideways"), [("hero-jack-mcniece", 3, 3), ("hero-colin-maud", 5, 0)])
def test_mcniece_gains_men_for_every_move_and_maud_for_every_advance(slug: str, forward: int, sideways: int) -> None:
    for way, gained in (("advance 6", forward), ("move 4", sideways)):
        t = table(slug, board="n-19", sector=3, courage=5)
        t.start_at("MOVE")
        t.dice("1")
        t.answer(1, way)
        told = [event.data["n"] for event in t.events("gained") if event.source == slug]
        assert told == ([gained] if gained else [])


@rule("W-CARD-HERO-07", "W-HERO-33")
def test_ernie_pyle_changes_places_twice_and_is_sacrificed_the_second_time() -> None:
    t = table("hero-ernie-pyle", units=2, board="n-19", sector=3, courage=5)
    t.unit(2, sector=6)
    t.start_at("MOVE")
    t.answer(1, "use hero-ernie-pyle")
    assert [t.field.book.place(t.get(seat).sector) for seat in (1, 2)] == ["6", "3"]
    assert t.get(1).specialists == ("hero-ernie-pyle",)
    t.answer(1, "use hero-ernie-pyle")
    assert [t.field.book.place(t.get(seat).sector) for seat in (1, 2)] == ["3", "6"]
    assert t.get(1).fallen == ("hero-ernie-pyle",)


@rule("W-CARD-HERO-08", "W-CARD-HERO-EX-01")
def test_waverly_woodson_saves_two_in_each_phase() -> None:
    t = table("hero-waverly-woodson")
    t.field.battle.stage = t.field.book.slots.index("move")
    suffer(t.field, t.get(1), 5, "B-MINE-01")
    assert t.field.battle.lanes[1][-1][1] == 3
    t.field.battle.lanes[1] = ()
    t.field.battle.stage = t.field.book.slots.index("casualties")
    suffer(t.field, t.get(1), 12, "B-COMBAT-02")
    assert t.field.battle.lanes[1][-1][1] == 10


@rule("W-CARD-HERO-09")
def test_francis_sampson_gives_courage_to_his_own_and_to_another_unit_of_choice() -> None:
    t = table("hero-francis-sampson", units=3, courage=0)
    t.start_at("MUSTER")
    obtain(t.field, t.get(1), SOLDIER)
    settle(t.field)
    assert t.question(1) == "bless"
    assert t.refused(1, "bless 1").rule == "W-CARD-HERO-09"
    t.answer(1, "bless 3")
    assert [t.get(seat).courage for seat in (1, 2, 3)] == [1, 0, 1]


@rule("W-CARD-HERO-10")
def test_premindra_bhagat_leads_others_over_the_same_mines() -> None:
    t = table("hero-premindra-bhagat", units=3, board="n-19", sector=6, courage=5)
    t.unit(3, sector=7)
    t.start_at("MOVE")
    t.answer(1, "advance 9")
    t.answer(2, "advance 9")
    assert not t.events("d6"), "nobody rolled"
    t.dice("4 1 1")
    t.answer(3, "advance 9")
    assert [event.seat for event in t.events("d6") if event.data["purpose"] == "mine"] == [3], "another edge"


@rule("W-CARD-HERO-11", "W-CARD-HERO-EX-01")
def test_stanley_hollis_saves_two_for_each_courage_or_star() -> None:
    t = table("hero-stanley-hollis", courage=3, stars=1)
    t.field.battle.stage = t.field.book.slots.index("casualties")
    t.field.battle.lanes[1] = ()
    suffer(t.field, t.get(1), 9, "B-COMBAT-02")
    settle(t.field)
    assert t.question(1) == "pay"
    assert t.refused(1, "pay 9 0").key == "pay-too-much"
    t.answer(1, "pay 3 1")
    assert t.field.battle.lanes[1][-1][1] == 1


@rule("W-CARD-HERO-12", "W-CARD-HERO-EX-01")
def test_theodore_roosevelt_gains_two_soldiers_for_each_bonus() -> None:
    t = table("hero-theodore-roosevelt-jr")
    before = t.get(1).soldiers
    obtain(t.field, t.get(1), SOLDIER)
    obtain(t.field, t.get(1), SOLDIER)
    assert t.get(1).soldiers == before + 4


@rule("W-CARD-HERO-14")
def test_daniel_inouye_advances_for_two_courage_less() -> None:
    t = table("hero-daniel-inouye", board="n-19", sector=6, courage=0)
    t.start_at("MOVE")
    t.dice("1 1")
    t.answer(1, "advance 9")
    assert t.events("advances")[0].data["cost"] == 0


@rule("W-CARD-HERO-15", "W-HERO-33")
def test_joe_medicine_crow_stays_the_first_time_and_is_sacrificed_the_second() -> None:
    t = table("hero-joe-medicine-crow", board="n-19", sector=6, courage=5)
    t.get(1).marker = 4
    t.start_at("MOVE")
    t.answer(1, "use hero-joe-medicine-crow")
    assert "stay" in t.choices(1)
    assert t.get(1).specialists == ("hero-joe-medicine-crow",)
    t.get(1).flags = 0
    t.field.stamp += 1
    t.answer(1, "use hero-joe-medicine-crow")
    assert t.get(1).fallen == ("hero-joe-medicine-crow",)


@rule("W-CARD-HERO-16")
def test_harold_marshall_quiets_two_skulls() -> None:
    t = table("hero-harold-marshall", stars=0)
    t.start_at("ROLL")
    t.roll(1, "SKULL SKULL STAR STAR COURAGE TOOL")
    t.pass_until("MUSTER")
    assert t.get(1).stars == 2
    assert not t.events("cancelled")


@rule("W-CARD-HERO-17")
def test_philippe_kieffer_changes_the_colour_of_two_dice_once_a_turn() -> None:
    t = table("hero-philippe-kieffer", units=2)
    t.start_at("ROLL")
    t.roll(2, PLAIN)
    t.roll(1, PLAIN)
    t.answer(1, "use hero-philippe-kieffer")
    assert "pass" not in t.choices(1), "who uses him changes one at least"
    t.answer(1, "paint r1 blue")
    assert not [choice for choice in t.choices(1) if ":" in choice], "the dice of others are not his"
    assert "pass" in t.choices(1)
    assert not [choice for choice in t.choices(1) if choice.startswith("paint r1 ")]
    t.answer(1, "paint r2 white")
    assert len(t.table.events) > 0
    assert [t.get(1).colours[die] for die in (0, 1)] == [t.get(1).colours[4], t.get(1).colours[2]]


@rule("W-CARD-HERO-18")
def test_richard_winters_unit_swaps_two_dice_a_turn_the_others_one() -> None:
    t = table("hero-richard-winters", "corporal", units=3)
    t.start_at("ROLL")
    for seat in (1, 2, 3):
        t.roll(seat, PLAIN)
    t.answer(1, "swap 2", "exchange r1 r1")
    t.answer(2, "accept")
    assert t.refused(2, "swap 3").rule == "B-TRADE-13"
    assert t.refused(1, "swap 2").key == "swap-partner-once"
    t.answer(1, "swap 3", "exchange r1 r1")
    t.answer(3, "accept")
    assert t.refused(1, "swap 2").rule == "B-TRADE-13"


@rule("W-CARD-HERO-19")
def test_thomas_durrant_lowers_the_bunker_he_stands_in_by_eight() -> None:
    t = table("hero-thomas-durrant", board="n-19", sector="bunker")
    assert defence(t.field, t.get(1)) == 21 - 8
    outside = table("hero-thomas-durrant", board="n-19", sector=14)
    assert defence(outside.field, outside.get(1)) == 13


@rule("W-CARD-HERO-20", "W-HERO-33")
def test_clifton_james_stands_in_twice_and_is_lost_the_second_time() -> None:
    t = table("hero-clifton-james", "medic", board="n-19", sector=7, courage=9)
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "advance 10", "sacrifice hero-clifton-james")
    assert t.get(1).specialists == ("hero-clifton-james", "medic")
    assert [event.rule for event in t.events("stood-in")] == ["W-CARD-HERO-20"]
    t.unit(1, sector=11, courage=9)
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 13", "sacrifice hero-clifton-james")
    assert t.get(1).fallen == ("hero-clifton-james",)
    assert t.get(1).specialists == ("medic",)
    assert len(t.events("stood-in")) == 1


@rule("W-CARD-HERO-21")
def test_lachhiman_gurung_destroys_the_guns_here_and_in_one_sector_next_to_it() -> None:
    t = table("hero-lachhiman-gurung", board="n-19", sector=6)
    t.start_at("COMBAT")
    t.answer(1, "use hero-lachhiman-gurung")
    if t.question(1) == "sacrifice":
        t.answer(1, t.choices(1)[0])
    assert {"aim 7", "aim 9"} <= set(t.choices(1))
    t.answer(1, "aim 9")
    battle = t.field.battle
    assert [battle.silenced[t.field.book.index(place)] for place in ("6", "7", "9")] == [1, 0, 1]
    assert t.get(1).fallen == ("hero-lachhiman-gurung",)
    told = {event.data["sector"]: (event.rule, event.data["what"], event.data["n"]) for event in t.events("effect")}
    assert told == dict.fromkeys(("6", "9"), ("W-CARD-HERO-21", "guns-gone", 0))


@rule("W-CARD-HERO-21")
@pytest.mark.parametrize(
    ("board", "place"), [(board, place) for board in ("n-01", "n-19") for place in map_places(board)]
)
def test_lachhiman_gurung_is_offered_where_there_are_guns_here_or_next_to_it_and_in_no_bunker(
    board: str, place: str
) -> None:
    t = table("hero-lachhiman-gurung", board=board, sector=place)
    book = t.field.book
    here = book.index(place)
    near = {edge.target for edge in book.edges[here]} | {
        other for other, edges in enumerate(book.edges) if here in {edge.target for edge in edges}
    }
    guns_near = [other for other in near if not book.sectors[other].bunker and t.field.ground(other).mgf]
    t.dice("1 1 1 1 1 1")
    t.start_at("COMBAT")
    offered = "use hero-lachhiman-gurung" in t.choices(1)
    assert offered == (not book.sectors[here].bunker and bool(guns_near or t.field.ground(here).mgf))


@rule("W-CARD-HERO-22", "W-CARD-HERO-23")
def test_chibitty_recruits_cheaper_and_adams_makes_items_and_vehicles_cheaper_for_all() -> None:
    t = table("hero-charles-chibitty", "hero-charity-adams", units=2, board="n-19", sector=4)
    assert [recruit_cost(t.field, t.get(seat), "medic") for seat in (1, 2)] == [2, 4]
    assert [find_cost(t.field, t.get(seat), "grenade") for seat in (1, 2)] == [6, 6]
    assert find_cost(t.field, t.get(2), "amphibious-tank") == 16
    assert find_cost(t.field, t.get(2), "lucky-charm") == 0
    t.start_at("MUSTER")
    t.answer(1, "trade 2")
    assert any("hero-charles-chibitty" in choice for choice in t.choices(1))


@rule("W-CARD-HERO-24")
def test_lee_miller_keeps_the_tally_and_lets_two_of_its_dice_be_rolled_again() -> None:
    t = table("hero-lee-miller", "medic", courage=5, stars=0)
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    t.all_ready()
    assert t.question(1) == "keep-tally"
    t.answer(1, "repeat")
    assert t.get(1).fallen == ("hero-lee-miller",)
    t.pass_until("MOVE")
    t.answer(1, "stay")
    for _ in range(10):
        if t.field.phase() == "ROLL":
            break
        t.answer(1, next(one for one in ("lose soldiers", "ready", t.choices(1)[0]) if one in t.choices(1)))
    assert t.question(1) == "hero-reroll"
    assert t.choices(1) == [*(f"reroll {die}" for die in t.get(1).tray.names), "pass"], "none, if the Unit likes"
    t.dice("SOLDIER")
    t.answer(1, "reroll b1")
    assert t.choices(1)[-1] == "pass"
    t.dice("TOOL")
    t.answer(1, "reroll r1")
    assert (t.get(1).faces[4], t.get(1).faces[0]) == (SOLDIER, TOOL)
    assert t.question(1) != "hero-reroll", "two are all"


@rule("W-CARD-HERO-24", "B-SPEC-18")
def test_the_tally_that_the_ordinary_photographer_keeps_is_not_rolled_again_also_after_lee_miller() -> None:
    t = table("hero-lee-miller", units=2)
    for seat in (1, 2):
        keep_tally_of(t, seat)
    t.field.battle.parts["heroes"].read_json({"kept": [1]})
    t.start_at("ROLL")
    assert [t.question(seat) for seat in (1, 2)] == ["hero-reroll", ""]
    t.answer(1, "pass")
    for seat in (1, 2):
        keep_tally_of(t, seat)
    t.start_at("ROLL")
    assert "hero-reroll" not in (t.question(1), t.question(2)), "hers was the turn before"
    assert len(t.events("tally-repeated")) == 4


def keep_tally_of(t: Situation, seat: int) -> None:
    """As a photographer does at the end of the window."""
    t.tally(seat, PLAIN)
    keep_tally(t.get(seat))


@rule("W-CARD-HERO-25")
def test_lyudmila_pavlichenko_gains_five_soldiers_for_each_skull_she_locks() -> None:
    t = table("hero-lyudmila-pavlichenko", soldiers=3)
    t.start_at("ROLL")
    t.dice("SKULL SKULL STAR STAR COURAGE TOOL")
    t.answer(1, "roll", "lock r1 r2")
    assert t.get(1).soldiers == 13
