"""W-HERO: recruiting War Heroes, titles, losing them, Lead the Way."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.way_to_hell.heroes.pool import heroes_of
from hhour.dday.rules.box.shelf import cards
from hhour.dday.rules.cards.finding import recruit_cost
from hhour.dday.rules.cards.hooks import strength
from hhour.i18n import language
from hhour.kernel.refusal import Refusal, SetupError
from hhour.kernel.table import Table
from hhour.telling import tell_action
from tests.rule import rule
from tests.table import Situation

HEROES = {slug: card for slug, card in cards("way-to-hell").items() if card.kind == "war-hero"}
ON = "opts=heroes"


def mustering(setup: str = f"dday n-01 units=2 {ON}", stars: int = 9, soldiers: int = 9) -> Situation:
    t = Situation(setup)
    for seat in t.table.seats:
        t.unit(seat, sector=2, soldiers=soldiers, stars=stars)
        t.get(seat).hand = ("corporal", "medic", "scout", "veteran")
    t.start_at("MUSTER")
    return t


@rule("W-HERO-01", "W-HERO-22")
def test_all_25_heroes_lie_open_in_the_pool_two_of_them_corporals() -> None:
    pool = Situation(f"dday n-01 units=2 {ON}").field.battle.pool
    assert set(HEROES) <= set(pool)
    assert len(HEROES) == 25
    assert [card.title for card in HEROES.values()].count("corporal") == 2
    assert not set(HEROES) & set(Situation("dday n-01 units=2").field.book.cards)


@rule("W-HERO-01")
def test_a_selection_of_heroes_leaves_the_others_at_home() -> None:
    t = Situation(f"dday n-01 units=2 {ON},war-heroes=hero-tommy-prince+hero-leo-major")
    assert set(t.field.battle.pool) & set(HEROES) == {"hero-leo-major", "hero-tommy-prince"}
    assert t.table.setup.options["war-heroes"] == "hero-leo-major+hero-tommy-prince", "one game, one setup"
    leading = Situation(f"dday n-01 {ON},lead-the-way,war-heroes=hero-leo-major").field
    assert heroes_of(leading).waiting == ("hero-leo-major",)
    assert "war-heroes" not in Table(f"dday n-01 {ON},war-heroes=all").setup.options


@rule("W-HERO-01")
@pytest.mark.parametrize(
    ("opts", "key"),
    [
        ("heroes,war-heroes=hero-nobody", "setup-option-part"),
        ("heroes,war-heroes=hero-leo-major+", "setup-option-part"),
        ("war-heroes=hero-leo-major", "setup-option-needs"),
    ],
)
def test_a_hero_nobody_knows_is_refused_and_so_is_a_selection_without_heroes(opts: str, key: str) -> None:
    with pytest.raises(SetupError) as refused:
        Table(f"dday n-01 opts={opts}")
    assert (refused.value.refusal.key, refused.value.refusal.rule) == (key, "W-HERO-01")


@rule("W-HERO-02", "W-HERO-03", "W-HERO-06", "W-HERO-13", "W-HERO-EX-01", "W-HERO-24")
def test_a_hero_is_taken_in_place_of_his_title_for_stars_and_a_soldier() -> None:
    t = mustering(stars=3, soldiers=5)
    assert {"recruit scout", "recruit hero-tommy-prince"} <= set(t.choices(1))
    t.answer(1, "recruit hero-tommy-prince")
    if t.question(2) == "claim":
        t.answer(2, "yours")
    if t.question(1) == "lose-one":
        t.answer(1, "lose soldiers")
    unit = t.get(1)
    assert (unit.specialists, unit.stars, unit.soldiers) == (("hero-tommy-prince",), 0, 4)
    t.unit(1, stars=9)
    assert t.refused(1, "recruit medic").rule == "B-SPEC-02", "it was the recruit of the turn"
    t.start_at("MUSTER")
    refused = t.refused(1, "recruit scout")
    assert (refused.rule, refused.key) == ("W-HERO-21", "hero-title")
    assert "recruit scout" in t.choices(2)
    assert t.refused(2, "recruit hero-tommy-prince") == Refusal("W-HERO-24", "hero-gone", {"card": "hero-tommy-prince"})


@rule("W-HERO-03", "W-HERO-21")
def test_the_price_of_a_hero_names_the_soldier_and_stands_beside_his_title() -> None:
    t = mustering()
    said = {
        choice: tell_action(t.table, 1, choice, language("en"))
        for choice in t.choices(1)
        if choice.startswith("recruit")
    }
    assert "1 soldier, in place of the Specialist of this title" in said["recruit hero-tommy-prince"]
    assert "soldier" not in said["recruit scout"]


@rule("W-HERO-04", "W-HERO-EX-02", "W-GEN-18")
def test_reductions_reach_heroes_down_to_nothing_but_the_soldier_is_due() -> None:
    t = mustering(f"dday n-01 units=1 {ON},way-to-hell-components", stars=0)
    t.unit(1, cards=["hero-charles-chibitty", "drill-sergeant"])
    assert recruit_cost(t.field, t.get(1), "hero-leo-major") == 0
    t.start_at("MUSTER")
    t.answer(1, "recruit hero-leo-major", "lose soldiers")
    assert (t.get(1).soldiers, t.get(1).stars) == (8, 0)


@rule("W-HERO-05")
def test_the_soldier_may_be_another_specialist_not_the_hero() -> None:
    t = mustering(f"dday n-01 units=1 {ON}")
    t.unit(1, cards=["medic"])
    t.answer(1, "recruit hero-leo-major")
    assert t.choices(1)[:2] == ["lose soldiers", "lose medic"]
    assert "lose hero-leo-major" not in t.choices(1)
    t.answer(1, "lose medic")
    assert t.get(1).fallen == ("medic",)
    assert not [event for event in t.table.events if event.kind == "saved"], "nothing prevents the loss"


@rule("W-HERO-07", "W-HERO-08")
def test_a_title_the_map_does_not_list_is_closed_but_for_three_heroes() -> None:
    t = mustering(f"dday n-01 units=2 {ON}")
    refused = t.refused(1, "recruit hero-francis-sampson")
    assert (refused.rule, refused.key) == ("W-HERO-07", "hero-not-listed")
    assert {"recruit hero-john-frost", "recruit hero-jack-mcniece", "recruit hero-ernie-pyle"} <= set(t.choices(1))


@rule("W-HERO-09")
def test_a_shoulder_patch_may_bring_a_hero_and_the_soldier_is_due_besides() -> None:
    t = mustering(f"dday n-01 units=1 {ON}", stars=0)
    t.give(1, "shoulder-patch")
    t.start_at("MUSTER")
    t.answer(1, "use shoulder-patch", "recruit hero-leo-major")
    assert t.get(1).specialists == ("hero-leo-major",)
    assert t.get(1).soldiers == 7, "one for the patch, one for the hero"


@rule("W-HERO-10", "W-HERO-21")
def test_a_sector_gives_the_ordinary_card_and_nothing_to_a_unit_that_has_the_hero() -> None:
    t = Situation(f"dday n-19 units=2 {ON}")
    t.unit(1, sector=4, soldiers=40, courage=5)
    t.unit(2, sector=4, soldiers=40, courage=5, cards=["hero-theodore-roosevelt-jr"])
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "advance 7")
    t.answer(2, "advance 7")
    assert t.get(1).specialists == ("veteran",)
    assert t.get(2).specialists == ("hero-theodore-roosevelt-jr",)


@rule("W-HERO-11", "W-HERO-12")
def test_a_hero_meets_what_a_sector_asks_of_his_title_and_counts_as_one() -> None:
    t = Situation(f"dday n-19 units=1 {ON}")
    t.unit(1, sector=6, soldiers=40, courage=5, cards=["hero-premindra-bhagat"])
    t.start_at("MOVE")
    assert "advance 8" in t.choices(1)
    assert strength(t.field, t.get(1)) == 41
    saves = [ability.amount for ability in HEROES["hero-waverly-woodson"].passives]
    assert saves == [2], "his own number, not his and the Medic's"


@rule("W-HERO-20")
def test_a_heros_name_begins_with_his_title() -> None:
    english = language("en")
    for slug, card in HEROES.items():
        title = "Colonel" if card.title == "general" else english.text(f"card-{card.title}")
        assert english.text(f"card-{slug}").startswith(f"{title} ")


@rule("W-HERO-23", "W-GEN-32")
def test_the_colonel_is_the_base_games_general() -> None:
    assert HEROES["hero-terence-otway"].title == "general"


@rule("W-HERO-25", "W-HERO-27", "W-HERO-EX-03")
def test_titles_of_the_own_deck_close_for_one_unit_only() -> None:
    t = mustering()
    t.give(1, "hero-leo-major")
    t.start_at("MUSTER")
    assert t.refused(1, "recruit hero-bull-allen").rule == "W-HERO-21"
    assert "recruit hero-bull-allen" in t.choices(2)
    t.give(2, "medic")
    t.start_at("MUSTER")
    assert t.refused(2, "recruit hero-waverly-woodson").rule == "W-HERO-21"
    assert "recruit hero-waverly-woodson" in t.choices(1)


@rule("W-HERO-26", "W-HERO-28", "W-HERO-EX-04")
def test_titles_of_the_pool_close_for_all() -> None:
    t = mustering()
    t.give(1, "captain")
    t.start_at("MUSTER")
    refused = t.refused(2, "recruit hero-philippe-kieffer")
    assert (refused.rule, refused.key) == ("W-HERO-26", "hero-taken")
    other = mustering()
    other.give(1, "hero-philippe-kieffer")
    other.start_at("MUSTER")
    assert other.refused(2, "recruit captain").rule == "W-HERO-26"


@rule("W-HERO-30", "W-HERO-31")
def test_a_lost_hero_does_not_come_back_nor_does_his_title_but_by_the_purple_heart() -> None:
    t = mustering(f"dday n-01 units=1 {ON}")
    t.unit(1, cards=["hero-leo-major", "purple-heart", "scout"])
    t.get(1).specialists = ("scout",)
    t.get(1).fallen = ("hero-leo-major",)
    t.start_at("MUSTER")
    assert t.refused(1, "recruit corporal").rule == "W-HERO-31"
    assert t.refused(1, "recruit hero-bull-allen").rule == "W-HERO-31"
    t.start_at("ROLL")
    t.roll(1, "STAR STAR SOLDIER COURAGE TOOL TOOL")
    t.answer(1, "use purple-heart")
    assert "hero-leo-major" in t.get(1).specialists


@rule("W-HERO-32")
def test_a_unit_that_lost_the_ordinary_specialist_gets_no_hero_of_the_title() -> None:
    t = mustering(f"dday n-01 units=1 {ON}")
    t.get(1).fallen = ("medic",)
    t.start_at("MUSTER")
    assert t.refused(1, "recruit hero-waverly-woodson").rule == "W-HERO-32"


def leading(words: str = "STAR STAR STAR SOLDIER STAR SKULL", option: str = "heroes,lead-the-way") -> Situation:
    t = Situation(f"dday n-01 units=1 opts={option}")
    t.unit(1, sector=2, soldiers=9, stars=0)
    t.start_at("ROLL")
    t.roll(1, words)
    t.pass_until("UPKEEP")
    t.answer(1, "claim STAR")
    return t


@rule("W-HERO-40")
def test_with_lead_the_way_heroes_cannot_be_recruited() -> None:
    t = mustering(f"dday n-01 units=2 {ON},lead-the-way")
    assert not set(HEROES) & set(t.field.battle.pool)
    assert t.refused(1, "recruit hero-leo-major") == Refusal("W-HERO-40", "hero-leads", {"card": "hero-leo-major"})
    with pytest.raises(SetupError):
        Table("dday n-01 units=2 opts=lead-the-way")


@rule("W-HERO-41", "W-HERO-42", "W-HERO-44", "W-HERO-45", "W-HERO-46", "W-HERO-EX-05")
def test_a_leadership_brings_a_hero_for_its_three_stars() -> None:
    t = leading()
    t.get(1).specialists = ("veteran",)
    while t.question(1) == "declare":
        t.answer(1, "declared")
    assert t.question(1) == "leadership"
    t.answer(1, "take-hero")
    assert "take hero-francis-sampson" in t.choices(1), "the map's list does not matter"
    assert "take hero-theodore-roosevelt-jr" not in t.choices(1), "the Unit has its Veteran"
    t.answer(1, "take hero-john-frost")
    for _ in range(6):
        if t.field.phase() != "UPKEEP":
            break
        options = t.choices(1)
        t.answer(1, next((one for one in options if "SOLDIER" in one or "w2" in one), options[0]))
    unit = t.get(1)
    assert unit.specialists == ("veteran", "hero-john-frost")
    assert unit.stars == 1, "the fourth star is collected"
    assert not [event for event in t.table.events if event.kind == "recruited"]
    assert [event.seat for event in t.events("rwb")] == [1], "for Veteran and Chaplain a bonus was obtained"


@rule("W-HERO-41", "W-HERO-44")
@pytest.mark.parametrize("answer", ["", "courage 1"])
def test_whoever_takes_no_hero_keeps_the_stars_though_another_would_have_given_them_up(answer: str) -> None:
    t = Situation("dday n-01 units=1 opts=heroes,lead-the-way")
    t.unit(1, sector=2, soldiers=9, stars=5)
    t.start_at("ROLL")
    t.roll(1, "STAR TOOL STAR SOLDIER STAR TOOL")
    t.pass_until("UPKEEP")
    t.declare(1, *["claim STAR"] * bool(answer))
    if answer:
        t.answer(1, next(one for one in t.choices(1) if one.startswith("courage")))
    t.pass_until("MUSTER")
    assert t.get(1).stars == 5 + 3
    assert not [event for event in t.events("paid") if event.rule == "W-HERO-41"]


@rule("W-HERO-43")
def test_a_leadership_given_by_a_card_brings_no_hero() -> None:
    t = Situation("dday n-01 units=1 opts=heroes,lead-the-way,bazooka-joe=items")
    t.unit(1, sector=2, soldiers=9, cards=["command-jacket"])
    t.start_at("MUSTER")
    t.answer(1, "use command-jacket")
    assert "take-hero" not in t.choices(1)


@rule("W-HERO-50")
def test_alone_the_war_correspondent_is_not_there() -> None:
    assert "hero-ernie-pyle" not in Situation(f"dday n-01 units=1 {ON}").field.book.cards


@rule("W-HERO-51")
def test_alone_another_unit_is_the_own_one() -> None:
    t = Situation(f"dday n-01 units=1 {ON}")
    t.unit(1, sector=2, soldiers=9, courage=0, cards=["hero-francis-sampson"])
    t.start_at("ROLL")
    t.roll(1, "SOLDIER SOLDIER SOLDIER TOOL SOLDIER TOOL")
    t.pass_until("UPKEEP")
    t.answer(1, "claim SOLDIER")
    t.pass_until("MUSTER")
    gained = [event for event in t.events("gained") if event.source == "hero-francis-sampson"]
    assert [(event.seat, event.data["n"], event.rule) for event in gained] == [(1, 1, "W-CARD-HERO-09")] * 2
