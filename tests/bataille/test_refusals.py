"""Every refusal of Bataille! tells the truth: at every question a battery of wrong answers, each reason looked at.

Walks begin where games do, and with Medals in hand, some in an extra round, so that all Medals are met.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from hhour.bataille.fray import Fray
from hhour.bataille.medals import MEDALS
from hhour.kernel.dice import SLOTS
from hhour.kernel.faces import FACES
from hhour.kernel.games import game_of
from hhour.kernel.table import Table
from hhour.pocket.terrain import BUNKER, TERRAIN
from tests.bataille.bench import Bench
from tests.refusals import Met, Truth, check_truth, walk
from tests.rule import rule

GAME = game_of("bataille")
WALKS = 4  # of every setup
LUCK = 0.15
VERBS = (
    "roll", "roll r1", "deploy", "leave r1", "leave r1 r2", "leave a1", "reroll", "reroll r1", "reroll w2 b1",
    "reroll a1", "reroll k", "reroll r1 r1", "reroll r9", "stop", "stop r1", "pass", "always-pass", "ask-me", "enough",
    "set r1 STAR", "set r1 TOOL", "set w2 SKULL", "set b1 moon", "set r1", "set a1 STAR", "set r1 red", "strike a1",
    "strike k", "strike a9", "strike a1 a1", "strike a1 a2 a3", "turn", "play", "play nonsense", "take nonsense",
    "progress", "retreat", "retreat 1", "dance", "dance bunker",
    *(f"turn {face}" for face in (*TERRAIN, "moon")),
    *(f"{verb} {slug}" for verb in ("play", "take") for slug in MEDALS),
)  # fmt: skip

# read against docs/rules/pocket.md, pair by pair: each of these rules forbids what the sentence says
FORBIDDING = {
    "asked-already": "P-BAT-42",
    "axis-not-rerolled": "P-BAT-19",
    "dice-not-a-face": "P-DICE-02",
    "die-left-out": "P-BAT-32",
    "die-none": "P-MEDAL-LOM-01",
    "die-same": "P-MEDAL-12",
    "die-set-before": "P-MEDAL-LOM-01",
    "game-over": "",
    "kommandant-bars": "P-KOM-14",
    "left-out-count": "P-BAT-31",
    "medal-bunker": "P-MEDAL-MOH-02",
    "medal-not-in-supply": "P-OPT-02",
    "medal-not-now": "P-BAT-40 P-BAT-42 P-BAT-43",
    "medal-not-tied": "P-BAT-92",
    "medal-not-yours": "P-BAT-42",
    "medal-others-turn": "P-MEDAL-06",
    "medal-own-turn": "P-MEDAL-05",
    "no-kommandant": "P-KOM-01",
    "no-such-medal": "P-MEDAL-01",
    "no-such-seat": "",
    "not-your-question": "P-BAT-02 P-BAT-05 P-BAT-06 P-BAT-42",
    "nothing-to-pass": "P-BAT-46",
    "other-step": "P-BAT-11",
    "passing-already": "P-BAT-44",
    "retreat-chosen": "P-BAT-71",
    "retreat-forced": "P-BAT-24 P-MEDAL-MEM-01",
    "strike-which": "P-MEDAL-VIC-01",
    "terrain-bunker": "P-MEDAL-MOH-03",
    "terrain-none": "P-DICE-05",
    "terrain-same": "P-MEDAL-MOH-04",
    "which-dice": "P-BAT-33",
}
# by which rules a question is asked; what is no answer to it is told with them
ASKING = {
    "leave-out": "P-BAT-31",
    "medal": "P-BAT-42",
    "onward": "P-BAT-70",
    "opposition": "P-BAT-13",
    "reroll": "P-BAT-33",
    "set-die": "P-MEDAL-LOM-01",
    "start-roll": "P-BAT-05",
    "strike": "P-MEDAL-VIC-01",
    "take-medal": "P-OPT-02",
    "turn-terrain": "P-MEDAL-MOH-01",
}


def _held(p: Fray, seat: int, card: object) -> bool:
    return p.contest.holders[MEDALS.index(str(card))] == seat


def _in_play(p: Fray, word: object) -> bool:
    return bool(p.contest.in_play >> SLOTS.index(str(word)) & 1)


def _shows(p: Fray, word: object) -> str:
    return FACES[p.contest.faces[SLOTS.index(str(word))]]


OWN = ("bataille-legion-of-merit", "bataille-croix-de-guerre", "bataille-silver-star")  # P-MEDAL-20
OTHERS = ("bataille-purple-heart", "bataille-memorial-cross")
# what must be so where a reason is given
TRUTHS: dict[str, Truth] = {
    "asked-already": lambda p, s, a, r: not p.contest.standing >> s & 1,
    "axis-not-rerolled": lambda p, s, a, r: a.args[0][0] in "ak",
    "die-left-out": lambda p, s, a, r: p.contest.terrain == BUNKER and not _in_play(p, r.params["die"]),
    "die-same": lambda p, s, a, r: _shows(p, a.args[0]) == a.args[1] and _in_play(p, a.args[0]),
    "die-set-before": lambda p, s, a, r: p.contest.lanes[s][-1][1] == 1 << SLOTS.index(str(r.params["die"])),
    "kommandant-bars": lambda p, s, a, r: _shows(p, r.params["die"]) == r.params["face"] == FACES[p.contest.axis[0]],
    "medal-bunker": lambda p, s, a, r: p.contest.terrain == BUNKER and _held(p, s, r.params["card"]),
    "medal-not-in-supply": lambda p, s, a, r: not _held(p, 0, r.params["card"]),
    "medal-not-now": lambda p, s, a, r: not p.contest.lanes[s] or p.contest.lanes[s][-1][0] != "medal",
    "medal-not-tied": lambda p, s, a, r: _held(p, s, r.params["card"]) and s not in p.contest.order,
    "medal-not-yours": lambda p, s, a, r: not _held(p, s, r.params["card"]),
    "medal-others-turn": lambda p, s, a, r: s == p.contest.active and r.params["card"] in OTHERS,
    "medal-own-turn": lambda p, s, a, r: s != p.contest.active and r.params["card"] in OWN,
    "no-kommandant": lambda p, s, a, r: "kommandant" not in p.book.setup.options,
    "no-such-medal": lambda p, s, a, r: r.params["word"] not in MEDALS,
    "not-your-question": lambda p, s, a, r: not p.contest.lanes[s],
    "nothing-to-pass": lambda p, s, a, r: not any(_held(p, s, card) for card in MEDALS if card not in OWN),
    "other-step": lambda p, s, a, r: r.params["step"] != p.phase(),
    "passing-already": lambda p, s, a, r: bool(p.contest.standing >> s & 1),
    "strike-which": lambda p, s, a, r: (
        len(set(a.args) & set(str(r.params["dice"]).split())) != len(a.args) or not 1 <= len(a.args) <= 2
    ),
    "terrain-same": lambda p, s, a, r: r.params["terrain"] == TERRAIN[p.contest.terrain],
}


def begun(setup: str, rng: random.Random) -> Iterator[Table]:
    """Tables to walk from: a new game, and one with the Medals dealt at random."""
    for number in range(WALKS):
        yield Table(setup, seed=f"refusals{number}")
        bench = Bench(setup)
        for medal in bench.supply():
            bench.give(rng.choice((0, *bench.table.seats)), medal)
        bench.bank(*[29 for _ in bench.table.seats])  # the end is near
        if len(bench.table.seats) > 2 and number % 2:
            bench.contest.extra, bench.contest.order = 1, (1, 2)  # the others are not tied
        yield bench.table.copy(seed=f"refusals{number}")


def favour(table: Table, rng: random.Random) -> object:
    """Now and then dice that match or a straight; a moment is a step, a face and whose turn it is."""
    p = table.play
    assert isinstance(p, Fray)
    contest = p.contest
    if contest.faces and rng.random() < LUCK:
        contest.faces = rng.choice(((*contest.axis, *contest.axis, *contest.axis)[:6], tuple(range(6))))
        p.stamp += 1
    return p.phase(), contest.terrain, contest.active


def meet() -> Iterator[Met]:
    for setup in GAME.samples:
        rng = random.Random(setup)
        looked: Counter[object] = Counter()
        for table in begun(setup, rng):
            yield from walk(table, VERBS, rng, looked, favour)


@rule("P-BAT-42", "P-BAT-43", "P-BAT-46", "P-BAT-92", "P-MEDAL-12", "P-MEDAL-VIC-01", "P-OPT-02", "P-DICE-05")
def test_every_reason_is_true_and_its_rule_forbids_this_very_thing() -> None:
    check_truth(meet(), FORBIDDING, ASKING, TRUTHS)
