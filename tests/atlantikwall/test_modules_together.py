"""Battle Conditions and Badges where a German sits at the table: what names him reaches him, and nothing else."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.badges.part import draw_badge
from hhour.dday.boxes.atlantikwall.conditions import effects
from hhour.dday.boxes.atlantikwall.conditions.cards import ALL_PLAYERS, CANCELS, CARDS
from hhour.dday.boxes.atlantikwall.conditions.drawing import means, pay_off
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.boxes.atlantikwall.german.verbs import cost_of_item, cost_of_specialist
from hhour.dday.boxes.atlantikwall.terrain import fire_on_the_own_position
from hhour.dday.rules.cards.hooks import MORE_LOCKS, NO_SAVES, REROLLS, RWB_SOLDIERS, folded
from hhour.dday.rules.dice.rolling import lock_count
from tests.atlantikwall.weather import part_of, under
from tests.rule import rule
from tests.table import Situation


def german_of(t: Situation) -> German:
    return next(force for force in t.field.battle.forces if isinstance(force, German))


def both(card: str, opts: str = "") -> Situation:
    """A table with a German under this Battle Condition."""
    more = f",{opts}" if opts else ""
    t = under(card, board="n-18", opts=f"german{more}")
    t.unit(1, sector=4, soldiers=9, courage=2, points=4)
    t._queue.clear()
    german = german_of(t)
    german.soldiers, german.courage, german.points = 9, 2, 8
    return t


def alone(t: Situation) -> German:
    """The German without Specialists to give up in place of soldiers (A-GER-31)."""
    german = german_of(t)
    german.specialists = ()
    return german


@rule("A-COND-06", "A-COND-07", "A-CARD-CON-05", "A-CARD-CON-10", "A-CARD-CON-20", "A-CARD-CON-27")
@pytest.mark.parametrize(
    ("card", "soldiers", "courage", "points"),
    [
        ("clear-skies", 7, 2, 8),
        ("artillery-barrage", 9, 3, 8),
        ("counter-attack", 12, 2, 8),
        ("looted-stores", 9, 2, 3),
        ("shell-shock", 9, 2, 8),
        ("supply-drop", 9, 2, 8),
    ],
)
def test_in_upkeep_the_german_gets_and_loses_what_the_card_says_of_him(
    card: str, soldiers: int, courage: int, points: int
) -> None:
    t = both(card)
    german = alone(t)
    effects.booked(t.field, german)
    assert (german.soldiers, german.courage, german.points) == (soldiers, courage, points)


@rule("A-COND-17", "A-CARD-CON-27")
def test_the_german_loses_no_more_than_he_has() -> None:
    t = both("looted-stores")
    german_of(t).points = 2
    effects.booked(t.field, german_of(t))
    assert german_of(t).points == 0


@rule("A-CARD-CON-11")
def test_naval_gunfire_kills_three_of_his_soldiers() -> None:
    t = both("naval-gunfire")
    german = alone(t)
    effects.GunfireStage().open(t.field)
    assert german.soldiers == 6


@rule("A-COND-06", "A-CARD-CON-08", "A-CARD-CON-17", "A-CARD-CON-18", "A-CARD-CON-25", "A-CARD-EX-13", "A-CARD-GS-10")
def test_what_is_said_of_all_players_holds_for_him_too() -> None:
    assert folded(both("sun-in-the-eyes").field, REROLLS, german_of(both("sun-in-the-eyes")), 2) == 1
    for card, hook in (("aid-post-overrun", NO_SAVES), ("second-wind", RWB_SOLDIERS), ("exhaustion", MORE_LOCKS)):
        t = both(card)
        assert folded(t.field, hook, german_of(t), 0) == 1
    t = both("exhaustion")
    assert lock_count(t.field, german_of(t)) == 3
    german_of(t).specialists = (*german_of(t).specialists, "kommandant")
    assert lock_count(t.field, german_of(t)) == 2


@rule("A-CARD-CON-16", "A-CARD-CON-21")
def test_a_shortage_and_the_resistance_make_his_cards_dearer() -> None:
    plain, short, guided = both("gale"), both("supply-shortage"), both("resistance-guides")
    item = german_of(plain).offered[0]
    specialist = german_of(plain).hand[0]
    costs = [cost_of_item(t.field, german_of(t), item) for t in (plain, short)]
    assert costs[1] - costs[0] == 2
    prices = [cost_of_specialist(t.field, german_of(t), specialist) for t in (plain, guided)]
    assert prices[1] - prices[0] == 1


@rule("A-COND-06", "A-COND-07")
def test_a_card_that_does_not_name_him_leaves_his_numbers_alone() -> None:
    silent = [card.slug for card in CARDS if card.slug not in ALL_PLAYERS and card.slug != "resistance-guides"]
    for card in silent:
        t = both(card)
        assert effects.sources(t.field, german_of(t)) == (), card


@rule("A-COND-11", "A-COND-14", "A-CARD-CON-19")
def test_only_the_german_may_cancel_jammed_guns_with_a_specialist() -> None:
    t = both("jammed-guns")
    t.give(1, "scout")
    german = german_of(t)
    assert means(t.field, t.get(1), CANCELS["jammed-guns"]) == []
    assert means(t.field, german, CANCELS["jammed-guns"]) == ["unteroffizier"]
    pay_off(t.field, german, part_of(t), "jammed-guns", "unteroffizier")
    assert german.fallen == ("unteroffizier",)
    assert part_of(t).card == ""


@rule("A-COND-12", "A-CARD-CON-25")
def test_pervitin_frees_the_german_and_dexedrine_a_unit() -> None:
    t = both("exhaustion")
    german = german_of(t)
    german.items = ("pervitin",)
    pay_off(t.field, german, part_of(t), "exhaustion", "pervitin")
    assert not german.items
    assert "pervitin" in german.spent
    assert lock_count(t.field, german) == 2
    assert part_of(t).in_force(1) == ["exhaustion"]


@rule("A-COND-36")
def test_the_german_may_look_ahead_with_his_periscope() -> None:
    t = both("gale", opts="forward-observation")
    german = german_of(t)
    german.items = ("bunker-periscope", "schnapps")
    verb = t.field.book.free_verbs["observe"]
    assert [action.text for action in verb.choices(t.field, german)] == ["observe bunker-periscope"]


@rule("A-BADGE-16", "A-BADGE-25", "A-BADGE-29", "A-BADGE-33")
@pytest.mark.parametrize(("opts", "courage"), [("badges", 1), ("badges,badge-of-honor", 3)])
def test_every_badge_drawn_gives_the_german_courage_but_not_a_gift(opts: str, courage: int) -> None:
    t = both("gale", opts=opts)
    t.dice("sapper glider")
    draw_badge(t.field, t.get(1), "A-BADGE-02")
    assert german_of(t).courage == 2 + courage
    draw_badge(t.field, t.get(1), "A-BADGE-31", gift=True)
    assert german_of(t).courage == 2 + courage


@rule("A-BADGE-11")
def test_the_german_never_holds_a_badge() -> None:
    t = both("gale", opts="badges,badge-of-courage")
    refused = t.field.book.wares["badge"].refuse(t.field, german_of(t))
    assert refused is not None
    assert refused.rule == "A-BADGE-11"


@rule("A-MAP-N17-10")
def test_the_guns_of_azeville_hit_the_german_too() -> None:
    t = Situation("dday n-17 units=1 opts=german")
    t.unit(1, sector=12, soldiers=40)
    german = alone(t)
    german.soldiers = 9
    fire_on_the_own_position(t.field, t.get(1), 6, 0)
    assert german.soldiers == 7
