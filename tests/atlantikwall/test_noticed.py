"""Lines of Atlantikwall that no test noticed when they broke: each by a test of its own."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.badges.effects import partners
from hhour.dday.boxes.atlantikwall.conditions import cards
from hhour.dday.boxes.atlantikwall.german.assault import wiped_out
from hhour.dday.boxes.atlantikwall.german.combat import required_loss
from hhour.dday.boxes.atlantikwall.german.effects import Hold
from hhour.dday.boxes.atlantikwall.german.verbs import emplace
from hhour.dday.boxes.atlantikwall.german.view import view
from hhour.dday.rules.battle.state import OUT
from hhour.dday.rules.battle.verbs import wipe_out
from hhour.kernel.faces import FACES
from tests.atlantikwall.badges import PLAIN, upkeep, window
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.solitaire import Lonely
from tests.atlantikwall.weather import laid, part_of, seen
from tests.rule import rule


@rule("A-RWB-16", "A-CARD-DEC-01")
def test_of_two_sets_of_a_face_the_one_that_was_countered_is_spent_and_the_other_is_not() -> None:
    t = Fortress()
    t.german(cards=["flak-badge"])
    t.tally(1, "TOOL TOOL TOOL TOOL TOOL TOOL")
    t.tally(2, "SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.german_tally("SOLDIER SOLDIER STAR STAR TOOL TOOL")
    t.start_at("UPKEEP")
    t.answer(1, "claim TOOL")
    t.answer(3, "counter flak-badge")
    assert "claim TOOL" in t.choices(1)
    t.answer(1, "claim TOOL")
    assert "claim TOOL" not in t.choices(1)


@rule("A-CARD-BDG-13")
@pytest.mark.parametrize("why", ["rolled", "nothing rolled", "still rolling", "out"])
def test_signals_reach_only_units_that_have_rolled_and_are_done(why: str) -> None:
    t = window(PLAIN, "signals", units=2)
    other = t.get(2)
    if why == "nothing rolled":
        other.faces = ()
    if why == "still rolling":
        t.field.push(2, "reroll")
    if why == "out":
        other.status = OUT
    assert [one.seat for one in partners(t.field, t.get(1))] == ([2] if why == "rolled" else [])


@rule("A-CARD-AI-03")
def test_thermite_does_not_come_after_the_guns_have_been_rolled_for() -> None:
    t = Fortress()
    t.german(soldiers=9, cards=["dog"])
    t.unit(1, sector=4, cards=["thermite-grenade"])
    use = t.field.book.cards["thermite-grenade"].use
    assert use is not None
    t.start_at("MUSTER")
    assert use.refuse(t.field, t.get(1), "thermite-grenade") is None
    t.field.battle.mgf = ((t.get(1).sector, 1),)
    assert use.refuse(t.field, t.get(1), "thermite-grenade") is None, "not in COMBAT yet"
    t.dice("1 1 1 1")
    t.start_at("COMBAT")
    t.field.battle.mgf = ()
    assert use.refuse(t.field, t.get(1), "thermite-grenade") is None
    t.field.battle.mgf = ((t.get(1).sector, 1),)
    refused = use.refuse(t.field, t.get(1), "thermite-grenade")
    assert refused is not None
    assert refused.key == "card-guns-rolled"


@rule("A-COND-31", "A-COND-37")
@pytest.mark.parametrize(("left", "question"), [(1, "roll"), (2, "order-conditions"), (3, "order-conditions")])
def test_two_cards_ahead_are_put_in_order_even_if_they_are_the_last(left: int, question: str) -> None:
    t = laid(opts="forward-observation")
    t.unit(1, sector=2, soldiers=9, cards=["binoculars"])
    deck = part_of(t).deck
    for slug in [card.slug for card in cards.CARDS if card.slug not in ("gale", "drizzle")][: len(deck) - left]:
        deck.take(slug)
    while len(deck) > left:
        deck.take(deck.unplaced[-1])
    t.dice(" ".join(deck.unplaced[:2]))
    t.answer(1, "observe binoculars")
    assert t.question(1) == question


@rule("A-COND-14")
def test_everybody_sees_who_has_bought_himself_off() -> None:
    t = laid(units=3)
    assert "conditions-freed" not in seen(t, 1)
    part_of(t).freed = 1 << 1 | 1 << 3
    assert seen(t, 2)["conditions-freed"] == [1, 3]


@rule("A-END-02")
@pytest.mark.parametrize(
    ("phase", "sector", "beaten"), [("ASSAULT", "bunker", True), ("ASSAULT", "4", False), ("COMBAT", "bunker", False)]
)
def test_the_last_man_lost_in_an_assault_in_the_bunker_is_a_defeat_there(phase: str, sector: str, beaten: bool) -> None:
    t = Fortress("dday n-03 units=2 opts=german")
    t.unit(1, sector=sector, soldiers=9)
    t.unit(2, sector=2, soldiers=40)
    t.german(bare=True, soldiers=9)
    t.field.battle.stage = next(at for at, stage in enumerate(t.field.book.stages) if stage.phase == phase)
    t.dice("iron-cross-2")
    before = t.he.decorations
    assert wiped_out(t.field, t.he) is False, "he himself is no Unit"
    wipe_out(t.field, t.get(1), "B-COMBAT-08")
    assert t.get(1).status == OUT
    assert (t.he.decorations != before) == beaten


@rule("A-SOLO-23")
def test_the_automated_unit_counts_from_the_sector_it_starts_in() -> None:
    t = Lonely()
    t.it.sector = 0
    assert required_loss(t.field) == max(t.field.book.sectors[0].defence)
    t.it.sector = -1
    assert required_loss(t.field) == 0


@rule("A-CARD-BDG-12")
def test_with_all_six_faces_each_may_be_the_one_left_out_of_the_straight_of_five() -> None:
    t = upkeep("SKULL SOLDIER TWO_SOLDIERS STAR COURAGE TOOL", "beach-battalion")
    t.answer(1, "use beach-battalion")
    assert sorted(t.choices(1)) == sorted(f"without {face}" for face in FACES if face != "SKULL")
    t.dice("silver-star")
    t.answer(1, "without TOOL")
    assert t.get(1).awards == ("silver-star",)


@rule("A-CARD-DEC-06")
@pytest.mark.parametrize(
    ("kind", "card", "key"), [("in-force", "itself", "card-in-force"), ("in-force", "dog", ""), ("def", "itself", "")]
)
def test_a_card_is_in_force_already_only_if_it_is_that_very_card(kind: str, card: str, key: str) -> None:
    t = Fortress()
    slug = next(one.slug for one in t.field.book.cards.values() if isinstance(one.use, Hold))
    t.field.battle.effects = ((kind, 0, 0, slug if card == "itself" else card),)
    refused = Hold().refuse(t.field, t.he, slug)
    assert (refused.key if refused else "") == key


@rule("A-GER-45", "A-DECO-10")
def test_everybody_sees_what_lies_open_before_the_german_and_he_alone_his_hand() -> None:
    t = Fortress()
    he = t.german(cards=["dog", "iron-cross-2"])
    he.required, he.shortfall, he.gassed = 7, 2, 3
    for sector in (1, 2):
        emplace(t.field, he, sector)
    he.spent = ("barbed-wire",)
    deck = len(he.deck)
    he.deck.discard("flak-badge")
    assert "german-required" not in view(t.field, 1), "not before COMBAT"
    t.field.battle.stage = next(at for at, stage in enumerate(t.field.book.stages) if stage.phase == "COMBAT")
    told = view(t.field, 1)
    names = [ground.id for ground in t.field.book.sectors]
    shown = {key.removeprefix("german-"): value for key, value in told.items() if key.startswith("german-")}
    assert shown == {
        "hand": 1, "deck": deck, "required": 7, "shortfall": 2, "emplaced": names[1:3], "gassed": names[3],
        "pool": [*he.hand], "offered": [*he.offered], "spent": ["barbed-wire"], "discards": ["flak-badge"],
    }  # fmt: skip
    assert view(t.field, t.seat)["german-decorations"] == ["iron-cross-2"]
