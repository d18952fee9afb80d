"""W-MISS: Special Missions, from the draw to the last bunker."""

from __future__ import annotations

from typing import Any

import pytest

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.module import caution, fails_by, is_final
from hhour.dday.boxes.way_to_hell.missions.state import missions
from hhour.dday.boxes.way_to_hell.missions.supply import specialist_offered
from hhour.dday.rules.cards.kinds import REGULAR, UNIQUE
from hhour.dday.rules.map.atlas import scan
from hhour.i18n import language
from hhour.kernel.action import Action
from hhour.kernel.refusal import Refusal
from hhour.telling import tell_action
from hhour.tui.facts import fact_lines
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.missions import DRAWN, give, place_for, table


def told(t: Situation) -> Any:
    seen: Any = t.table.view(1)
    return seen["boxes"]["way-to-hell"]


# --- the start --------------------------------------------------------------------------------------------------------


@rule("W-MISS-01")
def test_forty_missions_and_twelve_promotions_are_shuffled() -> None:
    t = Situation("dday n-02 opts=missions", DRAWN)
    assert len(missions(t.field).deck) == 40 - 2
    assert len(missions(t.field).promotions) == 12


@rule("W-MISS-02", "W-MISS-03")
def test_each_player_draws_two_missions_and_keeps_one_openly() -> None:
    t = Situation("dday n-02 units=2 opts=missions", f"{DRAWN} lomell-guns foote-choice")
    assert t.choices(1) == ["take mason-tanker", "take foster-bren"]
    assert t.refused(1, "take lomell-guns").rule == "W-MISS-02"
    t.answer(1, "take foster-bren")
    assert t.question(1) == "", "it has chosen and is asked for nothing more"
    t.answer(2, "take lomell-guns")
    assert told(t)["missions"]["2"] == ["lomell-guns"]
    assert told(t)["missions-need"]["2"] == [["scout"], ["grenade"]]
    assert t.get(1).held == ("foster-bren",)
    assert "mason-tanker" not in missions(t.field).deck


@rule("W-MISS-04", "W-MISS-05")
def test_a_unit_that_enters_the_last_bunker_without_its_mission_loses_for_all() -> None:
    t = table(units=2, draws=f"{DRAWN} lomell-guns foote-choice")
    way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
    t.unit(1, sector=way, courage=20, soldiers=40, cards=["scout", "hero", "medic", "veteran"])
    t.start_at("MOVE")
    bunker = next(choice for choice in t.choices(1) if "bunker" in choice)
    assert fails_by(t.field, t.get(), t.field.book.index("bunker"))
    assert not fails_by(t.field, t.get(), t.get().sector), "no bunker"
    give(t, seat=2)
    assert not fails_by(t.field, t.get(2), t.field.book.index("bunker")), "no Mission"
    t.answer(1, bunker)
    assert t.table.outcome == "lost"
    assert t.events("mission-failed")[0].rule == "W-MISS-05"


@rule("W-MISS-05", "W-MISS-41")
def test_a_unit_that_has_accomplished_its_mission_may_enter() -> None:
    t = table()
    way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
    t.unit(1, sector=way, courage=20, soldiers=60, cards=["scout", "hero", "medic", "veteran"])
    give(t)
    t.start_at("MOVE")
    t.dice("1 1 1")
    t.answer(1, next(choice for choice in t.choices(1) if "bunker" in choice))
    assert t.table.outcome != "lost"


@rule("W-MISS-05")
def test_the_table_says_in_time_that_a_mission_is_about_to_be_failed() -> None:
    t = table()
    way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
    t.unit(1, sector=way, courage=20, soldiers=40, cards=["scout", "hero", "medic", "veteran"])
    t.start_at("MOVE")
    assert told(t)["missions-urgent"] == {"1": True}
    labels = {choice: tell_action(t.table, 1, choice, language("en")) for choice in t.choices(1)}
    warned = {choice for choice, label in labels.items() if "the game lost" in label}
    assert warned == {choice for choice in labels if "bunker" in choice}
    assert len(labels) > len(warned) > 0
    assert {caution(t.field, t.get(), Action("use", (words,))) for words in ("bunker", "medic")} == {""}, "no move"
    far = table()
    assert told(far)["missions"] == {"1": ["mason-tanker"]}
    assert told(far)["missions-urgent"] == {}
    far.unit(1, courage=20, soldiers=40)
    far.start_at("MOVE")
    costs = {choice.action.verb: {cost.what for cost in choice.costs} for choice in far.table.offered(1)}
    assert costs["advance"] == {"courage"}, "no word of the Mission yet"


@rule("W-MISS-25")
def test_the_table_shows_what_a_mission_needs_and_what_cannot_be_had_any_more() -> None:
    t = table()
    give(t, "barrett-rescue")
    assert told(t)["missions-need"] == {"1": [["medic"]]}
    assert told(t)["missions-lack"] == {}
    t.get().hand = ()
    assert told(t)["missions-lack"] == {"1": ["medic"]}


@rule("W-MISS-25")
def test_a_card_cannot_be_had_any_more_once_nobody_and_nothing_has_it() -> None:
    t = table(units=2, draws=f"{DRAWN} lomell-guns foote-choice")
    give(t, "wake-ride")
    give(t, seat=2)
    needed, battle = "walkie-talkie", t.field.battle
    battle.items = tuple(slug for slug in battle.items if slug != needed)
    battle.used = ()
    assert told(t)["missions-lack"] == {"1": [needed]}
    battle.used = (needed,)
    assert told(t)["missions-lack"] == {}, "a used one can come back"
    battle.used = ()
    t.get(2).items = (needed,)
    assert told(t)["missions-lack"] == {}, "another Unit may give it"
    scouts = ("scout", "messenger")
    t.get(1).hand = tuple(slug for slug in t.get(1).hand if slug not in scouts)
    battle.pool = tuple(slug for slug in battle.pool if slug not in scouts)
    assert told(t)["missions-lack"] == {"1": [*scouts]}
    t.get(1).fallen = scouts[:1]
    assert told(t)["missions-lack"] == {"1": [*scouts]}, "whom it lost does not come back"
    battle.pool = (*battle.pool, scouts[1])
    assert told(t)["missions-lack"] == {}, "one of them is enough"


@rule("W-MISS-25")
@pytest.mark.parametrize(
    ("code", "said"), [("en", "Scout or Messenger"), ("fr", "Éclaireur ou Messager"), ("zh", "侦察兵或传令兵")]
)
def test_cards_of_which_one_is_enough_are_told_as_alternatives(code: str, said: str) -> None:
    t = table()
    give(t, "wake-ride")
    assert told(t)["missions-need"] == {"1": [["scout", "messenger"], ["walkie-talkie"]]}
    assert said in " ".join(fact_lines(t.table.view(1), language(code), 400))
    t.unit(1, cards=["messenger"])
    assert told(t)["missions-need"] == {"1": [["walkie-talkie"]]}


@rule("W-MISS-25")
def test_a_card_that_two_missions_need_is_told_once() -> None:
    t = table()
    give(t, "barrett-rescue", "topham-crossing")  # both want a Medic
    assert told(t)["missions-need"] == {"1": [["medic"]]}


@rule("W-MISS-36")
def test_a_war_hero_of_the_title_is_nobody_the_unit_lacks() -> None:
    t = table(",heroes")
    give(t, "barrett-rescue")
    t.get().hand = ()
    assert told(t)["missions-lack"] == {"1": ["medic"]}
    t.unit(1, cards=["hero-waverly-woodson"])
    assert told(t)["missions-lack"] == {}
    assert told(t)["missions-need"] == {}


@rule("W-MISS-06")
def test_of_two_bunkers_the_last_that_must_be_taken_is_the_final_one() -> None:
    for units, first in ((2, True), (1, False)):
        t = table(units=units, board="n-04", draws=f"{DRAWN} lomell-guns foote-choice")
        one, other = t.field.book.bunkers
        assert is_final(t.field, one) is first
        t.field.battle.captured |= 1 << one
        assert is_final(t.field, other)


@rule("W-MISS-08")
def test_new_orders_are_on_every_map_with_missions_and_only_then() -> None:
    for number in range(1, 9):
        assert "new-orders" in table(board=f"n-0{number}").field.battle.items
    assert "new-orders" not in Situation("dday n-02").field.battle.items


# --- making a Mission possible ----------------------------------------------------------------------------------------


def drawn(first: str, second: str = "foster-bren", board: str = "n-02", more: str = "") -> Situation:
    """One Unit on a map with its own lists keeps the first Mission."""
    t = Situation(f"dday {board} opts=missions{more}", f"{first} {second}")
    if t.question(1) == "start":
        t.answer(1, t.choices(1)[0])
    t.answer(1, f"take {first}")
    return t


@rule("W-MISS-10", "W-MISS-11")
def test_a_special_item_a_mission_needs_is_added_for_another_of_its_price() -> None:
    t = drawn("lillyman-lights")  # a Signalling Lamp (15), which N-02 does not list
    battle = t.field.battle
    assert "signalling-lamp" in battle.items
    assert set(t.choices(1)) == {"take-out bangalore-torpedo", "take-out flame-thrower", "take-out shoulder-patch"}
    assert t.refused(1, "take-out lucky-charm") == Refusal(
        "W-MISS-11", "take-out-cheap", {"card": "lucky-charm", "n": 15}
    )
    t.answer(1, "take-out shoulder-patch")
    assert "shoulder-patch" not in (*battle.items, *battle.used)
    added, out = t.events("made-available"), t.events("taken-out")
    assert [(event.rule, event.data["card"]) for event in added] == [("W-MISS-10", "signalling-lamp")]
    assert [(event.rule, event.data["card"]) for event in out] == [("W-MISS-11", "shoulder-patch")]


@rule("W-MISS-12")
def test_what_a_kept_mission_requires_or_was_added_is_not_taken_out() -> None:
    t = drawn("bohec-lesson")  # Gammon Bomb (7) and Toolkit (7)
    assert "take-out toolkit" not in t.choices(1)
    assert t.refused(1, "take-out toolkit").rule == "W-MISS-12"
    t.answer(1, "take-out whistle")
    assert "take-out gammon-bomb" not in t.choices(1)
    t = drawn("brotheridge-charge")
    give(t, "brotheridge-charge", "lillyman-lights")
    t.field.push(0, "mission-supply")
    t.start_at("MUSTER")
    assert "grenade" in t.field.battle.items


@rule("W-MISS-13")
def test_where_nothing_is_as_dear_the_dearest_goes() -> None:
    t = Situation("dday n-02 opts=missions", "lillyman-lights foster-bren")
    t.field.battle.items = ("grenade", "binoculars", "lucky-charm")
    t.answer(1, "take lillyman-lights")
    assert set(t.choices(1)) == {"take-out grenade", "take-out binoculars"}


@rule("W-MISS-14")
def test_an_item_two_missions_need_is_added_once() -> None:
    t = Situation("dday n-02 units=2 opts=missions", "lillyman-lights foster-bren honour-lamp mason-tanker")
    t.answer(1, "take lillyman-lights")
    t.answer(2, "take honour-lamp")
    t.answer(1, "take-out flame-thrower")
    while t.question(2) == "make-room":
        assert t.field.battle.lanes[2][-1][3] != "signalling-lamp"
        t.answer(2, t.choices(2)[0])
    assert t.field.battle.items.count("signalling-lamp") == 1


@rule("W-MISS-15")
def test_an_item_that_lies_in_a_sector_counts_as_offered_and_stays_there() -> None:
    """Map by map: what lies in a sector is neither added to the pool nor paid for with another Item."""
    tried = 0
    for board in scan():
        book = Situation(f"dday {board} opts=missions", DRAWN).field.book
        for placed in {ground.free_item for ground in book.sectors if ground.free_item} - set(book.face_up):
            for slug, needs in REQUIREMENTS.items():
                if needs.items == (placed,) and not needs.specialists:
                    t = drawn(slug, board=board)
                    assert not t.events("made-available"), (board, slug)
                    assert placed not in t.field.battle.items
                    tried += 1
    lying = Situation("dday n-02 opts=missions", "lillyman-lights foster-bren")
    book = lying.field.book
    book.sectors[3].free_item = "signalling-lamp"  # one that no map has, put where a map might
    try:
        lying.answer(1, "take lillyman-lights")
        assert not lying.events("made-available"), "the lamp lies in a sector"
        assert "signalling-lamp" not in lying.field.battle.items
    finally:
        book.sectors[3].free_item = ""


@rule("W-MISS-16", "W-MISS-43")
def test_a_specialist_of_the_own_deck_is_added_for_his_holder_in_exchange() -> None:
    t = Situation("dday n-02 units=2 opts=missions", "millin-march foster-bren mason-tanker khan-silence")
    hand = t.field.book.hands[0]
    assert not {"beachmaster", "chaplain"} & set(hand)
    t.answer(1, "take millin-march")
    t.answer(2, "take mason-tanker")
    costs = t.field.book.costs
    assert "beachmaster" in t.get(1).hand
    assert "beachmaster" not in t.get(2).hand
    out = [choice.split()[1] for choice in t.choices(1)]
    assert all(costs[slug] >= costs["beachmaster"] for slug in out)
    t.answer(1, t.choices(1)[0])
    assert out[0] not in t.get(1).hand
    assert out[0] in t.get(2).hand
    assert (
        next(event.rule for event in t.events("made-available") if event.data["card"] == "beachmaster") == "W-MISS-16"
    )
    assert [event.rule for event in t.events("taken-out")][:1] == ["W-MISS-43"]


@rule("W-MISS-16")
def test_nothing_is_added_where_one_of_two_is_on_offer() -> None:
    t = drawn("szabo-rearguard", board="n-06")  # the Marksman is, the Sharpshooter may be
    assert not [event for event in t.events("made-available") if event.data["card"] in ("sharpshooter", "marksman")]


@rule("W-MISS-16")
def test_a_specialist_whom_a_sector_hands_out_is_on_offer() -> None:
    handed = {}
    for board in scan():
        t = table(board=board)
        t.get().hand = t.get().specialists = ()
        t.field.battle.pool = ()
        titles = [slug for slug, card in t.field.book.cards.items() if card.kind in (REGULAR, UNIQUE)]
        handed[board] = [slug for slug in titles if specialist_offered(t.field, t.get(), slug)]
    assert {board: slugs for board, slugs in handed.items() if slugs} == {
        "n-01": ["scout", "sharpshooter"], "n-05": ["beachmaster", "scout"], "n-06": ["lieutenant"],
        "n-13": ["scout"], "n-14": ["sharpshooter"], "n-15": ["platoon-leader"], "n-16": ["paratrooper"],
        "n-18": ["corporal"], "n-19": ["veteran"], "n-20": ["beachmaster"], "n-21": ["sharpshooter"],
        "n-22": ["minesweeper"], "n-23": ["medic"],
    }  # fmt: skip


@rule("W-MISS-16", "W-MISS-43", "W-MISS-44")
def test_whom_another_unit_has_is_on_offer_if_he_is_of_the_pool_and_not_of_its_own_deck() -> None:
    t = table(units=2, draws=f"{DRAWN} lomell-guns foote-choice")
    t.get(1).hand = ()
    t.field.battle.pool = ()
    t.get(2).specialists = ("medic", "decoy")
    assert not specialist_offered(t.field, t.get(1), "medic")
    assert specialist_offered(t.field, t.get(1), "decoy")
    t.get(2).specialists = ()
    assert not specialist_offered(t.field, t.get(1), "decoy")


@rule("W-MISS-44")
def test_a_pool_specialist_is_added_for_all_in_exchange_for_another() -> None:
    t = drawn("capa-frames", board="n-03")  # no Combat Photographer (3) on N-03
    assert "combat-photographer" in t.field.battle.pool
    out = [choice for choice in t.choices(1) if choice.startswith("take-out")]
    while t.question(1) == "make-room" and t.field.battle.lanes[1][-1][3] != "combat-photographer":
        t.answer(1, t.choices(1)[0])
        out = [choice for choice in t.choices(1) if choice.startswith("take-out")]
    assert out
    costs = t.field.book.costs
    assert all(costs[choice.split()[1]] >= costs["combat-photographer"] for choice in out)


@rule("W-MISS-17")
def test_a_specialist_the_map_demands_is_not_taken_out() -> None:
    t = Situation("dday n-02 opts=missions", "millin-march foster-bren")
    wanted = {title for ground in t.field.book.sectors for title in (*ground.need, ground.sacrifice)}
    t.answer(1, "take millin-march")
    assert wanted.isdisjoint(choice.split()[1] for choice in t.choices(1))


@rule("W-MISS-19", "W-GOLD-80")
def test_a_mission_that_names_a_card_out_of_the_game_is_drawn_again() -> None:
    t = Situation("dday n-02 opts=missions,gold=wild", "flavin-forecast foster-bren szabo-rearguard foote-choice")
    assert t.choices(1) == ["take foster-bren", "take foote-choice"], "a Chaplain is in the game"
    assert [event.data["card"] for event in t.events("mission-redrawn")] == ["flavin-forecast", "szabo-rearguard"]


@rule("W-MISS-19")
def test_where_no_mission_of_the_deck_can_be_played_none_is_drawn() -> None:
    t = Situation("dday n-02 opts=missions,gold=wild", "foster-bren mason-tanker")
    t.answer(1, "take foster-bren")
    t.unit(1, cards=["new-orders"])
    missions(t.field).deck = ("flavin-forecast",)
    t.start_at("MUSTER")
    t.dice("flavin-forecast")
    t.answer(1, "use new-orders")
    assert len(t.events("mission-redrawn")) == 1
    assert [event.data["cards"] for event in t.events("missions-drawn")] == [("foster-bren", "mason-tanker")]
    assert t.get().held == ()


@rule("W-MISS-20", "W-CARD-GEN-05")
def test_new_orders_replace_a_mission_and_the_new_one_is_made_possible() -> None:
    t = drawn("mason-tanker", "khan-silence")
    t.unit(1, cards=["new-orders"])
    t.start_at("MUSTER")
    t.dice("lillyman-lights foster-bren")
    t.answer(1, "use new-orders", "take lillyman-lights")
    assert t.question(1) == "make-room"
    t.answer(1, t.choices(1)[0])
    assert t.get().held == ("lillyman-lights",)
    assert "signalling-lamp" in t.field.battle.items
    assert t.field.book.cards["new-orders"].cost == 5


@rule("W-CARD-GEN-05")
def test_new_orders_are_not_used_in_combat_nor_without_a_mission() -> None:
    t = table()
    armed = place_for(t, REQUIREMENTS["ghadge-charge"], False)
    t.unit(1, sector=armed, cards=["new-orders", "grenade"], soldiers=40)
    t.start_at("COMBAT")
    assert "use grenade" in t.choices(1)
    assert t.refused(1, "use new-orders").key == "wrong-moment"
    t = table()
    t.unit(1, cards=["new-orders"])
    give(t)
    t.start_at("MUSTER")
    assert t.refused(1, "use new-orders").rule == "W-CARD-GEN-05"


@rule("W-MISS-EX-04")
def test_two_missing_items_are_added_for_two_others() -> None:
    t = drawn("pujol-deception", board="n-04")  # a Command Jacket (10)
    while t.question(1) == "make-room":
        slug = t.field.battle.lanes[1][-1][3]
        costs = t.field.book.costs
        assert all(costs[choice.split()[1]] >= costs[slug] for choice in t.choices(1))
        t.answer(1, t.choices(1)[0])
    added = missions(t.field).added
    assert len(t.events("taken-out")) == len(added) > 0
