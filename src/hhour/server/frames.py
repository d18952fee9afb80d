"""WebSocket frames without a detour: a whole message is read where it arrives and written where it is said.

Nearly every frame is a text in one piece. Uvicorn hands each through a parser, a queue and two tasks, which costs as
much as the rules do. Whatever else comes in is left to it: pieces, binary frames, pings, the handshakes at both ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

FRAMES = "hhour.frames"  # the extension by which an application finds this
TEXT = 0x81
WHOLE = (TEXT, 0x89, 0x8A)  # texts, pings and pongs in one piece: after them a new frame begins
MASKED = 0x80


class Frames(WebSocketsSansIOProtocol):
    """One WebSocket. Who listens is told a text as it arrives, and may leave it to those who `receive`."""

    _listener: Callable[[str], bool] | None = None
    _is_between = True  # nothing was read of a frame that goes on
    _held = b""  # what was said with more to follow

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[FRAMES] = self
        await super().run_asgi()

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
            self._is_between = text is not None or are_whole(data)
        super().data_received(data)


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
