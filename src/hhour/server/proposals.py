"""What one unit would like another to do: said to the whole table, accepted by doing it, gone when the question is."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hhour.server import sentences, story
from hhour.server.trouble import Trouble
from hhour.server.wire import Choice, Lang
from hhour.server.wire_socket import Proposal

if TYPE_CHECKING:
    from hhour.server.table import LiveTable

MOST = 20


@dataclass(frozen=True, slots=True)
class Proposed:
    """`seat` would like `to` to do `action` while question `question_id` stands."""

    id: int
    seat: int
    to: int
    question_id: int
    action: str
    declined: bool = False


class Proposals:
    """The proposals that lie on one table. They are talk: a restart forgets them."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.lying: list[Proposed] = []

    def choices_of(self, seat: int, to: int, lang: Lang) -> list[Choice]:
        """What another unit may do, as it could be proposed; nobody is told what an opponent or a hidden hand may."""
        table = self.live.table
        if not table.game.may_propose:
            raise Trouble(403, "no-proposals")
        if to not in table.seats:
            raise Trouble(404, "no-such-seat", seat=to)
        if table.rules.side(to) != table.rules.side(seat) or table.roles[to - 1].secret:
            raise Trouble(403, "no-proposals")
        return story.choices(table, to, table.offered(to, set()), lang)

    def propose(self, seat: int, to: int, action: str) -> Proposed:
        """Lay a proposal on the table; the one before from the same unit to the same goes."""
        if action not in {choice.action for choice in self.choices_of(seat, to, "en")}:
            raise Trouble(409, "not-to-propose", seat=to)
        mine = Proposed(_new_id(), seat, to, self.live.question_ids[to], action)
        self._lay(mine)
        return mine

    def _lay(self, new: Proposed) -> None:
        others = [one for one in self.lying if (one.seat, one.to) != (new.seat, new.to)]
        self.lying = [*others, new][-MOST:]

    def hear(self, new: Proposed) -> None:
        """What was just proposed on another server."""
        if self.live.question_ids.get(new.to) == new.question_id and not self.live.is_over:
            self._lay(new)

    def learn(self, lying: Sequence[Proposed]) -> bool:
        """What lies on another server's table; what is known here stays as it is. Whether there was anything new."""
        before = self.lying
        for one in lying:
            if all((one.seat, one.to) != (known.seat, known.to) for known in before):
                self.hear(one)
        return self.lying != before

    def decline(self, seat: int, proposal: int) -> None:
        """The unit it was made to, or the one that made it, says no to it."""
        for at, one in enumerate(self.lying):
            if one.id == proposal and seat == one.to:
                self.lying[at] = replace(one, declined=True)
                return
            if one.id == proposal and seat == one.seat:
                del self.lying[at]
                return
        raise Trouble(404, "no-such-proposal")

    def forget(self) -> bool:
        """Drop what no longer has a question; whether there was anything."""
        ids = self.live.question_ids
        before = len(self.lying)
        self.lying = [one for one in self.lying if ids[one.to] == one.question_id and not self.live.is_over]
        return len(self.lying) < before

    def told(self, lang: Lang) -> list[Proposal]:
        """All of them, in this language."""
        table = self.live.table
        return [
            Proposal(
                id=one.id,
                seat=one.seat,
                to=one.to,
                question_id=one.question_id,
                action=one.action,
                label=sentences.tell_choice(table, one.to, one.action, lang),
                declined=one.declined,
            )
            for one in self.lying
        ]


def _new_id() -> int:
    """A number that no other server gives to another one."""
    return secrets.randbelow(1_000_000)
