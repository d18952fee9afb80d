"""One browser at one table: what is to be sent waits in a queue of its own, so that nobody waits for a slow peer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.exceptions import WebSocketException
from litestar.types import Receive, Send

from hhour.server.frames import Frames
from hhour.server.line import Line
from hhour.server.sentences import problem
from hhour.server.trouble import Trouble
from hhour.server.wire import Lang
from hhour.server.wire_socket import Goodbye, Greeting, Refused, SharedHello, ToBrowser

QUEUE = 256
QUEUED = 4_000_000  # bytes: a whole table is much longer than a move
STALLED_SECONDS = 60.0
PATIENCE = 2.0
_ENCODER = msgspec.json.Encoder()


def encode(message: ToBrowser | Greeting | SharedHello) -> bytes:
    """A message as the text that is sent, once for all who are sent it."""
    return _ENCODER.encode(message)


class Cable:
    """A WebSocket that has been accepted, without the layers of the framework: they cost as much as the sending."""

    def __init__(self, receive: Receive, send: Send, frames: Frames | None = None) -> None:
        self.receive = receive
        self._send = send
        self._frames = frames

    def listen(self, listener: Callable[[str], bool] | None) -> None:
        """Tell texts to this listener as they arrive, where that can be; those it does not take are received."""
        if self._frames is not None:
            self._frames.listen(listener)

    def say(self, text: bytes, more: bool) -> bool:
        """Send a message at once, or with the one that follows; False where it has to wait for its turn."""
        return self._frames is not None and self._frames.say(text, more)

    async def send_data(self, text: bytes) -> None:
        """Send a message."""
        await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    async def close(self, code: int) -> None:
        """Say goodbye."""
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


class Connection:
    """A browser with the table open."""

    def __init__(self, socket: Cable, player: str, address: str, name: str, lang: Lang, session: str = "") -> None:
        self.socket = socket
        self.player = player
        self.address = address
        self.name = name
        self.lang = lang
        self.session = session
        self.seats: tuple[int, ...] = ()
        self.closing: tuple[int, Goodbye | None] | None = None
        self._queued = 0
        self._queue: Line[bytes | None] = Line(QUEUE)
        self._reader = asyncio.current_task()
        self._said_all = asyncio.Event()
        self._sending_since = 0.0  # 0: nothing is on its way
        self._is_stalled = False
        self._watch: asyncio.TimerHandle

    def send(self, message: ToBrowser) -> None:
        """Send a message, or queue it."""
        self.send_text(encode(message))

    def send_text(self, text: bytes, more: bool = False) -> None:
        """Send a message that is encoded already, or queue it; a browser that reads too slowly is let go.

        `more`: something will be said right after it.
        """
        if self.closing is not None:
            return
        if not self._queue and not self._sending_since and self.socket.say(text, more):
            return
        if self._queue.is_full or (self._queued and self._queued + len(text) > QUEUED):
            self._queue.clear()
            self.close(1013)
            return
        self._queued += len(text)
        self._queue.put(text)

    def refuse(self, message_id: str, seq: int, trouble: Trouble) -> None:
        """Say that a message changed nothing, and why."""
        self.send(Refused(id=message_id, seq=seq, error=problem(trouble, self.lang)))

    def goodbye(self, code: int, trouble: Trouble, again: bool) -> None:
        """Say why, then close."""
        self.close(code, Goodbye(again=again, error=problem(trouble, self.lang)))

    def close(self, code: int, last: Goodbye | None = None) -> None:
        """Close after what is queued was sent; a full queue is dropped."""
        if self.closing is not None:
            return
        self.closing = (code, last)
        if self._queue.is_full:
            self._queue.clear()
        self._queue.put(None)

    async def run_sender(self) -> None:
        """Send what is queued until the connection ends."""
        loop, sender = asyncio.get_running_loop(), asyncio.current_task()
        assert sender is not None
        self._look(sender)
        try:
            while (text := await self._queue.take()) is not None:
                self._sending_since = loop.time()
                await self.socket.send_data(text)
                self._sending_since = 0.0
                self._queued -= len(text)
            code, last = self.closing or (1000, None)
            if last is not None:
                await self.socket.send_data(encode(last))
            await self.socket.close(code)
            self._said_all.set()
            await asyncio.sleep(PATIENCE)
            if self._reader is not None:  # a browser that never answers the close must not keep us
                self._reader.cancel()
        except (WebSocketException, RuntimeError, OSError):
            self._said_all.set()  # the browser has gone; the receiving side notices and tidies up
        except asyncio.CancelledError:
            if not self._is_stalled:
                raise
            sender.uncancel()
            self.closing = self.closing or (1013, None)
            self._said_all.set()
            if self._reader is not None:  # whoever reads for it lets it go
                self._reader.cancel()
        finally:
            self._watch.cancel()

    def _look(self, sender: asyncio.Task[Any]) -> None:
        """Does it take what is sent? Asked now and then, which costs less than a timer for every message."""
        loop = asyncio.get_running_loop()
        waited = loop.time() - self._sending_since if self._sending_since else 0.0
        self._is_stalled = waited >= STALLED_SECONDS
        if self._is_stalled:
            sender.cancel()
        else:
            self._watch = loop.call_later(STALLED_SECONDS - waited, self._look, sender)

    async def finish(self) -> None:
        """Let a goodbye that was begun be heard."""
        if self.closing is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._said_all.wait(), PATIENCE)
