"""What every wire promises, whichever it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
from redis import Redis

from hhour.kernel.games import games
from hhour.server.nodes import redis_wire
from hhour.server.nodes.redis_wire import RedisWire
from hhour.server.nodes.said import WIRE, Changed, Who, decode, encode
from hhour.server.nodes.wire import Hub, LocalWire, Wire
from tests.nodes.redis_server import RedisServer

PATIENCE = 120


class End:
    """One server's end of a wire, with everything it was told."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.heard: list[tuple[str, bytes]] = []
        self.joined: list[str] = []
        self.turned: list[bool] = []

    async def open(self, *topics: str) -> None:
        await self.wire.open(
            lambda topic, message: self.heard.append((topic, message)), self.joined.append, self.turned.append
        )
        await self.listen(*topics)

    async def listen(self, *topics: str) -> None:
        for topic in topics:
            self.wire.listen(topic)
        await until(lambda: set(topics) <= set(self.joined))


async def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it never came"
        await asyncio.sleep(0.01)


Work = Callable[[End, End, End], Awaitable[None]]


@pytest.fixture(params=["local", "redis"])
def wires(request: pytest.FixtureRequest) -> Callable[[], list[Wire]]:
    """Three ends of one wire, of both kinds."""
    if request.param == "local":
        hub = Hub()
        return lambda: [LocalWire(hub) for _ in range(3)]
    url = request.getfixturevalue("redis_server").url
    return lambda: [RedisWire(url, "test:") for _ in range(3)]


def together(wires: Callable[[], list[Wire]], work: Work) -> None:
    async def run() -> None:
        ends = [End(wire) for wire in wires()]
        for end in ends:
            await end.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(*ends)
        finally:
            for end in ends:
                await end.wire.close()

    asyncio.run(run())


def test_who_listens_hears_in_order_and_nobody_hears_themselves(wires: Callable[[], list[Wire]]) -> None:
    async def work(ann: End, ben: End, eve: End) -> None:
        await ann.listen("game:1")
        await ben.listen("game:1")
        await eve.listen("game:2")
        for number in range(50):
            ann.wire.tell("game:1", b"%d" % number)
        ben.wire.tell("game:2", b"to eve")
        await until(lambda: len(ben.heard) == 50 and len(eve.heard) == 1)
        assert ben.heard == [("game:1", b"%d" % number) for number in range(50)]
        assert eve.heard == [("game:2", b"to eve")]
        assert ann.heard == []

    together(wires, work)


def test_who_has_left_hears_no_more(wires: Callable[[], list[Wire]]) -> None:
    async def work(ann: End, ben: End, _eve: End) -> None:
        await ben.listen("game:1", "game:2")
        ann.wire.tell("game:1", b"first")
        await until(lambda: len(ben.heard) == 1)
        ben.wire.leave("game:1")
        for later in ("game:3", "game:4"):  # each is asked for after what was asked before
            await ben.listen(later)
        ann.wire.tell("game:1", b"second")
        ann.wire.tell("game:2", b"third")
        await until(lambda: ("game:2", b"third") in ben.heard)
        assert ("game:1", b"second") not in ben.heard
        ben.joined.clear()
        await ben.listen("game:1")
        ann.wire.tell("game:1", b"fourth")
        await until(lambda: ("game:1", b"fourth") in ben.heard)

    together(wires, work)


def test_a_claim_is_one_ends_until_it_is_freed_or_over(wires: Callable[[], list[Wire]]) -> None:
    async def work(ann: End, ben: End, eve: End) -> None:
        assert await ann.wire.claim("bot", 60)
        assert await ann.wire.claim("bot", 60)  # whose it is, it stays
        assert not await ben.wire.claim("bot", 60)
        assert await ben.wire.claim("other", 0.05)
        await asyncio.sleep(0.1)
        assert await eve.wire.claim("other", 60)
        await ben.wire.free("bot")
        assert await ben.wire.claim("bot", 60)
        assert sum(await asyncio.gather(*(end.wire.claim("race", 60) for end in (ann, ben, eve)))) == 1

    together(wires, work)


def test_alone_nothing_is_said(wires: Callable[[], list[Wire]]) -> None:
    async def run() -> None:
        wire = LocalWire()
        await wire.open(lambda _topic, _message: None, lambda _topic: None, lambda _good: None)
        assert wire.is_alone
        assert wire.is_good
        assert await wire.claim("anything", 1)
        await wire.close()

    asyncio.run(run())


def test_what_strangers_shout_and_mistakes_of_who_listens_make_nobody_deaf(redis_server: RedisServer) -> None:
    async def run() -> None:
        ann, ben = (End(RedisWire(redis_server.url, "test:")) for _ in range(2))
        heard: list[bytes] = []

        def fails(_topic: str, message: bytes) -> None:
            heard.append(message)
            if message == b"nonsense":
                raise ValueError

        await ann.open("game:1")
        await ben.wire.open(fails, ben.joined.append, ben.turned.append)
        await ben.listen("game:1")
        with Redis.from_url(redis_server.url) as stranger:
            for shout in (b"\xff\xfe", b"", b"\xff nonsense"):
                stranger.publish("test:game:1", shout)
            await until(lambda: ben.turned == [False, True])
            ann.wire.tell("game:1", b"hello")
            await until(lambda: b"hello" in heard)
        for end in (ann, ben):
            await end.wire.close()

    asyncio.run(run())


@pytest.mark.parametrize("how", ["killed", "frozen"])
def test_a_wire_that_has_gone_says_so_and_comes_back(redis_server: RedisServer, how: str) -> None:
    async def run() -> None:
        ann, ben = (End(RedisWire(redis_server.url, "test:")) for _ in range(2))
        for end in (ann, ben):
            await end.open("game:1")
        assert await ann.wire.claim("bot", 60)
        if how == "killed":
            redis_server.stop()
            await until(lambda: not ann.wire.is_good and not ben.wire.is_good)
        else:
            with redis_server.frozen():
                await until(lambda: not ann.wire.is_good and not ben.wire.is_good)
        assert await ben.wire.claim("bot", 60) or how == "frozen"  # doing it twice is harmless, not doing it is not
        ann.wire.tell("game:1", b"to nobody")
        if how == "killed":
            await asyncio.to_thread(redis_server.start)
        await until(lambda: ann.turned == [False, True] and ben.turned == [False, True])
        ben.heard.clear()
        ann.wire.tell("game:1", b"again")
        await until(lambda: ("game:1", b"again") in ben.heard)
        for end in (ann, ben):
            await end.wire.close()

    asyncio.run(run())


def test_a_wire_that_is_silent_for_long_is_noticed_without_saying_anything(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_wire, "DEAF_SECONDS", 0.3)  # shorter than the beat: it must always seem deaf

    async def run() -> None:
        ann = End(RedisWire(redis_server.url, "test:"))
        await ann.open()
        await until(lambda: ann.turned[:3] == [False, True, False])
        await ann.wire.close()

    asyncio.run(run())


def test_what_another_release_says_is_passed_over() -> None:
    assert decode(encode(Changed(5))) == Changed(5)
    assert decode(encode(Who())) == Who()
    assert decode(b'{"type":"tomorrow","rev":1}') is None
    assert decode(b"nonsense") is None


def test_every_version_of_the_rules_has_a_wire_of_its_own() -> None:
    """A server of the release before could not open what is begun under new rules: such a step is not rolled."""
    versions = {game.name: game.rules_version for game in games().values()}
    assert (WIRE, versions) == (7, {"dday": 9, "bataille": 1, "express": 1})
