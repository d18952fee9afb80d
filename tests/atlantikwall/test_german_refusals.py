"""What the German's questions say no to, each with its rule and its reason."""

from __future__ import annotations

from typing import Any

import pytest

from hhour.dday.boxes.atlantikwall.conditions import observation
from hhour.dday.boxes.atlantikwall.german import (
    assault,
    bonuses,
    combat,
    counter,
    dice,
    moments,
    muster,
    targets,
    trade,
    wounds,
)
from hhour.dday.rules.battle.state import BOOKED, FOUND
from hhour.dday.rules.cards.free import refuse_free
from hhour.dday.rules.turn.reasons import why_die
from hhour.dday.speech.refusals import tell_refusal
from hhour.i18n import language
from hhour.kernel.action import parse_action
from hhour.kernel.deck import Deck
from hhour.kernel.refusal import Refusal
from tests.atlantikwall.german import FORTRESS, Fortress
from tests.atlantikwall.weather import laid, part_of
from tests.rule import rule
from tests.table import Situation

PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"


def step_of(t: Situation, asked: type) -> Any:
    """The question of this kind."""
    return next(step for step in t.field.book.steps.values() if isinstance(step, asked))


def told(refused: Refusal | None) -> tuple[str, str]:
    assert refused is not None
    return refused.rule, refused.key


def fortress(setup: str = FORTRESS) -> Fortress:
    t = Fortress(setup)
    t.german(soldiers=9, stars=3, courage=3, points=3)
    t.german_tally(PLAIN)
    t.field.battle.turn = 1
    return t


@rule("A-DECO-09", "A-RWB-02", "A-RWB-09", "A-RWB-08")
def test_bonuses_of_the_german_give_what_is_there() -> None:
    t = fortress()
    he = t.he
    step = step_of(t, bonuses.Ingenuity)
    item = next(slug for slug, card in t.field.book.cards.items() if card.kind == muster.ITEM)
    assert told(step.refuse_item(t.field, he, item))[1] == "find-not-used"
    he.spent = (item,)
    he.points = 0
    assert told(step.refuse_item(t.field, he, item)) == ("A-RWB-09", "find-cost")
    he.points = 99
    he.flags |= FOUND
    assert told(step.refuse_item(t.field, he, item)) == ("A-RWB-09", "find-once")
    for option in ("lucky-scavenger", "german-limits=unlimited"):
        free = fortress(f"dday n-18 units=2 opts=german,{option}")
        free.he.spent, free.he.points = (item,), 99
        free.he.flags |= FOUND
        assert step_of(free, bonuses.Ingenuity).refuse_item(free.field, free.he, item) is None
    frame = ("any", 0, 0, "")
    for asked, action in ((bonuses.Dispatch, bonuses.DECORATION), (bonuses.Ingenuity, bonuses.LOOK_AT_TOP)):
        one = step_of(t, asked)
        assert told(one.why_not(t.field, he, frame, action)) == ("A-DECO-09", "decoration-none")


@rule("A-RWB-04", "B-RWB-20")
def test_discipline_comes_before_the_booking_and_breaks_no_claim() -> None:
    t = fortress()
    he = t.he
    step = step_of(t, bonuses.Discipline)
    frame = ("any", 0, 0, "")
    assert told(step.why_not(t.field, he, frame, bonuses.BLACKS[0])) == ("A-RWB-04", "lead-skull")
    he.flags |= BOOKED
    assert told(step.why_not(t.field, he, frame, bonuses.BLACKS[0])) == ("B-RWB-20", "lead-late")


@rule("A-GER-21", "A-ASSAULT-01", "A-NOTE-02")
def test_nobody_trades_with_the_german_or_storms_from_afar_and_a_wound_needs_what_it_takes() -> None:
    t = fortress()
    assert told(trade.refuse_trade(t.field, t.get(1), str(t.seat))) == ("A-GER-21", "trade-german")
    t.unit(1, sector="bunker")
    t.unit(2, sector="bunker")
    storm = step_of(t, assault.StormOrder)
    t.unit(2, sector=1)
    refused = storm.why_not(t.field, t.get(1), ("any", 0, 0, ""), parse_action("assault 2"))
    assert told(refused) == ("A-ASSAULT-01", "assault-nowhere")
    wound = step_of(t, wounds.Wound)
    refused = wound.why_not(t.field, t.he, ("any", 0, 0, "x"), parse_action("lose nobody"))
    assert told(refused) == ("A-NOTE-02", "wound-not-had")


@rule("A-GER-23", "A-GER-51", "A-GER-32", "A-GER-19", "B-TURN-15")
def test_a_german_question_takes_its_own_answers_only() -> None:
    t = fortress()
    frame = ("any", 2, 3, "")
    he, p = t.he, t.field
    for asked in (moments.BeforeSkulls, moments.MayPlay):
        step = step_of(t, asked)
        assert told(step.refuse(p, t.seat, frame, parse_action("dance"))) == (step.rule, "ready-or-card")
    bench = step_of(t, muster.GermanMuster)
    assert told(bench.refuse(p, t.seat, frame, parse_action("dance"))) == (bench.rule, "german-muster-now")
    pays = step_of(t, combat.Payment)
    slug = he.specialists[0]
    met = pays.why_not(p, he, frame, parse_action(f"forfeit {slug}"))
    assert told(met) == (pays.rule, "loss-met")
    assert met.params == {"n": 2}
    for losing in (combat.SpecialistLoss, targets.LoseSpecialist):
        step = step_of(t, losing)
        assert told(step.why_not(p, he, frame, parse_action("lose soldiers"))) == (step.rule, "specialist-only")


@rule("A-GEN-20")
def test_a_counter_is_a_card_one_has_whose_moment_it_is() -> None:
    t = fortress()
    step = step_of(t, counter.Counter)
    item = next(card for card in t.field.book.cards.values() if card.kind == muster.ITEM)
    frame = ("any", 0, 0, "")
    action = parse_action(f"counter {item.slug}")
    assert told(step.why_not(t.field, t.he, frame, action)) == (item.rule, "not-yours")
    t.german(cards=[item.slug])
    assert told(step.why_not(t.field, t.he, frame, action)) == (item.rule, "wrong-moment")


@rule("A-GEN-24", "A-NOTE-08", "A-CARD-GS-06", "A-CARD-GI-06")
def test_targets_and_dice_that_are_not_there_are_no_targets() -> None:
    t = fortress()
    p, he = t.field, t.he
    frame = ("any", 0, 0, "")
    keys = {
        (dice.Hand, "hand r1 nobody"): "hand-not",
        (dice.LoseVehicle, "wreck tank"): "vehicle-not-here",
        (dice.ExchangeDice, "exchange r1 nobody"): "exchange-whom",
        (targets.WhichUnit, "strike 9"): "target-none",
        (targets.WhichSector, "target 99"): "move-no-sector",
    }
    vehicle = next(card.slug for card in p.book.cards.values() if card.kind == "vehicle")
    for (asked, words), key in keys.items():
        refused = step_of(t, asked).why_not(p, he, frame, parse_action(words.replace("tank", vehicle)))
        assert told(refused)[1] == key, asked
    he.faces = (0, *he.faces[1:])
    refused = step_of(t, dice.ExchangeDice).why_not(p, he, frame, parse_action("exchange r1 1:r1"))
    assert told(refused)[1] == "exchange-skull"


@rule("A-CARD-GS-06")
def test_the_same_unit_is_handed_no_die_in_two_turns_running() -> None:
    t = fortress()
    t.field.battle.turn = 5
    for unit in t.field.battle.units:
        t.tally(unit.seat, "STAR STAR STAR STAR STAR STAR")
    t.german_tally("SKULL STAR STAR STAR STAR STAR")
    hand = step_of(t, dice.Hand)
    for turn, offered in ((3, ["hand r1 1", "hand r1 2"]), (4, ["hand r1 2"])):
        t.he.handed = (turn, 1)
        assert [action.text for action in hand.options(t.field, t.he, ("hand-over", 0, 0, "waffen-ss"))] == offered


@rule("A-COND-37", "A-COND-31")
def test_with_an_empty_deck_there_is_nothing_to_observe() -> None:
    t = laid(opts="forward-observation,bazooka-joe=all")
    t.give(1, "binoculars")
    look = parse_action("observe binoculars")
    assert observation.refuse(t.field, t.get(), look) is None
    part_of(t).deck = Deck()
    assert told(observation.refuse(t.field, t.get(), look)) == ("A-COND-37", "observe-no-card")
    assert observation.choices(t.field, t.get()) == []


@rule("B-TRADE-01")
def test_the_german_has_nobody_to_trade_with() -> None:
    t = fortress()
    t.field.battle.stage = t.field.book.slots.index("muster")
    refused = refuse_free(t.field, t.he, parse_action("trade 1"))
    assert refused is not None
    assert refused.key in ("trade-units-only", "answer-first", "waits-for-others")
    t.field.battle.lanes[t.seat] = ()
    assert told(refuse_free(t.field, t.he, parse_action("trade 1"))) == ("B-TRADE-01", "trade-units-only")


@rule("A-GER-21", "B-TRADE-12")
@pytest.mark.parametrize("cards", [[], ["lieutenant"]])
def test_the_german_swaps_no_dice_whether_a_lieutenant_is_in_play_or_not(cards: list[str]) -> None:
    t = Fortress()
    t.german(cards=["dog"])
    t.unit(1, cards=cards)
    for seat in (1, 2):
        t.tally(seat, PLAIN)
    t.german_tally(PLAIN)
    t.start_stage("adjust")
    for seat in (1, 2):
        t.ready(seat)
    assert t.question(3) == "adjust"
    assert told(t.refused(3, "swap 1")) == ("B-TRADE-12", "trade-units-only")


@rule("A-GER-23", "A-DECO-02")
@pytest.mark.parametrize("lang", ["en", "fr", "zh"])
def test_in_muster_the_german_is_not_told_to_buy_awards(lang: str) -> None:
    t = fortress()
    t.german(stars=9)
    t.unit(1, stars=9)
    t.start_at("MUSTER")
    refused = t.refused(3, "buy award")
    decoration = {"en": "Decoration", "fr": "Décoration", "zh": "勋饰"}[lang]
    assert decoration in tell_refusal(refused, language(lang))
    assert decoration not in tell_refusal(t.refused(1, "dance"), language(lang))


@rule("A-GER-11", "A-GER-44")
def test_what_the_german_is_told_is_true_of_him_who_has_no_unit_and_black_dice() -> None:
    t = fortress()
    refused = why_die(t.he, "b2")
    assert refused is not None
    assert (refused.rule, refused.params["names"]) == ("A-GER-11", "r1 r2 w1 w2 k1 k2")
    shared = ("phase-done", "answer-first", "not-yours", "recruit-once", "find-once", "recruit-have", "lost-before",
              "no-soldiers", "no-vehicle", "window-passed")  # fmt: skip
    for code, unit in (("en", "unit"), ("fr", "unité"), ("zh", "小队")):
        for key in shared:
            assert unit not in language(code).text(f"refusal-{key}", action="x", card="y"), key


@rule("A-GER-03", "B-TURN-07")
@pytest.mark.parametrize("phase", ["ROLL", "MUSTER", "MOVE"])
def test_the_german_is_told_that_he_never_moves_and_not_when(phase: str) -> None:
    t = Fortress()
    t.german(stars=9)
    t.unit(1, sector=3, courage=9)
    t.start_at(phase)
    for action in ("advance 6", "move 2"):
        assert t.refused(t.seat, action).key == "nobody-to-move"
