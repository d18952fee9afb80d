"""Rules version 9: what Missions and War Heroes do to the letter; games begun before keep what they had (0029)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.way_to_hell.missions.module import is_final
from hhour.dday.boxes.way_to_hell.missions.state import missions
from hhour.dday.rules.battle.verbs import come_back
from hhour.kernel.refusal import Refusal
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.missions import CALM, DRAWN, REWARD, give, table

BEFORE, NOW = 8, 9
VERSIONS = pytest.mark.parametrize("version", [BEFORE, NOW])
ALL_HEROES = "opts=heroes,bazooka-joe=all"
CRY = "COURAGE TOOL COURAGE SOLDIER COURAGE SOLDIER"


def with_heroes(*cards: str, board: str = "n-19", sector: int = 7, version: int = NOW, **resources: int) -> Situation:
    t = Situation(f"dday {board} units=1 {ALL_HEROES}", version=version)
    t.unit(1, sector=sector, cards=list(cards), **{"soldiers": 60, "courage": 9, **resources})
    return t


def with_mission(slug: str, *cards: str, options: str = "", version: int = NOW, **resources: int) -> Situation:
    t = table(options, version=version)
    give(t, slug)
    t.unit(1, sector="3", cards=list(cards), **{"soldiers": 9, **resources})
    return t


def upkeep(t: Situation, words: str, *answers: str) -> str:
    """The question after these answers and the end of the declaration."""
    t.tally(1, words)
    t.start_at("UPKEEP")
    t.declare(1, *answers)
    return t.question(1)


def fall(t: Situation) -> None:
    while t.question(1) == "fall":
        t.answer(1, "lose soldiers")


def test_games_with_missions_or_heroes_are_of_version_9_and_all_others_as_before() -> None:
    setups = {"": 7, "opts=missions": 9, "opts=heroes": 9, "opts=gold=rwbg": 8, "opts=missions,mission-possible": 9}
    assert {words: Situation(f"dday n-02 {words}", f"{DRAWN} {DRAWN}").table.version for words in setups} == setups


# --- War Heroes -------------------------------------------------------------------------------------------------------


@rule("W-CARD-HERO-08")
@pytest.mark.parametrize(("version", "mine", "left"), [(NOW, 1, 50), (NOW, 2, 50), (NOW, 3, 49), (BEFORE, 1, 49)])
def test_waverly_woodson_saves_one_where_only_one_falls(version: int, mine: int, left: int) -> None:
    t = with_heroes("hero-waverly-woodson", sector=6, version=version)
    t.dice(f"{mine} 3")
    t.start_at("MOVE")
    t.answer(1, "advance 9")
    fall(t)  # the sector costs 9 and 3, less 2
    assert t.get(1).soldiers == left
    told = [event.data["n"] for event in t.events("saved")]
    assert told == ([min(mine, 2), 2] if version == NOW else [2])


@rule("W-CARD-HERO-08")
def test_waverly_woodson_saves_two_in_a_phase_however_they_come() -> None:
    t = with_heroes("hero-waverly-woodson", sector=6)
    unit = t.get(1)
    t.dice("1 3")
    t.start_at("MOVE")
    t.answer(1, "advance 9")
    assert unit.used.count("saves MOVE hero-waverly-woodson") == 1, "another could still be saved"


@rule("W-CARD-HERO-20")
@pytest.mark.parametrize(("version", "stays"), [(NOW, False), (BEFORE, True)])
def test_clifton_james_takes_the_place_of_another_and_not_his_own(version: int, stays: bool) -> None:
    for company in ((), ("corporal",)):
        t = with_heroes("hero-clifton-james", *company, version=version)
        t.start_at("MOVE")
        t.dice("1 1")
        t.answer(1, "advance 10")  # somebody must be sacrificed
        fall(t)
        if company:
            t.answer(1, "sacrifice hero-clifton-james")
        assert ("hero-clifton-james" in t.get(1).specialists) is (stays or bool(company))


@rule("W-CARD-HERO-20", "W-MISS-37")
@pytest.mark.parametrize(("version", "stays"), [(NOW, True), (BEFORE, False)])
def test_clifton_james_stays_when_he_takes_the_place_of_whom_a_mission_names(version: int, stays: bool) -> None:
    t = with_mission("topham-crossing", "medic", "hero-clifton-james", options=",heroes", version=version)
    assert upkeep(t, CRY) == "mission"
    t.dice(REWARD)
    t.answer(1, "accomplish topham-crossing", "sacrifice hero-clifton-james")
    assert t.get(1).specialists == (("medic", "hero-clifton-james") if stays else ("medic",))
    named = with_mission("pujol-deception", "hero-clifton-james", "command-jacket", options=",heroes", courage=2)
    assert upkeep(named, CALM) == "mission"
    named.dice(REWARD)
    named.answer(1, "accomplish pujol-deception")
    assert named.get(1).fallen == ("hero-clifton-james",), "a Mission that names the Decoy takes him"


@rule("W-HERO-33")
@VERSIONS
@pytest.mark.parametrize("slug", ["hero-joe-medicine-crow", "hero-ernie-pyle"])
def test_who_acts_twice_a_game_does_not_act_a_third_time(slug: str, version: int) -> None:
    t = Situation(f"dday n-19 units=2 {ALL_HEROES}", version=version)
    t.unit(1, sector=3, soldiers=9, cards=[slug])
    t.unit(2, sector=6, soldiers=9)
    for _ in range(2):
        t.get(1).flags = 0
        t.get(1).marker = 4
        t.start_at("MOVE")
        t.answer(1, f"use {slug}")
    assert t.get(1).fallen == (slug,), "the second time he is sacrificed"
    come_back(t.field, t.get(1), slug, "B-AWARD-C08")
    t.get(1).flags = 0
    t.get(1).marker = 4
    t.start_at("MOVE")
    assert (f"use {slug}" in t.choices(1)) is (version == BEFORE)
    if version == NOW:
        assert t.refused(1, f"use {slug}") == Refusal("W-HERO-33", "hero-worn-out", {"card": slug})


@rule("W-HERO-33", "W-CARD-HERO-20")
@pytest.mark.parametrize(("version", "offered"), [(NOW, False), (BEFORE, True)])
def test_clifton_james_who_has_stood_in_twice_takes_nobodys_place_any_more(version: int, offered: bool) -> None:
    t = with_mission("topham-crossing", "medic", "hero-clifton-james", options=",heroes", version=version)
    t.field.battle.parts["heroes"].uses["hero-clifton-james"] = 2  # type: ignore[attr-defined]
    upkeep(t, CRY)
    t.dice(REWARD)
    t.answer(1, "accomplish topham-crossing")
    assert (t.question(1) == "mission-sacrifice") is offered


@rule("W-HERO-03", "W-HERO-04", "W-HERO-09")
@pytest.mark.parametrize(("soldiers", "version", "comes"), [(1, NOW, False), (1, BEFORE, True), (2, NOW, True)])
def test_no_hero_comes_to_a_unit_that_has_nobody_left_to_give(soldiers: int, version: int, comes: bool) -> None:
    t = with_heroes("shoulder-patch", board="n-01", sector=2, version=version, soldiers=soldiers, stars=0)
    t.start_at("MUSTER")
    t.answer(1, "use shoulder-patch")
    assert ("recruit hero-leo-major" in t.choices(1)) is comes
    assert "recruit corporal" in t.choices(1)
    if not comes:
        refused = t.refused(1, "recruit hero-leo-major")
        assert refused == Refusal("W-HERO-03", "hero-no-soldier", {"card": "hero-leo-major"})


# --- Missions ---------------------------------------------------------------------------------------------------------


@rule("W-MISS-23", "W-MISS-32")
@pytest.mark.parametrize(
    ("words", "version", "can"),
    [
        ("COURAGE SOLDIER COURAGE SOLDIER COURAGE STAR", NOW, True),
        ("COURAGE SOLDIER COURAGE SOLDIER COURAGE STAR", BEFORE, False),
        ("COURAGE STAR COURAGE TOOL COURAGE STAR", NOW, False),
    ],
)
def test_soldiers_of_the_same_turn_remain_when_the_last_specialist_is_given_up(
    words: str, version: int, can: bool
) -> None:
    asked = upkeep(with_mission("topham-crossing", "medic", version=version, soldiers=0), words)
    assert (asked == "mission") is can


@rule("W-MISS-23")
@VERSIONS
def test_the_stars_of_a_special_find_pay_for_a_mission(version: int) -> None:
    t = with_mission("deglopper-stand", "hero", version=version, stars=1)
    asked = upkeep(t, "COURAGE TOOL COURAGE TOOL COURAGE TOOL", "claim TOOL")
    assert (asked == "mission") is (version == NOW)
    if version == NOW:
        t.dice(REWARD)
        t.answer(1, "accomplish deglopper-stand")
        assert (t.get(1).stars, len(missions(t.field).done)) == (0, 1)
        assert t.question(1) == "muster", "what was needed for it is not asked any more"


@rule("W-MISS-23", "B-RWB-17")
def test_a_special_find_that_no_mission_needs_is_still_asked() -> None:
    t = with_mission("deglopper-stand", "hero", stars=3, points=10)
    t.field.battle.used = ("grenade",)
    assert upkeep(t, "COURAGE TOOL COURAGE TOOL COURAGE TOOL", "claim TOOL") == "mission"
    t.dice(REWARD)
    t.answer(1, "accomplish deglopper-stand")
    assert t.choices(1) == ["stars", "refind grenade"]


@rule("W-HERO-41", "W-MISS-23", "W-MISS-46")
@pytest.mark.parametrize(
    ("stars", "version", "question"), [(0, NOW, "muster"), (0, BEFORE, "mission"), (3, NOW, "mission")]
)
def test_stars_given_up_for_a_hero_do_not_pay_for_a_mission_too(stars: int, version: int, question: str) -> None:
    t = with_mission("lillyman-lights", "signalling-lamp", options=",heroes,lead-the-way", version=version, stars=stars)
    answers = ("claim STAR", "take-hero", "take hero-colin-maud")
    assert upkeep(t, "STAR TOOL STAR SOLDIER STAR SOLDIER", *answers) == question


@rule("W-MISS-44", "W-MISS-17")
@VERSIONS
def test_no_hero_of_the_own_deck_makes_room_for_a_pool_specialist(version: int) -> None:
    t = Situation("dday n-19 units=1 opts=missions,heroes", "pujol-deception foster-bren", version=version)
    t.answer(1, t.choices(1)[0])
    t.answer(1, "take pujol-deception")
    t.answer(1, t.choices(1)[0])  # for the Command Jacket
    assert t.field.battle.lanes[1][-1][3] == "decoy"
    assert {"take-out captain", "take-out hero-philippe-kieffer"} <= set(t.choices(1))
    assert ("take-out hero-leo-major" in t.choices(1)) is (version == BEFORE)
    assert ("take-out hero-clifton-james" in t.choices(1)) is (version == BEFORE), "the Mission asks for his title"
    if version == NOW:
        refused = t.refused(1, "take-out hero-clifton-james")
        assert refused == Refusal("W-MISS-17", "take-out-kept", {"word": "hero-clifton-james"})
        assert t.refused(1, "take-out hero-leo-major").rule == "W-MISS-44"


@rule("W-MISS-05", "W-MISS-06", "B-DEAD-20")
@VERSIONS
def test_either_bunker_of_deadstick_is_the_last_of_the_unit_that_enters_it(version: int) -> None:
    t = Situation("dday deadstick units=2 opts=missions", f"{DRAWN} higgins-boats khan-silence", version=version)
    final = {t.field.book.place(place) for place in t.field.book.bunkers if is_final(t.field, place)}
    assert final == ({"n-08:bunker", "n-06:bunker"} if version == NOW else {"n-08:bunker"})


@rule("W-MISS-60", "B-TURN-15")
@VERSIONS
def test_a_promotion_is_played_when_the_mine_has_gone_off(version: int) -> None:
    t = table("", 1, "n-19", version=version)
    unit = t.unit(1, sector=6, soldiers=5, courage=5)
    unit.held = (*unit.held, "fp-lance-sergeant")
    t.start_at("MOVE")
    t.dice("6 1")
    t.answer(1, "advance 9")
    if version == BEFORE:
        assert t.table.outcome == "lost", "nobody was asked"
        return
    assert t.choices(1) == ["pass", "use fp-lance-sergeant"]
    t.answer(1, "use fp-lance-sergeant")
    assert t.events("fell")[0].data == {"n": 6, "now": 4}, "ten soldiers met the mine"


@rule("W-MISS-48", "B-ITEM-08")
@VERSIONS
def test_an_item_kept_for_a_mission_is_not_traded(version: int) -> None:
    draws = "cole-bayonets foster-bren mason-tanker higgins-boats"
    t = Situation("dday n-02 units=2 opts=missions", draws, version=version)
    t.answer(1, "take cole-bayonets")
    t.answer(2, "take higgins-boats")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=9)
    t.give(1, "whistle")
    t.give(1, "lucky-charm")
    t.start_at("MUSTER")
    t.answer(1, "trade 2")
    assert "give lucky-charm" in t.choices(1)
    assert ("give whistle" in t.choices(1)) is (version == BEFORE)
    if version == NOW:
        assert t.refused(1, "give whistle") == Refusal("B-ITEM-08", "trade-found", {"card": "whistle"})


# --- what is said of it -----------------------------------------------------------------------------------------------


@rule("W-MISS-63", "B-TRADE-09")
def test_what_changes_no_hands_says_by_which_rule() -> None:
    t = Situation(f"dday n-02 units=2 {ALL_HEROES},missions", f"{DRAWN} higgins-boats khan-silence")
    for seat in (1, 2):
        t.answer(seat, t.choices(seat)[0])
        t.unit(seat, sector=2, soldiers=9)
    t.give(1, "hero-charles-chibitty")
    t.get(1).held = (*t.get(1).held, "fp-corporal")
    t.start_at("MUSTER")
    t.answer(1, "trade 2")
    assert t.refused(1, "give fp-corporal") == Refusal("W-MISS-63", "trade-promotion", {"card": "fp-corporal"})
    t.answer(1, "give hero-charles-chibitty", "offer")
    t.answer(2, "accept")
    t.answer(2, "trade 1")
    assert t.refused(2, "give hero-charles-chibitty").rule == "B-TRADE-09"


@rule("W-MISS-23")
def test_what_a_declared_mission_is_paid_with_is_kept_from_skulls_by_its_rule() -> None:
    t = with_mission("mason-tanker", "toolkit", points=19)
    assert upkeep(t, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL") == "mission"
    t.dice(REWARD)
    t.answer(1, "accomplish mason-tanker")
    assert "cancel b2" not in t.choices(1)
    assert t.refused(1, "cancel b2") == Refusal("W-MISS-23", "cancel-mission", {"die": "b2", "card": "mason-tanker"})


@rule("W-CARD-FP-10")
def test_a_colour_no_set_has_is_not_told_as_the_one_the_die_shows() -> None:
    t = table()
    t.unit(1, sector=2, soldiers=9)
    t.get(1).held = ("fp-captain",)
    t.start_at("ROLL")
    t.roll(1, CALM)
    t.answer(1, "use fp-captain")
    assert t.refused(1, "turn r1 SOLDIER red").key == "die-same"
    assert t.refused(1, "turn r1 STAR black").key == "not-offered"


@rule("W-CARD-HERO-21")
def test_where_lachhiman_gurung_cannot_aim_says_why() -> None:
    t = with_heroes("hero-lachhiman-gurung", board="n-21")
    t.start_at("COMBAT")
    t.answer(1, "use hero-lachhiman-gurung")
    said = {where: t.refused(1, f"aim {where}").key for where in ("bunker", "2", "11", "99")}
    assert said == {"bunker": "card-not-bunker", "2": "aim-far", "11": "aim-far", "99": "move-no-sector"}


@rule("W-HERO-43")
def test_a_leadership_from_a_card_brings_no_hero_and_says_so() -> None:
    t = Situation(f"dday n-02 {ALL_HEROES},lead-the-way")
    t.unit(1, sector=2, soldiers=9, cards=["command-jacket"])
    t.start_at("ROLL")
    t.roll(1, CALM)
    t.answer(1, "use command-jacket")
    assert t.refused(1, "take-hero") == Refusal("W-HERO-43", "lead-dice-only", {})


@rule("W-MISS-11", "W-MISS-12", "W-MISS-17", "W-MISS-43")
def test_why_a_card_does_not_make_room_is_told_by_its_rule() -> None:
    items = Situation("dday n-02 opts=missions", "lillyman-lights foster-bren")
    items.answer(1, "take lillyman-lights")
    told = {slug: items.refused(1, f"take-out {slug}") for slug in ("signalling-lamp", "bazooka", "lucky-charm")}
    assert {slug: (refused.rule, refused.key) for slug, refused in told.items()} == {
        "signalling-lamp": ("W-MISS-12", "take-out-kept"),
        "bazooka": ("W-MISS-11", "take-out-not"),
        "lucky-charm": ("W-MISS-11", "take-out-cheap"),
    }
    own = Situation("dday n-21 opts=missions", "deglopper-stand foster-bren")
    own.answer(1, "take deglopper-stand")
    said = {slug: own.refused(1, f"take-out {slug}") for slug in ("scout", "corporal", "captain")}
    assert {slug: (refused.rule, refused.key) for slug, refused in said.items()} == {
        "scout": ("W-MISS-17", "take-out-kept"),  # sector 11 asks for him
        "corporal": ("W-MISS-43", "take-out-cheap"),
        "captain": ("W-MISS-43", "take-out-not"),
    }


def shown(t: Situation) -> dict[str, dict[str, object]]:
    seen: dict[str, dict[str, dict[str, object]]] = t.table.view(None)["boxes"]  # type: ignore[assignment]
    return seen["way-to-hell"]


@rule("W-MISS-03", "B-SPEC-09", "W-HERO-26", "W-HERO-31")
def test_a_specialist_who_cannot_come_any_more_is_told_whoever_had_him() -> None:
    t = Situation(f"dday n-02 units=2 {ALL_HEROES},missions", f"{DRAWN} higgins-boats khan-silence")
    for seat in (1, 2):
        t.answer(seat, t.choices(seat)[0])
    give(t, "pujol-deception")
    assert "1" not in shown(t)["missions-lack"]
    t.unit(2, cards=["decoy"])
    assert shown(t)["missions-lack"] == {"1": ["decoy"]}, "nobody trades a Decoy"
    t.get(2).specialists, t.get(2).fallen = (), ("decoy",)
    assert shown(t)["missions-lack"] == {"1": ["decoy"]}
    give(t, "fleming-investigation")
    t.unit(2, cards=["hero-lee-miller"])
    assert shown(t)["missions-lack"] == {"1": ["combat-photographer"]}, "her title is taken for all"
    give(t, "topham-crossing")
    t.get(1).fallen = ("hero-waverly-woodson",)
    assert shown(t)["missions-lack"] == {"1": ["medic"]}, "the ordinary Medic is closed with her"
    give(t, "wake-ride")  # a Scout or the Messenger
    t.get(1).fallen = ("scout",)
    t.unit(2, cards=["messenger"])
    assert shown(t)["missions-lack"] == {}, "the Messenger may be handed over"


@rule("W-MISS-05", "W-MISS-73")
@pytest.mark.parametrize(
    ("option", "stars", "warned"), [("", 9, True), (",mission-possible", 7, True), (",mission-possible", 8, False)]
)
def test_the_table_warns_who_may_lose_the_game_with_the_next_step(option: str, stars: int, warned: bool) -> None:
    t = table(option, 1, "n-19")
    t.unit(1, sector=11, soldiers=9, stars=stars)
    assert shown(t)["missions-urgent"] == {}
    t.unit(1, sector=13)
    assert shown(t)["missions-urgent"] == ({"1": True} if warned else {})
