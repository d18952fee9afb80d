"""A battery of wrong answers, and what must hold of whatever refuses them in any game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from hhour.i18n import LANGUAGES, language
from hhour.kernel.action import Action, parse_action
from hhour.kernel.refusal import Refusal
from hhour.kernel.table import Table
from hhour.telling import tell_refusal
from tests.test_rule_coverage import catalogue

# said of the table, not of a rule of the game
OF_THE_TABLE = {"game-over", "no-such-seat", "seat-not-played", "unknown-card", "unknown-card-near"}
STEPS = 60  # of a way
LOOKS = 1  # at moments alike
TWISTED = 6  # answers of one question whose words are changed


def twisted(table: Table, seat: int, rng: random.Random) -> list[str]:
    """Answers to this question with other words, too many or too few."""
    own = table.choices(seat)
    found = []
    for text in rng.sample(own, min(TWISTED, len(own))):
        verb, _, rest = text.partition(" ")
        found += [verb, f"{verb} nonsense", f"{text} {text.split()[-1]}", f"{verb} 1", f"{verb} 9", f"{verb} medic"]
        found += [f"{verb} r1", f"{verb} r2 w2", f"{verb} red", f"{verb} {rest} STAR".replace("  ", " ")]
    return found


Met = tuple[Table, int, Action, Refusal]
Favour = Callable[[Table, random.Random], object]


def walk(
    table: Table, verbs: Iterable[str], rng: random.Random, looked: Counter[object], favour: Favour
) -> Iterator[Met]:
    """Every refusal on a way at random, after its end too and for a seat that is not there.

    `favour` brings luck to the table, and says what makes a moment another one; at moments alike is looked twice.
    """
    for _ in range(STEPS):
        moment = favour(table, rng)
        for seat in (*table.seats, len(table.seats) + 1):
            sits = seat in table.seats
            alike = (moment, seat, sits and table.play.state.lanes[seat], table.outcome)
            looked[alike] += 1
            if looked[alike] <= LOOKS:
                for action, refusal in refused(table, seat, [*verbs, *(twisted(table, seat, rng) if sits else ())]):
                    yield table, seat, action, refusal
        if table.outcome:
            break
        seat = rng.choice(table.waiting())
        table.apply(seat, at_random(table.choices(seat), rng))


def at_random(choices: list[str], rng: random.Random) -> str:
    """A verb first, then its words: to stop is as likely as to roll any dice again."""
    verb = rng.choice(sorted({text.split()[0] for text in choices}))
    return rng.choice([text for text in choices if text.split()[0] == verb])


def refused(table: Table, seat: int, texts: Iterable[str]) -> Iterator[tuple[Action, Refusal]]:
    """Those of the answers that are refused, and why: not what is offered, by a rule, with a reason, in sentences."""
    offered = set(table.choices(seat)) if seat in table.seats else set()
    for text in texts:
        action = parse_action(text)
        refusal = table.refusal(seat, action)
        if refusal is None:
            continue
        where = f"{table.setup}, {seat}: {text} -> {refusal}"
        assert text not in offered, f"offered and refused: {where}"
        assert refusal.rule in catalogue() or refusal.key in OF_THE_TABLE, where
        if refusal.key == "not-offered":
            assert not is_answer(table, seat, action), f"no reason given: {where}"
        told(table.game.name, refusal.rule, refusal.key, tuple(sorted(refusal.params.items())))
        yield action, refusal


def is_answer(table: Table, seat: int, action: Action) -> bool:
    """Whether the words are such as this question's answers have: verb, number of words, what each names."""
    choice = table.game.choice(table.play, seat, action)
    alike = [one for one in table.offered(seat, set()) if one.action.verb == action.verb and not one.free]
    return bool(action.args) and any(one.kinds == choice.kinds for one in alike)


@cache
def told(game: str, rule_id: str, key: str, params: tuple[tuple[str, int | str], ...]) -> bool:
    """The sentence can be said in every language, and names its rule."""
    refusal = Refusal(rule_id, key, dict(params))
    for code in LANGUAGES:
        sentence = tell_refusal(refusal, language(code), game)
        assert sentence, refusal
        assert "{" not in sentence, sentence
        assert f"refusal-{key}" not in sentence, sentence
        assert not rule_id or rule_id in sentence, sentence
    return True


Truth = Callable[[Any, int, Action, Refusal], bool]


def check_truth(
    met: Iterable[Met], forbidding: dict[str, str], asking: dict[str, str], truths: dict[str, Truth]
) -> None:
    """Every refusal is one of the table and every row of the table is met; what is said of a position is so.

    `forbidding`: which rules forbid what a key says; `asking`: by which rules a question is asked, for all that is no
    answer to it at all; `truths`: what must be so where a reason is given.
    """
    known = {(key, rule_id) for key, rules in forbidding.items() for rule_id in rules.split() or [""]}
    known |= {("not-offered", rule_id) for rules in asking.values() for rule_id in rules.split()}
    seen = set()
    for table, seat, action, refusal in met:
        where = f"{table.setup}, {seat}: {action.text} -> {refusal}"
        assert (refusal.key, refusal.rule) in known, where
        if refusal.key == "not-offered":
            assert refusal.rule in asking[table.question(seat)].split(), f"{table.question(seat)}: {where}"
        truth = truths.get(refusal.key)
        assert truth is None or truth(table.play, seat, action, refusal), where
        seen.add((refusal.key, refusal.rule))
    assert known == seen, f"never met: {sorted(known - seen)}"
