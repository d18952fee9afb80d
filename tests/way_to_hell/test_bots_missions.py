"""Bots and Special Missions: what they save, keep and roll for, and that they bring the hard ones home."""

from __future__ import annotations

import random

import pytest

from hhour.bots.dday.counsel import sparing, thrifty
from hhour.bots.dday.scouting import situation_of, table_of
from hhour.bots.dday.sergeant import Sergeant
from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from hhour.dday.boxes.way_to_hell.missions.counsel import aims, hopes, turns_left, wants
from hhour.dday.rules.battle.field import Field
from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.event import Event
from hhour.kernel.faces import COURAGE, SOLDIER, STAR, TOOL
from hhour.lab.simulate import rules_of
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.missions import give, table
from tests.way_to_hell.test_bots import says

GAMES = 6
SETUP = "dday n-01 units=1 opts=missions"


def played_with(mission: str, seed: str) -> list[Event]:
    """A whole game of a Sergeant who was dealt this Mission."""
    game, rules = rules_of(SETUP)
    events: list[Event] = []
    p = game.begin(rules, SeededChance(seed), events)
    assert isinstance(p, Field)
    lane = p.battle.lanes[1]
    p.battle.lanes[1] = tuple((*frame[:3], mission) if frame[0] == "keep-mission" else frame for frame in lane)
    player = bot("dday", "sergeant")
    rng = random.Random(seed)
    while not p.battle.outcome:
        game.act(p, 1, ask(player, game, p, 1, rng, Budget(), explains=False).action)
    return events


@rule("W-MISS-21")
@pytest.mark.parametrize(
    "mission",
    [
        "deglopper-stand",
        "brotheridge-charge",
        "cota-order",
        "khan-silence",
        "flavin-forecast",
        "foster-bren",
        "honour-lamp",
        "lillyman-lights",
        "peregory-trench",
        *("higgins-boats", "aitken-attempt", "fleming-investigation", "ghadge-charge"),  # on no table of the lab's page
        *("lomell-guns", "mason-tanker", "rudder-climb", "skarbek-bargain"),
    ],
)
def test_a_sergeant_accomplishes_a_hard_mission_in_one_of_a_few_games(mission: str) -> None:
    games = (played_with(mission, f"hard {number}") for number in range(GAMES))
    assert any(event.kind == "mission-accomplished" for game in games for event in game)


# --- what leads there -------------------------------------------------------------------------------------------------


def with_cards(mission: str, *cards: str, **more: int) -> Situation:
    t = table()
    give(t, mission)
    t.unit(1, cards=list(cards), **{"soldiers": 9, **more})
    return t


@rule("W-MISS-23")
def test_stars_a_mission_costs_are_saved_once_its_cards_are_there() -> None:
    recruit, done = Action("recruit", ("scout",)), Action("done")
    t = with_cards("khan-silence", "walkie-talkie", stars=5)
    assert thrifty(t.field, t.get(), [recruit, done], set()) == [done]
    assert thrifty(t.field, t.get(), [recruit, done], {"scout"}) == [recruit, done]
    t = with_cards("khan-silence", stars=5)
    assert thrifty(t.field, t.get(), [recruit, done], set()) == [recruit, done]


@rule("W-MISS-25")
def test_the_specialist_of_a_mission_is_the_last_to_fall() -> None:
    t = with_cards("deglopper-stand", "hero", "scout")
    fall = [Action("lose", ("hero",)), Action("lose", ("scout",))]
    assert sparing(t.field, t.get(), fall) == [Action("lose", ("scout",))]
    assert sparing(t.field, t.get(), fall[:1]) == fall[:1]


@rule("W-MISS-26")
def test_dice_are_rolled_for_a_mission_that_lacks_nothing_else() -> None:
    t = with_cards("deglopper-stand", "hero", stars=3)
    assert [aim.sets for aim in aims(t.field, t.get())] == [(COURAGE,)]
    t = with_cards("deglopper-stand", stars=3)
    assert aims(t.field, t.get()) == []


@rule("W-MISS-29")
def test_four_tools_are_worth_most_to_a_unit_whose_mission_asks_for_them() -> None:
    worth = {}
    for mission in ("foster-bren", "foote-choice"):
        t = with_cards(mission)
        situation = situation_of(t.field, t.get())
        shown = ((TOOL, TOOL), (TOOL, TOOL), (SOLDIER, STAR))
        place = tuple(dice.outcome(faces) for dice, faces in zip(situation.hand, shown, strict=True))
        worth[mission] = table_of(Sergeant().outlook(t.field, t.get()).worth, situation)[place]
    assert worth["foster-bren"] > worth["foote-choice"] + 5


@rule("W-MISS-28")
def test_an_item_that_brings_the_bonus_of_a_mission_is_wanted() -> None:
    t = with_cards("topham-crossing", "medic", "dexedrine")
    assert "dexedrine" in wants(t.field, t.get())
    t = with_cards("foote-choice", "chaplain", "dexedrine")
    assert "dexedrine" not in wants(t.field, t.get())


@rule("W-CARD-GEN-05")
def test_a_mission_that_cannot_be_done_any_more_is_exchanged_by_new_orders() -> None:
    for fallen, answer in ((("hero",), True), ((), False)):
        t = with_cards("deglopper-stand", "new-orders")
        t.get().fallen = fallen
        t.start_at("MUSTER")
        assert (says(t) == "use new-orders") is answer


@rule("W-MISS-05")
def test_hope_fades_the_nearer_the_last_bunker_is() -> None:
    t = with_cards("deglopper-stand")
    p, unit = t.field, t.get()
    far, near = (
        unit.sector,
        next(
            sector
            for sector in range(len(p.book.sectors))
            if turns_left(p, sector, 1) == 3 and not p.ground(sector).black
        ),
    )
    assert turns_left(p, far, 1) > 3
    assert 1 > hopes(p, unit, far, 1) > hopes(p, unit, near, 1) > hopes(p, unit, near, 3) > hopes(p, unit, near, 4) == 0
