"""From what a seat may do to a short list of answers, and from what was typed back to an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hhour.kernel.choice import is_die
from hhour.kernel.faces import FACE_NUMBER

FEW: Final = 9  # so many choices are shown one by one, whatever they are
GROUP: Final = 6  # of more, a verb with more than this many forms becomes one hint


@dataclass(frozen=True)
class Answers:
    """`shown` are numbered from 1; `hints` stand for the rest, each a form like `lock DIE DIE`."""

    shown: tuple[str, ...]
    hints: tuple[str, ...]
    every: tuple[str, ...]


@dataclass(frozen=True)
class Typed:
    """What a line was taken for: an action, or, if it could be several, those."""

    action: str = ""
    several: tuple[str, ...] = ()


def arrange(choices: list[str]) -> Answers:
    """Show a few choices as they are; of many, fold the long groups into hints.

    >>> dice = ("r1", "w1", "b1", "g1")
    >>> arrange(["stop"] + [f"reroll {a} {b}" for a in dice for b in dice]).hints
    ('reroll r1 w1 b1 g1',)
    """
    every = tuple(choices)
    if len(choices) <= FEW:
        return Answers(every, (), every)
    groups: dict[str, list[str]] = {}
    for choice in choices:
        groups.setdefault(_group(choice), []).append(choice)
    shown = [choice for group in groups.values() if len(group) <= GROUP for choice in group]
    hints = [_hint(group) for group in groups.values() if len(group) > GROUP]
    return Answers(tuple(shown), tuple(hints), every)


def _group(choice: str) -> str:
    """Choices that differ only in dice, faces or a last number belong together; cards each stand for themselves."""
    words = choice.split()
    if all(_is_part(word) for word in words[1:]):
        return words[0] if not words[-1].isdigit() or len(words) < 3 else " ".join(words[:-1])
    return " ".join(words[:-1]) if words[-1].isdigit() and len(words) > 2 else choice


def _is_part(word: str) -> bool:
    return is_die(word) or word in FACE_NUMBER or word.isdigit()


def _is_own_die(word: str) -> bool:
    return is_die(word) and ":" not in word


def _hint(group: list[str]) -> str:
    """One line for a group: the verb, then for each place the words that may stand there."""
    rows = [choice.split() for choice in group]
    if all(_is_own_die(word) for row in rows for word in row[1:]):
        return " ".join([rows[0][0], *dict.fromkeys(word for row in rows for word in row[1:])])
    width = min(len(row) for row in rows)
    return " ".join(_alternatives([row[place] for row in rows]) for place in range(width))


def _alternatives(words: list[str]) -> str:
    distinct = list(dict.fromkeys(words))
    if len(distinct) > 2 and all(word.isdigit() for word in distinct):
        return f"{min(map(int, distinct))}..{max(map(int, distinct))}"
    return "|".join(distinct)


def resolve(line: str, answers: Answers) -> Typed:
    """A number, an action, dice by name, or a beginning that fits one answer only; else nothing."""
    words = line.split()
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        number = int(words[0]) if len(words[0]) < 5 else 0
        if 0 < number <= len(answers.shown):
            return Typed(answers.shown[number - 1])
    told = " ".join(words).lower()
    by_text = {choice.lower(): choice for choice in answers.every}
    if told in by_text:
        return Typed(by_text[told])
    if (dice := _by_dice(told.split(), answers.every)) is not None:
        return dice
    begun = [choice for choice in answers.every if _begins(choice.lower().split(), told.split())]
    if len(begun) == 1:
        return Typed(begun[0])
    return Typed(several=tuple(begun))


def _by_dice(words: list[str], every: tuple[str, ...]) -> Typed | None:
    """`r1 w2` and `reroll w2 r1` both mean `reroll r1 w2`, even where that is refused: the refusal then fits."""
    verb = words[0] if words and not _is_own_die(words[0]) else ""
    names = words[1:] if verb else words
    if not names or not all(map(_is_own_die, names)):
        return None
    rows = [choice.split() for choice in every]
    rows = [row for row in rows if len(row) > 1 and row[0].startswith(verb) and all(map(_is_own_die, row[1:]))]
    fitting = [" ".join(row) for row in rows if set(row[1:]) == set(names) and len(row) == len(names) + 1]
    if len(fitting) > 1:
        return Typed(several=tuple(fitting))
    if fitting:
        return Typed(fitting[0])
    verbs = dict.fromkeys(row[0] for row in rows)
    return Typed(" ".join([*verbs, *names])) if len(verbs) == 1 else None


def _begins(choice: list[str], words: list[str]) -> bool:
    """Every typed word begins the word in its place: `rec med` is `recruit medic`."""
    return 0 < len(words) <= len(choice) and all(
        whole.startswith(part) for whole, part in zip(choice, words, strict=False)
    )
