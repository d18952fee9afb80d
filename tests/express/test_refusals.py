"""Every refusal of Express! tells the truth: at every question a battery of wrong answers, each reason looked at.

Walks begin where games do, and in every sector with a group, so that cards, beaches and the Kommandant are met.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from hhour.express.cards import SPECIALISTS, STRAIGHT, VETERAN
from hhour.express.shore import Shore
from hhour.kernel.dice import RWB, SLOTS
from hhour.kernel.faces import TOOL
from hhour.kernel.games import game_of
from hhour.kernel.table import Table
from tests.express.beach import Situation
from tests.refusals import Met, Truth, check_truth, walk
from tests.rule import rule

GAME = game_of("express")
SETUPS = (
    *GAME.samples,
    "express omaha",
    "express hoc",
    "express hoc players=2 opts=advanced",
    "express sword",
    "express sword opts=advanced",
    "express gold players=2 opts=advanced,rally-limit=player",
)
WALKS = 6  # from every sector of every setup
LUCK = 0.3
VERBS = (
    "roll", "roll r1", "deploy", "leave r1", "leave r1 r2", "leave", "reroll", "reroll r1", "reroll r1 r1",
    "reroll r9", "reroll r1 r2 w1 w2 b1 b2", "stop", "stop r1", "done", "pass", "keep", "again", "give-up",
    "paint r1 red", "paint r1", "paint r1 green", "paint r9 red", "set r1 STAR", "set r1 red STAR",
    "set r1 red TOOL", "set r1 moon", "set r1 green STAR", "set r1 red moon", "set r9 STAR", "set r9 red STAR",
    "hold 1", "hold 9", "drop 1", "drop 9", "use", "use nobody", "use express-hero 9", "use express-hero",
    "use express-general 1", "rally", "rally nobody 1", "lose", "dance",
    *(f"{verb} {slug}" for verb in ("use", "rally", "lose") for slug in SPECIALISTS),
    *(f"rally {slug} {seat}" for slug in SPECIALISTS for seat in (1, 2)),
)  # fmt: skip

# read against docs/rules/pocket.md, pair by pair: each of these rules forbids what the sentence says
FORBIDDING = {
    "dice-not-a-face": "P-DICE-02",
    "die-none": "P-SPEC-CAP-01 P-SPEC-ENG-01 P-SPEC-GEN-01",
    "die-out": "P-EXP-31",
    "die-same": "P-SPEC-CAP-01 P-SPEC-ENG-02 P-SPEC-C07",
    "express-acts-alone": "P-SPEC-09",
    "express-axis-which": "P-ADV-HOC-05 P-ADV-HOC-16",
    "express-colour-stays": "P-SPEC-GEN-02",
    "express-full-name": "P-SPEC-01",
    "express-gone": "P-SPEC-17",
    "express-help-not-called": "P-ADVSOLO-02 P-ADVSOLO-03",
    "express-in-group": "P-SPEC-11",
    "express-just-rallied": "P-SPEC-08",
    "express-leader-decides": "P-EXP-05",
    "express-no-colour": "P-DICE-01",
    "express-no-such-specialist": "P-SPEC-01",
    "express-no-tool": "P-SPEC-ENG-03",
    "express-no-use": "P-ADV-GOLD-03 P-ADV-HOC-03 P-ADV-SWORD-03",
    "express-not-called": "P-SPEC-10",
    "express-not-holder": "P-SPEC-04",
    "express-not-in-group": "P-SPEC-03",
    "express-not-tool": "P-SPEC-ENG-01",
    "express-not-your-step": "P-OPT-07",
    "express-reroll-banned": "P-ADV-HOC-04 P-ADV-JUNO-02 P-ADV-SWORD-01 P-ADV-UTAH-02 P-ADV-UTAH-16 P-EXP-ORD-HOC-01",
    "express-reroll-most": "P-ADV-GOLD-04",
    "express-reroll-now": "P-EXP-40",
    "express-result-stays": "P-SPEC-CAP-02",
    "express-roll-first": "P-ADV-OMAHA-04 P-ADVSOLO-01 P-EXP-20 P-EXP-30",
    "express-save-whom": "P-SPEC-HER-01",
    "express-use-now": "P-EXP-50",
    "express-used-already": "P-OPT-08 P-SPEC-07 P-SPEC-COR-04",
    "game-over": "",
    "left-out-count": "P-EXP-31",
    "no-such-seat": "",
    "not-your-question": "P-EXP-04 P-EXP-05 P-EXP-07 P-EXP-08",
    "other-step": "P-EXP-40 P-EXP-50 P-EXP-60 P-SPEC-09",
    "which-dice": "P-EXP-40",
}
# by which rules a question is asked; what is no answer to it is told with them
ASKING = {
    "axis-again": "P-ADV-UTAH-01",
    "change": "P-SPEC-CAP-01 P-SPEC-ENG-01 P-SPEC-GEN-01",
    "drop": "P-ADV-HOC-16",
    "help-choose": "P-ADVSOLO-01",
    "hold": "P-ADV-HOC-05",
    "keep-away": "P-KOM-22",
    "lose-one": "P-EXP-ORD-SWORD-01 P-ADV-SWORD-04",
    "pay-for": "P-ADV-SWORD-06",
    "rally": "P-SPEC-10",
    "retry": "P-OPT-14",
    "specialists": "P-SPEC-CAP-01 P-SPEC-COR-01 P-SPEC-ENG-01 P-SPEC-GEN-01 P-SPEC-MED-01",  # a word too many
}


def _out(p: Shore, seat: int, word: object) -> bool:
    return bool(p.soldier(seat).left_out >> SLOTS.index(str(word)) & 1)


def _face(p: Shore, seat: int, word: object) -> int:
    return p.soldier(seat).faces[SLOTS.index(str(word))]


def _calls(p: Shore, player: object, card: object) -> bool:
    """By counting dice of each colour (P-SPEC-02, P-DICE-20, P-DICE-30)."""
    for one in p.acting():
        dice = [(face, one.colours[die]) for die, face in enumerate(one.faces) if not one.left_out >> die & 1]
        threes = {face for face, _ in dice if all((face, colour) in dice for colour in RWB)}
        symbols = threes | ({STRAIGHT} if len({face for face, _ in dice}) == 6 else set())
        if str(one.seat) == player and any(p.book.called[symbol] == card for symbol in symbols):
            return True
    return False


# what must be so where a reason is given
TRUTHS: dict[str, Truth] = {
    "die-none": lambda p, s, a, r: r.params["word"] == a.args[0] not in SLOTS,
    "die-out": lambda p, s, a, r: r.params["die"] in a.args and _out(p, s, r.params["die"]),
    "die-same": lambda p, s, a, r: a.args[0] == r.params["die"] and not _out(p, s, a.args[0]),
    "express-acts-alone": lambda p, s, a, r: r.params["card"] == VETERAN in p.invasion.group,
    "express-axis-which": lambda p, s, a, r: a.args != (r.params["numbers"],),
    "express-full-name": lambda p, s, a, r: r.params["word"] not in SPECIALISTS and r.params["card"] in SPECIALISTS,
    "express-gone": lambda p, s, a, r: r.params["card"] in p.invasion.gone,
    "express-help-not-called": lambda p, s, a, r: r.params["card"] not in [p.book.called[f] for f in p.invasion.help],
    "express-in-group": lambda p, s, a, r: r.params["card"] in p.invasion.group,
    "express-just-rallied": lambda p, s, a, r: r.params["card"] in p.invasion.fresh,
    "express-leader-decides": lambda p, s, a, r: s != r.params["leader"] == p.book.leader,
    "express-no-such-specialist": lambda p, s, a, r: r.params["word"] not in SPECIALISTS,
    "express-no-tool": lambda p, s, a, r: all(_out(p, s, d) or _face(p, s, d) != TOOL for d in SLOTS),
    "express-no-use": lambda p, s, a, r: p.no_use() == r.rule,
    "express-not-called": lambda p, s, a, r: not _calls(p, r.params["player"], r.params["card"]),
    "express-not-in-group": lambda p, s, a, r: r.params["card"] not in p.invasion.group,
    "express-not-tool": lambda p, s, a, r: _face(p, s, r.params["die"]) != TOOL,
    "express-not-your-step": lambda p, s, a, r: p.book.one_set and s != p.invasion.active,
    "express-save-whom": lambda p, s, a, r: a.args[1:] not in [(one,) for one in str(r.params["players"]).split()],
    "not-your-question": lambda p, s, a, r: not p.invasion.lanes[s],
    "other-step": lambda p, s, a, r: r.params["step"] != p.phase(),
}


def begun(setup: str, rng: random.Random) -> Iterator[Table]:
    """Tables to walk from: a new game, and every sector with a group at random."""
    for number in range(WALKS):
        yield Table(setup, seed=f"refusals{number}")
    for sector in range(1, 7):
        for number in range(WALKS):
            t = Situation(setup, sector)
            slugs = rng.sample(sorted(SPECIALISTS), rng.randint(0, 7))
            t.go_to(sector, " ".join(f"{slug[8:]}:{rng.choice(t.table.seats)}" for slug in slugs))
            yield t.table.copy(seed=f"{sector}{number}")


def favour(table: Table, rng: random.Random) -> object:
    """Now and then dice that match, six of a face or a straight; a moment is a sector, its phase and who has come."""
    p = table.play
    assert isinstance(p, Shore)
    if p.phase() == "REROLL" and rng.random() < LUCK:
        face = rng.randrange(6)
        lucky = rng.choice(((*p.requirement(), *[face] * 6)[:6], (face,) * 6, tuple(range(6))))
        for soldier in p.invasion.soldiers:
            soldier.faces = lucky if soldier.faces else ()
        p.stamp += 1
    return p.invasion.sector, p.phase(), p.invasion.fresh, p.invasion.help


def meet() -> Iterator[Met]:
    for setup in SETUPS:
        rng = random.Random(setup)
        looked: Counter[object] = Counter()
        for table in begun(setup, rng):
            yield from walk(table, VERBS, rng, looked, favour)


@rule("P-EXP-05", "P-SPEC-11", "P-SPEC-17", "P-SPEC-CAP-02", "P-SPEC-GEN-02", "P-ADVSOLO-02")
def test_every_reason_is_true_and_its_rule_forbids_this_very_thing() -> None:
    check_truth(meet(), FORBIDDING, ASKING, TRUTHS)
