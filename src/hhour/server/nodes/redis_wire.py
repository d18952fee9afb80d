"""The wire on Redis or Valkey: publish and subscribe for what is told, keys with an end for what is claimed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque

from redis import Redis as Blocking
from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from hhour.server.logs import fault, tell
from hhour.server.nodes.wire import Hear, Joined, Turned

OUTBOX = 10_000  # messages that wait; they are hints, so the oldest go
AT_ONCE = 200
BEAT = b"beat"
BEAT_SECONDS = 1.0  # how often the wire is tried from end to end
DEAF_SECONDS = 4.0  # for how long one may hear nothing, not even oneself
ANSWER_SECONDS = 2.0
START_SECONDS = 10.0  # a machine that starts does much else
AGAIN_SECONDS = (0.1, 0.3, 1.0, 2.0)
FAILED = (RedisError, OSError, TimeoutError, EOFError)
log = logging.getLogger("hhour.nodes")


def answers(url: str) -> str:
    """Whether there is a Redis at this address: '' or why not."""
    client = None
    try:
        client = Blocking.from_url(url, socket_timeout=START_SECONDS, socket_connect_timeout=START_SECONDS)
        client.ping()
    except (*FAILED, ValueError) as error:
        return (str(error).splitlines() or [type(error).__name__])[0][:200]
    finally:
        if client is not None:
            client.close()
    return ""


class RedisWire:
    """One end. Comes back by itself when Redis does; `prefix` keeps houses on one Redis apart."""

    def __init__(self, url: str, prefix: str) -> None:
        self.node = secrets.token_hex(8)
        self._url = url
        self._prefix = prefix
        self._redis = self._client()
        self._ears: AbstractConnection | None = None
        self._topics: set[str] = set()
        self._outbox: deque[tuple[str, bytes]] = deque(maxlen=OUTBOX)
        self._written = asyncio.Event()
        self._good = False
        self._first = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._hear: Hear = lambda _topic, _message: None
        self._joined: Joined = lambda _topic: None
        self._turned: Turned = lambda _good: None

    @property
    def is_alone(self) -> bool:
        return False

    @property
    def is_good(self) -> bool:
        return self._good

    def _client(self) -> Redis:
        made: Redis = Redis.from_url(
            self._url,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            health_check_interval=0,
            retry=Retry(NoBackoff(), 0),
            protocol=2,
        )
        return made

    async def open(self, hear: Hear, joined: Joined, turned: Turned) -> None:
        self._hear, self._joined, self._turned = hear, joined, turned
        works = (self._listen_for_ever, self._write_for_ever, self._beat)
        self._tasks = [asyncio.create_task(work()) for work in works]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._first.wait()

    # --- hearing --------------------------------------------------------------------------------------------------

    @property
    def _own(self) -> str:
        return f"node:{self.node}"

    async def _subscribe(self) -> None:
        """Listen to everything again, to oneself last: when that is heard, all is."""
        await self._redis.connection_pool.disconnect()
        ears = self._redis.connection_pool.make_connection()  # type: ignore[no-untyped-call]
        topics = [*self._topics, self._own]
        async with asyncio.timeout(ANSWER_SECONDS):
            await ears.connect()
            for start in range(0, len(topics), AT_ONCE):
                await ears.send_command(
                    "SUBSCRIBE", *(self._prefix + topic for topic in topics[start : start + AT_ONCE])
                )
            self._ears = ears
            await self._write([(self._own, BEAT)])

    async def _listen_for_ever(self) -> None:
        tries = 0
        while True:
            try:
                if self._ears is None:
                    await self._subscribe()
                await self._take(self._ears)
                tries = 0 if self._good else tries
            except Exception as error:  # whatever it is, whoever hears no more must not believe that all is quiet
                if not isinstance(error, FAILED):
                    fault(log, "wire not understood", error)
                await self._lose(error)
                await asyncio.sleep(AGAIN_SECONDS[min(tries, len(AGAIN_SECONDS) - 1)])
                tries += 1

    async def _take(self, ears: AbstractConnection | None) -> None:
        if ears is None:
            raise EOFError("lost while writing")
        heard = await ears.read_response(timeout=DEAF_SECONDS)
        if heard is None:
            raise TimeoutError("nothing is heard any more, not even oneself")
        kind, channel, data = heard
        topic = channel.decode()[len(self._prefix) :]
        if topic == self._own and kind == b"message":
            self._come_back()
        elif kind == b"subscribe" and topic in self._topics and self._good:
            self._joined(topic)
        elif kind == b"message" and topic in self._topics:
            sender, _, told = data.partition(b" ")
            if sender != self.node.encode():
                self._hear(topic, told)

    def _come_back(self) -> None:
        if self._good:
            return
        self._good = True
        if self._first.is_set():
            tell(log, logging.WARNING, "wire back")
            self._turned(True)
        self._first.set()

    async def _lose(self, error: BaseException) -> None:
        ears, self._ears = self._ears, None
        if ears is not None:
            with contextlib.suppress(*FAILED):
                await ears.disconnect(nowait=True)
        if self._good:
            self._good = False
            tell(log, logging.WARNING, "wire gone", reason=str(error)[:200])
            self._turned(False)

    def listen(self, topic: str) -> None:
        if topic not in self._topics:
            self._topics.add(topic)
            self._outbox.append((topic, b""))
            self._written.set()

    def leave(self, topic: str) -> None:
        if topic in self._topics:
            self._topics.discard(topic)
            self._outbox.append((topic, b""))
            self._written.set()

    # --- telling --------------------------------------------------------------------------------------------------

    def tell(self, topic: str, message: bytes) -> None:
        if self._good:  # what is told to nobody is read from the database when they are back
            self._outbox.append((topic, message))
            self._written.set()

    async def _write_for_ever(self) -> None:
        while True:
            await self._written.wait()
            self._written.clear()
            while self._outbox:
                batch = [self._outbox.popleft() for _ in range(min(AT_ONCE, len(self._outbox)))]
                try:
                    await self._write(batch)
                except FAILED as error:
                    await self._lose(error)  # whoever listens begins anew

    async def _write(self, batch: list[tuple[str, bytes]]) -> None:
        turned = {topic for topic, message in batch if not message}
        if turned and self._ears is not None:
            on = [self._prefix + topic for topic in turned & self._topics]
            off = [self._prefix + topic for topic in turned - self._topics]
            if on:
                await self._ears.send_command("SUBSCRIBE", *on)
            if off:
                await self._ears.send_command("UNSUBSCRIBE", *off)
        told = [(topic, message) for topic, message in batch if message]
        if told:
            pipe = self._redis.pipeline(transaction=False)
            for topic, message in told:
                pipe.publish(self._prefix + topic, b"%s %s" % (self.node.encode(), message))
            await pipe.execute()

    async def _beat(self) -> None:
        """Say something to oneself: a wire that is cut in silence is noticed."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.tell(self._own, BEAT)

    # --- claiming ---------------------------------------------------------------------------------------------------

    async def claim(self, name: str, seconds: float) -> bool:
        if not self._good:
            return True
        try:
            key = f"{self._prefix}claim:{name}"
            if await self._redis.set(key, self.node, nx=True, px=max(1, int(seconds * 1000))):
                return True
            return bool(await self._redis.get(key) == self.node.encode())
        except FAILED:
            return True

    async def free(self, name: str) -> None:
        if self._good:
            with contextlib.suppress(*FAILED):
                await self._redis.delete(f"{self._prefix}claim:{name}")

    async def close(self) -> None:
        pending = set(self._tasks)
        while pending:  # the client turns a cancellation that comes at a bad moment into an error of its own
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=0.5)
        self._good = False
        await self._lose(EOFError("closed"))
        with contextlib.suppress(*FAILED):
            await self._redis.aclose()
