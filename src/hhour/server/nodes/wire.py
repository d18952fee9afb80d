"""The wire between the servers of one house: what it promises, and the one that needs no network.

Messages are hints. They may be lost, come twice or overtake each other; the database alone says what is true, and
whoever hears of something reads it there. Who tells something does not hear it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Protocol

Hear = Callable[[str, bytes], None]  # a topic and what was told there
Joined = Callable[[str], None]  # from now on everything told on this topic is heard
Turned = Callable[[bool], None]  # the wire has gone, or has come back


class Wire(Protocol):
    """What every wire can do. Nothing here waits for the others, and nothing raises because they cannot be reached."""

    node: str  # this end's name

    @property
    def is_alone(self) -> bool:
        """Whether nobody else can be listening, so that there is no need to say anything."""

    @property
    def is_good(self) -> bool:
        """Whether the others can be reached."""

    async def open(self, hear: Hear, joined: Joined, turned: Turned) -> None:
        """Begin. `turned` says when the others can no longer be reached, and when they can again."""

    def listen(self, topic: str) -> None:
        """Hear what is told on this topic; `joined` says from when on."""

    def leave(self, topic: str) -> None:
        """Hear no more of it."""

    def tell(self, topic: str, message: bytes) -> None:
        """Tell all others who listen; in order, as long as the wire holds."""

    async def claim(self, name: str, seconds: float) -> bool:
        """Whether something is this end's to do: so for one end at a time, and for every end while the wire is gone."""

    async def free(self, name: str) -> None:
        """Let it be claimed again."""

    async def close(self) -> None:
        """End."""


class Hub:
    """Where the ends of wires within one process meet."""

    def __init__(self) -> None:
        self.ends: list[LocalWire] = []
        self.claims: dict[str, tuple[float, str]] = {}  # until when, and whose

    def pass_on(self, sender: LocalWire, topic: str, message: bytes) -> None:
        """Tell all other ends, one after the other, not at once: nobody is called in the middle of their own work."""
        for end in self.ends:
            if end is not sender and topic in end.topics:
                asyncio.get_running_loop().call_soon(end.hear_now, topic, message)


class LocalWire:
    """The wire of a house that is one process: mostly there is nobody at the other end."""

    def __init__(self, hub: Hub | None = None) -> None:
        self.hub = hub or Hub()
        self.node = secrets.token_hex(8)
        self.topics: set[str] = set()
        self._hear: Hear = lambda _topic, _message: None
        self._joined: Joined = lambda _topic: None

    @property
    def is_alone(self) -> bool:
        return len(self.hub.ends) < 2

    @property
    def is_good(self) -> bool:
        return True

    async def open(self, hear: Hear, joined: Joined, turned: Turned) -> None:
        self._hear, self._joined = hear, joined
        self.hub.ends.append(self)

    def listen(self, topic: str) -> None:
        self.topics.add(topic)
        if not self.is_alone:
            asyncio.get_running_loop().call_soon(self._joined, topic)

    def leave(self, topic: str) -> None:
        self.topics.discard(topic)

    def tell(self, topic: str, message: bytes) -> None:
        if not self.is_alone:
            self.hub.pass_on(self, topic, message)

    def hear_now(self, topic: str, message: bytes) -> None:
        """What another end has told."""
        if topic in self.topics:
            self._hear(topic, message)

    async def claim(self, name: str, seconds: float) -> bool:
        if self.is_alone:
            return True
        now = time.monotonic()
        self.hub.claims = {one: claim for one, claim in self.hub.claims.items() if claim[0] > now}
        return self.hub.claims.setdefault(name, (now + seconds, self.node))[1] == self.node

    async def free(self, name: str) -> None:
        self.hub.claims.pop(name, None)

    async def close(self) -> None:
        if self in self.hub.ends:
            self.hub.ends.remove(self)
