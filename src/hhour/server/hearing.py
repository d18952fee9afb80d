"""One browser at one table: what it says is read, judged and passed on to the table."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar.exceptions import WebSocketException

from hhour.kernel.chance import NeedDice
from hhour.kernel.table import Table
from hhour.server import advice, trace
from hhour.server.audience import Audience
from hhour.server.connection import Connection
from hhour.server.house import House
from hhour.server.identity import clean_text
from hhour.server.limits import Bucket, Timed
from hhour.server.logs import fault, tell
from hhour.server.nodes.said import Declined, Laid, Spoke
from hhour.server.sentences import tell_dice
from hhour.server.store.engine import is_gone
from hhour.server.store.writer import Row, now_ms
from hhour.server.talk import sides_of
from hhour.server.trouble import Trouble, malformed
from hhour.server.wire_socket import (
    Ack,
    Act,
    AskChoices,
    AskHint,
    AskOdds,
    AskTally,
    Choices,
    Decline,
    DiceNeeded,
    FromBrowser,
    Ping,
    Pong,
    Promise,
    Propose,
    Resync,
    Say,
    ShowPart,
    Speak,
    Undo,
)

STRIKES = 12
_DECODER: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
log = logging.getLogger("hhour.socket")


def part(connection: Connection, error: Exception, table_id: str) -> None:
    """Let a connection go because of what nobody expected."""
    reference = fault(log, "connection failed", error, table=table_id)
    gone = is_gone(error)
    told = Trouble(503, "store-gone") if gone else Trouble(500, "inside", reference=reference)
    connection.goodbye(1011, told, again=gone)


class Session:
    """What one connection says, read, judged and passed on to the table."""

    def __init__(self, house: House, audience: Audience, connection: Connection) -> None:
        self.house = house
        self.audience = audience
        self.live = audience.live
        self.connection = connection
        self.strikes = 0
        self._is_waiting = False  # a message that was heard at once, for its turn
        self._advising: asyncio.Task[None] | None = None
        self.budget = house.budget
        self.bucket = Bucket(house.settings.messages_per_second, house.settings.messages_burst)

    async def run(self, last: int | None) -> None:
        """Read until the browser goes, or behaves so badly that it must."""
        try:
            began = self.budget.clock.begin()
            self.audience.enter(self.connection, last)
            self.house.relay.greet(self.connection, self.live)
            spent = self.budget.clock.since(began)
            self.budget.spend(self.connection.player, self.connection.address, spent)
            self.connection.socket.listen(self._hear_at_once)
            while self.connection.closing is None:
                message = await self._receive()
                if message is None:
                    return
                await self._take(message)
        finally:
            self.connection.socket.listen(None)
            if self._advising is not None:
                self._advising.cancel()
            self.audience.leave(self.connection)

    async def _receive(self) -> Any:
        try:
            message: Any = await self.connection.socket.receive()
        except (WebSocketException, RuntimeError):
            return None
        return None if message["type"] == "websocket.disconnect" else message

    async def _take(self, message: Any) -> None:
        said = self._read(message.get("text"))
        if said is not None:
            await self.budget.turns.take(self.connection.address)
            self._hear(said)

    def _hear_at_once(self, text: str) -> bool:
        """Take a message as it arrives; False while another waits, so that nobody piles them up."""
        if self._is_waiting or self.connection.closing is not None:
            return False
        said = self._read(text)
        if said is not None:
            self._is_waiting = True
            self.budget.turns.then(self.connection.address, lambda: self._begin(said))
        return True

    def _begin(self, said: FromBrowser) -> None:
        self._is_waiting = False
        try:
            self._hear(said)
        except Exception as error:
            part(self.connection, error, self.live.id)

    def _read(self, text: str | None) -> FromBrowser | None:
        """What a message says; None where it says nothing that can be understood, which is held against them."""
        try:
            if not self.bucket.take():
                raise Trouble(429, "too-fast")
            if text is None:
                raise Trouble(400, "binary-frame")
            if len(text) > self.house.settings.max_frame_bytes:
                raise Trouble(413, "too-large")
            return _DECODER.decode(text)
        except Trouble as trouble:
            self._strike(trouble)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._strike(malformed(str(error)))
        return None

    def _strike(self, trouble: Trouble) -> None:
        """An error; and for those who insist, the door."""
        self.strikes += 1
        self.house.metrics.refuse(trouble.key)
        if self.strikes >= STRIKES:
            self.house.metrics.hostile += 1
            tell(log, logging.WARNING, "hostile connection closed", table=self.live.id, key=trouble.key)
            self.connection.goodbye(1008, Trouble(403, "hostile"), again=False)
        else:
            self.connection.refuse("", self.live.seq, trouble)

    def _hear(self, said: FromBrowser) -> None:
        if isinstance(said, Ping):
            self.connection.send(Pong(seq=self.live.seq))
        elif isinstance(said, Resync):
            self._post("", lambda: self._greet(said.last))
        elif isinstance(said, Speak):
            self.connection.lang = said.language
            self._post("", lambda: self._greet(None))
        elif isinstance(said, ShowPart):
            self.live.parts.show(said.seat, said.part, self.connection.player)  # the table's turn may be waiting for it
        elif isinstance(said, Promise):
            self._post(said.id, lambda: self._promise(said))
        elif isinstance(said, Act):
            self._post(said.id, lambda: self._act(said))
        elif isinstance(said, Undo):
            self._post(said.id, lambda: self._undo(said))
        elif isinstance(said, AskOdds | AskHint):
            self._post(said.id, lambda: self._begin_advice(said))
        elif isinstance(said, AskChoices | Propose | Decline):
            self._post(said.id, lambda: self._bargain(said))
        elif isinstance(said, AskTally):
            self._post(said.id, lambda: self._count_dice(said))
        else:
            self._post(said.id, lambda: self._say(said))

    def _post(self, message_id: str, work: Any) -> None:
        """Have it done in the table's turn; whatever goes wrong is told to this browser alone."""
        connection, since = self.connection, trace.now()

        def spend(seconds: float) -> None:
            self.budget.spend(connection.player, connection.address, seconds)

        async def do() -> None:
            try:
                if self.budget.is_spent(connection.player, connection.address):
                    raise Trouble(429, "too-much")
                with trace.span("message", since=since, table=self.live.id):
                    await Timed(self.live.fenced(work), spend, self.budget.clock)
            except Trouble as trouble:
                self._refuse(message_id, trouble)
            except Exception as error:  # the table cannot be trusted any more, but whoever asked is told why
                reference = fault(log, "message failed", error, table=self.live.id)
                gone = is_gone(error)
                self._refuse(
                    message_id, Trouble(503, "store-gone") if gone else Trouble(500, "inside", reference=reference)
                )
                raise

        try:
            self.live.post(do)
        except Trouble as trouble:
            self._refuse(message_id, trouble)

    def _refuse(self, message_id: str, trouble: Trouble) -> None:
        self.house.metrics.refuse(trouble.key)
        if trouble.key == "not-your-seat":  # a page of ours never asks for this
            self.strikes += 1
            if self.strikes >= STRIKES:
                self._strike(trouble)
                return
        self.connection.refuse(message_id, self.live.seq, trouble)

    async def _greet(self, last: int | None) -> None:
        self.audience.greet(self.connection, last)

    # --- in the table's turn ------------------------------------------------------------------------------------

    def _key(self, message_id: str) -> str:
        return f"{self.connection.player}:{message_id}"

    def _done_before(self, message_id: str) -> bool:
        n = self.live.keys.get(self._key(message_id))
        if n is not None:
            self.connection.send(Ack(id=message_id, seq=n))
        return n is not None

    async def _act(self, said: Act) -> None:
        if self._done_before(said.id):
            return
        self.live.check(said.seat, said.question_id, self.connection.player)
        try:
            n = await self.live.act(said.seat, said.action, self._key(said.id), said.dice)
        except NeedDice as need:
            self._need(said, need)
        else:
            self.connection.send(Ack(id=said.id, seq=n))

    def _need(self, said: Act, need: NeedDice) -> None:
        self.connection.send(
            DiceNeeded(
                id=said.id,
                seat=said.seat,
                question_id=said.question_id,
                action=said.action,
                have=said.dice or [],
                kind=need.kind,  # type: ignore[arg-type]
                count=need.count,
                options=list(need.options),
                purpose=need.purpose,
                sentence=tell_dice(self.live.table, need, self.connection.lang),
            )
        )

    async def _begin_advice(self, said: AskOdds | AskHint) -> None:
        """The table goes on while someone thinks about a copy of it; one thought at a time for each browser."""
        live = self.live
        if self.connection not in live.connections:  # they left while it waited for its turn
            return
        live.check(said.seat, said.question_id, self.connection.player)
        if live.row["advice"] == "off":
            raise Trouble(403, "advice-off")
        if not live.listed(said.seat):
            raise Trouble(409, "nothing-to-count")
        if self._advising is not None and not self._advising.done():
            raise Trouble(429, "still-thinking")
        self._advising = asyncio.create_task(
            self._advise(said, live.table.copy(said.seat, seed=f"advice-{live.id}-{live.seq}"))
        )

    async def _advise(self, said: AskOdds | AskHint, table: Table) -> None:
        lang = self.connection.lang
        try:
            think, player = self.house.thinkers.do, self.connection.player
            line = self.connection.address
            if isinstance(said, AskOdds):
                shown = advice.SHOWN[self.live.row["advice"]]
                self.connection.send(await think(player, "odds", table, said, shown, lang, line=line))
            else:
                self.connection.send(await think(player, "hint", table, said, lang, line=line))
        except Trouble as trouble:
            self._refuse(said.id, trouble)
        except Exception as error:  # a mistake of a bot harms nobody but whoever asked it
            reference = fault(log, "no advice", error, table=self.live.id)
            self._refuse(said.id, Trouble(500, "inside", reference=reference))

    async def _count_dice(self, said: AskTally) -> None:
        self.live.check(said.seat, said.question_id, self.connection.player)
        self.connection.send(advice.count_dice(self.live.table.known_to(said.seat), said, self.connection.lang))

    async def _bargain(self, said: AskChoices | Propose | Decline) -> None:
        """Units agree on what one of them is to do."""
        live, proposals = self.live, self.audience.proposals
        live.check_seat(said.seat, self.connection.player)
        if isinstance(said, AskChoices):
            choices = proposals.choices_of(said.seat, said.to, self.connection.lang)
            self.connection.send(Choices(id=said.id, to=said.to, choices=choices))
            return
        if isinstance(said, Propose):
            live.tell(Laid(proposals.propose(said.seat, said.to, said.action)))
        else:
            proposals.decline(said.seat, said.proposal)
            live.tell(Declined(said.seat, said.proposal))
        self.audience.tell_proposals()
        self.connection.send(Ack(id=said.id, seq=live.seq))

    async def _promise(self, said: Promise) -> None:
        live = self.live
        seats = live.parts.promised(said.seat, said.promise, self.connection.player)
        await live.change({}, seats)
        self.connection.send(Ack(id=said.id, seq=live.seq))
        self.audience.tell_table()
        if live.is_gathering:
            live.watch.wake()

    async def _undo(self, said: Undo) -> None:
        if self._done_before(said.id):
            return
        self.live.check(said.seat, said.question_id, self.connection.player)
        self.connection.send(Ack(id=said.id, seq=await self.live.undo(said.seat, self._key(said.id))))

    def _own_side(self) -> str:
        """The side whose talk this connection shares; there is none for spectators, or where all are one side."""
        table = self.live.table
        own = sides_of(table, self.connection.seats)
        if len(own) != 1 or own == sides_of(table, table.seats):
            raise Trouble(409, "no-own-side")
        return own.pop()

    async def _say(self, said: Say) -> None:
        if self._done_before(said.id):
            return
        text = clean_text(said.text)
        if not text:
            raise Trouble(400, "empty-talk")
        live = self.live
        if self.connection.player in live.row["silenced"].split():
            raise Trouble(403, "silenced")
        if live.is_over and not live.row["watchable"]:
            raise Trouble(409, "ended")
        seat = next((one for one in live.seats if one.seat in self.connection.seats), None)
        row: Row = {
            "game": live.id,
            "seat": seat.seat if seat else 0,
            "player": self.connection.player,
            "name": (seat.name if seat and seat.name else self.connection.name),
            "text": text,
            "key": self._key(said.id),
            "at": now_ms(),
            "side": self._own_side() if said.aside else "",
        }
        row["id"] = await live.store.add_chat(dict(row))
        live.following.hear_line(row)
        live.tell(Spoke(row["id"]))
        self.connection.send(Ack(id=said.id, seq=live.seq))
