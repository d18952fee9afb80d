"""What a seat does: a verb and its arguments, with one text form (`lock r1 w2`, `advance 5`)."""

from __future__ import annotations

from typing import Final

from hhour.kernel.faces import FACE_NUMBER


class Action:
    """An intent, not its result. Two actions with the same text are the same action."""

    __slots__ = ("args", "text", "verb")

    def __init__(self, verb: str, args: tuple[str, ...] = ()) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.text: Final = verb if not args else verb + " " + " ".join(args)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


def shared(verb: str, word: str) -> Action:
    """`verb word`, made once and then handed out again: for choices that are listed over and over."""
    key = (verb, word)
    action = _SHARED.get(key)
    if action is None:
        action = _SHARED[key] = Action(verb, (word,))
    return action


_SHARED: Final[dict[tuple[str, str], Action]] = {}


def parse_action(text: str) -> Action:
    """Read the text form; case and spacing do not matter, but for faces, which are written in capitals.

    >>> parse_action("  Lock R1   w2 ").text
    'lock r1 w2'
    >>> parse_action("white COURAGE").text, parse_action("give courage 1").text
    ('white COURAGE', 'give courage 1')
    """
    words = text.split()
    if not words:
        return Action("")
    return Action(words[0].lower(), tuple(_normal(word) for word in words[1:]))


def _normal(word: str) -> str:
    return word if word in FACE_NUMBER else word.lower()
