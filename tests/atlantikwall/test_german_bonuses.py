"""German RWB bonuses and Decorations (A-RWB, A-DECO)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.german.force import DICE
from hhour.dday.boxes.atlantikwall.german.verbs import BLACK
from hhour.dday.rules.dice.tally import can_hold, one_more
from hhour.kernel.faces import FACES, STAR, result
from tests.atlantikwall.german import Fortress
from tests.rule import rule

NOTHING = "SKULL SKULL SKULL SKULL SKULL SKULL"


def upkeep(words: str, version: int | None = None, setup: str = "dday n-18 units=2 opts=german") -> Fortress:
    """The German comes to UPKEEP with this tally; the Units have nothing to claim."""
    t = Fortress(setup, version=version)
    t.german(bare=True, soldiers=0, stars=0, courage=0, points=0)
    for unit in t.field.battle.units:
        t.tally(unit.seat, "SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.german_tally(words)
    t.start_at("UPKEEP")
    return t


def purse(t: Fortress) -> tuple[int, int, int, int]:
    return (t.he.soldiers, t.he.stars, t.he.courage, t.he.points)


@rule("A-RWB-01", "A-RWB-02", "A-RWB-EX-01")
def test_three_skulls_are_a_dispatch_of_15_points_and_cancel_nothing() -> None:
    t = upkeep("SKULL STAR SKULL TOOL SKULL TOOL")
    t.answer(3, "claim SKULL", "choose points")
    t.pass_all("MUSTER")
    assert purse(t) == (0, 1, 0, 18)


@rule("A-RWB-02")
def test_a_dispatch_may_bring_a_decoration_instead() -> None:
    t = upkeep("SKULL STAR SKULL TOOL SKULL TOOL")
    t.dice("iron-cross-1")
    t.answer(3, "claim SKULL", "choose decoration")
    assert t.he.decorations == ("iron-cross-1",)


@rule("A-RWB-03", "A-RWB-04", "A-RWB-EX-02", "A-RWB-08", "A-RWB-13")
def test_the_black_result_of_discipline_can_complete_another_set() -> None:
    t = upkeep("STAR TOOL STAR TOOL STAR SOLDIER")
    t.answer(3, "claim STAR", "black TOOL", "claim TOOL")
    t.pass_all("MUSTER")
    assert purse(t) == (1, 3, 0, 6)
    assert [event.data["face"] for event in t.events("rwb", 3)] == ["STAR", "TOOL"]


@rule("A-RWB-04", "B-UPKEEP-13", "A-GER-19")
@pytest.mark.parametrize(
    ("version", "words", "cancels"),
    [
        (6, "STAR SKULL STAR SOLDIER STAR TOOL", ["w2", "k1", "k2"]),
        (7, "STAR SKULL STAR SOLDIER STAR TOOL", ["w2", "k2"]),
        (7, "STAR SKULL STAR TOOL STAR STAR", ["w2", "k2"]),
    ],
)
def test_a_black_result_frees_no_die_that_has_earned_its_bonus(version: int, words: str, cancels: list[str]) -> None:
    t = upkeep(words, version)
    t.answer(3, "claim STAR", "black STAR")
    if t.question(3) == "declare":
        t.answer(3, "declared")
    assert t.question(3) == "cancel"
    assert t.choices(3) == [f"cancel {die}" for die in cancels]
    if version == 7:
        assert t.refused(3, "cancel k1").rule == "B-UPKEEP-13"


@rule("A-RWB-04", "B-UPKEEP-02")
@pytest.mark.parametrize(("version", "can"), [(6, True), (7, False)])
def test_a_safe_black_die_is_none_that_a_skull_could_be_given(version: int, can: bool) -> None:
    t = upkeep("STAR SKULL STAR TOOL STAR TOOL", version)
    he = t.he
    he.virtual, he.claimed = (result(STAR, DICE.sets[2]),), one_more(he.claimed, STAR)
    he.used = ("earned k1",) if version == 7 else ()
    assert can_hold(t.field, he, he.claimed, 0, 2)
    assert can_hold(t.field, he, he.claimed, 0, 3) is can, "w2, k2 and no third one"


@rule("A-RWB-03")
def test_discipline_may_bring_courage_instead() -> None:
    t = upkeep("STAR TOOL STAR TOOL STAR SOLDIER")
    t.answer(3, "claim STAR", "choose courage")
    assert t.he.courage == 2
    assert t.he.obtained == 1 << STAR


@rule("A-RWB-04")
def test_a_black_skull_serves_a_dispatch_or_cancels_like_any_other() -> None:
    t = upkeep("SKULL STAR SKULL STAR SOLDIER TOOL")
    t.german(cards=["officers-cap"])
    t.start_stage("adjust")
    t.answer(3, "use officers-cap", "black SKULL")
    t.pass_all("UPKEEP")
    assert "claim SKULL" in t.choices(3)
    t.answer(3, "claim SKULL", "choose points")
    t.pass_all("MUSTER")
    assert t.he.points == 15 + 1
    assert t.count("cancelled") == 0


@rule("A-RWB-05", "A-RWB-12", "A-RWB-EX-03")
def test_six_soldiers_are_two_sets_and_18_soldiers() -> None:
    t = upkeep("SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER")
    t.answer(3, "claim SOLDIER", "claim SOLDIER")
    t.pass_all("MUSTER")
    assert purse(t) == (18, 0, 2, 0)


@rule("A-RWB-06", "A-RWB-EX-04")
def test_replacements_bring_6_soldiers_and_a_skull_cancels_a_die_beside_them() -> None:
    t = upkeep("TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TWO_SOLDIERS COURAGE")
    t.answer(3, "claim TWO_SOLDIERS")
    assert t.question(3) == "cancel"
    t.answer(3, "cancel w2")
    t.pass_all("MUSTER")
    assert purse(t) == (12, 0, 1, 0)


@rule("A-RWB-07", "A-RWB-15")
def test_fanaticism_brings_2_stars_or_costs_every_unit_a_soldier_or_a_specialist() -> None:
    t = upkeep("COURAGE SOLDIER COURAGE SOLDIER COURAGE SOLDIER")
    t.answer(3, "claim COURAGE", "choose stars")
    assert t.he.stars == 2
    t = upkeep("COURAGE SOLDIER COURAGE SOLDIER COURAGE SOLDIER")
    t.unit(1, soldiers=5, cards=["scout"])
    t.unit(2, soldiers=1)
    t.answer(3, "claim COURAGE", "choose casualties")
    assert t.table.outcome == "lost"  # unit 2 has nothing else


@rule("A-RWB-08", "A-RWB-09")
def test_ingenuity_brings_a_used_item_back_for_its_cost_as_the_find_of_the_turn() -> None:
    t = upkeep("TOOL TOOL TOOL TOOL TOOL STAR")
    t.he.offered = tuple(slug for slug in t.he.offered if slug not in ("schnapps", "dog"))
    t.he.spent = ("schnapps", "dog")
    t.answer(3, "claim TOOL")
    assert t.question(3) == "ingenuity"  # this turn's item points are there already
    assert t.he.points == 24
    t.answer(3, "refind schnapps")
    assert t.he.points == 17
    assert t.he.items == ("schnapps",)
    t.pass_all("MUSTER")
    assert t.refused(3, "find gas").rule == "A-GER-24"


@rule("A-RWB-08", "A-RWB-10")
def test_ingenuity_shows_the_top_three_to_be_put_back_in_any_order() -> None:
    t = upkeep("TOOL STAR TOOL STAR TOOL SOLDIER")
    t.answer(3, "claim TOOL")
    t.dice("iron-cross-1 iron-cross-2 flak-badge")
    t.answer(3, "choose look", "top flak-badge", "top iron-cross-2")
    assert t.he.deck.slots[:3] == ("flak-badge", "iron-cross-2", "iron-cross-1")
    t.he.deck.slots = t.he.deck.slots[:2]
    t.he.deck.known = t.he.deck.known[:2]
    t.he.deck.unplaced = ()
    t.he.deck.discards = ("german-cross",)
    t.field.push(3, "ingenuity")
    t.answer(3, "choose look")
    assert sorted(t.choices(3)) == ["top flak-badge", "top iron-cross-2"]


@rule("A-RWB-11")
def test_a_die_counts_for_one_set_and_never_for_a_straight_as_well() -> None:
    t = upkeep("SOLDIER SKULL SOLDIER STAR SOLDIER TOOL")
    t.answer(3, "claim SOLDIER")
    assert "claim SOLDIER" not in t.choices(3)
    t = upkeep("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.answer(3, "straight")
    assert all(not words.startswith("claim") for words in t.choices(3))


@rule("A-RWB-14", "A-CARD-GI-13", "A-CARD-GI-14", "A-CARD-GI-15", "A-CARD-GS-12")
def test_a_bonus_obtained_through_a_card_counts_as_one_for_the_funker() -> None:
    t = upkeep(NOTHING)
    t.german(courage=0, cards=["funker", "flare-pistol", "pervitin", "officers-cap"])
    t.start_at("MUSTER")
    t.answer(3, "use flare-pistol")
    assert (t.he.soldiers, t.he.courage) == (6, 1)
    t.answer(3, "use pervitin", "choose stars")
    assert (t.he.stars, t.he.courage) == (2, 2)
    assert t.refused(3, "use officers-cap").key == "wrong-moment"
    t.start_stage("adjust")
    t.answer(3, "use officers-cap", "choose courage")
    assert t.he.courage == 5


@rule("A-RWB-16", "A-CARD-AI-01")
@pytest.mark.parametrize("countered", [True, False])
def test_false_orders_take_a_set_away_and_its_skulls_bite(countered: bool) -> None:
    t = Fortress()
    t.german(bare=True, soldiers=0, courage=0, points=0)
    t.unit(1, cards=["false-orders"])
    for seat in (1, 2):
        t.tally(seat, "SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.german_tally("SKULL STAR SKULL TOOL SKULL TOOL")
    t.start_at("UPKEEP")
    t.answer(3, "claim SKULL")
    assert t.question(1) == "counter-rwb"
    if not countered:
        t.answer(1, "pass")
        t.answer(3, "choose points")
    else:
        t.answer(1, "counter false-orders")
        assert t.get(1).items == ()
        assert t.he.claimed == (0,) * len(FACES)
    t.pass_all("MUSTER")
    assert t.he.points == (0 if countered else 18)


# --- Decorations ------------------------------------------------------------------------------------------------------


@rule("A-DECO-01", "A-DECO-02", "A-DECO-03", "A-DECO-EX-01")
def test_courage_buys_decorations_5_a_card_without_limit() -> None:
    t = Fortress()
    t.german(courage=13)
    t.start_at("MUSTER")
    t.dice("iron-cross-1 iron-cross-2")
    t.answer(3, "decorate", "decorate")
    assert t.he.courage == 3
    assert t.refused(3, "decorate").rule == "A-DECO-02"
    t.answer(3, "use iron-cross-1", "use iron-cross-2")
    assert t.he.soldiers == 15


@rule("A-DECO-04", "A-DECO-17")
def test_a_straight_brings_a_decoration_of_choice_from_the_deck_which_is_shuffled() -> None:
    t = upkeep("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    assert t.he.deck.take("flak-badge")
    t.he.deck.discard("flak-badge")
    t.answer(3, "straight")
    t.quiet(3) if t.question(3) == "declare" else None
    assert t.question(3) == "straight-decoration"
    assert t.refused(3, "take flak-badge").rule == "A-DECO-17"
    t.answer(3, "take iron-cross-1")
    assert t.he.decorations == ("iron-cross-1",)
    assert not any(t.he.deck.slots)


@rule("A-DECO-05")
def test_the_decoration_of_a_straight_may_be_declined_and_a_black_one_acts_at_once() -> None:
    for answer in ("pass", "take wound-badge-gold"):
        t = upkeep("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
        t.answer(3, "straight")
        t.quiet(3) if t.question(3) == "declare" else None
        t.answer(3, answer)
        assert t.he.decorations == ()
        assert t.he.deck.discards == (() if answer == "pass" else ("wound-badge-gold",))


@rule("A-DECO-06", "A-DECO-07")
def test_a_decoration_may_be_used_the_moment_it_is_drawn_and_is_discarded_face_up() -> None:
    t = Fortress()
    t.german(soldiers=4, courage=5)
    t.start_at("MUSTER")
    t.dice("iron-cross-2")
    t.answer(3, "decorate", "use iron-cross-2")
    assert t.he.soldiers == 10
    assert t.he.deck.discards == ("iron-cross-2",)
    assert t.table.view(1)["boxes"]["atlantikwall"]["german-discards"] == ["iron-cross-2"]  # type: ignore[index]


def one_left(t: Fortress, left: str, discards: tuple[str, ...]) -> None:
    """The deck has one card, the others lie where a test says."""
    deck = t.he.deck
    deck.slots, deck.known, deck.unplaced, deck.discards = ("",), (0,), (left,), discards


@rule("A-DECO-08", "A-DECO-EX-02")
def test_when_the_deck_is_empty_the_discards_become_the_deck_at_once() -> None:
    t = Fortress()
    t.german(courage=10)
    pile = tuple(slug for slug in t.field.book.named(("decoration",)) if slug not in BLACK)[:15]
    one_left(t, pile[0], pile[1:])
    t.start_at("MUSTER")
    t.dice(pile[0])
    t.answer(3, "decorate")
    assert (len(t.he.deck), t.he.deck.discards) == (14, ())
    t.dice(pile[5])
    t.answer(3, "decorate")
    assert set(t.he.decorations) == {pile[0], pile[5]}


@rule("A-DECO-08")
def test_a_last_black_card_is_discarded_first_and_so_part_of_the_new_deck() -> None:
    t = Fortress()
    t.german(courage=5, soldiers=9, bare=True)
    one_left(t, "wound-badge-black", ("flak-badge",))
    t.start_at("MUSTER")
    t.dice("wound-badge-black")
    t.answer(3, "decorate")
    assert sorted(t.he.deck.unplaced) == ["flak-badge", "wound-badge-black"]


@rule("A-DECO-09")
def test_with_all_cards_in_hand_none_can_be_drawn() -> None:
    t = Fortress()
    t.german(courage=20)
    one_left(t, "flak-badge", ())
    t.start_at("MUSTER")
    t.dice("flak-badge")
    t.answer(3, "decorate")
    assert t.refused(3, "decorate").rule == "A-DECO-09"


@rule("A-DECO-12")
def test_a_black_decoration_is_shown_acts_at_once_and_costs_what_it_cost() -> None:
    t = Fortress()
    t.german(courage=5, soldiers=9, bare=True)
    t.start_at("MUSTER")
    t.dice("wound-badge-black")
    t.answer(3, "decorate")
    assert (t.he.courage, t.he.soldiers) == (0, 5)
    assert t.he.decorations == ()
    assert [event.data["card"] for event in t.table.story([1]) if event.kind == "wounded"] == ["wound-badge-black"]


@rule("A-DECO-13", "A-NOTE-02", "A-DECO-EX-03", "A-CARD-DEC-21")
def test_the_gold_wound_badge_takes_a_decoration_or_a_specialist_and_nothing_where_there_is_neither() -> None:
    for cards, lost in ((["iron-cross-1"], ()), ([], ("unteroffizier",))):
        t = Fortress()
        t.german(courage=5, cards=cards)
        t.start_at("MUSTER")
        t.dice("wound-badge-gold")
        t.answer(3, "decorate")
        if cards:
            t.answer(3, "lose iron-cross-1")
            assert "iron-cross-1" in t.he.deck.discards
        assert t.he.fallen == lost
    t = Fortress()
    t.german(courage=5, bare=True, soldiers=3)
    t.start_at("MUSTER")
    t.dice("wound-badge-gold")
    t.answer(3, "decorate")
    assert (t.he.soldiers, t.he.deck.discards) == (3, ("wound-badge-gold",))


@rule("A-CARD-DEC-19")
def test_the_black_wound_badge_takes_4_soldiers_or_an_item_or_all_soldiers() -> None:
    t = Fortress()
    t.german(courage=15, soldiers=6, bare=True, cards=["dog"])
    t.start_at("MUSTER")
    t.dice("wound-badge-black")
    t.answer(3, "decorate")
    assert set(t.choices(3)) == {"choose soldiers", "lose dog"}
    t.answer(3, "lose dog")
    assert t.he.spent == ("dog",)
    t = Fortress()
    t.german(courage=5, soldiers=3, bare=True)
    t.start_at("MUSTER")
    t.dice("wound-badge-black")
    t.answer(3, "decorate")
    assert t.he.soldiers == 0


@rule("A-CARD-DEC-20", "A-CARD-EX-07")
def test_the_silver_wound_badge_takes_a_specialist_or_gives_the_units_rest() -> None:
    t = Fortress()
    t.german(courage=5, bare=True)
    t.unit(1, stars=0, courage=0)
    t.start_at("MUSTER")
    t.dice("wound-badge-silver")
    t.answer(3, "decorate")  # without a Specialist the second half is forced
    assert (t.get(1).stars, t.get(1).courage) == (1, 2)
    t.pass_all("ROLL")
    t.dice(NOTHING)
    t.answer(1, "roll")
    assert t.question(1) == "reroll"


@rule("A-DECO-15")
def test_decorations_are_neither_traded_nor_lost_as_items() -> None:
    t = Fortress()
    t.german(cards=["iron-cross-1"], soldiers=1)
    t.unit(1, cards=["thermite-grenade"])
    t.start_at("MUSTER")
    assert t.refused(1, "use thermite-grenade").key == "card-nothing-left"


@rule("A-DECO-16", "A-CARD-DEC-02")
def test_the_german_cross_stops_an_award_is_discarded_and_then_draws() -> None:
    t = Fortress()
    t.german(cards=["german-cross"])
    t.unit(1, points=0, cards=["memorial-cross"])
    for seat in (1, 2):
        t.tally(seat, "SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.german_tally(NOTHING)
    t.start_stage("adjust")
    t.answer(1, "use memorial-cross")
    assert t.question(3) == "counter-award"
    t.dice("iron-cross-2")
    t.answer(3, "counter german-cross")
    assert t.get(1).points == 0
    assert t.get(1).awards == ()
    assert t.he.deck.discards == ("german-cross",)
    assert t.he.decorations == ("iron-cross-2",)


@rule("A-CARD-DEC-02", "A-DECO-10")
def test_an_award_waits_for_any_german_hand_and_then_takes_effect() -> None:
    t = Fortress()
    t.german(cards=["iron-cross-2"])
    t.unit(1, points=0, cards=["memorial-cross"])
    for seat in (1, 2):
        t.tally(seat, "SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.german_tally(NOTHING)
    t.start_stage("adjust")
    t.answer(1, "use memorial-cross")
    assert t.choices(3) == ["pass"]
    t.answer(3, "pass")
    assert t.get(1).points == 20


@rule("A-CARD-DEC-01")
def test_the_flak_badge_takes_a_units_set_away() -> None:
    t = Fortress()
    t.german(cards=["flak-badge"])
    t.unit(1, soldiers=10)
    t.tally(1, "TWO_SOLDIERS STAR TWO_SOLDIERS STAR TWO_SOLDIERS TOOL")
    t.tally(2, "SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.german_tally("SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.start_at("UPKEEP")
    t.answer(1, "claim TWO_SOLDIERS")
    t.answer(3, "counter flak-badge")
    assert t.question(1) != "declare" or "claim TWO_SOLDIERS" not in t.choices(1)
    t.pass_all("MUSTER")
    assert t.get(1).soldiers == 16


@rule("A-CARD-DEC-01", "A-CARD-AI-01")
def test_only_a_card_for_that_moment_is_played_against_a_set() -> None:
    t = Fortress()
    t.german(cards=["iron-cross-1", "flak-badge"])
    t.unit(1, cards=["tnt", "false-orders"])
    t.tally(1, "STAR TOOL STAR TOOL STAR TOOL")
    t.tally(2, "STAR TOOL STAR TOOL STAR TOOL")
    t.german_tally("TWO_SOLDIERS STAR TWO_SOLDIERS STAR TWO_SOLDIERS TOOL")
    t.start_at("UPKEEP")
    t.answer(1, "claim STAR")
    assert t.choices(3) == ["pass", "counter flak-badge"]
    t.answer(3, "pass", "claim TWO_SOLDIERS")
    assert "counter false-orders" in t.choices(1)
    assert "counter tnt" not in t.choices(1)


@rule("A-CARD-DEC-01")
def test_each_set_waits_for_the_word_about_itself_alone() -> None:
    t = Fortress()
    t.german(cards=["iron-cross-1"])
    for seat in (1, 2):
        t.tally(seat, "TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS STAR")
    t.german_tally("SOLDIER STAR SOLDIER STAR TOOL TOOL")
    t.start_at("UPKEEP")
    t.answer(1, "claim TWO_SOLDIERS")
    t.answer(2, "claim TWO_SOLDIERS")
    t.answer(3, "pass")
    assert [event.seat for event in t.events("rwb")] == [2]
    t.answer(3, "pass")
    assert [event.seat for event in t.events("rwb")] == [2, 1]
