"""What is told about COMBAT before it comes is what the engine then does: over random states of every map and box.

The engine plays each state to the end of COMBAT, every way the dice can fall and every man that can be given up, and
nobody uses a card. `HHOUR_STATES=100000 pytest tests/properties/test_preview.py` tries as many states in all.
"""

from __future__ import annotations

import os
import random
from functools import cache
from typing import cast

import pytest

from hhour.advice.dday.fate import fate
from hhour.advice.dday.ways import coming, ways
from hhour.dday.boxes.way_to_hell.sea.state import Vessel, sea
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, OUT, Unit
from hhour.dday.rules.cards.kinds import REGULAR, UNIQUE
from hhour.dday.rules.map.moving import must_move
from hhour.dday.rules.steps.combat import CasualtiesStage
from hhour.kernel.action import Action, parse_action
from hhour.kernel.chance import Chance, enumerate_chance
from hhour.kernel.games import game_of
from hhour.kernel.lanes import settle
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import Setup
from hhour.kernel.table import Table

STATES = int(os.environ.get("HHOUR_STATES", "2000"))
SETUPS = 12  # of each board
GAME = game_of("dday")
OF_BOXES = [option for option in GAME.options() if not option.rule.startswith(("B-", "R-"))]
BOARDS = [board.slug for board in GAME.boards()]
PLAIN = ("ready", "stay", "pass", "decline", "pay 0 0", "cancel", "draw", "stop", "lose soldiers")
IDLE = frozenset(("award", "spare"))  # nobody uses what is drawn for these
WEIGHED = ("fall", "sacrifice", "special-damage", "free-vehicle")


class ThisTurn(Chance):
    """Every way the dice of this turn can fall; an automaton that rolls on into the next one rolls anything."""

    def __init__(self, chance: Chance, turn: int) -> None:
        super().__init__()
        self.chance = chance
        self.turn = turn

    def numbers(self, turn: int, seat: int, purpose: str, n: int, sides: int, count: int) -> list[int]:
        if turn > self.turn:
            return [0] * count
        return self.chance.numbers(turn, seat, purpose, n, sides, count)


class Played:
    """The engine's own answer: the chance that a Unit outlives this turn's COMBAT, played as well as can be."""

    def __init__(self, table: Table, seat: int) -> None:
        self.game = table.game
        self.seat = seat
        self.turn = table.play.state.turn
        self.seen: dict[object, float] = {}

    def after(self, p: Field, seat: int, action: Action) -> float:
        def play(chance: Chance) -> Field:
            trial = cast(Field, self.game.resume(p.rules, p.battle.copy(), ThisTurn(chance, self.turn), None))
            self.game.act(trial, seat, action)
            return trial

        return sum(weight * self.value(end) for weight, end in enumerate_chance(play, IDLE))

    def value(self, p: Field) -> float:
        battle = p.battle
        if p.unit(self.seat).status == OUT:
            return 0.0
        if battle.outcome or battle.turn != self.turn or self.is_over(p):
            return 1.0
        state = battle.to_json()
        key = repr([state[name] for name in ("units", "lanes", "mgf", "effects", "rolled", "stage", "taken")])
        if key not in self.seen:
            self.seen[key] = self._asked(p)
        return self.seen[key]

    def is_over(self, p: Field) -> bool:
        stages = [getattr(stage, "stage", stage) for stage in p.book.stages]  # a crossing stands before each
        last = max(place for place, stage in enumerate(stages) if isinstance(stage, CasualtiesStage))
        if p.phase() not in ("COMBAT", "ASSAULT") or p.battle.stage < last:
            return False
        return p.battle.stage > last or not p.battle.lanes[self.seat]

    def _asked(self, p: Field) -> float:
        seat = self.game.waiting(p)[0]
        frame = p.battle.lanes[seat][-1]
        options = p.rules.steps[frame[0]].choices(p, seat, frame)
        if seat != self.seat or frame[0] not in WEIGHED:
            options = [next((one for word in PLAIN for one in options if one.text == word), options[0])]
        return max(self.after(p, seat, action) for action in options)


def any_setup(board: str, rng: random.Random) -> Setup:
    """A setup of this board with some options of the game, whatever goes together."""
    offer = next(one for one in GAME.boards() if one.slug == board)
    setup = Setup("dday", board, rng.randint(offer.least, min(3, offer.most)))
    if offer.levels:
        setup.fields["level"] = rng.choice(offer.levels).slug
    setup = GAME.setup(setup)
    for option in (rng.choice(OF_BOXES), *rng.sample(GAME.options(), 6)):
        bolder = Setup("dday", board, setup.seats, setup.boxes, setup.options, setup.fields)
        bolder.options[option.key] = rng.choice(option.values)
        try:
            setup = GAME.setup(bolder)
        except SetupError:
            continue  # they do not go together
    return setup


@cache
def tables(board: str) -> tuple[Table, ...]:
    """Some tables of this board, to be copied."""
    rng = random.Random(board)
    return tuple(Table(any_setup(board, rng), seed=f"preview/{number}") for number in range(SETUPS))


def arranged(base: Table, phase: str, rng: random.Random) -> Table:
    """The table at the beginning of a phase; Unit 1 in any state, the others strong enough not to end the game."""
    table = base.copy(seed=str(rng.random()))
    field = cast(Field, table.play)
    if "sea" in field.battle.parts:
        _land(field)
    for unit in field.battle.units:
        _arrange(field, unit, rng)
    field.battle.turn = rng.randint(2, 6)
    field.battle.lanes = [()] * len(field.battle.lanes)
    field.battle.stage = next(place for place, stage in enumerate(field.book.stages) if stage.phase == phase) - 1
    settle(field)
    following = table.game.automatic(field)
    if following is not None:  # nobody plays this seat
        table.game.act(field, *following)
    return table


def _land(field: Field) -> None:
    """The crossing is over: everybody is ashore since the first turn."""
    part = sea(field)
    part.vessels = (Vessel(aboard=False, landed=field.book.starts[0], since=1),) * len(field.battle.units)
    part.begun = 1
    field.battle.away = 0
    for unit in field.battle.units:
        unit.status = IN_PLAY


def _arrange(field: Field, unit: Unit, rng: random.Random) -> None:
    book = field.book
    quiet = [one for one in book.sectors if not (one.black or one.special or one.mgf or one.combat_loss or one.random)]
    ground = rng.choice(book.sectors if unit.seat == 1 else quiet)
    unit.sector = ground.index
    unit.visited = 1 << ground.index
    unit.marker = rng.randint(1, 4 if unit.seat == 1 else 3)
    unit.must_leave = 1 if field.ground(ground.index).black else 0
    unit.first_map = ground.beach if len(book.beaches) > 1 else -1
    unit.soldiers = rng.choice((0, 0, 1, 2, 3, 5, 8, 13)) if unit.seat == 1 else 99
    unit.courage, unit.stars, unit.points = rng.randint(0, 6), rng.randint(0, 3), rng.randint(0, 9)
    known = [slug for slug, card in book.cards.items() if card.kind in (REGULAR, UNIQUE)]
    if unit.seat == 1 and known:
        unit.specialists = tuple(rng.sample(known, rng.randint(0 if unit.soldiers else 1, min(4, len(known)))))
        unit.hand = tuple(slug for slug in unit.hand if slug not in unit.specialists)
        field.battle.pool = tuple(slug for slug in field.battle.pool if slug not in unit.specialists)
    unit.soldiers = max(unit.soldiers, 0 if unit.specialists else 1)
    if field.battle.vehicles and rng.random() < 0.3:
        unit.vehicle = rng.choice(field.battle.vehicles)
        field.battle.vehicles = tuple(slug for slug in field.battle.vehicles if slug != unit.vehicle)


def storms(field: Field, sector: str) -> bool:
    """Whether an ASSAULT follows COMBAT there, which is not what the preview is about."""
    stormed = any(stage.phase == "ASSAULT" for stage in field.book.stages)
    return stormed and field.book.sectors[field.book.index(sector)].bunker


def compare_moves(table: Table, rng: random.Random) -> int:
    field = cast(Field, table.play)
    if table.question(1) != "move" or any(must_move(field, one) for one in field.battle.units[1:]):
        return 0
    told = [way for way in ways(table.game, field, 1) if not storms(field, way.sector)]
    if not told:
        return 0
    one = rng.choice(told)
    truth = Played(table, 1).after(field, 1, parse_action(one.action))
    assert one.survival == pytest.approx(truth), (str(table.setup), one, field.unit(1).to_json())
    if must_move(field, field.unit(1)):
        best = max(way.survival for way in ways(table.game, field, 1))
        assert coming(field, field.unit(1)).survival == pytest.approx(best), str(table.setup)
    return 1


def compare_combat(table: Table, rng: random.Random) -> int:
    """At every question of COMBAT up to the last casualty."""
    compared = 0
    for _ in range(20):
        field = cast(Field, table.play)
        played = Played(table, 1)
        seats = table.waiting()
        here = field.book.place(field.unit(1).sector)
        if not seats or field.phase() != "COMBAT" or played.is_over(field) or storms(field, here):
            break
        told = fate(field, field.unit(1))
        assert sum(told.losses.values()) == pytest.approx(1)
        assert told.survival == pytest.approx(played.value(field)), (str(table.setup), told, field.battle.lanes)
        compared += 1
        frame = field.battle.lanes[seats[0]][-1]
        options = [one.text for one in field.rules.steps[frame[0]].choices(field, seats[0], frame)]
        plain = next((word for word in PLAIN[:-1] if word in options), "")
        table.apply(seats[0], plain or rng.choice(options))
    return compared


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("phase", ["MOVE", "COMBAT"])
def test_the_preview_is_what_the_engine_does(board: str, phase: str) -> None:
    rng = random.Random(f"{board}/{phase}")
    wanted = -(-STATES // (2 * len(BOARDS)))
    compared = tried = 0
    while compared < wanted:
        tried += 1
        assert tried < 60 * wanted + 200, f"only {compared} states compared"
        table = arranged(tables(board)[tried % SETUPS], phase, rng)
        compared += compare_moves(table, rng) if phase == "MOVE" else compare_combat(table, rng)
