"""Between the wire and the tables: what others tell becomes work of a table, and what is only hinted is looked up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from hhour.server import trace
from hhour.server.limits import Buckets, Counts
from hhour.server.logs import fault
from hhour.server.nodes.said import (
    HOUSE,
    Changed,
    Closed,
    Declined,
    Ended,
    Here,
    Laid,
    Lying,
    Renamed,
    Said,
    Sealer,
    Shown,
    Spent,
    Spoke,
    Wanted,
    Who,
    decode,
    encode,
    told_key,
    topic_of,
)
from hhour.server.nodes.wire import Wire
from hhour.server.people import People
from hhour.server.sessions import Sessions
from hhour.server.store.engine import is_gone
from hhour.server.store.store import Store
from hhour.server.trouble import Trouble
from hhour.server.wire_socket import HouseState

if TYPE_CHECKING:
    from hhour.server.audience import Audience
    from hhour.server.connection import Connection
    from hhour.server.lobby import Lobby
    from hhour.server.table import LiveTable

TICK = 1.0
BEAT = 5.0  # how often a server says that it lives, and whether the database does
LOOK, LOOK_WITHOUT_WIRE = 15.0, 1.5  # how often games are compared with the store, though nobody said anything
HERE_AGAIN, HERE_SECONDS = 10.0, 30.0
BATCH = 500
MANY = 8  # connections of one address that the others are told of
UNKNOWN = Changed(0)  # something is new, and nobody said what
log = logging.getLogger("hhour.nodes")


class Relay:
    """The ear and the mouth of one server."""

    def __init__(
        self, wire: Wire, store: Store, sessions: Sessions, people: People, connections: Counts, secret: str
    ) -> None:
        self.wire = wire
        self.sealer = Sealer(secret)
        self.store = store
        self.sessions = sessions
        self.people = people
        self.connections = connections
        self.ledgers: dict[str, Buckets] = {}
        self.store_good = True
        self._lobby: Lobby | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._look_now = asyncio.Event()

    @property
    def shares(self) -> bool:
        """Whether there may be other servers."""
        return self.store.keeper.shares

    @property
    def lobby(self) -> Lobby:
        assert self._lobby is not None
        return self._lobby

    async def open(self, lobby: Lobby) -> None:
        """Begin to listen."""
        self._lobby = lobby
        await self.wire.open(self._hear, self._joined, self._turned)
        self.wire.listen(HOUSE)
        if self.shares:
            for ledger in self.ledgers.values():
                ledger.share()
            for work, seconds in ((self._tick, TICK), (self._beat, BEAT), (self._say_who_is_here, HERE_AGAIN)):
                self._begin(_every(seconds, work))
            self._begin(self._look_for_ever())

    async def close(self) -> None:
        """Listen no more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.wire.close()

    def _begin(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- tables ---------------------------------------------------------------------------------------------------

    def attach(self, audience: Audience) -> None:
        """A game was opened here."""
        live = audience.live
        live.wire = self.wire
        live.tell = partial(self._tell_of, live.id)
        self.wire.listen(topic_of(live.id))

    def detach(self, game: str) -> None:
        """It was let go."""
        self.wire.leave(topic_of(game))

    def tell(self, topic: str, said: Said) -> None:
        """Tell the other servers, if there are any."""
        if not self.wire.is_alone:
            self.wire.tell(topic, encode(said))

    def _tell_of(self, game: str, said: Said) -> None:
        if self.wire.is_alone:
            return
        if isinstance(said, Changed) and said.move is not None:
            said.seal = self.sealer.seal(game, said)
        self.wire.tell(topic_of(game), encode(said))

    async def refresh(self, audience: Audience) -> None:
        """Whoever comes now sees nothing older than what anyone has been told before."""
        if not self.shares:
            return
        live = audience.live
        standing = await self.store.standing([live.id])
        if not live.broken and standing.get(live.id) != live.following.standing:
            await live.ask(live.following.catch_up)

    # --- hearing --------------------------------------------------------------------------------------------------

    def _hear(self, topic: str, message: bytes) -> None:
        said = decode(message)
        if said is None:
            return
        try:
            if topic == HOUSE:
                self._hear_of_house(said)
                return
            audience = self.lobby.opened(topic.partition(":")[2])
            if audience is not None and not audience.live.broken:
                self._hear_of_table(audience, said)
        except Exception as error:  # what another server says must never stop this one
            fault(log, "message of another node", error, topic=topic)

    def _hear_of_house(self, said: Said) -> None:
        if isinstance(said, Ended):
            self.sessions.forget(said.sessions)
            self.lobby.part_with(said.sessions)
        elif isinstance(said, Renamed):
            self.people.forget(said.player)
        elif isinstance(said, Spent):
            self.connections.hear(said.node, said.connections)
            for name, spent in said.spent.items():
                if name in self.ledgers:
                    self.ledgers[name].hear(spent)

    def _hear_of_table(self, audience: Audience, said: Said) -> None:
        live = audience.live
        if isinstance(said, Changed):
            if said.rev > live.row["rev"]:
                live.parts.outrun(said.rev)
                self._look_at(audience, said)
        elif isinstance(said, Spoke):
            if said.line > live.following.last_line:
                self._look_at(audience)
        elif isinstance(said, Here):
            audience.hear_who(said.node, said.players, HERE_SECONDS)
        elif isinstance(said, Who):
            live.tell(Here(self.wire.node, list(live.present)))
            if audience.proposals.lying or live.row["clock"]:
                live.tell(Lying(live.seq, audience.proposals.lying, live.watch.thinking()))
        elif isinstance(said, Lying):
            if live.watch.think_since(said.seq, said.thinking):
                audience.tell_table()
            if audience.proposals.learn(said.proposals):
                audience.tell_proposals()
        elif isinstance(said, Laid):
            audience.proposals.hear(said.proposal)
            audience.tell_proposals()
        elif isinstance(said, Declined):
            with contextlib.suppress(Trouble):
                audience.proposals.decline(said.seat, said.proposal)
                audience.tell_proposals()
        elif isinstance(said, Wanted):
            live.parts.ask_here(said.promises)
        elif isinstance(said, Shown):
            live.parts.hear(said.seat, said.part)
        elif isinstance(said, Closed):
            self._begin(self.lobby.close_table(live.id, told=True))

    def _look_at(self, audience: Audience, said: Changed = UNKNOWN) -> None:
        """Something is new; where nobody listens the copy is let go instead, and read again when it is wanted."""
        live = audience.live
        if not live.connections and live.is_idle:
            self.lobby.let_go(live.id)
        elif live.following.heard:
            live.following.heard.append(said)
        else:
            live.following.heard.append(said)
            try:
                live.post(partial(self._catch_up, audience))
            except Trouble:  # a full inbox: it will be looked at again
                live.following.heard.clear()

    async def _catch_up(self, audience: Audience) -> None:
        """Go on by what was told, as far as that leads; the rest is in the store."""
        following = audience.live.following
        heard, following.heard = following.heard, []
        with trace.span("follow", heard[0].trace, table=audience.live.id):
            for said in heard:
                move = said.move if self.sealer.holds(audience.live.id, said) else None
                if move is None or not following.go_on(said.rev, move):
                    await following.catch_up()
                    return

    def _joined(self, topic: str) -> None:
        if topic != HOUSE:
            audience = self.lobby.opened(topic.partition(":")[2])
            if audience is not None:
                self._begin(self._compare([audience]))
                audience.live.tell(Who())

    # --- when nobody says anything ----------------------------------------------------------------------------------

    def _turned(self, good: bool) -> None:
        """The wire has gone, or is back: until then what others do is seen late, and then everything is looked at."""
        self._tell_state()
        self._look_now.set()
        if good:
            self.people.forget_all()
            self._begin(self._say_who_is_here())
            for audience in self.lobby.all_open():
                audience.live.tell(Who())

    def state(self) -> HouseState:
        """What the pages are told about the house."""
        return HouseState(late=not self.wire.is_good, store=self.store_good)

    def greet(self, connection: Connection, live: LiveTable) -> None:
        """Somebody has come to a table: what is not well, and that they need no more be told of it elsewhere."""
        if not self.shares:
            return
        if not (self.wire.is_good and self.store_good):
            connection.send(self.state())
        if connection.seats:
            self._begin(self.wire.free(told_key(live.id, connection.player)))

    def _tell_state(self) -> None:
        for audience in self.lobby.all_open():
            for connection in audience.live.connections:
                connection.send(self.state())

    async def _look_for_ever(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK if self.wire.is_good else LOOK_WITHOUT_WIRE):
                    await self._look_now.wait()
            self._look_now.clear()
            await _quietly(self._look)

    async def _look(self) -> None:
        ended = await self.sessions.look()
        if ended:
            self.lobby.part_with(ended)
        await self._compare(self.lobby.all_open())

    async def _compare(self, audiences: Iterable[Audience]) -> None:
        every = [audience for audience in audiences if not audience.live.broken]
        for start in range(0, len(every), BATCH):
            some = every[start : start + BATCH]
            standing = await self.store.standing([audience.live.id for audience in some])
            for audience in some:
                live = audience.live
                if standing.get(live.id) != live.following.standing and not live.broken:
                    self._look_at(audience)

    async def _say_who_is_here(self) -> None:
        for audience in self.lobby.all_open():
            if audience.live.present:
                audience.live.tell(Here(self.wire.node, list(audience.live.present)))
            audience.forget_who(time.monotonic())

    async def _tick(self) -> None:
        spent = {name: ledger.collect() for name, ledger in self.ledgers.items()}
        many = {name: count for name, count in self.connections.by_name.items() if count >= MANY}
        if many or any(spent.values()):
            self.tell(HOUSE, Spent(self.wire.node, spent, many))

    async def _beat(self) -> None:
        good = True
        try:
            async with asyncio.timeout(self.store.seconds + 1):
                await self.store.writer.do(self.store.keeper.beat)
        except Exception as error:
            good = not is_gone(error)
        if good != self.store_good:
            self.store_good = good
            self._tell_state()


async def _every(seconds: float, work: Callable[[], object]) -> None:
    while True:
        await asyncio.sleep(seconds)
        await _quietly(work)


async def _quietly(work: Callable[[], object]) -> None:
    """A database that has gone is told of by whoever waits for it."""
    try:
        await work()  # type: ignore[misc]
    except Exception as error:
        if not is_gone(error):
            fault(log, "keeping up failed", error)
