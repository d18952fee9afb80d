"""German Decorations: how they are got, kept and played (A-DECO)."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german.verbs import BLACK, discard
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.test_german_bonuses import NOTHING, upkeep
from tests.rule import rule


@rule("A-DECO-01", "A-DECO-02", "A-DECO-03", "A-DECO-EX-01")
def test_courage_buys_decorations_5_a_card_without_limit() -> None:
    t = Fortress()
    t.german(courage=14)
    t.start_at("MUSTER")
    t.dice("iron-cross-1 iron-cross-2")
    t.answer(3, "decorate", "decorate")
    assert t.he.courage == 4
    assert t.refused(3, "decorate").rule == "A-DECO-02"
    t.german(courage=5)
    assert "decorate" in t.choices(3)
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


@rule("A-DECO-06", "A-DECO-07", "A-DECO-08")
def test_a_decoration_may_be_used_the_moment_it_is_drawn_and_is_discarded_face_up() -> None:
    t = Fortress()
    t.german(soldiers=4, courage=5)
    t.start_at("MUSTER")
    t.dice("iron-cross-2")
    t.answer(3, "decorate", "use iron-cross-2")
    assert t.he.soldiers == 10
    assert t.he.deck.discards == ("iron-cross-2",)
    assert t.table.view(1)["boxes"]["atlantikwall"]["german-discards"] == ["iron-cross-2"]  # type: ignore[index]
    t.german(cards=["flak-badge"])
    discard(t.field, t.he, "flak-badge")
    assert [*t.he.decorations, *t.he.deck.discards] == ["iron-cross-2", "flak-badge"], "there are others to draw"
    assert t.he.decorations == ()


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


def _an_award_is_used(against: str) -> Fortress:
    t = Fortress()
    t.german(cards=[against])
    t.unit(1, points=0, cards=["memorial-cross"])
    for seat in (1, 2):
        t.tally(seat, "SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.german_tally(NOTHING)
    t.start_stage("adjust")
    t.answer(1, "use memorial-cross")
    return t


@rule("A-DECO-16", "A-CARD-DEC-02")
def test_the_german_cross_stops_an_award_is_discarded_and_then_draws() -> None:
    t = _an_award_is_used(against="german-cross")
    assert t.question(3) == "counter-award"
    t.dice("iron-cross-2")
    t.answer(3, "counter german-cross")
    assert t.get(1).points == 0
    assert t.get(1).awards == ()
    assert t.he.deck.discards == ("german-cross",)
    assert t.he.decorations == ("iron-cross-2",)


@rule("A-CARD-DEC-02", "A-DECO-10")
def test_an_award_waits_for_any_german_hand_and_then_takes_effect() -> None:
    t = _an_award_is_used(against="iron-cross-2")
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
