"""ASSAULT, the trade limit, the end, the notes (A-ASSAULT, A-TRADE, A-END, A-NOTE)."""

from __future__ import annotations

from pathlib import Path

import pytest

from hhour.dday.boxes.atlantikwall.german.force import is_german
from hhour.dday.rules.battle.state import OUT
from hhour.dday.rules.battle.trading import refuse_meeting
from hhour.dday.rules.cards.kinds import RANKS
from tests.atlantikwall.german import Fortress
from tests.rule import rule

SPECIALISTS = ["scout", "corporal", "veteran", "chaplain", "medic"]
GERMANS = ["zahlmeister", "funker", "kradmelder", "beobachter"]


def bunker(allied: tuple[int, int], german: tuple[int, int], units: int = 2, setup: str = "") -> Fortress:
    """Unit 1 in the bunker with so many soldiers and Specialists against a German with so many."""
    t = Fortress(setup or f"dday n-03 units={units} opts=german,bazooka-joe=all")
    t.unit(1, sector="bunker", soldiers=allied[0], cards=SPECIALISTS[: allied[1]])
    t.german(bare=True, soldiers=german[0], cards=GERMANS[: german[1]])
    return t


@rule("A-ASSAULT-01")
@pytest.mark.parametrize(("sector", "stormed"), [("8", 0), ("bunker", 1)])
def test_only_a_final_bunker_brings_an_assault(sector: str, stormed: int) -> None:
    t = Fortress("dday n-15 units=2 opts=german")
    t.unit(1, sector=sector, soldiers=5)
    t.german(soldiers=50)
    t.dice("flak-badge")
    t.storm()
    assert t.count("stormed") == stormed


@rule("A-ASSAULT-02")
def test_combat_in_the_bunker_comes_first() -> None:
    t = bunker((60, 0), (60, 0))
    t.dice("flak-badge")
    t.fight()
    assert t.count("casualties") >= 1
    assert t.he.soldiers == 60 - t.he.required


@rule("A-ASSAULT-04", "A-ASSAULT-06", "A-END-04", "A-END-05")
def test_a_larger_force_wins_the_game_for_all_at_once() -> None:
    t = bunker((7, 3), (5, 4))
    t.storm()
    assert t.table.outcome == "won"
    assert t.table.winners.sides == ("allies",)
    assert [event.seat for event in t.events("won")] == [0]
    assert t.is_in_play(2)  # it need not enter


@rule("A-ASSAULT-07", "A-ASSAULT-10", "A-END-02", "A-ASSAULT-12")
def test_a_smaller_force_is_destroyed_and_the_german_takes_a_trophy() -> None:
    t = bunker((5, 0), (9, 2))
    t.dice("iron-cross-2")
    t.storm()
    assert t.get(1).status == OUT
    assert t.table.outcome == ""
    assert t.he.decorations == ("iron-cross-2",)
    assert t.he.soldiers == 9


@rule("A-ASSAULT-08", "A-ASSAULT-09", "A-ASSAULT-EX-01", "A-ASSAULT-EX-02", "A-ASSAULT-EX-03")
@pytest.mark.parametrize(
    ("allied", "german", "outcome"), [((7, 3), (6, 4), ""), ((7, 3), (8, 2), "won"), ((6, 2), (6, 2), "")]
)
def test_at_a_tie_more_specialists_win_and_then_the_german(
    allied: tuple[int, int], german: tuple[int, int], outcome: str
) -> None:
    t = bunker(allied, german)
    t.dice("iron-cross-2")
    t.storm()
    assert t.table.outcome == outcome
    assert (t.get(1).status == OUT) is (outcome == "")


@rule("A-ASSAULT-EX-05", "A-ASSAULT-04", "A-CARD-GS-14")
def test_paratroopers_of_both_sides_count_as_their_cards_say() -> None:
    t = Fortress("dday n-03 units=2 opts=german,bazooka-joe=all")
    t.unit(1, sector="bunker", soldiers=2, cards=["paratrooper"])
    t.german(bare=True, soldiers=4, cards=["fallschirmjaeger"])
    t.dice("flak-badge")
    t.storm()
    assert t.events("stormed")[0].data["allied"] == t.events("stormed")[0].data["german"] == 8
    assert t.get(1).status == OUT


@rule("A-ASSAULT-05")
def test_other_units_add_nothing() -> None:
    t = bunker((5, 0), (8, 0))
    t.unit(2, sector="bunker", soldiers=7)
    t.dice("flak-badge")
    t.storm()
    t.answer(1, "assault 1")
    t.pass_all("ROLL")
    assert t.get(1).status == OUT


@rule("A-ASSAULT-11", "A-ASSAULT-13", "A-ASSAULT-EX-04", "A-END-03")
def test_units_storm_one_after_the_other_in_an_order_they_choose_anew() -> None:
    t = bunker((5, 0), (9, 2))
    t.unit(2, sector="bunker", soldiers=12)
    t.storm()
    assert set(t.choices(1)) >= {"assault 1", "assault 2"}
    t.dice("iron-cross-2")
    t.answer(1, "assault 1")
    t.answer(3, "use iron-cross-2")
    t.pass_all("ROLL")
    assert t.events("stormed")[-1].data["german"] == 17
    assert t.table.outcome == "lost"
    t = bunker((5, 0), (9, 2))
    t.unit(2, sector="bunker", soldiers=12)
    t.storm()
    t.answer(1, "assault 2")
    assert t.table.outcome == "won"


@rule("A-ASSAULT-14", "A-CARD-GI-08", "A-CARD-T-01")
def test_before_a_comparison_both_sides_may_use_cards_the_allies_first() -> None:
    t = bunker((12, 0), (9, 0))
    t.german(cards=["molotov-cocktail"])
    t.give(1, "field-radio")
    t.give(1, "memorial-cross")
    t.storm()
    assert t.table.waiting() == [1]
    assert t.refused(1, "use memorial-cross").key == "wrong-moment"
    t.answer(1, "use field-radio")
    t.answer(3, "use molotov-cocktail")
    assert t.get(1).soldiers == 13
    assert t.table.outcome == "won"


@rule("A-ASSAULT-15")
def test_def_has_no_place_in_a_comparison() -> None:
    t = bunker((5, 0), (4, 0))
    t.give(1, "flame-thrower")
    t.storm()
    assert t.events("stormed")[0].data["german"] == 4


@rule("A-ASSAULT-16", "A-ASSAULT-17", "A-ASSAULT-18")
def test_a_destroyed_unit_is_gone_with_all_it_had_and_has_no_further_turn() -> None:
    t = bunker((1, 2), (20, 0))
    t.give(1, "toolkit")
    t.give(1, "memorial-cross")
    t.dice("iron-cross-2")
    t.storm()
    t.pass_all("ROLL")
    unit = t.get(1)
    assert (unit.specialists, unit.items, unit.awards) == ((), (), ())
    assert set(unit.fallen) >= {"scout", "corporal"}
    assert "toolkit" in t.field.battle.used
    assert 1 not in t.table.waiting()
    assert not t.field.battle.captured


@rule("A-END-01")
def test_a_unit_that_must_move_and_cannot_loses_the_game_to_the_german() -> None:
    t = Fortress()
    t.unit(1, sector=9, marker=4, courage=0)
    t.get(1).visited = (1 << len(t.field.book.sectors)) - 1
    t.start_at("MOVE")
    t.pass_all("COMBAT")
    assert t.table.outcome == "lost"
    assert t.table.winners.seats == (3,)


@rule("A-END-06")
def test_the_entry_condition_of_a_bunker_still_binds() -> None:
    t = Fortress("dday n-18 units=2 opts=german")
    t.unit(1, sector=9, courage=0)
    t.start_at("MOVE")
    t.pass_all("MOVE")
    assert t.refused(1, "advance bunker").rule == "B-MOVE-10"


@rule("A-END-EX-01")
def test_after_an_assault_was_lost_a_wipe_out_on_the_map_ends_the_game() -> None:
    t = bunker((1, 0), (20, 0), units=3)
    t.dice("iron-cross-2")
    t.storm()
    assert t.table.outcome == ""
    t.unit(2, sector=9, soldiers=1)
    t.fight()
    assert t.table.outcome == "lost"
    assert t.is_in_play(3)


# --- trading ----------------------------------------------------------------------------------------------------------


@rule("A-TRADE-01", "A-TRADE-02", "A-TRADE-03", "A-TRADE-05", "A-TRADE-EX-01")
@pytest.mark.parametrize(("sector", "barred"), [("3", False), ("9", True), ("10", True), ("bunker", True)])
def test_nothing_is_traded_in_the_top_row_beside_or_in_the_bunker(sector: str, barred: bool) -> None:
    t = Fortress()
    for seat in (1, 2):
        t.unit(seat, sector=sector)
    refused = refuse_meeting(t.field, t.get(1), t.get(2))
    assert (refused is not None) is barred
    if refused is not None:
        assert refused.rule == ("A-TRADE-03" if sector == "bunker" else "A-TRADE-02")
        assert refused.key == "trade-near"


@rule("A-TRADE-02")
def test_a_sector_beside_a_final_bunker_is_barred_even_below_the_top_row() -> None:
    t = Fortress("dday n-15 units=2 opts=german")
    book = t.field.book
    beside = [g.id for g in book.sectors if any(edge.target in book.bunkers for edge in book.edges[g.index])]
    for seat in (1, 2):
        t.unit(seat, sector=beside[0])
    t.start_at("MUSTER")
    assert t.refused(1, "trade 2").rule == "A-TRADE-02"


@rule("A-TRADE-04")
def test_no_pigeon_lifts_the_ban() -> None:
    t = Fortress()
    t.unit(1, sector=3, cards=["carrier-pigeon"])
    t.unit(2, sector=9)
    t.start_at("MUSTER")
    t.answer(1, "use carrier-pigeon", *(["contact 2"] if t.question(1) == "trade-with" else []))
    assert t.refused(1, "trade 2").rule == "A-TRADE-02"


@rule("A-TRADE-06")
def test_dice_are_traded_everywhere() -> None:
    t = Fortress()
    t.unit(1, sector=9, cards=["lieutenant"])
    t.unit(2, sector=3)
    for seat in (1, 2):
        t.tally(seat, "STAR STAR STAR STAR STAR STAR")
    t.german_tally("STAR STAR STAR STAR STAR STAR")
    t.start_stage("adjust")
    assert "swap 2" in t.choices(1)


@rule("A-TRADE-07")
def test_gifts_are_no_trades() -> None:
    t = Fortress()
    t.unit(1, sector=9)
    t.unit(2, sector=9, soldiers=5)
    t.tally(1, "SOLDIER STAR SOLDIER STAR SOLDIER TOOL")
    t.tally(2, "STAR STAR STAR STAR TOOL TOOL")
    t.german_tally("STAR STAR STAR STAR TOOL TOOL")
    t.start_at("UPKEEP")
    t.answer(1, "claim SOLDIER")
    assert t.get(2).soldiers == 9


@rule("A-TRADE-08")
def test_without_a_german_there_is_no_limit() -> None:
    t = Fortress.__mro__[1]("dday n-18 units=2")
    for seat in (1, 2):
        t.answer(seat, t.choices(seat)[0]) if t.question(seat) == "start" else None
        t.unit(seat, sector="9", soldiers=5)
    t.start_at("MUSTER")
    t.answer(1, "trade 2")


# --- notes ------------------------------------------------------------------------------------------------------------


@rule("A-NOTE-01")
def test_what_targets_units_does_not_touch_the_german() -> None:
    t = Fortress()
    t.unit(1, cards=["rope-ladder"]) if "rope-ladder" in t.field.book.cards else None
    for seat in (1, 2):
        t.tally(seat, "STAR STAR STAR STAR STAR STAR")
    t.german_tally("STAR STAR STAR STAR STAR STAR")
    t.start_stage("adjust")
    t.answer(1, "use rope-ladder")
    for seat in (1, 2):
        t.answer(seat, "colour red")
    assert t.get(2).virtual
    assert not t.he.virtual
    assert [is_german(force) for force in t.field.battle.forces] == [False, False, True]


@rule("A-NOTE-04", "A-NOTE-07", "A-CARD-DEC-03")
def test_the_gestapo_disk_takes_a_specialist_of_the_germans_choice_and_no_decoy_helps() -> None:
    t = Fortress("dday n-18 units=2 opts=german,bazooka-joe=all")
    t.german(cards=["gestapo-disk"])
    t.unit(1, cards=["medic", "decoy"])
    t.start_at("MUSTER")
    t.answer(3, "use gestapo-disk", *(["strike 1"] if t.question(3) == "arrest" else []))
    t.get(1).fallen = ("scout",)
    assert (t.refused(3, "kill scout").key, t.refused(3, "kill general").key) == ("lost-before", "not-yours")
    t.get(1).fallen = ()
    t.answer(3, "kill medic")
    assert t.get(1).specialists == ("decoy",)
    assert t.get(1).fallen == ("medic",)
    t.unit(1, stars=9)
    assert t.refused(1, "recruit medic").rule == "B-SPEC-08"


@rule("A-NOTE-04", "A-CARD-DEC-08")
def test_the_sniper_badge_kills_the_sniper_or_a_specialist_of_the_units_choice() -> None:
    t = Fortress("dday n-18 units=2 opts=german,bazooka-joe=all")
    t.german(cards=["sniper-badge"])
    t.unit(1, cards=["medic", "decoy"])
    t.unit(2, cards=["sniper", "scout"])
    t.start_at("MUSTER")
    t.answer(3, "use sniper-badge")
    assert t.get(2).specialists == ("scout",)
    t = Fortress("dday n-18 units=2 opts=german,bazooka-joe=all")
    t.german(cards=["sniper-badge"])
    t.unit(1, cards=["medic", "decoy"])
    t.start_at("MUSTER")
    t.answer(3, "use sniper-badge")
    t.answer(1, "lose decoy")
    assert t.get(1).specialists == ("medic",)


@rule("A-NOTE-08", "A-CARD-GS-04", "A-CARD-T-04")
def test_the_scharfschuetze_hits_any_unit_once_a_turn_or_nobody() -> None:
    t = Fortress()
    t.german(soldiers=30, cards=["scharfschuetze", "goliath-mine"])  # the mine keeps the moment open
    t.unit(2, sector=9, soldiers=20)
    t.start_at("COMBAT")
    t.answer(3, "use scharfschuetze")
    assert t.choices(3) == ["strike 1", "strike 2"]
    t.answer(3, "strike 2")
    assert t.get(2).soldiers == 19
    assert t.refused(3, "use scharfschuetze").key == "card-once"
    t.he.used = ()
    t.start_at("MUSTER")
    assert t.refused(3, "use scharfschuetze").key == "wrong-moment"


@rule("A-NOTE-10", "A-NOTE-11")
def test_on_gold_beach_two_bunkers_are_one_and_one_won_assault_is_enough() -> None:
    t = Fortress("dday n-04 units=2 opts=german")
    t.unit(1, sector="bw", soldiers=20)
    t.unit(2, sector="be", soldiers=5)
    t.german(bare=True, soldiers=10)
    t.storm()
    assert set(t.choices(1)) >= {"assault 1", "assault 2"}
    t.answer(1, "assault 1")
    assert t.table.outcome == "won"
    t = Fortress("dday n-04 units=1 opts=german")
    t.unit(1, sector="bw", soldiers=20)
    t.german(bare=True, soldiers=10)
    t.storm()
    assert t.table.outcome == "won"


@rule("A-NOTE-12")
def test_in_a_scenario_every_bunker_that_is_a_goal_is_final() -> None:
    t = Fortress("dday deadstick units=2 opts=german")
    book = t.field.book
    assert len(book.bunkers) == 2
    t.unit(1, sector=book.place(book.bunkers[0]), soldiers=20)
    t.german(bare=True, soldiers=1)
    t.storm()
    assert t.table.outcome == "won"


@rule("A-NOTE-13")
def test_heroes_fight_against_him_and_never_for_him() -> None:
    t = Fortress("dday n-18 units=2 opts=german,heroes")
    heroes = [slug for slug, card in t.field.book.cards.items() if card.kind == "war-hero"]
    assert heroes
    t.german(stars=99)
    t.unit(1, stars=99)
    t.start_at("MUSTER")
    assert any(t.table.refusal(1, f"recruit {slug}") is None for slug in heroes)
    assert {t.refused(t.seat, f"recruit {slug}").rule for slug in heroes} == {"A-GER-04"}


@rule("A-NOTE-14", "A-NOTE-15")
def test_grey_dice_are_fired_for_all_and_only_cards_on_guns_touch_them() -> None:
    t = Fortress("dday n-13 units=2 opts=german,grey-mgf-dice")
    t.german(soldiers=30, cards=["maschinengewehr-schuetze", "tracer-bullets", "bunker-periscope"])
    t.unit(1, sector=4)
    t.dice("SKULL")
    t.start_at("COMBAT")
    t.quiet(3)
    assert t.count("grey-mgf") == 1
    t.dice("SOLDIER")
    t.answer(3, "use tracer-bullets", "refire 4 1")
    assert t.events("grey-refired")[0].data["faces"] == ("SOLDIER",)
    t.answer(3, "use bunker-periscope", "set mgf:4:1 TOOL")
    assert t.events("grey-changed")[0].data["face"] == "TOOL"


@rule("A-NOTE-16", "A-CARD-GS-06", "A-CARD-EX-01")
def test_a_skull_handed_over_may_help_the_unit_to_a_dead_mans_gift() -> None:
    t = Fortress()
    t.german(cards=["waffen-ss"])
    t.german_tally("STAR TOOL STAR TOOL SKULL STAR")
    t.unit(1, points=0)
    t.tally(1, "SKULL SOLDIER SKULL SOLDIER SOLDIER SOLDIER")
    t.tally(2, "STAR STAR STAR STAR STAR STAR")
    t.start_stage("adjust")
    t.answer(3, "use waffen-ss", "hand k1 1")
    t.pass_all("UPKEEP")
    t.answer(1, "claim SKULL")
    t.pass_all("MUSTER")
    assert t.get(1).points == 20
    assert t.count("cancelled") == 0
    t.start_at("ROLL")
    t.german_tally("SKULL STAR STAR STAR STAR STAR")
    for seat in (1, 2):
        t.tally(seat, "STAR STAR STAR STAR STAR STAR")
    t.start_stage("adjust")
    t.answer(3, "use waffen-ss")
    assert t.choices(3) == ["hand r1 2"]  # not to the same Unit twice running


@rule("A-GEN-18")
def test_a_decoration_outranks_what_it_is_played_against() -> None:
    assert RANKS["decoration"] == 1


@rule("A-NOTE-17")
@pytest.mark.parametrize("tip", ["Sniper Scope", "time is on his side", "different DEF", "Think twice", "not a drink"])
def test_the_tips_of_the_box_stand_where_a_player_looks_for_help(tip: str) -> None:
    guide = Path(__file__).parents[2] / "docs" / "guide" / "atlantikwall.md"
    assert tip in guide.read_text(encoding="utf-8")
