"""Every refusal tells the truth: at every question of many games a battery of wrong answers, each reason looked at.

What a reason says is checked against the table by other means than those the rules found it by.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import AWARDED, FOUND, IN_PLAY, OUT, RECRUITED, SAFE, SWAPPED, Unit
from hhour.dday.rules.map.moving import must_move
from hhour.kernel.action import Action
from hhour.kernel.faces import SKULL
from hhour.kernel.games import game_of
from hhour.kernel.refusal import Refusal
from hhour.kernel.table import Table
from tests.refusals import refused, twisted
from tests.rule import rule

GAME = game_of("dday")
STEPS = 70
VERBS = (
    "roll", "lock r1 r2", "lock r1", "lock r9", "lock", "reroll r1", "reroll b1 b2", "stop", "ready", "claim STAR",
    "claim SKULL", "straight", "declared", "cancel r1", "cancel w2", "cancel red SKULL", "recruit medic",
    "recruit general", "recruit bazooka", "find bazooka", "find tank", "find medic", "buy award", "done", "stay",
    "move 2", "advance 2", "advance 3", "advance bunker", "advance 99", "charge 2", "retreat 1", "give-up", "use medic",
    "use bazooka", "use tank", "use nonsense", "abandon", "trade 1", "trade 2", "trade 9", "swap 1", "swap 2",
    "swap pool", "lose soldiers", "lose medic", "sacrifice medic", "sacrifice soldiers", "pay 9 9", "white SKULL",
    "courage 1", "courage 9", "reinforce 1", "soldiers", "stars", "take silver-star", "take tank", "take medic",
    "remove r1", "leave r1", "set 3", "pass", "accept", "offer", "dance",
)  # fmt: skip


def _unit(p: Field, seat: int) -> Unit:
    return p.unit(seat)


def _target(p: Field, action: Action) -> int:
    return p.book.index(action.args[0])


def _touches(p: Field, a: int, b: int) -> bool:
    return any(edge.target == b for edge in p.book.edges[a]) or any(edge.target == a for edge in p.book.edges[b])


def _die(p: Field, seat: int, word: object) -> int:
    return _unit(p, seat).tray.numbers[str(word)]


Truth = Callable[[Field, int, Action, Refusal], bool]
# what must be so where a reason is given
TRUTHS: dict[str, Truth] = {
    "move-not-adjacent": lambda p, s, a, r: not _touches(p, _unit(p, s).sector, _target(p, a)),
    "move-backward": lambda p, s, a, r: _touches(p, _unit(p, s).sector, _target(p, a)),
    "move-visited": lambda p, s, a, r: bool(_unit(p, s).visited >> _target(p, a) & 1),
    "retreat-never": lambda p, s, a, r: not p.ground(_unit(p, s).sector).climb or p.book.climb_from_below,
    "move-here": lambda p, s, a, r: _unit(p, s).sector == _target(p, a),
    "move-no-sector": lambda p, s, a, r: _target(p, a) < 0,
    "move-courage": lambda p, s, a, r: int(r.params["cost"]) > int(r.params["have"]) == _unit(p, s).courage,
    "move-must": lambda p, s, a, r: must_move(p, _unit(p, s)),
    "move-no-cry": lambda p, s, a, r: not _unit(p, s).battle_cry,
    "unit-safe": lambda p, s, a, r: p.unit(int(r.params["unit"])).status == SAFE,
    "unit-lost": lambda p, s, a, r: p.unit(int(r.params["unit"])).status == OUT,
    "unit-own": lambda p, s, a, r: a.args[0] == str(s),
    "die-none": lambda p, s, a, r: str(r.params["word"]) not in _unit(p, s).tray.numbers,
    "die-out": lambda p, s, a, r: bool(_unit(p, s).left_out >> _die(p, s, r.params["die"]) & 1),
    "die-removed": lambda p, s, a, r: bool(_unit(p, s).removed >> _die(p, s, r.params["die"]) & 1),
    "cancel-skull": lambda p, s, a, r: _unit(p, s).faces[_die(p, s, r.params["die"])] == SKULL,
    "cancel-again": lambda p, s, a, r: bool(_unit(p, s).cancelled >> _die(p, s, r.params["die"]) & 1),
    "lost-before": lambda p, s, a, r: str(r.params["card"]) in _unit(p, s).fallen,
    "no-soldiers": lambda p, s, a, r: _unit(p, s).soldiers == 0,
    "no-vehicle": lambda p, s, a, r: not _unit(p, s).vehicle or bool(a.args),
    "card-once": lambda p, s, a, r: str(r.params["card"]) in _unit(p, s).used,
    "find-used": lambda p, s, a, r: str(r.params["card"]) in p.battle.used,
    "find-not-here": lambda p, s, a, r: str(r.params["card"]) not in p.battle.items,
    "award-once": lambda p, s, a, r: bool(_unit(p, s).flags & AWARDED) or bool(_unit(p, s).straight),
    "other-phase": lambda p, s, a, r: r.params["phase"] != p.phase(),
    "phase-done": lambda p, s, a, r: not p.battle.lanes[s] and _unit(p, s).status == IN_PLAY,
    "answer-first": lambda p, s, a, r: bool(p.battle.lanes[s]),
    "swap-once": lambda p, s, a, r: bool(_unit(p, s).flags & SWAPPED),
    "swap-partner-once": lambda p, s, a, r: bool(p.unit(int(r.params["unit"])).flags & SWAPPED),
    "trade-whom": lambda p, s, a, r: a.args != (str(3 - s),) and r.params["example"] not in ("", a.text, f"trade {s}"),
    "recruit-once": lambda p, s, a, r: bool(_unit(p, s).flags & RECRUITED),
    "find-once": lambda p, s, a, r: bool(_unit(p, s).flags & FOUND),
    "pay-have": lambda p, s, a, r: _unit(p, s).courage < int(a.args[0]) or _unit(p, s).stars < int(a.args[1]),
}


@rule("B-TURN-03", "B-MOVE-02", "B-MOVE-03", "B-MOVE-04", "B-TALLY-13", "B-TRADE-13")
@pytest.mark.parametrize("setup", GAME.samples)
def test_every_reason_is_true_and_names_a_rule(setup: str) -> None:
    table = Table(setup, seed="refusals")
    rng = random.Random(setup)
    seen: dict[str, int] = {}
    for _ in range(STEPS):
        if table.outcome:
            break
        for seat in table.seats:
            if isinstance(table.play.force(seat), Unit):
                for action, refusal in refused(table, seat, [*VERBS, *twisted(table, seat, rng)]):
                    seen[refusal.key] = seen.get(refusal.key, 0) + 1
                    truth = TRUTHS.get(refusal.key)
                    assert truth is None or truth(table.play, seat, action, refusal), f"{table.setup}: {refusal}"
        seat = rng.choice(table.waiting())
        table.apply(seat, rng.choice(table.choices(seat)))
    assert len(seen) > 15, seen
