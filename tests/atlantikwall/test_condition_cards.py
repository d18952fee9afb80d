"""A-CARD-CON: every Battle Condition at its moment, against the same turn without it."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.dday.boxes.atlantikwall.conditions import cards
from hhour.dday.boxes.atlantikwall.conditions.effects import HospitalStage
from hhour.dday.boxes.atlantikwall.explosives import ICONS
from hhour.dday.rules.battle.table import lay_effect
from hhour.dday.rules.battle.verbs import FELL
from hhour.dday.rules.cards.card import Card
from hhour.dday.rules.cards.finding import find_cost, recruit_cost
from hhour.dday.rules.fight.defence import defence, guns
from tests.atlantikwall.weather import part_of, under
from tests.rule import each_marked, rule
from tests.table import Situation

PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"
NONE = "supply-drop"  # touches neither dice nor fighting


def upkeep(t: Situation, words: str, *answers: str) -> None:
    """Unit 1 goes through its UPKEEP with this tally."""
    t.tally(1, words)
    t.start_at("UPKEEP")
    t.answer(1, *answers)
    if t.question(1) == "declare":
        t.answer(1, "declared")
    while t.question(1) == "cancel":
        t.answer(1, t.choices(1)[0])


def combat_loss(slug: str, sector: str | int, board: str = "n-01", soldiers: int = 30, dice: str = "3 3") -> int:
    """What unit 1 suffers in a COMBAT there."""
    t = under(slug, board=board)
    t.unit(1, sector=sector, soldiers=soldiers)
    t.dice(dice)
    t.start_at("COMBAT")
    number = t.events("casualties", 1)[0].data["n"]
    assert isinstance(number, int)
    return number


@pytest.mark.parametrize("card", each_marked(cards.CARDS))
def test_a_card_is_its_row_of_the_rulebook(card: Card) -> None:
    cells = row_of(card.rule)
    assert cells[3] == ("W" if card.slug in cards.WEATHER else "R")
    assert (cells[4] != "-") == (card.slug in cards.CANCELS)
    assert cells[4].startswith("for all") == (card.slug in cards.CANCELS and cards.CANCELS[card.slug].whole)
    assert tuple(cells[5].split(", ")) == card.timing
    assert ("All players" in cells[6]) == (card.slug in cards.ALL_PLAYERS)


def row_of(rule_id: str) -> list[str]:
    found = rulebook.get(rule_id)
    assert found is not None
    return list(found.cells.values())


@rule("A-CARD-CON-01")
def test_heavy_showers_close_a_way_that_cannot_be_paid() -> None:
    t = under("heavy-showers")
    t.unit(1, sector=2, soldiers=9, courage=2)
    t.start_at("MOVE")
    assert t.refused(1, "advance 4").rule == "B-MOVE-10"
    assert "move 3" in t.choices(1)


@rule("A-CARD-CON-01", "A-COND-18")
def test_in_heavy_showers_only_moves_that_can_be_paid_are_offered() -> None:
    t = under("heavy-showers")
    t.unit(1, sector=2, soldiers=9, courage=1, cards=["corporal"])
    t.start_at("MOVE")
    assert t.choices(1) == ["move 3", "stay"], "the line costs 2, and 1 more"
    t.unit(1, courage=0)
    assert t.refused(1, "move 3").rule == "B-MOVE-10"
    assert "move 3" not in t.choices(1)


@rule("A-CARD-CON-01", "A-COND-18")
@pytest.mark.parametrize("courage", [0, 1])
def test_in_heavy_showers_who_must_move_pays_what_he_can_pay(courage: int) -> None:
    t = under("heavy-showers")
    unit = t.unit(1, sector=2, soldiers=9, courage=courage, marker=4)
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "move 3")
    assert unit.courage == 0


@rule("A-CARD-CON-02")
def test_in_the_fog_gun_dice_count_two_less_nobody_is_struck_and_nothing_traded() -> None:
    assert combat_loss(NONE, 9, dice="6") - combat_loss("morning-fog", 9, dice="6") == 2
    assert combat_loss("morning-fog", 9, dice="1") == 10, "never below 0"
    t = under("morning-fog", units=2, board="n-02")
    t.unit(1, sector=5, soldiers=30, cards=["scout", "lieutenant"])  # special damage: a Specialist
    t.unit(2, sector=5, soldiers=30)
    t.dice("6")
    t.start_at("MUSTER")
    assert t.refused(1, "trade 2").rule == "A-CARD-CON-02"
    t.start_at("COMBAT")
    assert not t.events("struck")


@rule("A-CARD-CON-03")
def test_under_low_clouds_reinforcements_are_halved_and_fresh_troops_fewer() -> None:
    for face, own, other in (("SOLDIER", 2, 2), ("TWO_SOLDIERS", 4, 0)):
        t = under("low-clouds", units=2)
        t.unit(1, sector=4, soldiers=9)
        t.unit(2, sector=4, soldiers=9)
        t.tally(2, PLAIN)
        t.tally(1, f"{face} STAR {face} STAR {face} TOOL")
        t.start_at("UPKEEP")
        t.answer(1, f"claim {face}")
        given = {event.seat: event.data["n"] for event in t.events("gained") if event.rule in ("B-RWB-10", "B-RWB-11")}
        assert given == ({1: own, 2: other} if other else {1: own})


@rule("A-CARD-CON-04")
@pytest.mark.parametrize("slug", sorted(cards.WINDBLOWN))
def test_in_a_gale_five_items_stay_in_their_bags(slug: str) -> None:
    for card in ("gale", NONE):
        t = under(card, units=2, opts="bazooka-joe=items")
        t.unit(1, sector=9, soldiers=30, cards=[slug])
        t.unit(2, sector=9, soldiers=30)
        t.dice("1")
        t.start_at("COMBAT" if slug in ("grenade", "mortar") else "MUSTER")
        if card == "gale":
            assert not any("use" in choice for choice in t.choices(1))
            if slug not in ("grenade", "mortar"):
                assert t.refused(1, f"use {slug}").rule == "A-CARD-CON-04"
        elif slug != "mortar":
            assert f"use {slug}" in t.choices(1)


@rule("A-CARD-CON-05")
def test_clear_skies_give_courage() -> None:
    t = under("clear-skies")
    t.unit(1, sector=4, soldiers=9, courage=2)
    upkeep(t, "STAR SOLDIER STAR SOLDIER TOOL TOOL")
    assert t.get(1).courage == 3


@rule("A-CARD-CON-06")
def test_in_deep_mud_who_moves_leaves_the_vehicle_and_who_stays_keeps_it() -> None:
    t = under("deep-mud", units=2, board="n-18")
    t.unit(1, sector=3, soldiers=30, courage=9, cards=["jeep"])
    t.unit(2, sector=3, soldiers=30, courage=9, cards=["tank"])
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "move 4")
    t.answer(2, "stay")
    assert (t.get(1).vehicle, t.get(2).vehicle) == ("", "tank")


@rule("A-CARD-CON-07")
@pytest.mark.parametrize(("sector", "more"), [(1, 2), (2, 2), (4, 0), ("bunker", 0)])
def test_a_spring_tide_costs_two_more_in_the_two_lowest_rows(sector: str | int, more: int) -> None:
    assert combat_loss("spring-tide", sector) - combat_loss(NONE, sector) == more


@rule("A-CARD-CON-08")
def test_with_the_sun_in_the_eyes_there_is_one_re_roll() -> None:
    t = under("sun-in-the-eyes")
    t.unit(1, sector=4, soldiers=9)
    t.dice(PLAIN)
    t.answer(1, "roll", "lock r1 r2")
    t.dice("STAR")
    t.answer(1, "reroll b2")
    assert t.question(1) != "reroll"


@rule("B-ROLL-09")
def test_under_other_skies_there_are_two_re_rolls() -> None:
    t = under("drizzle")
    t.unit(1, sector=4, soldiers=9)
    t.dice(PLAIN)
    t.answer(1, "roll", "lock r1 r2")
    t.dice("STAR STAR")
    t.answer(1, "reroll b2", "reroll b2")
    assert t.question(1) != "reroll"


@rule("A-CARD-CON-09")
def test_drizzle_takes_one_tool_of_the_players_choice() -> None:
    t = under("drizzle")
    t.unit(1, sector=4, soldiers=9)
    t.roll(1, "STAR SOLDIER STAR TOOL TOOL TOOL")
    assert t.question(1) == "penalty"
    t.answer(1, "remove w2")
    tally = t.events("tally", 1)[-1].data["results"]
    assert isinstance(tally, tuple)
    assert sum("TOOL" in str(result) for result in tally) == 2
    dry = under("drizzle")
    dry.unit(1, sector=4, soldiers=9)
    dry.roll(1, "STAR SOLDIER STAR SOLDIER STAR STAR")
    assert not dry.events("result-removed")
    other = under("gale")
    other.unit(1, sector=4, soldiers=9)
    other.roll(1, "STAR SOLDIER STAR TOOL TOOL TOOL")
    assert other.question(1) != "penalty"


@rule("A-CARD-CON-10")
def test_a_barrage_costs_three_more_everywhere_and_says_so() -> None:
    assert combat_loss("artillery-barrage", 4) == 6 + 3
    t = under("artillery-barrage")
    t.unit(1, sector=4, soldiers=30)
    t.start_at("COMBAT")
    parts = t.events("casualties", 1)[0].data["parts"]
    assert isinstance(parts, tuple)
    assert "artillery-barrage +3 A-CARD-CON-10" in parts


@rule("A-CARD-EX-12")
def test_the_barrage_of_the_example() -> None:
    t = under("artillery-barrage", units=2)
    t.unit(1, sector=2, soldiers=9, cards=["scout"])
    t.unit(2, sector=2, soldiers=5)
    t.start_at("COMBAT")
    for seat in (1, 2):
        t.ready(seat)
    if t.question(1) == "fall":
        t.answer(1, "lose soldiers")
    assert [event.data["n"] for event in t.events("casualties")] == [7, 7]
    assert t.table.outcome == "lost", "5 - 4 - 3 is less than nothing"
    t = under("artillery-barrage", units=2)
    t.unit(1, sector=2, soldiers=9)
    t.unit(2, sector=2, soldiers=5, cards=["scout", "medic", "corporal"])
    t.start_at("COMBAT")
    for seat in (1, 2):
        t.ready(seat)
    t.answer(2, "lose soldiers", "lose scout")
    assert t.is_in_play(2), "the Medic saves one, a Specialist is given up for the other"


@rule("A-CARD-CON-11")
def test_naval_gunfire_lowers_every_sector_but_no_bunker() -> None:
    t = under("naval-gunfire")
    unit = t.unit(1, sector=4, soldiers=30)
    assert defence(t.field, unit) == 4
    t.unit(1, sector="bunker")
    assert defence(t.field, unit) == 12


@rule("A-CARD-CON-12")
def test_in_radio_silence_neither_resources_nor_dice_are_traded() -> None:
    t = under("radio-silence", units=2)
    for seat in (1, 2):
        t.unit(seat, sector=4, soldiers=9)
    t.give(1, "lieutenant")
    for seat in (1, 2):
        t.roll(seat, PLAIN)
    assert t.refused(1, "trade 2").rule == "A-CARD-CON-12"
    assert t.refused(1, "swap 2").rule == "A-CARD-CON-12"
    assert "swap 2" not in t.choices(1)


@rule("A-CARD-CON-13")
def test_shell_shock_takes_courage_for_every_active_skull() -> None:
    t = under("shell-shock")
    t.unit(1, sector=4, soldiers=9, courage=5)
    upkeep(t, "SKULL SKULL STAR STAR TOOL TOOL")
    assert t.get(1).courage == 3


@rule("A-CARD-CON-14")
def test_hidden_snipers_shoot_for_every_active_skull() -> None:
    t = under("hidden-snipers")
    t.unit(1, sector=4, soldiers=30)
    t.get(1).cancelled = 0b101
    t.start_at("COMBAT")
    assert t.events("casualties", 1)[0].data["n"] == 6 + 2


@rule("A-CARD-CON-15")
def test_a_supply_drop_gives_item_points() -> None:
    t = under("supply-drop")
    t.unit(1, sector=4, soldiers=9)
    upkeep(t, "STAR SOLDIER STAR SOLDIER COURAGE COURAGE")
    assert t.get(1).points == 3


@rule("A-CARD-CON-16")
def test_in_a_shortage_items_cost_two_more() -> None:
    for card, cost in ((NONE, 10), ("supply-shortage", 12)):
        t = under(card)
        t.unit(1, sector=4, soldiers=9, points=11)
        assert find_cost(t.field, t.get(1), "binoculars") == cost
        t.start_at("MUSTER")
        assert ("find binoculars" in t.choices(1)) == (cost == 10)


@rule("A-CARD-CON-17")
def test_an_overrun_aid_post_saves_nobody() -> None:
    for card, saved in ((NONE, 2), ("aid-post-overrun", 0)):
        t = under(card)
        t.unit(1, sector=4, soldiers=30, cards=["medic", "ambulance"])
        t.start_at("COMBAT")
        assert len(t.events("saved", 1)) == saved


@rule("A-CARD-CON-18")
def test_a_second_wind_brings_a_soldier_for_every_bonus() -> None:
    t = under("second-wind")
    t.unit(1, sector=4, soldiers=9)
    upkeep(t, "SKULL TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL TWO_SOLDIERS", "claim SKULL", "claim TWO_SOLDIERS")
    given = [event.data["n"] for event in t.events("gained", 1) if event.rule == "A-CARD-CON-18"]
    assert given == [1, 1]


@rule("A-CARD-CON-19")
def test_jammed_guns_do_not_fire() -> None:
    t = under("jammed-guns")
    t.unit(1, sector=9, soldiers=30)
    assert guns(t.field, t.get(1).sector) == 0
    t.start_at("COMBAT")
    assert not t.events("mgf")


@rule("A-CARD-CON-20")
@pytest.mark.parametrize(("sector", "more"), [(4, 0), (7, 2), (9, 2), ("bunker", 0)])
def test_a_counter_attack_raises_the_two_highest_rows(sector: str | int, more: int) -> None:
    assert combat_loss("counter-attack", sector) - combat_loss(NONE, sector) == more


@rule("A-CARD-CON-21")
def test_guides_make_specialists_cheaper_and_other_reductions_go_on() -> None:
    t = under("resistance-guides")
    unit = t.unit(1, sector=4, soldiers=9)
    assert recruit_cost(t.field, unit, "captain") == 3
    t.give(1, "messenger")
    assert recruit_cost(t.field, unit, "captain") == 2
    assert recruit_cost(t.field, unit, "scout") == 0


@rule("A-CARD-CON-22")
def test_misfires_keep_every_explosive_item_in_its_bag() -> None:
    t = under("misfires", opts="bazooka-joe=items")
    allied = [slug for slug in ICONS if slug in t.field.book.cards]
    assert len(allied) == 6, "the Mortar is not for one Unit alone"
    t.unit(1, sector=9, soldiers=30, cards=[*allied, "lucky-charm"])
    t.start_at("MUSTER")
    uses = [choice for choice in t.choices(1) if choice.startswith("use")]
    assert uses == ["use lucky-charm"]
    assert t.refused(1, "use bazooka").rule == "A-CARD-CON-22"


@rule("A-CARD-CON-23")
def test_who_stands_still_loses_two_soldiers() -> None:
    t = under("keep-moving", units=2, board="n-18")
    t.unit(1, sector=3, soldiers=30, courage=9)
    t.unit(2, sector=3, soldiers=30, courage=9)
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "move 4")
    t.answer(2, "stay")
    hurt = [event.seat for event in t.events("casualties") if event.rule == "A-CARD-CON-23"]
    assert hurt == [2]
    assert t.get(2).soldiers == 30 - 2 - 3


@rule("A-CARD-CON-23")
def test_a_whistle_lost_spares_its_unit() -> None:
    t = under("keep-moving")
    t.unit(1, sector=3, soldiers=30)
    part_of(t).freed = 1 << 1
    t.start_at("MOVE")
    t.answer(1, "stay")
    assert not [event for event in t.events("casualties") if event.rule == "A-CARD-CON-23"]


@rule("A-CARD-CON-24")
@pytest.mark.parametrize(("fell", "back"), [(2, 0), (3, 2), (4, 2)])
def test_the_field_hospital_counts_from_three_who_fell_in_combat(fell: int, back: int) -> None:
    t = under("field-hospital")
    unit = t.unit(1, sector=1, soldiers=30)
    lay_effect(t.field, FELL, 1, fell, "COMBAT")
    lay_effect(t.field, FELL, 1, 5, "MOVE")
    HospitalStage().open(t.field)
    assert unit.soldiers == 30 + back


@rule("A-CARD-CON-24")
@pytest.mark.parametrize(("sector", "back"), [("1", 0), ("2", 2)])
def test_the_field_hospital_gives_two_of_three_back(sector: str, back: int) -> None:
    t = under("field-hospital")
    t.unit(1, sector=sector, soldiers=30)
    t.dice("gale")
    t.start_at("COMBAT")
    assert t.get(1).soldiers == 30 - (2 if sector == "1" else 4) + back


@rule("A-CARD-CON-25", "A-CARD-EX-13")
@pytest.mark.parametrize(("cards_", "sector", "locks"), [([], 4, 3), (["general"], 4, 2), ([], 7, 1)])
def test_exhaustion_locks_one_die_more(cards_: list[str], sector: int, locks: int) -> None:
    t = under("exhaustion")
    t.unit(1, sector=sector, soldiers=9, cards=cards_)
    t.dice(PLAIN)
    t.answer(1, "roll")
    assert len(t.choices(1)[0].split()) - 1 == locks


@rule("A-CARD-CON-26")
def test_unmarked_mines_lie_before_every_advance_and_stop_no_vehicle() -> None:
    t = under("unmarked-mines", units=3, board="n-18")
    t.unit(1, sector=3, soldiers=30, courage=9, cards=["tank"])
    t.unit(2, sector=3, soldiers=30, courage=9, cards=["minesweeper"])
    t.unit(3, sector=3, soldiers=30, courage=9)
    t.dice("4 1 1 1")
    t.start_at("MOVE")
    t.answer(1, "advance 6")
    t.answer(2, "advance 6")
    t.answer(3, "move 4")
    mines = [event for event in t.events("d6") if event.data["purpose"] == "mine"]
    assert [(event.seat, event.data["n"]) for event in mines] == [(1, 4)]
    assert t.get(1).vehicle == "tank"


@rule("A-CARD-CON-27")
@pytest.mark.parametrize(("sector", "points"), [(9, 5), (7, 5), (4, 0), ("bunker", 0)])
def test_stores_are_looted_in_the_two_highest_rows(sector: str | int, points: int) -> None:
    t = under("looted-stores")
    t.unit(1, sector=sector, soldiers=30)
    upkeep(t, "STAR SOLDIER STAR SOLDIER COURAGE COURAGE")
    assert t.get(1).points == points
