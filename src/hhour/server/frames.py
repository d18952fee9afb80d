"""WebSocket frames without a detour: a whole message is read where it arrives and written where it is said.

Nearly every frame is a text in one piece. Uvicorn hands each through a parser, a queue and two tasks, which costs as
much as the rules do. Whatever else comes in is left to it: pieces, binary frames, pings, the handshakes at both ends.
But a little at a time, and nothing after a text before that was heard: a packet holds tens of thousands of frames,
which would all be read before anybody counts them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from hhour.server.limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

FRAMES = "hhour.frames"  # the extension by which an application finds this
TEXT = 0x81
WHOLE = (TEXT, 0x89, 0x8A)  # texts, pings and pongs in one piece: after them a new frame begins
MASKED = 0x80
PIECE = 1024  # bytes that are read before anyone looks what was in them
ODD_PER_SECOND, ODD_AT_ONCE = 5, 60  # frames that are no message: a browser sends a pong in twenty seconds
LINGER_SECONDS = 10.0  # what was said last may take that long to be read


class Frames(WebSocketsSansIOProtocol):
    """One WebSocket. Who listens is told a text as it arrives, and may leave it to those who `receive`."""

    _listener: Callable[[str], bool] | None = None
    _is_between = True  # nothing was read of a frame that goes on
    _held = b""  # what was said with more to follow
    _rest = b""  # what arrived after a text that nobody has heard yet
    _lingering: asyncio.TimerHandle | None = None
    _is_lost = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._odd = Bucket(ODD_PER_SECOND, ODD_AT_ONCE)

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[FRAMES] = self
        await super().run_asgi()
        self._linger()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._linger()

    def _linger(self) -> None:
        """Give up in a while: who does not read what was said last would keep the line open for ever."""
        if not self._is_lost and self._lingering is None:
            self._lingering = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._is_lost = True
        if self._lingering is not None:
            self._lingering.cancel()

    def listen(self, listener: Callable[[str], bool] | None) -> None:
        """Tell every text to this listener first; what it does not take waits to be received."""
        self._listener = listener

    def say(self, text: bytes, more: bool = False) -> bool:
        """Send it, unless it would have to wait, or the connection is closing; `more`: with what is said next."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        held, self._held = self._held, b"".join((self._held, head(len(text)), text))
        if not more:
            self._write()
        elif not held:
            self.loop.call_soon(self._write)  # whether anything is said or not
        return True

    def _write(self) -> None:
        held, self._held = self._held, b""
        if held and not self.transport.is_closing():
            self.transport.write(held)

    def shutdown(self) -> None:
        self._write()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and self._is_between and not self.close_sent:
            text = sole_text(data, self.config.ws_max_size)
            if text is not None and self._listener is not None and self.queue.empty() and self._listener(text):
                return
            self._is_between = text is not None or (len(data) < 4 * PIECE and are_whole(data))
        waits = bool(self._rest)
        self._rest += data
        if not waits or self.close_sent:
            self._read_on()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._rest and self.queue.empty():
            self._read_on()
        return message

    def _read_on(self) -> None:
        """Read until a message waits to be heard."""
        data, self._rest = self._rest, b""
        for at in range(0, len(data), PIECE):
            if self.read_paused and not self.close_sent:
                self._rest = data[at:]
                return
            if not self.transport.is_closing():
                super().data_received(data[at : at + PIECE])

    # --- frames that are no message: they cost as much as one, and no table counts them ------------------------------

    def handle_ping(self) -> None:
        if self._takes_odd():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._takes_odd():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if (event.fin and not self.close_sent) or self._takes_odd():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if (event.fin and not self.close_sent) or self._takes_odd():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._takes_odd():
            super().handle_cont(event)

    def _takes_odd(self) -> bool:
        """Whether this one is borne; with one too many the connection ends."""
        borne = self._odd.take()
        if not borne:
            self._hang_up(CloseCode.POLICY_VIOLATION)
        return borne

    def send_receive_event_to_app(self) -> None:
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:  # the library would log a mistake of ours, with its trace
            self.frames = []
            self._hang_up(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    def _hang_up(self, code: CloseCode) -> None:
        if not self.transport.is_closing():
            self.conn.fail(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            self._linger()


def head(length: int) -> bytes:
    """What goes before a text of so many bytes."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 65536:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def sole_text(data: bytes, most: int) -> str | None:
    """The text, if this is one of at most so many bytes, in one piece and with nothing before or after it."""
    size = frame_size(data)
    if data[0] != TEXT or size != len(data):
        return None
    begins = 6 if data[1] & 127 < 126 else 8
    if size - begins > most:
        return None
    try:
        return apply_mask(data[begins:], data[begins - 4 : begins]).decode()
    except UnicodeDecodeError:
        return None


def are_whole(data: bytes) -> bool:
    """Whether a new frame begins after these."""
    at = 0
    while at < len(data):
        size = frame_size(data, at)
        if not size or data[at] not in WHOLE:
            return False
        at += size
    return at == len(data)


def frame_size(data: bytes, at: int = 0) -> int:
    """How long the masked frame is that begins here; 0 where that cannot be told, or is more than anyone has to say."""
    if len(data) < at + 4 or data[at + 1] < MASKED:
        return 0
    length = data[at + 1] & 127
    if length < 126:
        return 6 + length
    return 8 + int.from_bytes(data[at + 2 : at + 4], "big") if length == 126 else 0
