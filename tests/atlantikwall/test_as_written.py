"""Where two cards meet, and where a card was held to less than it says: rules version 8, and what was before it."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.badges.pile import badges
from hhour.dday.rules.battle.state import IN_PLAY, OUT
from hhour.dday.rules.dice.rolling import lock_count
from hhour.kernel.faces import BLACK, SKULL, TOOL, result
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.german_cards import STARS
from tests.atlantikwall.solitaire import SOLITAIRE, Lonely
from tests.atlantikwall.versions import BEFORE, BOTH
from tests.atlantikwall.weather import Weathered, part_of
from tests.rule import rule


class Weather(Fortress, Weathered):
    """A German under a Battle Condition."""

    def __init__(self, setup: str, card: str, version: int | None = None) -> None:
        super().__init__(setup, version=version)
        part_of(self).card = card
        self.field.stamp += 1


def under(card: str, board: str = "n-18", units: int = 1, version: int | None = None, more: str = "") -> Weather:
    return Weather(f"dday {board} units={units} opts=german,battle-conditions{more}", card, version)


@rule("A-CARD-DEC-04", "A-MAP-N17-11", "A-MAP-ATT-22")
@BOTH
def test_a_rad_badge_raises_a_def_that_nothing_can_lower(version: int | None) -> None:
    t = Fortress("dday n-17 units=1 opts=german", version=version)
    t.unit(1, sector=12, soldiers=60, cards=["bazooka"])
    t.german(soldiers=40, cards=["rad-badge"])
    t.dice("1")
    t.start_at("COMBAT")
    t.answer(2, "use rad-badge")
    t.finish()
    assert t.get(1).soldiers == 60 - 12 - (0 if version else 4)
    assert t.he.soldiers == 40 - 12, "he pays what is printed (A-GER-48)"


@rule("A-CARD-CON-27", "A-MAP-ATT-24", "A-GEN-23")
@pytest.mark.parametrize(
    ("sector", "version", "found"),
    [("8", None, 5), ("8", BEFORE, 0), ("12", None, 5), ("7", None, 0), ("bunker", None, 0)],
)
def test_looted_stores_lie_in_a_middle_bunker_of_a_high_row_too(sector: str, version: int | None, found: int) -> None:
    t = under("looted-stores", "n-15", version=version)
    t.unit(1, sector=sector, points=0)
    t.tally(1, STARS)
    t.german_tally(STARS)
    t.start_at("UPKEEP")
    t.pass_all("MUSTER", "MOVE")
    assert t.get(1).points == found


@rule("A-GER-34")
@BOTH
def test_who_comes_back_to_the_pool_in_muster_waits_for_the_next_one(version: int | None) -> None:
    t = Fortress(version=version)
    t.german(bare=True, stars=9, courage=5, soldiers=4, cards=["zwangsrekrut", "knights-cross"])
    t.start_at("MUSTER")
    t.dice("wound-badge-silver")
    t.answer(3, "decorate", "lose zwangsrekrut")
    assert ("recruit zwangsrekrut" in t.choices(3)) is (version == BEFORE)
    if version is None:
        refused = t.refused(3, "recruit zwangsrekrut")
        assert (refused.rule, refused.key) == ("A-GER-34", "recruit-back")
        t.answer(3, "use knights-cross")
        assert t.refused(3, "recruit zwangsrekrut").rule == "A-GER-34"
        t.answer(3, "recruit funker")
        t.pass_all("MOVE")
        t.dice(f"{STARS} " * 3)
        t.start_at("ROLL")
        t.start_at("MUSTER")
        t.answer(3, "recruit zwangsrekrut")


@rule("A-GER-34")
def test_who_was_lost_before_this_muster_is_recruited_in_it() -> None:
    t = Fortress()
    t.german(bare=True, stars=9, soldiers=4, cards=["pionier"])
    for seat in (1, 2):
        t.tally(seat, "SOLDIER SOLDIER STAR STAR STAR STAR")
    t.german_tally(STARS)
    t.start_at("UPKEEP")
    assert t.field.phase() == "UPKEEP"
    t.field.push(3, "german-loss", 1, 0, "tnt A-CARD-AI-04")
    t.answer(3, "lose pionier")
    t.start_at("MUSTER")
    t.answer(3, "recruit pionier")


@rule("A-CARD-DEC-07")
@BOTH
def test_a_card_used_while_the_dice_were_rolled_does_not_bar_the_close_combat_clasp(version: int | None) -> None:
    t = Fortress(version=version)
    t.german(cards=["close-combat-clasp", "schnapps", "field-telephone"])
    t.start_at("ROLL")
    t.dice(f"{STARS} " * 3)
    for seat in (1, 2, 3):
        t.answer(seat, "roll")
        if seat == 3:
            t.answer(3, "use schnapps")
        t.answer(seat, "lock r1 r2", "stop")
    if version == BEFORE:
        assert t.refused(3, "use close-combat-clasp").key == "card-not-first"
        return
    assert "use close-combat-clasp" in t.choices(3)
    t.answer(3, "use field-telephone")
    assert t.refused(3, "use close-combat-clasp").key == "card-not-first", "it was used in the window"


@rule("A-CARD-DEC-20", "A-CARD-CON-25", "A-GEN-18")
@BOTH
def test_units_at_rest_lock_no_die_exhausted_or_not(version: int | None) -> None:
    t = under("exhaustion", version=version)
    assert lock_count(t.field, t.get(1)) == 3
    t.he.rested = t.field.battle.turn
    assert lock_count(t.field, t.get(1)) == (1 if version else 0)
    assert lock_count(t.field, t.he) == 3


@rule("A-ASSAULT-17", "A-BADGE-05")
@BOTH
def test_the_badges_of_a_destroyed_unit_are_discarded(version: int | None) -> None:
    t = Fortress("dday n-18 units=2 opts=german,badges", version=version)
    part = badges(t.field)
    assert part is not None
    for slug in ("sapper", "ranger"):
        assert part.deck.take(slug)
        t.get(1).held = (*t.get(1).held, slug)
    t.unit(1, sector="bunker", soldiers=5)
    t.german(soldiers=50)
    t.dice(f"iron-cross-2 {STARS} {STARS}")
    t.storm()
    t.pass_all("ROLL")
    part = badges(t.field)
    assert part is not None
    assert part.deck.discards == (() if version else ("sapper", "ranger"))
    assert t.get(1).held == ()


@rule("A-GER-31", "A-GER-62", "A-CARD-CON-05", "A-CARD-CON-11")
@pytest.mark.parametrize(("card", "phase"), [("clear-skies", "UPKEEP"), ("naval-gunfire", "COMBAT")])
@BOTH
def test_of_what_a_battle_condition_costs_him_specialists_may_bear_a_part(
    card: str, phase: str, version: int | None
) -> None:
    t = under(card, version=version)
    t.tally(1, STARS)
    t.german_tally(STARS)
    t.german(bare=True, soldiers=2, cards=["zwangsrekrut"])
    t.start_at(phase)
    while t.field.phase() == phase and t.question(2) != "german-loss":
        t.quiet(t.table.waiting()[0])
    if version is None:
        t.answer(2, "lose zwangsrekrut")  # what is left falls by itself
    rule_of_card = t.field.book.cards[card].rule
    assert [event.data["n"] for event in t.events("fell", 2) if event.rule == rule_of_card] == [2 if version else 1]
    assert ("zwangsrekrut" in t.he.specialists) is (version == BEFORE)


@rule("A-GER-31", "A-MAP-N17-10")
@BOTH
def test_fire_on_the_own_position_may_be_borne_by_specialists(version: int | None) -> None:
    t = Fortress("dday n-17 units=1 opts=german", version=version)
    t.unit(1, sector=15, soldiers=60)
    t.german(bare=True, soldiers=30, cards=["funker"])
    t.start_at("COMBAT")
    t.dice("6")
    t.answer(2, "pay")
    assert (t.question(2) == "german-loss") is (version is None)
    if version is None:
        t.answer(2, "lose funker")
        assert [event.data["n"] for event in t.events("fell", 2) if event.rule == "A-MAP-N17-10"] == [1]


@rule("A-GER-31", "A-CARD-DEC-19")
@BOTH
def test_of_the_four_soldiers_of_a_black_wound_badge_specialists_may_be_some(version: int | None) -> None:
    t = Fortress(version=version)
    t.german(soldiers=5, courage=5, cards=["fallschirmjaeger", "dog"])
    t.start_at("MUSTER")
    t.dice("wound-badge-black")
    t.answer(3, "decorate", "choose soldiers")
    if version is None:
        t.answer(3, "lose fallschirmjaeger")
    assert (t.he.soldiers, "fallschirmjaeger" in t.he.specialists) == ((1, True) if version else (5, False))
    assert t.he.deck.discards == ("wound-badge-black",)


@rule("A-CARD-VEH-01", "A-CARD-CON-26", "A-GEN-18")
@BOTH
def test_who_follows_a_mine_clearing_tank_rolls_for_no_unmarked_mine(version: int | None) -> None:
    t = under("unmarked-mines", "n-13", units=3, version=version)
    for seat in (1, 2):
        t.unit(seat, sector=3, courage=9)
    t.unit(3, sector=4, courage=9)
    t.give(1, "mine-clearing-tank")
    t.dice("1 1 1")
    t.start_at("MOVE")
    t.answer(1, "advance 6")
    t.answer(2, "advance 6")
    assert [event.seat for event in t.events("d6")] == ([2] if version else [])
    t.unit(3, sector=5, courage=9)
    t.answer(3, "advance 8")
    assert [event.seat for event in t.events("d6")][-1] == 3, "another line"


@rule("A-CARD-DEC-06")
@pytest.mark.parametrize("cards", [("west-wall-medal", "war-merit-cross"), ("war-merit-cross", "west-wall-medal")])
def test_who_cannot_pay_when_it_must_move_is_spared_by_the_west_wall_medal_in_any_order(cards: tuple[str, str]) -> None:
    t = Fortress()
    t.german(cards=list(cards))
    t.unit(1, sector=9, marker=4, courage=5)  # 3 and 2 more to the bunker, until the cross takes 1
    t.get(1).visited |= 1 << t.field.book.index("10")
    t.start_at("MOVE")
    t.answer(3, *(f"use {card}" for card in cards))
    t.pass_all("COMBAT")
    assert (t.table.outcome, t.field.book.place(t.get(1).sector), t.get(1).marker) == ("", "9", 4)


@rule("A-CARD-DEC-06")
@pytest.mark.parametrize(("courage", "version", "outcome"), [(0, None, ""), (0, BEFORE, "lost"), (4, BEFORE, "")])
def test_the_west_wall_medal_spares_whoever_cannot_pay(courage: int, version: int | None, outcome: str) -> None:
    t = Fortress(version=version)
    t.german(cards=["west-wall-medal"])
    t.unit(1, sector=9, marker=4, courage=courage)
    t.get(1).visited |= 1 << t.field.book.index("10")
    t.start_at("MOVE")
    t.answer(3, "use west-wall-medal")
    t.pass_all("COMBAT")
    assert t.table.outcome == outcome


@rule("A-CARD-DEC-06", "B-MOVE-06", "B-MOVE-07")
def test_the_west_wall_medal_spares_nobody_who_can_pay_or_is_kept_by_something_else() -> None:
    t = Fortress()
    t.german(cards=["west-wall-medal"])
    t.unit(1, sector=9, marker=4, courage=5)
    t.get(1).visited |= 1 << t.field.book.index("10")
    t.start_at("MOVE")
    t.answer(3, "use west-wall-medal")
    assert t.choices(1) == ["advance bunker"]
    assert t.refused(1, "stay").rule == "B-MOVE-06"
    t = Fortress("dday n-14 units=1 opts=german")
    t.german(cards=["west-wall-medal"])
    t.unit(1, sector=4, marker=4, courage=0)
    t.get(1).visited |= 1 << t.field.book.index("5")  # no other way leads on
    t.start_at("MOVE")
    t.answer(2, "use west-wall-medal")
    t.pass_all("COMBAT")
    assert t.table.outcome == "lost"


@rule("B-TURN-15", "B-TURN-12", "B-RWB-15", "A-BADGE-08")
@BOTH
def test_what_is_used_before_the_first_roll_holds_in_this_turn(version: int | None) -> None:
    t = Fortress("dday n-13 units=2 opts=german,badges", version=version)
    t.unit(1, sector=3, cards=["dexedrine", "bazooka"])
    t.unit(2, sector=3, cards=["signalling-lamp"])
    t.german(cards=["gas"])
    t.start_at("ROLL")
    t.answer(1, "use bazooka", "use dexedrine", "charge")
    t.answer(3, "pass")
    assert t.question(1) == "roll"
    assert t.get(1).battle_cry == (0 if version else 1)
    assert len(t.field.battle.effects) == (0 if version else 1)
    t = Fortress("dday n-13 units=1 opts=german,badges", version=version)
    t.unit(1, sector=3, cards=["dexedrine"])
    t.german(cards=["gas"])
    t.start_at("ROLL")
    t.dice("sapper")
    t.answer(1, "use dexedrine", "badge")
    t.answer(2, "pass")
    assert ("badge drawn" in t.get(1).used) is (version is None)


@rule("B-TURN-12", "B-TURN-02")
def test_what_held_in_the_last_turn_is_over_before_the_next_one_begins() -> None:
    t = under("gale", "n-13")
    t.german(cards=["gas"])
    t.unit(1, sector=3, battle_cry=1)
    t.get(1).used = ("badge drawn",)
    t.field.battle.effects = (("def", 3, 7, "bazooka"),)
    t.dice("drizzle")
    t.start_at("ROLL")
    assert t.question(2) == "turn-start"
    assert t.get(1).battle_cry == len(t.get(1).used) == len(t.field.battle.effects) == 0


@rule("A-COND-39")
@pytest.mark.parametrize(("cards", "paid"), [([], 1), (["platoon-leader"], 0)])
def test_in_showers_a_platoon_leader_lowers_what_a_battle_cry_leaves_to_pay(cards: list[str], paid: int) -> None:
    t = under("heavy-showers", "n-15")
    t.german(cards=["west-wall-medal"])
    t.unit(1, sector=4, courage=9, battle_cry=1, cards=cards)
    t.start_at("MOVE")
    t.answer(2, "use west-wall-medal")  # a Battle Cry frees from all of it (A-CARD-DEC-06)
    t.answer(1, "charge 7")
    assert t.get(1).courage == 9 - paid


@rule("A-COND-39")
def test_a_platoon_leader_lowers_no_move_sideways_and_nothing_in_older_games() -> None:
    for sector, way, version in (("4", "charge 3", None), ("4", "move 3", None), ("4", "charge 7", BEFORE)):
        t = under("heavy-showers", "n-15", version=version)
        t.unit(1, sector=sector, courage=9, battle_cry=1, cards=["platoon-leader"])
        t.start_at("MOVE")
        t.answer(1, way)
        assert t.get(1).courage == 8


@rule("A-CARD-AS-01", "A-CARD-T-02")
@BOTH
def test_a_piat_gunner_is_not_sacrificed_against_a_german_without_soldiers(version: int | None) -> None:
    t = Fortress("dday n-18 units=1 opts=german", version=version)
    t.unit(1, sector="bunker", soldiers=5, cards=["piat-gunner", "field-radio"])
    t.german(soldiers=0)
    t.storm()
    assert ("use piat-gunner" in t.choices(1)) is (version == BEFORE)
    if version is None:
        assert t.refused(1, "use piat-gunner").rule == "A-CARD-AS-01"


@rule("A-CARD-GI-10", "A-GER-15")
@BOTH
def test_an_ammunition_crate_turns_dice_and_no_result_that_is_none(version: int | None) -> None:
    t = Fortress("dday n-18 units=1 opts=german", version=version)
    t.german(bare=True, cards=["officers-cap", "ammunition-crate"])
    t.tally(1, STARS)
    t.german_tally("SKULL SKULL STAR STAR TOOL TOOL")
    t.start_stage("adjust")
    t.answer(2, "use officers-cap", "black SKULL", "use ammunition-crate", "become TOOL")
    assert t.he.faces == (5, 5, 1, 1, 5, 5)
    assert t.he.virtual == (result(TOOL if version else SKULL, BLACK),)


@rule("A-CARD-GI-10")
def test_an_ammunition_crate_is_of_no_use_to_a_skull_that_is_no_die() -> None:
    t = Fortress("dday n-18 units=1 opts=german")
    t.german(bare=True, cards=["officers-cap", "ammunition-crate", "hauptmann"])
    t.tally(1, STARS)
    t.german_tally("STAR STAR STAR STAR TOOL TOOL")
    t.start_stage("adjust")
    t.answer(2, "use officers-cap", "black SKULL")
    assert t.refused(2, "use ammunition-crate").key == "card-no-skull"


@rule("A-COND-12", "B-COMBAT-08")
@BOTH
def test_a_unit_that_loses_its_last_man_to_cancel_a_card_is_wiped_out(version: int | None) -> None:
    t = Weathered("dday n-01 units=2 opts=battle-conditions", "supply-drop", version)
    t.unit(1, sector=2, soldiers=0, cards=["scout"])
    t.unit(2, sector=2, soldiers=9)
    t.dice("artillery-barrage")
    t.start_at("ROLL")
    t.answer(1, "lose scout")
    assert (t.get(1).status, t.table.outcome) == ((IN_PLAY, "") if version else (OUT, "lost"))


@rule("A-CARD-GS-05", "A-SOLO-38")
@BOTH
def test_the_zwangsrekrut_may_be_sacrificed_in_the_scharfschuetzes_place(version: int | None) -> None:
    t = Lonely(f"dday n-01 opts={SOLITAIRE}", version=version)
    t.german(soldiers=90, cards=["scharfschuetze", "zwangsrekrut"])
    t.stand(2)
    t.it.sniper, t.it.tokens = 1, 3
    t.combat()
    t.answer(2, "use scharfschuetze")
    if version is None:
        t.answer(2, "lose zwangsrekrut")
    assert ("scharfschuetze" in t.he.specialists) is (version is None)
    assert len(t.events("sniper-gone")) == 1
