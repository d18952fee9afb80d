"""What happened, told as data: every event names its rule, its source and the event that caused it."""

from __future__ import annotations

from collections.abc import Mapping

Datum = int | str | tuple[int, ...] | tuple[str, ...]
Data = Mapping[str, Datum]

EVERYONE = -1


class Event:
    """One line of the story.

    `seat` is whose matter it is (0: the table), `source` the card, sector or die it comes from, `cause` the `seq` of
    its parent (0: none), `audience` the seat that may see it or EVERYONE. Text is made from (kind, data) elsewhere.
    """

    __slots__ = ("audience", "cause", "data", "kind", "phase", "rule", "seat", "seq", "source", "turn")

    def __init__(
        self,
        seq: int,
        turn: int,
        phase: str,
        kind: str,
        seat: int,
        data: Data,
        rule: str,
        source: str,
        cause: int,
        audience: int,
    ) -> None:
        self.seq = seq
        self.turn = turn
        self.phase = phase
        self.kind = kind
        self.seat = seat
        self.data = data
        self.rule = rule
        self.source = source
        self.cause = cause
        self.audience = audience

    def to_json(self) -> dict[str, object]:
        """The fields of an event as plain data, in the order of the protocol."""
        return {
            "seq": self.seq,
            "turn": self.turn,
            "phase": self.phase,
            "kind": self.kind,
            "seat": self.seat,
            "data": {key: list(value) if isinstance(value, tuple) else value for key, value in self.data.items()},
            "rule": self.rule,
            "source": self.source,
            "cause": self.cause,
            "audience": self.audience,
        }

    def __repr__(self) -> str:
        return f"<{self.seq} {self.kind} seat={self.seat} {dict(self.data)} {self.rule}>"
