"""Bots at the German's seat: legal, quick, and blind to what he may not see."""

from __future__ import annotations

import random

import pytest

from hhour.bots.dday import german_worth, team
from hhour.bots.dday.captain import Captain
from hhour.bots.dday.general import General
from hhour.bots.dday.german_worth import Hand, Stakes
from hhour.bots.dday.judgement import Judgement
from hhour.bots.dday.race import Race
from hhour.bots.dday.scouting import held, spearhead
from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from hhour.dday.boxes.atlantikwall.german.force import german
from hhour.kernel.table import Table
from hhour.lab.luck import Reader
from tests.atlantikwall.german import Fortress
from tests.rule import rule


@pytest.mark.parametrize("level", ["recruit", "sergeant", "captain"])
@pytest.mark.parametrize("setup", ["dday n-18 opts=german", "dday n-13 units=2 opts=german,german-limits=unlimited"])
def test_every_level_plays_both_sides_to_the_end_of_some_turns(level: str, setup: str) -> None:
    table = Table(setup, seed=f"bots-{level}")
    player = bot("dday", level)
    for step in range(260):
        if table.outcome:
            break
        seat = table.waiting()[0]
        decision = ask(player, table.game, table.play, seat, random.Random(step), Budget(nodes=50), explains=False)
        table.apply(seat, decision.action)
    assert table.outcome or table.play.state.turn > 1


def test_the_german_decides_the_same_whatever_lies_hidden_in_his_deck() -> None:
    decisions = set()
    for taken in ("flak-badge", "german-cross"):
        t = Fortress()
        t.german(courage=5, stars=4, points=20)
        t.he.deck.put(taken, audience=0) if t.he.deck.take(taken) else None
        t.start_at("MUSTER")
        decision = ask(bot("dday", "sergeant"), t.table.game, t.field, 3, random.Random(1), Budget(nodes=50))
        decisions.add((decision.action.text, str(decision.reason)))
    assert len(decisions) == 1


def test_the_allies_decide_the_same_whatever_he_holds() -> None:
    decisions = set()
    for hand in (["iron-cross-1"], ["german-cross"]):
        t = Fortress()
        t.german(cards=hand)
        t.unit(1, stars=4, points=12)
        t.start_at("MUSTER")
        decision = ask(bot("dday", "sergeant"), t.table.game, t.field, 1, random.Random(1), Budget(nodes=50))
        decisions.add((decision.action.text, str(decision.reason)))
    assert len(decisions) == 1


LEVELS = ("recruit", "sergeant", "captain")
HANDS = (["flak-badge", "iron-cross-1"], ["german-cross", "west-wall-medal"], ["knights-cross", "sniper-badge"])
DICE = "STAR TOOL SOLDIER SKULL COURAGE TWO_SOLDIERS"


def thought(t: Fortress, seat: int, level: str) -> tuple[str, str]:
    """What a bot decides at a seat, and why, in words."""
    decision = ask(bot("dday", level), t.table.game, t.field, seat, random.Random(7), Budget(nodes=50))
    return decision.action.text, f"{decision.reason.key} {decision.reason.params}"


def at(phase: str, hand: list[str], known: tuple[str, ...] = ()) -> Fortress:
    """A moment of a game against a German who holds these cards; `known`: what he knows to lie on his deck."""
    t = Fortress()
    t.german(soldiers=9, courage=5, stars=3, points=12, cards=["scharfschuetze", *hand])
    t.unit(1, sector=6, soldiers=20, courage=5, stars=4, points=14, cards=["tnt"])
    t.unit(2, sector=7, soldiers=15, courage=2)
    for unit in t.field.battle.units:
        t.tally(unit.seat, DICE)
    t.german_tally(DICE)
    t.he.deck.slots = (*known, *t.he.deck.slots[len(known) :])
    t.he.deck.unplaced = tuple(one for one in t.he.deck.unplaced if one not in known)
    t.start_stage("adjust") if phase == "window" else t.start_at(phase)
    if phase == "ROLL":
        for seat in (1, 2, 3):
            t.dice(DICE)
            t.answer(seat, "roll")
    return t


@rule("A-DECO-10")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("phase", ["ROLL", "MUSTER", "MOVE", "COMBAT"])
def test_no_ally_thinks_with_the_germans_hand(level: str, phase: str) -> None:
    told = set()
    for hand in HANDS:
        t = at(phase, hand)
        for _ in range(20):
            if 1 in t.table.waiting():
                break
            t.quiet(t.table.waiting()[0])
        told.add(thought(t, 1, level))
    assert len(told) == 1


@rule("A-DECO-10")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("phase", ["ROLL", "MUSTER", "COMBAT"])
def test_no_german_thinks_with_the_order_of_his_deck(level: str, phase: str) -> None:
    told = set()
    for known in (("iron-cross-2", "wound-badge-gold"), ("wound-badge-gold", "rad-badge")):
        t = at(phase, HANDS[0], known)
        for _ in range(20):
            if 3 in t.table.waiting():
                break
            t.quiet(t.table.waiting()[0])
        told.add(thought(t, 3, level))
    assert len(told) == 1


def test_the_sergeant_mans_the_guns_before_anything_else() -> None:
    t = Fortress()
    t.german(stars=4)
    t.start_at("MUSTER")
    decision = ask(bot("dday", "sergeant"), t.table.game, t.field, 3, random.Random(1), Budget(nodes=50))
    assert decision.action.text == "recruit maschinengewehr-schuetze"
    assert german(t.field).stars == 4


def worth(words: str) -> float:
    """What a tally of the German brings, counted by a plain measure: everything is worth a soldier, a point a third."""
    t = Fortress()
    he = t.german(bare=True, soldiers=0, courage=0, stars=0, points=0)
    t.german_tally(words)
    hand = Hand(t.field, he, Stakes(point=1 / 3, hurt=2.0))
    return hand.now() - hand.base


@rule("A-RWB-EX-04")
def test_a_set_and_what_a_skull_leaves_are_counted() -> None:
    # Replacements, six men of the dice, and the SKULL takes the star or the courage
    assert worth("TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TWO_SOLDIERS COURAGE") == pytest.approx(6 + 6 + 1)


@rule("A-RWB-05", "A-RWB-EX-03")
def test_support_troops_are_counted_twice_where_they_come_twice() -> None:
    assert worth("SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER") == pytest.approx(18 + 2)


@rule("A-RWB-03", "A-RWB-EX-02")
def test_discipline_completes_a_set_only_with_a_black_result() -> None:
    with_black = worth("STAR TOOL STAR TOOL STAR SOLDIER")
    assert with_black == pytest.approx(3 + 1 + 6 / 3 + german_worth.LOOK)
    with_red = worth("STAR SOLDIER STAR TOOL STAR TOOL")
    assert with_red == pytest.approx(3 + 1 + 3 / 3 + 2)  # a black TOOL makes no set here: 2 courage or 2 men instead


@pytest.mark.parametrize("level", ["sergeant", "captain"])
def test_officers_keep_two_of_a_set_of_replacements(level: str) -> None:
    t = Fortress(dice="TWO_SOLDIERS TOOL TWO_SOLDIERS SKULL STAR SKULL")
    t.start_at("ROLL")
    t.answer(3, "roll") if "roll" in t.choices(3) else None
    t.german_tally("TWO_SOLDIERS TOOL TWO_SOLDIERS SKULL STAR SKULL")
    decision = ask(bot("dday", level), t.table.game, t.field, 3, random.Random(1), Budget(nodes=50))
    assert decision.action.text == "lock r1 w1"
    assert decision.reason.key == "bot-german-lock"


@pytest.mark.parametrize("phase", ["ROLL", "MUSTER"])
def test_a_general_thinks_as_the_captain_at_the_germans_seat(phase: str) -> None:
    """He has learned nothing of it, and is no Sergeant there for that."""
    t = at(phase, HANDS[0])
    for _ in range(20):
        if 3 in t.table.waiting():
            break
        t.quiet(t.table.waiting()[0])
    captain, general = (
        ask(one, t.table.game, t.field, 3, random.Random(7), Budget(nodes=50))
        for one in (Captain(), General(Judgement.untaught()))
    )
    assert general.action == captain.action
    assert repr(general.reason) == repr(captain.reason)


def test_the_captain_wants_guns_only_where_guns_are_left() -> None:
    t = Fortress()
    armed = german_worth.worth_of(t.field, "maschinengewehr-schuetze")
    t.field.battle.silenced = (9,) * len(t.field.battle.silenced)
    assert armed > german_worth.worth_of(t.field, "fallschirmjaeger")
    assert german_worth.worth_of(t.field, "maschinengewehr-schuetze") == 1.0


def test_the_men_of_all_units_go_to_the_one_that_storms() -> None:
    t = Fortress()
    t.german(soldiers=40)
    t.unit(1, sector=4, soldiers=45)
    t.unit(2, sector=4, soldiers=30)
    field = t.field
    assert spearhead(field) is field.unit(1)
    gift = team.best_gift(Captain(), field, field.unit(2), field.unit(1))
    assert gift.name == "soldiers"
    assert 5 <= gift.amount < 30
    assert team.best_gift(Captain(), field, field.unit(1), field.unit(2)).name != "soldiers"


def test_who_only_follows_leaves_the_bunker_to_the_strongest() -> None:
    t = Fortress()
    t.german(soldiers=4)
    t.unit(1, sector=9, soldiers=60, courage=9)
    t.unit(2, sector=9, soldiers=30, courage=9)
    t.start_at("MOVE")
    chosen = {
        seat: ask(bot("dday", "captain"), t.table.game, t.field, seat, random.Random(1), Budget(nodes=50)).action.text
        for seat in (1, 2)
    }
    assert chosen == {1: "advance bunker", 2: "stay"}


@rule("A-ASSAULT-04")
def test_the_allies_count_the_men_who_hold_the_bunker() -> None:
    t = Fortress()
    t.german(bare=True, soldiers=30, cards=["fallschirmjaeger"])
    t.start_at("MOVE")
    assert held(t.field) == 30 + 4
    assert held(Fortress.__mro__[1]("dday n-18").field) == 0


@rule("A-GER-50")
def test_def_takes_nothing_off_the_lead_but_guns_do() -> None:
    t = Fortress()
    plan = Captain().planner.plan(t.field, t.field.unit(1))
    assert isinstance(plan, Race)
    assert plan.toll(t.field.book.index("6"), 1) == {0: 1.0}
    assert sorted(plan.toll(t.field.book.index("9"), 1)) == [1, 2, 3, 4, 5, 6]


@rule("A-GER-54")
def test_the_allies_expect_to_lose_no_more_than_the_german_can_pay() -> None:
    t = Fortress()
    t.german(soldiers=3)
    t.unit(1, sector=4, soldiers=19)
    t.unit(2, sector=4, soldiers=9)
    t.start_at("MOVE")
    plan = Captain().planner.plan(t.field, t.field.unit(1))
    assert plan.losses(t.field.book.index("6"), 1) == {3: 1.0}


@rule("A-ASSAULT-06")
def test_a_captain_who_is_far_ahead_storms_and_waits_for_nobody() -> None:
    t = Fortress()
    t.german(soldiers=25)
    t.unit(1, sector=9, soldiers=70, courage=9, marker=1)
    t.unit(2, sector=9, soldiers=12, courage=3, marker=1)
    t.start_at("MOVE")
    action = ask(bot("dday", "captain"), t.table.game, t.table.play, 1, random.Random(3), Budget()).action
    assert action.text == "advance bunker"


@rule("A-MAP-N14-11")
def test_a_way_that_leads_nowhere_is_no_way_to_the_bunker() -> None:
    t = Fortress("dday n-14 opts=german")
    unit = t.unit(1, sector=5, soldiers=30, courage=7)
    plan = Captain().planner.plan(t.field, unit)
    assert plan.courage_ahead(plan.node(unit.sector, unit.visited)) == 3 + 1 + 4


@rule("A-MAP-N14-12")
def test_nobody_goes_to_the_bridge_without_a_man_for_its_charges() -> None:
    for cards, wanted in (([], False), (["minesweeper"], True)):
        t = Fortress("dday n-14 opts=german")
        t.unit(1, sector=6, soldiers=40, courage=9, marker=1, cards=cards)
        t.german(soldiers=9)
        t.start_at("MOVE")
        action = ask(bot("dday", "captain"), t.table.game, t.table.play, 1, random.Random(3), Budget()).action
        assert (action.text == "move 5") is wanted


@rule("A-END-01")
def test_who_gathers_men_keeps_those_the_next_fire_may_cost() -> None:
    t = Fortress()
    t.german(soldiers=60)
    t.unit(1, sector=6, soldiers=50)
    t.unit(2, sector=6, soldiers=14)
    t.start_at("COMBAT")
    gift = team.best_gift(Captain(), t.field, t.field.unit(2), t.field.unit(1))
    assert gift.name != "soldiers"


def test_a_luck_report_of_a_game_with_a_german_is_about_the_units() -> None:
    player = random.Random(2)
    table = Table("dday n-18 opts=german", seed="luck")
    while not table.outcome:
        seat = player.choice(table.waiting())
        options = [word for word in table.choices(seat) if not word.startswith(("first", "abandon"))]
        table.apply(seat, player.choice(options))
    reader = Reader()
    again = Table("dday n-18 opts=german", seed="luck")
    for number, line in enumerate(table.record.lines[:40], 1):
        reader.before(again.play, number, line.seat, line.action)
        again.apply(line.seat, line.action)
        reader.after(again.play, line.seat, line.action)
    assert {seat for _, seat in reader.turns} | {seat for seat, _ in reader.turns} >= {1}
