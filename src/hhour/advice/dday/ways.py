"""What each way leads to, and why the others are none.

Moves are tried out by the rules themselves on a copy, with dice of their own: nothing about the real ones is told.
Questions on the way get the plainest answer: no card is used, soldiers fall before Specialists.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from hhour.advice.adviser import Closed, Way
from hhour.advice.dday.fate import fate, moved
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Unit
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.map.moving import STAY, edge_to, retreats
from hhour.kernel.action import Action
from hhour.kernel.chance import Chance, enumerate_chance
from hhour.kernel.game import AnyGame
from hhour.kernel.lanes import TABLE, Frame
from hhour.kernel.refusal import Refusal

HOLD: Frame = ("offered", 0, 0, "")  # a frame nobody answers: the next stage must not begin
PLAINEST = ("pass", "lose soldiers", "pay 0 0")
MOST_ANSWERS = 60


def ways(game: AnyGame, p: Field, seat: int) -> list[Way]:
    """What each answer to the question of MOVE leads to; nothing where another question is asked."""
    lane = p.battle.lanes[seat]
    if p.battle.outcome or not lane or lane[-1][0] != "move":
        return []
    open_now = p.rules.steps["move"].choices(p, seat, lane[-1])
    return [_way(game, p, seat, action) for action in open_now if action.verb != "give-up"]


def closed(game: AnyGame, p: Field, seat: int) -> list[Closed]:
    """Why each sector that cannot be entered now cannot, where the question is where to move."""
    lane = p.battle.lanes[seat]
    if p.battle.outcome or not lane or lane[-1][0] != "move":
        return []
    unit = p.unit(seat)
    back = retreats(p, unit)
    found = []
    for ground in p.book.sectors:
        refused = _refusal(game, p, unit, ground.index, back)
        if refused is not None:
            found.append(Closed(ground.id, refused))
    return found


def _refusal(game: AnyGame, p: Field, unit: Unit, sector: int, back: list[int]) -> Refusal | None:
    """Why the Unit cannot be in this sector after its move; a Battle Cry may lead where courage does not."""
    if sector == unit.sector:
        return game.refusal(p, unit.seat, STAY)
    if sector in back:
        return None
    edge = edge_to(p, unit, sector)
    name = p.book.sectors[sector].id
    walk = game.refusal(p, unit.seat, Action("advance" if edge is None or edge.advance else "move", (name,)))
    if walk is None or (unit.battle_cry and game.refusal(p, unit.seat, Action("charge", (name,))) is None):
        return None
    return walk


def _way(game: AnyGame, p: Field, seat: int, action: Action) -> Way:
    unit = p.unit(seat)
    sector = action.args[0] if action.args else p.book.place(unit.sector)
    shield = symbols = 0
    fire = toll = survival = arrived = 0.0
    paid = 0
    for chance, end in _ends(game, p, seat, action):
        trial, lost = end
        there = trial.unit(seat)
        paid = max(paid, unit.courage - there.courage)
        toll += chance * lost
        if there.status != IN_PLAY:
            continue
        told = fate(trial, there)
        arrived += chance
        shield, symbols = told.defence, told.guns
        fire += chance * told.fire
        survival += chance * told.survival
    if not arrived:  # nobody gets there alive: what would have awaited them
        told = fate(p, moved(p, unit, p.book.index(sector)))
        return Way(action.text, sector, paid, told.defence, told.guns, told.fire, toll, 0.0)
    return Way(action.text, sector, paid, shield, symbols, fire / arrived, toll, survival)


End = tuple[Field, int]  # the table after a move, and the strength lost on the way


def _ends(game: AnyGame, p: Field, seat: int, action: Action) -> Iterator[tuple[float, End]]:
    """Every way a move can end, with its chance."""

    def play(chance: Chance) -> End:
        trial = cast(Field, game.resume(p.rules, p.battle.copy(), chance, None))
        trial.battle.lanes[TABLE] = (HOLD, *trial.battle.lanes[TABLE])
        before = strength(trial, trial.unit(seat))
        game.act(trial, seat, action)
        lowest = min(before, strength(trial, trial.unit(seat)))
        for _ in range(MOST_ANSWERS):
            asked = _asked(trial, seat)
            if not asked or trial.battle.outcome:
                break
            game.act(trial, asked, _plainest(trial, asked))
            lowest = min(lowest, strength(trial, trial.unit(seat)))
        return trial, before - lowest

    for weight, end in enumerate_chance(play):
        yield weight, cast(End, end)


def _asked(p: Field, seat: int) -> int:
    """Who has to answer before this move is done; 0 if it is."""
    lanes = p.battle.lanes
    for other in range(1, len(lanes)):
        if lanes[other] and lanes[other][-1][0] == "react":
            return other
    return seat if lanes[seat] else 0


def _plainest(p: Field, seat: int) -> Action:
    frame = p.battle.lanes[seat][-1]
    options = p.rules.steps[frame[0]].choices(p, seat, frame)
    return next((action for action in options if action.text in PLAINEST), options[0])
