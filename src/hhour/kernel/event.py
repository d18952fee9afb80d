"""What happened, told as data: every event names its rule, its source and the event that caused it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

Datum = int | str | tuple[int, ...] | tuple[str, ...]
Data = Mapping[str, Datum]

# An audience is a set of seats as a bit mask, bit 0 standing for spectators. All bits: everyone.
EVERYONE: Final = -1


def audience(*seats: int) -> int:
    """These seats and nobody else; a spectator is seat 0."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def eyes(seats: Iterable[int] | None) -> int:
    """What someone with these seats looks with: whatever a spectator sees is seen too. None: who may see all."""
    return EVERYONE if seats is None else audience(0, *seats)


class Event:
    """One line of the story.

    `seat` is whose matter it is (0: the table), `source` the card, sector or die it comes from, `cause` the `seq` of
    its parent (0: none). `audience` are the seats that may see it; all others see `veiled` in the place of its data,
    or nothing where that is None. Text is made from (kind, data) elsewhere.
    """

    __slots__ = (
        "audience", "cause", "data", "kind", "phase", "rule", "seat", "seq", "source", "turn", "veiled", "veiled_rule",
    )  # fmt: skip

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
        audience: int = EVERYONE,
        veiled: Data | None = None,
        veiled_rule: str = "",
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
        self.veiled = veiled
        self.veiled_rule = veiled_rule

    def told_to(self, sight: int) -> Event | None:
        """The event as somebody with these eyes may know it: whole, veiled, or not at all."""
        if self.audience & sight:
            return self
        if self.veiled is None:
            return None
        rule = self.veiled_rule or self.rule
        return Event(self.seq, self.turn, self.phase, self.kind, self.seat, self.veiled, rule, "", self.cause)

    def to_json(self) -> dict[str, object]:
        """The fields of an event as plain data, in the order of the protocol; a veil only where there is one."""
        told: dict[str, object] = {
            "seq": self.seq,
            "turn": self.turn,
            "phase": self.phase,
            "kind": self.kind,
            "seat": self.seat,
            "data": _plain(self.data),
            "rule": self.rule,
            "source": self.source,
            "cause": self.cause,
            "audience": self.audience,
        }
        if self.veiled is not None:
            told["veiled"] = _plain(self.veiled)
            told["veiled_rule"] = self.veiled_rule
        return told

    def __repr__(self) -> str:
        return f"<{self.seq} {self.kind} seat={self.seat} {dict(self.data)} {self.rule}>"


def event_from_json(row: Mapping[str, Any]) -> Event:
    """The event that `to_json` wrote; lists become the tuples they were."""
    veiled = row.get("veiled")
    return Event(
        row["seq"],
        row["turn"],
        row["phase"],
        row["kind"],
        row["seat"],
        _tuples(row["data"]),
        row["rule"],
        row["source"],
        row["cause"],
        row["audience"],
        None if veiled is None else _tuples(veiled),
        row.get("veiled_rule", ""),
    )


def told(events: Iterable[Event], sight: int) -> list[Event]:
    """The events as somebody with these eyes may know them."""
    seen = [event.told_to(sight) for event in events]
    return [event for event in seen if event is not None]


def _plain(data: Data) -> dict[str, object]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in data.items()}


def _tuples(data: Mapping[str, Any]) -> dict[str, Datum]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
